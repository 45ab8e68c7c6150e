// The texts around the bars: as many of those beneath as fit, and the numbers on top where all of them do.

/** @import { BarView } from "./bar.js" */

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]; // of how many bars one has its text beneath
const GAP = 8; // between two such texts

/**
 * @param {HTMLElement} root
 * @param {number} width of all bars
 * @param {readonly BarView[]} bars
 * @param {readonly HTMLElement[]} texts one beneath each bar
 */
export function lay(root, width, bars, texts) {
  const wide = bars[0]?.node.offsetWidth ?? 0;
  root.style.setProperty("--between", `${Math.min(4, Math.max(0.5, wide * 0.06))}px`);
  const needed = Math.max(0, ...texts.map((text) => text.offsetWidth)) + GAP;
  const step = STEPS.find((it) => it * wide >= needed) ?? STEPS[STEPS.length - 1];
  const rtl = root.dir === "rtl";
  let end = -Infinity;
  const places = texts.map((text, index) => {
    const middle = bars[index].node.offsetLeft + wide / 2;
    const centred = (rtl ? width - middle : middle) - text.offsetWidth / 2;
    const start = Math.max(-4, Math.min(centred, width + 4 - text.offsetWidth));
    const shown = index % step === 0 && text.offsetWidth > 0 && start >= end + GAP;
    if (shown) end = start + text.offsetWidth;
    return { start, shown };
  });
  const widest = Math.max(...bars.map(({ count }) => count.offsetWidth));
  const fits = !root.classList.contains("two") && wide > 0 && widest + 4 <= wide;
  places.forEach(({ start, shown }, index) => {
    texts[index].style.insetInlineStart = `${start}px`;
    texts[index].classList.toggle("away", !shown);
    bars[index].node.classList.toggle("named", shown);
  });
  root.classList.toggle("counted", fits);
}
