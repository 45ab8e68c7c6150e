// The gallery: a picture, a line and links for each game.
import { make } from "../parts/common/dom.js";
import { setLanguage, watch } from "../parts/common/model.js";
import "../page/page.css";
import "./gallery.css";

/** @import { Render, Spoken } from "../parts/types.d.ts" */

/** @typedef {{ up?: boolean, rank?: string, suit?: string, value?: string }} Card */
/** @typedef {{ href: string, text: string, note: string }} Case */
/** @typedef {{ name: string, line: string, href: string, open: string, title: string, cards: Card[], cases: Case[] }} Game */
/** @typedef {Spoken & { games: Game[] }} Traits */

const SYMBOLS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", C: "♣", D: "♦" });
const MANY = 20; // edge cases, which then stand in more than one column

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const root = make("div", { class: "crx crx-gallery" });
  el.append(root);
  const draw = () => {
    setLanguage(root, model);
    root.replaceChildren(...(model.get("games") ?? []).map(drawGame));
  };
  watch(model, ["games", "lang", "dir"], draw);
  draw();
}

/** @param {Game} game */
function drawGame(game) {
  const picture = make("div", { class: "emblem", dir: "ltr", "aria-hidden": "true" }, ...game.cards.map(drawCard));
  const open = make("a", { class: "crx-button primary", href: game.href }, game.open);
  const link = make("a", { class: "felt-link", href: game.href, tabindex: -1, "aria-hidden": "true" }, picture);
  const about = make("div", { class: "about" }, make("h2", {}, game.name), make("p", {}, game.line), open);
  const cases = game.cases.map((it) => make("li", {}, make("a", { href: it.href }, it.text), " ", make("small", {}, it.note)));
  const names = `cases${cases.length > MANY ? " many" : ""}`;
  const listed = cases.length ? [make("div", { class: names }, make("h3", {}, game.title), make("ul", {}, ...cases))] : [];
  return make("article", { class: "panel" }, link, about, ...listed);
}

/** @param {Card} card */
function drawCard({ up, rank = "", suit = "", value }) {
  if (value) return make("span", { class: "card player" }, make("i"), make("b", {}, value), make("i"), make("i"));
  if (!up) return make("span", { class: "card back" });
  const symbol = make("span", { class: "symbol" }, SYMBOLS[suit] ?? "");
  return make("span", { class: `card ${suit}` }, make("span", { class: "rank" }, rank), symbol);
}
