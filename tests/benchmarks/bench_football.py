"""Football stat cards: how fast a match is played and odds are counted, and how strong each bot is.

Prints a random match through `apply`, events and all; all odds of a hand of seven cards; the median decision of each
bot; and matches between two bots, each deal played twice with the teams changed round, with 95 % intervals.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from statistics import mean, median, stdev
from time import process_time

from explorer import football
from explorer.chance import Chance


def timed(work: Callable[[int], object], times: int) -> float:
    """Milliseconds each of so many runs takes, the median."""
    spent = []
    for number in range(times):
        begin = process_time()
        work(number)
        spent.append(1000 * (process_time() - begin))
    return median(spent)


def at_random(game: football.Game, seed: int) -> None:
    state, random = game.start(seed), Random(seed)
    while game.actor(state) is not None:
        state = game.apply(state, random.choice(game.actions(state))).state


def play(game: football.Game, bots: list[str], deal: int, chance: int, times: dict[str, list[float]]) -> float:
    """One match: 1 if the first team wins, 0.5 for a draw. Fills in how long each bot thought, in seconds."""
    state = game.start(deal)
    streams = [Chance(chance).fork(seat + 1) for seat in range(2)]
    while (seat := game.actor(state)) is not None:
        view, begin = game.view(state, seat), process_time()
        action, streams[seat] = football.BOTS[bots[seat]](game, view, streams[seat])
        times.setdefault(bots[seat], []).append(process_time() - begin)
        state = game.apply(state, action).state
    result = game.result(state)
    assert result is not None
    return 0.5 if result.winner is None else float(result.winner == 0)


def strength(game: football.Game, one: str, other: str, matches: int, times: dict[str, list[float]]) -> str:
    """The first bot's share of the points, with its 95 % interval, and how many matches were drawn."""
    points = []
    for number in range(matches):
        bots = [one, other] if number % 2 == 0 else [other, one]
        found = play(game, bots, number // 2, number, times)
        points.append(found if number % 2 == 0 else 1 - found)
    around = 1.96 * stdev(points) / sqrt(matches)
    return f"{100 * mean(points):.1f} ± {100 * around:.1f} % of the points, {points.count(0.5)} drawn"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000, help="for each pair of bots")
    matches = parser.parse_known_args()[0].matches
    game, times = football.Game(), dict[str, list[float]]()
    took = timed(lambda seed: at_random(game, seed), 200)
    print(f"football: a random match through apply  {took:.2f} ms (at most 5){'' if took <= 5 else '  OVER'}")
    states = [game.start(seed) for seed in range(200)]
    took = timed(lambda seed: football.odds(game, states[seed]), 200)
    print(f"football: all odds of seven cards  {took:.2f} ms (at most 20){'' if took <= 20 else '  OVER'}")
    for one, other in (("best", "random"), ("best", "best")):
        print(f"football: {matches} matches, {one} against {other}: {strength(game, one, other, matches, times)}")
    for name, spent in times.items():
        print(f"football: a decision of {name}, median {1000 * median(spent):.2f} ms (under 5)")


if __name__ == "__main__":
    main()
