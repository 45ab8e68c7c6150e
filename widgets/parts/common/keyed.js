// Lists of elements that stay the same elements while what they show changes.

/**
 * What an item is drawn with: its element, and how that takes on an item.
 * @template Item
 * @typedef {{ readonly node: HTMLElement, update(item: Item, index: number): void }} View
 */

/**
 * A function that makes the children of `parent` match items, keeping the view of every item whose key is still there,
 * so that focus survives. `parent` holds nothing else. It gives the views in the items' order.
 *
 * What has gone is removed first: then nothing that stays in order needs to move.
 * @template Item
 * @template {View<Item>} Shown
 * @param {Element} parent
 * @param {(item: Item, index: number) => string} keyOf
 * @param {(item: Item) => Shown} create
 * @returns {(items: readonly Item[]) => Shown[]}
 */
export function keyed(parent, keyOf, create) {
  /** @type {Map<string, Shown>} */
  let old = new Map();
  return (items) => {
    const next = new Map();
    items.forEach((item, index) => {
      let key = keyOf(item, index);
      while (next.has(key)) key += "′";
      const view = old.get(key) ?? create(item);
      next.set(key, view);
      view.update(item, index);
    });
    for (const [key, { node }] of old) if (!next.has(key)) node.remove();
    let place = null;
    for (const { node } of next.values()) {
      const wanted = place ? place.nextSibling : parent.firstChild;
      if (wanted !== node) parent.insertBefore(node, wanted);
      place = node;
    }
    old = next;
    return [...next.values()];
  };
}

/** The key of items that are only told apart by their place. */
export const byPlace = (/** @type {unknown} */ _item, /** @type {number} */ index) => String(index);
