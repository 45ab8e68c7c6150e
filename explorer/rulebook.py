"""What a game's rules consist of: clauses, where each comes from, and the settings with their defaults.

A clause is named `game.word` and its text lives in the locale files. A *reading* is a setting for what the sources
leave open; a *variation* changes what they fix, for "what if".
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple

from explorer.problems import Facts, SettingError, shown
from explorer.saying import english


class Clause(NamedTuple):
    """One rule: its name, such as `war.burn`, and the source pages that state it."""

    name: str
    sources: tuple[str, ...]


class Setting(NamedTuple):
    """A choice of how to play: its name, its possible values, the default, and the clauses it touches."""

    name: str
    values: tuple[str | int, ...]
    default: str | int
    clauses: tuple[str, ...]
    variation: bool = False


class Rulebook:
    """All clauses and settings of one game, by name.

    >>> from explorer import war
    >>> war.RULEBOOK.settings["collect"].values
    ('under', 'reshuffle')
    >>> war.RULEBOOK.choose({"collect": "heap"})
    Traceback (most recent call last):
        ...
    explorer.problems.SettingError: collect: expected one of under, reshuffle; got “heap”.
    """

    def __init__(self, game: str, clauses: tuple[Clause, ...], settings: tuple[Setting, ...]) -> None:
        self.game = game
        self.clauses: Mapping[str, Clause] = Facts({clause.name: clause for clause in clauses})
        self.settings: Mapping[str, Setting] = Facts({setting.name: setting for setting in settings})

    def __repr__(self) -> str:
        return f"<Rulebook of {self.game}: {len(self.clauses)} clauses, {len(self.settings)} settings>"

    def choose(self, chosen: Mapping[str, Any]) -> Facts:
        """Every setting with the chosen value, or its default. An unknown name or value raises `SettingError`."""
        for name in chosen:
            if name not in self.settings:
                raise SettingError("unknown-key", place=shown(name), expected=", ".join(self.settings))
        values = {}
        for name, setting in self.settings.items():
            value = chosen.get(name, setting.default)
            # `True == 1`, yet a yes is no number of cards.
            if type(value) is not type(setting.default) or value not in setting.values:
                raise SettingError(
                    "unknown-value", place=name, expected=", ".join(map(str, setting.values)), got=shown(value)
                )
            values[name] = value
        return Facts(values)

    def _repr_html_(self) -> str:
        words = english()
        rows = (
            f"<tr><td><code>{clause}</code></td><td style='text-align:start'>{escape(words.clause(clause))}</td></tr>"
            for clause in self.clauses
        )
        return f"<table>{''.join(rows)}</table>"
