// Makes modules of the texts in a page's libraries, so that files import each other though no server can be asked for
// them. Each module is made once a page, however many parts, kernels and notebooks use it.

/**
 * A library as it came from Python (see library.py).
 * @typedef {{ get(name: "version"): string } & { get(name: "content"): BlobPart }} Library
 */

/**
 * A library's texts by name. A module is known by its name and by the version of the library it is from, which stands
 * for all it can import.
 * @typedef {{ version: string, texts: ReadonlyMap<string, string> }} Shelf
 */

// Of imports and exports from elsewhere, which begin a line, the name of the other module.
const IMPORT = /^((?:import|export)\s[\w$\s{},*]*?\bfrom\s+|import\s+)"([^"]+)";?/gm;

/** @type {Map<string, Promise<Shelf>>} */
const shelves = new Map();
/** @type {Map<string, string>} */
const addresses = new Map();

/**
 * The last of these modules, once all of them are there; styles among them are on the page from then on.
 * @param {readonly Library[]} libraries
 * @param {readonly string[]} names
 * @returns {Promise<any>}
 */
export async function load(libraries, names) {
  const found = await Promise.all(libraries.map(unpacked));
  const made = names.map((name) => link(name, found)).filter((address) => address);
  const modules = await Promise.all(made.map((address) => import(address)));
  return modules.at(-1) ?? {};
}

/**
 * @param {Library} library
 * @returns {Promise<Shelf>}
 */
function unpacked(library) {
  const version = library.get("version");
  const shelf = shelves.get(version) ?? unpack(version, library.get("content"));
  shelves.set(version, shelf);
  return shelf;
}

/**
 * @param {string} version
 * @param {BlobPart} content
 * @returns {Promise<Shelf>}
 */
async function unpack(version, content) {
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("deflate"));
  return { version, texts: new Map(Object.entries(JSON.parse(await new Response(stream).text()))) };
}

/**
 * The address of a module, made after those it imports; "" for a style, which is put on the page.
 * @param {string} name
 * @param {readonly Shelf[]} found
 * @param {readonly string[]} importers the modules that led here
 * @param {Page} page
 * @returns {string}
 */
export function link(name, found, importers = [], page = browser) {
  const by = importers.at(-1) ?? "a part";
  const shelf = found.find(({ texts }) => texts.has(name));
  if (!shelf) throw new Error(`${name}, which ${by} needs, is in none of its libraries`);
  if (importers.includes(name)) throw new Error(`modules import each other: ${[...importers, name].join(", ")}`);
  const key = `${shelf.version} ${name}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const text = shelf.texts.get(name) ?? "";
  const address = name.endsWith(".css") ? page.style(name, text) : page.module(name, text.replace(IMPORT, relink));
  addresses.set(key, address);
  return address;

  /** @type {(whole: string, head: string, other: string) => string} */
  function relink(_whole, head, other) {
    const linked = link(resolved(other, name), found, [...importers, name], page);
    return linked && `${head}"${linked}";`;
  }
}

/**
 * The name of what a module imports: beside it if it begins with a dot, else in full.
 * @param {string} other
 * @param {string} importer
 */
function resolved(other, importer) {
  return other.startsWith(".") ? new URL(other, `file:///${importer}`).pathname.slice(1) : other;
}

/**
 * What a page does with texts: both give an address, "" where there is nothing to import.
 * @typedef {{ module(name: string, text: string): string, style(name: string, text: string): string }} Page
 */

/** @type {Page} */
const browser = {
  module: (name, text) => {
    const named = `${text}\n//# sourceURL=${name}\n`; // what errors and the debugger call it
    return URL.createObjectURL(new Blob([named], { type: "text/javascript" }));
  },
  style: (name, text) => {
    const id = `crx-style ${name}`;
    const known = document.getElementById(id);
    const style = known ?? Object.assign(document.createElement("style"), { id });
    style.textContent = text;
    if (!known) document.head.append(style);
    return "";
  },
};
