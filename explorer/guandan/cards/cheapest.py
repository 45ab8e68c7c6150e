"""One set of cards for each reading a hand can play: the cheapest.

Cheapest is the set with the fewest wilds; of those, the one whose cards are missed least:

- of the cards of a rank first those of which another copy stays, then those no straight flush of the hand needs, then
  the others (where the hand has straight flushes, those count that need the fewest wilds);
- as the pair of a full house the one that tears least: two alone, then two of a triple, two jokers of a kind, two of a
  bomb of six or more, of five or four, two that a straight flush needs, two of the four jokers; of equals the weakest;
  where no pair is left, a single card with a wild, or two wilds;
- a plain straight whose cards would all be of one suit takes another suit at the lowest rank that has one, or else a
  wild in place of its top card;
- of equal straight flushes the first suit in the order ♠♥♣♦.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from explorer.cards import RANKS, SUITS, Card
from explorer.guandan.cards.hand import Cards, Held, Play
from explorer.guandan.cards.readings import PLATES, STRAIGHTS, TUBES, Window
from explorer.guandan.cards.shapes import MOST_CARDS, READINGS, SEQUENCES
from explorer.guandan.rulebook import Settings

_CARDS = [[Card(rank + suit) for rank in RANKS] for suit in SUITS]
_RANK_BITS = (1 << len(RANKS)) - 1
_MASKS = [sum(1 << rank for rank in window) for window in STRAIGHTS]


class _Runs(dict[int, tuple[int, ...]]):
    """For the ranks of a suit, a bit each: the straights (their places) that lack exactly so many of them."""

    def __init__(self, lacking: int) -> None:
        super().__init__()
        self.lacking = lacking

    def __missing__(self, ranks: int) -> tuple[int, ...]:
        found = (at for at, mask in enumerate(_MASKS) if 5 - (ranks & mask).bit_count() == self.lacking)
        made = self[ranks] = tuple(found)
        return made


_RUNS = [_Runs(lacking) for lacking in range(3)]


class Spared:
    """A hand with the cards of each rank in the order in which they are missed least, and its straight flushes.

    `order` has the cards of each rank, `sizes` how many they are and `spare` how many of them no straight flush needs.
    `flushes` has the cheapest straight flush of each window: its suit, its ranks as bits, the wilds it needs.
    """

    __slots__ = ("flushes", "held", "order", "sizes", "spare")

    def __init__(self, held: Held) -> None:
        self.held = held
        self.sizes = [natural.size for natural in held.ranks]
        presence = sum(map(attrgetter("presence"), held.ranks))
        suits = [presence >> shift & _RANK_BITS for shift in (0, 13, 26, 39)]
        self.flushes: dict[int, tuple[int, int, int]] = {}
        needed = [0, 0, 0, 0]
        for lacking in range(held.wilds + 1):
            runs, first = _RUNS[lacking], not self.flushes
            for suit, ranks in enumerate(suits):
                for at in runs[ranks]:
                    self.flushes.setdefault(at, (suit, ranks & _MASKS[at], lacking))
                    if first:
                        needed[suit] |= ranks & _MASKS[at]
        # For each rank, a bit for each suit of which a flush needs the card.
        bits = [sum((mask >> rank & 1) << suit for suit, mask in enumerate(needed)) for rank in range(len(RANKS))]
        self.order = [natural.least_missed[bit] for natural, bit in zip(held.ranks, bits, strict=True)]
        self.spare = [size - bit.bit_count() for size, bit in zip(self.sizes, bits, strict=True)]


Finder = Callable[[Spared, Settings], list[Play]]
"""Finds the cheapest play for each reading of a shape, under the settings of the rules."""


def _groups(shape: str, size: int) -> Finder:
    by_rank = [READINGS[shape, size, rank] for rank in RANKS]
    by_joker = [READINGS[shape, size, rank] for rank in ("BJ", "RJ")] if size < 3 else []

    def find(spared: Spared, rules: Settings) -> list[Play]:
        found: list[Play] = []
        held, sizes, order = spared.held, spared.sizes, spared.order
        least = size - held.wilds
        for rank in held.order:
            there = sizes[rank]
            if there >= size:
                found.append((order[rank][:size], by_rank[rank]))
            elif there >= least and (there or rank == held.level or (size == 2 and rules["wild_pair"] == "any")):
                found.append((order[rank] + held.pads[size - there], by_rank[rank]))
        for cards, reading in zip(held.jokers, by_joker, strict=False):
            if len(cards) >= size:
                found.append((cards[:size], reading))
        return found

    return find


_TEARS = (0, 0, 0, 100, 300, 300, 200, 200, 200)  # what two of so many of a rank tear, if no flush needs them
_JOKERS_TEAR, _FLUSH_TEAR, _FOUR_JOKERS_TEAR = 150, 400, 500


def _full_houses(spared: Spared, rules: Settings) -> list[Play]:
    found: list[Play] = []
    held, sizes, order, wilds = spared.held, spared.sizes, spared.order, spared.held.wilds
    # The pairs and the single cards of the hand, the least missed first, each with its rank.
    spare = spared.spare
    pairs = [
        ((_TEARS[sizes[rank]] if spare[rank] > 1 else _FLUSH_TEAR) + at, order[rank][:2], rank)
        for at, rank in enumerate(held.order)
        if sizes[rank] > 1
    ]
    tear = _FOUR_JOKERS_TEAR if len(held.jokers[0]) + len(held.jokers[1]) == 4 else _JOKERS_TEAR
    pairs += [(tear + at, cards, -1) for at, cards in enumerate(held.jokers) if len(cards) == 2]
    pairs.sort()
    singles = [(order[rank] + held.pads[1], rank) for rank in held.order if sizes[rank] == 1] if wilds else []
    for rank in held.order:
        there = sizes[rank]
        short = 3 - there if there < 3 else 0
        if short > wilds or not there:
            continue
        triple = order[rank][:3]
        for _, pair, other in pairs[:2]:
            if other != rank:
                cards = triple + pair + held.pads[short]
                break
        else:
            if short + 1 <= wilds and singles and (len(singles) > 1 or singles[0][1] != rank):
                cards = triple + next(single for single, other in singles if other != rank) + held.pads[short]
            elif short + 2 <= wilds:
                cards = triple + held.pads[2]
            else:
                continue
        found.append((cards, _FULL_HOUSES[rank]))
    return found


_FULL_HOUSES = [READINGS["full-house", 5, rank] for rank in RANKS]


def _sequences(shape: str, windows: tuple[Window, ...]) -> Finder:
    ranks, times = SEQUENCES[shape]
    known = [(window, READINGS[shape, ranks * times, RANKS[window[-1]]]) for window in windows]

    def find(spared: Spared, rules: Settings) -> list[Play]:
        found: list[Play] = []
        wilds, pads, order = spared.held.wilds, spared.held.pads, spared.order
        lacks = [times - size if size < times else 0 for size in spared.sizes]
        for window, reading in known:
            lacking = 0
            for rank in window:
                lacking += lacks[rank]
            if lacking <= wilds:
                cards: Cards = ()
                for rank in window:
                    cards += order[rank][:times]
                found.append((cards + pads[lacking], reading))
        return found

    return find


_STRAIGHTS = [(window, READINGS["straight", 5, RANKS[window[-1]]]) for window in STRAIGHTS]


def _straights(spared: Spared, rules: Settings) -> list[Play]:
    found: list[Play] = []
    held, order, flushes = spared.held, spared.order, spared.flushes
    for at, (window, reading) in enumerate(_STRAIGHTS):
        there = [order[rank] for rank in window if order[rank]]
        lacking = 5 - len(there)
        if lacking > held.wilds:
            continue
        cards = tuple([kinds[0] for kinds in there])
        if at in flushes and len({card.suit for card in cards}) == 1:
            cards = _plain(cards, there, held.wilds, rules["flush_as_straight"])
            if not cards:
                continue
        found.append((cards + held.pads[5 - len(cards)], reading))
    return found


def _plain(cards: Cards, there: list[Cards], wilds: int, rule: str) -> Cards:
    """Cards of one suit, or others instead of them, that are a plain straight; none if there are none."""
    if rule == "always" or (rule == "with-wild" and len(cards) < 5):
        return cards
    for place, kinds in enumerate(there):
        for card in kinds:
            if card.suit != cards[0].suit:
                return (*cards[:place], card, *cards[place + 1 :])
    return cards[:-1] if rule == "with-wild" and wilds else ()


_FLUSHES = [READINGS["straight-flush", 5, RANKS[window[-1]]] for window in STRAIGHTS]


def _straight_flushes(spared: Spared, rules: Settings) -> list[Play]:
    found: list[Play] = []
    for at in sorted(spared.flushes):
        suit, ranks, lacking = spared.flushes[at]
        cards = tuple([_CARDS[suit][rank] for rank in STRAIGHTS[at] if ranks >> rank & 1])
        found.append((cards + spared.held.pads[lacking], _FLUSHES[at]))
    return found


def _bombs(spared: Spared, rules: Settings) -> list[Play]:
    found: list[Play] = []
    held, sizes, order = spared.held, spared.sizes, spared.order
    big = [rank for rank in held.order if sizes[rank] + held.wilds > 3]
    for size in range(4, MOST_CARDS + 1) if big else ():
        for rank in big:
            short = size - sizes[rank]
            if short <= 0:
                found.append((order[rank][:size], _BOMBS[size][rank]))
            elif short <= held.wilds:
                found.append((order[rank] + held.pads[short], _BOMBS[size][rank]))
    return found


_BOMBS = {size: [READINGS["bomb", size, rank] for rank in RANKS] for size in range(4, MOST_CARDS + 1)}


def _four_jokers(spared: Spared, rules: Settings) -> list[Play]:
    cards = spared.held.jokers[0] + spared.held.jokers[1]
    return [(cards, READINGS["four-jokers", 4, "RJ"])] if len(cards) == 4 else []


FINDERS = {
    "single": _groups("single", 1),
    "pair": _groups("pair", 2),
    "triple": _groups("triple", 3),
    "full-house": _full_houses,
    "straight": _straights,
    "tube": _sequences("tube", TUBES),
    "plate": _sequences("plate", PLATES),
    "bomb": _bombs,
    "straight-flush": _straight_flushes,
    "four-jokers": _four_jokers,
}
