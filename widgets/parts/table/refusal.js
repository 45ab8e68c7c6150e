// A refusal, over the edge of the row it speaks of.
import { clauseChip } from "../common/clause.js";
import { focused, icon, make, setAttribute, setText } from "../common/dom.js";
import { send } from "../common/model.js";
import { stopIn, zoneIn } from "./places.js";

/** @import { Model, WithClauses } from "../types.d.ts" */
/** @import { Why } from "../scene.d.ts" */

/**
 * The card pressed last: what a refusal points at.
 * @typedef {{ zone: string | null, card: string | null }} Pressed
 */

const CLOSE = "M4 4l8 8M12 4l-8 8";

/**
 * @param {Model<WithClauses>} model
 * @param {HTMLElement} root
 */
export function whyBubble(model, root) {
  let shown = ""; // the refusal as text
  let zoneName = "";
  /** @type {HTMLElement | null} */
  let bubble = null;

  const remove = () => {
    const inside = bubble && focused(bubble);
    const row = bubble?.parentElement;
    bubble?.remove();
    bubble = null;
    // Back to the card that was pressed, which is its zone's Tab stop since then.
    const zone = zoneIn(row, zoneName);
    if (inside) (stopIn(zone ?? row) ?? zone ?? root).focus({ preventScroll: true });
  };
  const close = () => {
    if (!bubble) return;
    remove();
    send(model, { type: "dismiss" });
  };
  const place = (/** @type {Pressed} */ last) => {
    const row = bubble?.parentElement;
    if (!bubble || !row) return;
    const zone = zoneIn(row, zoneName);
    const card = last.zone === zoneName ? zone?.querySelector(`[data-card="${CSS.escape(last.card ?? "")}"]`) : null;
    const target = (card ?? zone ?? row).getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    const room = frame.width - bubble.offsetWidth;
    const middle = target.left + target.width / 2 - frame.left;
    const left = Math.max(0, Math.min(middle - bubble.offsetWidth / 2, room));
    bubble.style.left = `${left}px`;
    bubble.style.setProperty("--tip", `${Math.max(18, Math.min(middle - left, bubble.offsetWidth - 18))}px`);
  };
  const draw = (/** @type {Why | null | undefined} */ why, /** @type {HTMLElement} */ rows) => {
    const now = why ? JSON.stringify(why) : "";
    const all = [...rows.children];
    const row = why && (all.find((row) => zoneIn(row, why.zone ?? "")) ?? all.at(-1));
    if (!why || !row) {
      shown = now;
      return remove();
    }
    if (now !== shown || !bubble) {
      remove();
      shown = now;
      zoneName = why.zone ?? "";
      bubble = make("div", { class: "why", "data-points": Boolean(why.zone) });
      row.append(bubble);
      fill(bubble, why);
    }
    if (bubble.parentElement !== row) row.append(bubble);
    // It covers the edge towards the middle of the table, so that the hand it speaks of stays in sight.
    const pot = all.findIndex((row) => row.matches(".pot"));
    const below = all.indexOf(row) < (pot < 0 ? 1 : pot) && all.length > 1;
    setAttribute(bubble, "data-side", below ? "below" : "above");
  };
  // Fresh elements each time, so that a refusal given twice is also spoken twice.
  const fill = (/** @type {HTMLElement} */ box, /** @type {Why} */ why) => {
    const { chip, note, set } = clauseChip(model);
    set(why.clause);
    const text = make("span", { role: "alert" });
    const shut = make("button", { class: "close", "aria-label": why.close }, icon(CLOSE));
    shut.addEventListener("click", close);
    box.append(make("div", { class: "why-line" }, text, chip, shut), note);
    setText(text, why.text);
  };
  return { draw, place, close, box: () => bubble };
}
