// A few buttons of which one is pressed.
import { make, setAttribute, setText, unique } from "./common/dom.js";
import { keyed } from "./common/keyed.js";
import { keepKeys } from "./common/keys.js";
import { setLanguage, watch } from "./common/model.js";
import "./segments.css";

/** @import { Render, Spoken } from "./types.d.ts" */

/** @typedef {[text: string, value: string]} Option */
/** @typedef {Spoken & { options: Option[], value: string, description: string }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const name = make("span", { id: unique("segments") });
  const seg = make("span", { class: "seg", role: "group", "aria-labelledby": name.id });
  const root = make("div", { class: "crx crx-segments", "data-crx-kernel": true }, name, seg);
  el.append(root);

  const drawOptions = keyed(seg, ([, value]) => value, (/** @type {Option} */ [, value]) => {
    const button = make("button");
    button.addEventListener("click", () => {
      if (value === model.get("value")) return;
      model.set("value", value);
      model.save_changes();
    });
    const update = (/** @type {Option} */ [text]) => {
      setText(button, text);
      setAttribute(button, "aria-pressed", String(value === model.get("value")));
    };
    return { node: button, update };
  });
  const draw = () => {
    setLanguage(root, model);
    setText(name, model.get("description"));
    drawOptions(model.get("options") ?? []);
  };
  keepKeys(root);
  watch(model, ["options", "value", "description", "lang", "dir"], draw);
  draw();
}
