"""A match of Guandan with the keyboard, and for those who listen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from explorer import guandan
from explorer.words import Words
from tests.browser.guandan.match import (
    SCREEN,
    WILD_ROW,
    button,
    hand,
    leads_on,
    pass_,
    pick,
    picked,
    play,
    played,
    row,
    seat,
    shows,
    step,
    text,
    zone,
)

INSIDE = "!!document.activeElement?.closest('.crx-bench')"
ACTIVE = f"{INSIDE} && document.activeElement.innerText"


def tab_to(page: Page, wanted: str, presses: int = 12) -> None:
    for _ in range(presses):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{presses} presses of Tab do not lead to {wanted}")


def test_a_trick_by_keyboard_alone(case_page: Callable[[str], Page]) -> None:
    page = case_page("leader-must-play")
    page.locator(".crx-table").focus()
    tab_to(page, "[data-zone=hand-0] .card")
    page.keyboard.press("Home")
    expect(hand(page).first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand(page).nth(1)).to_be_focused()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("Enter")
        expect(hand(page).nth(1)).to_have_attribute("aria-pressed", pressed)
        expect(hand(page).nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(hand(page).last).to_be_focused()
    page.keyboard.press("Space")
    expect(picked(page)).to_have_count(2)
    page.keyboard.press("Space")
    expect(picked(page)).to_have_count(1)
    page.keyboard.press("Tab")  # the hand is one stop
    expect(page.locator(".crx-do-play")).to_be_focused()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(hand(page)).to_have_count(2)
    assert page.evaluate(ACTIVE) == text("play")
    tab_to(page, "[data-command=step]")
    while row(page, "seat-0").locator(".who[aria-current]").count() == 0:
        leads_on(page, lambda: page.keyboard.press("Enter"))
        assert page.evaluate(ACTIVE) == SCREEN.text("step")
    page.keyboard.press("Shift+Tab")
    for _ in range(12):
        if page.evaluate("document.activeElement.matches('.crx-do-pass')"):
            break
        page.keyboard.press("Shift+Tab")
    leads_on(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate(ACTIVE) == text("pass")
    shows(page, played(page))


def test_choosing_a_reading_by_keyboard_keeps_the_focus_where_it_was(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    button(page, text("show-hints")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crx-part-hint .opener").first).to_be_visible()
    tab_to(page, ".crx-part-hint .opener")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    for _ in range(8):
        if page.evaluate("document.activeElement.matches('.lay')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(picked(page)).not_to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.crx-part-hint .lay')")
    page.locator(".crx-do-play").focus()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    assert page.evaluate(ACTIVE) == text("play")


def test_handing_over_by_keyboard_never_loses_the_focus(match_page: Callable[..., Page]) -> None:
    page = match_page(case="come-back-in")
    page.locator(".crx-players select").nth(1).select_option(index=0)
    pick(page, "6S")
    page.locator(".crx-do-play").focus()
    leads_on(page, lambda: page.keyboard.press("Enter"))
    ready = page.locator(".crx-curtain button")
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    expect(ready).to_be_hidden()
    expect(zone(page, "hand-0").locator("button.card:focus")).to_have_count(1)


def test_what_a_screen_reader_has_to_go_by(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    expect(page.get_by_role("group", name=text("hand", seat=0, count=6))).to_be_visible()
    expect(page.get_by_role("group", name=text("hand", seat=2, count=6))).to_be_visible()
    names = [card.get_attribute("aria-label") or "" for card in hand(page).all()]
    assert sorted(names) == sorted(
        [
            "two of hearts, wild",
            "four of clubs",
            "five of spades",
            "six of diamonds",
            "seven of clubs",
            "eight of diamonds",
        ]
    )
    assert all(card.get_attribute("aria-pressed") == "false" for card in hand(page).all())
    live = page.locator(".crx-table .spoken[aria-live=polite]")
    pick(page, WILD_ROW)
    expect(page.locator(".crx-part-picked").get_by_role("radiogroup", name=text("picked"))).to_be_visible()
    page.locator(".crx-part-picked").get_by_role("radio").first.click()
    play(page)
    timeline = guandan.CASES["say-which"].timeline()
    for place in range(1, timeline.length):
        words = Words().event(timeline.game.view_event(timeline.seek(place), 0))
        expect(live).to_contain_text(words)
        turn = timeline.state.stage.seat if timeline.state.stage.do == "play" else None
        expect(page.locator(".crx-table [aria-current=true]")).to_have_count(0 if turn is None else 1)
        if turn is not None:
            expect(row(page, f"seat-{turn}").locator("[aria-current=true]")).to_be_visible()
        if place + 1 < timeline.length:
            pass_(page) if turn == 0 else step(page)
    expect(page.get_by_role("img", name=text("move", who=seat(0), what=SCREEN.text("guandan:passed")))).to_have_count(
        0
    )  # the trick is over
    assert page.evaluate("[...document.querySelectorAll('[id^=crx-]')].length") == page.evaluate(
        "new Set([...document.querySelectorAll('[id^=crx-]')].map(e => e.id)).size"
    )
