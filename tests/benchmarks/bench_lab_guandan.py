"""Guandan matches by the thousand: how many deals a second the kernel plays on one core, warm.

Prints deals and matches a second in CPU time, the median of a few repetitions, for some mixes of bots; for random ones
how many times as fast as `rules.py` that is, and as the dou dizhu of rlcard and of open_spiel, the nearest games that
PyPI has: a game of dou dizhu is one deal, so that deals are what compares. These peers are put into an environment of
their own, `build/peers-guandan`; where that cannot be made, the ratios are left out and it says so. Last come the
slowest of all readings, memory a match, and the figures of rules/guandan.md. What is needed before the first match
(compiling, or reading what was compiled) is printed by itself.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

import numpy as np

from explorer import guandan
from explorer.chance import Chance
from explorer.guandan.batch import BATCH as batch

REPETITIONS, CAP, LEAST, TIMES, MOST = 5, 1_000_000, 2_000, 5, 64
RANDOM = ["random"] * 4
LINES = (RANDOM, ["cheapest"] * 4, ["cheapest", "random"] * 2)
PEERS = Path(__file__).parents[2] / "build" / "peers-guandan"
PEER_CODE = {
    "rlcard": """
import rlcard
from rlcard.agents import RandomAgent
env = rlcard.make("doudizhu", config={"seed": 1})
env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
def play():
    env.run(is_training=False)
""",
    "open_spiel": """
import random
import pyspiel
game, rng = pyspiel.load_game("dou_dizhu"), random.Random(1)
def play():
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))  # chance too, whose outcomes are equally likely
""",
}
PEER_RATE = """
from time import process_time
play()
begin, games = process_time(), 0
while process_time() - begin < 3:
    play()
    games += 1
print(games / (process_time() - begin))
"""

Columns = dict[str, np.ndarray]


def rates(work: Callable[[np.ndarray], Columns], matches: int, repetitions: int = REPETITIONS) -> tuple[float, float]:
    """Deals and matches a second, the medians; every repetition has seeds of its own."""
    deals, whole = [], []
    for number in range(repetitions):
        seeds = np.arange(number * matches, (number + 1) * matches, dtype=np.uint64)
        begin = process_time()
        columns = work(seeds)
        spent = process_time() - begin
        deals.append(int(columns["deals"].sum()) / spent)
        whole.append(matches / spent)
    return median(deals), median(whole)


def by_the_rules(game: guandan.Game, seeds: np.ndarray) -> Columns:
    deals = []
    for seed in map(int, seeds):
        state, streams = game.start(seed), [Chance(seed).fork(seat + 1) for seat in range(4)]
        while (seat := game.actor(state)) is not None:
            action, streams[seat] = guandan.BOTS["random"](game, game.view(state, seat), streams[seat])
            state = game.apply(state, action).state
        deals.append(state.deal)
    return {"deals": np.array(deals)}


def peers() -> dict[str, float]:
    """Games of dou dizhu a second by the name of the package; what is not to be had is told and left out."""
    python, found = PEERS / "bin" / "python", {}
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=False)
    for name, code in PEER_CODE.items():
        try:
            if subprocess.run([str(python), "-c", code], capture_output=True, timeout=120).returncode:
                pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", name]
                subprocess.run(pip, check=True, capture_output=True, timeout=300)
            run = [str(python), "-c", code + PEER_RATE]
            found[name] = float(subprocess.run(run, check=True, capture_output=True, text=True, timeout=120).stdout)
        except (OSError, subprocess.SubprocessError, ValueError) as problem:
            print(f"guandan lab: {name} is not to be had here, so there is no ratio to it ({type(problem).__name__})")
    return found


def memory(game: guandan.Game, matches: int) -> float:
    """Bytes a match at the highest, its seed not counted; what a run needs whatever its size is taken off."""
    most = []
    for count in (matches, 2 * matches):
        seeds = np.arange(count, dtype=np.uint64)
        tracemalloc.start()
        found = batch.play(game, RANDOM, seeds, 200)
        most.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert len(found["winner"]) == count
    return (most[1] - most[0]) / matches


def around(mean: float, error: float) -> str:
    """With its 95 % interval."""
    return f"{mean:.2f} ± {1.96 * error:.2f}"


def figures(matches: int) -> None:
    """Those of rules/guandan.md, which were measured with deals that stop when partners are out."""
    for value in guandan.RULEBOOK.settings["double_down"].values:
        found = batch.play(guandan.Game(double_down=value), RANDOM, np.arange(matches, dtype=np.uint64), CAP)
        deals, turns = found["deals"].astype(float), found["turns"].astype(float)
        each = turns.sum() / deals.sum()
        error = float((turns - each * deals).std() / deals.mean() / sqrt(matches))
        print(
            f"guandan lab: double_down={value}: {around(deals.mean(), deals.std() / sqrt(matches))} deals a match,"
            f" {around(each, error)} turns a deal"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=2_000, help="in each repetition")
    parser.add_argument("--no-peers", action="store_true", help="leave rlcard and open_spiel out")
    options = parser.parse_known_args()[0]
    matches, game, begin = options.matches, guandan.Game(), perf_counter()
    batch.play(game, RANDOM, np.zeros(1, np.uint64), CAP)
    print(f"guandan lab: ready after {perf_counter() - begin:.1f} s")
    for bots in LINES:
        deals, whole = rates(partial(batch.play, game, bots, cap=CAP), matches)
        told = f" (at least {LEAST:,}){'' if deals >= LEAST else '  SLOW'}" if bots == RANDOM else ""
        print(f"guandan lab: {' '.join(bots):33}{deals:>9,.0f} deals/s{told}, {whole:,.0f} matches/s")
    deals, whole = rates(lambda seeds: batch.play(game, RANDOM, seeds, CAP), matches)
    plain, _ = rates(lambda seeds: by_the_rules(game, seeds), 4, 3)
    print(f"guandan lab: random deals, {deals / plain:.0f} times rules.py ({plain:,.0f} deals/s)")
    for name, games in ({} if options.no_peers else peers()).items():
        least = f" (at least {TIMES}){'' if deals >= TIMES * games else '  SLOW'}" if name == "rlcard" else ""
        print(
            f"guandan lab: random deals, {deals / games:,.0f} times the dou dizhu of {name}{least};"
            f" whole matches, {whole / games:,.1f} times ({games:,.0f} games/s)"
        )
    readings = guandan.RULEBOOK.settings
    every = [dict(zip(readings, it, strict=True)) for it in product(*(one.values for one in readings.values()))]
    found = [rates(partial(batch.play, guandan.Game(**it), RANDOM, cap=CAP), matches // 10, 3)[0] for it in every]
    slowest = min(range(len(every)), key=found.__getitem__)
    print(f"guandan lab: random under the slowest of {len(every)} readings, {found[slowest]:,.0f} deals/s")
    print(f"             {every[slowest]}")
    used = memory(game, 20_000)
    print(f"guandan lab: {used:.0f} bytes a match (at most {MOST}){'' if used <= MOST else '  OVER'}")
    figures(5 * matches)


if __name__ == "__main__":
    main()
