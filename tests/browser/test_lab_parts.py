"""The parts of the lab on pages of their own: a histogram whose bars are buttons, and how far a run is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests import live
from tests.browser.conftest import axe, borrowed, open_at, shared_page, shot
from tests.browser.test_platform import write

# Bars of a long-tailed shape, the games of one, and a run that reports many times a second.
TEXTS = {
    "en": {
        "bar": "{0} to {1} battles: {2} games, {3:.1f} % of them",
        "game": "Game {0}",
        "note": "{0} battles",
        "sets": ["A: random against random", "B: lowest against random"],
        "title": "How long a game lasts",
        "unit": "battles",
        "peak": "10.3 %",
        "line": "100,000 games of each; 12 that lasted longer than 20,000 battles are not shown.",
        "games": "Games of the chosen bar",
        "empty": "No results yet",
        "previous": "Previous bar",
        "next": "Next bar",
        "hint": "Press a bar to see its games.",
        "more": "and 4,452 more",
        "name": "The run",
        "cancel": "Cancel",
        "idle": "Nothing has run yet.",
        "compiling": "Compiling, only this once",
        "running": "{0:,} of 100,000 games",
        "left": "about {0} s left",
        "over": "100,000 games in 3 s",
        "cancelled": "Cancelled; what was done is kept",
        "buttons": ["Run", "Clear", "Fewer", "Afresh"],
    },
    "ar": {
        "bar": "من {0} إلى {1} معركة: {2} لعبة، {3:.1f} ٪ منها",
        "game": "اللعبة {0}",
        "note": "{0} معركة",
        "sets": ["أ: عشوائي ضد عشوائي", "ب: الأدنى ضد عشوائي"],
        "title": "كم تدوم اللعبة",
        "unit": "معارك",
        "peak": "10.3 ٪",
        "line": "100,000 لعبة من كلٍّ منهما، و 12 لعبة أطول من 20,000 معركة لا تظهر هنا.",
        "games": "ألعاب العمود المختار",
        "empty": "لا نتائج بعد",
        "previous": "العمود السابق",
        "next": "العمود التالي",
        "hint": "اضغط عمودًا لترى ألعابه.",
        "more": "و 4,452 غيرها",
        "name": "سير المحاكاة",
        "cancel": "إلغاء",
        "idle": "لم يبدأ شيء بعد.",
        "compiling": "يُترجَم البرنامج، هذه المرّة فقط",
        "running": "{0:,} من 100,000 لعبة",
        "left": "بقيت نحو {0} ثوانٍ",
        "over": "100,000 لعبة في 3 ثوانٍ",
        "cancelled": "أُلغي، وما أُنجز محفوظ",
        "buttons": ["ابدأ", "أفرغ", "أقلّ", "من جديد"],
    },
}
PAGE = """
import asyncio
import math
import ipywidgets
from widgets.parts.bars import Bars
from widgets.parts.progress import ProgressBar

about = {"lang": LANG, "dir": "rtl" if LANG == "ar" else "ltr"}
heard = ipywidgets.Label("nothing")

def shares(middle, phase):
    way = [(math.log((20 * i + 10) / middle) ** 2 / 0.6, 1 + 0.12 * math.sin(7 * i + phase)) for i in range(COUNT)]
    raw = [math.exp(-far) * wave for far, wave in way]
    return [share / sum(raw) for share in raw]

def made(phase=0, extra=0):
    a, b = shares(240, phase), shares(330, phase)
    for i in range(COUNT + extra):
        pair = [a[i], b[i]] if i < COUNT else [0.001, 0]
        counts = [f"{round(100_000 * share):,}" for share in pair[:SETS]]
        name = T["bar"].format(20 * i, 20 * i + 19, counts[0], 100 * pair[0])
        yield {"id": str(20 * i), "label": name, "from": str(20 * i), "heights": pair[:SETS], "counts": counts}

bars = Bars(bars=list(made()), sets=[{"name": name} for name in T["sets"][:SETS]], labels=T, **about)
bars.title, bars.unit, bars.peak, bars.note = T["title"], T["unit"], T["peak"], T["line"]

@bars.on_bar
def bar(id):
    heard.value = "bar " + id
    bars.chosen, bars.more = id, T["more"]
    texts = [(T["game"].format(1000 + 7 * n), T["note"].format(int(id) + n % 20)) for n in range(60)]
    bars.games = [{"id": f"{id}-{n}", "text": text, "note": note} for n, (text, note) in enumerate(texts)]

@bars.on_game
def game(id):
    heard.value = "game " + id
    bars.chosenGame = id

progress = ProgressBar(labels=T, **about)
stopped, tasks, times = [], [], []

def say(name, *facts, done=None, left=None):
    running = name in ("compiling", "running")
    progress.state = {"running": running, "done": done, "text": T[name].format(*facts), "left": left}

say("idle")

@progress.on_cancel
def cancel():
    heard.value = "cancel"
    stopped.append(True)

async def run():
    stopped.clear()
    bars.busy = True
    say("compiling")
    await asyncio.sleep(0.5)
    for step in range(1, 61):
        if stopped:
            break
        say("running", round(100_000 * step / 60), done=step / 60, left=T["left"].format(6 - step // 10))
        bars.bars = list(made(step, step // 20))
        await asyncio.sleep(0.05)
    say("cancelled" if stopped else "over", done=step / 60)
    bars.busy = False

def clear(_):
    bars.bars, bars.games, bars.chosen, bars.more = [], [], "", ""

def begin(_):
    clear(_)
    bars.bars, bars.chosenGame = list(made()), ""
    times.append(True)
    heard.value = f"nothing, {len(times)}"

start, empty, fewer, afresh = [ipywidgets.Button(description=name) for name in T["buttons"]]
start.on_click(lambda _: tasks.append(asyncio.get_running_loop().create_task(run())))
empty.on_click(clear)
afresh.on_click(begin)
fewer.on_click(lambda _: setattr(bars, "bars", bars.bars[:-5]))
row = ipywidgets.HBox([start, empty, fewer, afresh])
row.layout.grid_gap = "8px"
page = ipywidgets.VBox([row, heard, progress, bars])
page.add_class("crx")
page.layout.grid_gap = "14px"
page
"""
EVIL = "<img src=x onerror=document.body.dataset.hurt=1><b>bold</b>\u202e\"'&amp;"
HOSTILE = """
import ipywidgets
from widgets.parts.bars import Bars
from widgets.parts.progress import ProgressBar

bar = {"id": EVIL, "label": EVIL, "from": EVIL, "heights": [1, 0.5], "counts": [EVIL, EVIL]}
bars = Bars(
    title=EVIL, unit=EVIL, peak=EVIL, note=EVIL, more=EVIL, sets=[{"name": EVIL}, {"name": EVIL}], chosen=EVIL,
    bars=[bar, {"id": "x", "label": "x"}], games=[{"id": EVIL, "text": EVIL, "note": EVIL}], chosenGame=EVIL,
    labels=dict.fromkeys(["games", "previous", "next"], EVIL),
)
none = Bars(title=EVIL, labels={"empty": EVIL})
state = {"running": True, "done": 0.5, "text": EVIL, "left": EVIL}
progress = ProgressBar(labels={"name": EVIL, "cancel": EVIL}, state=state)
heard = ipywidgets.Label("nothing")
bars.on_bar(lambda id: setattr(heard, "value", f"same bar: {id == EVIL}"))
bars.on_game(lambda id: setattr(heard, "value", f"same game: {id == EVIL}"))
ipywidgets.VBox([progress, bars, none, heard])
"""
BARS = ".crx-bars .column"


def source(language: str = "en", sets: int = 2, count: int = 40) -> str:
    return f"LANG, SETS, COUNT, T = {language!r}, {sets}, {count}, {TEXTS[language]!r}\n{PAGE}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[live.Server]:
    folder: Path = tmp_path_factory.mktemp("lab")
    write(folder / "en.ipynb", ("markdown", "# The lab"), ("code", source()))
    write(folder / "ar.ipynb", ("markdown", "# المختبر"), ("code", source("ar")), lang="ar")
    write(folder / "one.ipynb", ("markdown", "# One set"), ("code", source(sets=1, count=16)))
    write(folder / "bad.ipynb", ("markdown", "# Hostile"), ("code", f"EVIL = {EVIL!r}\n{HOSTILE}"))
    with live.voila(folder) as server:
        yield server


@pytest.fixture
def opened(new_page: Callable[..., Page], server: live.Server) -> Iterator[Callable[..., Page]]:
    """A page of its own; whatever it complains about fails the test."""
    pages: list[Page] = []

    def opened(path: str = "en.ipynb", width: int = 1280, **options: object) -> Page:
        page = new_page(width, 900, **options)
        pages.append(page)
        open_at(page, server, path)
        assert page.locator(".explorer-failed").count() == 0, "a cell failed"
        expect(page.locator(".crx-bars").first).to_be_visible()
        return page

    yield opened
    assert [said for page in pages for said in page.watch.console] == []  # type: ignore[attr-defined]


times: Counter[Page] = Counter()  # that a shared page has begun afresh


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, server: live.Server) -> Iterator[Callable[[str], Page]]:
    with ExitStack() as stack:
        yield cache(lambda path: stack.enter_context(shared_page(profile, server, path)))


@pytest.fixture
def bars_page(shared: Callable[[str], Page], request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Bars as they begin, shared by tests that run nothing."""
    with ExitStack() as stack:

        def opened(path: str = "en.ipynb", width: int = 1280) -> Page:
            page = shared(path)
            stack.enter_context(borrowed(page, request))
            page.set_viewport_size({"width": width, "height": 900})
            times[page] += 1
            page.locator(".jupyter-button").nth(3).click()
            heard(page, f"nothing, {times[page]}")
            expect(page.locator(f"{BARS}[aria-pressed=true]")).to_have_count(0)
            return page

        yield opened


def column(page: Page, bar: str) -> Locator:
    return page.locator(BARS).and_(page.get_by_role("button", name=re.compile(rf"^(من )?{bar} ")))


def heard(page: Page, what: str) -> None:
    expect(page.locator(".widget-label", has_text=what)).to_be_visible()


def in_focus(page: Page) -> str:
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))


def places(page: Page) -> list[float]:
    """Where things begin and how high they are: what these are compared for is that nothing moves."""
    bars = (f".crx-bars {part}" for part in (".plot", ".axis", ".note", ".games", ".more"))
    return page.locator(", ".join([".crx-progress", ".crx-progress .bar", ".crx-bars", *bars])).evaluate_all(
        "(all) => all.map((it) => it.getBoundingClientRect()).flatMap((it) => [it.top + scrollY, it.height])"
    )


# Bars


@pytest.mark.parametrize("width", [1280, 390])
def test_a_press_chooses_a_bar_and_a_game_and_nothing_moves(bars_page: Callable[..., Page], width: int) -> None:
    page = bars_page(width=width)
    before = places(page)
    bar = column(page, "320")
    bar.click(position={"x": 3, "y": 4})  # far above what is drawn: the whole column is the button
    heard(page, "bar 320")
    expect(bar).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{BARS}[aria-pressed=true]")).to_have_count(1)
    label = bar.get_attribute("aria-label")
    expect(page.locator(".crx-bars .said p")).to_contain_text(label)
    games = page.get_by_role("list", name="Games of the chosen bar")
    expect(games.get_by_role("button")).to_have_count(60)
    assert places(page) == before
    games.get_by_role("button", name="Game 1014").click()
    heard(page, "game 320-2")
    expect(games.locator("[aria-pressed=true]")).to_have_text("Game 1014322 battles")
    assert places(page) == before


def test_the_neighbours_of_the_chosen_bar_for_wide_fingers(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    before, after = (page.get_by_role("button", name=f"{way} bar") for way in ("Previous", "Next"))
    after.click()
    heard(page, "bar 0")
    expect(before).to_have_attribute("aria-disabled", "true")
    after.click()
    heard(page, "bar 20")
    expect(page.locator(f"{BARS}[tabindex='0']")).to_have_attribute("aria-pressed", "true")
    before.click()
    heard(page, "bar 0")
    before.click(force=True)  # there is nothing before it
    expect(column(page, "0")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_keyboard_reaches_everything(bars_page: Callable[..., Page], language: str) -> None:
    page = bars_page(f"{language}.ipynb")
    on, back = ("ArrowLeft", "ArrowRight") if language == "ar" else ("ArrowRight", "ArrowLeft")
    expect(page.locator(f"{BARS}[tabindex='0']")).to_have_count(1)
    column(page, "0").focus()
    for key, bar in (
        (on, "20"),
        (on, "40"),
        (back, "20"),
        ("End", "780"),
        (on, "780"),
        ("Home", "0"),
        (back, "0"),
        (on, "20"),
    ):
        page.keyboard.press(key)
        expect(column(page, bar)).to_be_focused()
        expect(column(page, bar)).to_have_attribute("tabindex", "0")
        expect(page.locator(".crx-bars .said p")).to_contain_text(in_focus(page))  # in sight, though not chosen
    heard(page, "nothing")
    page.keyboard.press("Enter")
    heard(page, "bar 20")
    expect(column(page, "20")).to_be_focused()
    page.keyboard.press(on)
    page.keyboard.press("Space")
    heard(page, "bar 40")
    for _ in range(3):  # the two neighbours' buttons, and the list
        page.keyboard.press("Tab")
    games = page.locator(".crx-bars .games button")
    expect(games.nth(0)).to_be_focused()
    for key, place in (("ArrowDown", 1), ("End", 59), ("ArrowUp", 58), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        page.keyboard.press(key)
        expect(games.nth(place)).to_be_focused()
        expect(games.nth(place)).to_be_in_viewport()
    page.keyboard.press("Enter")
    heard(page, "game 40-1")
    expect(games.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(column(page, "40")).to_be_focused()


def test_right_to_left_mirrors_the_axis(bars_page: Callable[..., Page]) -> None:
    page = bars_page("ar.ipynb")
    place = "(all) => all.map((it) => it.getBoundingClientRect().x)"
    bars = page.locator(BARS).evaluate_all(place)
    assert bars == sorted(bars, reverse=True)
    texts = page.locator(".crx-bars .axis span:not(.away)")
    where = texts.evaluate_all(place)
    assert len(where) >= 5 and where == sorted(where, reverse=True)
    expect(texts.first).to_have_text("0")


WHERE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = (it) => (({ left, right }) => [left, right])(it.getBoundingClientRect());
  const bars = [...document.querySelectorAll('.crx-bars .column')];
  const texts = [...document.querySelectorAll('.crx-bars .axis span')];
  const pairs = texts.map((it, n) => [it, bars[n]]).filter(([it]) => !it.matches('.away'));
  done([box(document.querySelector('.crx-bars')), pairs.map((pair) => pair.map(box))]);
})))"""


@pytest.mark.parametrize("path", ["en.ipynb", "ar.ipynb", "one.ipynb"])
def test_texts_under_the_bars_stand_under_their_bar_and_apart(bars_page: Callable[..., Page], path: str) -> None:
    page = bars_page(path)
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 900})
        (left, right), pairs = page.evaluate(WHERE)
        assert len(pairs) >= 4
        for (start, end), bar in pairs:
            assert left < start <= sum(bar) / 2 <= end < right
        texts = sorted(text for text, _ in pairs)
        assert all(one[1] + 6 <= two[0] for one, two in zip(texts, texts[1:], strict=False))
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_heights_are_true_to_each_other_and_the_tallest_fills_the_plot(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    heights = "(all) => all.map((it) => it.getBoundingClientRect().height)"
    a, b = (page.locator(f"{BARS} > .{which}").evaluate_all(heights) for which in "ab")
    full = page.locator(BARS).first.evaluate("(it) => it.getBoundingClientRect().height")
    assert abs(max(a) - full) < 1 and 0.5 < max(b) / max(a) < 1
    # an outline with hatching, not another colour alone
    styles = [
        page.locator(f"{BARS} > .{which}").nth(12).evaluate("(it) => getComputedStyle(it).backgroundImage")
        for which in "ab"
    ]
    assert styles[0] == "none" and "gradient" in styles[1]
    expect(page.locator(".crx-bars .legend li")).to_have_text(["A: random against random", "B: lowest against random"])


def test_one_set_needs_no_legend(bars_page: Callable[..., Page]) -> None:
    page = bars_page("one.ipynb")
    expect(page.locator(".crx-bars .legend")).to_be_hidden()
    expect(page.locator(f"{BARS} > .b:visible")).to_have_count(0)
    expect(page.locator(f"{BARS} .count").first).to_be_visible()  # there is room for the numbers
    assert axe(page) == []
    shot(page, "lab-parts-one-1280")
    page.set_viewport_size({"width": 390, "height": 900})
    expect(page.locator(f"{BARS} .count").first).not_to_be_visible()
    shot(page, "lab-parts-one-390")


def test_bars_that_go_hand_the_focus_on(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    column(page, "780").focus()
    page.get_by_role("button", name="Fewer").evaluate("(it) => it.click()")
    expect(column(page, "680")).to_be_focused()
    page.get_by_role("button", name="Clear").evaluate("(it) => it.click()")
    expect(page.get_by_text("No results yet")).to_be_visible()
    expect(page.locator(".crx-bars")).to_be_focused()
    assert axe(page) == []


# A run


RECORD = """() => {
  Object.assign(window, { held: document.activeElement, lost: 0, said: [], tops: new Set() });
  const spoken = document.querySelector('.crx-progress .spoken');
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => said.push(spoken.textContent)).observe(spoken, all);
  const parts = document.querySelectorAll('.crx-progress, .crx-bars, .crx-bars .note, .crx-bars .more');
  const look = () => {
    if (document.activeElement !== held) lost += 1;
    tops.add([...parts].map((it) => Math.round(it.getBoundingClientRect().top + scrollY)).join());
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_while_results_come_in_focus_and_places_stay(opened: Callable[..., Page], width: int) -> None:
    page = opened(width=width)
    bar = column(page, "320")
    bar.click()
    heard(page, "bar 320")
    page.evaluate(RECORD)
    page.get_by_role("button", name="Run").evaluate("(it) => it.click()")
    progress = page.get_by_role("progressbar", name="The run")
    expect(progress).not_to_have_attribute("aria-valuenow", re.compile("."))
    expect(progress).to_have_attribute("aria-valuetext", "Compiling, only this once")
    expect(progress).to_have_attribute("aria-valuenow", re.compile(r"^[1-9]\d?$"))
    assert " of 100,000 games · about" in (progress.get_attribute("aria-valuetext") or "")
    shot(page, f"lab-parts-running-{width}")
    page.keyboard.press("ArrowRight")
    expect(column(page, "340")).to_be_focused()
    page.evaluate("window.lost = 0")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_be_focused()
    page.evaluate("window.lost = 0")
    expect(page.locator(".crx-progress .text")).to_have_text("100,000 games in 3 s", timeout=20_000)
    assert page.evaluate("window.held.isConnected && window.held === document.activeElement && window.lost === 0")
    assert page.evaluate("window.tops.size") == 1, page.evaluate("[...window.tops]")
    expect(page.locator(BARS)).to_have_count(43)
    expect(page.get_by_role("button", name="Cancel")).not_to_be_visible()
    said = page.evaluate("window.said")
    assert said[0] == "Compiling, only this once" and said[-1] == "100,000 games in 3 s"
    assert [text[:2] for text in said[1:-1]] == ["25", "50", "75"]


def test_a_run_is_cancelled_with_the_keyboard_and_the_focus_stays(opened: Callable[..., Page]) -> None:
    page = opened()
    cancel = page.locator(".crx-progress button")
    expect(cancel).not_to_be_visible()
    page.get_by_role("button", name="Run").click()
    expect(cancel).to_be_visible()
    cancel.focus()
    page.keyboard.press("Enter")
    heard(page, "cancel")
    expect(page.locator(".crx-progress .text")).to_have_text("Cancelled; what was done is kept")
    expect(cancel).to_be_focused()
    expect(cancel).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Tab")
    expect(cancel).not_to_be_visible()


def test_reduced_motion(opened: Callable[..., Page]) -> None:
    page = opened(reduced_motion="reduce")
    page.get_by_role("button", name="Run").click()
    expect(page.locator(".crx-progress .bar.unknown")).to_be_visible()
    moving = "(all) => all.map((it) => [getComputedStyle(it).animationName, getComputedStyle(it).transitionDuration])"
    still = page.locator(".crx-progress .bar i, .crx-bars .column > i").evaluate_all(moving)
    assert {tuple(it) for it in still} <= {("none", "0s")}


# On every screen, for everybody


@pytest.mark.parametrize("language,width", [("en", 1280), ("ar", 390)])
def test_it_fits_and_axe_finds_nothing_serious(opened: Callable[..., Page], language: str, width: int) -> None:
    page = opened(f"{language}.ipynb", width=width)
    shot(page, f"lab-parts-{language}-{width}-first")
    column(page, "320").click()
    page.locator(".crx-bars .games button").nth(2).click()
    expect(page.locator(".crx-bars .games [aria-pressed=true]")).to_have_count(1)
    page.mouse.move(0, 0)
    assert axe(page) == []
    shot(page, f"lab-parts-{language}-{width}")
    page.locator(".jupyter-button").first.click()
    expect(page.locator(".crx-progress .bar.running")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    expect(page.locator(".crx-progress .bar.running")).to_have_attribute("aria-valuenow", re.compile("."))
    shot(page, f"lab-parts-{language}-{width}-running")
    assert axe(page) == []


def test_what_is_said_is_never_markup(opened: Callable[..., Page]) -> None:
    page = opened("bad.ipynb", width=390)
    for part in (
        ".crx-bars h2",
        ".unit",
        ".note",
        ".legend li",
        ".games h3",
        ".more",
        ".empty",
        ".crx-progress .text",
        ".left",
    ):
        expect(page.locator(part).locator("visible=true").first).to_have_text(EVIL)
    bar = page.locator(BARS).first
    expect(bar).to_have_attribute("aria-label", EVIL)
    bar.click()
    heard(page, "same bar: True")
    page.locator(".crx-bars .games button").click()
    heard(page, "same game: True")
    assert page.locator(".crx img, .crx-bars b b, .crx-progress b").count() == 0
    assert page.evaluate("document.body.dataset.hurt") is None
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
