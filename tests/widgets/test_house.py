"""Shared files of the screen name no game: what is in one game's folder is the only place that knows it."""

import re

import pytest

from tests.live import ROOT
from widgets.screens import SCREENS

NAMES = re.compile(rf"\b({'|'.join(SCREENS.names())})\b", re.IGNORECASE)
FOLDERS = [folder for folder in (ROOT / "widgets").iterdir() if folder.is_dir() and folder.name not in SCREENS.names()]


def files(folder):
    return [file for file in folder.rglob("*") if file.suffix in (".py", ".js", ".css", ".ftl")]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda it: it.name)
def test_no_shared_file_names_a_game(folder):
    named = {}
    for file in files(folder):
        if found := NAMES.findall(file.read_text(encoding="utf-8")):
            named[str(file.relative_to(ROOT))] = found
    assert named == {}


def test_the_search_finds_a_game_where_it_is_named():
    assert NAMES.findall("words.text('war:name')") == ["war"] and not NAMES.findall("towards a warm forward")
    assert sum(len(files(folder)) for folder in FOLDERS) > 60
