"""What goes wrong in a match of Guandan."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from explorer.timeline import Timeline
from tests.browser.conftest import ended
from tests.browser.guandan.match import WILD_ROW, bar, hand, pick, picked, play, played, shows, texts


def test_fast_clicking_keeps_up(case_page: Callable[[str], Page]) -> None:
    page = case_page("leader-must-play")
    page.evaluate(
        """() => {
            const cards = () => [...document.querySelectorAll('[data-zone=hand-0] button.card')];
            const press = (name, times = 1) => { while (times--) document.querySelector(name).click(); };
            for (let i = 0; i < 5; i++) for (const card of cards()) card.click();  // an odd number of times: all picked
            press('.crx-do-play', 3);
            press('[data-command=step]', 5);
            cards()[1].click();
            cards()[2].click();
            press('.crx-do-play', 4);  // one card, and then none
            press('[data-command=step]', 12);
            cards()[0].click();
            press('.crx-do-pass', 3);
            press('[data-command=step]', 12);
            press('.crx-choose > button:nth-of-type(4)');
        }"""
    )
    expect(page.locator(".crx-part-hint")).to_be_visible()
    timeline = played(page)
    shows(page, timeline)
    assert timeline.line[1].action in ("5S", "9D", "KD")
    shown = texts(picked(page))
    assert set(shown) <= {card.text for card in timeline.state.hands[0]}
    assert bool(shown) != page.locator(".crx-part-picked .none").is_visible()
    page.locator(".crx-do-play").dblclick()
    page.locator("[data-command=start]").click()
    expect(bar(page)).to_have_value("0")
    shows(page, played(page))


def test_two_tabs_are_two_matches(case_page: Callable[[str], Page], match_page: Callable[..., Page]) -> None:
    first, second = case_page("say-which"), match_page(case="say-which")
    pick(first, "4C")
    play(first)
    expect(hand(first)).to_have_count(5)
    expect(hand(second)).to_have_count(6)
    expect(picked(second)).to_have_count(0)
    expect(bar(second)).to_have_value("0")


def test_a_hostile_address_is_ignored_with_a_plain_message(match_page: Callable[..., Page]) -> None:
    query = {"lang": "<script>window.hacked=1</script>", "case": "../../etc"}
    page = match_page(**query)
    for value in query.values():
        expect(page.locator(".crx-table .why")).to_contain_text(value)
    assert page.evaluate("window.hacked") is None


@pytest.mark.clock
def test_when_the_kernel_is_gone_the_page_says_so_and_the_match_can_be_copied(
    page: Page, match_page: Callable[..., Page], voila_server: Any
) -> None:
    match_page(case="say-which")
    pick(page, WILD_ROW)
    page.locator(".crx-part-picked").get_by_role("radio").first.click()
    play(page)
    pick(page, "4C")
    with ended(page, voila_server) as record:
        assert Timeline.from_record(record).length > 1
        assert record["actions"][0] == "5S 6D 7C 8D 2H as straight 9"
        alive = page.evaluate(
            """() => [...document.querySelectorAll('.crx-bench :is(button, select, input)')].filter((it) =>
                !it.closest('[inert], .crx-ended, .crx-files') && !it.matches('.clause, .crx-log .line')
            ).map((it) => it.title || it.closest('.jupyter-widgets')?.textContent || it.outerHTML)"""
        )
        assert alive == [], f"{alive}: these look as if they still did something"
