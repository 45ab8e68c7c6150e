// Two packs to press. Each button stands for both copies of a card; how many are chosen is for Python to say.
import { make, setAttribute, setText, targetOf, unique } from "../../parts/common/dom.js";
import { keyed } from "../../parts/common/keyed.js";
import { direction, keepKeys, setStop } from "../../parts/common/keys.js";
import { parsed, send, setLanguage, watch } from "../../parts/common/model.js";
import { label } from "../../parts/common/values.js";
import { SYMBOLS, span } from "./small_card.js";
import "./deck.css";

/** @import { Labels, Render, Spoken } from "../../parts/types.d.ts" */
/** @import { Way } from "../../parts/common/keys.js" */

/** @typedef {{ id: string, rank: string, suit: string }} Card */
/** @typedef {{ cards: Card[], counts: Record<string, number>, names: Record<string, string>, wild: string }} Shown */
/** @typedef {Spoken & Shown & { labels: Labels }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("deck") });
  const hint = make("p", { id: unique("hint") });
  const pack = make("div", { class: "pack", role: "group", "aria-labelledby": title.id, "aria-describedby": hint.id, dir: "ltr" });
  const root = make("section", { class: "crx crx-deck", "aria-labelledby": title.id, "data-crx-kernel": true });
  root.append(make("div", { class: "panel" }, title, hint, pack));
  el.append(root);
  const buttons = () => [...pack.querySelectorAll("button")];
  /** @type {Element | undefined} the one card that Tab reaches */
  let stop;
  /** @type {Record<string, number>} */
  let counts = {};
  /** @type {Record<string, string>} */
  let names = {};

  const makeCard = (/** @type {Card} */ { id, rank, suit }) => {
    const times = span("count");
    const node = make("button", { "data-card": id }, span("rank", rank), span("suit", SYMBOLS[suit]), span("star", "★"), times);
    const update = () => {
      const [labels, plain, count] = [model.get("labels") ?? {}, names[id] ?? id, counts[id] ?? 0];
      const wild = id === model.get("wild");
      setAttribute(node, "class", `pick ${suit}${wild ? " wild" : ""}`);
      setAttribute(node, "data-count", count);
      setText(times, count > 1 ? `×${count}` : "");
      const name = wild ? label(labels, "wild", { name: plain }) : plain;
      setAttribute(node, "aria-label", label(labels, "card", { name, count }));
    };
    return { node, update };
  };
  const drawSuits = keyed(pack, ([suit]) => suit, (/** @type {[string, Card[]]} */ [suit]) => {
    const node = make("div", { class: `line ${suit}` });
    const drawCards = keyed(node, (card) => card.id, makeCard);
    return { node, update: (/** @type {[string, Card[]]} */ [, cards]) => void drawCards(cards) };
  });
  const draw = () => {
    const labels = model.get("labels") ?? {};
    counts = parsed(model, "counts") ?? {};
    names = parsed(model, "names") ?? {};
    setLanguage(root, model);
    setText(title, labels.title);
    setText(hint, labels.hint);
    hint.hidden = !labels.hint;
    /** @type {Map<string, Card[]>} */
    const suits = new Map();
    for (const card of parsed(model, "cards") ?? []) {
      const suit = "RB".includes(card.suit) ? "jokers" : card.suit;
      suits.set(suit, [...(suits.get(suit) ?? []), card]);
    }
    drawSuits([...suits]);
    stopAt(stop?.isConnected ? stop : buttons()[0]);
  };
  const stopAt = (/** @type {Element | undefined} */ button) => {
    stop = button;
    setStop(buttons(), stop);
  };

  pack.addEventListener("click", (event) => {
    const card = targetOf(event, "button")?.dataset.card;
    if (card) send(model, { type: event.shiftKey ? "remove" : "add", card });
  });
  pack.addEventListener("focusin", (event) => stopAt(targetOf(event, "button") ?? stop));
  pack.addEventListener("keydown", (event) => {
    const button = targetOf(event, "button");
    const way = direction(event, false); // the pack stands left to right in every language
    const gone = event.key === "Backspace" || event.key === "Delete";
    if (!button || !(way || gone)) return;
    event.preventDefault();
    if (gone) send(model, { type: "remove", card: button.dataset.card });
    else if (way) neighbour(buttons(), button, way)?.focus();
  });
  keepKeys(root);
  watch(model, ["cards", "counts", "names", "wild", "labels", "lang", "dir"], draw);
  draw();
}

/**
 * Where an arrow leads from a button. The style says how the buttons stand, so what counts is where they are seen.
 * @param {readonly HTMLElement[]} buttons
 * @param {HTMLElement} from
 * @param {Way} way
 * @returns {HTMLElement | undefined}
 */
function neighbour(buttons, from, way) {
  const here = from.getBoundingClientRect();
  const places = buttons.map((button) => ({ button, place: button.getBoundingClientRect() }));
  if (way === "up" || way === "down") {
    const gap = (/** @type {DOMRect} */ place) => Math.round(way === "up" ? here.top - place.bottom : place.top - here.bottom);
    const far = (/** @type {DOMRect} */ place) => 100 * gap(place) + Math.abs(place.left - here.left);
    const beyond = places.filter(({ place }) => gap(place) >= 0);
    return beyond.sort((a, b) => far(a.place) - far(b.place))[0]?.button;
  }
  const level = places.filter(({ place }) => place.top < here.bottom && place.bottom > here.top);
  const line = level.sort((a, b) => a.place.left - b.place.left).map(({ button }) => button);
  if (way === "first") return line[0];
  if (way === "last") return line.at(-1);
  const step = way === "next" ? 1 : -1;
  return line[line.indexOf(from) + step] ?? buttons[buttons.indexOf(from) + step];
}
