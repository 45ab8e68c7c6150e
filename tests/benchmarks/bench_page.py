"""How fast a dashboard is, beside a bare page (one button, one label) on the same server in the same run.

For each page, loads taken in turn (bare, page, bare, page …), all times taken inside the page:

- usable: from the start of navigation until the element to click is visible (drawn only once the kernel answers);
- answered: until a click at that moment has changed the page;
- click: from a click until the page changed, many times; shown: until the frame after that change is drawn;
- memory: of the kernel's process when the page is usable, and when the chart is there.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import nbformat
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Timeout

from tests import live

BARE = """
import ipywidgets as widgets
button, label = widgets.Button(description="Press"), widgets.Label("0")
button.add_class("bare-button")
label.add_class("bare-label")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
widgets.VBox([button, label])
"""

# Clicks and resolves with the milliseconds until children or text of the watched element change, and until that is on
# the screen. Attributes do not count: a page may set those by itself before the kernel has answered.
CLICK = """([click, watch]) => new Promise((done, fail) => {
  const button = document.querySelector(click);
  const observer = new MutationObserver(() => { const end = performance.now(); observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done([end - start, performance.now() - start]))); });
  observer.observe(document.querySelector(watch), { subtree: true, childList: true, characterData: true });
  setTimeout(() => fail(new Error("nothing changed in 10 s")), 10000);
  const start = performance.now();
  button.click();
})"""

# Runs before the page's own scripts; looks once a frame.
LOAD = """(() => {
  const answer = %s, click = %s, watch = %s;
  const look = () => {
    const button = document.querySelector(click);
    if (!button || !button.checkVisibility() || button.disabled) return requestAnimationFrame(look);
    window.bench = { usable: performance.now() };
    answer([click, watch]).then(() => { window.bench.answered = performance.now(); });
  };
  requestAnimationFrame(look);
})()"""


class Subject:
    """One page, what is clicked and watched on it, and what was measured."""

    def __init__(self, path: str, click: str, watch: str, again: str = "", chart: str = "", show: str = "") -> None:
        self.path, self.click, self.watch, self.again, self.chart, self.show = path, click, watch, again, chart, show
        self.figures: dict[str, list[float]] = {}

    def add(self, name: str, value: float) -> None:
        self.figures.setdefault(name, []).append(value)

    def load(self, browser: Browser, server: live.Server, clicks: int) -> None:
        page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        page.add_init_script(LOAD % (CLICK, json.dumps(self.click), json.dumps(self.watch)))
        page.goto(f"{server.url}voila/render/{self.path}")
        page.wait_for_function("window.bench?.usable", timeout=60_000)
        kernel = json.loads(page.locator("#jupyter-config-data").text_content() or "")["kernelId"]
        self.add("memory, MB", server.kernels()[kernel].memory_info().rss / 1e6)
        page.wait_for_function("window.bench.answered", timeout=60_000)
        bench = page.evaluate("window.bench")
        self.add("usable, s", bench["usable"] / 1000)
        self.add("answered, s", bench["answered"] / 1000)
        for _ in range(clicks):
            self.ready(page)
            changed, shown = page.evaluate(CLICK, [self.click, self.watch])
            self.add("click, ms", changed)
            self.add("click to shown, ms", shown)
        if self.chart:
            if self.show:
                page.locator(self.show).first.click()
            page.locator(self.chart).first.wait_for(timeout=30_000)
            self.add("memory with chart, MB", server.kernels()[kernel].memory_info().rss / 1e6)
        page.close(run_before_unload=True)
        server.wait_until_gone(kernel)
        page.context.close()

    def ready(self, page: Page) -> None:
        """Let the page come to rest with something to click; what `again` names is clicked to get there."""
        time.sleep(0.25)
        for _ in range(50):
            try:
                page.locator(self.click).first.wait_for(timeout=1000)
                return
            except Timeout:
                if self.again:
                    page.locator(self.again).first.click()
                    time.sleep(0.25)
        raise RuntimeError(f"{self.path}: {self.click} does not come back")


def report(bare: Subject, page: Subject) -> None:
    limits = {"usable, s": ("ratio", 1.25), "click, ms": ("ratio", 1.5), "memory, MB": ("page", 65)}
    limits["memory with chart, MB"] = ("page", 110)
    print(f"\n{'medians':24}{'n':>5}{'bare':>10}{page.path:>16}{'ratio':>8}   at most")
    for name, values in page.figures.items():
        other = bare.figures.get(name)
        found: dict[str, Any] = {"page": median(values), "ratio": median(values) / median(other) if other else None}
        kind, most = limits.get(name, ("", 0.0))
        verdict = f"{kind} {most}{'  OVER' if found[kind] > most else ''}" if kind else ""
        beside = f"{median(other):>10.2f}" if other else f"{'':>10}"
        ratio = f"{found['ratio']:>8.2f}" if other else f"{'':>8}"
        print(f"{name:24}{len(values):>5}{beside}{found['page']:>16.2f}{ratio}   {verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--notebook", default="war.ipynb", help="in notebooks/; the bare page itself if it is not there"
    )
    parser.add_argument("--click", default=".crx-table button.card.playable", help="what is usable and clicked")
    parser.add_argument("--watch", default=".crx-table", help="what changes on a click")
    parser.add_argument(
        "--again", default=".crx-transport [data-command=decision]", help="clicked to get the next choice"
    )
    parser.add_argument("--chart", default=".crx-chart img", help="visible once a chart is drawn; '' for none")
    parser.add_argument("--show", default="", help="clicked to have the chart drawn, if it is not by itself")
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--clicks", type=int, default=6, help="for each load")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as folder:
        cells = [nbformat.v4.new_code_cell(BARE)]
        nbformat.write(nbformat.v4.new_notebook(cells=cells), Path(folder, "bare.ipynb"))
        bare = Subject("bare.ipynb", ".bare-button", ".bare-label")
        source = live.ROOT / "notebooks" / options.notebook
        if source.exists():
            shutil.copy(source, folder)
            page = Subject(source.name, options.click, options.watch, options.again, options.chart, options.show)
        else:
            print(f"{source} is not there: the bare page is measured beside itself")
            page = Subject("bare.ipynb", ".bare-button", ".bare-label")
        with live.voila(Path(folder)) as server, sync_playwright() as playwright:
            browser = live.launch(playwright)
            Subject("bare.ipynb", ".bare-button", ".bare-label").load(
                browser, server, 0
            )  # warm the disk, measure nothing
            for number in range(options.loads):
                for subject in (bare, page):
                    subject.load(browser, server, options.clicks)
                print(f"load {number + 1} of {options.loads}", flush=True)
            browser.close()
    report(bare, page)


if __name__ == "__main__":
    main()
