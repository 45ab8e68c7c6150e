// How far long work is, and the button that stops it.
import { focused, icon, make, setAttribute, setText } from "./common/dom.js";
import { keepKeys, ownKeys } from "./common/keys.js";
import { send, setLanguage, watch } from "./common/model.js";
import { heartbeat, setSession } from "./common/session.js";
import { share } from "./common/values.js";
import "./progress.css";

/** @import { Labels, Render, Spoken } from "./types.d.ts" */

/** @typedef {{ running?: boolean, done?: number | null, text?: string, left?: string }} State */
/** @typedef {Spoken & { state: State, labels: Labels, beat: number }} Traits */

const STOP = "M3.5 3.5h9v9h-9z";

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const text = make("p", { class: "text" });
  const left = make("p", { class: "left" });
  const filled = make("i");
  const bar = make("div", { class: "bar", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, filled);
  const words = make("span");
  const cancel = make("button", { class: "crx-button", "data-crx-kernel": true }, icon(STOP), words);
  const spoken = make("p", { class: "spoken", "aria-live": "polite" });
  const root = make("section", { class: "crx crx-progress panel" }, make("div", { class: "words" }, text, left), bar, cancel, spoken);
  const reload = make("button", { class: "crx-button primary" });
  const ended = make("div", { class: "crx-ended", role: "alert", hidden: true });
  root.append(ended);
  el.append(root);
  /** @type {number | null} the quarter that was last spoken of; null when nothing runs */
  let reached = null;

  const draw = () => {
    const state = model.get("state") ?? {};
    const labels = model.get("labels") ?? {};
    const running = Boolean(state.running);
    const done = typeof state.done === "number" ? share(state.done) : null;
    setLanguage(root, model);
    setAttribute(root, "aria-label", labels.name);
    setText(text, state.text);
    setText(left, running ? state.left : "");
    setAttribute(bar, "aria-label", labels.name);
    setAttribute(bar, "aria-valuenow", done === null ? (running ? null : 0) : Math.round(done * 100));
    setAttribute(bar, "aria-valuetext", sentence(state) || null);
    setAttribute(bar, "class", `bar ${running ? "running" : ""} ${running && done === null ? "unknown" : ""}`);
    filled.style.setProperty("--part", String(done ?? (running ? 1 : 0)));
    setText(words, labels.cancel);
    drawCancel(running);
    tell(state, running, done);
  };
  /** Nothing to cancel: the button goes, but not from under a finger, nor the focus with it. */
  const drawCancel = (/** @type {boolean} */ running) => {
    setAttribute(cancel, "aria-disabled", running ? null : "true");
    cancel.classList.toggle("away", !running && !focused(cancel));
  };
  /** Ten times a second is too much to hear: the beginning, each quarter and the end will do. */
  const tell = (/** @type {State} */ state, /** @type {boolean} */ running, /** @type {number | null} */ done) => {
    const quarter = running ? Math.min(3, Math.floor((done ?? 0) * 4)) : null;
    const again = quarter === null || (reached !== null && quarter < reached - 1); // far behind: that is another run
    if (again ? reached !== null : reached === null || quarter > reached) setText(spoken, sentence(state));
    reached = again ? quarter : Math.max(quarter, reached ?? 0);
  };

  cancel.addEventListener("click", () => {
    if (cancel.getAttribute("aria-disabled") !== "true") send(model, { type: "cancel" });
  });
  cancel.addEventListener("blur", () => queueMicrotask(() => drawCancel(Boolean(model.get("state")?.running))));
  reload.addEventListener("click", () => location.reload());
  const stop = heartbeat(model, (alive) => {
    ended.hidden = alive;
    const labels = model.get("labels") ?? {};
    setText(reload, labels.reload);
    ended.replaceChildren(...(alive ? [] : [make("p", {}, labels.ended ?? ""), reload]));
    const active = document.activeElement;
    setSession(root, alive);
    if (!alive && active?.closest("[inert]")) reload.focus();
  });
  document.addEventListener("focusin", ownKeys);
  keepKeys(root);
  watch(model, ["state", "labels", "lang", "dir"], draw);
  draw();
  return () => {
    stop();
    document.removeEventListener("focusin", ownKeys);
  };
}

const sentence = (/** @type {State} */ state) => [state.text, state.running && state.left].filter(Boolean).join(" · ");
