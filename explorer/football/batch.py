"""Football matches by the thousand: the rules of `rules.py` as a kernel that numba compiles.

A match of a seed is the same one here and there, action for action. In the kernel a card is its place in the deck as
given, a stat its place in `STATS`, and a value its rank among the deck's values in that stat, since the rules only
compare. A match always ends: each attack takes a card out of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from explorer.football import bots as football_bots
from explorer.football.balance import GAP
from explorer.football.decks import check_deck, players
from explorer.football.defence import MOST_DRAWS
from explorer.football.players import STATS, Deck, Player
from explorer.football.rules import CONCEDE, DRAW, HAND_CARDS, Game
from explorer.football.state import State
from explorer.game import Event
from explorer.lab.batch import CAPPED, CUT_OFF, DRAWN, MOST_POINTS, Batch, Column, Columns, Options, Seeds
from explorer.lab.compiled import MASK, SIGNED, U64, Numbers, Word, Words, below, fork, kernel, shuffle
from explorer.problems import SettingError, shown, typed, whole

_WINNER, _REASON, _ACTIONS, _ROUNDS, _COVERED, _STOOD, _DRAWS, _CONCEDED, _USES, _, _, _, _, _GAP, _LEFT = range(15)
_CODE_DRAW, _CODE_CONCEDE = -1, -2  # of an action; an attack is stat * cards + card, a cover 5 * cards + card
_FIVE, _WIDEST = len(STATS), 127
_ONE, _BITS = U64(1), 64
_2_BITS, _4_BITS, _8_BITS = U64(0x5555555555555555), U64(0x3333333333333333), U64(0x0F0F0F0F0F0F0F0F)
_BYTES, _TWO, _FOUR, _TOP = U64(0x0101010101010101), U64(2), U64(4), U64(56)


@dataclass(frozen=True)
class Cards(Options):
    """`deck` is that of `Game.start`: by default the game's own. `DeckError` where a match cannot be played with it."""

    deck: Deck | None = None

    @property
    def checked(self) -> Deck:
        """The cards, in the order given."""
        cards = players() if self.deck is None else tuple(typed(self.deck, list, "deck", SettingError))
        for place, card in enumerate(cards):
            if not isinstance(card, Player):
                raise SettingError("unknown-value", place=f"deck[{place}]", expected="Player", got=shown(card))
        check_deck(cards)
        return cards


class FootballBatch(Batch[Game, Cards]):
    """Matches of the football game by the million.

    >>> found = BATCH.play(Game(), ["best", "random"], np.arange(3, dtype="uint64"), cap=1000)
    >>> [BATCH.REASONS[reason] for reason in found["reason"]], found["winner"].dtype
    (['football.win', 'football.win', 'football.win'], dtype('int8'))
    >>> BATCH.trace(Game(), ["best", "best"], 0, cap=3)
    ['attack Diogo Jota with goals', 'draw', 'draw']
    """

    GAME, OPTIONS, ALL_BOTS = Game, Cards, football_bots.BOTS
    BOTS = ("random", "best")
    REASONS = ("football.win", "football.draw-game", CUT_OFF)
    COLUMNS = {
        "winner": "int8",
        "reason": "int8",
        "actions": "int32",
        "rounds": "int16",
        "covered": "int16",
        "stood": "int16",
        "draws": "int16",
        "conceded": "int16",
        **{f"uses_{stat}": "int16" for stat in STATS},
        "gap": "int8",
        "left": "int16",
    }
    """31 bytes a match: `rounds` are attacks, those `covered` and those that `stood`; `draws` cards drawn, `conceded`
    defences given up, `uses_…` attacks with each stat, `gap` the widest reached just after a use was counted (127
    stands for more), and `left` the cards that the loser still holds (0 without one)."""
    WINNERS = (0, 1, DRAWN)
    RATIOS = {"stood": ("stood", "rounds")}
    LENGTH_COLUMN = "rounds"
    USUAL_CAP_ACTIONS = 10_000  # no match of the game's own deck has as many

    @property
    def kernel(self) -> Callable[..., object]:
        return _games

    def _play(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Cards) -> Columns:
        table = self._run(game, bots, seeds, cap, options)
        return {name: table[at].astype(dtype) for at, (name, dtype) in enumerate(self.COLUMNS.items())}

    def _start(self, game: Game, seed: int, options: Cards) -> State:
        return game.start(seed, options.deck)

    def _trace(self, game: Game, bots: tuple[str, ...], seeds: Seeds, cap: int, options: Cards) -> list[str]:
        cards = options.checked
        codes = np.zeros(3 * len(cards), np.int32)  # attacks, draws, and covers or concessions
        table = self._run(game, bots, seeds, cap, options, codes)
        return [_text(int(code), cards) for code in codes[: table[_ACTIONS, 0]]]

    def _series(
        self, game: Game, bots: tuple[str, ...], seeds: Seeds, points: int, cap: int, options: Cards
    ) -> dict[str, Column]:
        """How the matches go, attack by attack: `hands`, int16 (games, points, 2), the cards each team holds, and
        `gap`, int8 (games, points), the gap just after the use was counted, of the team that attacked or of both as the
        reading has it. Point 0 is the deal, point k is after attack k; what has been reached last stays to the end."""
        hands = np.zeros((len(seeds), points, 2), np.int16)
        gaps = np.zeros((len(seeds), points), np.int8)
        self._run(game, bots, seeds, cap, options, hands=hands, gaps=gaps)
        return {"hands": hands, "gap": gaps}

    def odds_against_outcome(
        self, game: Game, bots: Sequence[str], seeds: Seeds, bins: int, cap: int, **options: Any
    ) -> NDArray[np.int64]:
        """How many attacks the matches of `play` had and how many of them stood, int64 (bins, 2), by what `odds` said
        of them: row k has the chances from k / bins up to, but not including, (k + 1) / bins; certainty is in the last.
        An attack that was open when the match was cut off is left out. The bots are of `BOTS`."""
        tally = np.zeros((whole(bins, 1, MOST_POINTS, "bins", SettingError), 2), np.int64)
        seeds, chosen = self._checked(game, bots, seeds, cap, options)
        self._run(game, tuple(bots), seeds, cap, chosen, tally=tally)
        return tally

    def _count(self, events: Iterable[Event[State]]) -> Mapping[str, int]:
        kinds: Counter[str] = Counter()
        uses: Counter[str] = Counter()
        widest = left = 0
        for event in events:
            kinds[event.kind] += 1
            if event.kind == "attack":
                uses[event.numbers["stat"]] += 1
            elif event.kind == "count":
                widest = max(widest, event.numbers["gap"])
            elif event.kind == "win":
                left = event.numbers["left"]
        return {
            "rounds": kinds["attack"],
            "covered": kinds["cover"],
            "stood": kinds["success"],
            "draws": kinds["draw"],
            "conceded": kinds["concede"],
            **{f"uses_{stat}": uses[stat] for stat in STATS},
            "gap": min(widest, _WIDEST),
            "left": left,
        }

    def _run(
        self,
        game: Game,
        bots: tuple[str, ...],
        seeds: Seeds,
        cap: int,
        options: Cards,
        codes: NDArray[np.int32] | None = None,
        hands: NDArray[np.int16] | None = None,
        gaps: NDArray[np.int8] | None = None,
        tally: NDArray[np.int64] | None = None,
    ) -> NDArray[np.int16]:
        """The table of the matches: a row for each column. The last four are filled where they are given."""
        cards = options.checked
        ranks, lower = _ranks(cards, game.cover == "higher")
        best = np.array([bot == "best" for bot in bots])
        readings = (
            game.counters == "match",
            game.lock == "after",
            game.stats_in_play == "round",
            game.must_cover == "may",
            game.draw == "forced",
            int(game.cover == "higher"),
        )
        table = np.zeros((len(self.COLUMNS), len(seeds)), np.int16)
        if len(seeds):  # else there is nothing to be compiled for
            _games(
                seeds,
                ranks,
                lower,
                readings,
                best,
                cap,
                table,
                np.zeros(0, np.int32) if codes is None else codes,
                np.zeros((0, 0, 2), np.int16) if hands is None else hands,
                np.zeros((0, 0), np.int8) if gaps is None else gaps,
                np.zeros((0, 2), np.int64) if tally is None else tally,
            )
        return table


def _ranks(cards: Deck, higher: bool) -> tuple[NDArray[np.int16], NDArray[np.uint64]]:
    """Of each stat and card the rank of its value, int16 (5, cards), and the set of the cards that are too low to cover
    it, a bit each, uint64 (5, cards, words): those with a lower value and, if a cover must be `higher`, the same."""
    values = np.array([[card.value(stat) for card in cards] for stat in STATS])
    ranks = np.array([np.unique(row, return_inverse=True)[1] for row in values], np.int16)
    words = -(-len(cards) // _BITS)
    bits = np.zeros((_FIVE, len(cards), words * _BITS), bool)
    bits[:, :, : len(cards)] = values[:, None, :] < values[:, :, None] + higher  # they are whole numbers
    return ranks, np.packbits(bits, axis=2, bitorder="little").view("<u8").astype(np.uint64)


def _text(code: int, cards: Deck) -> str:
    if code < 0:
        return DRAW if code == _CODE_DRAW else CONCEDE
    kind, at = divmod(code, len(cards))
    return f"cover {cards[at].name}" if kind == _FIVE else f"attack {cards[at].name} with {STATS[kind]}"


# The kernel


@kernel
def _games(
    seeds: Seeds,
    ranks: Numbers,
    lower: Words,
    readings: tuple[bool, bool, bool, bool, bool, int],
    best: NDArray[np.bool_],
    cap: int,
    table: Numbers,
    codes: Numbers,
    hands_at: Numbers,
    gaps_at: Numbers,
    tally: Numbers,
) -> None:
    """A match for each seed, one column of `table` each. The last four arrays have something in them or are empty."""
    shared, after, anew, may, forced, higher = readings
    size, words = ranks.shape[1], lower.shape[2]
    points, bins = gaps_at.shape[1], len(tally)
    reckons = best[0] or best[1] or bins > 0  # somebody asks how likely an attack is to stand
    order = np.zeros(size, np.int16)
    hands = np.zeros((2, size), np.int16)
    held = np.zeros(2, np.int64)
    counters = np.zeros((2, _FIVE), np.int16)
    streams = np.zeros(2, np.uint64)
    unseen = np.zeros((2, words), np.uint64)  # by each team
    open_stats = np.zeros(4, np.int64)
    covers = np.zeros(size, np.int64)  # their places in the hand
    for match in range(len(seeds)):
        # football.hand, football.stats: a shuffle, four of the five stats, and who begins
        for card in range(size):
            order[card] = card
        place = shuffle(seeds[match], order, 0, size)
        out, place = _draw_below(place, _FIVE)
        turn, place = _draw_below(place, 2)
        top = 2 * HAND_CARDS
        for seat in range(2):
            streams[seat] = fork(seeds[match], seat + 1)
            held[seat] = HAND_CARDS
            for at in range(HAND_CARDS):
                hands[seat, at] = order[seat * HAND_CARDS + at]
            for stat in range(_FIVE):
                counters[seat, stat] = 0
            if reckons:
                for word in range(words):
                    unseen[seat, word] = MASK
                for at in range(HAND_CARDS):
                    _see(unseen, seat, hands[seat, at])
        if points:
            hands_at[match, 0, 0], hands_at[match, 0, 1] = HAND_CARDS, HAND_CARDS
        actions = rounds = covered = stood = draws = conceded = widest = 0
        winner = CAPPED
        while actions < cap:
            # football.attack: a card of the hand with an open stat
            owner = 0 if shared else turn  # of the counters in question (football.balance)
            opened = _open(counters, owner, out, after, open_stats)
            reach = held[1 - turn] + min(MOST_DRAWS, size - top)  # what the defender holds or can draw
            if best[turn]:
                choice = _likeliest(hands, held, turn, open_stats, opened, unseen, lower, reach)
            else:
                choice, streams[turn] = _draw_below(streams[turn], held[turn] * opened)
            stat = open_stats[choice % opened]
            attacker = SIGNED(hands[turn, choice // opened])
            chance = 0.0
            if bins:
                chance = _chance(_count(unseen, turn, lower, stat, attacker), held[1 - turn] + size - top, reach)
            _leave(hands, held, turn, choice // opened)
            if len(codes):
                codes[actions] = stat * size + attacker
            actions += 1
            rounds += 1
            # football.balance: the use is counted
            counters[owner, stat] += 1
            gap = _gap(counters, owner, out)
            widest = max(widest, gap)
            # football.cover: as high or higher in the same stat, or only higher
            seat, needed = 1 - turn, ranks[stat, attacker] + higher
            found = 0
            for at in range(held[seat]):
                covers[found] = at
                found += ranks[stat, hands[seat, at]] >= needed
            drawn, cover, stands = 0, -1, False
            while cover < 0 and not stands:
                drawable = drawn < MOST_DRAWS and top < size
                if found == 0 and not drawable:
                    stands = True  # football.success: there is nothing left to decide on
                    break
                if actions == cap:
                    break
                code, streams[seat] = _answer(
                    hands, seat, covers, found, ranks, stat, drawable, may, forced, best[seat], streams[seat]
                )
                if code >= 0:
                    cover = code
                    code = _FIVE * size + SIGNED(hands[seat, cover])
                elif code == _CODE_DRAW:
                    # football.draw: the next card of the deck, which stays in the hand
                    card = order[top]
                    covers[found] = held[seat]
                    found += ranks[stat, card] >= needed
                    hands[seat, held[seat]] = card
                    held[seat] += 1
                    top += 1
                    drawn += 1
                    if reckons:
                        _see(unseen, seat, card)
                else:
                    conceded += 1
                    stands = True
                if len(codes):
                    codes[actions] = code
                actions += 1
            draws += drawn
            if cover < 0 and not stands:
                break  # capped while the defender was to decide
            # football.success, football.covered: the cards leave the game, and who attacks next
            if reckons:
                _see(unseen, seat, attacker)
            if stands:
                stood += 1
            else:
                if reckons:
                    _see(unseen, turn, hands[seat, cover])
                _leave(hands, held, seat, cover)
                covered += 1
                turn = seat
            if rounds < points:
                hands_at[match, rounds, 0], hands_at[match, rounds, 1] = held[0], held[1]
                gaps_at[match, rounds] = min(gap, _WIDEST)
            if bins:
                row = min(SIGNED(chance * bins + 1e-9), bins - 1)  # what is whole but for rounding is whole
                tally[row, 0] += 1
                tally[row, 1] += stands
            # football.win, football.draw-game: an empty hand, or two
            if held[0] == 0 or held[1] == 0:
                winner = DRAWN if held[0] == held[1] else 0 if held[0] == 0 else 1
                break
            if anew:  # football.stats, drawn anew for each attack
                out, place = _draw_below(place, _FIVE)
        reached = covered + stood
        for point in range(reached + 1, points):
            for seat in range(2):
                hands_at[match, point, seat] = hands_at[match, reached, seat]
            gaps_at[match, point] = gaps_at[match, reached]
        table[_WINNER, match] = winner
        table[_REASON, match] = 0 if winner >= 0 else -winner
        table[_ACTIONS, match] = actions
        table[_ROUNDS, match] = rounds
        table[_COVERED, match] = covered
        table[_STOOD, match] = stood
        table[_DRAWS, match] = draws
        table[_CONCEDED, match] = conceded
        for stat in range(_FIVE):
            table[_USES + stat, match] = counters[0, stat] + counters[1, stat]
        table[_GAP, match] = min(widest, _WIDEST)
        table[_LEFT, match] = held[1 - winner] if winner >= 0 else 0


@kernel
def _draw_below(place: Word, n: Word) -> tuple[int, Word]:
    """`below`, as a signed number."""
    number, place = below(place, n)
    return SIGNED(number), place


@kernel
def _open(counters: Numbers, owner: int, out: int, after: bool, found: Numbers) -> int:
    """Fill in the stats open now, all but `out` being in play, and give how many there are (`football.balance`)."""
    least = most = counters[owner, 1 if out == 0 else 0]
    for stat in range(_FIVE):
        if stat != out:
            least, most = min(least, counters[owner, stat]), max(most, counters[owner, stat])
    count = 0
    for stat in range(_FIVE):
        if stat != out:
            mine = counters[owner, stat]
            far = (mine == most and most - least > GAP) if after else max(most, mine + 1) - least > GAP
            if mine == least or not far:
                found[count] = stat
                count += 1
    return count


@kernel
def _gap(counters: Numbers, owner: int, out: int) -> int:
    """How far apart the uses of the stats in play are (`football.balance`)."""
    least = most = counters[owner, 1 if out == 0 else 0]
    for stat in range(_FIVE):
        if stat != out:
            least, most = min(least, counters[owner, stat]), max(most, counters[owner, stat])
    return SIGNED(most - least)


@kernel
def _likeliest(
    hands: Numbers, held: Numbers, turn: int, open_stats: Numbers, opened: int, unseen: Words, lower: Words, reach: int
) -> int:
    """`bots.best`: the attack most likely to stand, the first of several, as its number among the actions.

    The chance is comb(lower, reach) / comb(unseen, reach): it grows with the unseen cards that are lower, once there
    are as many as the defender can reach, and is 0 before that.
    """
    found, most = 0, -1
    for at in range(held[turn]):
        for it in range(opened):
            count = max(_count(unseen, turn, lower, open_stats[it], SIGNED(hands[turn, at])), reach - 1)
            if count > most:
                found, most = at * opened + it, count
    return found


@kernel
def _answer(
    hands: Numbers,
    seat: int,
    covers: Numbers,
    found: int,
    ranks: Numbers,
    stat: int,
    drawable: bool,
    may: bool,
    forced: bool,
    best: bool,
    stream: Word,
) -> tuple[int, Word]:
    """What the defender does: the place of a cover in its hand, or the code of a draw or concession; and its stream
    after that. It has a cover or can draw."""
    if best:
        return (covers[_weakest(hands, seat, covers, found, ranks, stat)] if found else _CODE_DRAW), stream
    # football.cover, football.draw: whether one with a cover may draw or concede, and whether one without may concede
    drawing = drawable and (may or found == 0)
    conceding = may if found else not forced
    choice, stream = _draw_below(stream, found + drawing + conceding)
    if choice < found:
        return covers[choice], stream
    return (_CODE_DRAW if drawing and choice == found else _CODE_CONCEDE), stream


@kernel
def _weakest(hands: Numbers, seat: int, covers: Numbers, found: int, ranks: Numbers, stat: int) -> int:
    """`bots.best`: the cover that is just enough, the first of several."""
    weakest = 0
    for it in range(1, found):
        if ranks[stat, hands[seat, covers[it]]] < ranks[stat, hands[seat, covers[weakest]]]:
            weakest = it
    return weakest


@kernel
def _chance(lower: int, unseen: int, reach: int) -> float:
    """comb(lower, reach) / comb(unseen, reach), as `odds` has it."""
    chance = 1.0
    for it in range(reach):
        chance *= (lower - it) / (unseen - it)  # one factor is 0 where fewer are lower
    return chance


@kernel
def _count(unseen: Words, team: int, lower: Words, stat: int, card: int) -> int:
    """How many of the cards that the team cannot see are too low to cover that card in that stat."""
    count = SIGNED(0)
    for word in range(lower.shape[2]):
        # Bits added up in pairs, fours and bytes: the compiler knows this for one instruction.
        bits = U64(unseen[team, word]) & U64(lower[stat, card, word])
        bits = bits - ((bits >> _ONE) & _2_BITS)
        bits = (bits & _4_BITS) + ((bits >> _TWO) & _4_BITS)
        bits = (bits + (bits >> _FOUR)) & _8_BITS
        count += SIGNED(((bits * _BYTES) & MASK) >> _TOP)
    return count


@kernel
def _see(unseen: Words, team: int, card: int) -> None:
    """The team has seen the card."""
    unseen[team, card >> 6] = U64(unseen[team, card >> 6]) & ~(_ONE << U64(card & 63)) & MASK


@kernel
def _leave(hands: Numbers, held: Numbers, seat: int, at: int) -> None:
    """A card leaves a hand, and the others stay in order."""
    held[seat] -= 1
    for it in range(at, held[seat]):
        hands[seat, it] = hands[seat, it + 1]


BATCH = FootballBatch()
