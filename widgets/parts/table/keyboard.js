// The keyboard on the table. Cards form groups with one Tab stop each: every zone of a side, but the whole pot at once
// (it may hold twenty zones).
import { setStop } from "../common/keys.js";
import { cardsOf, zoneIn } from "./places.js";

/** @import { Way } from "../common/keys.js" */

/**
 * Where Tab lands in each group of cards.
 * @typedef {Map<Element, Element | undefined>} Stops
 */

/** @param {Element} card */
export const groupOf = (card) => /** @type {Element} */ (card.closest(".pot") ?? card.closest(".zone"));

/** @param {Element} rows */
const groupsOf = (rows) => [...rows.querySelectorAll(".pot, .side .zone")];

/**
 * @param {Element} rows
 * @param {Stops} stops
 */
export function setStops(rows, stops) {
  for (const group of groupsOf(rows)) {
    const cards = cardsOf(group);
    let stop = cards.find((card) => card === stops.get(group));
    stop ??= cards.find((card) => card.matches(".playable")) ?? cards.at(group.matches(".pot") ? -1 : 0);
    stops.set(group, stop);
    setStop(cards, stop);
  }
  for (const group of stops.keys()) if (!group.isConnected) stops.delete(group);
}

/**
 * The card that a key leads to.
 * @param {Element} rows
 * @param {Stops} stops
 * @param {HTMLElement} card
 * @param {Way} way
 * @returns {Element | undefined}
 */
export function neighbour(rows, stops, card, way) {
  const cards = cardsOf(groupOf(card));
  const at = cards.indexOf(card);
  if (way === "first") return cards[0];
  if (way === "last") return cards.at(-1);
  if (way === "next") return cards[at + 1];
  if (way === "previous") return cards[at - 1];
  const groups = groupsOf(rows).filter((group) => cardsOf(group).length);
  const group = groups[groups.indexOf(groupOf(card)) + (way === "down" ? 1 : -1)];
  return group && stops.get(group);
}

/**
 * Where a card is, in words that outlive its element.
 * @typedef {{ row: string, zone: string, index: number }} Spot
 */

/**
 * @param {HTMLElement} node
 * @returns {Spot}
 */
export function spotOf(node) {
  const zone = node.closest("[data-zone]");
  const cards = zone ? [...zone.querySelectorAll(".card")] : [];
  const row = node.closest("[data-row]")?.getAttribute("data-row") ?? "";
  return { row, zone: zone?.getAttribute("data-zone") ?? "", index: Math.max(0, cards.indexOf(node)) };
}

/**
 * The focused card is gone: its neighbour takes over, else its zone, else its row; never the page.
 * @param {HTMLElement} root
 * @param {Element} rows
 * @param {HTMLElement} held
 * @param {Spot} spot
 */
export function refocus(root, rows, held, spot) {
  const row = /** @type {HTMLElement | null} */ (rows.querySelector(`[data-row="${CSS.escape(spot.row)}"]`));
  const zone = zoneIn(row, spot.zone);
  const cards = cardsOf(zone ?? row);
  const next = held.isConnected ? held : cards[Math.min(spot.index, cards.length - 1)] ?? zone ?? row ?? root;
  next.focus({ preventScroll: true });
}
