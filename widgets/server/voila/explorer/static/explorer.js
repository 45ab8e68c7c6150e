// What Voila's page expects to call while it is sent: https://voila.readthedocs.io, template "base".
// Cells are shown as they arrive; `aria-busy` of the main landmark is false once the widgets stand.
window.voila_heartbeat = () => {};

window.voila_process = (cell, count) => {
  document.getElementById("loading-count").textContent = `${cell} / ${count}`;
};

window.voila_finish = () => {
  window.cellLoaded = true; // Voila calls again when its theme is there
  if (!window.themeLoaded) return;
  const started = performance.now();
  const settle = () => {
    const waiting = document.querySelector('script[type="application/vnd.voila.cell-output+json"]')
      || [...document.querySelectorAll(".jp-OutputArea-output")].some((output) => !output.childElementCount) // a text as yet
      || [...document.querySelectorAll(".crx-bench")].some((bench) => !bench.querySelector(".crx-table .row, .crx-gallery article, .crx-progress .bar"));
    if (waiting && performance.now() - started < 30000) return requestAnimationFrame(settle);
    document.getElementById("loading")?.remove();
    document.getElementById("rendered_cells").setAttribute("aria-busy", "false");
  };
  settle();
};
