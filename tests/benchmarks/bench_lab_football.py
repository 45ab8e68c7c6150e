"""Football matches by the thousand: how many a second the kernel plays on one core, warm.

Prints, for every mix of bots, matches a second in CPU time, the median of a few repetitions, and for random ones how
many times as fast as `rules.py` that is; what a chart's series and the odds against the outcome cost; memory a match;
and the slowest of all readings. What is needed before the first match (compiling, or reading what was compiled) is
printed by itself.
"""

from __future__ import annotations

import argparse
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import product
from statistics import median
from time import perf_counter, process_time

import numpy as np

from explorer import football
from explorer.chance import Chance
from explorer.football.batch import BATCH as batch

REPETITIONS, CAP, LEAST, MOST = 5, 10_000, 200_000, 64
RANDOM = ["random", "random"]


def rate(work: Callable[[np.ndarray], object], matches: int, repetitions: int = REPETITIONS) -> float:
    """Matches a second, the median; every repetition has seeds of its own."""
    found = []
    for number in range(repetitions):
        seeds = np.arange(number * matches, (number + 1) * matches, dtype="uint64")
        begin = process_time()
        work(seeds)
        found.append(matches / (process_time() - begin))
    return median(found)


def by_the_rules(game: football.Game, seeds: np.ndarray) -> None:
    for seed in map(int, seeds):
        state, streams = game.start(seed), [Chance(seed).fork(team + 1) for team in (0, 1)]
        while (seat := game.actor(state)) is not None:
            view = game.view(state, seat)
            action, streams[seat] = football.BOTS["random"](game, view, streams[seat])
            state = game.apply(state, action).state


def memory(game: football.Game, matches: int) -> float:
    """Bytes a match at the highest, its seed not counted."""
    seeds = np.arange(matches, dtype="uint64")
    tracemalloc.start()
    found = batch.play(game, RANDOM, seeds, CAP)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(found["winner"]) == matches
    return most / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200_000, help="in each repetition")
    matches = parser.parse_known_args()[0].matches
    game, begin = football.Game(), perf_counter()
    batch.play(game, RANDOM, np.zeros(1, "uint64"), CAP)
    print(f"football lab: ready after {perf_counter() - begin:.1f} s")
    plain = rate(lambda seeds: by_the_rules(game, seeds), 50)
    for names in map(list, product(batch.BOTS, repeat=2)):
        found = rate(partial(batch.play, game, names, cap=CAP), matches)
        told = ""
        if names == RANDOM:
            told = f" (at least {LEAST:,}){'' if found >= LEAST else '  SLOW'}, {found / plain:.0f} times rules.py"
        print(f"football lab: {' against '.join(names)}, {found:,.0f} matches a second{told}")
    found = rate(lambda seeds: batch.series(game, RANDOM, seeds, 60, CAP), matches // 10)
    print(f"football lab: with a series of 60 points, {found:,.0f} matches a second")
    found = rate(lambda seeds: batch.odds_against_outcome(game, RANDOM, seeds, 20, CAP), matches // 10)
    print(f"football lab: with odds against the outcome, {found:,.0f} matches a second")
    settings = football.RULEBOOK.settings
    readings = [dict(zip(settings, it, strict=True)) for it in product(*(one.values for one in settings.values()))]
    rates = [rate(partial(batch.play, football.Game(**it), RANDOM, cap=CAP), matches // 10, 3) for it in readings]
    slowest = min(range(len(readings)), key=rates.__getitem__)
    print(f"football lab: random under the slowest of {len(readings)} readings, {rates[slowest]:,.0f} matches a second")
    print(f"              {readings[slowest]}")
    used = memory(game, matches)
    print(f"football lab: {used:.0f} bytes a match (at most {MOST}){'' if used <= MOST else '  OVER'}")


if __name__ == "__main__":
    main()
