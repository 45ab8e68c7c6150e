// Small cards in a row, for parts that name several sets of cards.
import { make, setAttribute } from "../../parts/common/dom.js";
import "./small_card.css";

/**
 * `as`: a wild stands for it; `wild`: it is a wild and stands for itself.
 * @typedef {{ rank: string, suit: string, as?: boolean, wild?: boolean }} SmallCard
 */

// U+FE0E asks for the plain symbol, which takes the colour of its text: phones would draw an emoji.
export const SYMBOLS = /** @type {Record<string, string>} */ ({
  S: "♠\uFE0E",
  H: "♥\uFE0E",
  C: "♣\uFE0E",
  D: "♦\uFE0E",
  R: "★",
  B: "☆",
});

/** A word of text in a tag of its own. */
export const span = (/** @type {string} */ name, /** @type {string} */ text = "") => {
  const node = document.createElement("span");
  node.className = name;
  if (text) node.textContent = text;
  return node;
};

/** For whoever hears the page one picture with one name, for eyes always left to right. */
export class SmallCards {
  constructor(attributes = {}) {
    this.node = make("span", { class: "small-cards", role: "img", dir: "ltr", ...attributes });
    /** @type {string[]} */
    this.shown = [];
  }

  /**
   * @param {readonly SmallCard[] | undefined} cards
   * @param {string | undefined} name
   */
  show(cards = [], name) {
    const { node, shown } = this;
    setAttribute(node, "aria-label", name);
    node.hidden = !cards.length;
    // Most cards lie where they lay before: only the others are made anew.
    this.shown = cards.map((card) => JSON.stringify(card));
    this.shown.forEach((look, at) => {
      if (look === shown[at]) return;
      if (at < node.children.length) node.children[at].replaceWith(smallCard(cards[at]));
      else node.append(smallCard(cards[at]));
    });
    while (node.children.length > cards.length) node.lastChild?.remove();
  }
}

/** @param {SmallCard} card */
function smallCard(card) {
  const node = span(`small-card ${card.suit}${card.as ? " as" : ""}`);
  node.append(span("rank", card.rank), span("suit", SYMBOLS[card.suit]));
  if (card.as || card.wild) node.append(span("star", "★"));
  return node;
}
