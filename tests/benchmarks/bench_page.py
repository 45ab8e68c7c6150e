"""How fast the dashboards are, beside a bare page (one button, one label) on the same server in the same run.

Loads are taken in turn (bare, War, Guandan's match and cards, football, the lab, bare …), all times inside the page:

- usable: from the start of navigation until the element to click is visible (drawn only once the kernel answers);
- answered: until a click at that moment has changed the page;
- what the page's `Clicks` name: from a click until the page changed, many times; shown: until the frame after that
  change is drawn;
- memory: of the kernel's process when the page is usable, and when the chart is there.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import NamedTuple

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
    const there = button?.checkVisibility() && !button.disabled && document.querySelector(watch);
    if (!there) return requestAnimationFrame(look);
    window.bench = { usable: performance.now() };
    answer([click, watch]).then(() => { window.bench.answered = performance.now(); });
  };
  requestAnimationFrame(look);
})()"""


class Clicks(NamedTuple):
    """Buttons to click one after another, again and again, and what changes on the page each time.

    `first` is clicked once before, `before` before each of them, and `again` whenever the next button is not there.
    `most` is how many times as long as the click on the bare page it may take.
    """

    name: str
    buttons: tuple[str, ...]
    watch: str
    most: float = 1.5
    first: str = ""
    again: str = ""
    before: tuple[str, ...] = ()


class Subject:
    """One page: what is clicked on it, and what was measured, by what it is and of which `Clicks`."""

    def __init__(self, path: str, *clicks: Clicks, chart: str = "") -> None:
        self.path, self.clicks, self.chart = path, clicks, chart
        self.figures: dict[tuple[str, str], list[float]] = {}

    def add(self, what: str, value: float, name: str = "") -> None:
        self.figures.setdefault((what, name), []).append(value)

    def load(self, browser: Browser, server: live.Server, times: int) -> None:
        page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
        start = self.clicks[0]
        page.add_init_script(LOAD % (CLICK, json.dumps(start.buttons[0]), json.dumps(start.watch)))
        page.goto(f"{server.url}voila/render/{self.path}")
        page.wait_for_function("window.bench?.usable", timeout=60_000)
        kernel = json.loads(page.locator("#jupyter-config-data").text_content() or "")["kernelId"]
        self.add("memory, MB", server.kernels()[kernel].memory_info().rss / 1e6)
        page.wait_for_function("window.bench.answered", timeout=60_000)
        bench = page.evaluate("window.bench")
        self.add("usable, s", bench["usable"] / 1000)
        self.add("answered, s", bench["answered"] / 1000)
        for clicks in self.clicks:
            if clicks.first:
                page.locator(clicks.first).first.click()
            # The first click of each kind, when everything is cold, is left out. That of the page has been done by now.
            buttons = islice(cycle(clicks.buttons), int(clicks is start), 1 + max(times, len(clicks.buttons)))
            for number, button in enumerate(buttons):
                for other in clicks.before:
                    self.ready(page, other, "")
                    page.locator(other).first.dispatch_event("click")  # at the beginning "back to it" is no button
                self.ready(page, button, clicks.again)
                changed, shown = page.evaluate(CLICK, [button, clicks.watch])
                if number or clicks is start:
                    self.add("click, ms", changed, clicks.name)
                    self.add("click to shown, ms", shown, clicks.name)
        if self.chart:
            page.locator(self.chart).first.scroll_into_view_if_needed()
            page.locator(f"{self.chart} img").first.wait_for(timeout=30_000)
            self.add("memory with chart, MB", server.kernels()[kernel].memory_info().rss / 1e6)
        page.close(run_before_unload=True)
        server.wait_until_gone(kernel)
        page.context.close()

    def ready(self, page: Page, button: str, again: str) -> None:
        """Let the page come to rest with the button to click; what `again` names is clicked to get there."""
        time.sleep(0.25)
        for _ in range(50):
            try:
                page.locator(button).first.wait_for(timeout=1000)
                return
            except Timeout:
                if again:
                    page.locator(again).first.click()
                    time.sleep(0.25)
        raise RuntimeError(f"{self.path}: {button} does not come back")


def report(bare: Subject, page: Subject) -> None:
    most = {clicks.name: clicks.most for clicks in page.clicks}
    print(f"\n{f'{page.path}, medians':40}{'n':>5}{'bare':>10}{'page':>10}{'ratio':>8}   at most")
    for (what, name), values in page.figures.items():
        here, plain = median(values), median(next((it for (of, _), it in bare.figures.items() if of == what), [0]))
        ratio = here / plain if plain else 0
        kind, limit = {
            "usable, s": ("ratio", 1.25),
            "click, ms": ("ratio", most.get(name, 0)),
            "memory, MB": ("page", 65),
            "memory with chart, MB": ("page", 110),
        }.get(what, ("", 0))
        verdict = f"{kind} {limit}{'  OVER' if (ratio if kind == 'ratio' else here) > limit else ''}" if kind else ""
        beside = f"{plain:>10.2f}{here:>10.2f}{ratio:>8.2f}" if plain else f"{'':>10}{here:>10.2f}{'':>8}"
        print(f"{f'{name} {what}'.strip():40}{len(values):>5}{beside}   {verdict}")


def add(cards: str) -> tuple[str, ...]:
    """The buttons of the packs that add these cards."""
    return tuple(f'.crx-deck [data-card="{card}"]' for card in cards.split())


HAND = '.crx-table [data-zone="hand-0"] .cards button.card:nth-child(%d)'
START, DECISION = (f".crx-transport [data-command={name}]" for name in ("start", "decision"))
CASE = ".crx-part-cases li:first-child button"  # you lead
PLAYER = ".crx-table button.player:nth-child(%d)"
TAKE = '.crx-table [data-zone="mine"] button.card'

RUN, COMPARE = ".crx-lab-form button.primary", ".crx-lab-form input[type=checkbox]"

PAGES = [
    Subject(
        "war.ipynb",
        Clicks(
            "commit",
            (".crx-table button.card.playable",),
            ".crx-table",
            again=DECISION,
        ),
        chart=".crx-chart",
    ),
    Subject(
        "guandan_match.ipynb",
        # A card is picked and put back, then another one.
        Clicks("pick", tuple(HAND % it for it in range(1, 22) for _ in "ab"), ".crx-part-picked"),
        Clicks("play", (".crx-do-play",), ".crx-table", first=CASE, before=(START, HAND % 1)),
        # The three others answer a pass; each may take 100 ms.
        Clicks("answers", (DECISION,), ".crx-table", most=60, first=".crx-head button", before=(".crx-do-pass",)),
        chart=".crx-chart",
    ),
    Subject(
        "guandan_cards.ipynb",
        # The page opens with five cards. They are put back, ten are picked, which are a play all the way, and put back.
        Clicks(
            "pick",
            (TAKE,) * 5 + add("9S 9S 9H 9H 9C 9C 9D 9D 2H 2H") + (TAKE,) * 10 + add("5S 6S 7S 2H 2H"),
            ".crx-part-readings-mine",
        ),
        Clicks("deal", (".crx-deal",), ".crx-plays", most=4.5, first=".crx-ask button:nth-child(3)"),
        chart=".crx-chart",
    ),
    Subject(
        "football.ipynb",
        # Each new game begins behind the curtain; when it rises a whole hand is drawn.
        Clicks("ready", (".crx-curtain button",), ".crx-table", again=".crx-head button"),
        Clicks("pick", tuple(PLAYER % it for it in range(1, 8) for _ in "ab"), ".crx-balance"),
        Clicks("attack", (".crx-do-act",), ".crx-table", before=(START, PLAYER % 1, ".crx-hand [role=radio]")),
        chart=".crx-chart",
    ),
    Subject(
        "lab.ipynb",
        # Another game brings all its settings along.
        Clicks(
            "game", tuple(f".crx-lab-form .crx-segments button:nth-of-type({it})" for it in (3, 1)), ".crx-lab-form", 4
        ),
        # Until the first figures and bars of 10,000 games are there; a second is 150 times the bare click and more.
        # With a second setting now and without it then, so that no run shows what the one before did.
        Clicks("run", (RUN,), ".crx-lab-result", most=150, first=RUN, before=(COMPARE,)),
    ),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="of the pages with this in their names")
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--clicks", type=int, default=6, help="for each load, at least")
    options = parser.parse_args()

    pages = [page for page in PAGES if options.only in page.path]
    with tempfile.TemporaryDirectory() as folder:
        live.write_notebook(Path(folder, "bare.ipynb"), ("code", BARE))
        for page in pages:
            shutil.copy(live.ROOT / "notebooks" / page.path, folder)
        click = Clicks("", (".bare-button",), ".bare-label")
        bare = Subject("bare.ipynb", click)
        with live.voila(Path(folder)) as server, sync_playwright() as playwright:
            browser = live.launch(playwright)
            Subject("bare.ipynb", click).load(browser, server, 0)  # warm the disk, measure nothing
            for number in range(options.loads):
                for subject in (bare, *pages):
                    subject.load(browser, server, options.clicks)
                print(f"load {number + 1} of {options.loads}", flush=True)
            browser.close()
    for page in pages:
        report(bare, page)


if __name__ == "__main__":
    main()
