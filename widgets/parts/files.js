// Save, load, paste and copy. What a text means, and whether it is any good, is for Python to say.

export default { render: ({ model, el }) => drawFiles(model, el) };

function drawFiles(model, el) {
  const button = (shape = "") => make("button", { class: `crx-button ${shape}` });
  const title = make("h2");
  const save = { record: button(), position: button() };
  const load = button();
  const copy = button();
  const file = make("input", { type: "file", accept: ".json,application/json", hidden: true, tabindex: -1 });
  const fallback = make("div", { class: "fallback" });
  const hint = make("p", { class: "hint", id: unique("paste") });
  const area = make("textarea", { rows: 3, dir: "ltr", spellcheck: "false", autocomplete: "off", "aria-describedby": hint.id });
  const use = button();
  const paste = make("div", { class: "paste" }, make("label", {}, make("span"), area), hint, use);
  const answer = answerBox(model);
  const root = make("section", { class: "crx crx-files panel", role: "region", "data-crx-kernel": true },
    title, make("div", { class: "buttons" }, save.record, save.position, load, copy, file), fallback, paste, answer.box);
  el.append(root);
  let pasted = false; // whether the answer to come is about the text in the box

  const draw = () => {
    const labels = model.get("labels") ?? {};
    setAttribute(root, "lang", model.get("lang"));
    setAttribute(root, "dir", model.get("dir") || "ltr");
    setAttribute(root, "aria-label", label(labels, "title"));
    setText(title, labels.title);
    title.hidden = !labels.title;
    setText(save.record, labels["save record"]);
    setText(save.position, labels["save position"]);
    setText(load, labels.load);
    setText(copy, labels.copy);
    copy.hidden = !model.get("record");
    setText(paste.querySelector("label span"), labels.paste);
    setText(hint, labels.pasteHint);
    hint.hidden = !labels.pasteHint;
    setText(use, labels.use);
  };
  const hear = () => {
    const message = model.get("message") ?? {};
    if (pasted && message.kind) {
      if (message.kind === "ok") area.value = "";
      setAttribute(area, "aria-invalid", message.kind === "error" ? "true" : null);
      pasted = false;
    }
    answer.show(message);
  };
  const refuse = (name) => answer.show({ kind: "error", text: label(model.get("labels"), name) });
  const hand = (text, name) => {
    fallback.replaceChildren();
    if (new Blob([text]).size > model.get("limit")) return refuse("tooLarge");
    pasted = !name;
    send(model, { type: "load", text, name });
  };

  for (const [what, node] of Object.entries(save)) node.addEventListener("click", () => send(model, { type: "save", what }));
  load.addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    file.value = ""; // so that the same file can be chosen again
    if (!chosen) return;
    // Refused before it is read: a huge file must cost nothing.
    if (chosen.size > model.get("limit")) return refuse("tooLarge");
    try {
      hand(await chosen.text(), chosen.name || "file");
    } catch {
      refuse("unreadable");
    }
  });
  use.addEventListener("click", () => (area.value.trim() ? hand(area.value, "") : area.focus()));
  copy.addEventListener("click", async () => {
    const labels = model.get("labels") ?? {};
    const copied = await copyText(model.get("record"), fallback, labels.copy);
    answer.show(copied ? { kind: "ok", text: labels.copied } : {});
  });
  model.on("msg:custom", (message) => message?.type === "download" && download(message.name, message.text));
  keepKeys(root);
  watch(model, ["labels", "record", "lang", "dir"], draw);
  watch(model, ["message", "clauses"], hear);
  draw();
  hear();
}

/** The answer stands beside the controls; an error is an alert, a success a status. */
function answerBox(model) {
  const box = make("div", { class: "answer" });
  const show = (message) => {
    box.replaceChildren();
    setAttribute(box, "class", `answer ${message.kind ?? ""}`);
    if (!message.kind || !message.text) return;
    const text = make("p", { role: message.kind === "error" ? "alert" : "status" });
    const { chip, note, set } = clauseChip(model);
    set(message.clause);
    box.append(make("div", { class: "answer-line" }, text, chip), note);
    text.textContent = message.text;
  };
  return { box, show };
}

function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = make("a", { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
