"""Guandan at the table: how fast deals are played, how long a bot thinks, and how strong each bot is.

Prints deals a second of random play through `apply`, events and all; the median decision of each bot; and a table of
deals between two teams of bots, each deal played twice with the teams changed round, with 95 % intervals.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, median, stdev
from time import process_time

from explorer import guandan
from explorer.chance import Chance


def play(game: guandan.Game, bots: list[str], deal: int, chance: int, times: dict[str, list[float]]) -> tuple[int, int]:
    """One deal: the team of the 1st, and by how many levels it goes up. Fills in how long each bot thought, seconds."""
    state = game.start(deal)
    streams = [Chance(chance).fork(seat + 1) for seat in range(4)]
    while True:
        seat = game.actor(state)
        assert seat is not None
        view, begin = game.view(state, seat), process_time()
        action, streams[seat] = guandan.BOTS[bots[seat]](game, view, streams[seat])
        times.setdefault(bots[seat], []).append(process_time() - begin)
        step = game.apply(state, action)
        state = step.state
        for event in step.events:
            if event.kind == "advance":
                return event.numbers["team"], event.numbers["steps"]


def strength(game: guandan.Game, one: str, other: str, deals: int, times: dict[str, list[float]]) -> str:
    """How often the team of the first bot comes 1st, and the levels it gains a deal, each with its 95 % interval."""
    wins, levels = [], []
    for number in range(deals):
        bots = [one, other] * 2 if number % 2 == 0 else [other, one] * 2
        winner, steps = play(game, bots, number // 2, number, times)
        ours = winner == number % 2
        wins.append(float(ours))
        levels.append(steps if ours else -steps)
    share, gain = mean(wins), mean(levels)
    around = 1.96 * sqrt(share * (1 - share) / deals), 1.96 * stdev(levels) / sqrt(deals)
    return f"1st in {100 * share:.1f} ± {100 * around[0]:.1f} %, {gain:+.2f} ± {around[1]:.2f} levels a deal"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000, help="for each pair of bots")
    deals = parser.parse_known_args()[0].deals
    game, times = guandan.Game(), dict[str, list[float]]()
    begin = process_time()
    for seed in range(100):
        play(game, ["random"] * 4, seed, seed, {})
    speed = 100 / (process_time() - begin)
    print(f"guandan: random deals through apply  {speed:.0f} deals/s (at least 40){'' if speed >= 40 else '  UNDER'}")
    for one, other in (("cheapest", "random"), ("team", "cheapest"), ("team", "random")):
        print(f"guandan: {deals} deals, {one} against {other}: {strength(game, one, other, deals, times)}")
    for name, spent in times.items():
        print(f"guandan: a decision of {name}, median {1000 * median(spent):.2f} ms (under 5)")


if __name__ == "__main__":
    main()
