"""Guandan's speed: what hands hold, on random hands of 27 cards.

Prints hands a second, in CPU time of one process with the garbage collector as usual, the best of a few repetitions;
and, as a figure that holds on any machine, how many times as fast as the plain generator of the tests that is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from time import process_time
from typing import Any

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.guandan import Reading
from tests.guandan.cards import brute

HANDS, PLAIN_HANDS, REPETITIONS = 1000, 25, 5
TRICKS = {
    "a single": Reading("single", 1, "8"),
    "a pair": Reading("pair", 2, "8"),
    "a straight": Reading("straight", 5, "8"),
    "a full house": Reading("full-house", 5, "8"),
    "a bomb": Reading("bomb", 4, "8"),
}

Hand = tuple[tuple[Card, ...], str]


def deal() -> list[Hand]:
    """Hands with their levels, always the same."""
    random = Random(20240)
    return [(tuple(random.sample(guandan.TWO_PACKS, guandan.HAND)), random.choice(RANKS)) for _ in range(HANDS)]


def hands_a_second(find: Callable[..., Any], hands: Iterable[tuple[Any, str]], *more: Any, **options: Any) -> float:
    """How many hands `find(hand, level, ...)` does, at its best."""
    hands, best = list(hands), 0.0
    for _ in range(REPETITIONS):
        start = process_time()
        for hand, level in hands:
            find(hand, level, *more, **options)
        best = max(best, len(hands) / (process_time() - start))
    return best


def main() -> None:
    hands = deal()

    def line(what: str, speed: float, least: int) -> None:
        print(f"guandan: {what:38}{speed:>9,.0f} hands/s (at least {least:,}){'' if speed >= least else '  UNDER'}")

    every = hands_a_second(guandan.plays, hands)
    line("every play of a hand", every, 900)
    count = sum(len(guandan.plays(hand, level)) for hand, level in hands)
    plain = [([card.text for card in hand], level) for hand, level in hands[:PLAIN_HANDS]]
    ratio = every / hands_a_second(brute.every_play, plain)
    print(f"         {count / HANDS:.0f} plays a hand; {ratio:.1f} times as fast as the plain generator of the tests")
    line("one play for each reading", hands_a_second(guandan.plays, hands, per_reading=True), 10_000)
    for name, to_beat in TRICKS.items():
        line(f"what beats {name}", hands_a_second(guandan.plays, hands, to_beat, per_reading=True), 10_000)


if __name__ == "__main__":
    main()
