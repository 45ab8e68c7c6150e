"""The gallery: it leads to every dashboard and every edge case, in the language chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from explorer import football, guandan
from tests.browser.conftest import axe, shot
from widgets.gallery.gallery import dashboards


def test_the_server_s_root_is_the_gallery(page: Page, voila_server: object) -> None:
    page.goto(voila_server.url)  # type: ignore[attr-defined]
    expect(page.locator(".crx-gallery article")).to_have_count(len(dashboards()), timeout=60_000)


def test_every_case_is_one_click_away_in_the_chosen_language(page: Page, open_dashboard: Callable[..., str]) -> None:
    open_dashboard(page, "index.ipynb")
    page.get_by_role("button", name="العربية").click()
    expect(page.locator(".crx-gallery")).to_have_attribute("dir", "rtl")
    links = page.locator(".crx-gallery .cases a")
    expect(links).to_have_count(sum(len(dashboard.cases) for dashboard in dashboards()))
    links.nth(2).click()
    expect(page.locator(".crx-table")).to_have_attribute("lang", "ar", timeout=60_000)
    assert "case=double-war" in page.url
    expect(page.locator(".crx-part-cases li").nth(2).get_by_role("button")).to_have_attribute("aria-pressed", "true")


def test_a_case_of_the_match_is_reached_from_the_gallery(page: Page, open_dashboard: Callable[..., str]) -> None:
    open_dashboard(page, "index.ipynb")
    page.locator('.crx-gallery .cases a[href*="guandan_match.ipynb"][href$="case=say-which"]').click()
    expect(page.locator(".crx-table [data-zone=hand-0] button.card")).to_have_count(6, timeout=60_000)
    place = list(guandan.CASES).index("say-which")
    expect(page.locator(".crx-part-cases li button").nth(place)).to_have_attribute("aria-pressed", "true")


def test_a_case_of_the_football_game_is_reached_from_the_gallery(
    page: Page, open_dashboard: Callable[..., str]
) -> None:
    open_dashboard(page, "index.ipynb")
    page.locator('.crx-gallery .cases a[href*="football.ipynb"][href$="case=shut-before"]').click()
    expect(page.locator(".crx-curtain button")).to_be_visible(timeout=60_000)
    place = list(football.CASES).index("shut-before")
    expect(page.locator(".crx-part-cases li button").nth(place)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_gallery_fits_and_axe_finds_nothing_serious(
    page: Page, open_dashboard: Callable[..., str], language: str
) -> None:
    open_dashboard(page, "index.ipynb", lang=language)
    expect(page.locator(".crx-gallery article").last).to_be_visible()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert axe(page) == [], width
        shot(page, f"gallery-{language}-{width}")
