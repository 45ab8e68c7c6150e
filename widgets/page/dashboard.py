"""A dashboard as the gallery shows it."""

from __future__ import annotations

from typing import NamedTuple


class Dashboard(NamedTuple):
    """`messages` is what the ids of its `name` and its `line` begin with, `emblem` a few cards that stand for it;
    a number is a player's card.

    `cases` are what its address can open (`?case=`), each with the id of its name, and `heading` is that of what they
    are called together.
    """

    messages: str
    notebook: str
    emblem: tuple[str, ...]
    cases: dict[str, str]
    heading: str = "gallery-cases"
