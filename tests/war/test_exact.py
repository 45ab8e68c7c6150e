"""Exact answers: against every deal, choice and shuffle gone through with the readable rules, and beside simulations.

What they are compared with is `exact` of test_figures.py, which leaves no card undecided, tells the sides apart, and
has the rules from rules.py.
"""

from fractions import Fraction
from itertools import product
from math import sqrt

import numpy as np
import pytest

from explorer import war
from explorer.cards import PACK
from explorer.game import SettingError
from explorer.war import exact
from explorer.war.batch import BATCH as batch
from explorer.war.batch import Pack
from tests.war.test_figures import exact as gone_through

HALF = Fraction(1, 2)
SETTINGS = [
    {"collect": collect, "hand_size": hand_size, "burn": burn}
    for collect, hand_size, burn in product(("under", "reshuffle"), (1, 2, 3, 5), (0, 1, 3))
]


@pytest.mark.parametrize("collect", ["under", "reshuffle"])
def test_the_figures_of_the_rules(collect):
    found = exact.solve(ranks=2, suits=2, collect=collect)
    assert found[:4] == (Fraction(8, 3), Fraction(7, 9), HALF, Fraction(3, 4))


@pytest.mark.slow
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("pack", [(1, 2), (1, 4), (2, 1), (2, 2), (4, 1)], ids=str)
def test_every_deal_choice_and_shuffle(pack, settings):
    found = exact.solve(*pack, **settings)
    assert found[:4] == gone_through(*pack, **settings)
    assert found.human == HALF + found.both / 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "settings"),
    [
        ((3, 2), {}),
        ((3, 2), {"collect": "reshuffle"}),
        ((3, 2), {"hand_size": 1, "burn": 1}),
        ((3, 2), {"hand_size": 2, "burn": 1}),
        ((2, 3), {}),
        ((2, 3), {"burn": 1, "collect": "reshuffle"}),
        ((2, 3), {"hand_size": 1, "burn": 1}),
    ],
    ids=str,
)
def test_every_deal_choice_and_shuffle_of_six_cards(pack, settings):
    test_every_deal_choice_and_shuffle(pack, settings)


@pytest.mark.parametrize(("ranks", "hand_size"), list(product((2, 4, 6), (1, 3))))
def test_without_ties_a_game_is_a_fair_walk(ranks, hand_size):
    """Half the pack squared is how long one takes from the middle to either end."""
    for collect in ("under", "reshuffle"):
        found = exact.solve(ranks, 1, collect=collect, hand_size=hand_size)
        assert found[:4] == (Fraction(ranks // 2) ** 2, 0, 0, HALF)


# Beside the kernel's games


def close(sample, expected):
    """Within four standard errors, of which a share that is 0 or 1 has none."""
    around = 4 * np.std(sample, ddof=1) / sqrt(len(sample))
    return abs(np.mean(sample) - float(expected)) <= around


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "settings"),
    [
        *(((2, 2), settings) for settings in SETTINGS),
        *(((2, 4), {"collect": collect}) for collect in ("under", "reshuffle")),
        *(((4, 2), {"collect": collect}) for collect in ("under", "reshuffle")),
        ((6, 1), {}),
        ((3, 2), {"hand_size": 2}),
        ((2, 3), {"burn": 1}),
        ((3, 4), {"hand_size": 1}),
        ((5, 2), {"hand_size": 1, "collect": "reshuffle"}),
        ((4, 3), {"hand_size": 1, "collect": "reshuffle"}),
    ],
    ids=str,
)
def test_simulated_games_agree(pack, settings):
    ranks, suits = pack
    found = exact.solve(ranks, suits, **settings)
    seeds = np.arange(200_000, dtype=np.uint64)
    games = batch.play(war.Game(**settings), ["random", "random"], seeds, 10**6, ranks=ranks, suits=suits)
    reasons = [batch.REASONS.index(reason) for reason in ("war.exhausted", "war.exhausted-both")]
    assert close(games["battles"], found.battles)
    assert close(np.isin(games["reason"], reasons), found.exhaustion)
    assert close(games["reason"] == reasons[1], found.both)
    assert close(games["winner"] == 0, found.human)


# What is taken and what is not


def test_settings_are_those_of_the_game():
    assert exact.solve(3, 2, **war.Game().settings) == exact.solve(3, 2) == exact.solve(3, 2, opponent="highest")
    with pytest.raises(SettingError, match="^hand_size"):
        exact.solve(2, 2, hand_size=6)


def test_a_whole_pack_is_one():
    assert exact.pack(13, 4) == PACK
    assert [len(exact.pack(ranks, 2)) for ranks in range(1, 14)] == list(range(2, 28, 2))


@pytest.mark.parametrize(
    ("ranks", "suits", "place"),
    [(0, 4, "ranks"), (14, 4, "ranks"), (2.0, 2, "ranks"), (2, 0, "suits"), (2, 5, "suits"), (3, 1, "suits: .* 2, 4")],
)
def test_there_is_no_such_pack(ranks, suits, place):
    for make in (exact.pack, exact.solve, lambda *pack: Pack(*pack).cards):
        with pytest.raises(SettingError, match=f"^{place}"):
            make(ranks, suits)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranks", "suits", "settings"),
    [
        (13, 4, {"collect": "reshuffle", "hand_size": 1}),
        (4, 4, {}),
        (10, 1, {"collect": "reshuffle", "hand_size": 1}),
    ],
)
def test_a_pack_too_large_is_refused(ranks, suits, settings):
    """Within a few seconds."""
    with pytest.raises(SettingError, match="^ranks × suits: .* fewer ranks or suits"):
        exact.solve(ranks, suits, **settings)
