"""A match of Guandan on every screen, in another language, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from explorer.words import Words
from tests.browser.conftest import axe, shot
from tests.browser.guandan.match import (
    MATCH,
    WILD_ROW,
    begin,
    beside,
    button,
    deal,
    hand,
    pass_,
    pick,
    picked,
    play,
    played,
    row,
    say,
    shows,
    step,
    text,
    texts,
    zone,
)
from widgets.screens import screen

SCREENS = [(1280, 900), (390, 844)]


def right_of(page: Page, one: str, other: str) -> bool:
    a, b = row(page, one).bounding_box(), row(page, other).bounding_box()
    return bool(a and b and a["x"] > b["x"])


def test_in_arabic_the_opponent_on_the_right_stays_on_the_right(match_page: Callable[..., Page]) -> None:
    page = match_page(case="say-which")
    assert right_of(page, "seat-1", "seat-2") and right_of(page, "seat-2", "seat-3")
    pick(page, WILD_ROW)
    before = texts(picked(page))
    page.get_by_role("button", name="العربية").click()
    table = page.locator(".crx-table")
    expect(table).to_have_attribute("dir", "rtl")
    for part in (".crx-table", ".crx-readings", ".crx-transport", ".crx-log", ".crx-hand .crx-segments"):
        expect(page.locator(part).first).to_have_attribute("lang", "ar")
    assert right_of(page, "seat-1", "seat-2") and right_of(page, "seat-2", "seat-3")
    assert texts(picked(page)) == before
    xs = [card.bounding_box() for card in hand(page).all()]
    assert [box["x"] for box in xs if box] == sorted(box["x"] for box in xs if box)
    hand(page).first.focus()
    page.keyboard.press("ArrowRight")  # cards run left to right here too
    expect(hand(page).nth(1)).to_be_focused()
    page.locator(".crx-part-picked").get_by_role("radio").first.click()
    play(page)
    words, on_screen = Words("ar"), Words("ar", screen)
    shows(page, played(page), words)
    assert not re.search("[A-Za-z]{3}", (say(page).locator("p").text_content() or ""))
    step(page)
    shows(page, played(page), words)
    expect(page.locator(".crx-do-play")).to_have_text(on_screen.text("guandan:match-play"))
    expect(zone(page, "move-1")).to_have_attribute("aria-label", re.compile(on_screen.text("guandan:seat", seat=1)))
    shot(page, "guandan-match-ar-1280")


PRESSABLE = """() => [...document.querySelectorAll('[data-zone=hand-0] button.card')].filter((card) => {
    card.scrollIntoView({ block: "center" });
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 9, box.top + box.height / 2);
    return box.left < 0 || box.right > innerWidth || hit?.closest('button.card') !== card;
}).map((card) => card.dataset.card)"""


def fits(page: Page, moment: str) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), moment
    assert page.evaluate(PRESSABLE) == [], moment


@pytest.mark.parametrize("language,width,height", [("en", 1280, 900), ("ar", 390, 844)])
def test_every_moment_fits_and_axe_finds_nothing_serious(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], language: str, width: int, height: int
) -> None:
    page = new_page(width, height)
    open_dashboard(page, MATCH, lang=language)

    def looks_well(moment: str) -> None:
        fits(page, moment)
        assert axe(page) == [], moment
        shot(page, f"guandan-match-{moment}-{language}-{width}")

    deal(page)
    for number in range(3):
        hand(page).nth(4 * number).click()
        expect(picked(page)).to_have_count(number + 1)
    looks_well("deal")
    page.locator(".crx-head input[type=checkbox]").check()
    expect(hand(page, 2).nth(9)).to_be_visible()
    fits(page, "open")
    shot(page, f"guandan-match-open-{language}-{width}")
    page.locator(".crx-head input[type=checkbox]").uncheck()
    page.locator(".crx-choose > button").last.click()
    page.locator(".crx-part-hint .opener").first.click()
    page.locator("[data-command=stretch]").last.click()
    expect(zone(page, "place-4")).to_be_visible()
    looks_well("result")
    begin(page, "say-which")
    pick(page, WILD_ROW)
    page.locator(".crx-part-hint .opener").last.click()
    page.locator(".crx-do-play").click()
    expect(beside(page)).to_be_visible()
    looks_well("readings")
    begin(page, "double-tribute")
    step(page, 2)
    pick(page, "QD")
    looks_well("tribute")
    begin(page, "come-back-in")
    page.locator(".crx-players select").nth(1).select_option(index=0)
    pick(page, "6S")
    play(page)
    expect(page.locator(".crx-curtain")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    looks_well("curtain")
    assert page.watch.console == []  # type: ignore[attr-defined]


TOPS = """() => ['.crx-table .felt', '[data-zone=hand-0] .card', '.crx-do-play', '.crx-transport'].map((name) => {
    let top = 0;  // unlike a bounding box, without a raised card's shift
    for (let it = document.querySelector(name); it; it = it.offsetParent) top += it.offsetTop;
    return top;
})"""


@pytest.mark.parametrize("width,height", SCREENS)
def test_nothing_jumps_while_cards_are_picked_and_tricks_go_by(
    new_page: Callable[..., Page], open_dashboard: Callable[..., str], width: int, height: int
) -> None:
    page = new_page(width, height)
    open_dashboard(page, MATCH, case="say-which")
    jumps: list[str] = []
    known: list[float] = []

    def stays(moment: str) -> None:
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        now = page.evaluate(TOPS)
        if known:
            for name, was, top in zip(("felt", "hand", "buttons", "transport"), known, now, strict=True):
                if abs(was - top) > 1:
                    jumps.append(f"{moment}: {name} from {was} to {top}")
        known[:] = now

    def afresh() -> None:
        known.clear()

    expect(hand(page)).to_have_count(6)
    stays("begin")
    for card in WILD_ROW.split():
        pick(page, card)
        stays(f"{card} picked")
    page.locator(".crx-do-play").click()
    expect(beside(page)).to_be_visible()
    stays("Play refused")
    page.locator(".crx-part-picked").get_by_role("radio").first.click()
    play(page)
    stays("played")
    step(page, 1)
    stays("answered")
    for number in range(2):
        step(page)
        stays(f"passed {number}")
    pass_(page)
    step(page)
    stays("the trick is over")
    begin(page, "double-tribute")
    afresh()
    stays("tribute owed")
    for number in range(2):
        step(page)
        stays(f"tribute {number}")
    pick(page, "QD")
    stays("a card that may not be given back")
    zone(page, "hand-0").locator('[data-card^="3C "]').click()
    stays("a card that may")
    play(page)
    stays("given back")
    for number in range(3):
        step(page)
        stays(f"after the tribute {number}")
    deal(page)
    afresh()
    stays("dealt")
    for number in (0, 4, 5, 9, 13):
        hand(page).nth(number).click()
        expect(hand(page).nth(number)).to_have_attribute("aria-pressed", "true")
        stays(f"card {number} picked")
    button(page, text("clear")).click()
    expect(picked(page)).to_have_count(0)
    stays("put back")
    pass_(page)
    stays("passed")
    for number in range(8):
        if row(page, "seat-0").locator(".who[aria-current]").count():
            pass_(page)
        else:
            step(page)
        stays(f"step {number} of a dealt trick")
    assert not jumps, "\n".join(["it jumps:", *jumps])
