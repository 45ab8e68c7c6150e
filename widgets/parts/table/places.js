// Where things are on the table: rows and zones by name, cards in their zones.

/**
 * Where each card was, by its id.
 * @typedef {Map<string, { box: DOMRect, zone: string | undefined }>} Places
 */

/**
 * The cards in a zone, a row or a group of zones that can be pressed.
 * @param {Element | null | undefined} within
 * @returns {HTMLElement[]}
 */
export const cardsOf = (within) => [.../** @type {NodeListOf<HTMLElement>} */ (within?.querySelectorAll("button.card") ?? [])];

/**
 * The name of the zone that a card lies in.
 * @param {Element} card
 */
export const zoneOf = (card) => card.closest(".zone")?.getAttribute("data-zone") ?? undefined;

/**
 * @param {Element | null | undefined} within
 * @param {string} name
 * @returns {HTMLElement | null}
 */
export const zoneIn = (within, name) => within?.querySelector(`[data-zone="${CSS.escape(name)}"]`) ?? null;

/**
 * The card of a zone that Tab reaches.
 * @param {Element | null | undefined} within
 * @returns {HTMLElement | null}
 */
export const stopIn = (within) => within?.querySelector('button.card[tabindex="0"]') ?? null;
