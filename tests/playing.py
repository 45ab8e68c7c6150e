"""What tests of any game share: the games there are, and playing one at random."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from random import Random
from typing import Any

import explorer
from explorer.game import Game, RecordError, Step, game_named


def games() -> list[type[Game]]:
    """Every package of `explorer` that is a game."""
    found = []
    for module in pkgutil.iter_modules(explorer.__path__):
        if module.ispkg:
            try:
                found.append(game_named(module.name))
            except RecordError:
                continue
    return found


GAMES = games()


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
