"""Many games of War, fast: the rules of `rules.py` once more, as a kernel that numba compiles.

Game by game it is the same as in `rules.py`: the same deal, the same choices of the bots, the same shuffles. A card
is a number here, four times its rank (0 the lowest) plus its suit. A draw pile is a ring of 64 places, so that nothing
is moved when cards are drawn in front or go beneath; a hand is one 64-bit number, a byte for each card, the first
lowest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.cards import PACK, SUITS, Card
from explorer.chance import Chance
from explorer.game import Event
from explorer.lab.batch import CUT_OFF, Batch, Column, Columns, Options, Seeds
from explorer.lab.compiled import U64, Numbers, Word, below, fork, kernel, shuffle
from explorer.war import bots as war_bots
from explorer.war import exact
from explorer.war.rules import Game
from explorer.war.state import State

_GOAL, _EXHAUSTED, _BOTH, _CUT = range(4)
_0, _1, _2, _8 = U64(0), U64(1), U64(2), U64(8)
_RING, _PLACE, _BYTE = U64(64), U64(63), U64(255)
_RANDOM, _HIGHEST = 0, 1


@dataclass(frozen=True)
class Pack(Options):
    """`ranks` and `suits` make a smaller pack of cards, see `exact.pack`."""

    ranks: int = 13
    suits: int = 4

    @property
    def cards(self) -> NDArray[np.uint8]:
        """Its cards as the kernel's numbers. Raises `SettingError`, as `exact.pack` does.

        >>> [_TEXTS[int(card)] for card in Pack(2, 2).cards]
        ['KS', 'AS', 'KH', 'AH']
        """
        return np.array([_number(card) for card in exact.pack(self.ranks, self.suits)], np.uint8)


class WarBatch(Batch[Game, Pack]):
    """Games of War by the million. The reading `opponent` is not asked who plays.

    >>> games = BATCH.play(Game(), ["random", "random"], np.arange(3, dtype=np.uint64), 10_000)
    >>> games["battles"].tolist(), [BATCH.REASONS[i] for i in games["reason"]]
    ([289, 306, 371], ['war.goal', 'war.goal', 'war.exhausted'])
    """

    GAME, OPTIONS, ALL_BOTS = Game, Pack, war_bots.BOTS
    BOTS = ("random", "highest", "lowest")
    REASONS = ("war.goal", "war.exhausted", "war.exhausted-both", CUT_OFF)
    COLUMNS = {
        "winner": "int8",
        "reason": "int8",
        "actions": "int32",
        "battles": "int32",
        "wars": "int32",
        "deepest": "int16",
        "depth_1": "int32",
        "depth_2": "int32",
        "depth_3": "int32",
        "depth_4": "int32",
        "largest_pot": "int8",
    }
    """33 bytes a game. `winner`: the seat. `actions`: cards chosen. `battles`: face-up comparisons. `wars`: those that
    were ties. `deepest`: the most ties in one pot. `depth_1` to `depth_3`: how many pots saw exactly so many ties;
    `depth_4`: four or more. `largest_pot`: the most cards it held."""
    WINNERS = (0, 1)
    RATIOS = {"ties": ("wars", "battles")}
    LENGTH_COLUMN = "battles"
    USUAL_CAP_ACTIONS = 10_000_000

    @property
    def kernel(self) -> Callable[..., object]:
        return _games

    def _play(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Pack) -> Columns:
        return self._run(game, bots, seeds, cap, options)

    def _start(self, game: Game, seed: int, options: Pack) -> State:
        """`war.setup`, with this pack."""
        cards, chance = Chance(seed).shuffled(options.cards.tolist())
        texts, n, half = [_TEXTS[card] for card in cards], game.hand_size, len(cards) // 2
        sides = texts[:half], texts[half:]
        position = {"hands": [side[:n] for side in sides], "draws": [side[n:] for side in sides], **chance._asdict()}
        return game.state(position)

    def _trace(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Pack) -> list[str]:
        actions = self._run(game, bots, seeds, cap, options)["actions"][0]
        cards = np.zeros(actions, np.uint8)
        self._run(game, bots, seeds, cap, options, cards=cards)
        return [_TEXTS[int(card)] for card in cards]

    def _series(
        self, game: Game, bots: tuple[str, ...], seeds: Seeds, points: int, cap: int, options: Pack
    ) -> dict[str, Column]:
        """The scores (`war.score`) of the human, `pile`, and the `opponent` after battles 1 to `points` of each game:
        int8 of the shape (games, points).

        A game that ends before keeps its last score, so the winner has every card; so does one that is cut off. -1:
        there was no battle at all.

        >>> BATCH.series(Game(), ["random", "random"], np.arange(2, dtype=np.uint64), 5, 10_000)["pile"].tolist()
        [[27, 28, 24, 23, 24], [25, 21, 30, 31, 30]]
        """
        scores = np.full((2, len(seeds), points), -1, np.int8)
        self._run(game, bots, seeds, min(cap, 2 * points), options, scores=scores)
        return {"pile": scores[0], "opponent": scores[1]}

    def _count(self, events: Iterable[Event[State]]) -> Mapping[str, int]:
        kinds: Counter[str] = Counter()
        depths = [0]  # ties of each pot
        largest = 0
        for event in events:
            kinds[event.kind] += 1
            largest = max(largest, len(event.state.pot))
            if event.kind == "tie":
                depths[-1] += 1
            elif event.kind == "capture":
                depths.append(0)
        return {
            "battles": kinds["reveal"],
            "wars": kinds["tie"],
            "deepest": max(depths),
            **{f"depth_{depth}": depths.count(depth) for depth in (1, 2, 3)},
            "depth_4": sum(depth > 3 for depth in depths),
            "largest_pot": largest,
        }

    def _run(
        self,
        game: Game,
        bots: tuple[str, ...],
        seeds: Seeds,
        cap: int,
        options: Pack,
        cards: NDArray[np.uint8] | None = None,
        scores: NDArray[np.int8] | None = None,
    ) -> Columns:
        """The columns of the games. The last two are filled where they are given."""
        human, opponent = map(self.BOTS.index, bots)
        under, hand_size, burn = game.collect == "under", U64(game.hand_size), U64(game.burn)
        rules = _Rules(options.cards, under, hand_size, burn, human, opponent, cap)
        columns: Columns = {name: np.zeros(len(seeds), dtype) for name, dtype in self.COLUMNS.items()}
        if len(seeds):  # else there is nothing to be compiled for
            # Nothing is ever None here: for that numba would compile a version of its own.
            _games(
                rules,
                seeds,
                tuple(columns.values()),
                np.zeros(0, np.uint8) if cards is None else cards,
                np.zeros((2, len(seeds), 0), np.int8) if scores is None else scores,
            )
        return columns


def _number(card: Card) -> int:
    return 4 * card.value + SUITS.index(card.suit)


_TEXTS = {_number(card): card.text for card in PACK}


class _Rules(NamedTuple):
    """What the kernel needs to know, as plain numbers; the bots by their place in `WarBatch.BOTS`."""

    pack: Numbers
    under: bool
    hand_size: Word
    burn: Word
    human: int
    opponent: int
    cap: int


# The kernel. What is counted with chance or cards is unsigned and of 64 bits throughout: of a signed and an unsigned
# number numba would make a fraction.


@kernel
def _games(rules: _Rules, seeds: Seeds, columns: tuple[Numbers, ...], cards: Numbers, scores: Numbers) -> None:
    """A game for each seed. `cards`, the actions of the only game, and `scores` have something in them or are empty."""
    piles, pot = np.zeros(128, np.uint8), np.zeros(64, np.uint8)
    points = scores.shape[2]
    winner, reason, actions, battles, wars, deepest, depth_1, depth_2, depth_3, depth_4, largest_pot = columns
    for i in range(len(seeds)):
        found = _game(rules, U64(seeds[i]), piles, pot, cards, scores[:, i])
        winner[i], reason[i], actions[i], battles[i], wars[i], deepest[i] = found[:6]
        depth_1[i], depth_2[i], depth_3[i], depth_4[i], largest_pot[i] = found[6:]
        won, last = found[0], found[3]
        if won >= 0 and last <= points:
            scores[won, i, last - 1], scores[1 - won, i, last - 1] = len(rules.pack), 0
        if last > 0:
            for point in range(last, points):
                scores[0, i, point], scores[1, i, point] = scores[0, i, point - 1], scores[1, i, point - 1]


@kernel
def _game(
    rules: _Rules, seed: Word, piles: Numbers, pot: Numbers, cards: Numbers, scores: Numbers
) -> tuple[int | Word, ...]:
    """Play a game and give what the columns say of it; the last two, unless they are empty, are filled in too.

    `piles` and `pot` are room to work in. Each seat has a hand with so many cards held, and of its ring of `piles` the
    places from head up to, but not including, tail; what has no name of a seat is the human's.
    """
    pack, under, hand_size, burn, human, opponent, cap = rules
    told, points = len(cards) > 0, scores.shape[1]
    chance, choice, other_choice = seed, fork(seed, _1), fork(seed, _2)
    # `war.setup`: the human's half at the end of the one ring and the opponent's at the beginning of the other, that
    # is side by side.
    half = len(pack) // 2
    for i in range(2 * half):
        piles[64 - half + i] = pack[i]
    chance = shuffle(chance, piles, 64 - half, 64 + half)
    head, tail, other_head, other_tail = _RING - U64(half), _RING, _0, U64(half)
    hand, held, head = _filled(_0, _0, piles, _0, head, tail, hand_size)
    other_hand, other_held, other_head = _filled(_0, _0, piles, _RING, other_head, other_tail, hand_size)

    winner, reason = -2, _CUT
    battles, wars, ties, deepest = 0, 0, 0, 0
    depth_1, depth_2, depth_3, depth_4 = 0, 0, 0, 0
    size, largest = _0, _0
    while battles < cap // 2:
        # `war.choose`: the human's card, then the opponent's; the hands close up behind them.
        at, choice = _choice(human, hand, held, choice)
        other_at, other_choice = _choice(opponent, other_hand, other_held, other_choice)
        card, other_card = (hand >> at) & _BYTE, (other_hand >> other_at) & _BYTE
        hand, held = _without(hand, at), held - _1
        other_hand, other_held = _without(other_hand, other_at), other_held - _1
        if told:
            cards[2 * battles], cards[2 * battles + 1] = card, other_card
        battles += 1

        if card >> _2 == other_card >> _2:
            # `war.tie`, `war.repeat`: everything stays in the pot.
            pot[size], pot[size + _1] = card, other_card
            size += _2
            wars += 1
            ties += 1
            # `war.exhausted`: before the burn.
            left, other_left = held + tail - head, other_held + other_tail - other_head
            if left > _0 and other_left > _0:
                # `war.burn`, `war.refill`
                size, head = _burned(pot, size, piles, _0, head, tail, burn)
                size, other_head = _burned(pot, size, piles, _RING, other_head, other_tail, burn)
                hand, held, head = _filled(hand, held, piles, _0, head, tail, hand_size)
                other_hand, other_held, other_head = _filled(
                    other_hand, other_held, piles, _RING, other_head, other_tail, hand_size
                )
                # `war.exhausted`: who has burned the last card cannot go on either.
                left, other_left = held, other_held
            if left == _0 or other_left == _0:
                # `war.exhausted-both`: the human takes the pot.
                winner = 1 if other_left > _0 else 0
                reason = _EXHAUSTED if left + other_left > _0 else _BOTH
                break
        else:
            # `war.compare`: of different ranks the higher is the higher number. Not by branches, as far as can be,
            # since no processor foretells who wins.
            lost = U64(other_card > card)
            ring, end = _RING * lost, tail + (other_tail - tail) * lost
            # `war.collect`: the pot goes beneath the pile, and with the reading `under` is shuffled there.
            taken = size + _2
            if taken == _2 and under:
                order, chance = below(chance, _2)
                piles[ring + ((end + _1 - order) & _PLACE)] = card
                piles[ring + ((end + order) & _PLACE)] = other_card
            else:
                pot[size], pot[size + _1] = card, other_card
                for i in range(int(taken)):
                    piles[ring + ((end + U64(i)) & _PLACE)] = pot[i]
                # With the reading `reshuffle` the whole pile is.
                first = end if under else head + (other_head - head) * lost
                chance = _shuffled(chance, piles, ring, first, end + taken)
                if ties > 0:
                    depth_1, depth_2 = depth_1 + (ties == 1), depth_2 + (ties == 2)
                    depth_3, depth_4 = depth_3 + (ties == 3), depth_4 + (ties > 3)
                    deepest, largest = max(deepest, ties), max(largest, taken)
                size, ties = _0, 0
            tail, other_tail = tail + taken * (_1 - lost), other_tail + taken * lost
            hand, held, head = _filled(hand, held, piles, _0, head, tail, hand_size)
            other_hand, other_held, other_head = _filled(
                other_hand, other_held, piles, _RING, other_head, other_tail, hand_size
            )
            # `war.goal`
            if held == _0 or other_held == _0:
                winner, reason = (0 if held > _0 else 1), _GOAL
                break
        if battles <= points:
            scores[0, battles - 1] = held + tail - head
            scores[1, battles - 1] = other_held + other_tail - other_head

    if ties > 0:  # the last pot, in the midst of a war
        depth_1, depth_2 = depth_1 + (ties == 1), depth_2 + (ties == 2)
        depth_3, depth_4 = depth_3 + (ties == 3), depth_4 + (ties > 3)
        deepest, largest = max(deepest, ties), max(largest, size)
    actions = 2 * battles
    if winner < 0 and cap % 2 == 1:  # the last one is the human's, and waits for the other
        actions += 1
        if told:
            at, choice = _choice(human, hand, held, choice)
            cards[2 * battles] = (hand >> at) & _BYTE
    if battles > 0:
        largest = max(largest, _2)
    return winner, reason, actions, battles, wars, deepest, depth_1, depth_2, depth_3, depth_4, largest


@kernel
def _choice(bot: int, hand: Word, held: Word, chance: Word) -> tuple[Word, Word]:
    """Where in the hand the bot's card lies, in bits, and its stream after that: as in `bots.py`."""
    if bot == _RANDOM:
        i, chance = below(chance, held)
        return i * _8, chance
    return _extreme(bot == _HIGHEST, hand, held), chance


@kernel
def _extreme(highest: bool, hand: Word, held: Word) -> Word:
    """Where the first card of the highest or of the lowest rank lies."""
    best, at = (hand & _BYTE) >> _2, _0
    for i in range(1, int(held)):
        rank = ((hand >> (U64(i) * _8)) & _BYTE) >> _2
        if (highest and rank > best) or (not highest and rank < best):
            best, at = rank, U64(i) * _8
    return at


@kernel
def _without(hand: Word, at: Word) -> Word:
    """The hand without the card there."""
    return (hand & ((_1 << at) - _1)) | (hand >> at >> _8 << at)


@kernel
def _filled(
    hand: Word, held: Word, piles: Numbers, ring: Word, head: Word, tail: Word, hand_size: Word
) -> tuple[Word, Word, Word]:
    """The hand filled up from its pile, how many it holds then, and the pile's new head."""
    while held < hand_size and head < tail:
        hand |= U64(piles[ring + (head & _PLACE)]) << (held * _8)
        held, head = held + _1, head + _1
    return hand, held, head


@kernel
def _burned(
    pot: Numbers, size: Word, piles: Numbers, ring: Word, head: Word, tail: Word, burn: Word
) -> tuple[Word, Word]:
    """The size of the pot after so many cards of a pile, if it has them, have come to it; the pile's new head."""
    for _ in range(int(min(burn, tail - head))):
        pot[size] = piles[ring + (head & _PLACE)]
        size, head = size + _1, head + _1
    return size, head


@kernel
def _shuffled(chance: Word, piles: Numbers, ring: Word, first: Word, end: Word) -> Word:
    """`Chance.shuffled` of these places of a ring; the stream after it."""
    for i in range(int(end - first) - 1, 0, -1):
        j, chance = below(chance, U64(i) + _1)
        one, other = ring + ((first + U64(i)) & _PLACE), ring + ((first + j) & _PLACE)
        piles[one], piles[other] = piles[other], piles[one]
    return chance


BATCH = WarBatch()
