// The sentence above the table.
import { clauseChip } from "../common/clause.js";
import { make, setText } from "../common/dom.js";

/** @import { Model, WithClauses } from "../types.d.ts" */
/** @import { Say } from "../scene.d.ts" */

/** @param {Model<WithClauses>} model */
export function sayBox(model) {
  const title = make("b");
  const text = make("span");
  const { chip, note, set } = clauseChip(model);
  const words = make("p", {}, title, " ", text);
  const line = make("div", { class: "say-line" }, words, chip);
  const box = make("div", { class: "say" }, line, note);
  let tallest = 0;
  // The box keeps the height of the longest sentence so far, so that the table below stays where it is.
  const measure = (/** @type {boolean} */ afresh) => {
    if (afresh) tallest = 0;
    line.style.minHeight = "";
    tallest = Math.max(tallest, line.offsetHeight);
    line.style.minHeight = `${tallest}px`;
  };
  const draw = (/** @type {Say} */ say) => {
    setText(title, say.title);
    setText(text, say.text);
    set(say.clause);
  };
  return { box, draw, measure };
}
