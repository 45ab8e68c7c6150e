"""Players that are programs."""

from __future__ import annotations

from collections.abc import Callable

from explorer.cards import Card
from explorer.chance import Chance
from six_tricks.rules import Game
from six_tricks.state import State

Bot = Callable[[Game, State, Chance], tuple[str, Chance]]


def random(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Any card that may be played, all equally likely."""
    actions = game.choices(view)
    choice, chance = chance.below(len(actions))
    return actions[choice], chance


def highest(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The highest card that may be played; of equal ones the first."""
    return max(game.choices(view), key=lambda action: Card(action).value), chance


BOTS: dict[str, Bot] = {"random": random, "highest": highest}
