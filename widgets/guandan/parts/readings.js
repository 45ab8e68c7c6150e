// What some cards can be: a list of readings, or why there is none. Where one may be chosen, they are radio buttons.
import { clauseChip } from "../../parts/common/clause.js";
import { focused, make, setAttribute, setText, unique } from "../../parts/common/dom.js";
import { keyed } from "../../parts/common/keyed.js";
import { direction, keepKeys, setStop } from "../../parts/common/keys.js";
import { parsed, send, setLanguage, watch } from "../../parts/common/model.js";
import { SmallCards, span } from "./small_card.js";
import "./readings.css";

/** @import { Model, Render, Spoken, WithClauses } from "../../parts/types.d.ts" */
/** @import { SmallCard } from "./small_card.js" */

/** @typedef {{ id: string, name: string, note?: string, clause?: string, cards?: SmallCard[], alt?: string }} Reading */
/** @typedef {Reading & { change?: "" | "new" | "gone", changeText?: string }} Item */
/** @typedef {{ title?: string, text?: string, clause?: string }} Why */
/** @typedef {{ items: Item[], title: string, none: string, why: Why, choosable: boolean, chosen: string }} Shown */
/** @typedef {Spoken & WithClauses & Shown} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("readings"), "aria-live": "polite" });
  const why = whyBox(model);
  const none = make("p", { class: "none" });
  const list = make("ol", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-readings panel", "aria-labelledby": title.id, tabindex: -1 });
  root.append(title, why.box, none, list);
  el.append(root);
  const radios = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("[role=radio]")]);
  const isRadio = (/** @type {Item} */ item) => model.get("choosable") && item.change !== "gone";
  /** @type {Item | undefined} the item that stands out: the chosen one, else the strongest */
  let first;

  // A reading that cannot be chosen, and so not focused, takes the place of the one that stood there.
  /** @type {(item: Item, index: number) => string} */
  const keyOf = (item, index) => (isRadio(item) ? `radio ${item.id}` : String(index));
  const drawItems = keyed(list, keyOf, (/** @type {Item} */ made) => {
    const reading = makeReading(model, isRadio(made));
    const update = (/** @type {Item} */ item) => {
      reading.update(item);
      setAttribute(reading.node, "class", `reading ${item.change ?? ""}${item === first ? " first" : ""}`);
      setAttribute(reading.node, "role", model.get("choosable") ? "none" : null);
      if (isRadio(item)) setAttribute(reading.head, "aria-checked", String(item.id === model.get("chosen")));
    };
    return { node: reading.node, update };
  });
  const draw = () => {
    const reason = parsed(model, "why") ?? {};
    const items = reason.text ? [] : parsed(model, "items") ?? [];
    const held = focused(list);
    const choosable = model.get("choosable");
    const chosen = choosable ? items.find((item) => item.id === model.get("chosen")) : undefined;
    first = chosen ?? items.find((item) => item.change !== "gone");
    setLanguage(root, model);
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    why.draw(reason);
    setText(none, model.get("none"));
    none.hidden = Boolean(reason.text || items.length || !model.get("none"));
    setAttribute(list, "role", choosable ? "radiogroup" : null);
    list.hidden = !items.length;
    drawItems(items);
    const all = radios();
    const stop = all.find((button) => button.ariaChecked === "true") ?? all[0];
    setStop(all, stop);
    if (held && !focused(list)) (stop ?? root).focus({ preventScroll: true });
  };

  // As in any group of radio buttons an arrow both leads on and chooses, and after the last comes the first.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const all = radios();
    const at = all.findIndex((radio) => radio === event.target);
    if (!way || at < 0) return;
    event.preventDefault();
    const on = at + 1 < all.length ? at + 1 : 0;
    const next = all.at({ first: 0, last: -1, up: at - 1, previous: at - 1, next: on, down: on }[way]);
    next?.focus();
    next?.click();
  });
  keepKeys(root);
  watch(model, ["items", "title", "none", "why", "choosable", "chosen", "clauses", "labels", "lang", "dir"], draw);
  draw();
}

/**
 * Why the cards are nothing. It is always on the page, though empty: only then is a new reason spoken.
 * @param {Model<WithClauses>} model
 */
function whyBox(model) {
  const title = make("b");
  const text = make("span");
  const { chip, note, set } = clauseChip(model);
  const words = make("p", { "aria-live": "polite", "aria-atomic": "true" }, title, " ", text);
  const box = make("div", {}, make("div", { class: "why-line" }, words, chip), note);
  const draw = (/** @type {Why} */ why) => {
    setAttribute(box, "class", why.text ? "why" : null);
    setText(title, why.title);
    setText(text, why.text);
    set(why.clause);
  };
  return { box, draw };
}

/**
 * @param {Model<WithClauses>} model
 * @param {boolean} radio whether it is a button that chooses it
 */
function makeReading(model, radio) {
  const [name, change, note] = [span("name"), span("change"), make("small")];
  const cards = new SmallCards({ id: unique("cards") });
  const clause = clauseChip(model);
  const attributes = { role: "radio", "aria-describedby": cards.node.id, "data-crx-kernel": true };
  const words = [name, " ", change, " ", note];
  const head = radio ? make("button", { class: "head", ...attributes }, ...words) : make("div", { class: "head" }, ...words);
  const node = make("li", {}, head, clause.chip, cards.node, clause.note);
  let id = "";
  if (radio) head.addEventListener("click", () => send(model, { type: "choose", id }));
  const update = (/** @type {Item} */ item) => {
    id = item.id;
    setText(name, item.name);
    setText(change, item.change ? item.changeText : "");
    change.hidden = !item.change;
    setText(note, item.note);
    note.hidden = !item.note;
    cards.show(item.cards, item.alt);
    clause.set(item.clause);
  };
  return { node, head, update };
}
