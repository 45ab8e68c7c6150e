// Rows of zones of cards. At most steps most of them stay as they are, and are left alone.
import { holding, make, setAttribute, setProperty, setText } from "../common/dom.js";
import { byPlace, keyed } from "../common/keyed.js";
import { same } from "../common/values.js";
import { CardView, keyOfCard } from "./card.js";
import { markEnds } from "./lanes.js";

/** @import { Row, Zone } from "../scene.d.ts" */

const ROWS = /** @type {Record<string, string>} */ ({ pot: "pot", third: "side third", facts: "facts" });
const ROLES = /** @type {Record<string, string>} */ ({ word: "img", note: "note" }); // a word is heard once, as its zone's label

/** A row, with the name of who has it at its start and its totals at its end. */
export class RowView {
  /** @param {Row} row */
  constructor(row) {
    this.name = make("b");
    this.note = make("span");
    this.who = make("div", { class: "who" }, this.name, this.note);
    const lane = make("div", { class: "lane" });
    this.totals = make("div", { class: "totals" });
    this.node = make("div", { "data-row": row.id, tabindex: -1 }, this.who, lane, this.totals);
    this.drawZones = keyed(lane, (zone) => zone.id, (/** @type {Zone} */ zone) => new ZoneView(zone));
    // A total stays in sight when the cards beside it scroll.
    this.drawTotals = keyed(this.totals, (zone) => zone.id, makeTotal);
    /** @type {Row | null} */
    this.shown = null;
    lane.addEventListener("scroll", () => markEnds(lane), { passive: true });
  }

  /** @param {Row} row */
  update(row) {
    if (same(this.shown, row)) return;
    this.shown = row;
    const zones = row.zones ?? [];
    const looks = { small: row.small, turn: row.turn, nameless: !row.who && !row.note };
    const kinds = new Set(zones.map((zone) => `with-${zone.kind}`));
    setAttribute(this.node, "class", ["row", ROWS[row.kind ?? ""] ?? "side", holding(looks), ...kinds].join(" "));
    setAttribute(this.who, "aria-current", row.turn ? "true" : null);
    setText(this.name, row.who);
    setText(this.note, row.note);
    this.drawZones(zones.filter((zone) => zone.kind !== "total"));
    this.drawTotals(zones.filter((zone) => zone.kind === "total"));
    this.totals.hidden = !this.totals.childElementCount;
  }
}

/** A zone of cards, with what is written in and beneath it. */
class ZoneView {
  /** @param {Zone} zone */
  constructor(zone) {
    this.upper = make("div", { class: "cards" });
    this.lower = make("div", { class: "cards" });
    this.text = make("p");
    this.caption = make("small", { dir: "auto" });
    this.room = make("div", { class: "room", "aria-hidden": "true" });
    const parts = [this.upper, this.lower, this.text, this.caption, this.room];
    this.node = make("div", { tabindex: -1, "data-zone": zone.id }, ...parts);
    this.tight = false;
    this.drawUpper = this.cardsIn(this.upper);
    this.drawLower = this.cardsIn(this.lower);
    this.drawRoom = keyed(this.room, byPlace, () => ({ node: make("i"), update() {} }));
    /** @type {Zone | null} */
    this.shown = null;
  }

  /** @param {Zone} zone */
  update(zone) {
    if (same(this.shown, zone)) return;
    this.shown = zone;
    const { node, lower, text, caption } = this;
    const single = zone.kind === "pile" || zone.kind === "stack"; // one card stands for all
    const cards = single ? (zone.cards ?? []).slice(0, 1) : zone.cards ?? [];
    const many = zone.kind === "hand" && cards.length > 9;
    const thick = zone.kind === "pile" && cards[0]?.face !== "empty" && zone.count !== 1;
    const kept = zone.room ?? 0;
    setAttribute(node, "class", `zone ${zone.kind} ${holding({ many, thick, kept, strong: zone.strong })}`);
    setAttribute(node, "role", ROLES[zone.kind] ?? "group");
    setAttribute(node, "aria-label", zone.label);
    setAttribute(node, "dir", zone.dir);
    setProperty(node, "--room", zone.width || 0);
    setProperty(node, "--count", Math.max(1, zone.count || 1));
    // A fan lies in two lines, the other side's card above; a heap does when the caller says where to split.
    const split = zone.split ?? (zone.kind === "fan" ? 1 : cards.length);
    this.tight = many || zone.kind === "spread";
    this.drawUpper(cards.slice(0, split));
    this.drawLower(cards.slice(split));
    this.upper.hidden = zone.kind in ROLES;
    lower.hidden = split >= cards.length;
    setText(text, zone.text);
    text.hidden = !zone.text;
    setText(caption, zone.caption);
    caption.hidden = !zone.caption;
    // As many unseen cards lie beneath the hand: its height is theirs, however the width breaks them into lines.
    this.drawRoom(Array(kept).fill(0));
    this.room.hidden = !kept;
  }

  /** @param {HTMLElement} place */
  cardsIn(place) {
    return keyed(place, keyOfCard, (card) => {
      const view = new CardView(card);
      return { node: view.node, update: (/** @type {typeof card} */ now) => view.show(now, this.tight) };
    });
  }
}

/** @param {Zone} zone */
function makeTotal(zone) {
  const [text, caption] = [make("b"), make("small")];
  const node = make("div", { class: "total", role: "group", "data-zone": zone.id }, text, caption);
  const update = (/** @type {Zone} */ now) => {
    setAttribute(node, "aria-label", now.label);
    setText(text, now.text);
    setText(caption, now.caption);
  };
  return { node, update };
}
