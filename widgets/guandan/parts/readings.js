// What some cards can be: a list of readings, or why there is none. Where one may be chosen, they are radio buttons.

export default { render: ({ model, el }) => drawReadings(model, el) };

function drawReadings(model, el) {
  const title = make("h2", { id: unique("readings"), "aria-live": "polite" });
  const why = whyBox(model);
  const none = make("p", { class: "none" });
  const list = make("ol", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-readings panel", "aria-labelledby": title.id, tabindex: -1 }, title, why.box, none, list);
  el.append(root);
  const radios = () => [...list.querySelectorAll("[role=radio]")];

  const draw = () => {
    const reason = parsed(model, "why") ?? {};
    const items = reason.text ? [] : parsed(model, "items") ?? [];
    const held = focused(list);
    const choosable = model.get("choosable");
    const chosen = choosable && items.find((item) => item.id === model.get("chosen"));
    const first = chosen || items.find((item) => item.change !== "gone");
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    why.draw(reason);
    setText(none, model.get("none"));
    none.hidden = Boolean(reason.text || items.length || !model.get("none"));
    setAttribute(list, "role", choosable ? "radiogroup" : null);
    list.hidden = !items.length;
    const radio = (item) => choosable && item.change !== "gone";
    const create = (item) => makeReading(model, radio(item));
    // A reading that cannot be chosen, and so not focused, takes the place of the one that stood there.
    const keyOf = (item, index) => (radio(item) ? `radio ${item.id}` : index);
    keyed(list, items, keyOf, create, (node, item) => {
      updateReading(node, item);
      setAttribute(node, "class", `reading ${item.change ?? ""}${item === first ? " first" : ""}`);
      setAttribute(node, "role", choosable ? "none" : null);
      if (radio(item)) setAttribute(node.parts.head, "aria-checked", String(item === chosen));
    });
    const stop = radios().find((button) => button.ariaChecked === "true") ?? radios()[0];
    for (const button of radios()) setAttribute(button, "tabindex", button === stop ? 0 : -1);
    if (held && !focused(list)) (stop ?? root).focus({ preventScroll: true });
  };

  list.addEventListener("click", (event) => {
    const button = event.target.closest("[role=radio]");
    if (button) send(model, { type: "choose", id: button.closest("li").item });
  });
  // As in any group of radio buttons an arrow both leads on and chooses, and after the last comes the first.
  list.addEventListener("keydown", (event) => {
    const way = direction(event, root.dir === "rtl");
    const all = radios();
    const at = all.indexOf(event.target);
    if (!way || at < 0) return;
    event.preventDefault();
    const next = { first: 0, last: -1, up: at - 1, previous: at - 1 }[way] ?? (at + 1) % all.length;
    all.at(next).focus();
    all.at(next).click();
  });
  keepKeys(root);
  watch(model, ["items", "title", "none", "why", "choosable", "chosen", "clauses", "labels", "lang", "dir"], draw);
  draw();
}

/** Why the cards are nothing. It is always on the page, though empty: only then is a new reason spoken. */
function whyBox(model) {
  const title = make("b");
  const text = make("span");
  const { chip, note, set } = clauseChip(model);
  const words = make("p", { "aria-live": "polite", "aria-atomic": "true" }, title, " ", text);
  const box = make("div", {}, make("div", { class: "why-line" }, words, chip), note);
  const draw = (why) => {
    setAttribute(box, "class", why.text ? "why" : null);
    setText(title, why.title);
    setText(text, why.text);
    set(why.clause);
  };
  return { box, draw };
}

function makeReading(model, radio) {
  const [name, change, note, cards] = [span("name"), span("change"), make("small"), smallCardRow()];
  cards.id = unique("cards");
  const attributes = { role: "radio", "aria-describedby": cards.id, "data-crx-kernel": true };
  const head = make(radio ? "button" : "div", radio ? { class: "head", ...attributes } : { class: "head" }, name, " ", change, " ", note);
  const clause = clauseChip(model);
  const node = make("li", {}, head, clause.chip, cards, clause.note);
  node.parts = { head, name, change, note, cards, clause };
  return node;
}

function updateReading(node, item) {
  const { name, change, note, cards, clause } = node.parts;
  node.item = item.id;
  setText(name, item.name);
  setText(change, item.change ? item.changeText : "");
  change.hidden = !item.change;
  setText(note, item.note);
  note.hidden = !item.note;
  setSmallCards(cards, item.cards, item.alt);
  clause.set(item.clause);
}
