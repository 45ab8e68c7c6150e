// A ladder with marks on its rungs. Nothing on it can be pressed.
import { make, setAttribute, setText, unique } from "../../parts/common/dom.js";
import { keyed } from "../../parts/common/keyed.js";
import { parsed, setLanguage, watch } from "../../parts/common/model.js";
import "./ladder.css";

/** @import { Render, Spoken } from "../../parts/types.d.ts" */

/** @typedef {{ side: "mine" | "theirs", text: string }} Mark */
/** @typedef {{ text: string, note?: string, marks?: Mark[] | null }} Rung */
/** @typedef {Spoken & { rungs: (Rung & { id: string })[], title: string, below: string, belowMarks: Mark[] }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("ladder") });
  const list = make("ol", { "aria-labelledby": title.id });
  const ground = makeRung("div");
  const root = make("section", { class: "crx crx-ladder panel", "aria-labelledby": title.id }, title, list, ground.node);
  el.append(root);

  const drawRungs = keyed(list, (rung) => rung.id, (/** @type {Rung & { id: string }} */ _) => makeRung("li"));
  const draw = () => {
    setLanguage(root, model);
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    drawRungs(parsed(model, "rungs") ?? []);
    ground.update({ text: model.get("below"), marks: parsed(model, "belowMarks") });
    ground.node.classList.add("ground");
    ground.node.hidden = !model.get("below");
  };
  watch(model, ["rungs", "title", "below", "belowMarks", "lang", "dir"], draw);
  draw();
}

/** @param {"li" | "div"} tag */
function makeRung(tag) {
  const [text, note, marks] = [make("b"), make("small"), make("span", { class: "marks" })];
  const node = make(tag, {}, make("span", { class: "words" }, text, " ", note), marks);
  const drawMarks = keyed(marks, (mark) => `${mark.side} ${mark.text}`, (/** @type {Mark} */ _) => {
    const tagged = make("span");
    const update = (/** @type {Mark} */ mark) => {
      setAttribute(tagged, "class", `tag ${mark.side}`);
      setText(tagged, mark.text);
    };
    return { node: tagged, update };
  });
  const update = (/** @type {Rung} */ rung) => {
    setAttribute(node, "class", rung.marks?.length ? "marked" : "plain");
    setText(text, rung.text);
    setText(note, rung.note);
    drawMarks(rung.marks ?? []);
  };
  return { node, update };
}
