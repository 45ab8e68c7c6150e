"""`football.cover` and `football.draw`: what an attack can be answered with. `Game` and positions ask it.

`enough` is the reading `cover`.
"""

from __future__ import annotations

from explorer.football.players import Player
from explorer.football.rulebook import Enough
from explorer.football.state import Attack, State

MOST_DRAWS = 3
"""Cards that may be drawn for one attack."""


def covers(card: Player, attack: Attack, enough: Enough) -> bool:
    """`football.cover`: as high or higher in the stat of the attack (`equal`), or higher (`higher`)."""
    value, needed = card.value(attack.stat), attack.value
    return value >= needed if enough == "equal" else value > needed


def cover_at_hand(state: State, enough: Enough) -> Player | None:
    """The first card of the defender that covers the attack; None if there is none."""
    if state.attack is None:
        return None
    for card in state.hands[1 - state.turn]:
        if covers(card, state.attack, enough):
            return card
    return None


def can_draw(state: State) -> bool:
    """`football.draw`: whether another card may be drawn for the attack, as far as draws and the deck go."""
    return state.attack is not None and state.attack.draws < MOST_DRAWS and bool(state.deck)


def decides(state: State, enough: Enough) -> bool:
    """Whether the defender can still do something about the attack: cover, or draw."""
    return can_draw(state) or cover_at_hand(state, enough) is not None
