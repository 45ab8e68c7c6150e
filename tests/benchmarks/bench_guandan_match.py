"""Guandan at the table: how fast deals are played, how long a bot thinks, and how strong each bot is.

Prints deals a second of random play through `apply`, events and all; the median decision of each bot; and a table of
two teams of bots against each other, with 95 % intervals:

- deals: the first of a match, so at level 2 and without tribute; how often the first team has the 1st place, and how
  many levels a deal it gains on the other;
- matches: how many of them, from level 2 to their end, the first team wins.

Each is played twice from the same seed with the teams changed round. As the two are alike, an interval is taken over
their means, not over single deals.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, median, stdev
from time import process_time

from explorer import guandan
from explorer.chance import Chance
from explorer.game import Event

PAIRS = (("cheapest", "random"), ("team", "cheapest"), ("team", "random"))


def play(
    game: guandan.Game, bots: list[str], seed: int, end: str, times: dict[str, list[float]]
) -> Event[guandan.State]:
    """A match up to the first event of the kind `end`, or that wins it: that event. Fills in how long each bot thought,
    in seconds."""
    state = game.start(seed)
    streams = [Chance(seed).fork(seat + 1) for seat in range(4)]
    while True:
        seat = game.actor(state)
        assert seat is not None
        view, begin = game.view(state, seat), process_time()
        action, streams[seat] = guandan.BOTS[bots[seat]](game, view, streams[seat])
        times.setdefault(bots[seat], []).append(process_time() - begin)
        step = game.apply(state, action)
        state = step.state
        for event in step.events:
            if event.kind in (end, "match-won"):
                return event


def both_ways(
    game: guandan.Game, one: str, other: str, pairs: int, end: str, times: dict[str, list[float]]
) -> tuple[list[float], list[float]]:
    """For each seed, played both ways: how often the team of the first bot won, and by how many levels."""
    shares, gains = [], []
    for seed in range(pairs):
        wins, levels = [], []
        for ours, bots in ((0, [one, other] * 2), (1, [other, one] * 2)):
            event = play(game, bots, seed, end, times)
            won = event.numbers["team"] == ours
            wins.append(float(won))
            levels.append(event.numbers.get("steps", 0) * (1 if won else -1))
        shares.append(mean(wins))
        gains.append(mean(levels))
    return shares, gains


def share(values: list[float]) -> str:
    """The share won, in per cent. Where all is won no interval can be taken of it; the rule of three gives its end."""
    if min(values) == 1:
        return f"all: over {max(0, 100 - 300 / len(values)):.0f} %"
    return f"{around([100 * it for it in values], '.1f')} %"


def around(values: list[float], form: str) -> str:
    """The mean of the pairs and its 95 % interval."""
    return f"{mean(values):{form}} ± {1.96 * stdev(values) / sqrt(len(values)):{form.lstrip('+')}}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=1000, help="for each pair of bots, half of them either way round")
    parser.add_argument("--matches", type=int, default=100, help="the same")
    options = parser.parse_known_args()[0]
    game, times = guandan.Game(), dict[str, list[float]]()
    begin = process_time()
    for seed in range(100):
        play(game, ["random"] * 4, seed, "advance", {})
    speed = 100 / (process_time() - begin)
    print(f"guandan: random deals through apply  {speed:.0f} deals/s (at least 40){'' if speed >= 40 else '  UNDER'}")
    print(f"\n{'':24}{options.deals:>9} deals: 1st{'levels a deal':>18}{options.matches:>7} matches: won")
    for one, other in PAIRS:
        shares, gains = both_ways(game, one, other, max(2, options.deals // 2), "advance", times)
        won, _ = both_ways(game, one, other, max(2, options.matches // 2), "match-won", times)
        print(f"{one + ' against ' + other:24}{share(shares):>20}{around(gains, '+.2f'):>18}{share(won):>20}")
    print()
    for name, spent in times.items():
        middle = 1000 * median(spent)
        print(f"guandan: a decision of {name}, median {middle:.2f} ms (under 5){'' if middle < 5 else '  OVER'}")


if __name__ == "__main__":
    main()
