// What is said out of sight.
import { make, setAttribute, setText } from "../common/dom.js";

/** @import { Scene } from "../scene.d.ts" */

/**
 * A line at the edge of the window that repeats what was said last, while that itself is out of sight: whoever presses
 * a button below the table sees what came of it, and nothing jumps. Screen readers have heard it already.
 * @param {HTMLElement} root
 */
export function newsLine(root) {
  const [title, text] = [make("b"), make("span")];
  const line = make("div", { class: "crx crx-news", "aria-hidden": "true" }, make("p", {}, title, " ", text));
  /** @type {string | null} */
  let said = null;
  /** @type {HTMLElement | null} */
  let place = null; // where it stands in full
  let isNew = false;
  const show = () => {
    if (!isNew && !line.isConnected) return;
    const within = (root.closest(".crx-bench") ?? root).getBoundingClientRect();
    const own = place?.isConnected && place.getBoundingClientRect();
    const seen = own && own.bottom > 8 && own.top < innerHeight - 8;
    isNew &&= !seen;
    if (!isNew || !root.isConnected || within.bottom < 0 || within.top > innerHeight) return line.remove();
    const frame = root.getBoundingClientRect();
    Object.assign(line.style, { left: `${frame.left}px`, width: `${frame.width}px` });
    if (line.isConnected) return;
    // At the edge that is further from what was pressed.
    const { top = innerHeight } = document.activeElement?.getBoundingClientRect() ?? {};
    setAttribute(line, "data-edge", top < innerHeight / 2 ? "bottom" : "top");
    document.body.append(line);
  };
  const draw = (/** @type {Scene} */ { say = {}, why, lang, dir }, /** @type {HTMLElement} */ box) => {
    const now = JSON.stringify([say, why]);
    isNew ||= said !== null && now !== said;
    said = now;
    place = box;
    setAttribute(line, "lang", lang);
    setAttribute(line, "dir", dir || "ltr");
    setAttribute(line, "data-why", Boolean(why));
    setText(title, why ? "" : say.title);
    setText(text, why ? why.text : say.text);
  };
  addEventListener("scroll", show, { capture: true, passive: true });
  addEventListener("resize", show, { passive: true });
  const stop = () => {
    line.remove();
    removeEventListener("scroll", show, { capture: true });
    removeEventListener("resize", show);
  };
  return { draw, show, stop };
}
