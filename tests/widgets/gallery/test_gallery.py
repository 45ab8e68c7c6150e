"""The gallery by its traits."""

from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import pytest

from explorer import war
from explorer.words import languages
from tests.live import ROOT
from widgets.gallery.gallery import Gallery, dashboards
from widgets.page.dashboard import ANY_GAME
from widgets.screens import SCREENS
from widgets.war import View


@pytest.mark.parametrize("language", languages())
def test_every_game_and_case_is_linked_in_the_language_chosen(language):
    gallery, known = Gallery(query=f"lang={language}"), dashboards()
    assert gallery.view.lang == language
    assert len(gallery.view.games) == len(known)
    for game, dashboard in zip(gallery.view.games, known, strict=True):
        links = [urlsplit(link) for link in (game["href"], *(case["href"] for case in game["cases"]))]
        assert all((ROOT / "notebooks" / link.path).exists() for link in links)
        assert all(parse_qs(link.query)["lang"] == [language] for link in links)
        assert [parse_qs(link.query)["case"][0] for link in links[1:]] == list(dashboard.cases)


def test_every_notebook_is_in_the_gallery():
    notebooks = {file.name for file in (ROOT / "notebooks").glob("*.ipynb")} - {"index.ipynb", ANY_GAME}
    assert notebooks == {dashboard.notebook for dashboard in dashboards()}


def test_every_game_that_is_found_is_in_the_gallery():
    shown = {dashboard.messages.partition(":")[0] for dashboard in dashboards() if ":" in dashboard.messages}
    assert shown == set(SCREENS.names())


def test_a_game_without_pages_of_its_own_is_shown_in_the_notebook_of_any_game(monkeypatch):
    monkeypatch.setattr(type(SCREENS), "names", lambda self: ("war",))
    monkeypatch.setattr(type(SCREENS), "module", lambda self, name: SimpleNamespace(View=View))
    game = next(game for game in Gallery(query="").view.games if urlsplit(game["href"]).path == ANY_GAME)
    assert parse_qs(urlsplit(game["href"]).query) == {"game": ["war"], "lang": ["en"]}
    assert [parse_qs(urlsplit(case["href"]).query)["case"] for case in game["cases"]] == [[case] for case in war.CASES]


def test_the_choice_of_a_language_changes_all_links():
    gallery = Gallery(query="lang=<b>")
    assert "<b>" in gallery.notice.value
    gallery.language.value = "ar"
    assert gallery.notice.value == "" and all("lang=ar" in game["href"] for game in gallery.view.games)
