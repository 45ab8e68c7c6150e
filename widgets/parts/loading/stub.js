// All that a part's own model carries of its script (see library.py).

/** @typedef {{ get(name: string): any }} Readable */
/** @typedef {Readable & { widget_manager: { get_model(id: string): Promise<Readable> } }} PartModel */

// The module that draws the part.
/** @param {PartModel} model */
async function drawing(model) {
  /** @type {string[]} */
  const refs = model.get("_libraries");
  const libraries = await Promise.all(refs.map((ref) => model.widget_manager.get_model(ref.slice("IPY_MODEL_".length))));
  const [version, text] = [libraries[0].get("version"), libraries[0].get("linker")];
  /** @type {any} */
  const page = globalThis;
  const linkers = (page[Symbol.for("card-rules-explorer")] ??= {});
  linkers[version] ??= import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  const { load } = await linkers[version];
  return load(libraries, model.get("_modules"));
}

export default {
  /** @param {{ model: PartModel }} context */
  initialize({ model }) {
    // So that it is there when it is wanted. Who wants it hears what is wrong.
    drawing(model).catch(() => {});
  },
  /** @param {{ model: PartModel }} context */
  async render(context) {
    return (await drawing(context.model)).render(context);
  },
};
