// A histogram whose bars are buttons, and the games of the chosen one. Which those are is for Python to say.

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]; // of how many bars one has its text beneath
const GAP = 8; // between two such texts
const ARROWS = { previous: "M10.5 3L5.5 8l5 5", next: "M5.5 3l5 5-5 5" };

export default { render: ({ model, el }) => drawBars(model, el) };

function drawBars(model, el) {
  const title = make("h2", { id: unique("bars") });
  const unit = make("p", { class: "unit", id: unique("unit") });
  const legend = make("ul", { class: "legend" });
  const peak = make("span", { class: "peak" }, make("span"));
  const columns = make("div", { class: "columns", role: "group", "aria-labelledby": `${title.id} ${unit.id}`, "data-crx-kernel": true });
  const empty = make("p", { class: "empty" });
  const axis = make("div", { class: "axis", "aria-hidden": "true" });
  const said = { text: make("span"), counts: make("span", { class: "counts" }) };
  const steps = { previous: stepButton("previous"), next: stepButton("next") };
  const line = make("div", { class: "said" }, steps.previous, make("p", {}, said.text, said.counts), steps.next);
  const note = make("p", { class: "note" });
  const games = gameList(model);
  const plot = make("div", { class: "plot" }, peak, columns, empty);
  const head = make("div", { class: "head" }, title, legend);
  const picture = make("div", { class: "picture" }, head, plot, axis, unit, line, note);
  const body = make("div", { class: "body" }, picture, games.box);
  const root = make("section", { class: "crx crx-bars panel", "aria-labelledby": title.id, tabindex: -1 }, body);
  el.append(root);

  let bars = [];
  let scale = 0; // the share that would fill the plot
  let stop = null; // the one bar that Tab reaches
  let pressed = null; // the bar chosen when it was last drawn
  let under = null; // the bar under the mouse
  let laid = ""; // what the texts around the bars were laid out for

  const draw = () => {
    const held = focused(columns);
    const at = held && all().indexOf(held);
    const sets = model.get("sets") ?? [];
    const two = sets.length > 1;
    bars = parsed(model, "bars") ?? [];
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    root.classList.toggle("two", two);
    root.classList.toggle("busy", model.get("busy"));
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(unit, model.get("unit"));
    setText(note, model.get("note"));
    note.hidden = !model.get("note");
    keyed(legend, two ? sets : [], (_, index) => String(index), () => make("li", {}, swatch(), make("span")), (node, set) => setText(node.lastChild, set.name));
    legend.hidden = !two;

    const tallest = Math.max(0, ...bars.flatMap((bar) => (bar.heights ?? []).slice(0, two ? 2 : 1)));
    // While results come in the tallest goes up and down a little, and all others must not move because of it.
    if (!model.get("busy") || tallest > scale || tallest < 0.75 * scale) scale = tallest;
    peak.hidden = !tallest || !model.get("peak");
    peak.style.setProperty("--part", scale ? tallest / scale : 0);
    setText(peak.firstChild, model.get("peak"));
    keyed(columns, bars, (bar) => bar.id, makeBar, (node, bar) => updateBar(node, bar, scale, two, bar.id === model.get("chosen")));
    setText(empty, bars.length ? "" : model.get("labels")?.empty);
    empty.hidden = bars.length > 0;
    axis.hidden = !bars.length;
    if (!under?.isConnected) under = null;
    if (!held && pressed !== model.get("chosen")) stop = null;
    pressed = model.get("chosen");
    setStop(held && !focused(columns) ? all()[Math.min(at, bars.length - 1)] : stop);
    if (held && !focused(columns)) (stop ?? root).focus({ preventScroll: true });
    drawSteps();
    look();
    lay();
    games.draw();
  };
  const all = () => [...columns.children];
  const chosen = () => all().find((node) => node.getAttribute("aria-pressed") === "true");
  const setStop = (node) => {
    stop = node?.isConnected ? node : chosen() ?? all()[0] ?? null;
    for (const other of all()) setAttribute(other, "tabindex", other === stop ? 0 : -1);
  };

  /** The bar that is looked at, in words: a tooltip is nothing for fingers, nor for who moves with the keyboard. */
  const look = () => {
    const node = under ?? focused(columns) ?? chosen();
    const bar = bars.find((it) => it.id === node?.bar);
    setText(said.text, bar ? bar.label : bars.length ? model.get("labels")?.hint : "");
    line.classList.toggle("glance", !node || node !== chosen());
    const sets = model.get("sets") ?? [];
    const facts = bar?.counts && sets.length > 1 ? sets.map((set, index) => [set.name, bar.counts[index]]) : [];
    said.counts.hidden = !facts.length;
    keyed(said.counts, facts, (_, index) => String(index), () => make("span", {}, swatch(), make("span", { class: "name" }), " ", make("b")), (it, [name, count]) => {
      setText(it.children[1], name);
      setText(it.children[2], count);
    });
  };
  const drawSteps = () => {
    const labels = model.get("labels") ?? {};
    const here = all().indexOf(chosen());
    for (const [way, button] of Object.entries(steps)) {
      button.hidden = !labels[way];
      setAttribute(button, "aria-label", labels[way]);
      setAttribute(button, "title", labels[way]);
      button.to = (way === "next" ? bars[here + 1] : bars[(here < 0 ? bars.length : here) - 1])?.id;
      setAttribute(button, "aria-disabled", button.to === undefined ? "true" : null);
    }
  };

  /** As many of the texts beneath the bars as fit, and the numbers on top where all of them do. */
  const lay = () => {
    const width = columns.clientWidth;
    const state = JSON.stringify([width, model.get("dir"), (model.get("sets") ?? []).length, bars.map((bar) => [bar.from, bar.counts?.[0]])]);
    if (!width || state === laid) return;
    laid = state;
    const texts = keyed(axis, bars, (bar) => bar.id, () => make("span"), (node, bar) => setText(node, bar.from));
    const nodes = all();
    const wide = nodes[0]?.offsetWidth ?? 0;
    root.style.setProperty("--between", `${Math.min(4, Math.max(0.5, wide * 0.06))}px`);
    const needed = Math.max(0, ...texts.map((text) => text.offsetWidth)) + GAP;
    const step = STEPS.find((it) => it * wide >= needed) ?? STEPS.at(-1);
    const rtl = root.dir === "rtl";
    let end = -Infinity;
    const places = texts.map((text, index) => {
      const middle = nodes[index].offsetLeft + wide / 2;
      const start = Math.max(-4, Math.min((rtl ? width - middle : middle) - text.offsetWidth / 2, width + 4 - text.offsetWidth));
      const shown = index % step === 0 && text.offsetWidth > 0 && start >= end + GAP;
      if (shown) end = start + text.offsetWidth;
      return { start, shown };
    });
    const counts = nodes.map((node) => node.count);
    const fits = !root.classList.contains("two") && wide > 0 && Math.max(...counts.map((count) => count.offsetWidth)) + 4 <= wide;
    places.forEach(({ start, shown }, index) => {
      texts[index].style.insetInlineStart = `${start}px`;
      texts[index].classList.toggle("away", !shown);
      nodes[index].classList.toggle("named", shown);
    });
    root.classList.toggle("counted", fits);
  };

  const choose = (id) => send(model, { type: "bar", id });
  columns.addEventListener("click", (event) => {
    const node = event.target.closest("button");
    if (node) choose(node.bar);
  });
  for (const button of Object.values(steps))
    button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && choose(button.to));
  columns.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const nodes = all();
    const at = nodes.indexOf(event.target);
    const next = { first: nodes[0], last: nodes.at(-1), previous: nodes[at - 1], next: nodes[at + 1] }[way];
    if (at < 0 || !way || way === "up" || way === "down") return;
    event.preventDefault();
    next?.focus();
  });
  columns.addEventListener("focusin", (event) => {
    setStop(event.target);
    look();
  });
  columns.addEventListener("focusout", () => queueMicrotask(look));
  columns.addEventListener("pointerover", (event) => {
    under = event.pointerType === "mouse" ? event.target.closest("button") : null;
    look();
  });
  columns.addEventListener("pointerleave", () => {
    under = null;
    look();
  });
  keepKeys(root);
  watch(model, ["bars", "sets", "title", "unit", "peak", "note", "chosen", "games", "more", "chosenGame", "labels", "lang", "dir", "busy"], draw);
  draw();
  // Drawn before it was on the page, nothing had a width.
  const measure = new ResizeObserver(lay);
  measure.observe(columns);
  document.fonts?.ready.then(() => {
    laid = "";
    lay();
  });
  return () => measure.disconnect();
}

const swatch = () => make("i", { class: "swatch", "aria-hidden": "true" });
const stepButton = (way) => make("button", { class: `crx-button ${way}`, "data-crx-kernel": true }, icon(ARROWS[way]));

function makeBar() {
  const count = make("span", { class: "count", "aria-hidden": "true" });
  const node = make("button", { class: "column" }, make("i", { class: "a" }), make("i", { class: "b" }), count);
  return Object.assign(node, { count });
}

function updateBar(node, bar, scale, two, chosen) {
  const [a, b] = node.children;
  node.bar = bar.id;
  setAttribute(node, "aria-label", bar.label);
  setAttribute(node, "title", bar.label);
  setAttribute(node, "aria-pressed", String(chosen));
  const parts = [a, b].map((_, index) => (scale ? Math.max(0, Math.min(1, (bar.heights?.[index] || 0) / scale)) : 0));
  [a, b].forEach((it, index) => {
    it.style.setProperty("--part", parts[index]);
    it.hidden = !parts[index] || (index === 1 && !two);
  });
  node.style.setProperty("--part", parts[0]);
  setText(node.count, bar.counts?.[0]);
}

/** The games of the chosen bar; Tab reaches one of them, arrows the others. */
function gameList(model) {
  const title = make("h3", { id: unique("games"), "aria-live": "polite" });
  const list = make("ul", { "aria-labelledby": title.id });
  const scroll = make("div", { class: "scroll", tabindex: -1, "data-crx-kernel": true }, list);
  const more = make("p", { class: "more" });
  const box = make("div", { class: "games" }, title, scroll, more);
  const buttons = () => [...list.querySelectorAll("button")];
  let stop = null;
  let shown = null; // the bar whose games these are

  const draw = () => {
    const held = focused(list);
    const at = held && buttons().indexOf(held);
    const chosen = model.get("chosenGame");
    const labels = model.get("labels") ?? {};
    box.hidden = !labels.games;
    setText(title, labels.games);
    setText(more, model.get("more"));
    keyed(list, parsed(model, "games") ?? [], (game) => game.id, makeGame, (node, game) => {
      const button = node.firstChild;
      button.game = game.id;
      setText(button.firstChild, game.text);
      setText(button.lastChild, game.note);
      setAttribute(button, "aria-pressed", String(game.id === chosen));
    });
    if (shown !== model.get("chosen")) {
      scroll.scrollTop = 0;
      if (!held) stop = null;
    }
    shown = model.get("chosen");
    const all = buttons();
    if (held && !focused(list)) stop = all[Math.min(at, all.length - 1)] ?? null;
    setStop(stop);
    if (held && !focused(list)) (stop ?? scroll).focus({ preventScroll: true });
  };
  const setStop = (button) => {
    const all = buttons();
    stop = all.includes(button) ? button : all.find((it) => it.getAttribute("aria-pressed") === "true") ?? all[0] ?? null;
    for (const other of all) setAttribute(other, "tabindex", other === stop ? 0 : -1);
  };
  list.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) send(model, { type: "game", id: button.game });
  });
  list.addEventListener("focusin", (event) => setStop(event.target.closest("button")));
  list.addEventListener("keydown", (event) => {
    const all = buttons();
    const at = all.indexOf(event.target);
    const way = direction(event, false);
    if (at < 0 || !["up", "down", "first", "last"].includes(way)) return;
    event.preventDefault();
    all[{ up: Math.max(at - 1, 0), down: at + 1, first: 0, last: all.length - 1 }[way]]?.focus();
  });
  return { box, draw };
}

const makeGame = () => make("li", {}, make("button", { class: "crx-button" }, make("span"), make("small")));
