// The face of a player card: who it is, and what he did.
import { holding, make, setAttribute, setText } from "../../parts/common/dom.js";
import { faces } from "../../parts/table/card.js";
import "../../parts/table.css"; // which the player card's own rules follow
import "./player_card.css";

/**
 * @typedef {{ id: string, label: string, value: string, out?: boolean, strong?: boolean }} Stat
 * @typedef {{ name: string, note?: string, stats: Stat[] }} Player
 */

// To copy a blank one is cheaper than to make it, and a whole hand may come at once.
/** @type {Map<number, DocumentFragment>} by the number of stats */
const blanks = new Map();

faces.set("player", {
  frame: (/** @type {Player} */ { stats }) => String(stats.length),
  draw: (/** @type {Player} */ { stats }) => blank(stats.length).cloneNode(true),
  write: (card, /** @type {Player} */ { name, note, stats }) => {
    const [who, whence, lines] = card.children;
    writeName(who, "name", name);
    writeName(whence, "whence", note);
    stats.forEach(({ label, value, out, strong }, index) => {
      const line = lines.children[index];
      const [what, much] = line.children;
      setAttribute(line, "class", holding({ stat: true, out, attacked: strong }));
      write(what, "what", label, what);
      write(much, "value", value, much);
    });
  },
});

/**
 * Names are isolated: one in Latin script keeps its order in an Arabic page.
 * @param {number} stats
 */
function blank(stats) {
  const known = blanks.get(stats);
  if (known) return known;
  const line = () => make("span", { class: "stat" }, make("span"), make("span"));
  const face = document.createDocumentFragment();
  face.append(make("span", {}, make("bdi")), make("span", {}, make("bdi")));
  face.append(make("span", { class: "stats" }, ...Array.from({ length: stats }, line)));
  blanks.set(stats, face);
  return face;
}

/** @type {(place: Element, kind: string, words: string | undefined) => void} */
const writeName = (place, kind, words) => write(place, kind, words, place.children[0]);

/** @type {(place: Element, kind: string, words: string | undefined, text: Element) => void} */
function write(place, kind, words = "", text) {
  setAttribute(place, "class", words.length > 15 ? `${kind} long` : kind);
  setText(text, words);
}
