"""Bars that can be pressed, in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import axe, shot
from tests.browser.parts.lab import BARS, column, heard


def in_focus(page: Page) -> str:
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent"))


def places(page: Page) -> list[float]:
    """Where things begin and how high they are: what these are compared for is that nothing moves."""
    bars = (f".crx-bars {part}" for part in (".plot", ".axis", ".note", ".games", ".more"))
    return page.locator(", ".join([".crx-progress", ".crx-progress .bar", ".crx-bars", *bars])).evaluate_all(
        "(all) => all.map((it) => it.getBoundingClientRect()).flatMap((it) => [it.top + scrollY, it.height])"
    )


@pytest.mark.parametrize("width", [1280, 390])
def test_a_press_chooses_a_bar_and_a_game_and_nothing_moves(bars_page: Callable[..., Page], width: int) -> None:
    page = bars_page(width=width)
    before = places(page)
    bar = column(page, "320")
    bar.click(position={"x": 3, "y": 4})  # far above what is drawn: the whole column is the button
    heard(page, "bar 320")
    expect(bar).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"{BARS}[aria-pressed=true]")).to_have_count(1)
    label = bar.get_attribute("aria-label")
    expect(page.locator(".crx-bars .said p")).to_contain_text(label)
    games = page.get_by_role("list", name="Games of the chosen bar")
    expect(games.get_by_role("button")).to_have_count(60)
    assert places(page) == before
    games.get_by_role("button", name="Game 1014").click()
    heard(page, "game 320-2")
    expect(games.locator("[aria-pressed=true]")).to_have_text("Game 1014322 battles")
    assert places(page) == before


def test_the_neighbours_of_the_chosen_bar_for_wide_fingers(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    before, after = (page.get_by_role("button", name=f"{way} bar") for way in ("Previous", "Next"))
    after.click()
    heard(page, "bar 0")
    expect(before).to_have_attribute("aria-disabled", "true")
    after.click()
    heard(page, "bar 20")
    expect(page.locator(f"{BARS}[tabindex='0']")).to_have_attribute("aria-pressed", "true")
    before.click()
    heard(page, "bar 0")
    before.click(force=True)  # there is nothing before it
    expect(column(page, "0")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_keyboard_reaches_everything(bars_page: Callable[..., Page], language: str) -> None:
    page = bars_page(f"{language}.ipynb")
    on, back = ("ArrowLeft", "ArrowRight") if language == "ar" else ("ArrowRight", "ArrowLeft")
    expect(page.locator(f"{BARS}[tabindex='0']")).to_have_count(1)
    column(page, "0").focus()
    for key, bar in (
        (on, "20"),
        (on, "40"),
        (back, "20"),
        ("End", "780"),
        (on, "780"),
        ("Home", "0"),
        (back, "0"),
        (on, "20"),
    ):
        page.keyboard.press(key)
        expect(column(page, bar)).to_be_focused()
        expect(column(page, bar)).to_have_attribute("tabindex", "0")
        expect(page.locator(".crx-bars .said p")).to_contain_text(in_focus(page))  # in sight, though not chosen
    heard(page, "nothing")
    page.keyboard.press("Enter")
    heard(page, "bar 20")
    expect(column(page, "20")).to_be_focused()
    page.keyboard.press(on)
    page.keyboard.press("Space")
    heard(page, "bar 40")
    for _ in range(3):  # the two neighbours' buttons, and the list
        page.keyboard.press("Tab")
    games = page.locator(".crx-bars .games button")
    expect(games.nth(0)).to_be_focused()
    for key, place in (("ArrowDown", 1), ("End", 59), ("ArrowUp", 58), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1)):
        page.keyboard.press(key)
        expect(games.nth(place)).to_be_focused()
        expect(games.nth(place)).to_be_in_viewport()
    page.keyboard.press("Enter")
    heard(page, "game 40-1")
    expect(games.nth(1)).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(column(page, "40")).to_be_focused()


def test_right_to_left_mirrors_the_axis(bars_page: Callable[..., Page]) -> None:
    page = bars_page("ar.ipynb")
    place = "(all) => all.map((it) => it.getBoundingClientRect().x)"
    bars = page.locator(BARS).evaluate_all(place)
    assert bars == sorted(bars, reverse=True)
    texts = page.locator(".crx-bars .axis span:not(.away)")
    where = texts.evaluate_all(place)
    assert len(where) >= 5 and where == sorted(where, reverse=True)
    expect(texts.first).to_have_text("0")


WHERE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const box = (it) => (({ left, right }) => [left, right])(it.getBoundingClientRect());
  const bars = [...document.querySelectorAll('.crx-bars .column')];
  const texts = [...document.querySelectorAll('.crx-bars .axis span')];
  const pairs = texts.map((it, n) => [it, bars[n]]).filter(([it]) => !it.matches('.away'));
  done([box(document.querySelector('.crx-bars')), pairs.map((pair) => pair.map(box))]);
})))"""


@pytest.mark.parametrize("path", ["en.ipynb", "ar.ipynb", "one.ipynb"])
def test_texts_under_the_bars_stand_under_their_bar_and_apart(bars_page: Callable[..., Page], path: str) -> None:
    page = bars_page(path)
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 900})
        (left, right), pairs = page.evaluate(WHERE)
        assert len(pairs) >= 4
        for (start, end), bar in pairs:
            assert left < start <= sum(bar) / 2 <= end < right
        texts = sorted(text for text, _ in pairs)
        assert all(one[1] + 6 <= two[0] for one, two in zip(texts, texts[1:], strict=False))
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_heights_are_true_to_each_other_and_the_tallest_fills_the_plot(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    heights = "(all) => all.map((it) => it.getBoundingClientRect().height)"
    a, b = (page.locator(f"{BARS} > .{which}").evaluate_all(heights) for which in "ab")
    full = page.locator(BARS).first.evaluate("(it) => it.getBoundingClientRect().height")
    assert abs(max(a) - full) < 1 and 0.5 < max(b) / max(a) < 1
    # an outline with hatching, not another colour alone
    styles = [
        page.locator(f"{BARS} > .{which}").nth(12).evaluate("(it) => getComputedStyle(it).backgroundImage")
        for which in "ab"
    ]
    assert styles[0] == "none" and "gradient" in styles[1]
    expect(page.locator(".crx-bars .legend li")).to_have_text(["A: random against random", "B: lowest against random"])


def test_one_set_needs_no_legend(bars_page: Callable[..., Page]) -> None:
    page = bars_page("one.ipynb")
    expect(page.locator(".crx-bars .legend")).to_be_hidden()
    expect(page.locator(f"{BARS} > .b:visible")).to_have_count(0)
    expect(page.locator(f"{BARS} .count").first).to_be_visible()  # there is room for the numbers
    assert axe(page) == []
    shot(page, "lab-parts-one-1280")
    page.set_viewport_size({"width": 390, "height": 900})
    expect(page.locator(f"{BARS} .count").first).not_to_be_visible()
    shot(page, "lab-parts-one-390")


def test_bars_that_go_hand_the_focus_on(bars_page: Callable[..., Page]) -> None:
    page = bars_page()
    column(page, "780").focus()
    page.get_by_role("button", name="Fewer").evaluate("(it) => it.click()")
    expect(column(page, "680")).to_be_focused()
    page.get_by_role("button", name="Clear").evaluate("(it) => it.click()")
    expect(page.get_by_text("No results yet")).to_be_visible()
    expect(page.locator(".crx-bars")).to_be_focused()
    assert axe(page) == []
