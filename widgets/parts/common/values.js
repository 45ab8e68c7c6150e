// Values out of JSON, and texts with places to fill in.

/**
 * Whether two values out of JSON say the same.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null;
}

/**
 * A label with its {placeholders} filled in.
 * @param {Record<string, string> | undefined} labels
 * @param {string} name
 * @param {Record<string, unknown>} [facts]
 */
export function label(labels, name, facts = {}) {
  return (labels?.[name] ?? "").replace(/\{(\w+)\}/g, (whole, fact) => String(facts[fact] ?? whole));
}

/**
 * The share of a whole, from 0 to 1, nearest to a value.
 * @param {number} value
 */
export const share = (value) => Math.max(0, Math.min(1, value));
