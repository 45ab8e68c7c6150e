// Step, play on, and the bar that shows where the table stands. Python decides what each press leads to.
import { focused, icon, make, setAttribute, setText, targetOf } from "./common/dom.js";
import { keyed } from "./common/keyed.js";
import { keepKeys } from "./common/keys.js";
import { send, watch } from "./common/model.js";
import { share } from "./common/values.js";
import "./transport.css";

/** @import { Labels, Model, Render } from "./types.d.ts" */

/** @typedef {{ text: string, done: number | null }} Busy */
/** @typedef {{ at: number, label: string }} Mark */
/** @typedef {{ lang?: string, dir?: string, value?: number, max?: number, valueText?: string, marks?: Mark[] }} Position */
/** @typedef {{ canBack?: boolean, canForward?: boolean, canPlay?: boolean, playing?: boolean, busy?: Busy | null }} Ways */
/** @typedef {Position & Ways} State */
/** @typedef {{ value: string, label: string }} Choice */
/** @typedef {{ state: State, labels: Labels, stretches: Choice[], speeds: Choice[], speed: string }} Traits */

const ICONS = {
  start: "M2 3h2v10H2zM14 3v10L5 8z",
  back: "M12 3v10L4 8z",
  step: "M4 3v10l8-5z",
  decision: "M2 3v10l6.5-5zM11.5 4.2L15.3 8l-3.8 3.8L7.7 8z",
  play: "M1 3v10l7-5zM8 3v10l7-5z",
  pause: "M3.5 3h3v10h-3zM9.5 3h3v10h-3z",
  stretch: "M3 3v10l7-5zM11 5.5h2v5h-2z",
  end: "M12 3h2v10h-2zM2 3v10l9-5z",
  stop: "M3.5 3.5h9v9h-9z",
};
const TICKS = 200; // marks on the scrubber, at most
const PATIENCE = 2000; // milliseconds that an answer to a seek is waited for

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const buttons = {
    start: commandButton("start", "bare"),
    back: commandButton("back", "bare"),
    step: commandButton("step", "primary"),
    decision: commandButton("decision"),
    play: commandButton("play"),
    end: commandButton("end", "bare"),
  };
  const { start, back, step, decision, play, end } = buttons;
  const speed = make("select", { class: "crx-select" });
  const stretches = make("span", { class: "stretches" });
  const steps = [start, back, step, decision].map(({ node }) => node);
  const row = make("div", { class: "buttons" }, ...steps, make("span", { class: "grow" }), play.node, speed, stretches, end.node);
  const scrub = scrubber(model);
  const busy = busyBar();
  const root = make("section", { class: "crx crx-transport panel", "data-crx-kernel": true }, row, make("div", { class: "below" }, scrub.box, busy.box));
  el.append(root);
  let canPlayOn = false;

  const drawStretches = keyed(stretches, (one) => one.value, (/** @type {Choice} */ { value }) => {
    const { node, words } = commandButton("stretch");
    node.value = value;
    const update = (/** @type {Choice} */ one) => {
      setText(words, one.label);
      setAttribute(node, "aria-disabled", canPlayOn ? null : "true");
    };
    return { node, update };
  });
  const drawSpeeds = keyed(speed, (one) => one.value, (/** @type {Choice} */ { value }) => {
    const node = make("option", { value });
    return { node, update: (/** @type {Choice} */ one) => setText(node, one.label) };
  });
  const draw = () => {
    const state = model.get("state") ?? {};
    const labels = model.get("labels") ?? {};
    setAttribute(root, "lang", state.lang);
    setAttribute(root, "dir", state.dir || "ltr");
    setAttribute(root, "role", "region");
    setAttribute(root, "aria-label", labels.region);
    const working = Boolean(state.busy);
    canPlayOn = (state.canPlay ?? true) && !working; // bots can go on where a person has to decide
    start.draw(labels.start, state.canBack && !working);
    back.draw(labels.back, state.canBack && !working);
    step.draw(labels.step, state.canForward && !working);
    decision.draw(labels.decision, state.canForward && !working);
    end.draw(labels.end, canPlayOn);
    drawStretches(model.get("stretches") ?? []);
    play.become(state.playing ? "pause" : "play");
    play.draw(state.playing ? labels.pause : labels.playOn, state.playing || canPlayOn);
    const speeds = model.get("speeds") ?? [];
    drawSpeeds(speeds);
    speed.value = model.get("speed");
    speed.hidden = !speeds.length;
    setAttribute(speed, "aria-label", labels.speed);
    scrub.draw(state, labels);
    const left = busy.draw(state.busy, labels);
    // The scrubber makes way for the bar without giving up its place; whoever was in what went is moved on.
    const had = focused(scrub.box) || left;
    scrub.box.classList.toggle("away", working);
    scrub.box.inert = working;
    if (had) (working ? busy.stop : left ? step.node : scrub.range).focus({ preventScroll: true });
  };

  root.addEventListener("click", (event) => {
    const pressed = targetOf(event, "[data-command]");
    if (!(pressed instanceof HTMLButtonElement) || pressed.getAttribute("aria-disabled") === "true") return;
    send(model, { type: pressed.dataset.command ?? "", ...(pressed.value && { value: pressed.value }) });
  });
  speed.addEventListener("change", () => {
    model.set("speed", speed.value);
    model.save_changes();
  });
  keepKeys(root);
  watch(model, ["state", "labels", "stretches", "speeds", "speed"], draw);
  draw();
}

/** @param {keyof typeof ICONS} command */
function commandButton(command, shape = "") {
  const words = make("span");
  const node = make("button", { class: `crx-button ${shape}`, "data-command": command }, words, icon(ICONS[command]));
  const bare = shape === "bare";
  const draw = (/** @type {string | undefined} */ label, /** @type {boolean | undefined} */ usable) => {
    setText(words, bare ? "" : label);
    words.hidden = bare;
    setAttribute(node, "aria-label", bare ? label : null);
    setAttribute(node, "title", bare ? label : null);
    // Not `disabled`: that would throw the focus out of the button a person is just pressing.
    setAttribute(node, "aria-disabled", usable ? null : "true");
  };
  const become = (/** @type {keyof typeof ICONS} */ other) => {
    if (node.dataset.command === other) return;
    node.dataset.command = other;
    node.lastChild?.replaceWith(icon(ICONS[other]));
  };
  return { node, words, draw, become };
}

/** @param {Model<Traits>} model */
function scrubber(model) {
  const range = make("input", { type: "range", min: 0, step: 1 });
  const ticks = make("span", { class: "ticks", "aria-hidden": "true" });
  const text = make("output", { class: "where", "aria-hidden": "true" });
  const box = make("div", { class: "scrub" }, make("span", { class: "track" }, ticks, range), text);
  // One request at a time, and the last value always gets through: a dragged thumb makes far more than can be drawn.
  let asked = false;
  /** @type {number | null} */
  let next = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let max = 0;
  const fill = () => range.style.setProperty("--part", String(max > 0 ? Number(range.value) / max : 0));
  const seek = (/** @type {number} */ value) => {
    asked = true;
    next = null;
    clearTimeout(timer);
    timer = setTimeout(settled, PATIENCE); // an answer that never comes must not lock the bar
    send(model, { type: "seek", value });
  };
  const settled = () => {
    clearTimeout(timer);
    asked = false;
    if (next !== null) return seek(next);
    draw(model.get("state") ?? {}, model.get("labels") ?? {});
  };
  range.addEventListener("input", () => {
    fill();
    const value = Number(range.value);
    if (asked) next = value;
    else seek(value);
  });
  model.on("msg:custom", (message) => {
    if (message?.type === "sought") settled();
  });
  const drawTicks = keyed(ticks, (mark) => String(mark.at), () => {
    const node = make("i");
    const update = (/** @type {Mark} */ mark) => {
      node.style.setProperty("--at", String(max ? mark.at / max : 0));
      setAttribute(node, "title", mark.label);
    };
    return { node, update };
  });
  const draw = (/** @type {State} */ state, /** @type {Labels} */ labels) => {
    max = Math.max(0, state.max ?? 0);
    setAttribute(range, "max", max);
    setAttribute(range, "aria-label", labels.scrub);
    setAttribute(range, "aria-valuetext", state.valueText);
    setText(text, state.valueText);
    // While the person is ahead of Python, their thumb stays where they put it.
    if (!asked) range.value = String(state.value ?? 0);
    fill();
    drawTicks((state.marks ?? []).slice(0, TICKS));
  };
  return { box, range, draw };
}

function busyBar() {
  const { node: stop, words } = commandButton("stop");
  const filled = make("i");
  const bar = make("div", { class: "bar", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, filled);
  const text = make("span", { class: "busy-text" });
  const box = make("div", { class: "busy", hidden: true }, text, bar, stop);
  /** Returns whether the focus was inside a bar that has just gone. */
  const draw = (/** @type {Busy | null | undefined} */ busy, /** @type {Labels} */ labels) => {
    const left = !busy && !box.hidden && Boolean(focused(box));
    box.hidden = !busy;
    setText(words, labels.stop);
    if (!busy) return left;
    setText(text, busy.text);
    const done = typeof busy.done === "number" ? share(busy.done) : null;
    setAttribute(bar, "aria-label", busy.text);
    setAttribute(bar, "aria-valuenow", done === null ? null : Math.round(done * 100));
    bar.classList.toggle("unknown", done === null);
    filled.style.setProperty("--part", String(done ?? 1));
    return left;
  };
  return { box, stop, draw };
}
