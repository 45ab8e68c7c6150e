"""How the pot lies on the table: pairs, what was burned between them, and cards of which no more is known."""

from __future__ import annotations

from typing import NamedTuple

from explorer.cards import Card
from explorer.war.state import Laid


class Pair(NamedTuple):
    """The two cards of a battle, the human's first, and whether their ranks are equal."""

    cards: tuple[Card, Card]
    tie: bool


class Burn(NamedTuple):
    """The cards each side burned after a tie, the human's first."""

    human: tuple[Card, ...]
    opponent: tuple[Card, ...]


class Loose(NamedTuple):
    """Cards that belong to no battle of the position they came with."""

    cards: tuple[Card, ...]


def groups(pot: tuple[Laid, ...]) -> list[Pair | Burn | Loose]:
    """The pot in the order it was laid; every card is in one group.

    >>> from explorer import war
    >>> timeline = war.CASES["short-burn"].timeline()
    >>> while timeline.forward().kind != "refill":
    ...     pass
    >>> for group in groups(timeline.state.pot):
    ...     print(group)
    Pair(cards=(Card('7S'), Card('7C')), tie=True)
    Burn(human=(Card('2D'), Card('6C'), Card('9S')), opponent=(Card('3C'), Card('8H')))
    """
    found: list[Pair | Burn | Loose] = []
    i = 0
    while i < len(pot):
        card, seat, up = pot[i]
        if up and seat == 0 and i + 1 < len(pot) and pot[i + 1][1:] == (1, True):
            other = pot[i + 1].card
            found.append(Pair((card, other), card.value == other.value))
            i += 2
        elif up or seat is None:
            last = found[-1] if found else None
            if isinstance(last, Loose):
                found[-1] = Loose((*last.cards, card))
            else:
                found.append(Loose((card,)))
            i += 1
        else:
            end = next((j for j in range(i, len(pot)) if pot[j].up or pot[j].seat is None), len(pot))
            human, opponent = (tuple(it.card for it in pot[i:end] if it.seat == side) for side in (0, 1))
            found.append(Burn(human, opponent))
            i = end
    return found
