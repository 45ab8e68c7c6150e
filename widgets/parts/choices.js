// A list of buttons, each with a note; the chosen one may say more.
import { make, setAttribute, setText, unique } from "./common/dom.js";
import { keyed } from "./common/keyed.js";
import { keepKeys } from "./common/keys.js";
import { send, setLanguage, watch } from "./common/model.js";
import "./choices.css";

/** @import { Render, Spoken } from "./types.d.ts" */

/** @typedef {{ id: string, text: string, note?: string, more?: string }} Item */
/** @typedef {Spoken & { items: Item[], chosen: string, title: string }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("choices") });
  const list = make("ul", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-choices panel", "aria-labelledby": title.id, "data-crx-kernel": true }, title, list);
  el.append(root);

  const drawItems = keyed(list, (item) => item.id, (/** @type {Item} */ { id }) => {
    const [text, note, more] = [make("span"), make("small"), make("p")];
    const button = make("button", { class: "crx-button" }, text, note);
    button.addEventListener("click", () => send(model, { type: "choose", id }));
    const update = (/** @type {Item} */ item) => {
      const chosen = item.id === model.get("chosen");
      setText(text, item.text);
      setText(note, item.note);
      setAttribute(button, "aria-pressed", String(chosen));
      setText(more, item.more);
      more.hidden = !chosen || !item.more;
    };
    return { node: make("li", {}, button, more), update };
  });
  const draw = () => {
    setLanguage(root, model);
    setText(title, model.get("title"));
    drawItems(model.get("items") ?? []);
  };
  keepKeys(root);
  watch(model, ["items", "chosen", "title", "lang", "dir"], draw);
  draw();
}
