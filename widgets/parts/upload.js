// A file of the person's own: its bytes go to Python and nowhere else, and what Python found in it comes back.
import { make, setAttribute, setText, unique } from "./common/dom.js";
import { byPlace, keyed } from "./common/keyed.js";
import { keepKeys } from "./common/keys.js";
import { parsed, send, setLanguage, watch } from "./common/model.js";
import { label } from "./common/values.js";
import "./upload.css";

/** @import { Labels, Render, Spoken } from "./types.d.ts" */

/** @typedef {{ where: string, text: string }} Fault */
/** @typedef {{ kind?: string, text?: string }} Answer */
/** @typedef {{ title: string, hint: string, labels: Labels, accept: string, limit: number }} Fixed */
/** @typedef {Spoken & Fixed & { message: Answer, faults: Fault[] }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const title = make("h2", { id: unique("upload") });
  const hint = make("p", { class: "hint", id: unique("hint") });
  const choose = make("button", { class: "crx-button", "aria-describedby": hint.id });
  const drop = make("span", { class: "drop" });
  const reset = make("button", { class: "crx-button reset" });
  const file = make("input", { type: "file", hidden: true, tabindex: -1 });
  const place = make("div", { class: "place" }, choose, file, drop, reset);
  const answer = make("div", { class: "answer" });
  const list = make("ul");
  // A list that scrolls must be reached with the keyboard.
  const faults = make("div", { class: "faults", role: "region", tabindex: 0 }, list);
  const root = make("section", { class: "crx crx-upload panel", "aria-labelledby": title.id, "data-crx-kernel": true });
  root.append(title, hint, place, answer, faults);
  el.append(root);

  const drawFaults = keyed(list, byPlace, () => {
    const [where, text] = [make("b"), make("span")];
    const update = (/** @type {Fault} */ fault) => {
      setText(where, fault.where);
      setText(text, fault.text);
    };
    return { node: make("li", {}, where, " ", text), update };
  });
  const draw = () => {
    const labels = model.get("labels") ?? {};
    setLanguage(root, model);
    setAttribute(file, "accept", model.get("accept") || null);
    const shown = /** @type {const} */ ([
      [title, model.get("title")],
      [hint, model.get("hint")],
      [choose, labels.choose],
      [drop, labels.drop],
      [reset, labels.reset],
    ]);
    for (const [node, text] of shown) {
      setText(node, text);
      node.hidden = !text;
    }
    setAttribute(faults, "aria-label", labels.faults);
    const found = parsed(model, "faults") ?? [];
    faults.hidden = !found.length;
    drawFaults(found);
  };
  const show = (/** @type {Answer} */ { kind, text }) => {
    answer.replaceChildren();
    setAttribute(answer, "class", `answer ${(text && kind) || ""}`);
    if (!kind || !text) return;
    const words = make("p", { role: kind === "error" ? "alert" : "status" });
    answer.append(words);
    words.textContent = text;
  };
  const refuse = (/** @type {string} */ name) => {
    faults.hidden = true; // they are another file's
    show({ kind: "error", text: label(model.get("labels"), name) });
  };
  const read = async (/** @type {File} */ chosen) => {
    // Refused before it is read: a huge file must cost nothing.
    if (chosen.size > model.get("limit")) return refuse("tooLarge");
    try {
      const content = await chosen.arrayBuffer();
      model.send({ type: "load", name: chosen.name }, undefined, [content]);
    } catch (error) {
      console.info(error);
      refuse("unreadable");
    }
  };

  choose.addEventListener("click", () => file.click());
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    file.value = ""; // so that the same file can be chosen again
    if (chosen) read(chosen);
  });
  // Beside the mark a dropped file would open in place of the page, so all of the part takes it.
  const over = (/** @type {Event} */ event, /** @type {boolean} */ yes) => {
    event.preventDefault();
    place.classList.toggle("over", yes);
  };
  root.addEventListener("dragover", (event) => over(event, true));
  root.addEventListener("dragleave", (event) => over(event, event.relatedTarget instanceof Node && root.contains(event.relatedTarget)));
  root.addEventListener("drop", (event) => {
    over(event, false);
    const [chosen] = event.dataTransfer?.files ?? [];
    if (chosen) read(chosen);
  });
  reset.addEventListener("click", () => send(model, { type: "reset" }));
  keepKeys(root);
  watch(model, ["title", "hint", "labels", "accept", "faults", "lang", "dir"], draw);
  watch(model, ["message"], () => show(model.get("message") ?? {}));
  draw();
  show(model.get("message") ?? {});
}
