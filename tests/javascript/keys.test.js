import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./page.js";

const { direction, setStop } = await load("widgets/parts/common/keys.js");

test("arrows lead as they look, in both directions of writing", () => {
  for (const [key, ltr, rtl] of [
    ["ArrowLeft", "previous", "next"],
    ["ArrowRight", "next", "previous"],
    ["ArrowUp", "up", "up"],
    ["ArrowDown", "down", "down"],
    ["Home", "first", "first"],
    ["End", "last", "last"],
    ["a", null, null],
    ["Enter", null, null],
  ])
    assert.deepEqual([direction({ key }, false), direction({ key }, true)], [ltr, rtl], key);
});

test("with another key held an arrow is the browser's", () => {
  for (const held of ["ctrlKey", "metaKey", "altKey"]) assert.equal(direction({ key: "Home", [held]: true }, false), null);
});

test("Tab reaches one of several elements, or none", () => {
  const made = () => {
    const attributes = {};
    return {
      attributes,
      getAttribute: (name) => attributes[name] ?? null,
      setAttribute: (name, value) => (attributes[name] = value),
    };
  };
  const nodes = [made(), made(), made()];
  setStop(nodes, nodes[1]);
  assert.deepEqual(nodes.map(({ attributes }) => attributes.tabindex), ["-1", "0", "-1"]);
  setStop(nodes, undefined);
  assert.deepEqual(nodes.map(({ attributes }) => attributes.tabindex), ["-1", "-1", "-1"]);
});
