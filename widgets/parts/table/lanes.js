// Lanes of zones that may be wider than the table, and scroll.
import { setAttribute } from "../common/dom.js";
import { cardsOf, zoneOf } from "./places.js";

/** @import { Places } from "./places.js" */

/**
 * Mark which ends of a lane hide more cards.
 * @param {Element} lane
 */
export function markEnds(lane) {
  const gone = Math.abs(lane.scrollLeft);
  const left = lane.scrollWidth - lane.clientWidth - gone;
  setAttribute(lane, "data-more", `${gone > 4 ? "start " : ""}${left > 4 ? "end" : ""}`.trim() || null);
}

/** @param {Element} lane */
export function toNewest(lane) {
  const far = lane.scrollWidth - lane.clientWidth;
  lane.scrollLeft = lane.closest("[dir]")?.getAttribute("dir") === "rtl" ? -far : far;
  markEnds(lane);
}

/** @type {WeakMap<Element, string | undefined>} what came last in a lane when it was last looked at */
const lastShown = new WeakMap();

/**
 * The pot shows what came last; a lane that has nothing new stays where the person scrolled it.
 * @param {Element} rows
 * @param {Places} before
 */
export function showNewest(rows, before) {
  for (const lane of rows.querySelectorAll(".lane")) {
    const news = cardsOf(lane).some((card) => before.get(card.dataset.card ?? "")?.zone !== zoneOf(card));
    const newest = lane.lastElementChild?.getAttribute("data-zone") ?? undefined;
    // What was said is news too, such as a pass.
    if ((news || lastShown.get(lane) !== newest) && lane.parentElement?.matches(".pot")) toNewest(lane);
    lastShown.set(lane, newest);
    markEnds(lane);
  }
}
