"""The workbench of the game that an address names."""

import pytest

from explorer.problems import SettingError
from widgets.screens import SCREENS
from widgets.workbench import any_game


@pytest.mark.parametrize("game", SCREENS.names())
def test_the_address_names_the_game_its_case_and_its_language(game):
    case = list(SCREENS.module(game).View.cases)[-1]
    bench = any_game.workbench(query=f"game={game}&case={case}&lang=ar")
    assert (bench.timeline.game.name, bench.parts.cases.chosen, bench.words.language) == (game, case, "ar")
    assert bench.parts.table.scene["rows"] and bench.parts.table.scene["why"] is None


def test_a_game_that_there_is_not_is_ignored_and_said_so():
    bench = any_game.workbench(game=SCREENS.names()[-1], query="game=<b>")
    assert bench.timeline.game.name == SCREENS.names()[-1]
    assert "<b>" in bench.parts.table.scene["why"]["text"]


def test_without_a_name_it_is_the_first_game_there_is():
    assert any_game.workbench(query="").timeline.game.name == SCREENS.names()[0]


@pytest.mark.parametrize("game", ["", "chess", 3, ["war"]])
def test_what_is_asked_for_by_code_must_exist(game):
    with pytest.raises(SettingError, match="game"):
        any_game.workbench(game=game, query="")
