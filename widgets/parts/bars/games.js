// The games of the chosen bar; Tab reaches one of them, arrows the others.
import { focused, make, setAttribute, setText, unique } from "../common/dom.js";
import { keyed } from "../common/keyed.js";
import { direction, setStop } from "../common/keys.js";
import { parsed, send } from "../common/model.js";

/** @import { Model } from "../types.d.ts" */
/** @import { Game, Traits } from "../bars.js" */

/** @param {Model<Traits>} model */
export function gameList(model) {
  const title = make("h3", { id: unique("games"), "aria-live": "polite" });
  const list = make("ul", { "aria-labelledby": title.id });
  const scroll = make("div", { class: "scroll", tabindex: -1, "data-crx-kernel": true }, list);
  const more = make("p", { class: "more" });
  const box = make("div", { class: "games" }, title, scroll, more);
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** @type {HTMLButtonElement | undefined} */
  let stop;
  /** @type {string | null} the bar whose games these are */
  let shown = null;

  const drawGames = keyed(list, (game) => game.id, (/** @type {Game} */ { id }) => {
    const [text, note] = [make("span"), make("small")];
    const button = make("button", { class: "crx-button" }, text, note);
    button.addEventListener("click", () => send(model, { type: "game", id }));
    const update = (/** @type {Game} */ game) => {
      setText(text, game.text);
      setText(note, game.note);
      setAttribute(button, "aria-pressed", String(game.id === model.get("chosenGame")));
    };
    return { node: make("li", {}, button), button, update };
  });
  const draw = () => {
    const held = focused(list);
    const at = buttons.findIndex((button) => button === held);
    const labels = model.get("labels") ?? {};
    box.hidden = !labels.games;
    setText(title, labels.games);
    setText(more, model.get("more"));
    buttons = drawGames(parsed(model, "games") ?? []).map(({ button }) => button);
    if (shown !== model.get("chosen")) {
      scroll.scrollTop = 0;
      if (!held) stop = undefined;
    }
    shown = model.get("chosen");
    const lost = held && !focused(list);
    stopAt(lost ? buttons[Math.min(at, buttons.length - 1)] : stop);
    if (lost) (stop ?? scroll).focus({ preventScroll: true });
  };
  const stopAt = (/** @type {HTMLButtonElement | undefined} */ button) => {
    const pressed = () => buttons.find((it) => it.getAttribute("aria-pressed") === "true");
    stop = button && buttons.includes(button) ? button : pressed() ?? buttons[0];
    setStop(buttons, stop);
  };
  list.addEventListener("focusin", ({ target }) => stopAt(buttons.find((it) => it === target)));
  list.addEventListener("keydown", (event) => {
    const at = buttons.findIndex((it) => it === event.target);
    const way = direction(event, false);
    if (at < 0 || !way || way === "next" || way === "previous") return;
    event.preventDefault();
    buttons[{ up: Math.max(at - 1, 0), down: at + 1, first: 0, last: buttons.length - 1 }[way]]?.focus();
  });
  return { box, draw };
}
