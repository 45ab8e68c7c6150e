"""A match of two teams at one screen: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from explorer.football import Player
from tests.browser.conftest import shot
from tests.browser.football.match import (
    ATTACKER,
    COVER,
    DECK,
    FRAME,
    OURS,
    SCREEN,
    THEIRS,
    attack,
    bar,
    beside,
    card,
    command,
    hand,
    held,
    leads_on,
    on_page,
    played,
    position,
    ready,
    row,
    say,
    sit,
    team,
    text,
    zone,
)

FIRST, SECOND, LAST = (card.name for card in OURS)


def names(*parts: list[Player]) -> list[str]:
    return [card.name for part in parts for card in part]


def cover(page: Page, name: str) -> None:
    card(page, name).click()
    expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    leads_on(page, page.locator(".crx-do-act").click)


def load(page: Page, found: Any) -> None:
    page.locator(".crx-files textarea").fill(json.dumps(found))
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files [role=status]")).to_be_visible()
    expect(ready(page)).to_be_visible()


def test_two_teams_play_a_match_by_mouse_to_the_win(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    load(page, position())
    shown: list[tuple[int, int | None, str, str]] = []

    def note(seat: int | None) -> None:
        """What is said now to that team; None behind the curtain."""
        said = say(page).locator("p").text_content() or "", say(page).locator(".clause").text_content() or ""
        shown.append((int(bar(page).input_value()), seat, *said))

    def to_curtain(seat: int, for_: int) -> None:
        while not ready(page).is_visible():
            command(page, "step")
            page.evaluate(FRAME)
            if ready(page).is_visible():
                note(None)
            else:
                note(seat)
        sit(page, for_)
        note(for_)

    note(None)
    sit(page)
    note(0)
    for _ in range(2):  # the stats, and that Team A looks
        command(page, "step")
        note(0)
    attack(page, FIRST, "goals")
    note(0)
    expect(zone(page, "attack")).to_contain_text(text("attack", seat=0, stat=text("stat-goals"), value=9))
    expect(card(page, FIRST)).to_have_count(1)
    to_curtain(0, 1)
    expect(row(page, "seat-1").locator(".who")).to_have_attribute("aria-current", "true")
    expect(hand(page, 1).locator("visible=true")).to_have_count(3)
    assert zone(page, "hand-1").locator("button.playable").count() == 0
    for number in (1, 2):
        leads_on(page, page.locator(".crx-do-draw").click)
        note(1)
        expect(hand(page, 1)).to_have_count(3 + number)
        expect(zone(page, "draws")).to_have_text(text("draws", draws=number, most=3))
    shot(page, "football-drawn")
    leads_on(page, page.locator(".crx-do-concede").click)
    note(1)
    to_curtain(1, 0)
    attack(page, SECOND, "caps")
    note(0)
    to_curtain(0, 1)
    expect(zone(page, "hand-1").locator("button.playable")).to_have_count(1)
    page.locator(".crx-do-draw").click()  # a card that covers is at hand
    expect(beside(page, 1).locator(".clause")).to_have_text("football.draw")
    cover(page, COVER)
    note(1)
    expect(zone(page, "cover")).to_contain_text(text("cover", seat=1, stat=text("stat-caps"), value=6))
    while row(page, "seat-1").locator(".who[aria-current=true]").count() == 0:  # the covering team attacks next
        command(page, "step")
        note(1)
    attack(page, ATTACKER, "goals")
    note(1)
    to_curtain(1, 0)
    cover(page, LAST)
    note(0)
    while page.locator("[data-command=step]").get_attribute("aria-disabled") != "true":
        command(page, "step")
        note(0)
        page.evaluate(FRAME)
    expect(say(page).locator(".clause")).to_have_text("football.win")
    expect(say(page)).to_contain_text(team(0))
    shot(page, "football-win")
    timeline = played(page)
    assert timeline.game.result(timeline.state) == (0, "football.win")
    assert [node.action for node in timeline.line[1:]] == [
        f"attack {FIRST} with goals",
        "draw",
        "draw",
        "concede",
        f"attack {SECOND} with caps",
        f"cover {COVER}",
        f"attack {ATTACKER} with goals",
        f"cover {LAST}",
    ]
    events = [event for node in timeline.line for event in timeline.events(node)]
    wanted = []
    for place, seat, _, _ in shown:
        event = timeline.game.view_event(events[place], seat)
        wanted.append((place, seat, f"{SCREEN.title(event)} {SCREEN.event(event)}", event.clause))
    assert shown == wanted
    assert {place for place, *_ in shown} == set(range(len(events)))
    kinds = {event.kind for event in events}
    assert {"ready", "attack", "count", "draw", "concede", "success", "cover", "covered", "leave", "win"} <= kinds
    page.locator(".crx-do-act").click()
    expect(beside(page)).to_be_visible()


def test_behind_the_curtain_no_hand_is_on_the_page(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    load(page, position())
    mine, theirs, rest = names(OURS), names(THEIRS), names(DECK)
    assert on_page(page, mine + theirs + rest) == set()
    for seat in (0, 1):
        expect(zone(page, f"hand-{seat}")).to_have_attribute("aria-label", text("hand", seat=seat, count=3))
        expect(hand(page, seat)).to_have_count(1)
    expect(page.locator(".crx-do-act")).to_be_hidden()
    shot(page, "football-curtain")
    ready(page).focus()
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()
    assert held(page, 0) == mine
    assert on_page(page, mine + theirs + rest) == set(mine)
    attack(page, FIRST, "goals")
    assert on_page(page, mine + theirs + rest) == set(mine)
    command(page, "decision")
    expect(ready(page)).to_be_focused()
    assert on_page(page, mine + theirs + rest) == {FIRST}  # which lies on the table
    page.keyboard.press("Enter")
    expect(hand(page, 1).first).to_be_focused()
    assert held(page, 1) == theirs
    assert on_page(page, mine + theirs + rest) == {FIRST, *theirs}
    leads_on(page, page.locator(".crx-do-draw").click)
    assert on_page(page, mine + theirs + rest) == {FIRST, *theirs, rest[0]}
    leads_on(page, page.locator(".crx-do-concede").click)
    command(page, "decision")
    expect(ready(page)).to_be_focused()
    assert on_page(page, mine + theirs + rest) <= {FIRST}
    sit(page)
    assert on_page(page, mine + theirs + rest) <= set(mine)
    page.get_by_label(SCREEN.text("open-cards")).check()
    expect(hand(page, 1)).to_have_count(4)
    assert on_page(page, theirs) == set(theirs)
    page.get_by_label(SCREEN.text("open-cards")).uncheck()
    expect(hand(page, 1)).to_have_count(1)
    page.wait_for_timeout(300)  # what is around the table follows it
    assert on_page(page, mine + theirs + rest) <= set(mine)
