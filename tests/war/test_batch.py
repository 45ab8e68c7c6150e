"""The kernel against the rules: game by game, action by action, number by number."""

import json
import os
import subprocess
import sys
from functools import cache
from itertools import product
from math import sqrt

import numpy as np
import pytest

from explorer import war
from explorer.cards import RANKS
from explorer.chance import Chance
from explorer.game import SettingError
from explorer.lab.batch import MOST_ACTIONS
from explorer.war.batch import BATCH as batch

SEATS = (0, 1)
PAIRS = list(product(batch.BOTS, repeat=2))
VARIATIONS = list(product(("under", "reshuffle"), range(1, 6), range(11)))


def dealt(game, seed, ranks, suits):
    """The state a game with a smaller pack starts from: shuffled and dealt here, as `Game.start` does the whole one."""
    cards = [rank + suit for suit in "SHCD"[:suits] for rank in RANKS[-ranks:]]
    cards, after = Chance(seed).shuffled(cards)
    half, n = len(cards) // 2, game.hand_size
    halves = [list(cards[:half]), list(cards[half:])]
    hands, draws = [half[:n] for half in halves], [half[n:] for half in halves]
    return game.state({"hands": hands, "draws": draws, **after._asdict()})


def read(game, bots, seed, cap, ranks=13, suits=4, views=False):
    """The same game in the readable engine: its actions, its columns, and the scores after each battle."""
    state = game.start(seed) if (ranks, suits) == (13, 4) else dealt(game, seed, ranks, suits)
    streams = [Chance(seed).fork(seat + 1) for seat in SEATS]
    actions, scores, chains, events = [], [], [0], []
    while (seat := game.actor(state)) is not None and len(actions) < cap:
        # A view gives the same choice (test_bots.py) and takes longer.
        seen = game.view(state, seat) if views else state
        action, streams[seat] = war.BOTS[bots[seat]](game, seen, streams[seat])
        state, new = game.apply(state, action)
        actions.append(action)
        events += new
        for event in new:
            chains[-1] += event.kind == "tie"
            if event.kind == "capture":
                chains.append(0)
        if seat == 1:
            scores.append(state.score)
    result = game.result(state)
    columns = {
        "winner": -2 if result is None else result.winner,
        "reason": batch.REASONS.index("cap" if result is None else result.reason),
        "actions": len(actions),
        "battles": sum(event.kind == "reveal" for event in events),
        "wars": sum(event.kind == "tie" for event in events),
        "deepest": max([event.numbers["ties"] for event in events if event.kind == "tie"], default=0),
        "depth_1": chains.count(1),
        "depth_2": chains.count(2),
        "depth_3": chains.count(3),
        "depth_4": sum(ties > 3 for ties in chains),
        "largest_pot": max([len(event.state.pot) for event in events], default=0),
    }
    return actions, columns, scores


def row(columns, i=0):
    return {name: int(column[i]) for name, column in columns.items()}


def same(game, bots, seeds, cap, points=0, **pack):
    """Whether both engines see the same in these games."""
    seeds = list(seeds)
    array = np.array(seeds, np.uint64)
    columns = batch.play(game, bots, array, cap, **pack)
    series = batch.series(game, bots, array, points, cap, **pack) if points else {}
    for i, seed in enumerate(seeds):
        actions, expected, scores = read(game, bots, seed, cap, **pack)
        assert row(columns, i) == expected, (game, bots, seed)
        assert batch.trace(game, bots, seed, cap, **pack) == actions, (game, bots, seed)
        scores = (scores + [scores[-1] if scores else (-1, -1)] * points)[:points]
        for seat, name in enumerate(series):
            assert series[name][i].tolist() == [score[seat] for score in scores], (game, bots, seed)


# The same games


@pytest.mark.slow
@pytest.mark.parametrize("collect", ["under", "reshuffle"])
@pytest.mark.parametrize("bots", PAIRS, ids="-".join)
def test_whole_games(collect, bots):
    same(war.Game(collect=collect), bots, range(5), 3000, points=400)


@pytest.mark.slow
@pytest.mark.parametrize("hand_size", range(1, 6))
@pytest.mark.parametrize("collect", ["under", "reshuffle"])
def test_every_setting_with_every_pair_of_bots(collect, hand_size):
    """Cut off after 120 battles; how such games end is seen with small packs, below."""
    for burn, (number, bots) in product(range(11), enumerate(PAIRS)):
        same(war.Game(collect=collect, hand_size=hand_size, burn=burn), bots, [100 * burn + number], 240)


@pytest.mark.slow
@pytest.mark.parametrize("bots", PAIRS, ids="-".join)
@pytest.mark.parametrize(("ranks", "suits"), [(1, 2), (1, 4), (2, 3), (3, 2), (3, 4), (5, 4)])
def test_small_packs(ranks, suits, bots):
    """Full of wars of every depth and of ends of every kind."""
    for number, (collect, hand_size, burn) in enumerate(VARIATIONS):
        game = war.Game(collect=collect, hand_size=hand_size, burn=burn)
        same(game, bots, [number + 2**63], 60, points=20, ranks=ranks, suits=suits)


@pytest.mark.parametrize("pack", [(2, 1), (1, 4), (3, 4), (13, 4)], ids=str)
def test_games_start_as_they_do_by_the_rules(pack):
    for hand_size, seed in product(range(1, 6), (0, 7, 2**64 - 1)):
        game = war.Game(hand_size=hand_size)
        assert batch.start(game, seed, ranks=pack[0], suits=pack[1]) == dealt(game, seed, *pack)
        assert pack != (13, 4) or batch.start(game, seed) == game.start(seed)


def test_seeds_at_both_ends():
    same(war.Game(), ["random", "random"], [0, 1, 2**64 - 1, 2**64 - 2, 2**63], 2000)


def test_bots_see_only_their_view():
    game = war.Game()
    for bots in PAIRS:
        assert batch.trace(game, bots, 11, 200) == read(game, bots, 11, 200, views=True)[0]


def test_the_reading_opponent_is_not_asked():
    seeds = np.arange(50, dtype=np.uint64)
    games = [batch.play(war.Game(opponent=bot), ["lowest", "highest"], seeds, 5000) for bot in batch.BOTS]
    assert all(np.array_equal(games[0][name], other[name]) for other in games[1:] for name in batch.COLUMNS)


# What there is


def test_the_names_are_those_of_the_game():
    assert set(batch.BOTS) <= set(war.BOTS)
    assert set(batch.REASONS) - {"cap"} <= set(war.RULEBOOK.clauses)
    assert batch.REASONS[-1] == "cap"


def test_columns_are_as_stated():
    columns = batch.play(war.Game(), ["random", "random"], np.arange(7, dtype=np.uint64), 5000)
    assert {name: str(column.dtype) for name, column in columns.items()} == batch.COLUMNS
    assert {column.shape for column in columns.values()} == {(7,)}
    assert sum(np.dtype(dtype).itemsize for dtype in batch.COLUMNS.values()) <= 48
    assert all(len(it) == 0 for it in batch.play(war.Game(), ["random"] * 2, np.zeros(0, np.uint64), 9).values())


@pytest.mark.parametrize("pack", [{}, {"ranks": 3, "suits": 4}], ids=str)
def test_columns_agree_with_each_other(pack):
    cards = pack.get("ranks", 13) * 4
    for burn in (0, 3):
        seeds = np.arange(20_000, dtype=np.uint64)
        found = batch.play(war.Game(burn=burn), ["random", "random"], seeds, 10**6, **pack)
        depths = [found[f"depth_{depth}"] for depth in (1, 2, 3, 4)]
        ties = sum(depth * count for depth, count in enumerate(depths, 1))
        assert (found["actions"] == 2 * found["battles"]).all()
        assert ((found["deepest"] == 0) == (found["wars"] == 0)).all()
        assert ((found["deepest"] > 3) == (depths[3] > 0)).all()
        assert (found["wars"] == ties)[found["deepest"] < 5].all() and (found["wars"] >= ties).all()
        both = found["reason"] == batch.REASONS.index("war.exhausted-both")
        assert (found["winner"][both] == 0).all() and (found["largest_pot"][both] == cards).all()
        assert (found["largest_pot"] >= 2).all() and (found["largest_pot"] <= cards).all()
        if pack:
            assert both.any()


def test_a_war_deeper_than_four_counts_as_four():
    game, seeds = war.Game(burn=0), np.arange(20_000, dtype=np.uint64)
    found = batch.play(game, ["random", "random"], seeds, 1000, ranks=3, suits=4)
    deep = np.flatnonzero(found["deepest"] > 4)
    assert (found["depth_4"][deep] > 0).all()
    same(game, ["random", "random"], map(int, deep[:5]), 1000, points=30, ranks=3, suits=4)


# Cut off


@pytest.mark.parametrize("cap", [1, 2, 3, 7, 8, 100])
def test_a_cap_ends_a_game_without_a_result(cap):
    game, bots = war.Game(), ["random", "lowest"]
    same(game, bots, range(3), cap, points=60)
    found = row(batch.play(game, bots, np.zeros(1, np.uint64), cap))
    assert (found["winner"], found["reason"], found["actions"]) == (-2, batch.REASONS.index("cap"), cap)


def test_a_game_over_with_its_last_action_is_not_cut_off():
    game, bots = war.Game(), ["random", "random"]
    whole = row(batch.play(game, bots, np.zeros(1, np.uint64), MOST_ACTIONS))
    assert whole["winner"] >= 0
    for more in (0, 1, 2):
        assert row(batch.play(game, bots, np.zeros(1, np.uint64), whole["actions"] + more)) == whole
    for less in (1, 2):
        assert row(batch.play(game, bots, np.zeros(1, np.uint64), whole["actions"] - less))["winner"] == -2


def test_before_any_battle_there_is_no_score():
    found = batch.series(war.Game(), ["random", "random"], np.arange(2, dtype=np.uint64), 3, 1)
    assert {name: scores.tolist() for name, scores in found.items()} == {
        "pile": [[-1] * 3] * 2,
        "opponent": [[-1] * 3] * 2,
    }


def test_series_are_as_stated():
    found = batch.series(war.Game(), ["random", "random"], np.arange(30, dtype=np.uint64), 4000, 10**6)
    assert list(found) == ["pile", "opponent"]
    assert all(scores.shape == (30, 4000) and scores.dtype == np.int8 for scores in found.values())
    ends = {
        (int(ours), int(theirs)) for ours, theirs in zip(*(scores[:, -1] for scores in found.values()), strict=True)
    }
    assert ends == {(52, 0), (0, 52)}


# What cannot be played


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"bots": ["random", "clever"]}, r"bots\[1\]: expected one of random, highest, lowest; got “clever”"),
        ({"bots": [7, "random"]}, r"bots\[0\]"),
        ({"bots": ["random"]}, "bots"),
        ({"bots": ["random"] * 3}, "bots"),
        ({"bots": "random"}, "bots"),
        ({"seeds": [1, 2]}, "seeds: expected one of uint64"),
        ({"seeds": np.arange(3)}, "seeds"),
        ({"seeds": np.zeros((2, 2), np.uint64)}, "seeds"),
        ({"cap": 0}, "cap"),
        ({"cap": 2**31}, "cap"),
        ({"cap": 10.0}, "cap"),
        ({"ranks": 0}, "ranks"),
        ({"ranks": 14}, "ranks"),
        ({"suits": 5}, "suits"),
        ({"suits": 1}, "suits: expected one of 2, 4; got “1”"),
    ],
    ids=str,
)
def test_errors(change, place):
    given = {"bots": ["random", "random"], "seeds": np.zeros(2, np.uint64), "cap": 100, **change}
    with pytest.raises(SettingError, match=f"^{place}"):
        batch.play(war.Game(), **given)
    with pytest.raises(SettingError, match=f"^{place}"):
        batch.series(war.Game(), points=5, **given)
    if "seeds" not in change:
        with pytest.raises(SettingError, match=f"^{place}"):
            batch.trace(war.Game(), seed=0, **{name: it for name, it in given.items() if name != "seeds"})


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", None])
def test_a_seed_is_a_whole_number(seed):
    with pytest.raises(SettingError, match="^seed"):
        batch.trace(war.Game(), ["random", "random"], seed, 10)


@pytest.mark.parametrize("points", [0, -1, 2.0])
def test_points_are_a_whole_number(points):
    with pytest.raises(SettingError, match="^points"):
        batch.series(war.Game(), ["random", "random"], np.zeros(1, np.uint64), points, 10)


def test_seeds_may_lie_apart_and_need_not_be_writable():
    """As they do when they come from a slice or from another process."""
    game, bots, seeds = war.Game(), ["random", "random"], np.arange(10, dtype=np.uint64)
    expected = batch.play(game, bots, seeds[::2].copy(), 500)
    seeds.flags.writeable = False
    found = batch.play(game, bots, seeds[::2], 500)
    assert all(np.array_equal(found[name], expected[name]) for name in batch.COLUMNS)


# Without numba

PLAIN = """
import json, sys
if "--none" in sys.argv:
    sys.modules["numba"] = None
import numpy as np
from explorer import war
from explorer.lab import compiled
from explorer.war.batch import BATCH as batch
assert not compiled.COMPILED
seeds = np.array([0, 1, 2**64 - 1], np.uint64)
found = []
for collect in ("under", "reshuffle"):
    for bots in (["random", "random"], ["highest", "lowest"]):
        game = war.Game(collect=collect)
        found.append({name: column.tolist() for name, column in batch.play(game, bots, seeds, 401).items()})
        found.append(batch.trace(game, bots, 2**64 - 1, 401))
        found.append({name: it.tolist() for name, it in batch.series(game, bots, seeds, 30, 401).items()})
    found.append({n: c.tolist() for n, c in batch.play(game, bots, seeds, 401, ranks=3, suits=2).items()})
print(json.dumps(found))
"""


@cache
def compiled_answers():
    code = PLAIN.replace("assert not compiled.COMPILED", "")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["disabled", "none"])
def test_without_numba_the_games_are_the_same(how):
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"} if how == "disabled" else dict(os.environ)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAIN, f"--{how}"],
        capture_output=True,
        text=True,
        timeout=120,
        env=environment,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == compiled_answers()


# The figures of rules/war.md, from ten million games: samples must lie within four standard errors. Seeds are fixed.


@cache
def sample(games, human="random", opponent="random", **settings):
    return batch.play(war.Game(**settings), [human, opponent], np.arange(games, dtype=np.uint64), 10**7)


def near(values, expected):
    return abs(np.mean(values) - expected) < 4 * np.std(values, ddof=1) / sqrt(len(values))


def share(values, expected):
    return abs(np.mean(values) - expected) < 4 * sqrt(expected * (1 - expected) / len(values))


def exhausted(found):
    return (found["reason"] == 1) | (found["reason"] == 2)


@pytest.mark.slow
def test_figures_of_random_games():
    found = sample(200_000)
    assert near(found["battles"], 299.80)
    assert share(found["battles"] <= 227, 0.5)
    assert share(found["battles"] <= 1179, 0.99)
    assert near(found["wars"] - 0.0593 * found["battles"], 0)
    assert share(exhausted(found), 0.1191)
    assert share(found["winner"] == 0, 0.4999)


@pytest.mark.slow
def test_figures_of_reshuffled_games():
    found = sample(40_000, collect="reshuffle")
    assert near(found["battles"], 298.66)
    assert share(exhausted(found), 0.1157)


@pytest.mark.parametrize(("human", "expected"), [("lowest", 0.904), ("highest", 0.477)])
def test_figures_of_lowest_and_highest_against_random(human, expected):
    assert share(sample(20_000, human)["winner"] == 0, expected)


def test_figures_of_lowest_against_lowest():
    found = sample(400, "lowest", "lowest")
    assert near(found["battles"], 30_500)
    assert share(found["battles"] <= 147_000, 0.99)
