// One bar, for one set of games or for two.
import { make, setAttribute, setText } from "../common/dom.js";
import { share } from "../common/values.js";

/** @import { Bar } from "../bars.js" */

/**
 * What all bars are drawn by.
 * @typedef {{ scale: number, two: boolean, chosen: string }} Frame `scale` is the share that would fill the plot
 */

export const swatch = () => make("i", { class: "swatch", "aria-hidden": "true" });

export class BarView {
  /** @param {() => Frame} frame */
  constructor(frame) {
    this.frame = frame;
    this.sets = [make("i", { class: "a" }), make("i", { class: "b" })];
    this.count = make("span", { class: "count", "aria-hidden": "true" });
    this.node = make("button", { class: "column" }, ...this.sets, this.count);
    this.id = "";
  }

  /** @param {Bar} bar */
  update(bar) {
    const { node, frame, sets } = this;
    const { scale, two, chosen } = frame();
    this.id = bar.id;
    setAttribute(node, "aria-label", bar.label);
    setAttribute(node, "title", bar.label);
    setAttribute(node, "aria-pressed", String(bar.id === chosen));
    const parts = sets.map((_, index) => (scale ? share((bar.heights?.[index] || 0) / scale) : 0));
    sets.forEach((set, index) => {
      set.style.setProperty("--part", String(parts[index]));
      set.hidden = !parts[index] || (index === 1 && !two);
    });
    node.style.setProperty("--part", String(parts[0]));
    setText(this.count, bar.counts?.[0]);
  }
}
