// Two packs to press. Each button stands for both copies of a card; how many are chosen is for Python to say.

export default { render: ({ model, el }) => drawDeck(model, el) };

function drawDeck(model, el) {
  const title = make("h2", { id: unique("deck") });
  const hint = make("p", { id: unique("hint") });
  const pack = make("div", { class: "pack", role: "group", "aria-labelledby": title.id, "aria-describedby": hint.id, dir: "ltr" });
  const root = make("section", { class: "crx crx-deck", "aria-labelledby": title.id, "data-crx-kernel": true });
  const panel = make("div", { class: "panel" }, title, hint, pack);
  root.append(panel);
  el.append(root);
  const buttons = () => [...pack.querySelectorAll("button")];
  let stop = null; // the one card that Tab reaches

  const draw = () => {
    const labels = model.get("labels") ?? {};
    const [counts, names, wild] = [parsed(model, "counts") ?? {}, parsed(model, "names") ?? {}, model.get("wild")];
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, labels.title);
    setText(hint, labels.hint);
    hint.hidden = !labels.hint;
    const suits = new Map();
    for (const card of parsed(model, "cards") ?? []) {
      const suit = "RB".includes(card.suit) ? "jokers" : card.suit;
      suits.set(suit, [...(suits.get(suit) ?? []), card]);
    }
    const update = (button, card) => {
      const plain = names[card.id] ?? card.id;
      const name = card.id === wild ? label(labels, "wild", { name: plain }) : plain;
      updateCard(button, card, counts[card.id] ?? 0, card.id === wild);
      setAttribute(button, "aria-label", label(labels, "card", { name, count: counts[card.id] ?? 0 }));
    };
    const makeSuit = ([suit]) => make("div", { class: `line ${suit}` });
    keyed(pack, [...suits], ([suit]) => suit, makeSuit, (node, [, cards]) => keyed(node, cards, (card) => card.id, makeCard, update));
    setStop(stop?.isConnected ? stop : buttons()[0]);
  };
  const setStop = (button) => {
    stop = button;
    for (const other of buttons()) setAttribute(other, "tabindex", other === stop ? 0 : -1);
  };

  pack.addEventListener("click", (event) => {
    const card = event.target.closest("button")?.dataset.card;
    if (card) send(model, { type: event.shiftKey ? "remove" : "add", card });
  });
  pack.addEventListener("focusin", (event) => setStop(event.target.closest("button") ?? stop));
  pack.addEventListener("keydown", (event) => {
    const button = event.target.closest("button");
    const way = direction(event, false); // the pack stands left to right in every language
    const gone = event.key === "Backspace" || event.key === "Delete";
    if (!button || !(way || gone)) return;
    event.preventDefault();
    if (gone) send(model, { type: "remove", card: button.dataset.card });
    else neighbour(buttons(), button, way)?.focus();
  });
  keepKeys(root);
  watch(model, ["cards", "counts", "names", "wild", "labels", "lang", "dir"], draw);
  draw();
}

const makeCard = (card) => make("button", { "data-card": card.id }, span("rank", card.rank), span("suit", SYMBOLS[card.suit]), span("star", "★"), span("count"));

function updateCard(button, card, count, wild) {
  setAttribute(button, "class", `pick ${card.suit}${wild ? " wild" : ""}`);
  setAttribute(button, "data-count", count);
  setText(button.lastChild, count > 1 ? `×${count}` : "");
}

/** Where an arrow leads from a button. The style sheet says how the buttons stand, so what counts is where they are seen. */
function neighbour(buttons, from, way) {
  const places = new Map(buttons.map((button) => [button, button.getBoundingClientRect()]));
  const here = places.get(from);
  const at = (button) => places.get(button);
  if (way === "up" || way === "down") {
    const gap = (place) => Math.round(way === "up" ? here.top - place.bottom : place.top - here.bottom);
    const far = (button) => 100 * gap(at(button)) + Math.abs(at(button).left - here.left);
    return buttons.filter((button) => gap(at(button)) >= 0).sort((a, b) => far(a) - far(b))[0];
  }
  const line = buttons.filter((button) => at(button).top < here.bottom && at(button).bottom > here.top).sort((a, b) => at(a).left - at(b).left);
  if (way === "first") return line[0];
  if (way === "last") return line.at(-1);
  const step = way === "next" ? 1 : -1;
  return line[line.indexOf(from) + step] ?? buttons[buttons.indexOf(from) + step];
}
