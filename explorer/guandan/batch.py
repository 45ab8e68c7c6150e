"""Many matches of Guandan at once: the rules of `rules.py` in compiled code, the same matches action for action.

What a hand may play is in `batch_plays`. A match is told by a row of numbers, one for each of `GuandanBatch.COLUMNS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from explorer.cards import BLACK_JOKER, PACK, RANKS, RED_JOKER
from explorer.game import Event
from explorer.guandan import batch_hand as of
from explorer.guandan import bots as guandan_bots
from explorer.guandan.acts import PASS, RETURN
from explorer.guandan.batch_hand import ACE, LEFT, LEVEL_PLACE, RED, SUIT, Rules, add, rank_at, remove, strongest
from explorer.guandan.batch_plays import BY_NATURAL_RANK, SHAPE_OF, SLOTS, build, listed, pick, weakest
from explorer.guandan.cards.hand import HAND
from explorer.guandan.cards.notation import written
from explorer.guandan.cards.shapes import READINGS
from explorer.guandan.rules import Game
from explorer.guandan.state import State, partner, team
from explorer.lab.batch import CUT_OFF, Batch, Column, Columns, Options, Seeds
from explorer.lab.compiled import Numbers, Word, Words, below, fork, kernel, shuffle

WINNER, REASON, ACTIONS, DEALS, TURNS, LEVELS, _, WON = range(8)
NOT_YET, TRIBUTES, CANCELLED = WON + 6, WON + 8, WON + 9
_CAPPED = -2
_RANDOM = 0  # its place in `GuandanBatch.BOTS`
_DECK = np.array([*range(52), *range(52), 52, 53, 52, 53], np.int64)  # the order of `TWO_PACKS`
_CARDS = (*PACK, BLACK_JOKER, RED_JOKER)
_OWN = 4  # the game's own stream of chance, after those of the seats
_PASSED, _RETURNED = -1, -2
_rank_at = getattr(rank_at, "py_func", rank_at)  # not compiled: the outermost kernel is all that ever is
_LOG = 14  # numbers of an action in the log
_AT_ONCE = 4096  # matches whose rows are held apart before they go into the columns


class Desk(NamedTuple):
    """What a match works with: arrays that are made once and serve one match after the other.

    `trick` is the slot and place of the last play and whose it was, -1 where somebody leads; `order` who is out in this
    deal, `previous` who was in the deal before; `tally` the row of the match. `log` has a row for each action, if any:
    the slot, the level, the place, how many cards, and these.
    """

    bots: Numbers
    hands: Numbers
    deck: Numbers
    streams: Words
    trick: Numbers
    order: Numbers
    previous: Numbers
    found: Numbers
    cards: Numbers
    tally: Numbers
    log: Numbers


@kernel
def _draw(streams: Words, which: int, n: Word) -> int:
    """`Chance.below` from one of the streams."""
    number, streams[which] = below(streams[which], n)
    return 0 + int(number)


@kernel
def _copy(source: Numbers, target: Numbers) -> None:
    """What `target[:] = source` does; numba takes two seconds longer to compile that."""
    for at in range(len(source)):
        target[at] = source[at]


@kernel
def _deal(desk: Desk, level: int) -> None:
    """`guandan.setup`: all cards shuffled, 27 to each."""
    _copy(_DECK, desk.deck)
    desk.streams[_OWN] = shuffle(desk.streams[_OWN], desk.deck, 0, len(desk.deck))
    for seat in range(4):
        of.clear(desk.hands[seat])
        for at in range(HAND * seat, HAND * (seat + 1)):
            add(desk.hands[seat], desk.deck[at], level)


@kernel
def _done(desk: Desk, slot: int, level: int, place: int, size: int) -> None:
    """Counts an action, and writes it down where that is asked for."""
    at = desk.tally[ACTIONS]
    if len(desk.log):
        row = desk.log[at]
        row[0], row[1], row[2], row[3] = slot, level, place, size
        for card in range(size):
            row[4 + card] = desk.cards[card]
    desk.tally[ACTIONS] = at + 1


@kernel
def _pay(desk: Desk, payer: int, receiver: int, level: int, at_random: int) -> None:
    """`guandan.tribute`: the payer's strongest card; of equal ones the first suit, or any (`tribute_suit`)."""
    hand = desk.hands[payer]
    place = strongest(hand, level)
    if place > LEVEL_PLACE:
        card = place - of.BLACK_PLACE + of.BLACK_JOKER
    else:
        rank = rank_at(place, level)
        suits = of.suits_of(hand, rank)
        if at_random and suits & (suits - 1):
            for _ in range(_draw(desk.streams, _OWN, of.count(suits))):
                suits &= suits - 1
        card = SUIT * of.lowest(suits) + rank
    remove(hand, card, level)
    add(desk.hands[receiver], card, level)
    desk.tally[TRIBUTES] += 1


@kernel
def _give_back(desk: Desk, giver: int, payer: int, level: int, rules: of.Rules) -> None:
    """`guandan.return`: the bot `cheapest` gives its weakest card, `random` any."""
    hand, cards = desk.hands[giver], desk.cards
    many = of.returnable(hand, level, rules.return_level_cards, cards)
    if desk.bots[giver] == _RANDOM:
        cards[0] = cards[_draw(desk.streams, giver, many)]
    card = cards[0]
    remove(hand, card, level)
    add(desk.hands[payer], card, level)
    _done(desk, _RETURNED, level, 0, 1)


@kernel
def _tribute(desk: Desk, level: int, rules: of.Rules, cap: int) -> int:
    """All between the deal and the first turn: who leads, or -1 at the cap (`guandan.double-tribute`,
    `guandan.tribute-cancelled`, `guandan.lead-after-tribute`)."""
    first, second, other = desk.previous[0], desk.previous[1], desk.previous[3]
    double = first % 2 == second % 2
    payer = desk.previous[2] if double else other
    reds = desk.hands[payer, RED]
    if double:
        reds += desk.hands[other, RED]
    if reds == 2:
        desk.tally[CANCELLED] += 1
        return int(first)
    if double:
        one, two = strongest(desk.hands[payer], level), strongest(desk.hands[other], level)
        sooner = (other - first) % 4 < (payer - first) % 4  # the other sits next after the 1st
        if two > one or (two == one and sooner != (rules.equal_tributes == 1)):
            payer, other = other, payer
    _pay(desk, payer, first, level, rules.tribute_suit)
    if double:
        _pay(desk, other, second, level, rules.tribute_suit)
    if desk.tally[ACTIONS] >= cap:
        return -1
    _give_back(desk, first, payer, level, rules)
    if double:
        if desk.tally[ACTIONS] >= cap:
            return -1
        _give_back(desk, second, other, level, rules)
    return int(first if rules.lead_after_tribute else payer)


@kernel
def _choose(desk: Desk, seat: int, level: int, rules: of.Rules) -> tuple[int, int]:
    """The slot and place of what the bot plays, leading or over what lies there; -1 for a pass."""
    slot, found = desk.trick[0], desk.found
    total = listed(desk.hands[seat], level, rules, slot, desk.trick[1], found)
    if desk.bots[seat] == _RANDOM:
        number = _draw(desk.streams, seat, total + 1 if slot >= 0 else total)
        return pick(found, number) if number < total else (_PASSED, 0)
    return weakest(found, slot < 0) if total else (_PASSED, 0)


@kernel
def _play_deal(desk: Desk, level: int, seat: int, rules: of.Rules, cap: int) -> bool:
    """The turns of a deal that `seat` begins, to its end with all four in `order`; False at the cap."""
    trick, order, hands = desk.trick, desk.order, desk.hands
    finished = out = passed = 0  # the latter two a bit for each seat; who has passed is forgotten with the trick
    trick[:] = -1
    while desk.tally[ACTIONS] < cap:
        desk.tally[TURNS] += 1
        slot, place = _choose(desk, seat, level, rules)
        if slot < 0:
            size = 0
            passed |= 1 << seat
        else:
            size = build(hands[seat], level, rules, slot, place, desk.cards)
            for at in range(size):
                remove(hands[seat], desk.cards[at], level)
            trick[0], trick[1], trick[2] = slot, place, seat
        _done(desk, slot, level, place, size)
        if not hands[seat, LEFT]:  # `guandan.teams`
            order[finished] = seat
            finished, out = finished + 1, out | 1 << seat
            partners = finished == 2 and order[0] % 2 == seat % 2
            if finished == 3 or (partners and rules.double_down):  # `guandan.end`
                for step in range(1, 4):
                    if not out >> (seat + step) % 4 & 1:
                        order[finished] = (seat + step) % 4
                        finished += 1
                return True
        last = trick[2]
        seat = _next(seat, last, out | passed if rules.passing else out)
        if seat < 0:  # `guandan.turn`: the trick is won; `guandan.inherit`: where its winner is out, by another
            seat = last
            if out >> seat & 1:
                seat = (last + 2) % 4
            if out >> seat & 1:
                seat = _next(last, last, out)
            trick[:], passed = -1, 0
    return False


@kernel
def _next(seat: int, last: int, skipped: int) -> int:
    """`guandan.turn`: the next player of those not skipped, before the turn comes back to `last`; -1 for none."""
    for step in range(1, 4):
        follower = (seat + step) % 4
        if follower == last:
            break
        if not skipped >> follower & 1:
            return follower
    return -1


@kernel
def _score(desk: Desk, level: int) -> int:
    """`guandan.match`, `guandan.advance`: the level of the next deal (`guandan.next-level`), -1 after the last."""
    tally = desk.tally
    ours, place = desk.order[0] % 2, 1
    while desk.order[place] % 2 != ours:
        place += 1
    tally[WON + 3 * ours + place - 1] += 1
    before = tally[LEVELS + ours]
    if before < ACE:
        tally[LEVELS + ours] = min(before + 4 - place, ACE)
    elif level == ACE and place < 3:
        tally[WINNER] = ours
        return -1
    else:
        tally[NOT_YET + ours] += 1
    return int(tally[LEVELS + ours])


@kernel
def _match(desk: Desk, seed: Word, rules: of.Rules, cap: int, levels: Numbers, places: Numbers) -> None:
    """A match from its seed to its end or the cap. `levels` and `places` get a row for each deal, as far as they go."""
    tally = desk.tally
    tally[:] = 0
    tally[DEALS], tally[WINNER], tally[REASON] = 1, _CAPPED, 1
    desk.streams[_OWN] = seed
    for seat in range(4):
        desk.streams[seat] = fork(seed, seat + 1)
    level = tally[LEVELS]
    _deal(desk, level)
    leader = _draw(desk.streams, _OWN, 4)
    while leader >= 0 and _play_deal(desk, level, leader, rules, cap):
        over = tally[DEALS] - 1
        level = _score(desk, level)
        if over < len(places):
            levels[over, 0], levels[over, 1] = tally[LEVELS], tally[LEVELS + 1]
            _copy(desk.order, places[over])
        if level < 0:
            tally[REASON] = 0
            break
        tally[DEALS] += 1
        _copy(desk.order, desk.previous)
        _deal(desk, level)
        leader = _tribute(desk, level, rules, cap)
    finished = tally[DEALS] if level < 0 else tally[DEALS] - 1
    for late in range(finished, len(levels)):
        levels[late, 0], levels[late, 1] = tally[LEVELS], tally[LEVELS + 1]


@kernel
def _games(
    desk: Desk, seeds: Seeds, rules: of.Rules, cap: int, table: Numbers, levels: Numbers, places: Numbers
) -> None:
    """A match for each seed."""
    for at in range(len(seeds)):
        _match(desk, seeds[at], rules, cap, levels[at], places[at])
        _copy(desk.tally, table[at])


class GuandanBatch(Batch[Game, Options]):
    """Matches of Guandan by the thousand.

    >>> found = BATCH.play(Game(), ["cheapest", "random"] * 2, np.arange(3, dtype=np.uint64), cap=100_000)
    >>> found["winner"].tolist(), found["deals"].dtype
    ([0, 0, 0], dtype('int16'))
    >>> BATCH.trace(Game(), ["random"] * 4, seed=7, cap=3)
    ['QC QH QC QS 2H', 'TH JH QH KH AH', 'pass']
    """

    GAME, OPTIONS, ALL_BOTS = Game, Options, guandan_bots.BOTS
    BOTS = ("random", "cheapest")
    REASONS = ("guandan.match", CUT_OFF)
    COLUMNS = {
        "winner": "int8",
        "reason": "int8",
        "actions": "int32",
        "deals": "int16",
        "turns": "int32",
        "level_0": "int8",
        "level_1": "int8",
        "won_12_0": "int16",
        "won_13_0": "int16",
        "won_14_0": "int16",
        "won_12_1": "int16",
        "won_13_1": "int16",
        "won_14_1": "int16",
        "not_yet_0": "int16",
        "not_yet_1": "int16",
        "tributes": "int16",
        "cancelled": "int16",
    }
    """34 bytes a match. Team 0 is the seats 0 and 2, team 1 the seats 1 and 3; levels are 0 for 2 to 12 for A.

    - `winner`: the team; `actions`: plays, passes and returned cards; `turns`: without the latter;
    - `deals`: those that were begun, which a match that is won has all played to their end;
    - `level_0`, `level_1`: the teams' levels at the end;
    - `won_12_0` … `won_14_1`: how many deals a team won with its partners 1st and 2nd, 1st and 3rd, 1st and 4th;
    - `not_yet_0`, `not_yet_1`: of those, the ones it won at A without winning the match (`guandan.match`);
    - `tributes`: how many cards were paid; `cancelled`: in how many deals none was, for the red jokers.
    """
    WINNERS = (0, 1)
    RATIOS = {"turns": ("turns", "deals")}
    LENGTH_COLUMN = "deals"
    USUAL_CAP_ACTIONS = 1_000_000

    @property
    def kernel(self) -> Callable[..., object]:
        return _games

    def _play(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Options) -> Columns:
        return self._run(game, bots, seeds, cap, 0)[0]

    def _trace(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Options) -> list[str]:
        actions = int(self._run(game, bots, seeds, cap, 0)[0]["actions"][0])
        log = np.zeros((actions, _LOG), np.int64)
        self._run(game, bots, seeds, cap, 0, log)
        return [_text(game, row) for row in log.tolist()]

    def _series(
        self, game: Game, bots: tuple[str, ...], seeds: Seeds, points: int, cap: int, options: Options
    ) -> dict[str, Column]:
        """How matches develop in their first deals, `points` of them.

        `levels`, (matches, points, 2): those of the teams after each deal, 0 for 2 to 12 for A; after the end they
        stay. `places`, (matches, points, 4): the seats in the order in which they finished it, -1 for a deal that was
        not played to its end.
        """
        _, levels, places = self._run(game, bots, seeds, cap, points)
        return {"levels": levels, "places": places}

    def _count(self, events: Iterable[Event[State]]) -> Mapping[str, int]:
        kinds: Counter[str] = Counter()
        by_team: Counter[str] = Counter()
        levels = (RANKS[0], RANKS[0])
        for event in events:
            kinds[event.kind] += 1
            levels = event.state.levels
            if event.kind == "deal-over":
                first, *others = event.state.out
                by_team[f"won_1{others.index(partner(first)) + 2}_{team(first)}"] += 1
            elif event.kind == "not-yet":
                by_team[f"not_yet_{event.numbers['team']}"] += 1
        return {
            **{name: by_team[name] for name in self.COLUMNS if name.startswith(("won", "not_yet"))},
            "deals": 1 + kinds["deal"],
            "turns": kinds["play"] + kinds["pass"],
            "level_0": RANKS.index(levels[0]),
            "level_1": RANKS.index(levels[1]),
            "tributes": kinds["tribute"],
            "cancelled": kinds["tribute-cancelled"],
        }

    def _run(
        self,
        game: Game,
        bots: tuple[str, ...],
        seeds: Seeds,
        cap: int,
        points: int,
        log: NDArray[np.int64] | None = None,
    ) -> tuple[Columns, NDArray[np.int8], NDArray[np.int8]]:
        """The columns, levels and places of the matches of these seeds."""
        settings = game.rulebook.settings
        rules = Rules(*(settings[name].values.index(game.settings[name]) for name in Rules._fields))
        desk = Desk(
            bots=np.array([self.BOTS.index(bot) for bot in bots], np.int64),
            hands=np.zeros((4, of.FIELDS), np.int64),
            deck=_DECK.copy(),
            streams=np.zeros(5, np.uint64),
            trick=np.zeros(3, np.int64),
            order=np.zeros(4, np.int64),
            previous=np.zeros(4, np.int64),
            found=np.zeros(SLOTS, np.int64),
            cards=np.zeros(4 * SUIT, np.int64),  # to give back, the most; a play needs `CARDS`
            tally=np.zeros(len(self.COLUMNS), np.int64),
            log=np.zeros((0, _LOG), np.int64) if log is None else log,
        )
        levels = np.zeros((len(seeds), points, 2), np.int8)
        places = np.full((len(seeds), points, 4), -1, np.int8)
        columns: Columns = {name: np.empty(len(seeds), dtype) for name, dtype in self.COLUMNS.items()}
        for start in range(0, len(seeds), _AT_ONCE):
            part = slice(start, start + _AT_ONCE)
            table = np.zeros((len(seeds[part]), len(self.COLUMNS)), np.int64)
            _games(desk, seeds[part], rules, cap, table, levels[part], places[part])
            for column, values in zip(columns.values(), table.T, strict=True):
                column[part] = values
        return columns, levels, places


def _text(game: Game, row: list[int]) -> str:
    """An action from its row in the log."""
    slot, level, place, size, *codes = row
    cards = tuple(_CARDS[code] for code in codes[:size])
    if slot == _PASSED:
        return PASS
    if slot == _RETURNED:
        return f"{RETURN} {cards[0].text}"
    shape = SHAPE_OF[slot]
    at = place if shape in BY_NATURAL_RANK else _rank_at(place, level)
    rank = RANKS[at] if cards[0].suit else cards[-1].rank
    return written([(cards, READINGS[shape, size, rank])], RANKS[level], game.settings)[0]


BATCH = GuandanBatch()
