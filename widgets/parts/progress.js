// How far long work is, and the button that stops it.

const STOP = "M3.5 3.5h9v9h-9z";

export default { render: ({ model, el }) => drawProgress(model, el) };

function drawProgress(model, el) {
  const text = make("p", { class: "text" });
  const left = make("p", { class: "left" });
  const bar = make("div", { class: "bar", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, make("i"));
  const words = make("span");
  const cancel = make("button", { class: "crx-button", "data-crx-kernel": true }, icon(STOP), words);
  const spoken = make("p", { class: "spoken", "aria-live": "polite" });
  const root = make("section", { class: "crx crx-progress panel" }, make("div", { class: "words" }, text, left), bar, cancel, spoken);
  const reload = make("button", { class: "crx-button primary" });
  const ended = make("div", { class: "crx-ended", role: "alert", hidden: true });
  root.append(ended);
  el.append(root);
  let reached = null; // the quarter that was last spoken of; null when nothing runs

  const draw = () => {
    const state = model.get("state") ?? {};
    const labels = model.get("labels") ?? {};
    const running = Boolean(state.running);
    const done = typeof state.done === "number" ? Math.max(0, Math.min(1, state.done)) : null;
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setAttribute(root, "aria-label", labels.name);
    setText(text, state.text);
    setText(left, running ? state.left : "");
    setAttribute(bar, "aria-label", labels.name);
    setAttribute(bar, "aria-valuenow", done === null ? (running ? null : 0) : Math.round(done * 100));
    setAttribute(bar, "aria-valuetext", sentence(state) || null);
    setAttribute(bar, "class", `bar ${running ? "running" : ""} ${running && done === null ? "unknown" : ""}`);
    bar.firstChild.style.setProperty("--part", done ?? (running ? 1 : 0));
    setText(words, labels.cancel);
    drawCancel(running);
    tell(state, running, done);
  };
  /** Nothing to cancel: the button goes, but not from under a finger, nor the focus with it. */
  const drawCancel = (running) => {
    setAttribute(cancel, "aria-disabled", running ? null : "true");
    cancel.classList.toggle("away", !running && !focused(cancel));
  };
  /** Ten times a second is too much to hear: the beginning, each quarter and the end will do. */
  const tell = (state, running, done) => {
    const quarter = running ? Math.min(3, Math.floor((done ?? 0) * 4)) : null;
    const again = quarter === null || quarter < reached - 1; // far behind: that is another run
    if (again ? reached !== null : reached === null || quarter > reached) setText(spoken, sentence(state));
    reached = again ? quarter : Math.max(quarter, reached);
  };

  cancel.addEventListener("click", () => cancel.getAttribute("aria-disabled") !== "true" && send(model, { type: "cancel" }));
  cancel.addEventListener("blur", () => queueMicrotask(() => drawCancel(Boolean(model.get("state")?.running))));
  reload.addEventListener("click", () => location.reload());
  const stop = heartbeat(model, (alive) => {
    ended.hidden = alive;
    const { ended: text, reload: again } = model.get("labels") ?? {};
    setText(reload, again);
    ended.replaceChildren(...(alive ? [] : [make("p", {}, text), reload]));
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

const sentence = (state) => [state.text, state.running && state.left].filter(Boolean).join(" · ");
