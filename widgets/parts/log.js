// The log of what happened. Pressing a line asks Python to show that moment on the table.
import { clauseChip } from "./common/clause.js";
import { focused, icon, make, setAttribute, setText } from "./common/dom.js";
import { keyed } from "./common/keyed.js";
import { direction, keepKeys } from "./common/keys.js";
import { parsed, send, setLanguage, watch } from "./common/model.js";
import { label } from "./common/values.js";
import "./log.css";

/** @import { Model, Render, Spoken, WithClauses } from "./types.d.ts" */

/** @typedef {{ id: string, n: string, text: string, clause: string, when?: "past" | "now" | "future", branch?: boolean }} Line */
/** @typedef {Spoken & WithClauses & { lines: Line[], more: string }} Traits */

const BRANCH = "M5 2v12M5 9c0-3 6-2 6-6M9 5l2-2 2 2";

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2");
  const more = make("p", { class: "more" });
  const list = make("ol");
  const box = make("div", { class: "box", tabindex: -1 }, more, list);
  const root = make("section", { class: "crx crx-log panel" }, title, box);
  el.append(root);
  /** @type {LineView[]} */
  let rows = [];
  /** @type {string | null} the id of the line that is now */
  let current = null;
  /** @type {LineView | undefined} the one line that Tab reaches */
  let stop;
  const drawLines = keyed(list, (line) => String(line.id), () => new LineView(model));
  const rowOf = (/** @type {EventTarget | null} */ target) =>
    rows.find(({ node }) => target instanceof Node && node.contains(target));

  const draw = () => {
    const lines = parsed(model, "lines") ?? [];
    const labels = model.get("labels") ?? {};
    const held = focused(list);
    const holder = rowOf(held);
    const at = holder ? rows.indexOf(holder) : -1;
    setLanguage(root, model);
    setAttribute(root, "aria-label", label(labels, "title"));
    setText(title, labels.title);
    title.hidden = !labels.title;
    setText(more, model.get("more"));
    more.hidden = !model.get("more");
    rows = drawLines(lines);
    const now = lines.findIndex((line) => line.when === "now");
    const id = now < 0 ? null : lines[now].id;
    if (id !== current) {
      current = id;
      if (rows[now]) {
        showInBox(box, rows[now].node);
        if (!held) stop = rows[now];
      }
    }
    if (held && !focused(list)) {
      stop = rows[Math.min(at, rows.length - 1)];
      (stop?.line ?? box).focus({ preventScroll: true });
    }
    setStops();
  };

  const setStops = () => {
    if (!stop || !rows.includes(stop)) stop = rows.find(({ node }) => node.hasAttribute("aria-current")) ?? rows.at(-1);
    for (const row of rows) {
      const inRow = row === stop ? focused(row.node) ?? row.line : null;
      for (const control of [row.line, row.chip]) setAttribute(control, "tabindex", control === inRow ? 0 : -1);
    }
  };

  list.addEventListener("click", ({ target }) => {
    const row = rowOf(target);
    if (!row || !(target instanceof Node)) return;
    if (row.line.contains(target)) send(model, { type: "jump", id: row.id });
    else if (row.chip === target) showInBox(box, row.node);
  });
  list.addEventListener("focusin", ({ target }) => {
    stop = rowOf(target);
    setStops();
  });
  // One Tab stop for all lines: up and down between lines, sideways between a line and its clause.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const row = rowOf(event.target);
    if (!way || !row) return;
    event.preventDefault();
    const at = rows.indexOf(row);
    if (way === "next") {
      if (row.hasClause) row.chip.focus();
    } else if (way === "previous") row.line.focus();
    else {
      const next = { up: rows[at - 1], down: rows[at + 1], first: rows[0], last: rows.at(-1) }[way];
      if (!next) return;
      (event.target === row.chip && next.hasClause ? next.chip : next.line).focus({ preventScroll: true });
      showInBox(box, next.node);
    }
  });
  keepKeys(root);
  watch(model, ["lines", "more", "labels", "clauses", "lang", "dir"], draw);
  draw();
  // Drawn before it was on the page, the box had no height to scroll in.
  const measure = new ResizeObserver(() => {
    const row = list.querySelector("[aria-current]");
    if (row) showInBox(box, row);
  });
  measure.observe(box);
  return () => measure.disconnect();
}

class LineView {
  /** @param {Model<Traits>} model */
  constructor(model) {
    const { chip, note, set } = clauseChip(model);
    this.line = make("button", { class: "line" });
    this.mark = make("span", { class: "mark" });
    this.n = make("span", { class: "n" });
    this.node = make("li", {}, this.n, this.mark, this.line, chip, note);
    this.model = model;
    this.chip = chip;
    this.setClause = set;
    this.id = "";
    /** @type {boolean | undefined} */
    this.branches = undefined;
  }

  get hasClause() {
    return !this.chip.hidden && !this.chip.disabled;
  }

  /** @param {Line} line */
  update(line) {
    const labels = this.model.get("labels") ?? {};
    this.id = line.id;
    setAttribute(this.node, "class", `${line.when ?? "past"}${line.branch ? " branch" : ""}${line.n ? " begins" : ""}`);
    setAttribute(this.node, "aria-current", line.when === "now" ? "step" : null);
    setText(this.n, line.n);
    setText(this.line, line.text);
    // Grey alone must not say that a line has yet to happen again.
    setAttribute(this.line, "aria-description", (line.when === "future" && labels.future) || null);
    if (line.branch !== this.branches) {
      this.branches = line.branch;
      const marks = line.branch ? [icon(BRANCH), make("span", { class: "spoken" }, labels.branch ?? "")] : [];
      this.mark.replaceChildren(...marks);
    }
    setAttribute(this.mark, "title", (line.branch && labels.branch) || null);
    this.setClause(line.clause);
  }
}

/**
 * Scroll the box, and only the box: scrollIntoView would move the page as well.
 * @param {Element} box
 * @param {Element} row
 */
function showInBox(box, row) {
  const frame = box.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const margin = Math.max(0, Math.min(36, (frame.height - place.height) / 2));
  if (place.top < frame.top + margin) box.scrollTop -= frame.top + margin - place.top;
  else if (place.bottom > frame.bottom - margin) box.scrollTop += place.bottom - frame.bottom + margin;
}
