// How often each thing was used, what is shut because of it, and the choice of one. What is shut is for Python to say.

const LOCK = "M8 1.5A3.5 3.5 0 0 0 4.5 5v2H3.5a1 1 0 0 0-1 1v5.5a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V8a1 1 0 0 0-1-1H11.5V5A3.5 3.5 0 0 0 8 1.5zM6 5a2 2 0 0 1 4 0v2H6z";

export default { render: ({ model, el }) => drawBalance(model, el) };

function drawBalance(model, el) {
  const title = make("h2", { id: unique("balance") });
  const note = make("p", { class: "gap", "aria-live": "polite" });
  const list = make("ul", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-balance panel", "aria-labelledby": title.id, tabindex: -1 }, title, note, list);
  el.append(root);
  const radios = () => [...list.querySelectorAll("[role=radio]")];

  const draw = () => {
    const items = parsed(model, "items") ?? [];
    const choosable = model.get("choosable");
    const held = focused(list);
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(note, model.get("note"));
    note.hidden = !model.get("note");
    setAttribute(list, "role", choosable ? "radiogroup" : "list");
    // All bars are drawn to one scale.
    const scale = Math.max(1, ...items.flatMap((item) => item.bars ?? []).map((bar) => Math.max(bar.count, bar.limit ?? 0)));
    root.style.setProperty("--scale", scale);
    keyed(list, items, (item) => `${choosable ? "radio " : ""}${item.id}`, () => makeItem(model, choosable), (node, item) => {
      updateItem(node, item, model.get("labels") ?? {}, scale);
      setAttribute(node, "role", choosable ? "none" : null);
      if (choosable) setAttribute(node.parts.head, "aria-checked", String(item.id === model.get("chosen")));
    });
    const all = radios();
    const stop = all.find((it) => it.ariaChecked === "true") ?? all.find((it) => it.ariaDisabled !== "true") ?? all[0];
    setStop(held && all.includes(focused(list)) ? focused(list) : stop);
    if (held && !focused(list)) (stop ?? root).focus({ preventScroll: true });
  };
  const setStop = (stop) => {
    for (const radio of radios()) setAttribute(radio, "tabindex", radio === stop ? 0 : -1);
  };

  list.addEventListener("click", (event) => {
    const radio = event.target.closest("[role=radio]");
    if (!radio) return;
    setStop(radio);
    send(model, { type: "choose", id: radio.closest("li").item });
  });
  // An arrow leads on and chooses; what is shut it only leads to, since nobody asked yet why.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const all = radios();
    const at = all.indexOf(event.target);
    if (!way || at < 0) return;
    event.preventDefault();
    const next = all.at({ first: 0, last: -1, up: at - 1, previous: at - 1 }[way] ?? (at + 1) % all.length);
    setStop(next);
    next.focus();
    if (next.ariaDisabled !== "true") next.click();
  });
  keepKeys(root);
  watch(model, ["items", "title", "note", "choosable", "chosen", "clauses", "labels", "lang", "dir"], draw);
  draw();
}

function makeItem(model, radio) {
  const [name, note, value] = [make("b"), make("small"), make("span", { class: "value" })];
  const bars = make("div", { class: "bars", id: unique("bars") });
  const odds = make("div", { class: "odds", id: unique("odds") }, make("span", { class: "track" }, make("i")), make("span"));
  const state = make("p", { class: "state", id: unique("state") }, icon(LOCK), make("b"), " ", make("span"));
  const clause = clauseChip(model);
  const heard = [state.id, bars.id, odds.id].join(" ");
  const head = radio
    ? make("button", { class: "head", role: "radio", "aria-describedby": heard, "data-crx-kernel": true }, name, " ", note, " ", value)
    : make("div", { class: "head" }, name, " ", note, " ", value);
  const node = make("li", {}, head, bars, odds, make("div", { class: "state-line" }, state, clause.chip), clause.note);
  node.parts = { head, name, note, value, bars, odds, state, clause };
  return node;
}

function updateItem(node, item, labels, scale) {
  const { head, name, note, value, bars, odds, state, clause } = node.parts;
  node.item = item.id;
  setAttribute(node, "class", `item ${item.shut ? "shut" : ""}`);
  if (head.role === "radio") setAttribute(head, "aria-disabled", item.shut ? "true" : null);
  setText(name, item.name);
  setText(note, item.note);
  setText(value, item.value);
  keyed(bars, item.bars ?? [], (_, index) => String(index), makeBar, (bar, it) => updateBar(bar, it, labels, scale));
  odds.hidden = typeof item.odds !== "string";
  odds.style.setProperty("--part", Math.max(0, Math.min(1, item.oddsPart || 0)));
  setAttribute(odds, "class", `odds ${item.odds ? "" : "none"}`);
  setText(odds.lastChild, item.odds);
  state.firstChild.style.display = item.shut ? "" : "none";
  setText(state.children[1], item.shut ? labels.shut : item.least ? labels.least : labels.open);
  setText(state.children[2], item.shut ? item.why : "");
  clause.set(item.shut ? item.clause : "");
}

function makeBar() {
  return make("div", {}, make("span", { class: "team" }), make("span", { class: "pips", "aria-hidden": "true" }), make("span", { class: "count" }));
}

/** A pip for each use, an empty one for each use still free, and after them the stop. */
function updateBar(node, bar, labels, scale) {
  const [team, pips, count] = node.children;
  const limited = typeof bar.limit === "number";
  setAttribute(node, "class", holding({ bar: true, mine: bar.mine, nameless: !bar.name }));
  setText(team, bar.name);
  const kinds = Array.from({ length: scale }, (_, at) => (at < bar.count ? "used" : limited && at < bar.limit ? "free" : "beyond"));
  if (limited) kinds.splice(Math.max(bar.limit, 0), 0, "stop");
  keyed(pips, kinds, (_, index) => String(index), () => make("i"), (pip, kind) => setAttribute(pip, "class", kind));
  const text = limited && label(labels, "count", { count: bar.count, limit: bar.limit });
  setText(count, text || String(bar.count));
}
