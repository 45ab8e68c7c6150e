"""Fixtures of the browser tests. Assert on the page's elements and ARIA, not on pixels."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect, sync_playwright

from tests import live

HERE = Path(__file__).parent
READY = "main#rendered_cells[aria-busy=false]"  # set by the template once every widget stands
# The outputs at the moment the page says it is there, each with the number of its elements: none is a mere text.
STOOD = """(() => {
  const look = () => {
    const main = document.getElementById("rendered_cells");
    if (!main && document.readyState === "complete") return; // no dashboard
    if (main?.ariaBusy !== "false") return requestAnimationFrame(look);
    window.stood = [...main.querySelectorAll(".jp-OutputArea-output")].map((output) => output.childElementCount);
  };
  requestAnimationFrame(look);
})()"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: Any) -> Iterator[Any]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def _launched(playwright: Playwright, profile: str = "") -> Any:
    try:
        return live.launch(playwright, profile)
    except live.NoBrowser as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(str(reason))


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = _launched(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def profile(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """The session of somebody who comes again: what the pages load lies there, compiled, which saves half the time."""
    profile = _launched(playwright, str(tmp_path_factory.mktemp("profile")))
    profile.add_init_script(STOOD)
    yield profile
    profile.close()


@pytest.fixture(scope="session")
def voila_server() -> Iterator[live.Server]:
    """Voila over the project's notebooks, as `make dashboards` runs it."""
    with live.voila() as server:
        yield server


@pytest.fixture(scope="session")
def jupyterlab_server() -> Iterator[live.Server]:
    """JupyterLab over the repo, with Voila as its extension, as on Binder."""
    with live.jupyterlab() as server:
        yield server


class Watch:
    """What one page asked for and complained about."""

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.console: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("console", lambda said: self.console.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.console.append(str(error)))

    def outside(self) -> list[str]:
        """Requests that would leave the machine."""
        here = ("localhost", "127.0.0.1", None)
        return [url for url in self.requests if urlsplit(url).hostname not in here or url.startswith("file:")]


def _watched(page: Page) -> Page:
    page.set_default_timeout(15_000)
    page.set_default_navigation_timeout(60_000)  # a page is there when its kernel is, on a busy machine too
    page.watch = Watch(page)  # type: ignore[attr-defined]
    return page


def page_alone(browser: Browser, width: int = 1280, height: int = 900, clock: bool = False, **options: Any) -> Page:
    """A page in a session of its own, where nothing it loads lies yet; its context is to be closed."""
    context = browser.new_context(viewport={"width": width, "height": height}, **options)
    context.add_init_script(STOOD)
    page = _watched(context.new_page())
    if clock:
        page.clock.install()
    return page


def _page_in(profile: BrowserContext, width: int = 1280, height: int = 900) -> Page:
    page = _watched(profile.new_page())
    page.set_viewport_size({"width": width, "height": height})
    return page


@pytest.fixture
def new_page(
    profile: BrowserContext, browser: Browser, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """Makes pages, 1280 by 900 unless told otherwise; `page.watch` is its `Watch`. With `alone`, `clock` or options
    of Playwright's `new_context`, it has a session of its own, else the `profile`'s.

    The test fails if any of its pages asked another host for anything. A failed test leaves screenshots/NAME.png.
    """
    pages: list[Page] = []

    def make(width: int = 1280, height: int = 900, alone: bool = False, clock: bool = False, **options: Any) -> Page:
        if alone or clock or options:
            page = page_alone(browser, width, height, clock, **options)
        else:
            page = _page_in(profile, width, height)
        pages.append(page)
        return page

    yield make
    for number, page in enumerate(pages):
        if request.node.stash.get(FAILED, False) and not page.is_closed():
            folder = live.ROOT / "screenshots"
            page.screenshot(path=folder / f"{request.node.name}-{number}.png", full_page=True)
        if not page.is_closed():
            page.close(run_before_unload=False)
        if page.context is not profile:
            page.context.close()
    outside = [url for page in pages for url in page.watch.outside()]  # type: ignore[attr-defined]
    assert not outside, f"asked another host: {outside}"


@pytest.fixture
def page(new_page: Callable[..., Page], request: pytest.FixtureRequest) -> Page:
    return new_page(clock=request.node.get_closest_marker("clock") is not None)


def open_at(page: Page, server: live.Server, path: str, **query: str) -> str:
    """Open a dashboard of `server`, wait until its widgets stand, and return its kernel's id."""
    page.goto(f"{server.url}voila/render/{path}{'?' + urlencode(query) if query else ''}")
    page.locator(READY).wait_for(timeout=60_000)
    return str(json.loads(page.locator("#jupyter-config-data").text_content() or "")["kernelId"])


@contextmanager
def shared_page(profile: BrowserContext, server: live.Server, path: str, **query: str) -> Iterator[Page]:
    """A dashboard for many tests, each of which takes it by `borrowed` and leaves behind nothing but a game."""
    page = _page_in(profile)
    open_at(page, server, path, **query)
    yield page
    page.close()
    assert not page.watch.outside()  # type: ignore[attr-defined]


@contextmanager
def borrowed(page: Page, request: pytest.FixtureRequest) -> Iterator[None]:
    """One test with a shared page, 1280 by 900 whatever the one before made of it.

    What failed leaves screenshots/NAME.png, and the console stays empty.
    """
    page.set_viewport_size({"width": 1280, "height": 900})
    yield
    if request.node.stash.get(FAILED, False):
        page.screenshot(path=live.ROOT / "screenshots" / f"{request.node.name}.png", full_page=True)
    console = page.watch.console  # type: ignore[attr-defined]
    assert [console.pop() for _ in range(len(console))] == []


def open_case(page: Page, cases: Iterable[str], case: str) -> None:
    """Press an edge case of a match in the list, and wait until it has begun."""
    places, number = page.locator(".crx-part-cases li button"), list(cases).index(case)

    def press(place: Locator) -> None:
        place.click()
        expect(place).to_have_attribute("aria-pressed", "true")

    if places.nth(number).get_attribute("aria-pressed") == "true":
        press(places.nth(number - 1))  # pressed twice, nothing would tell that the second press has been answered
    press(places.nth(number))
    bar = page.locator(".crx-transport input[type=range]")
    expect(bar).to_have_value("0")
    expect(bar).to_have_attribute("max", "0")


@pytest.fixture
def open_dashboard(voila_server: live.Server) -> Callable[..., str]:
    """`open_dashboard(page, "war.ipynb", lang="ar")`: opens it, fails if a cell failed, returns the kernel's id."""

    def open_dashboard(page: Page, path: str, **query: str) -> str:
        kernel = open_at(page, voila_server, path, **query)
        assert page.locator(".explorer-failed").count() == 0, "a cell failed"
        page.wait_for_function("window.stood")
        stood = page.evaluate("window.stood")
        assert stood and all(stood), f"the page is there before its widgets stand: {stood}"
        return kernel

    return open_dashboard


@contextmanager
def silent(page: Page, server: live.Server, kernel: str, then: int = signal.SIGKILL) -> Iterator[Locator]:
    """The page after its kernel has fallen silent and the page has said so, in the banner that is given. The page's
    clock is installed. `then` is the signal its kernel gets at the end."""
    process = server.kernels()[kernel].pid
    os.kill(process, signal.SIGSTOP)
    try:
        banner = page.locator(".crx-ended")
        for _ in range(40):
            if banner.is_visible():
                break
            page.clock.fast_forward(10_000)  # a heartbeat
        expect(banner).to_be_visible()
        yield banner
    finally:
        os.kill(process, then)


@contextmanager
def ended(page: Page, server: live.Server) -> Iterator[dict[str, Any]]:
    """What "Copy the game" rescues when the kernel, `page.kernel`, has fallen silent."""
    page.wait_for_timeout(600)  # the record follows the last click after a moment
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with silent(page, server, page.kernel) as banner:  # type: ignore[attr-defined]
        banner.get_by_role("button", name="Copy the game").click()
        expect(banner).to_contain_text("Copied")
        yield json.loads(page.evaluate("navigator.clipboard.readText()"))


def axe(page: Page) -> list[str]:
    """What axe finds critical or serious, a line each; [] is good."""
    from axe_playwright_python.sync_playwright import Axe

    violations = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{found['impact']} {found['id']}: {node['html'][:200]} {node['target']}"
        for found in violations
        if found["impact"] in ("critical", "serious")
        for node in found["nodes"]
    ]


def shot(page: Page, name: str) -> None:
    """Keep a picture for people to look at: only if SCREENSHOTS names a folder."""
    if folder := os.environ.get("SCREENSHOTS"):
        page.screenshot(path=Path(folder, f"{name}.png"), full_page=True)
