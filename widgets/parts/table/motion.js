// Cards on their way from one scene to the next.
import { cardsOf, zoneOf } from "./places.js";

/** @import { Places } from "./places.js" */

const FLIGHT = { duration: 170, easing: "cubic-bezier(.2,.7,.3,1)" };

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Where each card is now, even in mid-flight, so that the next scene starts from there.
 * @param {Element} rows
 * @param {Element} flight
 * @returns {Places}
 */
export function whereCardsAre(rows, flight) {
  /** @type {Places} */
  const places = new Map();
  for (const card of cardsOf(rows))
    places.set(card.dataset.card ?? "", { box: card.getBoundingClientRect(), zone: zoneOf(card) });
  for (const ghost of flight.children) {
    const place = places.get(ghost.getAttribute("data-card") ?? "");
    if (place) place.box = ghost.getBoundingClientRect();
  }
  flight.replaceChildren();
  for (const card of rows.querySelectorAll(".card.flying")) card.classList.remove("flying");
  return places;
}

/**
 * A card that changes zones flies over in a copy above the table, since the rows clip; in its own zone it slides.
 * @param {Places} before
 * @param {Element} rows
 * @param {Element} flight
 */
export function fly(before, rows, flight) {
  if (!before.size || still()) return;
  const over = flight.getBoundingClientRect();
  const moves = [];
  // A stack keeps its start where it is when it shrinks: moves are measured from there.
  const start = rows.closest("[dir]")?.getAttribute("dir") === "rtl" ? "right" : "left";
  for (const card of cardsOf(rows)) {
    const from = before.get(card.dataset.card ?? "");
    if (!from) continue;
    const to = card.getBoundingClientRect();
    const dx = from.box[start] - to[start];
    const dy = from.box.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) > 2) moves.push({ card, from, to, dx, dy });
  }
  for (const { card, from, to, dx, dy } of moves) {
    const path = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    if (from.zone === zoneOf(card)) {
      for (const running of card.getAnimations()) if (!(running instanceof CSSTransition)) running.cancel();
      card.animate(path, FLIGHT);
      continue;
    }
    const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
    ghost.inert = true;
    ghost.tabIndex = -1;
    // Size and direction are those of the place it flies to.
    const style = getComputedStyle(card);
    ghost.dir = style.direction;
    for (const size of ["--w", "--h"]) ghost.style.setProperty(size, style.getPropertyValue(size));
    Object.assign(ghost.style, { left: `${to.left - over.left}px`, top: `${to.top - over.top}px` });
    flight.append(ghost);
    card.classList.add("flying");
    ghost.animate(path, FLIGHT).onfinish = () => {
      if (!ghost.isConnected) return; // a newer scene has taken over
      ghost.remove();
      card.classList.remove("flying");
    };
  }
}
