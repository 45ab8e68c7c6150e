import assert from "node:assert/strict";
import { test } from "node:test";
import { link } from "../../widgets/parts/loading/linker.js";
import { page } from "./page.js";

let versions = 0;

/** Links a module out of texts; `made` is what was made of them, in that order. */
function linked(name, texts, others = {}) {
  const made = [];
  const shelf = (it) => ({ version: `test ${(versions += 1)}`, texts: new Map(Object.entries(it)) });
  const shelves = [shelf(texts), shelf(others)];
  const put = (kind) => (what, text) => {
    made.push(what);
    return page[kind](what, text);
  };
  const again = (other = name) => link(other, shelves, [], { module: put("module"), style: put("style") });
  return { address: again(), made, again };
}

test("modules import from beside them, from above them and from another library", async () => {
  const { address, made } = linked(
    "game/parts/a.js",
    {
      "game/parts/a.js": 'import {\n  b,\n} from "./deep/b.js";\nimport * as c from "../c.js";\nexport { d } from "shared/d.js";\nexport const a = [b, c.c];\n',
      "game/parts/deep/b.js": 'import { c } from "../../c.js";\nexport const b = c;\n',
      "game/c.js": "export const c = {};\n",
    },
    { "shared/d.js": "export const d = 4;\n" },
  );
  const { a, d } = await import(address);
  assert.ok(a[0] === a[1] && d === 4, "one module, however often it is imported");
  assert.deepEqual(made, ["game/c.js", "game/parts/deep/b.js", "shared/d.js", "game/parts/a.js"]);
});

test("a module is made once, for whoever asks", () => {
  const { address, made, again } = linked("a.js", { "a.js": 'import "./b.js";\n', "b.js": "export const b = 1;\n" });
  assert.equal(again(), address);
  again("b.js");
  assert.deepEqual(made, ["b.js", "a.js"]);
});

test("styles are put on the page in the order of imports, once, and leave the lines as they were", async () => {
  const texts = {
    "a.js": 'import "./b.js";\nimport "./a.css";\nexport const line = new Error().stack.match(/:(\\d+):/)[1];\n',
    "b.js": 'import "./b.css";\nimport "./a.css";\n',
    "a.css": "a {}",
    "b.css": "b {}",
  };
  const { address, made } = linked("a.js", texts);
  assert.deepEqual(made, ["b.css", "a.css", "b.js", "a.js"]);
  assert.equal((await import(address)).line, "3");
});

test("only imports are changed", async () => {
  const text = [
    'import { one } from "./one.js";',
    "/**",
    ' * import { one } from "./none.js"; as in a comment',
    ' * @import { One } from "./none.js"',
    " */",
    'export const from = "./none.js";',
    "export function words() {",
    '  return `import "./none.js";`;',
    "}",
    "export default {",
    '  from: "./none.js",',
    "};",
    "export const two = one + 1;",
  ].join("\n");
  const { address } = linked("a.js", { "a.js": text, "one.js": "export const one = 1;\n" });
  const { default: kept, from, two, words } = await import(address);
  assert.deepEqual([kept.from, from, two, words()], ["./none.js", "./none.js", 2, 'import "./none.js";']);
});

test("what is missing is named, and who needs it", () => {
  const texts = { "game/a.js": 'import "./b.js";\n', "game/b.js": 'import "shared/c.js";\n' };
  assert.throws(() => linked("game/a.js", texts), /shared\/c\.js, which game\/b\.js needs, is in none of its libraries/);
  assert.throws(() => linked("game/d.js", texts), /game\/d\.js, which a part needs/);
});

test("modules that import each other are named", () => {
  const texts = { "a.js": 'import "./b.js";\n', "b.js": 'import "./c.js";\n', "c.js": 'import "./b.js";\n' };
  assert.throws(() => linked("a.js", texts), /modules import each other: a\.js, b\.js, c\.js, b\.js/);
});

test("another version of a library is another module", async () => {
  const one = linked("a.js", { "a.js": "export const a = 1;\n" });
  const two = linked("a.js", { "a.js": "export const a = 2;\n" });
  assert.deepEqual([(await import(one.address)).a, (await import(two.address)).a], [1, 2]);
});
