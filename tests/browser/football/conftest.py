"""Pages with the football game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests import live
from tests.browser.conftest import borrowed, open_at, page_alone, shared_page, silent
from tests.browser.football.match import FOOTBALL, begin, card, ready, sit


@pytest.fixture
def own_page(new_page: Callable[..., Page], open_dashboard: Callable[..., str]) -> Iterator[Callable[..., Page]]:
    """A page of its own, for a test that changes the language, the deck or the size."""
    pages: list[Page] = []

    def opened(width: int = 1280, height: int = 900, **query: str) -> Page:
        page = new_page(width, height)
        pages.append(page)
        page.kernel = open_dashboard(page, FOOTBALL, **query)  # type: ignore[attr-defined]
        expect(ready(page)).to_be_visible()
        return page

    yield opened
    assert [said for page in pages for said in page.watch.console] == []  # type: ignore[attr-defined]


@pytest.fixture(scope="package")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, FOOTBALL) as page:
        yield page


@pytest.fixture
def page_at(shared: Page, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """A page with this edge case before anybody is ready, shared by tests that leave nothing behind but a game."""

    def opened(case: str) -> Page:
        shared.locator(".crx-head input[type=checkbox]").uncheck()
        shared.locator(".crx-choose input[type=checkbox]").evaluate("(odds) => odds.checked && odds.click()")
        begin(shared, case)
        return shared

    with borrowed(shared, request):
        yield opened


@pytest.fixture(scope="module")
def ended(browser: Browser, voila_server: live.Server) -> Iterator[Page]:
    """A page whose kernel answers no more, with a card picked."""
    page = page_alone(browser, clock=True)
    kernel = open_at(page, voila_server, FOOTBALL, case="seven-cards")
    sit(page)
    card(page, "Phil Foden").click()
    expect(card(page, "Phil Foden")).to_have_attribute("aria-pressed", "true")
    with silent(page, voila_server, kernel):
        yield page
    page.context.close()
    assert not page.watch.outside()  # type: ignore[attr-defined]
