// The keyboard: where a key leads, and what keeps a notebook around us from taking it.
import { setAttribute } from "./dom.js";

/** @typedef {"next" | "previous" | "first" | "last" | "up" | "down"} Way */

/**
 * Where a key leads, or null; left and right swap in right-to-left.
 * @param {{ key: string, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean }} event
 * @param {boolean} rtl
 * @returns {Way | null}
 */
export function direction(event, rtl) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case "ArrowLeft":
      return rtl ? "next" : "previous";
    case "ArrowRight":
      return rtl ? "previous" : "next";
    case "ArrowUp":
      return "up";
    case "ArrowDown":
      return "down";
    case "Home":
      return "first";
    case "End":
      return "last";
    default:
      return null;
  }
}

/**
 * Keep plain keys inside: a notebook around us has its own use for arrows, Enter and letters.
 * @param {HTMLElement} root
 */
export function keepKeys(root) {
  root.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && event.key !== "Tab") event.stopPropagation();
  });
}

/**
 * Ordinary widgets and HTML around a part take keys too; JupyterLab has to be told, for each element (see `make`).
 * @param {Event} event that the focus has moved
 */
export function ownKeys({ target }) {
  if (target instanceof Element && target.closest(".crx-bench, .crx-lesson"))
    target.setAttribute("data-lm-suppress-shortcuts", "true");
}

/**
 * Let Tab reach one of these elements, and arrows the others.
 * @param {Iterable<Element>} nodes
 * @param {Element | null | undefined} stop
 */
export function setStop(nodes, stop) {
  for (const node of nodes) setAttribute(node, "tabindex", node === stop ? 0 : -1);
}
