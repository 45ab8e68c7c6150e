"""Shut stats, odds, and the balance lab: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from explorer import football
from explorer.football import STATS
from explorer.words import Words
from tests.browser.conftest import shot
from tests.browser.football.match import (
    SCREEN,
    attack,
    beside,
    card,
    command,
    played,
    position,
    radio,
    ready,
    say,
    sit,
    stat,
    text,
)
from widgets.football.panel import said_chance


def test_a_shut_stat_says_why_and_refuses(page_at: Callable[[str], Page]) -> None:
    page = page_at("shut-before")
    sit(page)
    expect(radio(page, "goals")).not_to_have_attribute("aria-disabled", "true")
    for name in ("Harry Kane", "Kevin De Bruyne"):
        if not ready(page).is_visible():
            attack(page, name, "goals")
        command(page, "decision")
    timeline = played(page)
    game, state = timeline.game, timeline.state
    assert isinstance(game, football.Game)
    refusal = game.shut(state, "goals")
    assert refusal and state.stage == ("attack", 0)
    goals = stat(page, "goals")
    expect(radio(page, "goals")).to_have_attribute("aria-disabled", "true")
    expect(goals).to_have_class(re.compile(r"\bshut\b"))
    expect(goals.locator(".state b")).to_have_text(text("shut"))
    expect(goals.locator(".state .icon")).to_be_visible()
    expect(goals.locator(".state span")).to_have_text(SCREEN.refusal(refusal))
    expect(radio(page, "goals")).to_have_accessible_description(re.compile(re.escape(SCREEN.refusal(refusal))))
    goals.locator(".clause").click()
    expect(goals.get_by_role("note")).to_have_text(SCREEN.clause(refusal.clause))
    radio(page, "goals").click(force=True)
    expect(beside(page).get_by_role("alert")).to_have_text(SCREEN.refusal(refusal))
    expect(beside(page).locator(".clause")).to_have_text("football.balance")
    expect(radio(page, "goals")).to_have_attribute("aria-checked", "false")
    for other in ("trophies", "caps", "assists"):
        expect(stat(page, other).locator(".state b")).to_have_text(text("least"))
    expect(page.locator(".crx-hand .gap")).to_have_text(text("gap", gap=2, most=2, seat=0, lock="before"))
    shot(page, "football-shut")


def test_a_shut_stat_opens_again_when_the_least_used_is_used(page_at: Callable[[str], Page]) -> None:
    page = page_at("opens-again")
    sit(page)
    expect(radio(page, "goals")).to_have_attribute("aria-disabled", "true")
    attack(page, "Kevin De Bruyne", "assists")
    command(page, "decision")
    expect(radio(page, "goals")).not_to_have_attribute("aria-disabled", "true")
    expect(stat(page, "goals").locator(".state b")).to_have_text(text("open"))
    expect(stat(page, "goals").locator(".clause")).to_be_hidden()
    attack(page, "Harry Kane", "goals")
    expect(say(page).locator(".clause")).to_have_text("football.attack")


def test_the_odds_are_the_engine_s_and_go_again(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    sit(page)
    odds = page.get_by_label(text("odds"), exact=True)
    card(page, "Phil Foden").click()
    expect(card(page, "Phil Foden")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(0)
    odds.check()
    timeline = played(page)
    assert isinstance(timeline.game, football.Game)
    known = football.odds(timeline.game, timeline.game.view(timeline.state, 0))
    foden = next(it for it in football.players() if it.name == "Phil Foden")
    for name in timeline.state.stats:
        told = text("stands", **said_chance(known[foden, name]))
        expect(stat(page, name).locator(".odds")).to_have_text(told)
        expect(stat(page, name).locator(".value")).to_have_text(str(foden.value(name)))
        expect(radio(page, name)).to_have_accessible_description(re.compile(re.escape(told)))
    shot(page, "football-odds")
    odds.uncheck()
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(0)


def test_the_chart_of_the_odds_comes_and_goes_with_the_card(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    sit(page)
    pictures = page.locator(".crx-part-chart img").locator("visible=true")
    page.locator(".crx-part-chart").scroll_into_view_if_needed()
    expect(pictures).to_have_count(2)
    odds = page.get_by_label(text("odds"), exact=True)
    odds.check()
    card(page, "Phil Foden").click()
    page.locator(".crx-part-chart").scroll_into_view_if_needed()
    expect(pictures).to_have_count(3)
    for name in ("goals", "trophies"):
        expect(pictures.last).to_have_attribute("alt", re.compile(SCREEN.text(f"football:stat-{name}"), re.IGNORECASE))
    odds.uncheck()
    expect(pictures).to_have_count(2)


def lab_says(page: Page, used: list[dict[str, int]], words: Words = SCREEN) -> None:
    """The lab's table is what the engine says to these uses under each reading."""
    table = page.locator(".crx-lab-table")
    settings = football.RULEBOOK.settings
    readings = [(a, b) for a in settings["lock"].values for b in settings["counters"].values]
    for line, name in enumerate(STATS[:4]):
        for column, (lock, counters) in enumerate(readings):
            game = football.Game(lock=lock, counters=counters)
            shut = game.shut(game.state(position(stats=list(STATS[:4]), counters=used)), name)
            cell = table.locator("tbody tr").nth(line).locator("td").nth(column)
            expect(cell.locator(".crx-shut" if shut else ".crx-open")).to_have_count(1)
            if shut:
                expect(cell.locator("small")).to_have_text(words.refusal(shut))


def test_the_balance_lab_by_keyboard(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    lab_says(page, [{"goals": 3}, {}])
    count = page.locator(".crx-lab-teams input")
    expect(count).to_have_count(8)

    def put(place: int, number: int) -> None:
        count.nth(place).focus()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(str(number))
        page.keyboard.press("Tab")
        expect(count.nth(place + 1)).to_be_focused()

    put(0, 2)
    lab_says(page, [{"goals": 2}, {}])
    for place in (1, 2):
        put(place, 1)
    count.nth(3).focus()
    page.keyboard.press("ArrowUp")
    lab_says(page, [{"goals": 2, "trophies": 1, "caps": 1, "seasons": 1}, {}])
    put(4, 2)
    lab_says(page, [{"goals": 2, "trophies": 1, "caps": 1, "seasons": 1}, {"goals": 2}])
    shot(page, "football-lab")
    for place in (4, 3, 2, 1):
        put(place, 0)
    put(0, 3)


SQUEEZED = """() => [...document.querySelectorAll('.crx-lab-team .widget-label, .crx-lab-team input')].filter((it) => {
    it.scrollIntoView({ block: "center" });
    const box = it.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return it.scrollWidth > it.clientWidth + 1 || (it.matches("input") && (box.width < 40 || hit !== it));
}).map((it) => `${it.tagName} ${it.textContent} ${it.clientWidth} of ${it.scrollWidth}`)"""


@pytest.mark.parametrize("width", [1280, 390])
def test_the_counters_of_the_balance_lab_can_be_read_and_pressed(page_at: Callable[[str], Page], width: int) -> None:
    page = page_at("seven-cards")
    page.set_viewport_size({"width": width, "height": 900})
    assert page.evaluate(SQUEEZED) == []
