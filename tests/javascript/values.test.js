import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./page.js";

const { label, same, share } = await load("widgets/parts/common/values.js");

test("values out of JSON are the same if they say the same", () => {
  const card = () => ({ id: "5S", face: "up", stats: [{ value: 1 }, null], gap: false });
  assert.ok(same(card(), card()));
  for (const other of [{ ...card(), id: "6S" }, { ...card(), more: 1 }, { id: "5S" }, null, undefined, "5S", [card()]])
    assert.ok(!same(card(), other) && !same(other, card()), JSON.stringify(other));
  assert.ok(!same({ ...card(), stats: [{ value: 1 }] }, card()));
  assert.ok(same(null, null) && !same(null, {}) && !same(0, "0") && !same({ a: null }, { b: null }));
});

test("a label has its places filled in, once, and is empty if there is none", () => {
  const labels = { card: "{name}, {count} of {most}" };
  assert.equal(label(labels, "card", { name: "{count}", count: 0 }), "{count}, 0 of {most}");
  assert.equal(label(labels, "other", { name: "x" }), "");
  assert.equal(label(undefined, "card"), "");
});

test("a share is between nothing and all", () => {
  assert.deepEqual([-1, 0, 0.25, 1, 7].map(share), [0, 0, 0.25, 1, 1]);
});
