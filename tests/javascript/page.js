// Modules as a page has them: out of the files, made by the linker, without a browser.
import { readFileSync } from "node:fs";
import { link } from "../../widgets/parts/loading/linker.js";

const ROOT = new URL("../../", import.meta.url);

/** A shelf that finds every file of the project by its name. */
const files = {
  version: "of the files",
  texts: {
    has: () => true,
    get: (name) => readFileSync(new URL(name, ROOT), "utf-8"),
  },
};

/** Everything a page would be asked for, as addresses that hold the text itself. */
export const page = {
  module: (_name, text) => `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`,
  style: () => "",
};

/** A module of the project's by its name, such as "widgets/parts/common/keys.js". */
export const load = (name) => import(link(name, [files], [], page));
