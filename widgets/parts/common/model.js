// What Python and the page say to each other: traits, and messages.
import { setAttribute } from "./dom.js";

/** @import { AnyModel, Model, Message } from "../types.d.ts" */

/**
 * A trait that travels as text (see as_text.py).
 * @template {object} Traits
 * @template {string & keyof Traits} Name
 * @param {Model<Traits>} model
 * @param {Name} name
 * @returns {Traits[Name] | null}
 */
export function parsed(model, name) {
  const text = model.get(name);
  return text ? JSON.parse(String(text)) : null;
}

/**
 * Redraw when one of these traits changes; several changes in one message make one redraw.
 * @template {object} Traits
 * @param {Model<Traits>} model
 * @param {readonly (string & keyof Traits)[]} names
 * @param {() => void} draw
 */
export function watch(model, names, draw) {
  let waiting = false;
  for (const name of names)
    model.on(`change:${name}`, () => {
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        draw();
      });
    });
}

/**
 * Tell Python. After the session has ended there is nobody to tell, and the banner says so.
 * @param {AnyModel} model
 * @param {Message} message
 */
export function send(model, message) {
  try {
    model.send(message);
  } catch (error) {
    console.info(error);
  }
}

/**
 * The language of a part, and the direction it runs in.
 * @param {Element} root
 * @param {Model<{ lang: string, dir: string }>} model
 */
export function setLanguage(root, model) {
  setAttribute(root, "lang", model.get("lang"));
  setAttribute(root, "dir", model.get("dir") || "ltr");
}
