// Brings the table after it into view, once that is drawn.

const PATIENCE = 10_000; // milliseconds

export default {
  render({ model, el }) {
    let newest = 0;
    model.on("msg:custom", (message) => {
      if (message?.type !== "show") return;
      const mine = ++newest;
      const end = performance.now() + PATIENCE;
      const look = () => {
        if (mine !== newest || performance.now() > end) return;
        const table = document.querySelector(`.${CSS.escape(message.within)} .crx-table .row`)?.closest(".crx-table");
        if (!table) return requestAnimationFrame(look);
        el.scrollIntoView({ block: "start" });
        table.focus({ preventScroll: true });
      };
      look();
    });
  },
};
