"""Every play a hand holds: each multiset of cards under each of its readings, once.

Plays of one shape are made together from what the ranks of the hand offer, so that no play has to be looked up to see
whether it is already there. Wilds come last among the cards of a play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations, product
from typing import TypeVar

from explorer.cards import RANKS, SUITS, Card
from explorer.guandan.cards import cheapest
from explorer.guandan.cards.hand import Cards, Held, Play, Rank, sort_hand
from explorer.guandan.cards.readings import PLATES, STRAIGHTS, TUBES, Window, chosen
from explorer.guandan.cards.shapes import HEIGHTS, MOST_CARDS, READINGS, SEQUENCES, Reading, known, level_index, tier
from explorer.guandan.rulebook import Settings


def plays(
    hand: Iterable[Card | str] | str,
    level: str,
    to_beat: Reading | None = None,
    *,
    per_reading: bool = False,
    **readings: str,
) -> list[Play]:
    """Every play the hand holds: shape by shape, then by strength, weakest first.

    With `to_beat` only those that beat it. With `per_reading` one set of cards for each reading: the one with the
    fewest wilds, then the one whose cards are missed least (see `cheapest`). `hand` has up to 27 cards, `readings` are
    settings of the rules. Errors as for `readings_of`, and `SettingError` for a reading there is not.

    >>> for cards, reading in plays("8S 8D 9C 2H", level="2", to_beat=Reading("pair", 2, "7")):
    ...     print(*cards, "as", reading.notation)
    8S 8D as pair 8
    8S 2H as pair 8
    8D 2H as pair 8
    9C 2H as pair 9
    """
    rules, at = chosen(readings), level_index(level)
    held = sort_hand(hand, at)
    over = None if to_beat is None else known(to_beat, "to_beat")
    if per_reading:
        return _found(cheapest.FINDERS, cheapest.Spared(held), rules, at, over)
    return _found(FINDERS, held, rules, at, over)


Hand = TypeVar("Hand", Held, cheapest.Spared)


def _found(
    finders: Mapping[str, Callable[[Hand, Settings], list[Play]]],
    hand: Hand,
    rules: Settings,
    level: int,
    over: Reading | None,
) -> list[Play]:
    if over is None:
        return [play for find in finders.values() for play in find(hand, rules)]
    heights = HEIGHTS[level]
    least = heights[over]
    shapes = BOMBS if tier(over) else (over.shape, *BOMBS)
    return [play for shape in shapes for play in finders[shape](hand, rules) if heights[play[1]] > least]


Finder = Callable[[Held, Settings], list[Play]]
"""Finds all plays of a shape in a hand, under the settings of the rules."""


def _groups(shape: str, size: int) -> Finder:
    """All plays of one rank: singles, pairs, triples, or bombs of that size."""
    by_rank = [READINGS[shape, size, rank] for rank in RANKS]
    by_joker = [READINGS[shape, size, rank] for rank in ("BJ", "RJ")] if size < 3 else []

    def find(held: Held, rules: Settings) -> list[Play]:
        found: list[Play] = []
        for rank in held.order:
            natural, reading = held.ranks[rank], by_rank[rank]
            for wilds, pad in enumerate(held.pads[: size + 1]):
                some = size - wilds
                if not some:  # wilds alone
                    if rank == held.level or (size == 2 and rules["wild_pair"] == "any"):
                        found.append((pad, reading))
                elif some <= natural.size:
                    found += [(cards + pad, reading) for cards in natural.ways[some]]
        for cards, reading in zip(held.jokers, by_joker, strict=False):
            if len(cards) >= size:
                found.append((cards[:size], reading))
        return found

    return find


def _full_houses(held: Held, rules: Settings) -> list[Play]:
    found: list[Play] = []
    # All pairs of the hand by the wilds in them, and where those of each rank are among them.
    pairs: list[list[Cards]] = [[], []]
    spans: list[list[tuple[int, int]]] = [[], []]
    for natural in held.ranks:
        for wilds in (0, 1):
            begin = len(pairs[wilds])
            if natural.size >= 2 - wilds:
                pairs[wilds] += natural.ways[2 - wilds]
            spans[wilds].append((begin, len(pairs[wilds])))
    pairs[0] += [cards for cards in held.jokers if len(cards) == 2]
    for rank in held.order:
        natural, reading = held.ranks[rank], READINGS["full-house", 5, RANKS[rank]]
        for in_triple in range(held.wilds + 1):
            if natural.size < 3 - in_triple:
                continue
            triples = natural.ways[3 - in_triple]
            for in_pair in range(min(held.wilds - in_triple, 1) + 1):
                begin, end = spans[in_pair][rank]
                others, pad = pairs[in_pair][:begin] + pairs[in_pair][end:], held.pads[in_triple + in_pair]
                if pad:
                    others = [pair + pad for pair in others]
                found += [(triple + pair, reading) for triple in triples for pair in others]
            if held.wilds == 2 and not in_triple:  # a pair of wilds: one play, whatever rank they stand for
                found += [(triple + held.pads[2], reading) for triple in triples]
    return found


def _sequences(shape: str, windows: tuple[Window, ...]) -> Finder:
    """Tubes and plates: so many of each rank."""
    ranks, times = SEQUENCES[shape]
    size = ranks * times

    def find(held: Held, rules: Settings) -> list[Play]:
        found: list[Play] = []
        for window in windows:
            reading = READINGS[shape, size, RANKS[window[-1]]]
            naturals = [held.ranks[rank] for rank in window]
            if sum(max(0, times - natural.size) for natural in naturals) > held.wilds:
                continue
            for lacking in _LACKS[ranks][held.wilds]:
                wants = [times - lack for lack in lacking]
                if any(want > natural.size for want, natural in zip(wants, naturals, strict=True)):
                    continue
                pad = held.pads[sum(lacking)]
                ways = product(*(natural.ways[want] for want, natural in zip(wants, naturals, strict=True)))
                found += [(sum(cards, ()) + pad, reading) for cards in ways]
        return found

    return find


def _lacks(ranks: int, wilds: int) -> list[tuple[int, ...]]:
    """How many cards each of so many ranks may lack, the fewest first."""
    found = (lacks for lacks in product(range(3), repeat=ranks) if sum(lacks) <= wilds)
    return sorted(found, key=lambda lacks: (sum(lacks), lacks))


_LACKS = {ranks: [_lacks(ranks, wilds) for wilds in range(3)] for ranks in (2, 3)}
# For so many wilds: which places of five they may take, the fewest first.
_GAPS = [[gap for taken in range(wilds + 1) for gap in combinations(range(5), taken)] for wilds in range(3)]


def _straights(held: Held, rules: Settings) -> list[Play]:
    found: list[Play] = []
    always, never = (rules["flush_as_straight"] == it for it in ("always", "never"))
    for window in STRAIGHTS:
        naturals = [held.ranks[rank] for rank in window]
        empty = [place for place, natural in enumerate(naturals) if not natural.size]
        if len(empty) > held.wilds:
            continue
        reading = READINGS["straight", 5, RANKS[window[-1]]]
        for gap in _GAPS[held.wilds]:
            if not all(place in gap for place in empty):
                continue
            there = [natural for place, natural in enumerate(naturals) if place not in gap]
            pad = held.pads[len(gap)]
            ways: Iterable[Cards] = product(*(natural.kinds for natural in there))
            if not always and (never or not gap):
                suited = _suited(there)
                ways = (cards for cards in ways if cards not in suited) if suited else ways
            found += [(cards + pad, reading) for cards in ways]
    return found


def _suited(there: list[Rank]) -> dict[Cards, None]:
    """One card of each of these ranks, all of one suit, for every suit there is."""
    suits = there[0].suits
    for natural in there:
        suits &= natural.suits
    found: dict[Cards, None] = {}
    for bit, suit in enumerate(SUITS):
        if suits >> bit & 1:
            found[tuple(Card(RANKS[natural.rank] + suit) for natural in there)] = None
    return found


def _straight_flushes(held: Held, rules: Settings) -> list[Play]:
    found: list[Play] = []
    for window in STRAIGHTS:
        naturals = [held.ranks[rank] for rank in window]
        reading = READINGS["straight-flush", 5, RANKS[window[-1]]]
        for gap in _GAPS[held.wilds]:
            there = [natural for place, natural in enumerate(naturals) if place not in gap]
            pad = held.pads[len(gap)]
            found += [(cards + pad, reading) for cards in _suited(there)]
    return found


def _four_jokers(held: Held, rules: Settings) -> list[Play]:
    cards = held.jokers[0] + held.jokers[1]
    return [(cards, READINGS["four-jokers", 4, "RJ"])] if len(cards) == 4 else []


def _bombs(held: Held, rules: Settings) -> list[Play]:
    found: list[Play] = []
    for find in _SIZES:
        found += find(held, rules)
    return found


_SIZES = [_groups("bomb", size) for size in range(4, MOST_CARDS + 1)]
BOMBS = ("bomb", "straight-flush", "four-jokers")
FINDERS: dict[str, Finder] = {
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
