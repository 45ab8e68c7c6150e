"""What must not be seen of the others' cards."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from explorer import guandan
from explorer.words import Words
from tests.browser.conftest import shot
from tests.browser.guandan.match import SCREEN, button, hand, pass_, pick, play, row, step, text, zone


def on_table(page: Page) -> set[str]:
    """The cards the page names by an id, in whatever part."""
    found = re.findall(r'data-card="([^"]+)"', page.content())
    return {card.split()[0] for card in found if not card.startswith("stack-")}


def told(page: Page, cards: str) -> list[str]:
    """Those of the cards that the bench draws or says anything of; the suits of other cards do not count."""
    words = Words()
    inside = page.locator(".crx-bench").first.inner_html()
    shown = [guandan.cards_of(card)[0] for card in cards.split()]
    return [card.text for card in shown if words.card(card) in inside or card.face in inside]


def test_the_cards_of_the_others_are_nowhere_until_all_lie_open(case_page: Callable[[str], Page]) -> None:
    page = case_page("say-which")
    theirs = "9S TD JC QS KD 3C 7S 8C 9D TC JD 6H 3S 4D 5C 6C 7D AS"
    mine = {"5S", "6D", "7C", "8D", "2H", "4C"}
    button(page, text("show-hints")).click()
    expect(page.locator(".crx-part-hint .group")).not_to_have_count(0)
    assert on_table(page) == mine and told(page, theirs) == []
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(1)
        expect(zone(page, f"hand-{player}")).to_have_attribute("aria-label", text("hand", seat=player, count=6))
    page.get_by_label(SCREEN.text("open-cards")).check()
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(6)
    assert on_table(page) == mine | set(theirs.split())
    hand(page, 1).first.click()
    expect(row(page, "seat-1").get_by_role("alert")).to_be_visible()
    page.get_by_label(SCREEN.text("open-cards")).uncheck()
    for player in (1, 2, 3):
        expect(hand(page, player)).to_have_count(1)
    assert on_table(page) == mine and told(page, theirs) == []


def test_two_persons_hand_the_screen_over_behind_a_curtain(match_page: Callable[..., Page]) -> None:
    page = match_page(case="come-back-in")
    hands = ["6S JD 9D", "8C QC 3C"]
    page.locator(".crx-players select").nth(1).select_option(index=0)
    button(page, text("show-hints")).click()
    pick(page, "6S")
    play(page)
    curtain = page.locator(".crx-curtain")
    expect(curtain).to_contain_text("East")
    expect(page.locator(".crx-choose")).to_be_hidden()
    expect(page.locator(".crx-part-hint")).to_be_hidden()
    assert on_table(page) == {"6S"}  # which lies on the table
    assert told(page, "JD 9D 8C QC 3C") == []
    shot(page, "guandan-match-curtain")
    page.locator(".crx-curtain button").click()
    expect(hand(page)).to_have_count(3)  # whoever looks on sits below
    expect(curtain).to_be_hidden()
    assert on_table(page) == {"6S", *hands[1].split()} and told(page, "JD 9D") == []
    pass_(page)
    expect(hand(page)).to_have_count(3)  # the bots' turns need no curtain
    step(page, 2)
    expect(curtain).to_contain_text("South")
    assert on_table(page).isdisjoint({"JD", "9D", "8C", "QC", "3C"})
    page.locator(".crx-curtain button").click()
    expect(hand(page)).to_have_count(2)
    assert told(page, "8C QC 3C") == []
