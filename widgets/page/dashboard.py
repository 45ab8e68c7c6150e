"""A dashboard as the gallery shows it."""

from __future__ import annotations

from typing import NamedTuple


class Dashboard(NamedTuple):
    """`name` is the beginning of its messages (`NAME-name`, `NAME-line`), `emblem` a few cards that stand for it;
    a number is a player's card.

    `cases` are what its address can open (`?case=`), each with the id of its name, and `heading` is that of what they
    are called together.
    """

    name: str
    notebook: str
    emblem: tuple[str, ...]
    cases: dict[str, str]
    heading: str = "gallery-cases"
