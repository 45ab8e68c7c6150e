// All plays of a hand. A group's rows are drawn when it is opened; a row's other sets of cards are asked of Python.
import { focused, icon, make, setAttribute, setText, unique } from "../../parts/common/dom.js";
import { byPlace, keyed } from "../../parts/common/keyed.js";
import { direction, keepKeys, setStop } from "../../parts/common/keys.js";
import { parsed, send, setLanguage, watch } from "../../parts/common/model.js";
import { label } from "../../parts/common/values.js";
import { SmallCards, span } from "./small_card.js";
import "./plays.css";

/** @import { Labels, Message, Render, Spoken } from "../../parts/types.d.ts" */
/** @import { Way } from "../../parts/common/keys.js" */
/** @import { SmallCard } from "./small_card.js" */

/** @typedef {{ cards: SmallCard[], alt: string }} CardSet */
/** @typedef {CardSet & { id: string, name: string, count: string, many: boolean }} Row */
/** @typedef {{ id: string, name: string, note: string, count: string, rows: Row[] }} Group */
/** @typedef {{ groups: Group[], generation: number, title: string, none: string, labels: Labels }} Shown */
/** @typedef {Spoken & Shown} Traits */

/**
 * What Python has told of a row's sets so far.
 * @typedef {{ sets: CardSet[], rest: number, more: string }} Told
 */

/**
 * Sets of a row from number `from` on, as Python answers.
 * @typedef {Told & { row: string, from: number, generation: number }} Reply
 */

const CHUNK = 40; // rows of a group drawn at once
const CHEVRON = "M6 3.5L10.5 8 6 12.5";
const CHEAPEST = -1; // instead of a set's number: the cards on the row itself

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("plays") });
  const none = make("p", { class: "none" });
  const list = make("div", { class: "groups" });
  const root = make("section", { class: "crx crx-plays panel", "aria-labelledby": title.id, "data-crx-kernel": true, tabindex: -1 });
  root.append(title, none, list);
  el.append(root);
  /** @type {Map<string, number>} how many rows of each open group are drawn */
  const open = new Map();
  /** @type {Map<string, Told>} by row */
  const told = new Map();
  /** @type {WeakMap<Element, Element>} the one button of a group's rows that Tab reaches */
  const stops = new WeakMap();
  /** @type {Group[]} */
  let groups = [];
  /** @type {Labels} */
  let labels = {};
  let generation = NaN;

  const read = () => {
    groups = parsed(model, "groups") ?? [];
    labels = model.get("labels") ?? {};
    if (generation !== model.get("generation")) told.clear();
    generation = model.get("generation");
    setLanguage(root, model);
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(none, model.get("none"));
    none.hidden = groups.length > 0 || !model.get("none");
    draw();
  };
  const draw = () => {
    const held = focused(list);
    const home = held?.closest(".group");
    drawGroups(groups);
    for (const rows of list.querySelectorAll(".rows")) stopAt(rows, stops.get(rows));
    if (held && !focused(list)) firstButton(home?.isConnected ? home : list, root).focus({ preventScroll: true });
  };
  const tell = (/** @type {Message} */ message) => send(model, { ...message, generation });
  const ask = (/** @type {string} */ row) => tell({ type: "sets", row, from: told.get(row)?.sets.length ?? 0 });

  const drawGroups = keyed(list, (group) => group.id, (/** @type {Group} */ { id }) => {
    const rows = make("ul", { class: "rows", id: unique("rows") });
    const [name, note, count] = [make("b"), make("small"), span("count")];
    const opener = button("opener", () => {
      if (!open.delete(id)) open.set(id, CHUNK);
      draw();
    });
    opener.append(icon(CHEVRON), name, note, count);
    opener.setAttribute("aria-controls", rows.id);
    const more = button("more crx-button", () => {
      const from = rows.childElementCount;
      open.set(id, (open.get(id) ?? 0) + CHUNK);
      draw();
      rows.children[from]?.querySelector("button")?.focus();
    });
    const drawRows = keyed(rows, (row) => row.id, makeRow);
    const update = (/** @type {Group} */ group) => {
      const drawn = open.get(id) ?? 0;
      const rest = drawn ? group.rows.length - drawn : 0;
      setText(name, group.name);
      setText(note, group.note);
      setText(count, group.count);
      setAttribute(opener, "aria-expanded", String(drawn > 0));
      rows.hidden = !drawn;
      drawRows(group.rows.slice(0, drawn));
      more.hidden = rest <= 0;
      setText(more, label(labels, "more", { count: rest }));
    };
    return { node: make("div", { class: "group" }, make("h3", {}, opener), rows, more), update };
  });

  const makeRow = (/** @type {Row} */ { id }) => {
    const sets = make("ul", { class: "sets", id: unique("sets") });
    const [name, count, ways] = [span("name"), span("count"), span("count")];
    const cards = new SmallCards();
    const opener = button("ways", () => {
      if (!told.delete(id)) {
        told.set(id, { sets: [], rest: 0, more: "" });
        ask(id);
      }
      draw();
    });
    opener.append(ways, icon(CHEVRON));
    opener.setAttribute("aria-controls", sets.id);
    const lay = button("lay crx-button", () => tell({ type: "lay", row: id, set: CHEAPEST }));
    const more = button("more crx-button", () => ask(id));
    more.dataset.row = id;
    const drawSets = keyed(sets, byPlace, () => makeSet(id));
    const update = (/** @type {Row} */ row) => {
      const known = told.get(id);
      setText(name, row.name);
      cards.show(row.cards, row.alt);
      setText(count, row.count);
      setText(ways, row.count);
      [count.hidden, opener.hidden] = [row.many, !row.many];
      setAttribute(opener, "aria-label", label(labels, "sets", { name: row.name, count: row.count }));
      setAttribute(opener, "aria-expanded", String(Boolean(known)));
      setLay(lay, row.name);
      sets.hidden = !known?.sets.length;
      drawSets(known?.sets ?? []);
      more.hidden = !known?.rest;
      setText(more, known?.more);
    };
    const line = make("div", { class: "row" }, name, cards.node, count, opener, lay);
    return { node: make("li", {}, line, sets, more), update };
  };

  const makeSet = (/** @type {string} */ row) => {
    let number = 0;
    const cards = new SmallCards();
    const lay = button("lay crx-button", () => tell({ type: "lay", row, set: number }));
    const update = (/** @type {CardSet} */ set, /** @type {number} */ index) => {
      number = index;
      cards.show(set.cards, set.alt);
      setLay(lay, set.alt);
    };
    return { node: make("li", {}, cards.node, lay), update };
  };
  const setLay = (/** @type {Element} */ node, /** @type {string} */ name) => {
    setText(node, labels.layText ?? label(labels, "lay", { name }));
    setAttribute(node, "aria-label", label(labels, "lay", { name }));
  };

  model.on("msg:custom", (message) => {
    const reply = /** @type {Reply} */ (/** @type {unknown} */ (message));
    const known = message?.type === "sets" && reply.generation === generation ? told.get(reply.row) : undefined;
    if (!known || reply.from !== known.sets.length) return; // closed since, or an answer given twice
    const held = focused(list);
    known.sets.push(...reply.sets);
    Object.assign(known, { rest: reply.rest, more: reply.more });
    draw();
    // Whoever asked for more is led to it.
    if (held?.dataset.row === reply.row) held.previousElementSibling?.children[reply.from]?.querySelector("button")?.focus();
  });
  // Each opener of a group is a Tab stop, and all rows of a group are one more; arrows lead everywhere.
  const stopAt = (/** @type {Element} */ rows, /** @type {Element | undefined} */ wanted) => {
    const all = [...rows.querySelectorAll("button:not([hidden])")];
    const stop = wanted && all.includes(wanted) ? wanted : all[0];
    if (stop) stops.set(rows, stop);
    setStop(all, stop);
  };
  list.addEventListener("focusin", ({ target }) => {
    const rows = target instanceof Element ? target.closest(".rows") : null;
    if (rows && target instanceof Element) stopAt(rows, target);
  });
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const next = way && neighbour(list, event.target, way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  keepKeys(root);
  watch(model, ["groups", "generation", "title", "none", "labels", "lang", "dir"], read);
  read();
}

/**
 * @param {string} name
 * @param {() => void} press
 */
function button(name, press) {
  const node = make("button", { class: name });
  node.addEventListener("click", press);
  return node;
}

/**
 * @param {Element} within
 * @param {HTMLElement} root
 */
const firstButton = (within, root) => /** @type {HTMLElement | null} */ (within.querySelector(".opener")) ?? root;

/**
 * Up and down lead from line to line, sideways from button to button on a line.
 * @param {Element} list
 * @param {EventTarget | null} from
 * @param {Way} way
 * @returns {HTMLElement | undefined}
 */
function neighbour(list, from, way) {
  const seen = (/** @type {HTMLElement} */ node) => node.matches("button") && node.offsetParent;
  const buttons = (/** @type {HTMLElement} */ line) => [line, ...line.querySelectorAll("button")].filter(seen);
  const found = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("h3, .row, .sets li, .more"));
  const lines = [...found].map(buttons).filter((line) => line.length);
  const at = lines.findIndex((line) => line.some((it) => it === from));
  if (at < 0) return undefined;
  const place = lines[at].findIndex((it) => it === from);
  if (way === "next" || way === "previous") return lines[at][place + (way === "next" ? 1 : -1)];
  const line = { up: lines[at - 1], down: lines[at + 1], first: lines[0], last: lines.at(-1) }[way];
  return line?.[Math.min(place, line.length - 1)];
}
