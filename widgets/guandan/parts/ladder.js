// A ladder with marks on its rungs. Nothing on it can be pressed.

export default { render: ({ model, el }) => drawLadder(model, el) };

function drawLadder(model, el) {
  const title = make("h2", { id: unique("ladder") });
  const list = make("ol", { "aria-labelledby": title.id });
  const ground = makeRung("div");
  const root = make("section", { class: "crx crx-ladder panel", "aria-labelledby": title.id }, title, list, ground);
  el.append(root);

  const draw = () => {
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setText(title, model.get("title"));
    title.hidden = !model.get("title");
    keyed(list, parsed(model, "rungs") ?? [], (rung) => rung.id, () => makeRung("li"), updateRung);
    const below = { text: model.get("below"), marks: parsed(model, "belowMarks") };
    updateRung(ground, below);
    ground.classList.add("ground");
    ground.hidden = !below.text;
  };
  watch(model, ["rungs", "title", "below", "belowMarks", "lang", "dir"], draw);
  draw();
}

const makeRung = (tag) => make(tag, {}, make("span", { class: "words" }, make("b"), " ", make("small")), make("span", { class: "marks" }));

function updateRung(node, rung) {
  const [words, marks] = node.children;
  const [text, , note] = words.childNodes;
  setAttribute(node, "class", rung.marks?.length ? "marked" : "plain");
  setText(text, rung.text);
  setText(note, rung.note);
  keyed(marks, rung.marks ?? [], (mark) => `${mark.side} ${mark.text}`, () => make("span"), (tag, mark) => {
    setAttribute(tag, "class", `tag ${mark.side}`);
    setText(tag, mark.text);
  });
}
