// A card: its face, its back, its marks, and the faces that games add.
import { holding, icon, make, setAttribute } from "../common/dom.js";
import { same } from "../common/values.js";

/** @import { Card } from "../scene.d.ts" */

const SUITS = /** @type {Record<string, string>} */ ({
  S: "M50 6C42 26 12 42 12 64c0 14 10 22 21 22 6 0 11-3 14-7-1 8-4 12-9 17h24c-5-5-8-9-9-17 3 4 8 7 14 7 11 0 21-8 21-22C88 42 58 26 50 6z",
  H: "M50 92C40 74 8 58 8 33 8 19 18 10 29 10c10 0 17 6 21 14 4-8 11-14 21-14 11 0 21 9 21 23 0 25-32 41-42 59z",
  D: "M50 5C60 22 74 38 86 50 74 62 60 78 50 95 40 78 26 62 14 50 26 38 40 22 50 5z",
  C: "M50 6a20 20 0 0 0-14 35A20 20 0 1 0 47 72c0 11-3 18-9 24h24c-6-6-9-13-9-24A20 20 0 1 0 64 41 20 20 0 0 0 50 6z",
  R: "M50 5l13 30 32 3-24 22 7 32-28-17-28 17 7-32L5 38l32-3z",
  B: "M50 5l13 30 32 3-24 22 7 32-28-17-28 17 7-32L5 38l32-3zM50 27l-7 16-17 2 13 11-4 17 15-9 15 9-4-17 13-11-17-2z",
});
const MARKS = /** @type {Record<string, string>} */ ({
  won: "M3 8.5l3.5 3.5L13 4.5",
  tied: "M3 6h10M3 10.5h10",
  lost: "M4 4l8 8M12 4l-8 8",
  wild: "M8 2.2l1.8 3.7 4 .5-3 2.8.8 4L8 11.3l-3.6 1.9.8-4-3-2.8 4-.5z",
});

/**
 * A face that is no playing card's, drawn from the facts of a card.
 *
 * `frame` names what is drawn once and kept while the name stays the same, `draw` makes it, and `write` writes the
 * facts into the card that has it as its first children.
 * @typedef {{ frame(facts: any): string, draw(facts: any): Node, write(card: Element, facts: any): void }} Face
 */

/**
 * The faces that games add, by the field of a card in which its facts stand: `faces.set("player", { … })`.
 * @type {Map<string, Face>}
 */
export const faces = new Map();

// To copy a blank one is cheaper than to make it, and a whole hand may come at once.
const blank = make("button", { tabindex: -1 });

/** A card of the table, or the place of one. */
export class CardView {
  /** @param {Card} card */
  constructor(card) {
    const node = card.face === "empty" ? make("span", { "aria-hidden": "true" }) : blank.cloneNode();
    this.node = /** @type {HTMLElement} */ (node);
    /** @type {Card | null} */
    this.shown = null;
    this.tight = false;
    this.drawn = "";
  }

  /**
   * @param {Card} card
   * @param {boolean} tight whether the next one overlaps it: then what it shows stands at its start
   */
  show(card, tight) {
    const { node } = this;
    if (this.tight === tight && same(this.shown, card)) return;
    this.shown = card;
    this.tight = tight;
    if (card.face === "empty") return setAttribute(node, "class", "card empty");
    const added = card.face === "up" ? faceOf(card) : null;
    const looks = holding({ playable: card.playable, gap: card.gap, tight });
    const kind = card.face === "up" ? added?.name ?? card.suit : "back";
    setAttribute(node, "class", `card ${kind} ${looks} ${card.mark ?? ""}`);
    setAttribute(node, "aria-label", card.name);
    setAttribute(node, "aria-pressed", typeof card.pressed === "boolean" ? String(card.pressed) : null);
    setAttribute(node, "data-card", card.id);
    const sign = (card.mark ?? "").split(" ").find((word) => word in MARKS);
    const drawn = [kind, card.rank, sign, card.badge, added?.face.frame(added.facts)].join(" ");
    if (this.drawn !== drawn) {
      const face = added ? [added.face.draw(added.facts)] : card.face === "up" ? playingCard(card) : [];
      const signs = sign ? [make("span", { class: "mark" }, icon(MARKS[sign]))] : [];
      const badges = card.badge ? [make("span", { class: "badge" }, card.badge)] : [];
      node.replaceChildren(...face, ...signs, ...badges);
    }
    this.drawn = drawn;
    added?.face.write(node, added.facts);
  }
}

/** @param {Card} card */
function faceOf(card) {
  const fields = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (card));
  for (const [name, face] of faces) if (fields[name]) return { name, face, facts: fields[name] };
  return null;
}

/** @param {Card} card */
function playingCard({ rank = "", suit = "" }) {
  return [make("span", { class: `rank${rank.length > 2 ? " long" : ""}` }, rank), icon(SUITS[suit] ?? [], 100)];
}

/**
 * The same card may leave its place empty, which is another element.
 * @param {Card} card
 */
export const keyOfCard = (card) => (card.face === "empty" ? `empty ${card.id}` : card.id);
