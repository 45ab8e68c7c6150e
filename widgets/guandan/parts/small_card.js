// Small cards in a row, for parts that name several sets of cards; assets.py puts this text before such a part's own.
// A card is {rank, suit, as, wild}: `as`, a wild stands for it; `wild`, it is a wild and stands for itself.

// U+FE0E asks for the plain symbol, which takes the colour of its text: phones would draw an emoji.
const SYMBOLS = { S: "♠\uFE0E", H: "♥\uFE0E", C: "♣\uFE0E", D: "♦\uFE0E", R: "★", B: "☆" };

/** A word of text in a tag of its own. */
function span(name, text) {
  const node = document.createElement("span");
  node.className = name;
  if (text) node.textContent = text;
  return node;
}

/** A row yet without cards: for whoever hears the page one picture with one name, for eyes always left to right. */
const smallCardRow = () => make("span", { class: "small-cards", role: "img", dir: "ltr" });

function setSmallCards(row, cards, name) {
  setAttribute(row, "aria-label", name);
  row.hidden = !cards?.length;
  // Most cards lie where they lay before: only the others are made anew.
  const before = row.shownCards ?? [];
  row.shownCards = (cards ?? []).map((card) => JSON.stringify(card));
  row.shownCards.forEach((look, at) => {
    if (look === before[at]) return;
    if (at < row.children.length) row.children[at].replaceWith(smallCard(cards[at]));
    else row.append(smallCard(cards[at]));
  });
  while (row.children.length > row.shownCards.length) row.lastChild.remove();
}

function smallCard(card) {
  const node = span(`small-card ${card.suit}${card.as ? " as" : ""}`);
  node.append(span("rank", card.rank), span("suit", SYMBOLS[card.suit]));
  if (card.as || card.wild) node.append(span("star", "★"));
  return node;
}
