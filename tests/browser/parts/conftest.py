"""Pages with bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests import live
from tests.browser.conftest import borrowed, open_at, shared_page
from tests.browser.parts.lab import BARS, EVIL, HOSTILE, heard, source, times


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[live.Server]:
    folder: Path = tmp_path_factory.mktemp("lab")
    live.write_notebook(folder / "en.ipynb", ("markdown", "# The lab"), ("code", source()))
    live.write_notebook(folder / "ar.ipynb", ("markdown", "# المختبر"), ("code", source("ar")), lang="ar")
    live.write_notebook(folder / "one.ipynb", ("markdown", "# One set"), ("code", source(sets=1, count=16)))
    live.write_notebook(folder / "bad.ipynb", ("markdown", "# Hostile"), ("code", f"EVIL = {EVIL!r}\n{HOSTILE}"))
    with live.voila(folder) as server:
        yield server


@pytest.fixture
def opened(new_page: Callable[..., Page], server: live.Server) -> Iterator[Callable[..., Page]]:
    """A page of its own; whatever it complains about fails the test."""
    pages: list[Page] = []

    def opened(path: str = "en.ipynb", width: int = 1280, **options: object) -> Page:
        page = new_page(width, 900, **options)
        pages.append(page)
        open_at(page, server, path)
        assert page.locator(".explorer-failed").count() == 0, "a cell failed"
        expect(page.locator(".crx-bars").first).to_be_visible()
        return page

    yield opened
    assert [said for page in pages for said in page.watch.console] == []  # type: ignore[attr-defined]


@pytest.fixture(scope="package")
def shared(profile: BrowserContext, server: live.Server) -> Iterator[Callable[[str], Page]]:
    with ExitStack() as stack:
        yield cache(lambda path: stack.enter_context(shared_page(profile, server, path)))


@pytest.fixture
def bars_page(shared: Callable[[str], Page], request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Bars as they begin, shared by tests that run nothing."""
    with ExitStack() as stack:

        def opened(path: str = "en.ipynb", width: int = 1280) -> Page:
            page = shared(path)
            stack.enter_context(borrowed(page, request))
            page.set_viewport_size({"width": width, "height": 900})
            times[page] += 1
            page.locator(".jupyter-button").nth(3).click()
            heard(page, f"nothing, {times[page]}")
            expect(page.locator(f"{BARS}[aria-pressed=true]")).to_have_count(0)
            return page

        yield opened
