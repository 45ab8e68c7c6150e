"""A run that reports many times a second, in a real browser; and what is said is never markup."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import axe, shot
from tests.browser.parts.lab import BARS, EVIL, column, heard

RECORD = """() => {
  Object.assign(window, { held: document.activeElement, lost: 0, said: [], tops: new Set() });
  const spoken = document.querySelector('.crx-progress .spoken');
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => said.push(spoken.textContent)).observe(spoken, all);
  const parts = document.querySelectorAll('.crx-progress, .crx-bars, .crx-bars .note, .crx-bars .more');
  const look = () => {
    if (document.activeElement !== held) lost += 1;
    tops.add([...parts].map((it) => Math.round(it.getBoundingClientRect().top + scrollY)).join());
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_while_results_come_in_focus_and_places_stay(opened: Callable[..., Page], width: int) -> None:
    page = opened(width=width)
    bar = column(page, "320")
    bar.click()
    heard(page, "bar 320")
    page.evaluate(RECORD)
    page.get_by_role("button", name="Run").evaluate("(it) => it.click()")
    progress = page.get_by_role("progressbar", name="The run")
    expect(progress).not_to_have_attribute("aria-valuenow", re.compile("."))
    expect(progress).to_have_attribute("aria-valuetext", "Compiling, only this once")
    expect(progress).to_have_attribute("aria-valuenow", re.compile(r"^[1-9]\d?$"))
    assert " of 100,000 games · about" in (progress.get_attribute("aria-valuetext") or "")
    shot(page, f"lab-parts-running-{width}")
    page.keyboard.press("ArrowRight")
    expect(column(page, "340")).to_be_focused()
    page.evaluate("window.lost = 0")
    page.keyboard.press("ArrowLeft")
    expect(bar).to_be_focused()
    page.evaluate("window.lost = 0")
    expect(page.locator(".crx-progress .text")).to_have_text("100,000 games in 3 s", timeout=20_000)
    assert page.evaluate("window.held.isConnected && window.held === document.activeElement && window.lost === 0")
    assert page.evaluate("window.tops.size") == 1, page.evaluate("[...window.tops]")
    expect(page.locator(BARS)).to_have_count(43)
    expect(page.get_by_role("button", name="Cancel")).not_to_be_visible()
    said = page.evaluate("window.said")
    assert said[0] == "Compiling, only this once" and said[-1] == "100,000 games in 3 s"
    assert [text[:2] for text in said[1:-1]] == ["25", "50", "75"]


def test_a_run_is_cancelled_with_the_keyboard_and_the_focus_stays(opened: Callable[..., Page]) -> None:
    page = opened()
    cancel = page.locator(".crx-progress button")
    expect(cancel).not_to_be_visible()
    page.get_by_role("button", name="Run").click()
    expect(cancel).to_be_visible()
    cancel.focus()
    page.keyboard.press("Enter")
    heard(page, "cancel")
    expect(page.locator(".crx-progress .text")).to_have_text("Cancelled; what was done is kept")
    expect(cancel).to_be_focused()
    expect(cancel).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Tab")
    expect(cancel).not_to_be_visible()


def test_reduced_motion(opened: Callable[..., Page]) -> None:
    page = opened(reduced_motion="reduce")
    page.get_by_role("button", name="Run").click()
    expect(page.locator(".crx-progress .bar.unknown")).to_be_visible()
    moving = "(all) => all.map((it) => [getComputedStyle(it).animationName, getComputedStyle(it).transitionDuration])"
    still = page.locator(".crx-progress .bar i, .crx-bars .column > i").evaluate_all(moving)
    assert {tuple(it) for it in still} <= {("none", "0s")}


@pytest.mark.parametrize("language,width", [("en", 1280), ("ar", 390)])
def test_it_fits_and_axe_finds_nothing_serious(opened: Callable[..., Page], language: str, width: int) -> None:
    page = opened(f"{language}.ipynb", width=width)
    shot(page, f"lab-parts-{language}-{width}-first")
    column(page, "320").click()
    page.locator(".crx-bars .games button").nth(2).click()
    expect(page.locator(".crx-bars .games [aria-pressed=true]")).to_have_count(1)
    page.mouse.move(0, 0)
    assert axe(page) == []
    shot(page, f"lab-parts-{language}-{width}")
    page.locator(".jupyter-button").first.click()
    expect(page.locator(".crx-progress .bar.running")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    expect(page.locator(".crx-progress .bar.running")).to_have_attribute("aria-valuenow", re.compile("."))
    shot(page, f"lab-parts-{language}-{width}-running")
    assert axe(page) == []


def test_what_is_said_is_never_markup(opened: Callable[..., Page]) -> None:
    page = opened("bad.ipynb", width=390)
    for part in (
        ".crx-bars h2",
        ".unit",
        ".note",
        ".legend li",
        ".games h3",
        ".more",
        ".empty",
        ".crx-progress .text",
        ".left",
    ):
        expect(page.locator(part).locator("visible=true").first).to_have_text(EVIL)
    bar = page.locator(BARS).first
    expect(bar).to_have_attribute("aria-label", EVIL)
    bar.click()
    heard(page, "same bar: True")
    page.locator(".crx-bars .games button").click()
    heard(page, "same game: True")
    assert page.locator(".crx img, .crx-bars b b, .crx-progress b").count() == 0
    assert page.evaluate("document.body.dataset.hurt") is None
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
