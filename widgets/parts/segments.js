// A few buttons of which one is pressed.

export default { render: ({ model, el }) => drawSegments(model, el) };

function drawSegments(model, el) {
  const name = make("span", { id: unique("segments") });
  const seg = make("span", { class: "seg", role: "group", "aria-labelledby": name.id });
  const root = make("div", { class: "crx crx-segments", "data-crx-kernel": true }, name, seg);
  el.append(root);

  const draw = () => {
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(name, model.get("description"));
    const chosen = model.get("value");
    keyed(seg, model.get("options") ?? [], ([, value]) => value, () => make("button"), (button, [text, value]) => {
      button.choice = value;
      setText(button, text);
      setAttribute(button, "aria-pressed", String(value === chosen));
    });
  };
  seg.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || button.choice === model.get("value")) return;
    model.set("value", button.choice);
    model.save_changes();
  });
  keepKeys(root);
  watch(model, ["options", "value", "description", "lang", "dir"], draw);
  draw();
}
