import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./page.js";

const { byPlace, keyed } = await load("widgets/parts/common/keyed.js");

/** As much of a parent element as `keyed` needs; it counts what is put in. */
class Parent {
  nodes = [];
  moves = 0;

  get firstChild() {
    return this.nodes[0] ?? null;
  }

  insertBefore(node, before) {
    node.remove();
    this.nodes.splice(before ? this.nodes.indexOf(before) : this.nodes.length, 0, node);
    this.moves += 1;
  }

  make(name) {
    const nodes = this.nodes;
    return {
      name,
      get nextSibling() {
        return nodes[nodes.indexOf(this) + 1] ?? null;
      },
      remove() {
        if (nodes.includes(this)) nodes.splice(nodes.indexOf(this), 1);
      },
    };
  }
}

function drawer(keyOf = (item) => item.id) {
  const parent = new Parent();
  const update = (now, at) => (parent.last = [now, at]);
  const draw = keyed(parent, keyOf, ({ id }) => ({ node: parent.make(id), update }));
  const texts = (...ids) => {
    const before = parent.moves;
    const views = draw(ids.map((id) => ({ id })));
    return { names: parent.nodes.map(({ name }) => name).join(""), moves: parent.moves - before, views };
  };
  return { parent, texts };
}

test("children stand in the order of the items", () => {
  const { texts } = drawer();
  for (const ids of ["abc", "cab", "", "bcd", "dxcb", "b"]) assert.equal(texts(...ids).names, ids);
});

test("an item that stays keeps its view, and is told what it is now and where", () => {
  const { parent, texts } = drawer();
  const [, b] = texts("a", "b").views;
  assert.equal(texts("b", "c").views[0], b);
  texts("x", "b");
  assert.deepEqual(parent.last, [{ id: "b" }, 1]);
});

test("what stays in order is not moved, so that it keeps the focus", () => {
  const { texts } = drawer();
  texts(..."abcdef");
  assert.deepEqual([texts(..."bdf").moves, texts(..."bdf").moves, texts(..."bcdf").moves], [0, 0, 1]);
});

test("two items with one key are both there", () => {
  const { texts } = drawer();
  assert.equal(texts("a", "a", "a").views.length, 3);
  assert.equal(texts("a", "a").names, "aa");
});

test("by place a view stays where it is and takes on another item", () => {
  const { texts } = drawer(byPlace);
  const { views } = texts("a", "b");
  const after = texts("c", "d", "e").views;
  assert.deepEqual(after.slice(0, 2), views);
  assert.equal(after.length, 3);
});
