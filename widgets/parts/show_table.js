// Brings the table after it into view, once that is drawn.

/** @import { Render } from "./types.d.ts" */

const PATIENCE = 10_000; // milliseconds

/** @type {Render<{}>} */
export function render({ model, el }) {
  let newest = 0;
  model.on("msg:custom", (message) => {
    if (message?.type !== "show") return;
    const within = CSS.escape(String(message.within));
    const mine = ++newest;
    const end = performance.now() + PATIENCE;
    const look = () => {
      if (mine !== newest || performance.now() > end) return;
      const table = document.querySelector(`.${within} .crx-table .row`)?.closest(".crx-table");
      if (!(table instanceof HTMLElement)) return requestAnimationFrame(look);
      el.scrollIntoView({ block: "start" });
      table.focus({ preventScroll: true });
    };
    look();
  });
}
