"""The workbench of whatever game the page's address names, for games without a notebook of their own."""

from __future__ import annotations

from explorer.problems import SettingError, shown
from widgets.page import address
from widgets.screens import SCREENS
from widgets.workbench.workbench import Workbench


def workbench(
    game: str | None = None, lang: str | None = None, case: str | None = None, query: str | None = None
) -> Workbench:
    """A game to step through, by its name: that in the page's address (`?game=war`), else the one given, else the
    first that is found. Language and case are as for the workbench of a certain game. `SettingError` if there is no
    such game.
    """
    games = SCREENS.names()
    if game is not None and game not in games:
        raise SettingError("unknown-value", place="game", expected=", ".join(games), got=shown(game))
    name = address.read({"game": games}, query).chosen.get("game", game or games[0])
    return Workbench(SCREENS.module(name).View(), lang, case, query, {"game": games})
