// Shared by every part of the screen; assets.py puts this text in front of each part's own module.
// No sentence lives here: whatever a person reads or hears comes from Python through traits.

const SVG = "http://www.w3.org/2000/svg";
const FOCUSABLE = new Set(["button", "input", "select", "textarea", "summary"]);

/** An element with attributes and children. Text goes through textContent only, so data can never become markup. */
function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  // JupyterLab reads single keys as commands (`b` adds a cell) unless the focused element itself opts out.
  if (FOCUSABLE.has(tag) || "tabindex" in attributes) node.setAttribute("data-lm-suppress-shortcuts", "true");
  if (tag === "button") node.type = "button";
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value);
  node.append(...children);
  return node;
}

/** A drawing that a screen reader skips: `paths` in a square of `size` units, in the colour of the text around it. */
function icon(paths, size = 16) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${size} ${size}`);
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  for (const d of [paths].flat()) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  return svg;
}

// Writing only what differs keeps a redraw cheap and keeps live regions from speaking twice.
function setText(node, text) {
  const value = text ?? "";
  if (node.textContent !== value) node.textContent = value;
}

function setAttribute(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value === true ? "" : value);
}

/** Whether two values out of JSON say the same. */
function same(one, other) {
  if (one === other) return true;
  if (!one || !other || typeof one !== "object" || typeof other !== "object") return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

/** The names of what holds, as classes. */
const holding = (looks) => Object.keys(looks).filter((look) => looks[look]).join(" ");

/** A trait that travels as text (see wire.py). */
function parsed(model, name) {
  const text = model.get(name);
  return text ? JSON.parse(text) : null;
}

/** A label with its {placeholders} filled in. */
function label(labels, name, facts = {}) {
  return (labels[name] ?? "").replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole);
}

/**
 * Make `parent`'s children match `items`, keeping the element of every item whose key is still there, so that focus
 * survives. `parent` holds nothing else. What has gone is removed first: then nothing that stays in order needs to move.
 */
function keyed(parent, items, keyOf, create, update) {
  const old = parent.keyedChildren ?? new Map();
  const next = new Map();
  items.forEach((item, index) => {
    let key = keyOf(item, index);
    while (next.has(key)) key += "′";
    const node = old.get(key) ?? create(item);
    next.set(key, node);
    update(node, item, index);
  });
  for (const [key, node] of old) if (!next.has(key)) node.remove();
  let place = null;
  for (const node of next.values()) {
    const wanted = place ? place.nextSibling : parent.firstChild;
    if (wanted !== node) parent.insertBefore(node, wanted);
    place = node;
  }
  parent.keyedChildren = next;
  return [...next.values()];
}

/** Redraw when one of these traits changes; several changes in one message make one redraw. */
function watch(model, names, draw) {
  let waiting = false;
  for (const name of names)
    model.on(`change:${name}`, () => {
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        draw();
      });
    });
}

/** Where a key leads: "next", "previous", "first", "last", "up", "down" or null; left and right swap in right-to-left. */
function direction(event, rtl) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const sideways = rtl ? { ArrowLeft: "next", ArrowRight: "previous" } : { ArrowLeft: "previous", ArrowRight: "next" };
  return { ...sideways, Home: "first", End: "last", ArrowUp: "up", ArrowDown: "down" }[event.key] ?? null;
}

/** Keep plain keys inside: a notebook around us has its own use for arrows, Enter and letters. */
function keepKeys(root) {
  root.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && event.key !== "Tab") event.stopPropagation();
  });
}

/** Ordinary widgets and HTML around a part take keys too; JupyterLab has to be told, for each element (see `make`). */
function ownKeys({ target }) {
  if (target.closest?.(".crx-bench, .crx-lesson")) target.setAttribute("data-lm-suppress-shortcuts", "true");
}

function focused(root) {
  const active = root.getRootNode().activeElement;
  return active && root.contains(active) ? active : null;
}

/** An id found nowhere else on the page: every part has its own copy of this module, so that counting is not enough. */
const unique = (name) => `crx-${name}-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;

/** Tell Python. After the session has ended there is nobody to tell, and the banner says so. */
function send(model, message) {
  try {
    model.send(message);
  } catch (error) {
    console.info(error);
  }
}


/**
 * A chip naming a rule; pressing it opens the rule's text in `note`, which the caller places where it wants the text.
 * It needs no answer from Python, so it also works when the session has ended.
 */
function clauseChip(model) {
  const note = make("div", { class: "clause-text", role: "note", id: unique("clause"), hidden: true });
  const chip = make("button", { class: "clause", dir: "ltr", "aria-expanded": "false", "aria-controls": note.id });
  const open = (yes) => {
    chip.setAttribute("aria-expanded", String(yes));
    note.hidden = !yes;
  };
  chip.addEventListener("click", () => open(note.hidden));
  for (const node of [chip, note])
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || note.hidden) return;
      event.stopPropagation();
      open(false);
      chip.focus();
    });
  const set = (clause) => {
    const text = model.get("clauses")?.[clause] ?? "";
    if (chip.textContent !== (clause ?? "")) open(false);
    setText(chip, clause);
    setText(note, text);
    setAttribute(chip, "aria-label", label(model.get("labels"), "clause", { clause }) || null);
    chip.hidden = !clause;
    chip.disabled = !text;
  };
  return { chip, note, set };
}

/** Put text on the clipboard; where that is not allowed, show it selected in `host`, ready to be copied by hand. */
async function copyText(text, host, name) {
  host.replaceChildren();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = make("textarea", { class: "copy-box", readonly: true, rows: 3, "aria-label": name });
    box.value = text;
    host.append(box);
    box.focus();
    box.select();
    return false;
  }
}

/** The kernel as the page knows it, where the host offers it (JupyterLab and Voila do). */
function kernelOf(model) {
  try {
    return model.widget_manager?.kernel ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks Python "are you there?" and calls `report(alive)` when the answer changes. A page whose kernel was culled looks
 * alive and does nothing, and only asking shows it. Three unanswered questions mean gone; one answer means back.
 */
function heartbeat(model, report) {
  const LIMIT = 3;
  let unanswered = 0;
  let alive = true;
  let last = Date.now();
  const say = (yes) => {
    if (yes !== alive) report((alive = yes));
  };
  const ask = () => {
    const beat = model.get("beat");
    // Hidden pages ask nothing: their timers are slowed, and an abandoned tab must not keep a kernel from being culled.
    if (beat <= 0 || document.hidden) return;
    // Timers that come far too late mean the machine slept: start counting afresh.
    if (Date.now() - last > 2.5 * beat) unanswered = 0;
    last = Date.now();
    const kernel = kernelOf(model);
    if (kernel?.isDisposed || kernel?.status === "dead") return say(false);
    // A kernel at work answers when it is done; that is no reason to give it up.
    const busy = kernel?.status === "busy" && kernel?.connectionStatus === "connected";
    if (unanswered >= LIMIT && !busy) say(false);
    unanswered += 1;
    try {
      model.send({ type: "ping" });
    } catch {
      say(false);
    }
  };
  const answered = (message) => {
    if (message?.type !== "pong") return;
    unanswered = 0;
    say(true);
  };
  const shown = () => {
    unanswered = 0;
    ask();
  };
  model.on("msg:custom", answered);
  document.addEventListener("visibilitychange", shown);
  const timer = model.get("beat") > 0 ? setInterval(ask, model.get("beat")) : null;
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}

/** While the session has ended, whatever only works with a kernel is out of reach, in every part around `node`. */
function setSession(node, alive) {
  let root = node;
  for (let up = node; up; up = up.parentElement?.closest(".crx")) root = up;
  const controls = ".crx-head, .crx-play, .crx-choose, .crx-curtain, .crx-players, .crx-settings, .crx-answer .jupyter-button";
  for (const part of root.querySelectorAll(`[data-crx-kernel], ${controls}`)) part.inert = !alive;
  for (const button of document.querySelectorAll(".crx-lesson :is(button, input)")) button.inert = !alive;
}
