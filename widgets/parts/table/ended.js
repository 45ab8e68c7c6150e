// The banner that says the session has ended, and rescues the game.
import { make, setText } from "../common/dom.js";
import { copyText } from "../common/handing.js";
import { label } from "../common/values.js";

/** @import { Labels, Model } from "../types.d.ts" */

/** @param {Model<{ labels: Labels, record: string }>} model */
export function endedBanner(model) {
  const box = make("div", { class: "crx-ended", role: "alert", tabindex: -1, hidden: true });
  const show = (/** @type {boolean} */ yes) => {
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
