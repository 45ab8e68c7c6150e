// The card table. It shows a scene (see table.py) and reports presses; which press is allowed is for Python to say.
import { focused, make, setAttribute, setText, targetOf } from "./common/dom.js";
import { keyed } from "./common/keyed.js";
import { direction, keepKeys, ownKeys } from "./common/keys.js";
import { parsed, send, watch } from "./common/model.js";
import { heartbeat, setSession } from "./common/session.js";
import { endedBanner } from "./table/ended.js";
import { groupOf, neighbour, refocus, setStops, spotOf } from "./table/keyboard.js";
import { showNewest, toNewest } from "./table/lanes.js";
import { fly, whereCardsAre } from "./table/motion.js";
import { newsLine } from "./table/news.js";
import { stopIn, zoneIn } from "./table/places.js";
import { whyBubble } from "./table/refusal.js";
import { RowView } from "./table/rows.js";
import { sayBox } from "./table/say.js";
import "./table.css";

/** @import { Render, WithClauses } from "./types.d.ts" */
/** @import { Row, Scene } from "./scene.d.ts" */
/** @import { Stops } from "./table/keyboard.js" */
/** @import { Places } from "./table/places.js" */
/** @import { Pressed } from "./table/refusal.js" */

/** @typedef {WithClauses & { scene: Scene, record: string, beat: number }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const root = make("section", { class: "crx crx-table", role: "region", tabindex: -1 });
  const ended = endedBanner(model);
  const say = sayBox(model);
  const felt = make("div", { class: "felt", "data-crx-kernel": true });
  const rows = make("div", { class: "rows" });
  const flight = make("div", { class: "flight", "aria-hidden": "true" });
  const spoken = make("div", { class: "spoken", "aria-live": "polite" });
  const why = whyBubble(model, root);
  const news = newsLine(root);
  const drawRows = keyed(rows, (row) => row.id, (/** @type {Row} */ row) => new RowView(row));
  /** @type {Stops} */
  const stops = new Map();
  /** @type {Pressed} */
  const last = { zone: null, card: null };
  /** @type {Scene} what is shown */
  let scene = {};
  /** @type {Places | null | undefined} where the cards were in the frame before */
  let before = null;
  /**
   * The same, measured while Python was busy with a press, so that the answer need not wait for it.
   * @type {{ at: number, places: Places } | null}
   */
  let spare = null;
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
    drawRows(scene.rows ?? []);
    if (held && spot && focused(rows) !== held) refocus(root, rows, held, spot);
    why.draw(scene.why, rows);
    setText(spoken, scene.spoken);
    requestAnimationFrame(settle);
  };
  // What needs measuring waits for the frame, where the page is laid out once for all of it, still before it is seen.
  const settle = () => {
    if (!before) return;
    nameLanguage(scene);
    setStops(rows, stops); // a focused card's tabindex makes the browser work out the page's style
    say.measure(false);
    why.place(last);
    showNewest(rows, before);
    fly(before, rows, flight);
    news.draw(scene, why.box() ?? say.box);
    news.show();
    before = null;
  };

  root.addEventListener("click", (event) => {
    const card = targetOf(event, ".zone button.card"); // one in flight is a copy
    if (!card) return;
    const { zone, index } = spotOf(card);
    const pressed = card.dataset.card ?? null;
    // When a hand closes up, the second click of a double click lands on a neighbour nobody chose.
    if (event.detail > 1 && last.card && last.card !== pressed) return;
    Object.assign(last, { zone, card: pressed });
    stops.set(groupOf(card), card);
    setStops(rows, stops);
    send(model, { type: "press", zone, card: pressed, index });
  });
  root.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(".zone button.card")) return;
    stops.set(groupOf(target), target);
    setStops(rows, stops);
  });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return why.close();
    const card = targetOf(event, "button.card");
    const way = card && direction(event, card.closest("[dir]")?.getAttribute("dir") === "rtl");
    if (!way) return;
    event.preventDefault();
    const next = neighbour(rows, stops, card, way);
    if (next instanceof HTMLElement) next.focus();
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
    why.place(last);
    for (const lane of rows.querySelectorAll(".pot .lane")) toNewest(lane);
  });
  measure.observe(root);
  const showTable = () => {
    root.scrollIntoView({ block: "start" });
    root.focus({ preventScroll: true });
  };
  const focusZone = (/** @type {string} */ name) => {
    setStops(rows, stops); // which a draw leaves for the next frame
    const zone = zoneIn(rows, name);
    (stopIn(zone) ?? zone ?? root).focus({ preventScroll: true });
  };
  model.on("msg:custom", (message) => {
    if (message?.type === "show") showTable();
    if (message?.type === "focus") focusZone(String(message.zone));
  });
  const stop = heartbeat(model, (alive) => {
    const active = document.activeElement;
    ended.show(!alive);
    setSession(root, alive);
    if (!alive && active?.closest("[inert]")) ended.box.focus();
  });
  // Whatever was clicked, a button under the table too: the answer finds the cards measured.
  const measureSoon = (/** @type {Event} */ event) => {
    if (!targetOf(event, ".crx-bench")) return;
    setTimeout(() => (spare = { at: performance.now(), places: whereCardsAre(rows, flight) }));
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

/**
 * Ordinary widgets around the table cannot name their language: a screen reader would use the wrong voice.
 * @param {Scene} scene
 */
function nameLanguage({ lang, dir }) {
  for (const box of document.querySelectorAll(".crx-bench, .crx-lesson")) {
    setAttribute(box, "lang", lang);
    setAttribute(box, "dir", dir);
  }
}
