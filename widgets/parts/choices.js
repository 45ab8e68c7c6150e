// A list of buttons, each with a note; the chosen one may say more.

export default { render: ({ model, el }) => drawChoices(model, el) };

function drawChoices(model, el) {
  const title = make("h2", { id: unique("choices") });
  const list = make("ul", { "aria-labelledby": title.id });
  const root = make("section", { class: "crx crx-choices panel", "aria-labelledby": title.id, "data-crx-kernel": true }, title, list);
  el.append(root);

  const draw = () => {
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, model.get("title"));
    const chosen = model.get("chosen");
    keyed(list, model.get("items") ?? [], (item) => item.id, makeItem, (node, item) => updateItem(node, item, item.id === chosen));
  };
  list.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button) send(model, { type: "choose", id: button.closest("li").choice });
  });
  keepKeys(root);
  watch(model, ["items", "chosen", "title", "lang", "dir"], draw);
  draw();
}

function makeItem() {
  return make("li", {}, make("button", { class: "crx-button" }, make("span"), make("small")), make("p"));
}

function updateItem(node, item, chosen) {
  const [button, more] = node.children;
  node.choice = item.id;
  setText(button.children[0], item.text);
  setText(button.children[1], item.note);
  setAttribute(button, "aria-pressed", String(chosen));
  setText(more, item.more);
  more.hidden = !chosen || !item.more;
}
