// How often each thing was used, what is shut because of it, and the choice of one. What is shut is for Python to say.
import { clauseChip } from "../../parts/common/clause.js";
import { focused, holding, icon, make, setAttribute, setText, targetOf, unique } from "../../parts/common/dom.js";
import { byPlace, keyed } from "../../parts/common/keyed.js";
import { direction, keepKeys, setStop } from "../../parts/common/keys.js";
import { parsed, send, setLanguage, watch } from "../../parts/common/model.js";
import { label, share } from "../../parts/common/values.js";
import "./balance.css";

/** @import { Model, Render, Spoken, WithClauses } from "../../parts/types.d.ts" */

/** @typedef {{ name?: string, count: number, limit?: number | null, mine?: boolean }} Bar */
/** @typedef {{ shut?: boolean, least?: boolean, why?: string, clause?: string }} Standing */
/** @typedef {{ id: string, name: string, note?: string, value?: string, bars?: Bar[], odds?: string, oddsPart?: number }} Facts */
/** @typedef {Facts & Standing} Item */
/** @typedef {{ items: Item[], title: string, note: string, choosable: boolean, chosen: string }} Shown */
/** @typedef {Spoken & WithClauses & Shown} Traits */

const LOCK = "M8 1.5A3.5 3.5 0 0 0 4.5 5v2H3.5a1 1 0 0 0-1 1v5.5a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V8a1 1 0 0 0-1-1H11.5V5A3.5 3.5 0 0 0 8 1.5zM6 5a2 2 0 0 1 4 0v2H6z";

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("balance") });
  const note = make("p", { class: "gap", "aria-live": "polite" });
  const list = make("ul", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-balance panel", "aria-labelledby": title.id, tabindex: -1 }, title, note, list);
  el.append(root);
  const radios = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=radio]")]);
  const scale = { most: 1 }; // uses; all bars are drawn to one scale

  const keyOf = (/** @type {Item} */ item) => `${model.get("choosable") ? "radio " : ""}${item.id}`;
  const drawItems = keyed(list, keyOf, (/** @type {Item} */ { id }) => makeItem(model, id, model.get("choosable"), scale));
  const draw = () => {
    const items = parsed(model, "items") ?? [];
    const choosable = model.get("choosable");
    const held = focused(list);
    setLanguage(root, model);
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(note, model.get("note"));
    note.hidden = !model.get("note");
    setAttribute(list, "role", choosable ? "radiogroup" : "list");
    const bars = items.flatMap((item) => item.bars ?? []);
    scale.most = Math.max(1, ...bars.map((bar) => Math.max(bar.count, bar.limit ?? 0)));
    root.style.setProperty("--scale", String(scale.most));
    drawItems(items);
    const all = radios();
    const stop = all.find((it) => it.ariaChecked === "true") ?? all.find((it) => it.ariaDisabled !== "true") ?? all[0];
    setStop(all, all.find((it) => held && it === focused(list)) ?? stop);
    if (held && !focused(list)) (stop ?? root).focus({ preventScroll: true });
  };

  list.addEventListener("click", (event) => {
    const radio = targetOf(event, "[role=radio]");
    if (radio) setStop(radios(), radio);
  });
  // An arrow leads on and chooses; what is shut it only leads to, since nobody asked yet why.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const all = radios();
    const at = all.findIndex((radio) => radio === event.target);
    if (!way || at < 0) return;
    event.preventDefault();
    const on = at + 1 < all.length ? at + 1 : 0;
    const next = all.at({ first: 0, last: -1, up: at - 1, previous: at - 1, next: on, down: on }[way]);
    setStop(all, next);
    next?.focus();
    if (next?.ariaDisabled !== "true") next?.click();
  });
  keepKeys(root);
  watch(model, ["items", "title", "note", "choosable", "chosen", "clauses", "labels", "lang", "dir"], draw);
  draw();
}

/**
 * @param {Model<Traits>} model
 * @param {string} id
 * @param {boolean} radio whether it can be chosen
 * @param {{ readonly most: number }} scale
 */
function makeItem(model, id, radio, scale) {
  const [name, note, value] = [make("b"), make("small"), make("span", { class: "value" })];
  const bars = make("div", { class: "bars", id: unique("bars") });
  const chance = make("span");
  const odds = make("div", { class: "odds", id: unique("odds") }, make("span", { class: "track" }, make("i")), chance);
  const [lock, word, why] = [icon(LOCK), make("b"), make("span")];
  const state = make("p", { class: "state", id: unique("state") }, lock, word, " ", why);
  const clause = clauseChip(model);
  const attributes = { role: "radio", "aria-describedby": [state.id, bars.id, odds.id].join(" "), "data-crx-kernel": true };
  const words = [name, " ", note, " ", value];
  const head = radio ? make("button", { class: "head", ...attributes }, ...words) : make("div", { class: "head" }, ...words);
  if (radio) head.addEventListener("click", () => send(model, { type: "choose", id }));
  const node = make("li", {}, head, bars, odds, make("div", { class: "state-line" }, state, clause.chip), clause.note);
  const drawBars = keyed(bars, byPlace, () => makeBar(model, scale));
  const update = (/** @type {Item} */ item) => {
    const labels = model.get("labels") ?? {};
    setAttribute(node, "class", `item ${item.shut ? "shut" : ""}`);
    setAttribute(node, "role", radio ? "none" : null);
    if (radio) {
      setAttribute(head, "aria-disabled", item.shut ? "true" : null);
      setAttribute(head, "aria-checked", String(id === model.get("chosen")));
    }
    setText(name, item.name);
    setText(note, item.note);
    setText(value, item.value);
    drawBars(item.bars ?? []);
    odds.hidden = typeof item.odds !== "string";
    odds.style.setProperty("--part", String(share(item.oddsPart || 0)));
    setAttribute(odds, "class", `odds ${item.odds ? "" : "none"}`);
    setText(chance, item.odds);
    lock.style.display = item.shut ? "" : "none";
    setText(word, item.shut ? labels.shut : item.least ? labels.least : labels.open);
    setText(why, item.shut ? item.why : "");
    clause.set(item.shut ? item.clause : "");
  };
  return { node, update };
}

/**
 * A pip for each use, an empty one for each use still free, and after them the stop.
 * @param {Model<Traits>} model
 * @param {{ readonly most: number }} scale
 */
function makeBar(model, scale) {
  const [team, pips, count] = [make("span", { class: "team" }), make("span", { class: "pips", "aria-hidden": "true" }), make("span", { class: "count" })];
  const node = make("div", {}, team, pips, count);
  const drawPips = keyed(pips, byPlace, (/** @type {string} */ _) => {
    const pip = make("i");
    return { node: pip, update: (/** @type {string} */ kind) => setAttribute(pip, "class", kind) };
  });
  const update = (/** @type {Bar} */ bar) => {
    const limit = typeof bar.limit === "number" ? bar.limit : null;
    setAttribute(node, "class", holding({ bar: true, mine: bar.mine, nameless: !bar.name }));
    setText(team, bar.name);
    const kindAt = (/** @type {number} */ at) => (at < bar.count ? "used" : limit !== null && at < limit ? "free" : "beyond");
    /** @type {string[]} */
    const kinds = Array.from({ length: scale.most }, (_, at) => kindAt(at));
    if (limit !== null) kinds.splice(Math.max(limit, 0), 0, "stop");
    drawPips(kinds);
    const text = limit === null ? "" : label(model.get("labels"), "count", { count: bar.count, limit });
    setText(count, text || String(bar.count));
  };
  return { node, update };
}
