"""The lab as people use it: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import csv
import io
import json
import re
import signal
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from explorer import lab, war
from explorer.game import game_named
from explorer.timeline import Timeline
from explorer.words import Words
from tests import live
from tests.browser.conftest import axe, borrowed, shared_page, shot, silent
from widgets.screens import screen

LAB = "lab.ipynb"
SCREEN = Words("en", screen)
COMPILED = 240_000  # ms: a first run compiles the game, which takes its time on a busy machine
LONG = {"game": "guandan", "games": "20,000"}  # which nobody waits for here: some minutes


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, LAB) as page:
        yield page


@pytest.fixture
def lab_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The lab in English at 1280 pixels, shared by tests that each begin with a run of their own."""
    with borrowed(shared, request):
        yield shared


def form(page: Page) -> Locator:
    return page.locator(".crx-lab-form")


BEGUN = """() => {
  window.hasBegun = false;
  new MutationObserver((_, it) => { it.disconnect(); window.hasBegun = true; })
    .observe(document.querySelector(".crx-progress"), { subtree: true, childList: true, characterData: true });
}"""


def start(page: Page, game: str = "war", games: str = "2,000", seed: str = "7", compare: bool = False) -> None:
    """Fill in the form, press the button, and wait until the run has begun."""
    filled(page, game, games, seed, compare)
    page.evaluate(BEGUN)
    form(page).locator("button.primary").click()
    page.wait_for_function("window.hasBegun")


def filled(page: Page, game: str = "war", games: str = "2,000", seed: str = "7", compare: bool = False) -> None:
    form(page).get_by_role("button", name=SCREEN.text(f"{game}:name"), exact=True).click()
    # The button moves when this game's settings come, and a click in the midst of that is none.
    expect(form(page).locator(".crx-settings").first).to_contain_text(SCREEN.text(f"{game}:lab-plays", team=0))
    form(page).locator("input[type=checkbox]").set_checked(compare)
    expect(form(page).locator(".crx-settings")).to_have_count(2 if compare else 1)
    for at, value in enumerate((games, seed)):
        field = form(page).locator("input[type=text]").nth(at)
        field.fill(value)
        field.press("Tab")


def progress(page: Page) -> Locator:
    return page.locator(".crx-progress")


def over(page: Page, message: str = "lab-done") -> None:
    """Wait until the run is over."""
    expect(progress(page).locator("button")).to_have_attribute("aria-disabled", "true", timeout=COMPILED)
    word = re.split(r"[ :]", SCREEN.text(message, games="5", sides=1))[0]
    expect(progress(page).locator(".text")).to_contain_text(word)
    expect(page.locator(".crx-bars.busy")).to_have_count(0)


def columns(page: Page) -> Locator:
    return page.locator(".crx-bars button.column")


def listed(page: Page) -> Locator:
    return page.locator(".crx-bars .games li button")


def scrubber(page: Page) -> Locator:
    return page.locator(".crx-transport input[type=range]")


def record(page: Page) -> dict[str, Any]:
    """The game on the table, as its own button saves it."""
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    found: dict[str, Any] = json.loads(Path(download.value.path()).read_text())
    return found


def saved(page: Page, number: int) -> bytes:
    """What one of the lab's two buttons for files hands over."""
    with page.expect_download() as download:
        page.locator(".crx-lab-result > .crx-choose button").nth(number).click()
    return Path(download.value.path()).read_bytes()


def count(text: str) -> int:
    found = re.search(r"\d[\d,]*", text)
    assert found, text
    return int(found[0].replace(",", ""))


# Runs


def test_results_come_while_the_games_are_played_and_the_page_answers(lab_page: Page) -> None:
    page = lab_page
    start(page, **LONG)
    stop = progress(page).get_by_role("button", name=SCREEN.text("lab-cancel"))
    expect(stop).to_be_enabled()
    expect(columns(page).first).to_be_visible(timeout=COMPILED)
    bar = progress(page).get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuetext", re.compile(rf"\d of {LONG['games']} games"))
    expect(progress(page).locator(".left")).to_contain_text("left")
    before = progress(page).locator(".text").text_content() or ""
    # Another control answers meanwhile, and the bars go on being played for.
    form(page).get_by_role("button", name=SCREEN.text("football:name")).click()
    expect(form(page).locator(".crx-settings")).to_contain_text("Team A", timeout=3000)
    columns(page).nth(3).click()
    expect(listed(page).first).to_be_visible(timeout=3000)
    expect(progress(page).locator(".text")).not_to_have_text(before)
    assert axe(page) == []
    shot(page, "lab-running-en-1280")
    stop.click()
    over(page, "lab-stopped")
    played = count(progress(page).locator(".text").text_content() or "")
    assert 0 < played < count(LONG["games"])
    expect(page.locator(".crx-figures caption")).to_contain_text(f"{played:,}")
    columns(page).nth(2).click()
    expect(listed(page).first).to_be_visible()


def test_a_bar_lists_its_games_and_one_of_them_opens_at_its_first_event(lab_page: Page) -> None:
    page = lab_page
    start(page, games="2,000")
    over(page)
    games = lab.run(war.Game(), ["random", "random"], 2000, 7)
    column = columns(page).nth(4)
    name = column.get_attribute("aria-label") or ""
    least, greatest, number = (int(it.replace(",", "")) for it in re.findall(r"\d[\d,]*", name)[:3])
    column.click()
    expect(page.locator(".crx-bars .said")).to_contain_text(name)
    rows = [at for at, it in enumerate(games["battles"]) if least <= it <= greatest]
    assert len(rows) == number
    expect(listed(page)).to_have_count(min(100, number))
    expect(listed(page).nth(3)).to_contain_text(f"Game {rows[3] + 1:,}")
    listed(page).nth(3).click()
    expect(listed(page).nth(3)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crx-table .card").first).to_be_in_viewport()
    expect(scrubber(page)).to_have_value("0")
    expect(page.locator("[data-zone=hand-1] .card")).to_have_count(3)
    assert "hidden" not in (page.locator("[data-zone=hand-1] .card").first.get_attribute("aria-label") or "hidden")
    timeline = games.timeline(rows[3])
    assert Timeline.from_record(record(page)).record() == timeline.record()
    expect(page.locator(".crx-lab-bench h2", has_text=f"Game {rows[3] + 1:,}")).to_contain_text("setting A")
    page.get_by_role("button", name="Next step").click()
    expect(scrubber(page)).to_have_value("1")
    expect(page.locator(".crx-lab-charts img").first).to_be_attached()
    assert axe(page) == []
    shot(page, "lab-opened-en-1280")


def test_bars_and_games_by_keyboard_alone(lab_page: Page) -> None:
    page = lab_page
    start(page, games="500", seed="11")
    over(page)
    columns(page).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(columns(page).nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(columns(page).nth(2)).to_have_attribute("aria-pressed", "true")
    expect(columns(page).nth(2)).to_be_focused()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.crx-bars .games li')"):
            break
    expect(listed(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(listed(page).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crx-table .card").first).to_be_in_viewport()
    # Stopping too.
    start(page, **LONG)
    expect(progress(page).locator(".left")).to_contain_text("left", timeout=COMPILED)
    progress(page).locator("button").focus()
    page.keyboard.press("Enter")
    over(page, "lab-stopped")
    expect(progress(page).locator("button")).to_be_focused()


def test_two_settings_side_by_side(lab_page: Page) -> None:
    page = lab_page
    start(page, games="1,000", compare=True)
    over(page)
    form(page).locator(".crx-settings").nth(1).locator("select").first.select_option(
        label=SCREEN.value("war", "opponent", "lowest")
    )
    form(page).locator("button.primary").click()
    head = page.locator(".crx-figures thead th")
    expect(head).to_have_count(3)
    expect(head).to_have_text(["Setting A", "Setting B", SCREEN.text("lab-difference")])
    expect(page.locator(".crx-bars .legend li")).to_have_count(2)
    expect(page.locator(".crx-lab-result")).to_contain_text(SCREEN.value("war", "opponent", "lowest"))
    over(page)
    a, b = (lab.run(war.Game(), [bot, "random"], 1000, 7) for bot in ("random", "lowest"))
    wins = a.compare(b).wins[0]
    row = page.locator(".crx-figures tbody tr").first
    expect(row.locator("td").nth(2)).to_contain_text(f"{100 * wins.value:+.2f}")
    label = columns(page).nth(1).get_attribute("aria-label") or ""
    assert "A: " in label and "B: " in label
    shot(page, "lab-compare-en-1280")


@pytest.mark.parametrize(("game", "games"), [("football", "500"), ("guandan", "10")])
def test_the_other_games(lab_page: Page, game: str, games: str) -> None:
    page = lab_page
    start(page, game, games)
    over(page)
    kind = game_named(game)()
    played = lab.run(kind, ["random"] * kind.seats, count(games), 7)
    columns(page).first.click()
    name = listed(page).first.locator("span").first.text_content() or ""
    listed(page).first.click()
    expect(page.locator(f".crx-lab-{game} .crx-table")).to_be_visible()  # the game before may bear the same number
    expect(page.locator(".crx-lab-bench h2", has_text=name)).to_be_visible()
    expect(scrubber(page)).to_have_value("0")
    assert Timeline.from_record(record(page)).record() == played.timeline(count(name) - 1).record()
    expect(page.locator(".crx-curtain").locator("visible=true")).to_have_count(0)
    shot(page, f"lab-{game}-en-1280")


def test_the_table_and_the_charts_are_saved(lab_page: Page) -> None:
    page = lab_page
    start(page, games="300")
    over(page)
    rows = list(csv.DictReader(io.StringIO(saved(page, 0).decode())))
    games = lab.run(war.Game(), ["random", "random"], 300, 7)
    assert [int(row["battles"]) for row in rows] == games["battles"].tolist()
    with zipfile.ZipFile(io.BytesIO(saved(page, 1))) as file:
        assert {"lengths.png", "shares.png", "pile.png", "depths.png"} <= set(file.namelist())


def test_what_will_not_do_is_said_beside_the_button(lab_page: Page) -> None:
    page = lab_page
    filled(page, games="1,000,001")
    form(page).locator("button.primary").click()
    expect(form(page).locator(".crx-problem")).to_contain_text("1,000,000")
    start(page, games="5")
    expect(form(page).locator(".crx-problem")).to_be_hidden()
    over(page)


def test_small_decks_are_solved_on_the_page(lab_page: Page) -> None:
    page = lab_page
    page.get_by_role("button", name=SCREEN.text("war:lab-exact-solve")).click()
    table = page.locator(".crx-lesson .crx-lab-table")
    expect(table.locator("tbody tr")).to_have_count(5, timeout=COMPILED)
    expect(table).to_contain_text("/")
    assert axe(page) == []


# Arabic, narrow


def test_every_moment_fits_a_narrow_screen_in_arabic(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str]
) -> None:
    page = new_page(390, 844)
    open_dashboard(page, LAB, lang="ar")
    words = Words("ar", screen)
    wide: list[str] = []
    found: list[str] = []

    def looks_well(moment: str) -> None:
        if not page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"):
            wide.append(moment)
        found.extend(f"{moment}: {line}" for line in axe(page))
        shot(page, f"lab-{moment}-ar-390")

    expect(progress(page)).to_have_attribute("dir", "rtl")
    expect(progress(page)).to_contain_text(words.text("lab-idle"))
    looks_well("before")
    form(page).locator("input[type=checkbox]").check()
    expect(form(page).locator(".crx-settings")).to_have_count(2)
    form(page).get_by_role("button", name=words.text("guandan:name")).click()
    games = form(page).locator("input[type=text]").first
    games.fill("٢٠٬٠٠٠")
    games.press("Tab")
    form(page).locator("button.primary").click()
    expect(columns(page).first).to_be_visible(timeout=COMPILED)
    looks_well("running")
    progress(page).locator("button").click()
    expect(progress(page).locator("button")).to_have_attribute("aria-disabled", "true")
    columns(page).nth(2).click()
    expect(listed(page).first).to_be_visible()
    looks_well("stopped")
    games.fill("٢٠")
    games.press("Tab")
    form(page).locator("button.primary").click()
    expect(page.locator(".crx-bars .legend li")).to_have_count(2)
    expect(progress(page).locator("button")).to_have_attribute("aria-disabled", "true")
    columns(page).first.click()
    listed(page).first.click()
    expect(page.locator(".crx-table .card").first).to_be_in_viewport()
    expect(page.locator(".crx-table")).to_have_attribute("dir", "rtl")
    page.locator(".crx-lab-charts").scroll_into_view_if_needed()
    expect(page.locator(".crx-lab-charts img").first).to_be_visible()
    looks_well("opened")
    assert (wide, found) == ([], []), "wider than the screen, and what axe found"
    assert page.watch.console == []  # type: ignore[attr-defined]


# Tabs, addresses, and the end


def test_another_tab_with_a_hostile_address_is_a_lab_of_its_own(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], lab_page: Page
) -> None:
    start(lab_page, games="400")
    over(lab_page)
    page = new_page()
    open_dashboard(page, LAB, lang="<img src=x onerror=document.title=1>", case="../x")
    expect(page.locator(".crx-head .crx-problem")).to_contain_text("<img")
    assert page.locator("img[src=x]").count() == 0
    expect(columns(page)).to_have_count(0)
    expect(progress(page)).to_contain_text(SCREEN.text("lab-idle"))
    start(page, games="200", seed="3")
    over(page)
    expect(page.locator(".crx-figures caption")).to_contain_text("200")
    expect(lab_page.locator(".crx-figures caption")).to_contain_text("400")
    assert page.watch.console == []  # type: ignore[attr-defined]


def test_a_page_closed_in_the_middle_of_a_run_frees_its_kernel_and_one_without_a_kernel_says_so(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], voila_server: live.Server
) -> None:
    page = new_page(clock=True)
    kernel = open_dashboard(page, LAB)
    start(page, **LONG)
    expect(columns(page).first).to_be_visible(timeout=COMPILED)
    columns(page).nth(1).click()
    expect(listed(page).first).to_be_visible()
    with silent(page, voila_server, kernel, then=signal.SIGCONT):  # in the middle of its run
        alive = page.locator(".crx-lab-bench").evaluate(
            """(it) => [...it.querySelectorAll('button, select, input')].filter((it) =>
                !it.closest('[inert], .crx-ended') && !it.matches('.clause')).map((it) => it.outerHTML.slice(0, 200))"""
        )
        assert alive == [], f"{alive}: these look as if they still did something"
        assert axe(page) == []
    page.close(run_before_unload=True)
    assert voila_server.wait_until_gone(kernel, 20)
