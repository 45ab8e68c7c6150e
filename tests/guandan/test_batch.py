"""The compiled matches against the readable engine, action for action; and what a hand may play, pay and return."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random

import numpy as np
import pytest

from explorer import guandan
from explorer.cards import RANKS, SUITS, Card
from explorer.chance import Chance
from explorer.guandan import batch_hand, batch_plays, tribute
from explorer.guandan.batch import BATCH as batch
from explorer.guandan.cards.plays import plays
from explorer.guandan.cards.shapes import READINGS, Reading
from explorer.guandan.state import sorted_hand
from explorer.problems import SettingError
from tests.guandan.strategies import full_hand, small_hand, two_of_each
from tests.guandan.tables import READINGS as VALUES

GAME = guandan.Game()
RANDOM, CHEAPEST = ["random"] * 4, ["cheapest"] * 4
ROOT = Path(guandan.__file__).parents[2]
MIXED = [list(bots) for bots in product(batch.BOTS, repeat=4)]
ENOUGH = 1_000_000


def seeds(count, first=0):
    return np.arange(first, first + count, dtype=np.uint64)


# The readable engine


@dataclass
class Told:
    """A match of the readable engine: its actions, the columns of the batch, and the (levels, places) of its deals."""

    actions: list = field(default_factory=list)
    columns: dict = field(default_factory=lambda: dict.fromkeys(batch.COLUMNS, 0))
    deals: list = field(default_factory=list)
    equal: int = 0  # double tributes in which no card was the stronger


def played(game, bots, seed, cap):
    told, state = Told(), game.start(seed)
    columns, streams = told.columns, [Chance(seed).fork(seat + 1) for seat in range(4)]
    while (seat := game.actor(state)) is not None and len(told.actions) < cap:
        action, streams[seat] = guandan.BOTS[bots[seat]](game, game.view(state, seat), streams[seat])
        told.actions.append(action)
        step = game.apply(state, action)
        for event in step.events:
            count(event, told)
        state = step.state
    result = game.result(state)
    columns["actions"], columns["deals"] = len(told.actions), state.deal
    columns["winner"] = -2 if result is None else result.winner
    columns["reason"] = batch.REASONS.index("cap" if result is None else result.reason)
    columns["level_0"], columns["level_1"] = map(RANKS.index, state.levels)
    return told


def count(event, told):
    match event.kind:
        case "play" | "pass":
            told.columns["turns"] += 1
        case "deal-over":
            first, second, third, fourth = (event.numbers[it] for it in ("first", "second", "third", "fourth"))
            places = [first, second, third, fourth]
            told.columns[f"won_1{places.index((first + 2) % 4) + 1}_{first % 2}"] += 1
            told.deals.append([None, places])
        case "advance" | "not-yet" | "match-won":
            told.deals[-1][0] = list(map(RANKS.index, event.state.levels))
            if event.kind == "not-yet":
                told.columns[f"not_yet_{event.numbers['team']}"] += 1
        case "tribute":
            told.columns["tributes"] += 1
            told.equal += event.numbers["why"] in VALUES["equal_tributes"]
        case "tribute-cancelled":
            told.columns["cancelled"] += 1


def same(game, bots, seed, cap=ENOUGH):
    """Whether both engines play the same match; it is given back."""
    told = played(game, bots, seed, cap)
    assert batch.trace(game, bots, seed, cap) == told.actions
    at = np.array([seed], np.uint64)
    assert {name: column.tolist() for name, column in batch.play(game, bots, at, cap).items()} == {
        name: [value] for name, value in told.columns.items()
    }
    points = len(told.deals) + 2
    found = batch.series(game, bots, at, points, cap)
    last = told.deals[-1][0] if told.deals else [0, 0]
    assert found["levels"][0].tolist() == [levels for levels, _ in told.deals] + [last] * 2
    assert found["places"][0].tolist() == [places for _, places in told.deals] + [[-1] * 4] * 2
    return told


EVERY = [dict(zip(VALUES, values, strict=True)) for values in product(*VALUES.values())]
ON_THE_TABLE = ("double_down", "passing", "lead_after_tribute", "equal_tributes", "tribute_suit")


@pytest.mark.slow
@pytest.mark.parametrize("values", list(product(*(VALUES[name] for name in ON_THE_TABLE))), ids="-".join)
def test_matches_under_every_combination_of_readings(values):
    """One in twenty-four to the end, the others two deals far."""
    chosen = dict(zip(ON_THE_TABLE, values, strict=True))
    for seed, settings in enumerate(EVERY):
        if chosen.items() <= settings.items():
            same(guandan.Game(**settings), mixed(seed), seed, 300 if seed % 24 else ENOUGH)


def mixed(seed):
    """Bots that do not go together with the readings of that number."""
    return MIXED[(7 * seed + seed // 16) % 16]


def test_every_mix_of_bots_is_among_them():
    assert {tuple(mixed(seed)) for seed in range(len(EVERY))} == set(map(tuple, MIXED))


@pytest.mark.slow
@pytest.mark.parametrize("equal", VALUES["equal_tributes"])
@pytest.mark.parametrize("lead", VALUES["lead_after_tribute"])
def test_matches_with_equal_double_tributes(equal, lead):
    """The readings of these decide in them: otherwise these seeds would be of no use."""
    game = guandan.Game(equal_tributes=equal, lead_after_tribute=lead)
    assert sum(same(game, CHEAPEST, seed).equal for seed in (6, 7)) > 0


def test_the_last_of_the_seeds():
    same(GAME, ["cheapest", "random"] * 2, 2**64 - 1)


@pytest.mark.slow
def test_caps():
    """Among them those around the end of a deal, where cards are paid and returned."""
    told = same(GAME, RANDOM, 5)
    actions = told.actions
    back = [at for at, action in enumerate(actions) if action.startswith("return")]
    caps = {1, 2, 50, len(actions) - 1, *(at + step for at in back[:4] for step in (-1, 0, 1, 2))}
    for cap in sorted(caps):
        capped = same(GAME, RANDOM, 5, cap)
        assert capped.actions == actions[:cap]
        assert (capped.columns["winner"], capped.columns["reason"]) == (-2, batch.REASONS.index("cap"))
    assert same(GAME, RANDOM, 5, len(actions)).columns == told.columns


def test_a_match_does_not_depend_on_those_beside_it():
    many = 5000  # more than are held at once
    together = batch.play(GAME, RANDOM, seeds(many), 150)
    backwards = batch.play(GAME, RANDOM, seeds(many)[::-1], 150)
    one = batch.play(GAME, RANDOM, seeds(1, 4097), 150)
    for name, column in together.items():
        assert column.dtype == batch.COLUMNS[name]
        assert (column == backwards[name][::-1]).all()
        assert column[4097] == one[name][0]
    assert list(together) == list(batch.COLUMNS)


def test_no_seeds():
    assert all(len(column) == 0 for column in batch.play(GAME, RANDOM, seeds(0), ENOUGH).values())
    found = batch.series(GAME, RANDOM, seeds(0), 2, ENOUGH)
    assert (found["levels"].shape, found["places"].shape) == ((0, 2, 2), (0, 2, 4))


def test_seeds_that_may_not_be_changed():
    given = seeds(4)
    given.flags.writeable = False
    assert batch.play(GAME, RANDOM, given, 100)["turns"].tolist() == [100] * 4


def test_columns_of_a_sample():
    found = batch.play(GAME, RANDOM, seeds(1000), ENOUGH)
    assert sum(np.dtype(it).itemsize for it in batch.COLUMNS.values()) <= 48
    won = sum(found[name].astype(int) for name in found if name.startswith("won"))
    assert (won == found["deals"]).all()
    assert set(found["winner"].tolist()) == {0, 1}
    assert not found["reason"].any()
    at_a = np.where(found["winner"] == 0, found["level_0"], found["level_1"])
    assert (at_a == 12).all()
    # Every card returned is an action that is no turn, and each was paid for.
    assert (found["actions"] - found["turns"] == found["tributes"]).all()


def test_a_better_bot_wins():
    found = batch.play(GAME, ["random", "cheapest"] * 2, seeds(200), ENOUGH)
    assert (found["winner"] == 1).all()


# The figures of rules/guandan.md, and of test_match_figures


@pytest.mark.slow
def test_figures():
    found = batch.play(guandan.Game(double_down="stop"), RANDOM, seeds(4000), ENOUGH)
    deals, turns = found["deals"].astype(float), found["turns"].astype(float)
    mean = deals.mean()
    error = 4 * deals.std() / sqrt(len(deals))
    assert 12.8 - error < mean < 13.8 + error
    each = turns.sum() / deals.sum()
    error = 4 * (turns - each * deals).std() / mean / sqrt(len(deals))
    assert 138.6 - error < each < 141 + error
    assert error < 0.5


# What is refused


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"bots": ["random", "random", "nobody", "random"]}, "bots[2]"),
        ({"bots": ["random", "random", "random", ["random"]]}, "bots[3]"),
        ({"bots": ["random"] * 3}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"bots": None}, "bots"),
        ({"cap": 0}, "cap"),
        ({"cap": 2**31}, "cap"),
        ({"cap": 10.0}, "cap"),
        ({"seeds": np.arange(3)}, "seeds"),
        ({"seeds": np.zeros((2, 2), np.uint64)}, "seeds"),
        ({"seeds": np.zeros(3)}, "seeds"),
        ({"seeds": [1, 2]}, "seeds"),
        ({"game": None}, "game"),
    ],
    ids=str,
)
def test_refused(change, place):
    arguments = {"game": GAME, "bots": RANDOM, "seeds": seeds(3), "cap": 10} | change
    with pytest.raises(SettingError) as refused:
        batch.play(**arguments)
    assert refused.value.facts["place"] == place
    assert str(refused.value)
    with pytest.raises(SettingError):
        batch.series(**arguments, points=3)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True])
def test_refused_seeds_of_a_trace(seed):
    with pytest.raises(SettingError):
        batch.trace(GAME, RANDOM, seed, 10)


def test_refused_points():
    for points in (0, -1, 2.0):
        with pytest.raises(SettingError, match="^points: expected a whole number"):
            batch.series(GAME, RANDOM, seeds(1), points, 10)


def test_known_bots_are_named():
    with pytest.raises(SettingError, match="random, cheapest"):
        batch.play(GAME, ["random"] * 3 + ["nobody"], seeds(1), 10)


# A hand


def coded(card):
    return batch_hand.SUIT * SUITS.index(card.suit) + card.value if card.suit else 39 + card.value


def in_hand(cards, level):
    hand = np.zeros(batch_hand.FIELDS, np.int64)
    batch_hand.clear(hand)
    for card in cards:
        batch_hand.add(hand, coded(card), level)
    return hand


def some_hands(number):
    """(hand, level, random): full hands and smaller ones, whose cards often make something."""
    random = Random(number)
    for at in range(number):
        level = at % 13
        texts = full_hand(random) if at % 3 else small_hand(random, RANKS[level], random.randint(1, 20))
        if at % 5 == 0:
            texts = two_of_each(["BJ", "RJ"] * 2 + texts)[:27]
        yield sorted_hand(map(Card, texts)), level, random


SLOTS = list(dict.fromkeys((it.shape, it.size) for it in READINGS.values()))


def as_slot(reading, level):
    """The slot and place of a reading."""
    slot = SLOTS.index((reading.shape, reading.size))
    if reading.shape in ("straight", "tube", "plate", "straight-flush"):
        return slot, RANKS.index(reading.rank)
    return slot, [*RANKS.replace(RANKS[level], ""), RANKS[level], "BJ", "RJ"].index(reading.rank)


def test_slots():
    assert tuple(shape for shape, _ in SLOTS) == batch_plays.SHAPE_OF
    assert len(SLOTS) == batch_plays.SLOTS


@pytest.mark.slow
@pytest.mark.parametrize("rules", list(product(VALUES["wild_pair"], VALUES["flush_as_straight"])), ids="-".join)
def test_the_list_of_plays_and_their_cards(rules):
    wild_pair, flush_as_straight = rules
    settings = {"wild_pair": wild_pair, "flush_as_straight": flush_as_straight}
    numbers = batch_hand.Rules(*(VALUES[name].index(it) for name, it in settings.items()), *[0] * 6)
    found, cards = np.zeros(batch_plays.SLOTS, np.int64), np.zeros(batch_plays.CARDS, np.int64)
    texts = [*(rank + suit for suit in SUITS for rank in RANKS), "BJ", "RJ"]
    every = list(READINGS.values())
    for held, level, random in some_hands(600):
        hand = in_hand(held, level)
        for to_beat in (None, random.choice(every), random.choice(every[:60])):
            expected = plays(held, RANKS[level], to_beat, per_reading=True, **settings)
            over = (-1, 0) if to_beat is None else as_slot(to_beat, level)
            assert batch_plays.listed(hand, level, numbers, *over, found) == len(expected)
            for number, (wanted, reading) in enumerate(expected):
                slot, place = batch_plays.pick(found, number)
                assert (slot, place) == as_slot(reading, level)
                size = batch_plays.build(hand, level, numbers, slot, place, cards)
                assert [texts[card] for card in cards[:size]] == [card.text for card in wanted]


def test_what_cheapest_leads():
    numbers, found = batch_hand.Rules(*[0] * 8), np.zeros(batch_plays.SLOTS, np.int64)
    for held, level, _ in some_hands(500):
        rank = RANKS[level]
        state = guandan.State(rank, (rank, rank), (held, (), (), ()), guandan.Stage("play", 0))
        action, _ = guandan.BOTS["cheapest"](GAME, state, Chance(0))
        batch_plays.listed(in_hand(held, level), level, numbers, -1, 0, found)
        assert batch_plays.weakest(found, True) == as_slot(guandan.read(action, rank)[1], level)


def test_cards_come_and_go():
    for held, level, random in some_hands(300):
        hand = in_hand(held, level)
        assert hand[batch_hand.LEFT] == len(held)
        some = random.sample(held, random.randint(0, len(held)))
        rest = list(held)
        for card in some:
            batch_hand.remove(hand, coded(card), level)
            rest.remove(card)
        assert (hand == in_hand(rest, level)).all()


def test_what_may_be_returned():
    cards = np.zeros(52, np.int64)
    for held, level, random in some_hands(1000):
        if random.random() < 0.3:  # none that is low
            held = sorted_hand(
                card for card in held if card.value > 8 or (card.value == level and random.random() < 0.5)
            )
        if not held or all(card == Card(RANKS[level] + "H") for card in held):
            continue
        for kept, value in enumerate(VALUES["return_level_cards"]):
            size = batch_hand.returnable(in_hand(held, level), level, kept, cards)
            assert cards[:size].tolist() == [coded(it) for it in tribute.returnable(held, level, value == "yes")]


def test_what_is_paid():
    for held, level, _ in some_hands(1000):
        if all(card == Card(RANKS[level] + "H") for card in held):
            continue
        place = batch_hand.strongest(in_hand(held, level), level)
        assert as_slot(Reading("single", 1, tribute.strongest(held, level)[0].rank), level) == (0, place)


# Without numba

TELL = """
import numpy as np
from explorer import guandan
from explorer.guandan.batch import BATCH as batch

def tell():
    seeds, told = np.array([0, 3, 2**64 - 1], np.uint64), []
    for game in guandan.Game(), guandan.Game(wild_pair="any", passing="out", double_down="stop", tribute_suit="random"):
        for bots in ["random"] * 4, ["cheapest", "random"] * 2:
            columns, series = batch.play(game, bots, seeds, 2500), batch.series(game, bots, seeds, 9, 2500)
            told.append([it.tolist() for it in (*columns.values(), *series.values())])
            told.append(batch.trace(game, bots, 3, 300))
    return told
"""
ALONE = """
import json, sys
if sys.argv[1] == "none":
    sys.modules["numba"] = None
from explorer.lab import compiled
assert not compiled.COMPILED
print(json.dumps(tell()))
"""


@pytest.mark.slow
@pytest.mark.parametrize("how", ["disabled", "none"])
def test_without_numba(how):
    """Slower, else the same: switched off, and where it cannot be imported."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    if how == "disabled":
        environment["NUMBA_DISABLE_JIT"] = "1"
    before, after = ALONE.split("from explorer", 1)
    code = f"{before}{TELL}from explorer{after}"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, how], env=environment, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    names = {}
    exec(TELL, names)
    assert json.loads(done.stdout) == names["tell"]()
