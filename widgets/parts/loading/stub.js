// All that a part's own model carries of its script (see library.py).

/** @typedef {{ get(name: string): any }} Readable */
/** @typedef {Readable & { widget_manager: { get_model(id: string): Promise<Readable> } }} PartModel */

export default {
  /** @param {{ model: PartModel }} context */
  async render(context) {
    const { model } = context;
    /** @type {string[]} */
    const refs = model.get("_libraries");
    const libraries = await Promise.all(refs.map((ref) => model.widget_manager.get_model(ref.slice("IPY_MODEL_".length))));
    const [version, text] = [libraries[0].get("version"), libraries[0].get("linker")];
    /** @type {any} */
    const page = globalThis;
    const linkers = (page[Symbol.for("card-rules-explorer")] ??= {});
    linkers[version] ??= import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    const { load } = await linkers[version];
    return (await load(libraries, model.get("_modules"))).render(context);
  },
};
