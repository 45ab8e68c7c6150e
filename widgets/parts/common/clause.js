// A rule's name where it applies, and its text on demand.
import { make, setAttribute, setText, unique } from "./dom.js";
import { label } from "./values.js";

/** @import { Model, WithClauses } from "../types.d.ts" */

/**
 * A chip naming a rule; pressing it opens the rule's text in `note`, which the caller places where it wants the text.
 * It needs no answer from Python, so it also works when the session has ended.
 * @param {Model<WithClauses>} model
 */
export function clauseChip(model) {
  const note = make("div", { class: "clause-text", role: "note", id: unique("clause"), hidden: true });
  const chip = make("button", { class: "clause", dir: "ltr", "aria-expanded": "false", "aria-controls": note.id });
  const open = (/** @type {boolean} */ yes) => {
    chip.setAttribute("aria-expanded", String(yes));
    note.hidden = !yes;
  };
  chip.addEventListener("click", () => open(note.hidden === true));
  const shut = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || note.hidden) return;
    event.stopPropagation();
    open(false);
    chip.focus();
  };
  chip.addEventListener("keydown", shut);
  note.addEventListener("keydown", shut);
  const set = (/** @type {string | undefined} */ clause) => {
    const text = model.get("clauses")?.[clause ?? ""] ?? "";
    if (chip.textContent !== (clause ?? "")) open(false);
    setText(chip, clause);
    setText(note, text);
    setAttribute(chip, "aria-label", label(model.get("labels"), "clause", { clause }) || null);
    chip.hidden = !clause;
    chip.disabled = !text;
  };
  return { chip, note, set };
}
