// A histogram whose bars are buttons, and the games of the chosen one. Which those are is for Python to say.
import { lay } from "./bars/axis.js";
import { BarView, swatch } from "./bars/bar.js";
import { gameList } from "./bars/games.js";
import { focused, icon, make, setAttribute, setText, targetOf, unique } from "./common/dom.js";
import { byPlace, keyed } from "./common/keyed.js";
import { direction, keepKeys, setStop } from "./common/keys.js";
import { parsed, send, setLanguage, watch } from "./common/model.js";
import "./bars.css";

/** @import { Labels, Render, Spoken } from "./types.d.ts" */

/** @typedef {{ id: string, label: string, from: string, heights?: number[], counts?: string[] }} Bar */
/** @typedef {{ id: string, text: string, note: string }} Game */
/** @typedef {{ name: string }} Set */
/** @typedef {{ title: string, unit: string, peak: string, note: string, more: string }} Texts */
/** @typedef {{ bars: Bar[], sets: Set[], chosen: string, games: Game[], chosenGame: string, labels: Labels, busy: boolean }} Shown */
/** @typedef {Spoken & Texts & Shown} Traits */

const ARROWS = { previous: "M10.5 3L5.5 8l5 5", next: "M5.5 3l5 5-5 5" };

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("bars") });
  const unit = make("p", { class: "unit", id: unique("unit") });
  const legend = make("ul", { class: "legend" });
  const most = make("span");
  const peak = make("span", { class: "peak" }, most);
  const columns = make("div", { class: "columns", role: "group", "aria-labelledby": `${title.id} ${unit.id}`, "data-crx-kernel": true });
  const empty = make("p", { class: "empty" });
  const axis = make("div", { class: "axis", "aria-hidden": "true" });
  const said = { text: make("span"), counts: make("span", { class: "counts" }) };
  const steps = [stepButton("previous"), stepButton("next")];
  const [previous, next] = steps;
  const line = make("div", { class: "said" }, previous.node, make("p", {}, said.text, said.counts), next.node);
  const note = make("p", { class: "note" });
  const games = gameList(model);
  const plot = make("div", { class: "plot" }, peak, columns, empty);
  const head = make("div", { class: "head" }, title, legend);
  const picture = make("div", { class: "picture" }, head, plot, axis, unit, line, note);
  const body = make("div", { class: "body" }, picture, games.box);
  const root = make("section", { class: "crx crx-bars panel", "aria-labelledby": title.id, tabindex: -1 }, body);
  el.append(root);

  /** @type {Bar[]} */
  let bars = [];
  /** @type {BarView[]} */
  let views = [];
  let scale = 0;
  /** @type {BarView | undefined} the one bar that Tab reaches */
  let stop;
  /** @type {string | null} the bar chosen when it was last drawn */
  let pressed = null;
  /** @type {BarView | undefined} the bar under the mouse */
  let under;
  let laid = ""; // what the texts around the bars were laid out for

  const frame = () => ({ scale, two: (model.get("sets") ?? []).length > 1, chosen: model.get("chosen") });
  const drawBars = keyed(columns, (bar) => bar.id, (/** @type {Bar} */ _) => new BarView(frame));
  const drawTexts = keyed(axis, (bar) => bar.id, (/** @type {Bar} */ _) => {
    const node = make("span");
    return { node, update: (/** @type {Bar} */ bar) => setText(node, bar.from) };
  });
  const drawLegend = keyed(legend, byPlace, () => {
    const name = make("span");
    return { node: make("li", {}, swatch(), name), update: (/** @type {Set} */ set) => setText(name, set.name) };
  });
  const drawCounts = keyed(said.counts, byPlace, () => {
    const [name, count] = [make("span", { class: "name" }), make("b")];
    const update = (/** @type {{ name: string, count: string }} */ fact) => {
      setText(name, fact.name);
      setText(count, fact.count);
    };
    return { node: make("span", {}, swatch(), name, " ", count), update };
  });

  const draw = () => {
    const held = focused(columns);
    const at = views.findIndex(({ node }) => node === held);
    const sets = model.get("sets") ?? [];
    const two = sets.length > 1;
    bars = parsed(model, "bars") ?? [];
    setLanguage(root, model);
    root.classList.toggle("two", two);
    root.classList.toggle("busy", model.get("busy"));
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(unit, model.get("unit"));
    setText(note, model.get("note"));
    note.hidden = !model.get("note");
    drawLegend(two ? sets : []);
    legend.hidden = !two;

    const tallest = Math.max(0, ...bars.flatMap((bar) => (bar.heights ?? []).slice(0, two ? 2 : 1)));
    // While results come in the tallest goes up and down a little, and all others must not move because of it.
    if (!model.get("busy") || tallest > scale || tallest < 0.75 * scale) scale = tallest;
    peak.hidden = !tallest || !model.get("peak");
    peak.style.setProperty("--part", String(scale ? tallest / scale : 0));
    setText(most, model.get("peak"));
    views = drawBars(bars);
    setText(empty, bars.length ? "" : model.get("labels")?.empty);
    empty.hidden = bars.length > 0;
    axis.hidden = !bars.length;
    if (under && !views.includes(under)) under = undefined;
    if (!held && pressed !== model.get("chosen")) stop = undefined;
    pressed = model.get("chosen");
    const lost = held && !focused(columns);
    stopAt(lost ? views[Math.min(at, bars.length - 1)] : stop);
    if (lost) (stop?.node ?? root).focus({ preventScroll: true });
    drawSteps();
    look();
    layTexts();
    games.draw();
  };
  const chosen = () => views.find(({ node }) => node.getAttribute("aria-pressed") === "true");
  const barOf = (/** @type {EventTarget | null} */ target) =>
    views.find(({ node }) => target instanceof Node && node.contains(target));
  const stopAt = (/** @type {BarView | undefined} */ view) => {
    stop = view && views.includes(view) ? view : chosen() ?? views[0];
    setStop(columns.children, stop?.node);
  };

  /** The bar that is looked at, in words: a tooltip is nothing for fingers, nor for who moves with the keyboard. */
  const look = () => {
    const view = under ?? barOf(focused(columns)) ?? chosen();
    const bar = bars.find((it) => it.id === view?.id);
    setText(said.text, bar ? bar.label : bars.length ? model.get("labels")?.hint : "");
    line.classList.toggle("glance", !view || view !== chosen());
    const sets = model.get("sets") ?? [];
    const counts = sets.length > 1 ? bar?.counts : undefined;
    said.counts.hidden = !counts;
    drawCounts(counts ? sets.map(({ name }, index) => ({ name, count: counts[index] })) : []);
  };
  const drawSteps = () => {
    const labels = model.get("labels") ?? {};
    const here = views.findIndex((view) => view === chosen());
    for (const step of steps) {
      const to = step.way === "next" ? here + 1 : (here < 0 ? bars.length : here) - 1;
      step.draw(labels[step.way], bars[to]?.id);
    }
  };
  const layTexts = () => {
    const width = columns.clientWidth;
    const { two } = frame();
    const now = JSON.stringify([width, model.get("dir"), two, bars.map((bar) => [bar.from, bar.counts?.[0]])]);
    if (!width || now === laid) return;
    laid = now;
    lay(root, width, views, drawTexts(bars).map(({ node }) => node));
  };

  const choose = (/** @type {string} */ id) => send(model, { type: "bar", id });
  columns.addEventListener("click", (event) => {
    const view = barOf(event.target);
    if (view) choose(view.id);
  });
  for (const step of steps) step.node.addEventListener("click", () => step.to !== undefined && choose(step.to));
  columns.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const at = views.findIndex(({ node }) => node === event.target);
    if (at < 0 || !way || way === "up" || way === "down") return;
    event.preventDefault();
    const to = { first: views[0], last: views.at(-1), previous: views[at - 1], next: views[at + 1] }[way];
    to?.node.focus();
  });
  columns.addEventListener("focusin", (event) => {
    stopAt(barOf(event.target));
    look();
  });
  columns.addEventListener("focusout", () => queueMicrotask(look));
  columns.addEventListener("pointerover", (event) => {
    under = event.pointerType === "mouse" ? barOf(targetOf(event, "button")) : undefined;
    look();
  });
  columns.addEventListener("pointerleave", () => {
    under = undefined;
    look();
  });
  keepKeys(root);
  watch(model, ["bars", "sets", "title", "unit", "peak", "note", "chosen", "games", "more", "chosenGame", "labels", "lang", "dir", "busy"], draw);
  draw();
  // Drawn before it was on the page, nothing had a width.
  const measure = new ResizeObserver(layTexts);
  measure.observe(columns);
  document.fonts?.ready.then(() => {
    laid = "";
    layTexts();
  });
  return () => measure.disconnect();
}

/**
 * A button that leads from the chosen bar to its neighbour, `to`, if there is one.
 * @param {keyof typeof ARROWS} way
 */
function stepButton(way) {
  const node = make("button", { class: `crx-button ${way}`, "data-crx-kernel": true }, icon(ARROWS[way]));
  const step = {
    node,
    way,
    to: /** @type {string | undefined} */ (undefined),
    draw(/** @type {string | undefined} */ label, /** @type {string | undefined} */ to) {
      node.hidden = !label;
      setAttribute(node, "aria-label", label);
      setAttribute(node, "title", label);
      setAttribute(node, "aria-disabled", to === undefined ? "true" : null);
      step.to = to;
    },
  };
  return step;
}
