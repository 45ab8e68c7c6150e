"""What an action means to the rules, and how it is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from explorer.cards import Card
from explorer.guandan.cards import notation
from explorer.guandan.cards.hand import Play
from explorer.guandan.rulebook import Settings

PASS, RETURN, RESTART = "pass", "return", "restart"


class Word(Enum):
    """An action that names no card."""

    PASS = PASS
    RESTART = RESTART

    @property
    def text(self) -> str:
        return self.value


@dataclass(frozen=True)
class Return:
    """A card is given back for a tribute."""

    card: Card

    @property
    def text(self) -> str:
        return f"{RETURN} {self.card.text}"


Act = Play | Return | Word
"""A play is its cards, in the order in which they were named, and what they are played as."""


def written(acts: Iterable[Act], level: str, settings: Settings) -> list[str]:
    """Legal acts of a hand as text, each as it has to be under these settings of the rules.

    >>> from explorer import guandan
    >>> cards = guandan.cards_of("2H 2H")
    >>> written([(cards, guandan.Reading("pair", 2, "2")), Word.PASS, Return(cards[0])], "2", guandan.Game().settings)
    ['2H 2H', 'pass', 'return 2H']
    """
    acts = list(acts)
    plays = iter(notation.written((act for act in acts if isinstance(act, tuple)), level, settings))
    return [next(plays) if isinstance(act, tuple) else act.text for act in acts]
