// A chart. Its place is kept before it is there; it asks for a picture of the width it has.

export default { render: ({ model, el }) => drawPicture(model, el) };

function drawPicture(model, el) {
  const image = make("img", { alt: "" });
  const frame = make("div", { class: "frame" });
  const root = make("div", { class: "crx crx-chart panel" }, frame);
  el.append(root);
  let url = "";

  const draw = () => {
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
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
  let timer = null;
  const ask = () => {
    const width = Math.round(frame.clientWidth);
    if (!width || width === asked) return;
    asked = width;
    send(model, { type: "width", value: width });
  };
  const sight = new IntersectionObserver((seen) => {
    if (!seen.some((it) => it.isIntersecting)) return;
    sight.disconnect();
    ask();
    size.observe(frame);
  }, { rootMargin: "200px" });
  const size = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  });
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
