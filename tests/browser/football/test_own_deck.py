"""A deck of one's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from explorer import football
from explorer.football import DeckError
from tests.browser.conftest import shot
from tests.browser.football.match import (
    BAD,
    HEAD,
    SCREEN,
    attack,
    hand,
    held,
    on_page,
    played,
    ready,
    say,
    sit,
    text,
    upload,
)

ARABIC = ["محمد صلاح", "رياض محرز", "حكيم زياش", "أشرف حكيمي", "سفيان أمرابط"]


def test_an_own_deck_with_faults_is_refused_and_a_good_one_is_played(page_at: Callable[[str], Page]) -> None:
    page = page_at("cover-equal")
    sit(page)
    before = held(page, 0)
    upload(page, BAD)
    with pytest.raises(DeckError) as bad:
        football.read_deck(BAD)
    panel = page.locator(".crx-upload")
    expect(panel.get_by_role("alert")).to_have_text(SCREEN.problem(bad.value))
    faults = panel.get_by_role("region", name=text("faults")).locator("li")
    expect(faults).to_have_count(len(bad.value.faults))
    lines = [SCREEN.text("football:deck-line", line=it.facts["place"]) for it in bad.value.faults]
    expect(faults.locator("b")).to_have_text(lines)
    expect(faults.locator("span")).to_have_text([SCREEN.problem(it, where=False) for it in bad.value.faults])
    assert {"Line 3", "Line 4", "Line 5", "Line 6"} == set(lines)
    assert held(page, 0) == before and not ready(page).is_visible()
    shot(page, "football-faults")
    rows = [f"{name} {number},{number},{number % 3},7,2,1\n" for number in range(4) for name in ARABIC]
    upload(page, HEAD + "".join(rows))
    expect(panel.get_by_role("status")).to_have_text(text("deck-read", count=20, kind="few", most=80))
    expect(faults).to_have_count(0)
    expect(ready(page)).to_be_visible()
    assert on_page(page, ARABIC) == set()
    seat = played(page).state.turn
    sit(page, seat)
    mine = held(page, seat)
    assert len(mine) == 7 and all(name.rpartition(" ")[0] in ARABIC for name in mine)
    expect(hand(page, seat).first).to_contain_text(mine[0])
    attack(page, mine[0], played(page).state.stats[0])
    expect(say(page)).to_contain_text(mine[0])
    shot(page, "football-own-deck")
    upload(page, BAD)
    expect(panel.get_by_role("alert")).to_be_visible()
    expect(say(page)).to_contain_text(mine[0])
    panel.get_by_role("button", name=text("usual-deck")).click()
    expect(ready(page)).to_be_visible()
    assert len(played(page).state.cards) == 156
