// Handing text and files to the person.
import { make } from "./dom.js";

const KEPT = 60_000; // milliseconds that a file is kept for the browser to take

/**
 * Put text on the clipboard; where that is not allowed, show it selected in `host`, ready to be copied by hand.
 * @param {string} text
 * @param {Element} host
 * @param {string | undefined} name what the text is called for a screen reader
 * @returns {Promise<boolean>} whether it is on the clipboard
 */
export async function copyText(text, host, name) {
  host.replaceChildren();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = make("textarea", { class: "copy-box", readonly: true, rows: 3, "aria-label": name });
    box.value = text;
    host.append(box);
    box.focus();
    box.select();
    return false;
  }
}

/**
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} kind the media type
 */
export function saveFile(name, content, kind) {
  const url = URL.createObjectURL(new Blob([content], { type: kind }));
  const link = make("a", { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
