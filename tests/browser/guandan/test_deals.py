"""A deal to its end, the tribute of the next, and the match: real Voila, a real browser, mouse and keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from explorer.words import Words
from tests.browser.conftest import shot
from tests.browser.guandan.match import (
    SCREEN,
    bar,
    begin,
    beside,
    button,
    deal,
    hand,
    leads_on,
    pass_,
    pick,
    picked,
    play,
    played,
    readings,
    row,
    say,
    seat,
    shows,
    step,
    text,
    texts,
    zone,
)

# You pass on a pair, get in with a joker, and are out first with three fives; the opponent on the right comes last.
DEAL = ["5S 5D 2H RJ", "7C QC 4C 4S", "6S 6D AD 8C", "7S 7D JD 9H"]


def note(player: int, count: int, place: int = 0, doing: str = "none") -> str:
    """What stands under a player's name."""
    return text("note", seat=player, count=count, place=place, doing=doing)


def load(page: Page, found: Any) -> None:
    page.locator(".crx-files textarea").fill(json.dumps(found))
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files [role=status]")).to_be_visible()


def put(page: Page, hands: list[str], **rest: Any) -> None:
    load(page, {"level": "2", "hands": [cards.split() for cards in hands], **rest})


def test_a_whole_deal_by_mouse_up_to_the_tribute_of_the_next(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    put(page, DEAL, turn=3)
    step(page)
    expect(zone(page, "move-0")).to_have_attribute("aria-label", re.compile("pair of sevens"))
    pick(page, "5S 5D")
    why = page.locator(".crx-part-picked .why")
    expect(why.locator(".clause")).to_have_text("guandan.ranks")
    page.locator(".crx-do-play").click()
    expect(beside(page).get_by_role("alert")).to_have_text(why.locator("span").text_content() or "")
    pick(page, "2H")
    expect(why.locator("span")).to_contain_text("triple")  # nor does a triple answer a pair
    button(page, text("clear")).click()
    expect(picked(page)).to_have_count(0)
    pass_(page)
    expect(row(page, "seat-0").locator(".who span")).to_have_text(note(0, 4, doing="passed"))
    step(page, 4)
    pick(page, "RJ")
    expect(readings(page).locator(".name")).to_have_text(["Single red joker"])
    play(page)
    expect(zone(page, "move-1")).to_have_class(re.compile(r"\bstrong\b"))
    step(page, 4)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("trick-note", what="lead", seat=0))
    pick(page, "5S 5D 2H")
    expect(readings(page).locator(".name")).to_have_text(["Triple of fives"])
    shot(page, "guandan-match-picked")
    play(page)
    step(page)
    expect(row(page, "seat-0").locator(".who span")).to_have_text(note(0, 0, place=1))
    while zone(page, "place-4").count() == 0:
        step(page)
    places = [f"place-{place}" for place in (1, 2, 3, 4)]
    expect(row(page, "middle").locator(".zone")).to_have_count(4)
    assert [zone(page, name).get_attribute("aria-label") for name in places] == [
        text("place", who=seat(number), place=place) for place, number in enumerate((0, 3, 2, 1), 1)
    ]
    step(page)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("steps", steps=2))
    expect(zone(page, "ours").locator("b")).to_have_text("4")
    shot(page, "guandan-match-result")
    step(page, 3)
    for name, value in {"deal": "2", "level": "4", "wild": "4♥", "ours": "4", "theirs": "2"}.items():
        expect(zone(page, name).locator("b")).to_contain_text(value)
    expect(zone(page, "payment-1")).to_have_attribute("aria-label", text("payment", who=seat(1), whom=seat(0)))
    expect(button(page, text("give-back"))).to_be_visible()
    expect(hand(page)).to_have_count(28)
    timeline = played(page)
    shows(page, timeline)
    events = [timeline.game.view_event(event, 0) for node in timeline.line for event in timeline.events(node)]
    lines = page.locator(".crx-log li")
    expect(lines.locator(".line")).to_have_text([Words().event(event) for event in events])
    expect(lines.locator(".clause")).to_have_text([event.clause for event in events])
    assert {"lead", "finish", "deal-over", "advance", "next-level", "deal", "tribute"} <= {it.kind for it in events}


def test_a_dealt_match_goes_on_by_tricks_and_deals_with_its_charts(match_page: Callable[..., Page]) -> None:
    page = match_page()
    deal(page)
    expect(hand(page)).to_have_count(27)
    leads_on(page, button(page, SCREEN.text("guandan:to-trick")).click)
    expect(say(page).locator(".clause")).to_have_text("guandan.turn")
    expect(say(page)).to_contain_text("the next trick")
    shows(page, played(page))
    button(page, SCREEN.text("guandan:to-deal")).click()
    expect(zone(page, "place-4")).to_be_visible()
    expect(row(page, "middle").locator(".who")).to_contain_text("Up")
    now = page.locator(".crx-log li[aria-current=step]")
    expect(now.locator(".line")).to_have_text(Words().event(played(page).event))
    pictures = page.locator(".crx-part-chart img")
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_visible()
    expect(pictures).to_have_count(2)
    expect(pictures.first).to_have_attribute("alt", re.compile("level", re.IGNORECASE))
    expect(pictures.last).to_have_attribute("alt", re.compile("cards", re.IGNORECASE))
    shot(page, "guandan-match-dealt")
    # A whole match takes its time: it can be stopped, and what is played stays.
    page.locator("[data-command=end]").click()
    page.locator("[data-command=stop]").click()
    expect(page.locator(".crx-transport .busy")).to_be_hidden()
    expect(zone(page, "deal")).to_be_visible()
    shows(page, played(page))


def test_to_the_end_the_match_is_won_and_nothing_more_is_played(case_page: Callable[[str], Page]) -> None:
    page = case_page("match-won")
    page.locator("[data-command=end]").click()
    expect(say(page).locator(".clause")).to_have_text("guandan.match")
    expect(page.locator("[data-command=step]")).to_have_attribute("aria-disabled", "true")
    pass_now = page.locator(".crx-do-pass")
    pass_now.click()
    expect(beside(page).get_by_role("alert")).to_be_visible()
    leads_on(page, button(page, text("restart")).click)
    expect(zone(page, "deal").locator("b")).to_have_text("1")
    expect(zone(page, "ours").locator("b")).to_have_text("2")


def test_a_tribute_is_answered_with_a_card_that_may_be_given_back(case_page: Callable[[str], Page]) -> None:
    page = case_page("tribute")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.tribute")
    paid = zone(page, "payment-3").locator("button.card")
    expect(paid).to_have_count(1)
    expect(paid).to_have_attribute("aria-label", "ace of spades")
    playable = zone(page, "hand-0").locator("button.playable")
    expect(playable).to_have_count(3)
    assert texts(playable) == ["3C", "5S", "9D"]
    pick(page, "KD")
    why = page.locator(".crx-part-picked .why")
    expect(why.locator(".clause")).to_have_text("guandan.return")
    before = bar(page).get_attribute("aria-valuetext") or ""
    button(page, text("give-back")).click()
    expect(beside(page).get_by_role("alert")).to_be_visible()
    chip = beside(page).locator(".clause")
    expect(chip).to_have_text("guandan.return")
    chip.click()
    expect(beside(page).get_by_role("note")).to_have_text(Words().clause("guandan.return"))
    expect(bar(page)).to_have_attribute("aria-valuetext", before)
    shot(page, "guandan-match-tribute-refused")
    zone(page, "hand-0").locator('[data-card^="9D "]').click()  # one card at a time
    expect(picked(page)).to_have_attribute("data-card", re.compile("^9D "))
    expect(page.locator(".crx-part-picked .none")).to_contain_text("9♦")
    play(page)
    expect(zone(page, "payment-3").locator("button.card")).to_have_count(2)
    expect(say(page)).to_contain_text("You give 9♦ back to the left-hand opponent.")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.lead-after-tribute")
    expect(row(page, "seat-3").locator(".who")).to_have_attribute("aria-current", "true")
    shows(page, played(page))
    step(page)  # the first card takes the tribute's place
    expect(zone(page, "payment-3")).to_have_count(0)


def test_two_tributes_are_both_in_sight_and_a_cancelled_one_shows_the_jokers(case_page: Callable[[str], Page]) -> None:
    page = case_page("double-tribute")
    step(page, 2)
    for payer, receiver in ((3, 0), (1, 2)):
        named = text("payment", who=seat(payer), whom=seat(receiver))
        expect(zone(page, f"payment-{payer}")).to_have_attribute("aria-label", named)
    expect(row(page, "middle").locator(".who")).to_contain_text(text("tribute-double"))
    step(page, 3)
    assert texts(zone(page, "payment-1").locator("button.card")) == ["back", "paid"]
    shot(page, "guandan-match-double-tribute")
    begin(page, "cancelled-by-one")
    step(page)
    expect(say(page).locator(".clause")).to_have_text("guandan.tribute-cancelled")
    expect(zone(page, "jokers").locator("button.card")).to_have_count(2)
    expect(row(page, "seat-0").locator(".who")).to_have_attribute("aria-current", "true")
