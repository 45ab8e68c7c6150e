"""What every dashboard gets from the server and the template, shown on throwaway notebooks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests import live
from tests.browser.conftest import axe, borrowed, open_at, shared_page, shot

BUTTON = """
import ipywidgets as widgets
button, label = widgets.Button(description="Press", icon="check"), widgets.Label("0")
button.on_click(lambda _: setattr(label, "value", str(int(label.value) + 1)))
widgets.VBox([button, label])
"""
WORDS = "# A title & more\n\nWords, $x^2$ of them, and a [link](other.ipynb). " + "Long lines of words. " * 30
DETAILS = "<details><summary>Solution</summary>\n\nHidden `words`.\n\n</details>\n\n| a | b |\n|---|---|\n| 1 | 2 |"
FAILS = "import sys\nprint('a warning', file=sys.stderr)\nsecret_name = 1 / 0"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    live.write_notebook(folder / "good.ipynb", ("markdown", WORDS), ("code", BUTTON), ("markdown", DETAILS))
    live.write_notebook(folder / "arabic.ipynb", ("markdown", "# ورق"), ("code", BUTTON), lang="ar")
    live.write_notebook(folder / "bad.ipynb", ("markdown", "# Bad"), ("code", FAILS), ("markdown", "after"))
    (folder / "secret.py").write_text("secret = 1")
    (folder / "secret.json").write_text("{}")
    (folder / "picture.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture(scope="module", params=["voila", "jupyterlab"])
def server(request: pytest.FixtureRequest, folder: Path) -> Iterator[live.Server]:
    """Both ways of serving: Voila alone, and as an extension of a Jupyter server (Binder's way, under a base URL)."""
    options = ["--ServerApp.base_url=/user/somebody/"] if request.param == "jupyterlab" else []
    with getattr(live, request.param)(folder, *options) as server:
        yield server


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, server: live.Server) -> Iterator[Page]:
    """A good page, asked for with an address that would like another template."""
    with shared_page(profile, server, "good.ipynb", template="classic", theme="dark") as page:
        yield page


@pytest.fixture
def good_page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    with borrowed(shared, request):
        yield shared


def test_page_is_well_formed_and_works(good_page):
    page = good_page
    assert page.title() == "A title & more"
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.locator("html").get_attribute("dir") == "ltr"
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("main").get_by_role("heading", level=1, name="A title & more")).to_be_visible()
    expect(page.locator("#loading")).to_have_count(0)
    page.get_by_role("button", name="Press").click()
    expect(page.locator(".jupyter-widgets", has_text="1").last).to_be_visible()
    expect(page.locator("mjx-container")).to_have_count(1)
    page.locator("summary").click()
    expect(page.get_by_text("Hidden")).to_be_visible()
    assert axe(page) == []
    shot(page, "platform")


def test_address_cannot_choose_a_template(good_page):
    assert good_page.locator("body").get_attribute("data-jp-theme-light") == "true"


def test_source_is_stripped(good_page):
    assert "on_click" not in good_page.content()
    assert "import ipywidgets" not in good_page.content()


def test_narrow_screen_scrolls_down_only(good_page):
    page = good_page
    page.set_viewport_size({"width": 390, "height": 600})
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size[0] == 390
    assert size[1] > 600, "the page itself scrolls, not a box inside it"
    left, right = page.locator("main p").first.evaluate(
        "e => [e.getBoundingClientRect().x, e.getBoundingClientRect().right]"
    )
    assert (left, right) == (10, 380)
    shot(page, "platform-narrow")


def test_language_and_direction_come_from_the_notebook(server, page):
    open_at(page, server, "arabic.ipynb")
    assert page.locator("html").get_attribute("lang") == "ar"
    assert page.locator("html").get_attribute("dir") == "rtl"
    heading = page.get_by_role("heading", level=1).evaluate("e => getComputedStyle(e).direction")
    assert heading == "rtl"


def test_failing_cell_shows_a_plain_line(server, page):
    open_at(page, server, "bad.ipynb")
    expect(page.get_by_role("alert")).to_contain_text("could not be shown")
    content = page.content()
    for secret in ("secret_name", "ZeroDivisionError", "Traceback", "a warning", "show_tracebacks"):
        assert secret not in content


@pytest.mark.parametrize("leave", ["close", "reload", "go elsewhere"])
def test_leaving_the_page_frees_its_kernel(server, page, leave):
    kernel = open_at(page, server, "good.ipynb")
    assert kernel in server.kernels()
    if leave == "close":
        page.close(run_before_unload=True)
    elif leave == "reload":
        page.reload()
    else:
        page.goto(server.url + "voila/tree")
    assert server.wait_until_gone(kernel)


def test_kernel_of_a_killed_page_is_culled(folder, new_page):
    quick = ["--MappingKernelManager.cull_idle_timeout=2", "--MappingKernelManager.cull_interval=1"]
    with live.voila(folder, *quick) as server:
        page = new_page()
        open_page = open_at(page, server, "good.ipynb")
        with urlopen(server.url + "voila/render/good.ipynb") as answer:  # no script runs, so no goodbye is said
            text = answer.read().decode()
        abandoned = json.loads(text.split('application/json">', 1)[1].split("</script>", 1)[0])["kernelId"]
        assert server.wait_until_gone(abandoned, 20)
        assert open_page in server.kernels(), "a kernel whose page is open stays"


def test_only_pictures_are_served(server):
    assert live.status(server.url + "voila/files/picture.svg") == 200
    for name in (
        "secret.py",
        "secret.json",
        "good.ipynb",
        ".hidden/picture.svg",
        "../picture.svg",
        "%2e%2e/picture.svg",
    ):
        assert live.status(server.url + "voila/files/" + name) in (403, 404), name


def test_folder_is_listed_without_other_hosts(server, page):
    page.goto(server.url + "voila/tree")
    expect(page.get_by_role("link", name="good.ipynb")).to_be_visible()
    assert axe(page) == []


def test_unknown_notebook_is_a_plain_404(server, page):
    answer = page.goto(server.url + "voila/render/nothing.ipynb")
    assert answer.status == 404
    assert "Traceback" not in page.content()
