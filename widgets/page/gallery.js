// The gallery: a picture, a line and links for each game.

export default { render: ({ model, el }) => drawGallery(model, el) };

const SYMBOLS = { S: "♠", H: "♥", C: "♣", D: "♦" };

function drawGallery(model, el) {
  const root = make("div", { class: "crx crx-gallery" });
  el.append(root);
  const draw = () => {
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    root.replaceChildren(...(model.get("games") ?? []).map(drawGame));
  };
  watch(model, ["games", "lang", "dir"], draw);
  draw();
}

function drawGame(game) {
  const picture = make("div", { class: "emblem", dir: "ltr", "aria-hidden": "true" }, ...game.cards.map(drawCard));
  const open = make("a", { class: "crx-button primary", href: game.href }, game.open);
  const cases = game.cases.map((it) => make("li", {}, make("a", { href: it.href }, it.text), " ", make("small", {}, it.note)));
  return make("article", { class: "panel" }, make("a", { class: "felt-link", href: game.href, tabindex: -1, "aria-hidden": "true" }, picture),
    make("div", { class: "about" }, make("h2", {}, game.name), make("p", {}, game.line), open), 
    ...(cases.length ? [make("div", { class: `cases${cases.length > 20 ? " many" : ""}` }, make("h3", {}, game.title), make("ul", {}, ...cases))] : []));
}

function drawCard(card) {
  if (card.value) return make("span", { class: "card player" }, make("i"), make("b", {}, card.value), make("i"), make("i"));
  if (!card.up) return make("span", { class: "card back" });
  return make("span", { class: `card ${card.suit}` }, make("span", { class: "rank" }, card.rank), make("span", { class: "symbol" }, SYMBOLS[card.suit]));
}
