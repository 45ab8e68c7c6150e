// A chart. Its place is kept before it is there; it asks for a picture of the width it has.
import { make, setAttribute } from "./common/dom.js";
import { send, setLanguage, watch } from "./common/model.js";
import "./picture.css";

/** @import { Render, Spoken } from "./types.d.ts" */

/** @typedef {Spoken & { png: DataView<ArrayBuffer> | null, alt: string, height: number }} Traits */

/** @type {Render<Traits>} */
export function render({ model, el }) {
  const image = make("img", { alt: "" });
  const frame = make("div", { class: "frame" });
  const root = make("div", { class: "crx crx-chart panel" }, frame);
  el.append(root);
  let url = "";

  const draw = () => {
    setLanguage(root, model);
    frame.style.height = `${model.get("height")}px`;
    setAttribute(image, "alt", model.get("alt"));
    const png = model.get("png");
    if (!png?.byteLength) return;
    const old = url;
    url = URL.createObjectURL(new Blob([png], { type: "image/png" }));
    // The old picture stays until the new one is there, so nothing flickers.
    image.addEventListener("load", () => old && URL.revokeObjectURL(old), { once: true });
    image.src = url;
    if (!image.isConnected) frame.append(image);
  };

  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const ask = () => {
    const width = Math.round(frame.clientWidth);
    if (!width || width === asked) return;
    asked = width;
    send(model, { type: "width", value: width });
  };
  const size = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  });
  const seen = (/** @type {IntersectionObserverEntry[]} */ entries) => {
    if (!entries.some((it) => it.isIntersecting)) return;
    sight.disconnect();
    ask();
    size.observe(frame);
  };
  const sight = new IntersectionObserver(seen, { rootMargin: "200px" });
  sight.observe(frame);
  watch(model, ["png", "alt", "height", "lang", "dir"], draw);
  draw();
  return () => {
    sight.disconnect();
    size.disconnect();
    clearTimeout(timer);
    URL.revokeObjectURL(url);
  };
}
