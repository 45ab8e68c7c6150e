// The card table. It shows a scene (see table.py) and reports presses; which press is allowed is for Python to say.

const SUITS = {
  S: "M50 6C42 26 12 42 12 64c0 14 10 22 21 22 6 0 11-3 14-7-1 8-4 12-9 17h24c-5-5-8-9-9-17 3 4 8 7 14 7 11 0 21-8 21-22C88 42 58 26 50 6z",
  H: "M50 92C40 74 8 58 8 33 8 19 18 10 29 10c10 0 17 6 21 14 4-8 11-14 21-14 11 0 21 9 21 23 0 25-32 41-42 59z",
  D: "M50 5C60 22 74 38 86 50 74 62 60 78 50 95 40 78 26 62 14 50 26 38 40 22 50 5z",
  C: "M50 6a20 20 0 0 0-14 35A20 20 0 1 0 47 72c0 11-3 18-9 24h24c-6-6-9-13-9-24A20 20 0 1 0 64 41 20 20 0 0 0 50 6z",
  R: "M50 5l13 30 32 3-24 22 7 32-28-17-28 17 7-32L5 38l32-3z",
  B: "M50 5l13 30 32 3-24 22 7 32-28-17-28 17 7-32L5 38l32-3zM50 27l-7 16-17 2 13 11-4 17 15-9 15 9-4-17 13-11-17-2z",
};
const MARKS = {
  won: "M3 8.5l3.5 3.5L13 4.5",
  tied: "M3 6h10M3 10.5h10",
  lost: "M4 4l8 8M12 4l-8 8",
  wild: "M8 2.2l1.8 3.7 4 .5-3 2.8.8 4L8 11.3l-3.6 1.9.8-4-3-2.8 4-.5z",
};
const ROWS = { pot: "pot", third: "side third", facts: "facts" };
const ROLES = { word: "img", note: "note" }; // a word is heard once, as its zone's label
const CLOSE = "M4 4l8 8M12 4l-8 8";
const FLIGHT = { duration: 170, easing: "cubic-bezier(.2,.7,.3,1)" };

export default { render: ({ model, el }) => drawTable(model, el) };

function drawTable(model, el) {
  const root = make("section", { class: "crx crx-table", role: "region", tabindex: -1 });
  const ended = endedBanner(model);
  const say = sayBox(model);
  const felt = make("div", { class: "felt", "data-crx-kernel": true });
  const rows = make("div", { class: "rows" });
  const flight = make("div", { class: "flight", "aria-hidden": "true" });
  const spoken = make("div", { class: "spoken", "aria-live": "polite" });
  const why = whyBubble(model, root);
  const news = newsLine(root);
  const stops = new Map(); // where Tab lands in each group of cards
  const last = { zone: null, card: null }; // the card pressed last: what a refusal points at
  let scene = {}; // what is shown
  let before = null; // where the cards were in the frame before
  let spare = null; // the same, measured while Python was busy with a press, so that the answer need not wait for it
  felt.append(rows, flight);
  root.append(ended.box, say.box, felt, spoken);
  el.append(root);

  const draw = () => {
    scene = parsed(model, "scene") ?? {};
    const held = focused(rows);
    const spot = held && spotOf(held);
    before ??= spare && performance.now() - spare.at < 200 ? spare.places : whereCardsAre(rows, flight);
    spare = null;
    setAttribute(root, "aria-label", scene.label);
    setAttribute(root, "lang", scene.lang);
    setAttribute(root, "dir", scene.dir || "ltr");
    say.draw(scene.say ?? {});
    keyed(rows, scene.rows ?? [], (row) => row.id, makeRow, updateRow);
    if (held && focused(rows) !== held) refocus(root, rows, held, spot);
    why.draw(scene.why, rows, last);
    setText(spoken, scene.spoken);
    requestAnimationFrame(settle);
  };
  // What needs measuring waits for the frame, where the page is laid out once for all of it, and still before it is seen.
  const settle = () => {
    if (!before) return;
    nameLanguage(scene);
    setStops(rows, stops); // a focused card's tabindex makes the browser work out the page's style
    say.measure(false);
    why.place(rows, last);
    showNewest(rows, before);
    fly(before, rows, flight);
    news.draw(scene, why.box() ?? say.box);
    news.show();
    before = null;
  };

  root.addEventListener("click", (event) => {
    const card = event.target.closest?.(".zone button.card"); // one in flight is a copy
    if (!card) return;
    const { zone, index } = spotOf(card);
    // When a hand closes up, the second click of a double click lands on a neighbour nobody chose.
    if (event.detail > 1 && last.card && last.card !== card.dataset.card) return;
    Object.assign(last, { zone, card: card.dataset.card });
    stops.set(groupOf(card), card);
    setStops(rows, stops);
    send(model, { type: "press", zone, card: card.dataset.card, index });
  });
  root.addEventListener("focusin", (event) => {
    if (!event.target.matches(".zone button.card")) return;
    stops.set(groupOf(event.target), event.target);
    setStops(rows, stops);
  });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return why.close();
    const card = event.target.closest?.("button.card");
    const way = card && direction(event, card.closest("[dir]").dir === "rtl");
    if (!way) return;
    event.preventDefault();
    neighbour(rows, stops, card, way)?.focus();
  });
  keepKeys(root);
  watch(model, ["scene", "clauses", "labels"], draw);
  draw();

  // Widths change what fits: the refusal's arrow and the reserved heights are measured again.
  let width = 0;
  const measure = new ResizeObserver(() => {
    if (root.offsetWidth === width) return;
    width = root.offsetWidth;
    say.measure(true);
    why.place(rows, last);
    for (const lane of rows.querySelectorAll(".pot .lane")) toNewest(lane);
  });
  measure.observe(root);
  const showTable = () => {
    root.scrollIntoView({ block: "start" });
    root.focus({ preventScroll: true });
  };
  const focusZone = (name) => {
    setStops(rows, stops); // which a draw leaves for the next frame
    const zone = rows.querySelector(`[data-zone="${CSS.escape(name)}"]`);
    (zone?.querySelector('button.card[tabindex="0"]') ?? zone ?? root).focus({ preventScroll: true });
  };
  model.on("msg:custom", (message) => {
    if (message?.type === "show") showTable();
    if (message?.type === "focus") focusZone(message.zone);
  });
  const stop = heartbeat(model, (alive) => {
    const active = document.activeElement;
    ended.show(!alive);
    setSession(root, alive);
    if (!alive && active?.closest("[inert]")) ended.box.focus();
  });
  // Whatever was clicked, a button under the table too: the answer finds the cards measured.
  const measureSoon = ({ target }) => {
    if (target.closest?.(".crx-bench")) setTimeout(() => (spare = { at: performance.now(), places: whereCardsAre(rows, flight) }));
  };
  document.addEventListener("click", measureSoon);
  document.addEventListener("focusin", ownKeys);
  return () => {
    stop();
    news.stop();
    document.removeEventListener("click", measureSoon);
    document.removeEventListener("focusin", ownKeys);
    measure.disconnect();
  };
}

/** Ordinary widgets around the table cannot name their language: a screen reader would use the wrong voice. */
function nameLanguage({ lang, dir }) {
  for (const box of document.querySelectorAll(".crx-bench, .crx-lesson")) {
    setAttribute(box, "lang", lang);
    setAttribute(box, "dir", dir);
  }
}

// ---- the sentence above the table -------------------------------------------------------------------------------

function sayBox(model) {
  const title = make("b");
  const text = make("span");
  const { chip, note, set } = clauseChip(model);
  const words = make("p", {}, title, " ", text);
  const line = make("div", { class: "say-line" }, words, chip);
  const box = make("div", { class: "say" }, line, note);
  let tallest = 0;
  // The box keeps the height of the longest sentence so far, so that the table below stays where it is.
  const measure = (afresh) => {
    if (afresh) tallest = 0;
    line.style.minHeight = "";
    tallest = Math.max(tallest, line.offsetHeight);
    line.style.minHeight = `${tallest}px`;
  };
  const draw = (say) => {
    setText(title, say.title);
    setText(text, say.text);
    set(say.clause);
  };
  return { box, draw, measure };
}

// ---- rows, zones and cards --------------------------------------------------------------------------------------

function makeRow(row) {
  const who = make("div", { class: "who" }, make("b"), make("span"));
  const lane = make("div", { class: "lane" });
  const totals = make("div", { class: "totals" });
  lane.addEventListener("scroll", () => markEnds(lane), { passive: true });
  const node = make("div", { "data-row": row.id, tabindex: -1 }, who, lane, totals);
  return node;
}

function updateRow(node, row) {
  if (same(node.shown, row)) return; // at most steps most rows stay as they are, and so do most zones and cards
  node.shown = row;
  const zones = row.zones ?? [];
  const looks = { small: row.small, turn: row.turn, nameless: !row.who && !row.note, peopled: zones.some((zone) => zone.kind === "players") };
  setAttribute(node, "class", `row ${ROWS[row.kind] ?? "side"} ${holding(looks)}`);
  const [who, lane, totals] = node.children;
  setAttribute(who, "aria-current", row.turn ? "true" : null);
  setText(who.children[0], row.who);
  setText(who.children[1], row.note);
  keyed(lane, zones.filter((zone) => zone.kind !== "total"), (zone) => zone.id, makeZone, updateZone);
  // A total stays in sight when the cards beside it scroll.
  keyed(totals, zones.filter((zone) => zone.kind === "total"), (zone) => zone.id, makeTotal, updateTotal);
  totals.hidden = !totals.childElementCount;
}

function makeZone(zone) {
  const upper = make("div", { class: "cards" });
  const lower = make("div", { class: "cards" });
  const room = make("div", { class: "room", "aria-hidden": "true" });
  return make("div", { tabindex: -1, "data-zone": zone.id }, upper, lower, make("p"), make("small", { dir: "auto" }), room);
}

function updateZone(node, zone) {
  if (same(node.shown, zone)) return;
  node.shown = zone;
  const single = zone.kind === "pile" || zone.kind === "stack"; // one card stands for all
  const cards = single ? (zone.cards ?? []).slice(0, 1) : zone.cards ?? [];
  const many = zone.kind === "hand" && cards.length > 9;
  const thick = zone.kind === "pile" && cards[0]?.face !== "empty" && zone.count !== 1;
  const kept = zone.room ?? 0;
  setAttribute(node, "class", `zone ${zone.kind} ${holding({ many, thick, kept, strong: zone.strong })}`);
  setAttribute(node, "role", ROLES[zone.kind] ?? "group");
  setAttribute(node, "aria-label", zone.label);
  setAttribute(node, "dir", zone.dir);
  setSize(node, "--room", zone.width || 0);
  setSize(node, "--count", Math.max(1, zone.count || 1));
  // A fan lies in two lines, the other side's card above; a heap does when the caller says where to split.
  const split = zone.split ?? (zone.kind === "fan" ? 1 : cards.length);
  const [upper, lower, text, caption, room] = node.children;
  const update = (node, card) => updateCard(node, card, many || zone.kind === "spread");
  keyed(upper, cards.slice(0, split), keyOfCard, makeCard, update);
  keyed(lower, cards.slice(split), keyOfCard, makeCard, update);
  upper.hidden = zone.kind in ROLES;
  lower.hidden = split >= cards.length;
  setText(text, zone.text);
  text.hidden = !zone.text;
  setText(caption, zone.caption);
  caption.hidden = !zone.caption;
  // As many unseen cards lie beneath the hand: its height is theirs, however the width breaks them into lines.
  keyed(room, Array(kept).fill(0), (_, index) => String(index), () => make("i"), () => {});
  room.hidden = !kept;
}

function setSize(node, name, value) {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, value);
}

function makeTotal(zone) {
  return make("div", { class: "total", role: "group", "data-zone": zone.id }, make("b"), make("small"));
}

function updateTotal(node, zone) {
  setAttribute(node, "aria-label", zone.label);
  setText(node.children[0], zone.text);
  setText(node.children[1], zone.caption);
}

const keyOfCard = (card) => (card.face === "empty" ? `empty ${card.id}` : card.id);

// To copy a blank one is cheaper than to make it, and a whole hand may come at once.
const blankCard = make("button", { tabindex: -1 });
const blankFaces = new Map(); // of players, by how many stats they have

function makeCard(card) {
  return card.face === "empty" ? make("span", { "aria-hidden": "true" }) : blankCard.cloneNode();
}

/** `tight` is for a card that the next one overlaps: what it shows stands at its start. */
function updateCard(node, card, tight) {
  if (node.tight === tight && same(node.shown, card)) return;
  Object.assign(node, { shown: card, tight });
  if (card.face === "empty") return setAttribute(node, "class", "card empty");
  const player = card.face === "up" ? card.player : undefined;
  const looks = holding({ playable: card.playable, gap: card.gap, tight });
  const kind = card.face !== "up" ? "back" : player ? "player" : card.suit;
  setAttribute(node, "class", `card ${kind} ${looks} ${card.mark ?? ""}`);
  setAttribute(node, "aria-label", card.name);
  setAttribute(node, "aria-pressed", typeof card.pressed === "boolean" ? String(card.pressed) : null);
  setAttribute(node, "data-card", card.id);
  const sign = (card.mark ?? "").split(" ").find((word) => word in MARKS);
  const look = [kind, card.rank, sign, card.badge, player?.stats.length].join(" ");
  if (node.look !== look) drawCard(node, card, kind, sign);
  node.look = look;
  if (player) updatePlayer(node, player);
}

function drawCard(node, card, kind, sign) {
  const parts = [];
  if (kind === "player") parts.push(playerFace(card.player.stats.length));
  else if (kind !== "back") {
    const rank = card.rank ?? "";
    parts.push(make("span", { class: `rank${rank.length > 2 ? " long" : ""}` }, rank), icon(SUITS[card.suit] ?? [], 100));
  }
  if (sign) parts.push(make("span", { class: "mark" }, icon(MARKS[sign])));
  if (card.badge) parts.push(make("span", { class: "badge" }, card.badge));
  node.replaceChildren(...parts);
}

/** Who it is and what he did. Names are isolated: one in Latin script keeps its order in an Arabic page. */
function playerFace(stats) {
  const line = () => make("span", { class: "stat" }, make("span"), make("span"));
  if (!blankFaces.has(stats)) {
    const blank = document.createDocumentFragment();
    blank.append(make("span", {}, make("bdi")), make("span", {}, make("bdi")));
    blank.append(make("span", { class: "stats" }, ...Array.from({ length: stats }, line)));
    blankFaces.set(stats, blank);
  }
  return blankFaces.get(stats).cloneNode(true);
}

function updatePlayer(node, { name, note, stats }) {
  const write = (place, kind, words = "", text = place) => {
    setAttribute(place, "class", words.length > 15 ? `${kind} long` : kind);
    setText(text, words);
  };
  const [who, whence, lines] = node.children;
  write(who, "name", name, who.firstChild);
  write(whence, "whence", note, whence.firstChild);
  stats.forEach(({ label, value, out, strong }, index) => {
    const line = lines.children[index];
    setAttribute(line, "class", holding({ stat: true, out, attacked: strong }));
    write(line.firstChild, "what", label);
    write(line.lastChild, "value", value);
  });
}

// ---- keyboard ---------------------------------------------------------------------------------------------------
// Cards form groups with one Tab stop each: every zone of a side, but the whole pot at once (it may hold twenty zones).

const groupOf = (card) => card.closest(".pot") ?? card.closest(".zone");
const groupsOf = (rows) => [...rows.querySelectorAll(".pot, .side .zone")];
const cardsOf = (group) => [...(group?.querySelectorAll("button.card") ?? [])];

function setStops(rows, stops) {
  for (const group of groupsOf(rows)) {
    const cards = cardsOf(group);
    let stop = stops.get(group);
    if (!cards.includes(stop)) stop = cards.find((card) => card.matches(".playable")) ?? cards.at(group.matches(".pot") ? -1 : 0);
    stops.set(group, stop);
    for (const card of cards) setAttribute(card, "tabindex", card === stop ? 0 : -1);
  }
  for (const group of stops.keys()) if (!group.isConnected) stops.delete(group);
}

function neighbour(rows, stops, card, way) {
  const cards = cardsOf(groupOf(card));
  const at = cards.indexOf(card);
  if (way === "first") return cards[0];
  if (way === "last") return cards.at(-1);
  if (way === "next") return cards[at + 1];
  if (way === "previous") return cards[at - 1];
  const groups = groupsOf(rows).filter((group) => cardsOf(group).length);
  return stops.get(groups[groups.indexOf(groupOf(card)) + (way === "down" ? 1 : -1)]);
}

/** Where a card is, in words that outlive its element. */
function spotOf(node) {
  const zone = node.closest("[data-zone]");
  const cards = zone ? [...zone.querySelectorAll(".card")] : [];
  return { row: node.closest("[data-row]")?.dataset.row, zone: zone?.dataset.zone, index: Math.max(0, cards.indexOf(node)) };
}

/** The focused card is gone: its neighbour takes over, else its zone, else its row; never the page. */
function refocus(root, rows, held, spot) {
  const row = rows.querySelector(`[data-row="${CSS.escape(spot.row ?? "")}"]`);
  const zone = row?.querySelector(`[data-zone="${CSS.escape(spot.zone ?? "")}"]`);
  const cards = cardsOf(zone ?? row);
  const next = held.isConnected ? held : cards[Math.min(spot.index, cards.length - 1)] ?? zone ?? row ?? root;
  next.focus({ preventScroll: true });
}

// ---- the refusal ------------------------------------------------------------------------------------------------

function whyBubble(model, root) {
  let shown = "";
  let bubble = null;
  let parts = null;
  const remove = () => {
    const inside = bubble && focused(bubble);
    const row = bubble?.parentElement;
    bubble?.remove();
    bubble = null;
    // Back to the card that was pressed, which is its zone's Tab stop since then.
    const zone = row?.querySelector(`[data-zone="${CSS.escape(parts.zone)}"]`);
    if (inside) ((zone ?? row)?.querySelector('button.card[tabindex="0"]') ?? zone ?? root).focus({ preventScroll: true });
  };
  const close = () => {
    if (!bubble) return;
    remove();
    send(model, { type: "dismiss" });
  };
  const place = (rows, last) => {
    if (!bubble) return;
    const row = bubble.parentElement;
    const zone = row.querySelector(`[data-zone="${CSS.escape(parts.zone)}"]`);
    const card = last.zone === parts.zone && zone?.querySelector(`[data-card="${CSS.escape(last.card)}"]`);
    const target = (card || zone || row).getBoundingClientRect();
    const frame = row.getBoundingClientRect();
    const room = frame.width - bubble.offsetWidth;
    const middle = target.left + target.width / 2 - frame.left;
    const left = Math.max(0, Math.min(middle - bubble.offsetWidth / 2, room));
    bubble.style.left = `${left}px`;
    bubble.style.setProperty("--tip", `${Math.max(18, Math.min(middle - left, bubble.offsetWidth - 18))}px`);
  };
  const draw = (why, rows, last) => {
    const now = why ? JSON.stringify(why) : "";
    const all = [...rows.children];
    const row = why && (all.find((row) => row.querySelector(`[data-zone="${CSS.escape(why.zone ?? "")}"]`)) ?? all.at(-1));
    if (!row) {
      shown = now;
      return remove();
    }
    if (now !== shown || !bubble) {
      remove();
      shown = now;
      parts = { zone: why.zone ?? "" };
      const { chip, note, set } = clauseChip(model);
      set(why.clause);
      // A fresh element each time, so that a refusal given twice is also spoken twice.
      const text = make("span", { role: "alert" });
      const shut = make("button", { class: "close", "aria-label": why.close }, icon(CLOSE));
      shut.addEventListener("click", close);
      bubble = make("div", { class: "why", "data-points": Boolean(why.zone) }, make("div", { class: "why-line" }, text, chip, shut), note);
      row.append(bubble);
      setText(text, why.text);
    }
    if (bubble.parentElement !== row) row.append(bubble);
    // It covers the edge towards the middle of the table, so that the hand it speaks of stays in sight.
    const pot = all.findIndex((row) => row.matches(".pot"));
    const below = all.indexOf(row) < (pot < 0 ? 1 : pot) && all.length > 1;
    setAttribute(bubble, "data-side", below ? "below" : "above");
  };
  return { draw, place, close, box: () => bubble };
}

// ---- what is said out of sight ----------------------------------------------------------------------------------

/** A line at the edge of the window that repeats what was said last, while that itself is out of sight: whoever presses
 * a button below the table sees what came of it, and nothing jumps. Screen readers have heard it already. */
function newsLine(root) {
  const [title, text] = [make("b"), make("span")];
  const line = make("div", { class: "crx crx-news", "aria-hidden": "true" }, make("p", {}, title, " ", text));
  let said = null;
  let place = null; // where it stands in full
  let isNew = false;
  const show = () => {
    if (!isNew && !line.isConnected) return;
    const within = (root.closest(".crx-bench") ?? root).getBoundingClientRect();
    const own = place.isConnected && place.getBoundingClientRect();
    const seen = own && own.bottom > 8 && own.top < innerHeight - 8;
    isNew &&= !seen;
    if (!isNew || !root.isConnected || within.bottom < 0 || within.top > innerHeight) return line.remove();
    const frame = root.getBoundingClientRect();
    Object.assign(line.style, { left: `${frame.left}px`, width: `${frame.width}px` });
    if (line.isConnected) return;
    // At the edge that is further from what was pressed.
    const { top = innerHeight } = document.activeElement?.getBoundingClientRect() ?? {};
    setAttribute(line, "data-edge", top < innerHeight / 2 ? "bottom" : "top");
    document.body.append(line);
  };
  const draw = ({ say = {}, why, lang, dir }, box) => {
    const now = JSON.stringify([say, why]);
    isNew ||= said !== null && now !== said;
    said = now;
    place = box;
    setAttribute(line, "lang", lang);
    setAttribute(line, "dir", dir || "ltr");
    setAttribute(line, "data-why", Boolean(why));
    setText(title, why ? "" : say.title);
    setText(text, why ? why.text : say.text);
  };
  addEventListener("scroll", show, { capture: true, passive: true });
  addEventListener("resize", show, { passive: true });
  const stop = () => {
    line.remove();
    removeEventListener("scroll", show, { capture: true });
    removeEventListener("resize", show);
  };
  return { draw, show, stop };
}

// ---- motion -----------------------------------------------------------------------------------------------------

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where each card is now, even in mid-flight, so that the next scene starts from there. */
function whereCardsAre(rows, flight) {
  const places = new Map();
  for (const card of rows.querySelectorAll("button.card"))
    places.set(card.dataset.card, { box: card.getBoundingClientRect(), zone: card.closest(".zone").dataset.zone });
  for (const ghost of flight.children) {
    const place = places.get(ghost.dataset.card);
    if (place) place.box = ghost.getBoundingClientRect();
  }
  flight.replaceChildren();
  for (const card of rows.querySelectorAll(".card.flying")) card.classList.remove("flying");
  return places;
}

/** A card that changes zones flies over in a copy above the table, since the rows clip; in its own zone it slides. */
function fly(before, rows, flight) {
  if (!before.size || still()) return;
  const over = flight.getBoundingClientRect();
  const moves = [];
  // A stack keeps its start where it is when it shrinks: moves are measured from there.
  const start = rows.closest("[dir]")?.dir === "rtl" ? "right" : "left";
  for (const card of rows.querySelectorAll("button.card")) {
    const from = before.get(card.dataset.card);
    if (!from) continue;
    const to = card.getBoundingClientRect();
    const dx = from.box[start] - to[start];
    const dy = from.box.top - to.top;
    if (Math.abs(dx) + Math.abs(dy) > 2) moves.push({ card, from, to, dx, dy });
  }
  for (const { card, from, to, dx, dy } of moves) {
    const path = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }];
    if (from.zone === card.closest(".zone").dataset.zone) {
      for (const running of card.getAnimations()) if (!(running instanceof CSSTransition)) running.cancel();
      card.animate(path, FLIGHT);
      continue;
    }
    const ghost = card.cloneNode(true);
    ghost.inert = true;
    ghost.tabIndex = -1;
    // Size and direction are those of the place it flies to.
    const style = getComputedStyle(card);
    ghost.dir = style.direction;
    for (const size of ["--w", "--h"]) ghost.style.setProperty(size, style.getPropertyValue(size));
    Object.assign(ghost.style, { left: `${to.left - over.left}px`, top: `${to.top - over.top}px` });
    flight.append(ghost);
    card.classList.add("flying");
    ghost.animate(path, FLIGHT).onfinish = () => {
      if (!ghost.isConnected) return; // a newer scene has taken over
      ghost.remove();
      card.classList.remove("flying");
    };
  }
}

/** Mark which ends of a lane hide more cards. */
function markEnds(lane) {
  const gone = Math.abs(lane.scrollLeft);
  const left = lane.scrollWidth - lane.clientWidth - gone;
  setAttribute(lane, "data-more", `${gone > 4 ? "start " : ""}${left > 4 ? "end" : ""}`.trim() || null);
}

function toNewest(lane) {
  const far = lane.scrollWidth - lane.clientWidth;
  lane.scrollLeft = lane.closest("[dir]")?.dir === "rtl" ? -far : far;
  markEnds(lane);
}

/** The pot shows what came last; a lane that has nothing new stays where the person scrolled it. */
function showNewest(rows, before) {
  for (const lane of rows.querySelectorAll(".lane")) {
    const news = cardsOf(lane).some((card) => before.get(card.dataset.card)?.zone !== card.closest(".zone").dataset.zone);
    const last = lane.lastElementChild?.dataset.zone; // what was said is news too, such as a pass
    if ((news || lane.lastShown !== last) && lane.parentElement.matches(".pot")) toNewest(lane);
    lane.lastShown = last;
    markEnds(lane);
  }
}

// ---- the session has ended --------------------------------------------------------------------------------------

function endedBanner(model) {
  const box = make("div", { class: "crx-ended", role: "alert", tabindex: -1, hidden: true });
  const show = (yes) => {
    box.hidden = !yes;
    box.replaceChildren();
    if (!yes) return;
    const labels = model.get("labels");
    const text = make("p");
    text.textContent = label(labels, "ended");
    const reload = make("button", { class: "crx-button primary" }, label(labels, "reload"));
    const copy = make("button", { class: "crx-button" }, label(labels, "copyRecord"));
    const done = make("span", { class: "done", role: "status" });
    const fallback = make("div", { class: "fallback" });
    reload.addEventListener("click", () => location.reload());
    copy.addEventListener("click", async () => {
      const copied = await copyText(model.get("record"), fallback, label(labels, "copyRecord"));
      setText(done, copied ? label(labels, "copied") : "");
    });
    copy.hidden = !model.get("record");
    box.append(text, reload, copy, done, fallback);
  };
  return { box, show };
}
