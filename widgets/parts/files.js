// Save, load, paste and copy. What a text means, and whether it is any good, is for Python to say.
import { clauseChip } from "./common/clause.js";
import { make, setAttribute, setText, unique } from "./common/dom.js";
import { copyText, saveFile } from "./common/handing.js";
import { keepKeys } from "./common/keys.js";
import { send, setLanguage, watch } from "./common/model.js";
import { label } from "./common/values.js";
import "./files.css";

/** @import { Model, Render, Spoken, WithClauses } from "./types.d.ts" */

/** @typedef {{ kind?: string, text?: string, clause?: string }} Answer */
/** @typedef {Spoken & WithClauses & { message: Answer, record: string, limit: number }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const button = () => make("button", { class: "crx-button" });
  const title = make("h2");
  const save = { record: button(), position: button() };
  const load = button();
  const copy = button();
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: true, tabindex: -1 });
  const fallback = make("div", { class: "fallback" });
  const hint = make("p", { class: "hint", id: unique("paste") });
  const area = make("textarea", { rows: 3, dir: "ltr", spellcheck: "false", autocomplete: "off", "aria-describedby": hint.id });
  const called = make("span");
  const use = button();
  const paste = make("div", { class: "paste" }, make("label", {}, called, area), hint, use);
  const answer = answerBox(model);
  const buttons = make("div", { class: "buttons" }, save.record, save.position, load, copy, file);
  const root = make("section", { class: "crx crx-files panel", role: "region", "data-crx-kernel": true });
  root.append(title, buttons, fallback, paste, answer.box);
  el.append(root);
  let pasted = false; // whether the answer to come is about the text in the box

  const draw = () => {
    const labels = model.get("labels") ?? {};
    setLanguage(root, model);
    setAttribute(root, "aria-label", label(labels, "title"));
    setText(title, labels.title);
    title.hidden = !labels.title;
    setText(save.record, labels["save record"]);
    setText(save.position, labels["save position"]);
    setText(load, labels.load);
    setText(copy, labels.copy);
    copy.hidden = !model.get("record");
    setText(called, labels.paste);
    setText(hint, labels.pasteHint);
    hint.hidden = !labels.pasteHint;
    setText(use, labels.use);
  };
  const hear = () => {
    const message = model.get("message") ?? {};
    if (pasted && message.kind) {
      if (message.kind === "ok") area.value = "";
      setAttribute(area, "aria-invalid", message.kind === "error" ? "true" : null);
      pasted = false;
    }
    answer.show(message);
  };
  const refuse = (/** @type {string} */ name) => answer.show({ kind: "error", text: label(model.get("labels"), name) });
  const hand = (/** @type {string} */ text, /** @type {string} */ name) => {
    fallback.replaceChildren();
    if (new Blob([text]).size > model.get("limit")) return refuse("tooLarge");
    pasted = !name;
    send(model, { type: "load", text, name });
  };

  for (const [what, node] of Object.entries(save)) node.addEventListener("click", () => send(model, { type: "save", what }));
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = ""; // so that the same file can be chosen again
    if (!chosen) return;
    // Refused before it is read: a huge file must cost nothing.
    if (chosen.size > model.get("limit")) return refuse("tooLarge");
    try {
      hand(await chosen.text(), chosen.name || "file");
    } catch {
      refuse("unreadable");
    }
  });
  use.addEventListener("click", () => (area.value.trim() ? hand(area.value, "") : area.focus()));
  copy.addEventListener("click", async () => {
    const labels = model.get("labels") ?? {};
    const copied = await copyText(model.get("record"), fallback, labels.copy);
    answer.show(copied ? { kind: "ok", text: labels.copied } : {});
  });
  model.on("msg:custom", (message) => {
    if (message?.type === "download") saveFile(String(message.name), String(message.text), "application/json");
  });
  keepKeys(root);
  watch(model, ["labels", "record", "lang", "dir"], draw);
  watch(model, ["message", "clauses"], hear);
  draw();
  hear();
}

/**
 * The answer stands beside the controls; an error is an alert, a success a status.
 * @param {Model<WithClauses>} model
 */
function answerBox(model) {
  const box = make("div", { class: "answer" });
  const show = (/** @type {Answer} */ message) => {
    box.replaceChildren();
    setAttribute(box, "class", `answer ${message.kind ?? ""}`);
    if (!message.kind || !message.text) return;
    const text = make("p", { role: message.kind === "error" ? "alert" : "status" });
    const { chip, note, set } = clauseChip(model);
    set(message.clause);
    box.append(make("div", { class: "answer-line" }, text, chip), note);
    text.textContent = message.text;
  };
  return { box, show };
}
