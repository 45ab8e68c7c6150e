// All plays of a hand. A group's rows are drawn when it is opened; a row's other sets of cards are asked of Python.

const CHUNK = 40; // rows of a group drawn at once
const CHEVRON = "M6 3.5L10.5 8 6 12.5";

export default { render: ({ model, el }) => drawPlays(model, el) };

function drawPlays(model, el) {
  const title = make("h2", { id: unique("plays") });
  const none = make("p", { class: "none" });
  const list = make("div", { class: "groups" });
  const root = make("section", { class: "crx crx-plays panel", "aria-labelledby": title.id, "data-crx-kernel": true, tabindex: -1 }, title, none, list);
  el.append(root);
  const open = new Map(); // group → how many of its rows are drawn
  const told = new Map(); // row → what Python has told of its sets so far: {sets, rest, more}
  let [groups, labels, generation] = [[], {}, null];

  const read = () => {
    groups = parsed(model, "groups") ?? [];
    labels = model.get("labels") ?? {};
    if (generation !== model.get("generation")) told.clear();
    generation = model.get("generation");
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    setText(none, model.get("none"));
    none.hidden = groups.length > 0 || !model.get("none");
    draw();
  };
  const draw = () => {
    const held = focused(list);
    const home = held?.closest(".group");
    keyed(list, groups, (group) => group.id, makeGroup, updateGroup);
    for (const rows of list.querySelectorAll(".rows")) setStop(rows, rows.stop);
    if (held && !focused(list)) ((home?.isConnected ? home : list).querySelector(".opener") ?? root).focus({ preventScroll: true });
  };
  const tell = (message) => send(model, { ...message, generation });
  const ask = (row) => tell({ type: "sets", row, from: told.get(row).sets.length });

  const makeGroup = ({ id }) => {
    const rows = make("ul", { class: "rows", id: unique("rows") });
    const opener = button("opener", () => toggle(open, id, CHUNK) && draw());
    opener.append(icon(CHEVRON), make("b"), make("small"), span("count"));
    opener.setAttribute("aria-controls", rows.id);
    const more = button("more crx-button", () => {
      const from = rows.childElementCount;
      open.set(id, open.get(id) + CHUNK);
      draw();
      rows.children[from]?.querySelector("button").focus();
    });
    return make("div", { class: "group" }, make("h3", {}, opener), rows, more);
  };
  const updateGroup = (node, group) => {
    const [heading, rows, more] = node.children;
    const [, name, note, count] = heading.firstChild.children;
    const drawn = open.get(group.id) ?? 0;
    const rest = drawn ? group.rows.length - drawn : 0;
    setText(name, group.name);
    setText(note, group.note);
    setText(count, group.count);
    setAttribute(heading.firstChild, "aria-expanded", String(drawn > 0));
    rows.hidden = !drawn;
    keyed(rows, group.rows.slice(0, drawn), (row) => row.id, makeRow, updateRow);
    more.hidden = rest <= 0;
    setText(more, label(labels, "more", { count: rest }));
  };

  const makeRow = ({ id }) => {
    const sets = make("ul", { class: "sets", id: unique("sets") });
    const opener = button("ways", () => {
      if (toggle(told, id, { sets: [], rest: 0, more: "" }) && told.has(id)) ask(id);
      draw();
    });
    opener.append(span("count"), icon(CHEVRON));
    opener.setAttribute("aria-controls", sets.id);
    const lay = button("lay crx-button", () => tell({ type: "lay", row: id, set: -1 }));
    const more = button("more crx-button", () => ask(id));
    more.rowMore = id;
    return make("li", {}, make("div", { class: "row" }, span("name"), smallCardRow(), span("count"), opener, lay), sets, more);
  };
  const updateRow = (node, row) => {
    const [line, sets, more] = node.children;
    const [name, cards, count, opener, lay] = line.children;
    const known = told.get(row.id);
    setText(name, row.name);
    setSmallCards(cards, row.cards, row.alt);
    setText(count, row.count);
    setText(opener.firstChild, row.count);
    [count.hidden, opener.hidden] = [row.many, !row.many];
    setAttribute(opener, "aria-label", label(labels, "sets", row));
    setAttribute(opener, "aria-expanded", String(Boolean(known)));
    setLay(lay, row.name);
    sets.hidden = !known?.sets.length;
    keyed(sets, known?.sets ?? [], (_, index) => String(index), () => makeSet(row.id), updateSet);
    more.hidden = !known?.rest;
    setText(more, known?.more);
  };

  const makeSet = (row) => {
    const node = make("li", {}, smallCardRow(), button("lay crx-button", () => tell({ type: "lay", row, set: node.number })));
    return node;
  };
  const updateSet = (node, set, index) => {
    node.number = index;
    setSmallCards(node.firstChild, set.cards, set.alt);
    setLay(node.lastChild, set.alt);
  };
  const setLay = (node, name) => {
    setText(node, labels.layText ?? label(labels, "lay", { name }));
    setAttribute(node, "aria-label", label(labels, "lay", { name }));
  };

  model.on("msg:custom", (reply) => {
    const known = reply?.type === "sets" && reply.generation === generation && told.get(reply.row);
    if (!known || reply.from !== known.sets.length) return; // closed since, or an answer given twice
    const held = focused(list);
    known.sets.push(...reply.sets);
    Object.assign(known, { rest: reply.rest, more: reply.more });
    draw();
    if (held?.rowMore === reply.row) held.previousElementSibling.children[reply.from]?.querySelector("button").focus();
  });
  // Each opener of a group is a Tab stop, and all rows of a group are one more; arrows lead everywhere.
  const setStop = (rows, stop) => {
    const all = [...rows.querySelectorAll("button:not([hidden])")];
    rows.stop = all.includes(stop) ? stop : all[0];
    for (const node of all) setAttribute(node, "tabindex", node === rows.stop ? 0 : -1);
  };
  list.addEventListener("focusin", (event) => {
    const rows = event.target.closest(".rows");
    if (rows) setStop(rows, event.target);
  });
  list.addEventListener("keydown", (event) => {
    const next = neighbour(list, event.target, direction(event, root.dir === "rtl"));
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  keepKeys(root);
  watch(model, ["groups", "generation", "title", "none", "labels", "lang", "dir"], read);
  read();
}

function button(name, press) {
  const node = make("button", { class: name });
  node.addEventListener("click", press);
  return node;
}

/** Open what is closed and close what is open. */
const toggle = (map, key, value) => (map.has(key) ? map.delete(key) : map.set(key, value));

/** Up and down lead from line to line, sideways from button to button on a line. */
function neighbour(list, from, way) {
  const buttons = (line) => [line, ...line.querySelectorAll("button")].filter((node) => node.matches("button") && node.offsetParent);
  const lines = [...list.querySelectorAll("h3, .row, .sets li, .more")].map(buttons).filter((line) => line.length);
  const at = lines.findIndex((line) => line.includes(from));
  if (at < 0 || !way) return null;
  const place = lines[at].indexOf(from);
  if (way === "next" || way === "previous") return lines[at][place + (way === "next" ? 1 : -1)];
  const line = { up: lines[at - 1], down: lines[at + 1], first: lines[0], last: lines.at(-1) }[way];
  return line?.[Math.min(place, line.length - 1)];
}
