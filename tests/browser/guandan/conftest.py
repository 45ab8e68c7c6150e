"""Pages with a match of Guandan."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests import live
from tests.browser.conftest import borrowed, shared_page
from tests.browser.guandan.match import MATCH, begin, button, hand, text


@pytest.fixture
def match_page(page: Page, open_dashboard: Callable[..., str]) -> Iterator[Callable[..., Page]]:
    """A page of its own, for a test that changes who plays, the language or what lies open."""

    def opened(**query: str) -> Page:
        page.kernel = open_dashboard(page, MATCH, **query)  # type: ignore[attr-defined]
        expect(hand(page).first).to_be_visible()
        return page

    yield opened
    assert page.watch.console == []  # type: ignore[attr-defined]


@pytest.fixture(scope="package")
def shared(profile: BrowserContext, voila_server: live.Server) -> Iterator[Page]:
    with shared_page(profile, voila_server, MATCH) as page:
        yield page


@pytest.fixture
def case_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Callable[[str], Page]]:
    """A page with this edge case, shared by tests that leave nothing behind but a game."""

    def opened(case: str) -> Page:
        shared.locator(".crx-head input[type=checkbox]").uncheck()
        if (hide := button(shared, text("hide-hints"))).count():
            hide.click()
        begin(shared, case)
        return shared

    with borrowed(shared, request):
        yield opened
