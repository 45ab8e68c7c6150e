"""The football game with the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.football.match import FRAME, card, hand, leads_on, radio, ready, say, zone

INSIDE = "!!document.activeElement?.closest('.crx-bench')"


def tab_to(page: Page, wanted: str, presses: int = 14, key: str = "Tab") -> None:
    for _ in range(presses):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
        assert page.evaluate(INSIDE), f"Tab leads out of the bench before {wanted}"
    raise AssertionError(f"{presses} presses of Tab do not lead to {wanted}")


def test_an_attack_and_a_cover_by_keyboard_alone(page_at: Callable[[str], Page]) -> None:
    page = page_at("seven-cards")
    page.locator(".crx-table").focus()
    tab_to(page, ".crx-curtain button")
    page.keyboard.press("Enter")
    expect(hand(page).first).to_be_focused()
    page.keyboard.press("Home")
    expect(card(page, "Kieran Trippier")).to_be_focused()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("Enter")
        expect(card(page, "Kieran Trippier")).to_have_attribute("aria-pressed", pressed)
        expect(card(page, "Kieran Trippier")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".crx-do-act")).to_be_focused()
    tab_to(page, ".crx-balance [role=radio]")
    expect(radio(page, "goals")).to_be_focused()
    for name in ("trophies", "caps"):
        page.keyboard.press("ArrowDown")
        expect(radio(page, name)).to_be_focused()
        expect(radio(page, name)).to_have_attribute("aria-checked", "true")
    tab_to(page, ".crx-do-act", key="Shift+Tab")
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(say(page).locator(".clause")).to_have_text("football.attack")
    assert page.evaluate(INSIDE)
    tab_to(page, "[data-command=step]", 20)
    while not ready(page).is_visible():
        leads_on(page, lambda: page.keyboard.press("Enter"))
        page.evaluate(FRAME)
    expect(ready(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(zone(page, "hand-1").locator("button.card:focus")).to_have_count(1)
    expect(card(page, "Andrew Robertson")).to_have_class(re.compile(r"\bplayable\b"))
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(card(page, "Andrew Robertson")).to_have_attribute("aria-pressed", "true")
    tab_to(page, ".crx-do-act", 30)
    leads_on(page, lambda: page.keyboard.press("Enter"))
    expect(say(page).locator(".clause")).to_have_text("football.cover")
    assert page.evaluate(INSIDE)
    expect(zone(page, "cover").locator("button.card")).to_have_count(1)
