"""The kernel against the rules: the same matches, action by action, and what is counted of them by their events."""

import os
import subprocess
import sys
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from explorer import football
from explorer.chance import Chance
from explorer.football import STATS, DeckError, Player, bots, odds
from explorer.football.batch import BATCH as batch
from explorer.problems import SettingError
from tests.football.tables import EVERY, random_cards

GAME = football.Game()
MIXES = list(product(batch.BOTS, repeat=2))
MANY = 100_000  # actions: no match has as many
BINS = 10
every_reading = pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "-".join(chosen.values()))


class Match(NamedTuple):
    """A match by the rules: its actions, the columns, after each attack the hands and the gap, and for each attack
    decided the chance to stand and whether it stood."""

    actions: list[str]
    columns: dict[str, int]
    hands: list[list[int]]
    gaps: list[int]
    outcomes: list[tuple[Any, bool]]


def by_the_rules(game, names, seed, cap=MANY, deck=None, reckoned=False):
    streams = [Chance(seed).fork(team + 1) for team in (0, 1)]
    state, actions, events, chances = game.start(seed, deck), [], [], []
    while (seat := game.actor(state)) is not None and len(actions) < cap:
        view = game.view(state, seat)
        action, streams[seat] = bots.BOTS[names[seat]](game, view, streams[seat])
        if reckoned and action.startswith("attack "):
            name, _, stat = action.removeprefix("attack ").rpartition(" with ")
            chances += [chance for (card, it), chance in odds(game, view).items() if (card.name, it) == (name, stat)]
        state, more = game.apply(state, action)
        actions.append(action)
        events += more
    kinds, result = [event.kind for event in events], game.result(state)
    winner = -2 if result is None else -1 if result.winner is None else result.winner
    stats = [str(event.numbers["stat"]) for event in events if event.kind == "attack"]
    gaps = [event.numbers["gap"] for event in events if event.kind == "count"]
    over = [event for event in events if event.kind == "leave"]
    columns = {
        "winner": winner,
        "reason": batch.REASONS.index("cap" if result is None else result.reason),
        "actions": len(actions),
        "rounds": kinds.count("attack"),
        "covered": kinds.count("cover"),
        "stood": kinds.count("success"),
        "draws": kinds.count("draw"),
        "conceded": kinds.count("concede"),
        **{f"uses_{stat}": stats.count(stat) for stat in STATS},
        "gap": max(gaps),
        "left": sum(event.numbers["left"] for event in events if event.kind == "win"),
    }
    hands = [[7, 7], *([len(hand) for hand in event.state.hands] for event in over)]
    stood = [event.clause == "football.success" for event in over]
    return Match(actions, columns, hands, [0, *gaps[: len(over)]], list(zip(chances, stood, strict=False)))


def array(seeds):
    return np.array(list(seeds), dtype="uint64")


def agree(game, names, seeds, cap=MANY, deck=None, points=6):
    """Everything the kernel says of these matches is what the rules say; how many matches there were."""
    seeds = list(seeds)
    columns = batch.play(game, names, array(seeds), cap, deck=deck)
    series = batch.series(game, names, array(seeds), points, cap, deck=deck)
    for at, seed in enumerate(seeds):
        match = by_the_rules(game, names, seed, cap, deck=deck)
        assert batch.trace(game, names, seed, cap, deck=deck) == match.actions
        assert {name: int(column[at]) for name, column in columns.items()} == match.columns
        last = len(match.hands) - 1
        assert series["hands"][at].tolist() == [match.hands[min(point, last)] for point in range(points)]
        assert series["gap"][at].tolist() == [match.gaps[min(point, last)] for point in range(points)]
    return len(seeds)


@cache
def deck_of(size, most):
    """Cards with values from 0 up to `most`: the lower, the more of them are the same."""
    random = Random(size)
    return tuple(Player(f"<{number}>", *(random.randint(0, most) for _ in STATS)) for number in range(size))


# The same matches


@pytest.mark.slow
@every_reading
def test_random_matches_are_those_of_the_rules(chosen):
    agree(football.Game(**chosen), ["random", "random"], range(50))


@pytest.mark.slow
@every_reading
def test_matches_of_any_two_bots_are_those_of_the_rules(chosen):
    game, number = football.Game(**chosen), EVERY.index(chosen)
    for names in (["best", "random"], ["random", "best"]):
        agree(game, names, [100 + number])
    for names in MIXES:  # few cards, many of them alike
        agree(game, names, range(number, number + 3), deck=deck_of(24, 4))


@pytest.mark.parametrize("names", MIXES, ids="-".join)
def test_the_usual_game_between_any_two_bots(names):
    agree(GAME, names, range(3))


# Of 14 cards none are left to be drawn; a set of cards is held in words of 64 bits.
@pytest.mark.parametrize("size", [14, 15, 17, 63, 64, 65, 128, 129, 300])
@pytest.mark.parametrize("most", [0, 2, 1_000_000])
def test_decks_of_other_sizes(size, most):
    game = football.Game(**EVERY[(size + most) % len(EVERY)])
    for names in MIXES[:3] if size > 65 else MIXES:
        agree(game, names, [size], deck=deck_of(size, most))


def test_the_largest_deck():
    cards = tuple(random_cards(Random(3), 1000))
    agree(football.Game(draw="forced", stats_in_play="round"), ["random", "random"], range(5), deck=cards)
    agree(GAME, ["best", "best"], [1], cap=12, deck=cards)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63, 2**64 - 1])
def test_seeds_of_any_size(seed):
    for names in MIXES[:3]:
        agree(GAME, names, [seed], deck=deck_of(30, 9))


def test_a_match_does_not_depend_on_those_beside_it():
    found = batch.play(GAME, ["best", "random"], array(range(50)), MANY)
    turned = batch.play(GAME, ["best", "random"], array(range(49, -1, -1)), MANY)
    assert all((found[name] == turned[name][::-1]).all() for name in batch.COLUMNS)
    every_third = batch.play(GAME, ["best", "random"], array(range(50))[::3], MANY)
    assert all((found[name][::3] == every_third[name]).all() for name in batch.COLUMNS)


def test_no_match_at_all():
    found = batch.play(GAME, ["random", "random"], array([]), MANY)
    assert [len(column) for column in found.values()] == [0] * len(batch.COLUMNS)


def test_columns_are_as_stated_and_small():
    found = batch.play(GAME, ["random", "random"], array(range(10)), MANY)
    assert {name: str(column.dtype) for name, column in found.items()} == batch.COLUMNS
    assert sum(column.itemsize for column in found.values()) <= 48
    assert batch.REASONS[-1] == "cap" and set(batch.REASONS[:-1]) <= set(GAME.rulebook.clauses)
    assert set(batch.BOTS) <= set(bots.BOTS)


# The cap


@pytest.mark.parametrize("chosen", [EVERY[0], EVERY[-1]], ids=["defaults", "the others"])
def test_a_match_ends_at_the_cap_wherever_it_is(chosen):
    game = football.Game(**chosen)
    for seed in (3, 4):
        whole = batch.trace(game, ["random", "random"], seed, MANY)
        for cap in range(1, len(whole) + 2):
            agree(game, ["random", "random"], [seed], cap)
            assert batch.trace(game, ["random", "random"], seed, cap) == whole[:cap]
            (winner,) = batch.play(game, ["random", "random"], array([seed]), cap)["winner"]
            assert (winner == -2) == (cap < len(whole))


# How matches go


@pytest.mark.parametrize("points", [1, 2, 40])
def test_series_keep_what_has_been_reached(points):
    agree(football.Game(counters="match", stats_in_play="round"), ["random", "random"], range(20), points=points)


@pytest.mark.parametrize("names", MIXES, ids="-".join)
@pytest.mark.parametrize("cap", [7, MANY])
def test_odds_against_outcome_are_those_of_the_rules(names, cap):
    game, deck, expected = football.Game(lock="after"), deck_of(30, 6), np.zeros((BINS, 2), dtype=int)
    for seed in range(12):
        for chance, stood in by_the_rules(game, names, seed, cap, deck, reckoned=True).outcomes:
            expected[min(int(chance * BINS), BINS - 1)] += [1, stood]
    assert batch.odds_against_outcome(game, names, array(range(12)), BINS, cap, deck=deck).tolist() == expected.tolist()


def test_odds_and_columns_count_the_same_attacks():
    for names in MIXES:
        found = batch.odds_against_outcome(GAME, names, array(range(500)), 7, MANY)
        columns = batch.play(GAME, names, array(range(500)), MANY)
        assert found.sum(axis=0).tolist() == [columns["rounds"].sum(), columns["stood"].sum()]


def test_a_first_attack_stands_as_often_as_the_odds_say():
    """Nothing has been told of the hands yet, and `best` draws while it can: here the odds are exact."""
    deck = deck_of(40, 9)
    seeds, stood, chances = range(4000), 0, 0.0
    series = batch.series(GAME, ["best", "best"], array(seeds), 2, 5, deck=deck)
    for seed in seeds:
        # The attacker alone has lost a card where it stood, with three more in the other hand.
        stood += sorted(series["hands"][seed, 1]) == [6, 10]
        if seed < 400:
            state = GAME.start(seed, deck)
            chances += float(max(odds(GAME, GAME.view(state, state.turn)).values()))
    share, expected = stood / len(seeds), chances / 400
    assert abs(share - expected) < 4 * (0.25 / 400) ** 0.5


@pytest.mark.slow
@every_reading
def test_neither_seat_is_better_with_equal_bots(chosen):
    for name, matches in (("random", 20_000), ("best", 2_000)):
        winner = batch.play(football.Game(**chosen), [name, name], array(range(matches)), MANY)["winner"]
        assert set(winner) <= {-1, 0, 1}
        points = np.where(winner == -1, 0.5, winner)
        assert abs(points.mean() - 0.5) < 4 * points.std() / matches**0.5


# Errors


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"bots": ["random", "clever"]}, "bots[1]: expected one of random, best; got “clever”."),
        ({"bots": ["random"]}, "bots: expected a bot for each of 2 seats; got 1."),
        ({"bots": ["best"] * 3}, "bots: expected a bot for each of 2 seats; got 3."),
        ({"bots": "random"}, "bots: expected a list; got text."),
        ({"bots": [[], "best"]}, "bots[0]: expected one of random, best; got “[]”."),
        ({"seeds": [1, 2]}, "seeds: expected one of uint64 (n,); got “[1, 2]”."),
        ({"seeds": np.arange(3)}, "seeds: expected one of uint64 (n,); got “int64 (3,)”."),
        ({"seeds": np.zeros((2, 2), "uint64")}, "seeds: expected one of uint64 (n,); got “uint64 (2, 2)”."),
        ({"cap": 0}, "cap: expected a whole number from 1 to 2147483647; got 0."),
        ({"cap": 1.5}, "cap: expected a whole number; got a number."),
    ],
)
def test_errors_say_what_is_wrong(given, said):
    asked = {"bots": ["random", "best"], "seeds": array([1]), "cap": 100, **given}
    with pytest.raises(SettingError) as raised:
        batch.play(GAME, **asked)
    assert str(raised.value) == said
    with pytest.raises(SettingError):
        batch.series(GAME, points=3, **asked)
    with pytest.raises(SettingError):
        batch.odds_against_outcome(GAME, bins=3, **asked)


def test_errors_of_the_other_functions():
    two, seeds = ["random", "random"], array([1])
    with pytest.raises(SettingError, match="points: expected a whole number from 1"):
        batch.series(GAME, two, seeds, 0, 100)
    with pytest.raises(SettingError, match="bins: expected a whole number from 1"):
        batch.odds_against_outcome(GAME, two, seeds, 0, 100)
    with pytest.raises(SettingError, match="seed: expected a whole number from 0"):
        batch.trace(GAME, two, -1, 100)
    with pytest.raises(DeckError):
        batch.play(GAME, two, seeds, 100, deck=deck_of(13, 5))


# Without numba

PLAIN = """
import sys
if "blocked" in sys.argv:
    sys.modules["numba"] = None
import numpy as np
from explorer import football
from explorer.football.batch import BATCH as batch
from explorer.lab import compiled

print(compiled.COMPILED)
for names in (["random", "random"], ["best", "random"]):
    for chosen in ({}, {"counters": "match", "lock": "after", "stats_in_play": "round", "must_cover": "may"}):
        game, seeds = football.Game(**chosen), np.array([0, 1, 2**64 - 1], dtype="uint64")
        print({name: column.tolist() for name, column in batch.play(game, names, seeds, 1000).items()})
        print(batch.trace(game, names, 5, 30))
        print({name: values.tolist() for name, values in batch.series(game, names, seeds, 9, 1000).items()})
        print(batch.odds_against_outcome(game, names, seeds, 5, 1000).tolist())
"""


@pytest.mark.slow
@pytest.mark.parametrize(("argument", "disabled"), [("blocked", None), ("as it is", "1")])
def test_the_same_without_numba(argument, disabled):
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    environment = {**os.environ, "PYTHONPATH": root}
    environment.pop("NUMBA_DISABLE_JIT", None)

    def said(*arguments, **more):
        run = [sys.executable, "-W", "error", "-c", PLAIN, *arguments]
        done = subprocess.run(run, env={**environment, **more}, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()

    plain = said(argument, **({"NUMBA_DISABLE_JIT": disabled} if disabled else {}))
    assert plain[0] == "False" and plain[1:] == said()[1:]
