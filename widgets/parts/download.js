// A file for the person, made by Python.
import { saveFile } from "./common/handing.js";

/** @import { Render } from "./types.d.ts" */

/** @type {Render<{}>} */
export function render({ model }) {
  model.on("msg:custom", (message, [content]) => {
    if (message?.type === "download") saveFile(String(message.name), content, String(message.kind));
  });
}
