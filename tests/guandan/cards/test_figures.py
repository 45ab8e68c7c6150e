"""Random hands at level 2 against the figures of rules/guandan.md, which come from 2,000 hands themselves."""

from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from explorer.guandan import plays
from tests.guandan.cards import brute
from tests.guandan.strategies import full_hand

pytestmark = pytest.mark.slow

THEIRS, OURS = 2000, 1500


@cache
def sample():
    """(wilds, plays, readings) of each hand."""
    random = Random(2)
    dealt = [full_hand(random) for _ in range(OURS)]
    return [(hand.count("2H"), len(plays(hand, "2")), len(plays(hand, "2", per_reading=True))) for hand in dealt]


def near(values, expected):
    """Within four standard errors of the difference of two samples."""
    return abs(fmean(values) - expected) < 4 * stdev(values) * sqrt(1 / len(values) + OURS / THEIRS / len(values))


def test_mean_plays():
    assert near([count for _, count, _ in sample()], 788)


@pytest.mark.parametrize(("percent", "expected"), [(50, 510), (95, 2084)])
def test_median_and_95th_percentile_of_plays(percent, expected):
    assert near([100.0 * (count <= expected) for _, count, _ in sample()], percent)


@pytest.mark.parametrize(("wilds", "expected"), [(0, 333), (1, 1194), (2, 2263)])
def test_mean_plays_by_wilds(wilds, expected):
    assert near([count for held, count, _ in sample() if held == wilds], expected)


def test_mean_readings():
    assert near([readings for _, _, readings in sample()], 55.8)


def test_the_brute_force_has_the_same_figures():
    random = Random(2)
    for _, count, readings in sample()[:100]:
        found = brute.every_play(full_hand(random), "2")
        assert (len(found), len({reading for _, reading in found})) == (count, readings)
