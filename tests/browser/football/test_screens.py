"""The football game on every screen, for everybody, and at the end of its kernel."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from explorer import football
from explorer.words import Words
from tests.browser.conftest import axe, shot
from tests.browser.football.match import (
    BAD,
    begin,
    beside,
    card,
    command,
    hand,
    held,
    leads_on,
    played,
    ready,
    say,
    sit,
    upload,
    zone,
)
from widgets.screens import screen


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_moment_fits_a_narrow_screen_and_axe_finds_nothing_serious(
    own_page: Callable[..., Page], language: str
) -> None:
    page = own_page(390, 844, lang=language, case="seven-cards")
    direction = "rtl" if language == "ar" else "ltr"
    words = Words(language, screen)
    for part in (".crx-table", ".crx-hand .crx-balance", ".crx-upload", ".crx-log", ".crx-lab-table", ".crx-bench"):
        expect(page.locator(part).first).to_have_attribute("dir", direction)
        expect(page.locator(part).first).to_have_attribute("lang", language)
    wide: list[str] = []
    found: list[str] = []

    def looks_well(moment: str, with_axe: bool = True) -> None:
        if not page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"):
            wide.append(moment)
        if with_axe and language == "ar":  # it takes its time, and the moments are the same
            found.extend(f"{moment}: {line}" for line in axe(page))
        shot(page, f"football-{moment}-{language}-390")

    looks_well("curtain")
    ready(page).click()
    expect(hand(page)).to_have_count(7)
    looks_well("deal", with_axe=False)
    card(page, "Kieran Trippier").click()
    page.locator(".crx-choose input[type=checkbox]").check()
    caps = page.locator(".crx-hand .crx-balance [role=radio]").nth(played(page).state.stats.index("caps"))
    caps.click()
    expect(caps).to_have_attribute("aria-checked", "true")
    expect(page.locator(".crx-hand .odds").locator("visible=true")).to_have_count(4)
    page.locator(".crx-part-chart").scroll_into_view_if_needed()
    expect(page.locator(".crx-part-chart img").first).to_be_visible()
    looks_well("attack")
    leads_on(page, page.locator(".crx-do-act").click)
    timeline = played(page)
    expect(say(page).locator("p")).to_contain_text(words.event(timeline.event))
    command(page, "decision")
    ready(page).click()
    expect(hand(page, 1)).to_have_count(7)
    expect(zone(page, "hand-1").locator("button.playable").first).to_be_visible()
    page.locator(".crx-do-draw").click()
    expect(beside(page, 1)).to_be_visible()
    looks_well("defend")
    page.locator(".crx-head input[type=checkbox]").check()
    expect(hand(page)).to_have_count(6)
    looks_well("open", with_axe=False)
    page.locator(".crx-head input[type=checkbox]").uncheck()
    page.locator(".crx-lab").scroll_into_view_if_needed()
    looks_well("lab", with_axe=False)
    upload(page, BAD)
    expect(page.locator(".crx-upload .faults li").first).to_be_visible()
    begin(page, "last-card-stands")
    ready(page).click()
    page.locator("[data-command=end]").click()
    expect(say(page).locator(".clause")).to_have_text("football.win")
    looks_well("win")
    assert (wide, found) == ([], []), "wider than the screen, and what axe found"


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_a_button_out_of_sight_of_the_table_does_is_said_where_it_is_pressed(
    own_page: Callable[..., Page], language: str
) -> None:
    page = own_page(390, 844, lang=language, case="seven-cards")
    ready(page).click()
    card(page, "Kieran Trippier").click()
    expect(card(page, "Kieran Trippier")).to_have_attribute("aria-pressed", "true")
    page.locator(".crx-hand .crx-balance [role=radio]").first.click()
    act, news = page.locator(".crx-do-act"), page.locator(".crx-news")
    act.evaluate("(button) => button.scrollIntoView({ block: 'start' })")
    before = act.bounding_box()
    expect(news).to_have_count(0)
    leads_on(page, act.click)
    # The sentence is above the window; a line repeats it, away from the button, which stays where it is.
    expect(news).to_be_visible()
    expect(news).to_have_text(re.compile(re.escape((say(page).locator("p").text_content() or "").strip())))
    said, pressed = news.bounding_box(), act.bounding_box()
    assert said and pressed and before and abs(pressed["y"] - before["y"]) < 2
    assert said["y"] > pressed["y"] + pressed["height"] and said["y"] + said["height"] <= 844
    assert axe(page) == []
    shot(page, f"football-news-{language}-390")
    # A refusal too, though it is that beside the hand; and it goes where that can be read.
    page.locator(".crx-do-draw").click()
    expect(news).to_have_attribute("data-why", "")
    expect(news).to_have_text(re.compile(re.escape(beside(page).locator("[role=alert]").text_content() or "…")))
    say(page).scroll_into_view_if_needed()
    beside(page).scroll_into_view_if_needed()
    expect(news).to_have_count(0)
    # With the table in sight it is not needed.
    page.locator(".crx-table").evaluate("(table) => table.scrollIntoView({ block: 'start' })")
    page.keyboard.press("Escape")
    expect(news).to_have_count(0)


def test_a_case_by_its_address(own_page: Callable[..., Page]) -> None:
    page = own_page(case="drawn-once")
    place = list(football.CASES).index("drawn-once")
    expect(page.locator(".crx-part-cases li button").nth(place)).to_have_attribute("aria-pressed", "true")
    sit(page)
    assert held(page, 0) == ["Ivan Toney", "Lewis Dunk", "Declan Rice", "Harry Kane"]


@pytest.mark.parametrize("part", [".crx-hand", ".crx-upload", ".crx-lab"])
def test_when_the_kernel_is_gone_nothing_looks_as_if_it_still_did_something(ended: Page, part: str) -> None:
    alive = ended.locator(part).first.evaluate(
        """(it) => [...it.querySelectorAll('button, select, input')].filter((it) =>
            !it.closest('[inert]') && !it.matches('.clause')).map((it) => it.outerHTML.slice(0, 200))"""
    )
    assert alive == [], f"{alive}: these look as if they still did something"
