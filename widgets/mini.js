// Small cards in a row, for parts that name several sets of cards; assets.py puts this text before such a part's own.
// A card is {rank, suit, as, wild}: `as`, a wild stands for it; `wild`, it is a wild and stands for itself.

// U+FE0E asks for the plain symbol, which takes the colour of its text: phones would draw an emoji.
const SYMBOLS = { S: "♠\uFE0E", H: "♥\uFE0E", C: "♣\uFE0E", D: "♦\uFE0E", R: "★", B: "★" };

/** A word of text in a tag of its own. */
function span(name, text) {
  const node = make("span", { class: name });
  node.textContent = text ?? "";
  return node;
}

/** A row yet without cards: for whoever hears the page one picture with one name, for eyes always left to right. */
const miniRow = () => make("span", { class: "minis", role: "img", dir: "ltr" });

function setMinis(row, cards, name) {
  setAttribute(row, "aria-label", name);
  row.hidden = !cards?.length;
  const now = JSON.stringify(cards ?? []);
  if (row.minisShown === now) return;
  row.minisShown = now;
  row.replaceChildren(...(cards ?? []).map(mini));
}

function mini(card) {
  const node = make("span", { class: `mini ${card.suit}${card.as ? " as" : ""}` }, span("rank", card.rank), span("suit", SYMBOLS[card.suit]));
  if (card.as || card.wild) node.append(span("star", "★"));
  return node;
}
