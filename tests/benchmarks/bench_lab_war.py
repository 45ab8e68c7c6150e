"""War by the million: how many games a second the kernel plays on one core, warm.

Prints games a second in CPU time, the median of a few repetitions. Random games are taken in turn with two peers, so
that the ratios hold on any machine: `war.c`, the same games in plain C, built here if there is a compiler; and
batamiaou from PyPI, a War for children of 36 cards without choices, put into an environment of its own,
`build/peers-war`. What is not to be had is left out, and it says so. Then follow other bots and readings, memory a
game, the figures of rules/war.md, and small packs solved exactly beside the same packs played. What is needed before
the first game (compiling, or reading what was compiled) is printed by itself.
"""

from __future__ import annotations

import argparse
import ctypes
import shutil
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import numpy as np
from numpy.typing import NDArray

from explorer import war
from explorer.chance import Chance
from explorer.lab.batch import Columns
from explorer.war import exact
from explorer.war.batch import BATCH as batch

REPETITIONS, CAP, LEAST, MOST = 7, 10_000_000, 200_000, 64
SLOWER, TIMES = 1.7, 3  # at most so many times the time of the C version; at least so many times as fast as batamiaou
RANDOM = ["random", "random"]
BUILD = Path(__file__).parents[2] / "build"
BATAMIAOU = """
import sys
from time import process_time
from batamiaou import BatamiaouGame
game, games, rounds = BatamiaouGame(), int(sys.argv[1]), 0
begin = process_time()
for seed in range(games):
    game.reset(seed)
    rounds += game.run()
print(process_time() - begin, rounds)
"""

Work = Callable[[np.ndarray], np.ndarray]
"""Plays a game for each seed and tells how many battles each had."""


class Rates:
    """Games and battles a second, of some repetitions."""

    def __init__(self) -> None:
        self.games: list[float] = []
        self.battles: list[float] = []

    def add(self, seconds: float, games: int, battles: int) -> None:
        self.games.append(games / seconds)
        self.battles.append(battles / seconds)

    def time(self, work: Work, number: int, games: int) -> np.ndarray:
        """One repetition, with seeds of its own; the battles of its games."""
        seeds = np.arange(number * games, (number + 1) * games, dtype=np.uint64)
        begin = process_time()
        battles = work(seeds)
        self.add(process_time() - begin, games, int(battles.sum()))
        return battles

    def __str__(self) -> str:
        return f"{median(self.games):>9,.0f} games/s, {1e9 / median(self.battles):5.1f} ns a battle"


def kernel(bots: list[str], **settings: str | int) -> Work:
    game = war.Game(**settings)
    return lambda seeds: batch.play(game, bots, seeds, CAP)["battles"]


def in_c() -> Work | None:
    """The C version, built; None where it cannot be."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    BUILD.mkdir(exist_ok=True)
    library = BUILD / "war.so"
    source = Path(__file__).with_name("war.c")
    flags = ["-std=c99", "-O3", "-shared", "-fPIC"]
    if subprocess.run([compiler, *flags, "-o", str(library), str(source)]).returncode:
        return None
    play = ctypes.CDLL(str(library)).war

    play.argtypes = [ctypes.c_void_p, ctypes.c_int64, *[ctypes.c_void_p] * 3]

    def work(seeds: np.ndarray) -> np.ndarray:
        battles, winner, exhausted = (np.zeros(len(seeds), dtype) for dtype in (np.int32, np.int8, np.int8))
        play(seeds.ctypes.data, len(seeds), battles.ctypes.data, winner.ctypes.data, exhausted.ctypes.data)
        return battles

    return work


def batamiaou() -> str | None:
    """The Python of an environment that has it; None where that cannot be made."""
    python = BUILD / "peers-war" / "bin" / "python"
    if not python.exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(python.parents[1])], capture_output=True)
        if made.returncode:
            return None
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "batamiaou==0.1.0"]
    done = subprocess.run([str(python), *install], capture_output=True)
    return str(python) if done.returncode == 0 else None


def peers(games: int) -> None:
    """Random games, in turn with both peers."""
    ours, plain, children = Rates(), Rates(), Rates()
    c, python = in_c(), batamiaou()
    for number in range(REPETITIONS):
        battles = ours.time(kernel(RANDOM), number, games)
        if c:
            assert np.array_equal(plain.time(c, number, games), battles), "the C version plays other games"
        if python:
            command = [python, "-c", BATAMIAOU, str(games // 4)]
            seconds, rounds = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
            children.add(float(seconds), games // 4, int(rounds))
    speed = median(ours.games)
    print(f"war lab: random     {ours} (at least {LEAST:,}){'' if speed >= LEAST else '  SLOW'}")
    if c:
        ratio = median(theirs / our for our, theirs in zip(ours.games, plain.games, strict=True))
        verdict = f"(at most {SLOWER}){'' if ratio <= SLOWER else '  SLOW'}"
        print(f"war lab: in C       {plain}; the kernel takes {ratio:.2f} times as long {verdict}")
    else:
        print("war lab: nothing to compare with in C: no compiler (cc), or it failed")
    if python:
        ratio = median(our / theirs for our, theirs in zip(ours.games, children.games, strict=True))
        verdict = f"(at least {TIMES}){'' if ratio >= TIMES else '  SLOW'}"
        print(f"war lab: batamiaou  {children}; the kernel plays {ratio:.1f} times as many games {verdict}")
    else:
        print("war lab: nothing to compare with from PyPI: batamiaou could not be installed")
    rules = Rates()
    rules.time(by_the_rules, 0, 20)
    print(f"war lab: rules.py   {rules}; the kernel plays {speed / rules.games[0]:,.0f} times as many games")


def by_the_rules(seeds: np.ndarray) -> np.ndarray:
    game, found = war.Game(), []
    for seed in map(int, seeds):
        state, actions = game.start(seed), 0
        streams = [Chance(seed).fork(seat + 1) for seat in (0, 1)]
        while (seat := game.actor(state)) is not None:
            action, streams[seat] = war.BOTS["random"](game, game.view(state, seat), streams[seat])
            state = game.apply(state, action).state
            actions += 1
        found.append(actions // 2)
    return np.array(found)


def others(games: int) -> None:
    """What else there is to play, and memory."""
    for bots, settings, share in (
        (["lowest", "random"], {}, 4),
        (["highest", "random"], {}, 4),
        (["lowest", "lowest"], {}, 200),
        (RANDOM, {"collect": "reshuffle"}, 8),
        (RANDOM, {"hand_size": 1}, 4),
        (RANDOM, {"hand_size": 5, "burn": 10}, 4),
    ):
        rates = Rates()
        for number in range(3):
            rates.time(kernel(bots, **settings), number, games // share)
        told = ", ".join([" against ".join(bots), *(f"{name} {value}" for name, value in settings.items())])
        print(f"war lab: {told:50}{rates}")
    seeds = np.arange(games, dtype=np.uint64)
    tracemalloc.start()
    batch.play(war.Game(), RANDOM, seeds, CAP)
    used = tracemalloc.get_traced_memory()[1] / games
    tracemalloc.stop()
    print(f"war lab: {used:.0f} bytes a game (at most {MOST}){'' if used <= MOST else '  OVER'}")


def around(values: np.ndarray, form: str) -> str:
    """The mean with its 95 % interval."""
    return f"{values.mean():{form}} ± {1.96 * values.std() / sqrt(len(values)):{form}}"


def figures(games: int) -> None:
    """Those of rules/war.md, which are in brackets."""

    def found(count: int, *bots: str, **settings: str) -> dict[str, np.ndarray]:
        return batch.play(war.Game(**settings), bots, np.arange(count, dtype=np.uint64), CAP)

    columns = found(games, *RANDOM)
    ties = columns["wars"].sum() / columns["battles"].sum()
    median_, high = np.quantile(columns["battles"], [0.5, 0.99])
    print(
        f"\n{games:,} random games: battles {around(columns['battles'], '.2f')} (299.80), median {median_:.0f} (227), "
        f"99th percentile {high:.0f} (1179)"
    )
    print(
        f"  ties a battle {ties:.4f} (0.0593), exhausted {around(100 * exhausted(columns), '.2f')} % (11.91), "
        f"the human wins {around(100 * (columns['winner'] == 0), '.2f')} % (49.99)"
    )
    columns = found(games // 8, *RANDOM, collect="reshuffle")
    print(
        f"  reshuffle: battles {around(columns['battles'], '.2f')} (298.66), "
        f"exhausted {around(100 * exhausted(columns), '.2f')} % (11.57)"
    )
    for human, share in (("lowest", 90.4), ("highest", 47.7)):
        columns = found(games // 8, human, "random")
        print(f"  {human} against random wins {around(100 * (columns['winner'] == 0), '.2f')} % ({share})")
    columns = found(games // 400, "lowest", "lowest")
    high = np.quantile(columns["battles"], 0.99)
    print(
        f"  lowest against lowest: battles {around(columns['battles'], '.0f')} (30500), 99th percentile {high:.0f} "
        "(147000)"
    )


def exhausted(columns: Columns) -> NDArray[np.bool_]:
    return np.isin(columns["reason"], (1, 2))


def small(games: int) -> None:
    """Exact answers, and the same from games."""
    seeds = np.arange(games, dtype=np.uint64)
    print(
        f"\n{'pack':6}{'tables':>7}{'s':>6}  {'battles':>26}  {'exhausted, %':>26}  {'both, %':>26}  {'human, %':>26}"
    )
    for ranks, suits in ((2, 2), (3, 2), (4, 2), (2, 3), (2, 4), (6, 1)):
        begin = process_time()
        found = exact.solve(ranks, suits)
        spent = process_time() - begin
        columns = batch.play(war.Game(), RANDOM, seeds, CAP, ranks=ranks, suits=suits)
        pairs = (
            (found.battles, columns["battles"]),
            (100 * found.exhaustion, 100 * exhausted(columns)),
            (100 * found.both, 100 * (columns["reason"] == 2)),
            (100 * found.human, 100 * (columns["winner"] == 0)),
        )
        told = "".join(f"  {float(true):>9.4f}, {around(values, '.3f'):>15}" for true, values in pairs)
        print(f"{ranks}×{suits:<4}{found.tables:>7}{spent:>6.1f}{told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=100_000, help="in each repetition; figures are of ten times as many"
    )
    games = max(400, parser.parse_known_args()[0].games)
    begin = perf_counter()
    batch.play(war.Game(), RANDOM, np.zeros(1, np.uint64), CAP)
    print(f"war lab: ready after {perf_counter() - begin:.1f} s")
    peers(games)
    others(games)
    figures(10 * games)
    small(games)


if __name__ == "__main__":
    main()
