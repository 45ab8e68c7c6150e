"""Player cards: a name and five stats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

if TYPE_CHECKING:
    from explorer.words import Words

StatName = Literal["goals", "trophies", "caps", "seasons", "assists"]
STATS: tuple[StatName, ...] = get_args(StatName)
"""The five stats of a card (`football.deck`)."""
HIGHEST_VALUE = 1_000_000
"""The value of a stat, at most: beyond it is a mistake."""
MOST_CHARACTERS = 60
"""Characters of a name, at most, and of a nation or a position."""
_PLACES = {stat: place for place, stat in enumerate(STATS, 1)}
_STATS: dict[str, StatName] = {stat: stat for stat in STATS}


def stat_named(text: object) -> StatName | None:
    """The stat of that name; None where there is none."""
    return _STATS.get(text) if isinstance(text, str) else None


class Stat(str):
    """A stat that a sentence names in its language."""

    __slots__ = ()

    def said(self, words: Words) -> str:
        return words.text(f"football:stat-{self!s}")


def in_words(stats: Iterable[StatName]) -> tuple[Stat, ...]:
    """Stats as a sentence lists them."""
    return tuple(map(Stat, stats))


class Player(NamedTuple):
    """A card: the player's name, which no other card of its deck has, and five stats, whole numbers from 0 up.

    >>> Player("Ada", 3, 0, 12, 4, 5).value("caps")
    12
    """

    name: str
    goals: int
    trophies: int
    caps: int
    seasons: int
    assists: int
    nation: str = ""
    position: str = ""

    def value(self, stat: StatName) -> int:
        """The value in that stat."""
        return int(self[_PLACES[stat]])

    def said(self, words: Words) -> str:
        """The name, as every language has it; `hidden` for a card that cannot be seen."""
        return "hidden" if self == HIDDEN else self.name

    def __str__(self) -> str:
        return self.name


HIDDEN = Player("??", 0, 0, 0, 0, 0)
"""A card that cannot be seen."""

Deck = tuple[Player, ...]


def by_name(cards: Iterable[Player]) -> Deck:
    """The cards in the order of their names."""
    return tuple(sorted(cards, key=lambda card: card.name))


def is_plain(text: str) -> bool:
    """Whether a text can be a name, a nation or a position, none at all included: one line, not too long, and not that
    of a hidden card. Joiners belong to words."""
    printable = all(letter.isprintable() or letter in _JOINERS for letter in text)
    return printable and text == " ".join(text.split()) and len(text) <= MOST_CHARACTERS and text != HIDDEN.name


def is_name(text: str) -> bool:
    """Whether a text can be a name: a plain one with something to be seen."""
    return is_plain(text) and bool(text.strip(_JOINERS + " "))


_JOINERS = "\u200c\u200d"
