// Elements: making them, writing to them, finding where the focus is.
// No sentence stands in any script: whatever a person reads or hears comes from Python through traits.
import "./look.css";

const SVG = "http://www.w3.org/2000/svg";
const FOCUSABLE = new Set(["button", "input", "select", "textarea", "summary"]);

/** @typedef {string | number | boolean | null | undefined} Attribute `false`, null and undefined mean none of it. */

/**
 * An element with attributes and children. Text goes through textContent only, so data can never become markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  // JupyterLab reads single keys as commands (`b` adds a cell) unless the focused element itself opts out.
  if (FOCUSABLE.has(tag) || "tabindex" in attributes) node.setAttribute("data-lm-suppress-shortcuts", "true");
  if (node instanceof HTMLButtonElement) node.type = "button";
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  node.append(...children);
  return node;
}

/**
 * A drawing that a screen reader skips, in the colour of the text around it.
 * @param {string | readonly string[]} paths outlines in a square of `size` units
 */
export function icon(paths, size = 16) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const d of [paths].flat()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

/**
 * Writing only what differs keeps a redraw cheap and keeps live regions from speaking twice.
 * @param {Node} node
 * @param {string | null | undefined} text
 */
export function setText(node, text) {
  const value = text ?? "";
  if (node.textContent !== value) node.textContent = value;
}

/**
 * @param {Element} node
 * @param {string} name
 * @param {Attribute} value
 */
export function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value === true ? "" : String(value));
}

/**
 * @param {ElementCSSInlineStyle} node
 * @param {string} name such as `--part`
 * @param {string | number} value
 */
export function setProperty(node, name, value) {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
}

/**
 * The names of what holds, as classes.
 * @param {Record<string, unknown>} looks
 */
export const holding = (looks) => Object.keys(looks).filter((look) => looks[look]).join(" ");

/**
 * The element within `root` that has the focus, or null.
 * @param {Element} root
 * @returns {HTMLElement | null}
 */
export function focused(root) {
  const within = root.getRootNode();
  const active = within instanceof Document || within instanceof ShadowRoot ? within.activeElement : null;
  return active instanceof HTMLElement && root.contains(active) ? active : null;
}

/**
 * What was clicked, typed into or looked at, or what is around it, if it is of that kind.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function targetOf(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** An id found nowhere else on the page, on which several versions of this module may be at work. */
export const unique = (/** @type {string} */ name) => `crx-${name}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
