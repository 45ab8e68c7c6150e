"""What people do in the football game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from explorer import football
from explorer.football import Player
from explorer.timeline import Timeline
from explorer.words import Words
from tests.browser.conftest import open_case
from widgets.screens import screen

FOOTBALL = "football.ipynb"
SCREEN = Words("en", screen)  # with what only the screen says
# Names that are nowhere else on the page. A's first attack stands, its second is covered; with its last card it covers.
OURS = [
    Player("Annuk Vale", 9, 0, 1, 1, 1),
    Player("Orsolya Brix", 1, 0, 5, 1, 1),
    Player("Zdenka Froh", 4, 0, 1, 1, 1),
]
THEIRS = [
    Player("Ilmari Quon", 3, 0, 2, 1, 1),
    Player("Taavet Yrjo", 2, 0, 6, 1, 1),
    Player("Maarja Esk", 0, 0, 0, 1, 0),
]
DECK = [
    Player("Kresten Wiik", 1, 0, 1, 1, 1),
    Player("Beatrix Uhl", 2, 0, 1, 1, 1),
    Player("Jorun Pask", 0, 0, 0, 0, 0),
]
ATTACKER, COVER, _ = (card.name for card in THEIRS)
FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEAD = "name,goals,trophies,caps,seasons,assists\n"
BAD = HEAD + "Good,1,2,3,4,5\n,1,2,3,4,5\nHalf,1.5,2,3,4,five\nGood,1,2,3,4,5\n<b>Short</b>,1\n"


def position(**rest: Any) -> dict[str, Any]:
    cards = [[card._asdict() for card in found] for found in (OURS, THEIRS, DECK)]
    found = {"stats": ["goals", "trophies", "caps", "assists"], "hands": cards[:2], "deck": cards[2], "turn": 0}
    return found | {"counters": [{}, {}], "attack": None} | rest


def text(name: str, **facts: object) -> str:
    return SCREEN.text(f"football:match-{name}", **facts)


def team(seat: int) -> str:
    return SCREEN.text("football:seat", seat=seat)


def say(page: Page) -> Locator:
    return page.locator(".crx-table .say")


def row(page: Page, name: str) -> Locator:
    return page.locator(f'[data-row="{name}"]')


def zone(page: Page, name: str) -> Locator:
    return page.locator(f'[data-zone="{name}"]')


def hand(page: Page, seat: int = 0) -> Locator:
    return zone(page, f"hand-{seat}").locator("button.card")


def held(page: Page, seat: int) -> list[str]:
    """The names in a hand that lies open."""
    return [(it.get_attribute("data-card") or "").removeprefix("player ") for it in hand(page, seat).all()]


def card(page: Page, name: str) -> Locator:
    return page.locator(f'.rows [data-card="player {name}"]')


def stat(page: Page, name: str) -> Locator:
    """The entry of a stat in the balance."""
    named = re.compile(f"^{re.escape(text(f'stat-{name}'))}$")
    return page.locator(".crx-hand .crx-balance li").filter(has=page.locator(".head > b", has_text=named))


def radio(page: Page, name: str) -> Locator:
    return stat(page, name).get_by_role("radio")


def ready(page: Page) -> Locator:
    return page.locator(".crx-curtain button")


def bar(page: Page) -> Locator:
    return page.locator(".crx-transport input[type=range]")


def beside(page: Page, seat: int = 0) -> Locator:
    """What is said beside a hand."""
    return row(page, f"seat-{seat}").locator(".why")


def leads_on(page: Page, press: Callable[[], None]) -> None:
    """Press something and wait until the table has moved on."""
    before = bar(page).get_attribute("aria-valuetext")
    press()
    expect(bar(page)).not_to_have_attribute("aria-valuetext", before or "")


def command(page: Page, name: str) -> None:
    leads_on(page, page.locator(f"[data-command={name}]").click)


def sit(page: Page, seat: int = 0) -> None:
    """Press Ready and see the hand."""
    expect(page.locator(".crx-curtain")).to_contain_text(team(seat))
    ready(page).click()
    expect(ready(page)).to_be_hidden()
    expect(zone(page, f"hand-{seat}").locator("button.player").first).to_be_visible()


def attack(page: Page, name: str, with_: str) -> None:
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    radio(page, with_).click()
    expect(radio(page, with_)).to_have_attribute("aria-checked", "true")
    leads_on(page, page.locator(".crx-do-act").click)


def begin(page: Page, case: str) -> None:
    """Press an edge case in the list and see its curtain."""
    open_case(page, football.CASES, case)
    expect(ready(page)).to_be_visible()


def played(page: Page) -> Timeline:
    """What has been played on the page, as the engine reads its saved game."""
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    return Timeline.from_record(json.loads(Path(download.value.path()).read_text()))


def upload(page: Page, source: str) -> None:
    deck = {"name": "deck.csv", "mimeType": "text/csv", "buffer": source.encode()}
    page.locator(".crx-upload input[type=file]").set_input_files(deck)  # type: ignore[arg-type]


def on_page(page: Page, wanted: list[str]) -> set[str]:
    """Those of the names that are anywhere in the page."""
    content = page.content()
    return {name for name in wanted if name in content}
