"""Players that are programs. A bot sees only its seat's view of the state."""

from __future__ import annotations

from collections.abc import Callable

from explorer.cards import Card
from explorer.chance import Chance
from explorer.war.rules import Game
from explorer.war.state import State

Bot = Callable[[Game, State, Chance], tuple[str, Chance]]
"""From the game, the view of the seat to act and a stream of chance to an action and the stream after it."""


def random(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Any card of the hand, all equally likely. Draws one number even where there is no choice."""
    actions = game.choices(view)
    choice, chance = chance.below(len(actions))
    return actions[choice], chance


def highest(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The highest rank of the hand; of equal ones the first."""
    return max(game.choices(view), key=_value), chance


def lowest(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The lowest rank of the hand; of equal ones the first."""
    return min(game.choices(view), key=_value), chance


def _value(action: str) -> int:
    return Card(action).value


BOTS: dict[str, Bot] = {"random": random, "highest": highest, "lowest": lowest}
