"""The lab as a whole: two workers against one, memory, the first result, and the figures of the rule books.

Prints the time of a run with one worker and with two (threads, and processes that are already there) and their ratio;
bytes a game; how long the first result takes when everything is warm; and the known figures of War and Guandan beside
those of a large run, each with how many standard errors it is off. `--games` sets the size of the War runs.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import median
from time import perf_counter

from explorer import guandan, lab, war
from explorer.lab.statistics import Figure, Z, share

WORKERS, REPETITIONS, LEAST, MOST = 2, 3, 1.7, 64
RANDOM = ["random", "random"]
KNOWN: dict[str, tuple[float, float]] = {  # the figure and its own standard error, from rules/war.md
    "mean battles": (299.80, 0.04),
    "ties a battle": (0.0593, 0.00003),
    "ended by exhaustion": (0.1191, 0.00005),
    "the human wins": (0.4999, 0.0002),
    "mean battles, reshuffle": (298.66, 0.06),
    "exhaustion, reshuffle": (0.1157, 0.00005),
    "lowest against random wins": (0.904, 0.0003),
    "highest against random wins": (0.477, 0.0003),
}


def seconds(executor: Callable[[], Executor], games: int) -> float:
    """How long a run takes, the median; the workers are there and warm."""
    found = []
    with executor() as pool:
        lab.run(war.Game(), RANDOM, 20_000, 1, executor=pool)
        for _ in range(REPETITIONS):
            begin = perf_counter()
            lab.run(war.Game(), RANDOM, games, 1, executor=pool)
            found.append(perf_counter() - begin)
    return median(found)


def first_result() -> float:
    """Seconds from the call to the first game that is told of."""
    begin, told = perf_counter(), []

    def progress(it: lab.Progress) -> bool:
        if it.done:
            told.append(perf_counter() - begin)
        return not told

    lab.run(war.Game(), RANDOM, 1_000_000, 1, progress=progress)
    return told[0]


def figures(games: int) -> dict[str, Figure]:
    def run(bots: list[str], **settings: str) -> lab.Games:
        return lab.run(war.Game(**settings), bots, games, 2026)

    def exhausted(it: lab.Games) -> Figure:
        ends = it.summary().shares["reason"]  # of one side, or of both
        return share(round(len(it) * (ends["war.exhausted"].value + ends["war.exhausted-both"].value)), len(it))

    def won(it: lab.Games) -> Figure:
        return it.summary().shares["winner"][0]

    plain, again = run(RANDOM), run(RANDOM, collect="reshuffle")
    return {
        "mean battles": plain.summary().spreads["battles"].mean,
        "ties a battle": plain.summary().ratios["ties"],
        "ended by exhaustion": exhausted(plain),
        "the human wins": won(plain),
        "mean battles, reshuffle": again.summary().spreads["battles"].mean,
        "exhaustion, reshuffle": exhausted(again),
        "lowest against random wins": won(run(["lowest", "random"])),
        "highest against random wins": won(run(["highest", "random"])),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    games = parser.parse_known_args()[0].games
    lab.run(war.Game(), RANDOM, 1000)  # compiled, or read from the disk
    print(f"first result, warm: {first_result():.3f} s (at most 1)")
    size = 3 * games
    spawned = get_context("spawn")
    for name, pool in (
        ("threads", lambda n: ThreadPoolExecutor(n)),
        ("processes", lambda n: ProcessPoolExecutor(n, mp_context=spawned)),
    ):
        one, two = (seconds(partial(pool, n), size) for n in (1, WORKERS))
        print(f"{size:,} games, {name}: one {one:.1f} s, two {two:.1f} s, {one / two:.2f} times (at least {LEAST})")
    if (os.cpu_count() or 1) < WORKERS:
        print("(there are no two cores here)")
    found = lab.run(war.Game(), RANDOM, games)
    held = sum(column.nbytes for column in found.columns.values()) / games
    print(f"bytes a game: {held:.0f} (at most {MOST})")
    print(f"figures of War, {games:,} games each:")
    for name, figure in figures(games).items():
        known, error = KNOWN[name]
        off = (figure.value - known) / ((figure.margin / Z) ** 2 + error**2) ** 0.5
        print(f"  {name}: {figure.value:.5g} ± {figure.margin:.2g}, known {known:.5g}, {off:+.1f} standard errors")
    for ending in ("stop", "play-on"):
        deals = lab.run(guandan.Game(double_down=ending), ["random"] * 4, max(games // 50, 100), 2026).summary()
        mean, turns = deals.spreads["deals"].mean, deals.ratios["turns"]
        print(
            f"Guandan, double_down={ending}: deals a match {mean.value:.2f} ± {mean.margin:.2f} (12.8 to 13.8), ",
            end="",
        )
        print(f"turns a deal {turns.value:.2f} ± {turns.margin:.2f} (141 to 143)")


if __name__ == "__main__":
    main()
