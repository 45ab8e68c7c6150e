"""What people do in a match of Guandan."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from explorer import guandan
from explorer.timeline import Timeline
from explorer.words import Words
from tests.browser.conftest import open_case
from widgets.screens import screen

MATCH = "guandan_match.ipynb"
WILD_ROW = "5S 6D 7C 8D 2H"
SCREEN = Words("en", screen)  # with what only the screen says


def text(name: str, **facts: object) -> str:
    return SCREEN.text(f"guandan:match-{name}", **facts)


def seat(number: int) -> str:
    return SCREEN.text("guandan:seat", seat=number)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def row(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row="{name}"]')


def zone(page: Page, name: str) -> Locator:
    return page.locator(f'[data-zone="{name}"]')


def hand(page: Page, player: int = 0) -> Locator:
    return zone(page, f"hand-{player}").locator("button.card")


def picked(page: Page) -> Locator:
    return page.locator(".crx-table button.card[aria-pressed=true]")


def texts(cards: Locator) -> list[str]:
    """The cards of these elements, sorted, by their ids (`5S 0a`)."""
    return sorted((card.get_attribute("data-card") or "").split()[0] for card in cards.all())


def pick(page: Page, cards: str) -> None:
    """Press a card of your hand for each of these that is not picked yet, and see it picked."""
    for card in cards.split():
        before = picked(page).count()
        zone(page, "hand-0").locator(f'[data-card^="{card} "][aria-pressed=false]').first.click()
        expect(picked(page)).to_have_count(before + 1)


def bar(page: Page) -> Locator:
    return page.locator(".crx-transport input[type=range]")


def leads_on(page: Page, press: Callable[[], None]) -> None:
    """Press something and wait until the table has moved on."""
    before = bar(page).get_attribute("aria-valuetext")
    press()
    expect(bar(page)).not_to_have_attribute("aria-valuetext", before or "")


def step(page: Page, times: int = 1) -> None:
    for _ in range(times):
        leads_on(page, page.locator("[data-command=step]").click)


def play(page: Page) -> None:
    leads_on(page, page.locator(".crx-do-play").click)


def pass_(page: Page) -> None:
    leads_on(page, page.locator(".crx-do-pass").click)


def readings(page: Page) -> Locator:
    return page.locator(".crx-part-picked li.reading")


def beside(page: Page) -> Locator:
    """What is said beside the hand."""
    return row(page, "seat-0").locator(".why")


def begin(page: Page, case: str) -> None:
    """Press an edge case in the list and see it on the table."""
    open_case(page, guandan.CASES, case)
    cards = [card.text for card in guandan.CASES[case].timeline().state.hands[0]]
    for card in cards:
        expect(zone(page, "hand-0").locator(f'[data-card^="{card} "]').first).to_be_visible()
    expect(hand(page)).to_have_count(len(cards))
    expect(picked(page)).to_have_count(0)


def deal(page: Page, seed: int = 39) -> None:
    """A really dealt match, at your first choice."""
    page.locator(".crx-seed input").fill(str(seed))
    page.locator(".crx-seed input").press("Tab")
    page.locator(".crx-head > .jupyter-button").first.click()
    expect(page.locator(".crx-head")).to_contain_text(str(seed))
    expect(bar(page)).to_have_attribute("max", "0")
    leads_on(page, page.locator("[data-command=decision]").click)
    expect(row(page, "seat-0").locator(".who")).to_have_attribute("aria-current", "true")


def played(page: Page) -> Timeline:
    """What has been played on the page, as the engine reads its saved game."""
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    return Timeline.from_record(json.loads(Path(download.value.path()).read_text()))


def shows(page: Page, timeline: Timeline, words: Words | None = None) -> None:
    """The table is that of the engine where the timeline stands: sentence, clause, your hand, the trick, the turn."""
    words = words or Words()
    event, state = timeline.game.view_event(timeline.event, 0), timeline.state
    expect(say(page).locator("p")).to_contain_text(words.event(event))
    expect(say(page).locator(".clause")).to_have_text(event.clause)
    assert texts(hand(page)) == sorted(card.text for card in state.hands[0])
    if zone(page, "move-0").count():
        assert page.locator('[data-zone^="move-"]').count() == len(state.trick)
    turn = state.stage.seat if state.stage.do in ("play", "return") else None
    rows = [f"seat-{player}" for player in range(4)]
    assert [name for name in rows if row(page, name).locator(".who[aria-current=true]").count()] == (
        [] if turn is None else [f"seat-{turn}"]
    )
