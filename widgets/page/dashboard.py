"""A dashboard as the gallery shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ANY_GAME = "game.ipynb"
"""The notebook that shows any game, which its address names: `?game=war`."""


class Dashboard(NamedTuple):
    """`messages` is what the ids of its `name` and its `line` begin with, `emblem` a few cards that stand for it;
    a number is a player's card.

    `cases` are what its address can open (`?case=`), each with the id of its name, and `heading` is that of what they
    are called together. `query` is what its address has to say besides. The lower its `place`, the earlier it stands in
    the gallery; those of a place stand in the order in which they are found.
    """

    messages: str
    notebook: str
    emblem: tuple[str, ...] = ()
    cases: Mapping[str, str] = {}
    heading: str = "gallery-cases"
    place: int = 50
    query: Mapping[str, str] = {}


def of_game(
    game: str, cases: Mapping[str, object], emblem: tuple[str, ...] = (), notebook: str = "", place: int = 50
) -> Dashboard:
    """The dashboard of a game and its edge cases, in a notebook of its own or, without one, in that of any game."""
    query = {} if notebook else {"game": game}
    names = {case: f"{game}:case-{case}" for case in cases}
    return Dashboard(f"{game}:", notebook or ANY_GAME, emblem, names, place=place, query=query)
