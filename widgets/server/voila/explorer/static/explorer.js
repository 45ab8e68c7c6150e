// What Voila's page expects to call while it is sent: https://voila.readthedocs.io, template "base".
// Cells are shown as they arrive; `aria-busy` of the main landmark is false once the widgets stand.

(() => {
  /** @type {any} what Voila's own scripts add to it */
  const page = window;
  const LONGEST = 30_000; // milliseconds until it counts as there all the same
  const STANDING = ".crx-table .row, .crx-gallery article, .crx-progress .bar";
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];

  page.voila_heartbeat = () => {};

  page.voila_process = (/** @type {number} */ cell, /** @type {number} */ count) => {
    const place = document.getElementById("loading-count");
    if (place) place.textContent = `${cell} / ${count}`;
  };

  page.voila_finish = () => {
    page.cellLoaded = true; // Voila calls again when its theme is there
    if (!page.themeLoaded) return;
    const started = performance.now();
    const settle = () => {
      const waiting =
        document.querySelector('script[type="application/vnd.voila.cell-output+json"]') ||
        all(".jp-OutputArea-output").some((output) => !output.childElementCount) || // a text as yet
        all(".crx-bench").some((bench) => !bench.querySelector(STANDING));
      if (waiting && performance.now() - started < LONGEST) return requestAnimationFrame(settle);
      document.getElementById("loading")?.remove();
      document.getElementById("rendered_cells")?.setAttribute("aria-busy", "false");
    };
    settle();
  };
})();
