"""A game from another package: once it is installed, it is in the gallery, on the workbench, in records and in the lab,
and it passes the tests of any game. Nothing of the project is changed for it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests import live
from tests.browser.conftest import axe, borrowed, open_at, shared_page, shot

PACKAGE = live.ROOT / "tests" / "fourth_game"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder the package is installed into, beside the project."""
    folder = tmp_path_factory.mktemp("installed")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(PACKAGE)], check=True, timeout=120)
    return os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))


@pytest.fixture(scope="module")
def server(installed: str) -> Iterator[live.Server]:
    with live.voila(PYTHONPATH=installed) as server:
        yield server


@pytest.fixture(scope="module")
def shared(profile: BrowserContext, server: live.Server) -> Iterator[Page]:
    with shared_page(profile, server, "game.ipynb", game="sixtricks", case="another-suit") as page:
        yield page


@pytest.fixture
def page(shared: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    with borrowed(shared, request):
        yield shared


def test_it_passes_the_tests_of_any_game(installed: str) -> None:
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "sixtricks"]
    done = subprocess.run(
        tests, cwd=live.ROOT, env=os.environ | {"PYTHONPATH": installed}, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed and int(passed[1]) > 30


def test_without_it_there_is_no_such_game() -> None:
    code = "from explorer.games import GAMES; print(*GAMES.names())"
    done = subprocess.run([sys.executable, "-c", code], cwd=live.ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["football", "guandan", "war"]


def test_nothing_of_the_project_names_it() -> None:
    named = [
        file
        for folder in ("explorer", "widgets", "notebooks")
        for file in (live.ROOT / folder).rglob("*")
        if file.suffix in {".py", ".js", ".css", ".ftl", ".ipynb"} and "sixtricks" in file.read_text(encoding="utf-8")
    ]
    assert named == []


def test_a_step_a_refusal_and_the_end_of_a_trick(page: Page) -> None:
    say = page.locator(".crx-table .say")
    expect(page.locator("[data-zone=hand-0] button.card")).to_have_count(2)
    page.locator('[data-card="9H"]').click()
    expect(say).to_contain_text("You play 9♥.")
    page.locator("[data-command=step]").click()
    expect(say).to_contain_text("The opponent plays A♠.")
    expect(say).to_contain_text("sixtricks.follow")
    page.locator("[data-command=step]").click()
    expect(say).to_contain_text("You take the trick: you have 1 now.")
    page.locator("[data-zone=hand-1] .card").first.click()  # not yours
    expect(page.locator(".crx-table .why")).to_contain_text("is no card")
    shot(page, "fourth-game")


def test_the_record_of_it_is_replayed(page: Page) -> None:
    page.locator(".crx-part-cases li button").nth(2).click()
    page.locator('[data-card="9H"]').click()
    expect(page.locator(".crx-table .say")).to_contain_text("You play 9♥.")
    with page.expect_download() as download:
        page.locator(".crx-files .buttons button").first.click()
    record = json.loads(Path(download.value.path()).read_text())
    assert (record["game"], record["actions"][0]) == ("sixtricks", "9H")
    page.locator(".crx-files textarea").fill(json.dumps(record))
    page.locator(".crx-files .paste button").click()
    expect(page.locator(".crx-files .answer")).to_contain_text("The game is loaded")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_gallery_leads_to_it_in_the_chosen_language(page: Page, server: live.Server, language: str) -> None:
    other = page.context.new_page()
    open_at(other, server, "index.ipynb", lang=language)
    name = {"en": "Six Tricks", "ar": "ست لمّات"}[language]
    article = other.locator(".crx-gallery article", has=other.get_by_role("heading", name=name))
    expect(article).to_have_count(1)
    article.locator(".cases a").nth(2).click()
    expect(other.locator(".crx-table")).to_have_attribute("lang", language, timeout=60_000)
    assert "game=sixtricks" in other.url and "case=three-each" in other.url
    expect(other.locator(".crx-part-cases li button").nth(2)).to_have_attribute("aria-pressed", "true")
    assert axe(other) == []
    for width in (1280, 390):
        other.set_viewport_size({"width": width, "height": 900})
        assert other.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        shot(other, f"fourth-game-{language}-{width}")
    other.close()


def test_the_lab_plays_it_in_plain_python_and_opens_a_game(page: Page, server: live.Server) -> None:
    other = page.context.new_page()
    open_at(other, server, "lab.ipynb", lang="en")
    form = other.locator(".crx-lab-form")
    form.get_by_role("button", name="Six Tricks", exact=True).click()
    expect(form).to_contain_text("Cards in a hand")
    games = form.locator("input[type=text]").first
    games.fill("200")
    games.press("Tab")
    form.locator("button.primary").click()
    expect(other.locator(".crx-figures")).to_contain_text("Nobody wins", timeout=60_000)
    other.locator(".crx-bars button.column").first.click()
    other.locator(".crx-bars .games li button").first.click()
    expect(other.locator(".crx-table .say")).to_contain_text("Both hold 6 cards.", timeout=60_000)
    other.close()
