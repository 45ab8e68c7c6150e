"""The engine's speed: whole random games of War through `apply`, events and all.

Prints milliseconds for a game of 300 battles and, as a figure that holds on any machine, the ratio to a shuffle of 52
cards by the standard library.
"""

from __future__ import annotations

import random
import statistics
from time import process_time

from explorer import war
from explorer.chance import Chance

GAMES, BATTLES = 40, 300


def game(rules: war.Game, seed: int) -> int:
    """Plays a game and returns how many battles it had."""
    state, chance, actions = rules.start(seed), Chance(seed).fork(1), 0
    while rules.actor(state) is not None:
        choice, chance = chance.below(len(legal := rules.actions(state)))
        state = rules.apply(state, legal[choice]).state
        actions += 1
    return actions // 2


def main() -> None:
    rules = war.Game()
    game(rules, 0)
    per_game = []
    for seed in range(GAMES):
        start = process_time()
        battles = game(rules, seed)
        per_game.append((process_time() - start) * 1000 * BATTLES / battles)
    pack, start = list(range(52)), process_time()
    for _ in range(2000):
        random.shuffle(pack)
    shuffle = (process_time() - start) / 2
    median = statistics.median(per_game)
    print(f"engine: a random game of {BATTLES} battles through apply: {median:.1f} ms CPU (at most 20)")
    print(f"        as much as {median / shuffle:.0f} shuffles of 52 cards by random.shuffle")


if __name__ == "__main__":
    main()
