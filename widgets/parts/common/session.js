// Whether Python is still there, and what is out of reach when it is not.

/** @import { AnyModel, Kernel, Model } from "../types.d.ts" */

const LIMIT = 3; // unanswered questions

/**
 * @param {AnyModel} model
 * @returns {Kernel | null}
 */
function kernelOf(model) {
  try {
    return model.widget_manager?.kernel ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks Python "are you there?" and calls `report(alive)` when the answer changes. A page whose kernel was culled looks
 * alive and does nothing, and only asking shows it. Three unanswered questions mean gone; one answer means back.
 * @param {Model<{ beat: number }>} model
 * @param {(alive: boolean) => void} report
 * @returns {() => void} ends it
 */
export function heartbeat(model, report) {
  let unanswered = 0;
  let alive = true;
  let last = Date.now();
  const say = (/** @type {boolean} */ yes) => {
    if (yes !== alive) report((alive = yes));
  };
  const ask = () => {
    const beat = model.get("beat");
    // Hidden pages ask nothing: their timers are slowed, and an abandoned tab must not keep a kernel from being culled.
    if (beat <= 0 || document.hidden) return;
    // Timers that come far too late mean the machine slept: start counting afresh.
    if (Date.now() - last > 2.5 * beat) unanswered = 0;
    last = Date.now();
    const kernel = kernelOf(model);
    if (kernel?.isDisposed || kernel?.status === "dead") return say(false);
    // A kernel at work answers when it is done; that is no reason to give it up.
    const busy = kernel?.status === "busy" && kernel?.connectionStatus === "connected";
    if (unanswered >= LIMIT && !busy) say(false);
    unanswered += 1;
    try {
      model.send({ type: "ping" });
    } catch {
      say(false);
    }
  };
  const shown = () => {
    unanswered = 0;
    ask();
  };
  model.on("msg:custom", (message) => {
    if (message?.type !== "pong") return;
    unanswered = 0;
    say(true);
  });
  document.addEventListener("visibilitychange", shown);
  const timer = model.get("beat") > 0 ? setInterval(ask, model.get("beat")) : undefined;
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}

/**
 * While the session has ended, whatever only works with a kernel is out of reach, in every part around `node` and in
 * what stands beside all parts of the page. An element of a part says so itself with the attribute `data-crx-kernel`, a
 * box or a control of ipywidgets with the class `crx-kernel`.
 * @param {Element} node
 * @param {boolean} alive
 */
export function setSession(node, alive) {
  let root = node;
  for (let up = node.closest(".crx"); up; up = up.parentElement?.closest(".crx") ?? null) root = up;
  const within = root.querySelectorAll("[data-crx-kernel], .crx-kernel");
  const beside = document.querySelectorAll(".crx-lesson .crx-kernel, .crx-lesson.crx-kernel");
  for (const part of [...within, ...beside]) if (part instanceof HTMLElement) part.inert = !alive;
}
