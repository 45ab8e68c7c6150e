"""What the picked cards can be, and the legal plays: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import shot
from tests.browser.guandan.match import (
    WILD_ROW,
    beside,
    button,
    hand,
    pick,
    picked,
    play,
    played,
    readings,
    say,
    shows,
    text,
    texts,
    zone,
)


def test_of_two_readings_one_is_chosen_before_the_cards_are_played(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    pick(page, WILD_ROW)
    radios = page.locator(".crx-part-picked").get_by_role("radio")
    expect(readings(page).locator(".name")).to_have_text(["Straight to 9", "Straight to 8"])
    expect(radios).to_have_count(2)
    expect(page.locator(".crx-part-picked [aria-checked=true]")).to_have_count(0)
    page.locator(".crx-do-play").click()
    expect(beside(page).locator(".clause")).to_have_text("guandan.interpret")
    expect(picked(page)).to_have_count(5)
    radios.nth(1).click()
    expect(radios.nth(1)).to_have_attribute("aria-checked", "true")
    radios.nth(1).press("ArrowUp")
    expect(radios.first).to_be_focused()
    expect(radios.first).to_have_attribute("aria-checked", "true")
    play(page)
    expect(say(page)).to_contain_text("You lead: straight to 9.")
    wild = zone(page, "move-0").locator("button.card.as")
    expect(wild).to_have_attribute("aria-label", re.compile("which a wild stands for$"))
    expect(readings(page)).to_have_count(0)
    expect(hand(page)).to_have_count(1)
    shows(page, played(page))


def test_a_play_is_picked_from_the_list_of_legal_plays(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    plays = page.locator(".crx-part-hint")
    expect(plays).to_be_hidden()
    button(page, text("show-hints")).click()
    group = plays.locator(".group", has=page.locator("h3 b", has_text="Straights"))
    group.locator(".opener").click()
    group.get_by_role("button", name=text("pick", reading="Straight to 9")).click()
    expect(picked(page)).to_have_count(5)
    assert texts(picked(page)) == sorted(WILD_ROW.split())
    expect(page.locator(".crx-part-picked [aria-checked=true] .name")).to_have_text("Straight to 9")
    shot(page, "guandan-match-legal-plays")
    play(page)
    expect(say(page)).to_contain_text("You lead: straight to 9.")
    expect(plays.locator(".none")).to_be_visible()  # not your turn
    button(page, text("hide-hints")).click()
    expect(plays).to_be_hidden()
