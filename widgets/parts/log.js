// The log of what happened. Pressing a line asks Python to show that moment on the table.

const BRANCH = "M5 2v12M5 9c0-3 6-2 6-6M9 5l2-2 2 2";

export default { render: ({ model, el }) => drawLog(model, el) };

function drawLog(model, el) {
  const title = make("h2");
  const more = make("p", { class: "more" });
  const list = make("ol");
  const box = make("div", { class: "box", tabindex: -1 }, more, list);
  const root = make("section", { class: "crx crx-log panel" }, title, box);
  el.append(root);
  let current = null; // the id of the line that is now
  let stop = null; // the one line that Tab reaches

  const draw = () => {
    const lines = parsed(model, "lines") ?? [];
    const labels = model.get("labels") ?? {};
    const held = focused(list);
    const at = held && [...list.children].indexOf(held.closest("li"));
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setAttribute(root, "aria-label", label(labels, "title"));
    setText(title, labels.title);
    title.hidden = !labels.title;
    setText(more, model.get("more"));
    more.hidden = !model.get("more");
    const rows = keyed(list, lines, (line) => String(line.id), () => makeLine(model), (node, line) => updateLine(node, line, labels));
    const now = lines.findIndex((line) => line.when === "now");
    const id = now < 0 ? null : lines[now].id;
    if (id !== current) {
      current = id;
      if (rows[now]) {
        showInBox(box, rows[now]);
        if (!held) stop = rows[now];
      }
    }
    if (held && !focused(list)) {
      const next = rows[Math.min(at, rows.length - 1)];
      stop = next ?? null;
      (next ? next.lineParts.line : box).focus({ preventScroll: true });
    }
    setStop(rows);
  };

  const setStop = (rows) => {
    if (!rows.includes(stop)) stop = rows.find((row) => row.hasAttribute("aria-current")) ?? rows.at(-1);
    for (const row of rows) {
      const inRow = row === stop ? focused(row) ?? row.lineParts.line : null;
      for (const control of [row.lineParts.line, row.lineParts.chip]) setAttribute(control, "tabindex", control === inRow ? 0 : -1);
    }
  };

  list.addEventListener("click", (event) => {
    const line = event.target.closest(".line");
    if (line) send(model, { type: "jump", id: line.closest("li").lineParts.id });
    else if (event.target.matches(".clause")) showInBox(box, event.target.closest("li"));
  });
  list.addEventListener("focusin", (event) => {
    stop = event.target.closest("li");
    setStop([...list.children]);
  });
  // One Tab stop for all lines: up and down between lines, sideways between a line and its clause.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const row = event.target.closest("li");
    if (!way || !row) return;
    event.preventDefault();
    const { line, chip } = row.lineParts;
    const onChip = event.target === chip;
    const rows = { up: row.previousElementSibling, down: row.nextElementSibling, first: list.firstElementChild, last: list.lastElementChild };
    if (way === "next" && !chip.hidden && !chip.disabled) chip.focus();
    else if (way === "previous") line.focus();
    else if (rows[way]) {
      const next = rows[way].lineParts;
      const target = onChip && !next.chip.hidden && !next.chip.disabled ? next.chip : next.line;
      target.focus({ preventScroll: true });
      showInBox(box, rows[way]);
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

function makeLine(model) {
  const { chip, note, set } = clauseChip(model);
  const line = make("button", { class: "line" });
  const mark = make("span", { class: "mark" });
  const n = make("span", { class: "n" });
  const row = make("li", {}, n, mark, line, chip, note);
  row.lineParts = { n, mark, line, chip, set, id: null };
  return row;
}

function updateLine(row, line, labels) {
  const parts = row.lineParts;
  parts.id = line.id;
  setAttribute(row, "class", `${line.when ?? "past"}${line.branch ? " branch" : ""}${line.n ? " begins" : ""}`);
  setAttribute(row, "aria-current", line.when === "now" ? "step" : null);
  setText(parts.n, line.n);
  setText(parts.line, line.text);
  // Grey alone must not say that a line has yet to happen again.
  setAttribute(parts.line, "aria-description", (line.when === "future" && labels.future) || null);
  if (line.branch !== row.hadBranch) {
    row.hadBranch = line.branch;
    parts.mark.replaceChildren();
    if (line.branch) {
      const words = make("span", { class: "spoken" });
      words.textContent = labels.branch ?? "";
      parts.mark.append(icon(BRANCH), words);
    }
  }
  setAttribute(parts.mark, "title", (line.branch && labels.branch) || null);
  parts.set(line.clause);
}

/** Scroll the box, and only the box: scrollIntoView would move the page as well. */
function showInBox(box, row) {
  const frame = box.getBoundingClientRect();
  const place = row.getBoundingClientRect();
  const margin = Math.max(0, Math.min(36, (frame.height - place.height) / 2));
  if (place.top < frame.top + margin) box.scrollTop -= frame.top + margin - place.top;
  else if (place.bottom > frame.bottom - margin) box.scrollTop += place.bottom - frame.bottom + margin;
}
