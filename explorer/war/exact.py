"""War with a small pack and random choices, exactly: every deal, choice and shuffle with its probability, as fractions.

What nobody has seen need not be decided: of cards that lie in a random order it is enough to know which they are, until
one of them is played. So suits make no difference here, nor does the order of a hand, nor the order of cards that were
shuffled together, nor who sits where; tables that differ in these only are one. Every table leads to others, each with
its probability; and as a game can come back to a table, what is to be expected of it is the solution of linear
equations.

>>> solve(ranks=2, suits=2)
Exact(battles=Fraction(8, 3), exhaustion=Fraction(7, 9), both=Fraction(1, 2), human=Fraction(3, 4), tables=4)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from heapq import heapify, heappop, heappush
from itertools import product
from math import comb
from typing import NamedTuple

from explorer.cards import PACK, RANKS, SUITS, Card
from explorer.problems import SettingError, whole
from explorer.war.rules import Game

WAYS, STEPS = 50_000, 250_000
"""A pack is too large to be solved if deals and battles can go in more ways than this, or if the equations take more
steps: either is a second or two."""

Cards = tuple[int, ...]
"""How many cards there are of each rank, the lowest first."""


class Exact(NamedTuple):
    """What is to be expected of a game: how many `battles`; the probabilities that it ends by exhaustion, of one side
    or both (`exhaustion`), of `both`, and that the `human` wins. `tables` is how many tables there are to choose at."""

    battles: Fraction
    exhaustion: Fraction
    both: Fraction
    human: Fraction
    tables: int


class Side(NamedTuple):
    """What one side has. `pile` are batches, each of cards in a random order; the draw pile is all of them but the
    `front` cards of the first that are in the hand already. `hand` is what else is there.

    The first batch is never wholly in the hand: then it would be part of `hand`.
    """

    hand: Cards
    front: int
    pile: tuple[Cards, ...]

    @property
    def held(self) -> int:
        return sum(self.hand) + self.front

    @property
    def left(self) -> int:
        """The score (`war.score`)."""
        return sum(self.hand) + sum(map(sum, self.pile))


Table = tuple[Side, Side]
"""Both sides, in an order that says nothing about who is who."""

Row = tuple[dict[int, Fraction], list[Fraction]]
"""From a table: the probabilities of the next ones, by their numbers, and what this one adds to `VALUES`."""

VALUES = ("battles", "exhaustion", "both")
"""What is counted: as in `Exact`."""


def pack(ranks: int, suits: int) -> tuple[Card, ...]:
    """A small pack: the highest `ranks` (1–13) in the first `suits` (1–4), in the order of `cards.PACK`.

    `war.setup` splits it in half: an odd number of cards raises `SettingError`, as does what no pack has.

    >>> pack(2, 2)
    (Card('KS'), Card('AS'), Card('KH'), Card('AH'))
    """
    whole(ranks, 1, len(RANKS), "ranks", SettingError)
    whole(suits, 1, len(SUITS), "suits", SettingError)
    if ranks * suits % 2:
        raise SettingError("unknown-value", place="suits", expected="2, 4", got=str(suits))
    return tuple(card for card in PACK if card.value >= len(RANKS) - ranks and card.suit in SUITS[:suits])


def solve(ranks: int, suits: int, **settings: str | int) -> Exact:
    """What is to be expected of a game with a small pack (`pack`) in which both choose at random.

    `settings` as for `Game`; the reading `opponent` is not asked. Raises `SettingError`, also where the pack is too
    large to be solved under these settings (`WAYS`, `STEPS`).
    """
    half, everything, rules = len(pack(ranks, suits)) // 2, (suits,) * ranks, _Rules(Game(**settings), ranks)
    deals: dict[Table, Fraction] = defaultdict(Fraction)
    for ours, ways in _some(everything, half):
        rules.go()
        sides = [rules.filled(Side(rules.none, 0, (cards,))) for cards in (ours, _minus(everything, ours))]
        deals[_table(*sides)] += Fraction(ways, comb(2 * half, half))
    rows = _rows(rules, deals)
    battles, exhaustion, both = _solved(rows)
    # The sides have the same chances, but for `war.exhausted-both`: the human wins these games, and half of the others.
    return Exact(battles, exhaustion, both, Fraction(1, 2) + both / 2, len(rows) - 1)


def _rows(rules: _Rules, deals: dict[Table, Fraction]) -> list[Row]:
    """The rows of all tables that a game can come to; number 0 is before the deal."""
    numbers = {table: number for number, table in enumerate(deals, 1)}
    rows: list[Row] = [({numbers[table]: p for table, p in deals.items()}, [Fraction(0)] * len(VALUES))]
    tables = list(deals)
    for table in tables:  # which grows meanwhile
        following, values = rules.battle(table)
        for other in following:
            if other not in numbers:
                tables.append(other)
                numbers[other] = len(tables)
        rows.append(({numbers[other]: p for other, p in following.items()}, values))
    return rows


def _solved(rows: list[Row]) -> list[Fraction]:
    """The values of row 0. Each other row is put into those that lead to it, until there is none left; in an order in
    which little is to be put, so those first that lead nowhere."""
    before: list[set[int]] = [set() for _ in rows]
    for number, (following, _) in enumerate(rows):
        for other in following:
            before[other].add(number)

    def work(number: int) -> tuple[int, int]:
        return len(rows[number][0]) * len(before[number]), number

    waiting = [work(number) for number in range(1, len(rows))]
    heapify(waiting)
    done, steps = {0}, 0
    while waiting:
        cost, number = heappop(waiting)
        if number in done or cost != work(number)[0]:  # then it is waiting elsewhere too
            continue
        done.add(number)
        steps += cost
        _within(steps, STEPS)
        following, values = rows[number]
        before[number].discard(number)
        again = 1 - following.pop(number, Fraction(0))
        for other in before[number]:
            its, own = rows[other]
            p = its.pop(number) / again
            for after, q in following.items():
                its[after] = its.get(after, 0) + p * q
                before[after].add(other)
            own[:] = [a + p * b for a, b in zip(own, values, strict=True)]
        for after in following:
            before[after].discard(number)
        for other in {*following, *before[number]} - done:
            heappush(waiting, work(other))
    return rows[0][1]


def _within(number: int, limit: int) -> None:
    if number > limit:
        raise SettingError("war:exact-too-large", place="ranks × suits")


class _Rules:
    """The rules for tables of unseen cards, under the settings of a game. Clauses as in `rules.py`."""

    def __init__(self, game: Game, ranks: int) -> None:
        self.hand_size, self.burn, self.under = game.hand_size, game.burn, game.collect == "under"
        self.ways = 0
        self.none = (0,) * ranks
        self.single = [tuple(int(rank == it) for it in range(ranks)) for rank in range(ranks)]

    def go(self) -> None:
        """Count one more way in which things go on."""
        self.ways += 1
        _within(self.ways, WAYS)

    def battle(self, table: Table) -> tuple[dict[Table, Fraction], list[Fraction]]:
        """The battle at a table, and all that follow it in a war: the probabilities of the tables after it, and what
        it adds to `VALUES`."""
        following: dict[Table, Fraction] = defaultdict(Fraction)
        values = [Fraction(0)] * len(VALUES)
        open_ = [(*table, self.none, Fraction(1))]
        while open_:
            one, other, pot, chance = open_.pop()
            values[0] += chance
            for (rank, one_, p), (other_rank, other_, q) in product(self.played(one), self.played(other)):
                self.go()
                now, stake = chance * p * q, _plus(pot, _plus(self.single[rank], self.single[other_rank]))
                if rank == other_rank:
                    open_ += self.war(one_, other_, stake, now, values)
                    continue
                winner, loser = (one_, other_) if rank > other_rank else (other_, one_)
                loser = self.filled(loser)
                if loser.held:  # else it is over: `war.goal`
                    for side, r in self.collected(winner, stake):
                        self.go()
                        following[_table(side, loser)] += now * r
        return following, values

    def war(
        self, one: Side, other: Side, pot: Cards, chance: Fraction, values: list[Fraction]
    ) -> Iterator[tuple[Side, Side, Cards, Fraction]]:
        """`war.tie`: how the war can go on; where it cannot, it is counted among the values."""
        if not (one.left and other.left):  # `war.exhausted`, before the burn
            self.exhausted(one.left + other.left, chance, values)
            return
        for (cards, one_, p), (others, other_, q) in product(self.burned(one), self.burned(other)):
            self.go()
            one_, other_, now = self.filled(one_), self.filled(other_), chance * p * q
            if one_.held and other_.held:
                yield one_, other_, _plus(pot, _plus(cards, others)), now
            else:
                self.exhausted(one_.held + other_.held, now, values)

    @staticmethod
    def exhausted(left: int, chance: Fraction, values: list[Fraction]) -> None:
        """`war.exhausted`, or `war.exhausted-both` where no card is left."""
        values[1] += chance
        values[2] += 0 if left else chance

    def played(self, side: Side) -> Iterator[tuple[int, Side, Fraction]]:
        """`war.choose`: any card of the hand, all equally likely."""
        hand, front, pile = side
        for rank, card in enumerate(self.single):
            if hand[rank]:
                yield rank, Side(_minus(hand, card), front, pile), Fraction(hand[rank], side.held)
            if front and pile[0][rank]:
                after = Side(hand, front - 1, (_minus(pile[0], card), *pile[1:]))
                yield rank, after, Fraction(front * pile[0][rank], side.held * sum(pile[0]))

    def burned(self, side: Side) -> list[tuple[Cards, Side, Fraction]]:
        """`war.burn`: up to so many cards from the pile, which are those, and what is left."""
        found, left = [(self.none, side, Fraction(1))], min(self.burn, side.left - side.held)
        while left:
            # As many as the first batch has. All found have batches of the same sizes.
            size = sum(found[0][1].pile[0])
            number = min(left, size - found[0][1].front)
            left -= number
            found = [
                (_plus(cards, more), self.rest(after, more), p * Fraction(ways, comb(size, number)))
                for cards, after, p in found
                for more, ways in _some(after.pile[0], number)
            ]
        return found

    @staticmethod
    def rest(side: Side, taken: Cards) -> Side:
        """The side without these cards of the first batch."""
        batch = _minus(side.pile[0], taken)
        if sum(batch) > side.front:
            return side._replace(pile=(batch, *side.pile[1:]))
        return Side(_plus(side.hand, batch), 0, side.pile[1:])

    def filled(self, side: Side) -> Side:
        """`war.refill`, and after a capture `war.collect`: the hand filled up from the pile."""
        hand, front, pile = side
        while pile:
            front = self.hand_size - sum(hand)
            if front < sum(pile[0]):
                return Side(hand, front, pile)
            hand, pile = _plus(hand, pile[0]), pile[1:]
        return Side(hand, 0, ())

    def collected(self, side: Side, pot: Cards) -> Iterator[tuple[Side, Fraction]]:
        """`war.collect`: the pot beneath the pile, shuffled (reading `under`), or the whole pile shuffled with it."""
        hand, front, pile = side
        if self.under or not pile:
            yield self.filled(Side(hand, front, (*pile, pot))), Fraction(1)
            return
        for batch in pile:
            pot = _plus(pot, batch)
        # Which cards of the first batch are in the hand and which are shuffled must be known now.
        for cards, ways in _some(pile[0], front):
            after = Side(_plus(hand, cards), 0, (_minus(pot, cards),))
            yield self.filled(after), Fraction(ways, comb(sum(pile[0]), front))


def _table(one: Side, other: Side) -> Table:
    return (one, other) if one < other else (other, one)


def _plus(some: Cards, more: Cards) -> Cards:
    return tuple([a + b for a, b in zip(some, more, strict=True)])


def _minus(some: Cards, less: Cards) -> Cards:
    return tuple([a - b for a, b in zip(some, less, strict=True)])


def _some(cards: Cards, number: int) -> Iterator[tuple[Cards, int]]:
    """So many of the cards: each choice of ranks, and how many choices of cards it is."""
    if not cards:
        if not number:
            yield (), 1
        return
    for of_first in range(min(number, cards[0]) + 1):
        for rest, ways in _some(cards[1:], number - of_first):
            yield (of_first, *rest), ways * comb(cards[0], of_first)
