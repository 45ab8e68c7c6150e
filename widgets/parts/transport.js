// Step, play on, and the bar that shows where the table stands. Python decides what each press leads to.

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

export default { render: ({ model, el }) => drawTransport(model, el) };

function drawTransport(model, el) {
  const button = (command, shape = "") => {
    const words = make("span");
    const node = make("button", { class: `crx-button ${shape}`, "data-command": command }, words, icon(ICONS[command]));
    return Object.assign(node, { words });
  };
  const buttons = {
    start: button("start", "bare"),
    back: button("back", "bare"),
    step: button("step", "primary"),
    decision: button("decision"),
    play: button("play"),
    end: button("end", "bare"),
  };
  const speed = make("select", { class: "crx-select" });
  const stretches = make("span", { class: "stretches" });
  const row = make("div", { class: "buttons" }, ...Object.values(buttons).slice(0, 4), make("span", { class: "grow" }), buttons.play, speed, stretches, buttons.end);
  const scrub = scrubber(model);
  const busy = busyBar(button("stop"));
  const root = make("section", { class: "crx crx-transport panel", "data-crx-kernel": true }, row, make("div", { class: "below" }, scrub.box, busy.box));
  el.append(root);

  const draw = () => {
    const state = model.get("state") ?? {};
    const labels = model.get("labels") ?? {};
    setAttribute(root, "lang", state.lang);
    setAttribute(root, "dir", state.dir || "ltr");
    setAttribute(root, "role", "region");
    setAttribute(root, "aria-label", labels.region);
    const working = Boolean(state.busy);
    const canPlay = state.canPlay ?? true; // bots can go on where a person has to decide
    const show = (node, name, usable) => {
      const bare = node.matches(".bare");
      setText(node.words, bare ? "" : labels[name]);
      node.words.hidden = bare;
      setAttribute(node, "aria-label", bare ? labels[name] : null);
      setAttribute(node, "title", bare ? labels[name] : null);
      // Not `disabled`: that would throw the focus out of the button a person is just pressing.
      setAttribute(node, "aria-disabled", usable ? null : "true");
    };
    show(buttons.start, "start", state.canBack && !working);
    show(buttons.back, "back", state.canBack && !working);
    show(buttons.step, "step", state.canForward && !working);
    show(buttons.decision, "decision", state.canForward && !working);
    show(buttons.end, "end", canPlay && !working);
    keyed(stretches, model.get("stretches") ?? [], (one) => one.value, () => button("stretch"), (node, one) => {
      node.value = one.value;
      setText(node.words, one.label);
      setAttribute(node, "aria-disabled", canPlay && !working ? null : "true");
    });
    const command = state.playing ? "pause" : "play";
    if (buttons.play.dataset.command !== command) {
      buttons.play.dataset.command = command;
      buttons.play.lastChild.replaceWith(icon(ICONS[command]));
    }
    show(buttons.play, state.playing ? "pause" : "playOn", state.playing || (canPlay && !working));
    drawSpeeds();
    scrub.draw(state, labels);
    const left = busy.draw(state.busy, labels);
    // The scrubber makes way for the bar without giving up its place; whoever was in what went is moved on.
    const had = focused(scrub.box) || left;
    scrub.box.classList.toggle("away", working);
    scrub.box.inert = working;
    if (had) (working ? busy.stop : left ? buttons.step : scrub.range).focus({ preventScroll: true });
  };
  const drawSpeeds = () => {
    const speeds = model.get("speeds") ?? [];
    keyed(speed, speeds, (one) => one.value, () => make("option"), (node, one) => {
      setText(node, one.label);
      node.value = one.value;
    });
    speed.value = model.get("speed");
    speed.hidden = !speeds.length;
    setAttribute(speed, "aria-label", model.get("labels")?.speed);
  };

  root.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-command]");
    if (!pressed || pressed.getAttribute("aria-disabled") === "true") return;
    send(model, { type: pressed.dataset.command, ...(pressed.value && { value: pressed.value }) });
  });
  speed.addEventListener("change", () => {
    model.set("speed", speed.value);
    model.save_changes();
  });
  keepKeys(root);
  watch(model, ["state", "labels", "stretches", "speeds", "speed"], draw);
  draw();
}

function scrubber(model) {
  const range = make("input", { type: "range", min: 0, step: 1 });
  const ticks = make("span", { class: "ticks", "aria-hidden": "true" });
  const text = make("output", { class: "where", "aria-hidden": "true" });
  const box = make("div", { class: "scrub" }, make("span", { class: "track" }, ticks, range), text);
  // One request at a time, and the last value always gets through: a dragged thumb makes far more than can be drawn.
  let asked = false;
  let next = null;
  let timer = 0;
  const fill = () => range.style.setProperty("--part", range.max > 0 ? range.value / range.max : 0);
  const seek = (value) => {
    asked = true;
    next = null;
    clearTimeout(timer);
    timer = setTimeout(settled, 2000); // an answer that never comes must not lock the bar
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
  model.on("msg:custom", (message) => message?.type === "sought" && settled());
  const draw = (state, labels) => {
    const max = Math.max(0, state.max ?? 0);
    setAttribute(range, "max", max);
    setAttribute(range, "aria-label", labels.scrub);
    setAttribute(range, "aria-valuetext", state.valueText);
    setText(text, state.valueText);
    // While the person is ahead of Python, their thumb stays where they put it.
    if (!asked) range.value = state.value ?? 0;
    fill();
    keyed(ticks, (state.marks ?? []).slice(0, 200), (mark) => String(mark.at), () => make("i"), (node, mark) => {
      node.style.setProperty("--at", max ? mark.at / max : 0);
      setAttribute(node, "title", mark.label);
    });
  };
  return { box, range, draw };
}

function busyBar(stop) {
  stop.lastChild.before(stop.words);
  const bar = make("div", { class: "bar", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, make("i"));
  const text = make("span", { class: "busy-text" });
  const box = make("div", { class: "busy", hidden: true }, text, bar, stop);
  /** Returns whether the focus was inside a bar that has just gone. */
  const draw = (busy, labels) => {
    const left = !busy && !box.hidden && Boolean(focused(box));
    box.hidden = !busy;
    setText(stop.words, labels.stop);
    if (!busy) return left;
    setText(text, busy.text);
    const done = typeof busy.done === "number" ? Math.max(0, Math.min(1, busy.done)) : null;
    setAttribute(bar, "aria-label", busy.text);
    setAttribute(bar, "aria-valuenow", done === null ? null : Math.round(done * 100));
    bar.classList.toggle("unknown", done === null);
    bar.firstChild.style.setProperty("--part", done ?? 1);
    return left;
  };
  return { box, stop, draw };
}
