"""What tests of any game share: the games there are, and playing one at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from explorer.game import Game, Step, game_named
from explorer.games import GAMES as PACKAGES

GAMES: list[type[Game]] = [game_named(name) for name in PACKAGES.names()]
"""Every game that is found, also those of packages that are installed."""


def play(game: Game, state: Any, seed: int, limit: int = 10_000) -> Iterator[tuple[Any, str, Step]]:
    """Random actions from a state until the game is over, or `limit` of them: (state before, action, step)."""
    rng = Random(seed)
    for _ in range(limit):
        if game.actor(state) is None:
            return
        action = rng.choice(game.actions(state))
        step = game.apply(state, action)
        yield state, action, step
        state = step.state
