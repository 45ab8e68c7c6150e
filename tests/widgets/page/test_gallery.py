"""The gallery by its traits."""

from urllib.parse import parse_qs, urlsplit

import pytest

from explorer.words import languages
from tests.live import ROOT
from widgets.page.gallery import DASHBOARDS, Gallery


@pytest.mark.parametrize("language", languages())
def test_every_game_and_case_is_linked_in_the_language_chosen(language):
    gallery = Gallery(query=f"lang={language}")
    assert gallery.view.lang == language
    assert len(gallery.view.games) == len(DASHBOARDS)
    for game, dashboard in zip(gallery.view.games, DASHBOARDS, strict=True):
        links = [urlsplit(link) for link in (game["href"], *(case["href"] for case in game["cases"]))]
        assert all((ROOT / "notebooks" / link.path).exists() for link in links)
        assert all(parse_qs(link.query)["lang"] == [language] for link in links)
        assert [parse_qs(link.query)["case"][0] for link in links[1:]] == list(dashboard.cases)


def test_every_notebook_is_in_the_gallery():
    notebooks = {file.name for file in (ROOT / "notebooks").glob("*.ipynb")} - {"index.ipynb"}
    assert notebooks == {dashboard.notebook for dashboard in DASHBOARDS}


def test_the_choice_of_a_language_changes_all_links():
    gallery = Gallery(query="lang=<b>")
    assert "<b>" in gallery.notice.value
    gallery.language.value = "ar"
    assert gallery.notice.value == "" and all("lang=ar" in game["href"] for game in gallery.view.games)
