"""In how few plays a hand can be got rid of: a quick estimate that looks at ranks only.

Bombs count as one play each and are left whole; wilds are kept for later and count as nothing beside other cards. What
is left goes into straights, tubes and plates as long as each saves a play, and the rest into full houses, triples,
pairs and singles.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from explorer.cards import RANKS, Card
from explorer.guandan.cards.hand import WILDS
from explorer.guandan.cards.readings import PLATES, STRAIGHTS, TUBES

_ROWS = tuple((window, times) for found, times in ((STRAIGHTS, 1), (TUBES, 2), (PLATES, 3)) for window in found)


def needed(cards: Iterable[Card], level: int) -> int:
    """About how many plays these cards take to be gone.

    >>> needed(map(Card, "3S 4D 5C 6S 7D 9S 9D 9C KS KD".split()), level=0)
    2
    """
    counts, wilds = [0] * (len(RANKS) + 2), 0
    for card in cards:
        if card is WILDS[level]:
            wilds = 1
        else:
            counts[card.value] += 1
    return max(_needed(tuple(counts)), wilds)


@lru_cache(maxsize=20_000)
def _needed(counts: tuple[int, ...]) -> int:
    jokers = counts[13:]
    if sum(jokers) == 4:
        bombs, joker_plays = 1, 0
    else:
        bombs, joker_plays = 0, sum(count > 0 for count in jokers)
    left = list(counts[:13])
    for rank, count in enumerate(left):
        if count > 3:
            bombs += 1
            left[rank] = 0
    best = _loose(left)
    rows = 0
    while True:
        choice = None
        for window, times in _ROWS:
            if all(left[rank] >= times for rank in window):
                for rank in window:
                    left[rank] -= times
                after = _loose(left) + rows + 1
                for rank in window:
                    left[rank] += times
                if after < best:
                    best, choice = after, (window, times)
        if choice is None:
            return bombs + joker_plays + best
        for rank in choice[0]:
            left[rank] -= choice[1]
        rows += 1


def _loose(counts: list[int]) -> int:
    """Plays for cards without rows: a triple takes a pair along."""
    pairs, triples = counts.count(2), counts.count(3)
    return counts.count(1) + triples + max(0, pairs - triples)
