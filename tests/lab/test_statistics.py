"""Figures against the same ones worked out otherwise, and their intervals against what simulated samples say."""

from fractions import Fraction
from math import ceil, floor, inf, isnan, sqrt
from statistics import NormalDist, fmean, stdev

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.lab.statistics import NOTHING, QUANTILES, Figure, Z, mean, paired, ratio, ratios_apart, share, spread

COLUMNS = st.lists(st.integers(-(2**31), 2**31 - 1), min_size=2, max_size=60)
DTYPES = ["int8", "int16", "int32", "int64", "float64"]
NORMAL = NormalDist()


def near(figure, *expected):
    assert figure == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_z_is_of_a_normal_distribution():
    assert pytest.approx(NORMAL.inv_cdf(0.975)) == Z


# Values


@given(COLUMNS)
def test_means(numbers):
    value, margin = fmean(numbers), Z * stdev(numbers) / sqrt(len(numbers))
    near(mean(np.array(numbers, np.int32)), value, value - margin, value + margin)


@given(st.integers(1, 10**9), st.data())
def test_shares_are_where_the_true_one_could_be(of, data):
    """Wilson's interval: the ends are those true shares from which this one is `Z` standard deviations away."""
    count = data.draw(st.integers(0, of))
    figure = share(count, of)
    assert figure.value == count / of
    assert 0 <= figure.low <= figure.value <= figure.high <= 1
    for end in (figure.low, figure.high):
        off = (Fraction(count, of) - Fraction(end)) ** 2 * of
        assert float(off) == pytest.approx(Z**2 * end * (1 - end), rel=1e-6, abs=1e-6)


def test_shares_at_the_ends():
    assert share(0, 50)[:2] == (0, 0) and share(50, 50)[::2] == (1, 1)
    assert share(0, 50).high == pytest.approx(1 - share(50, 50).low) == pytest.approx(Z**2 / (50 + Z**2))


@given(st.lists(st.tuples(st.integers(-1000, 1000), st.integers(1, 1000)), min_size=2, max_size=60))
def test_ratios(pairs):
    """By the deviations of each pair from the line through nothing with that slope."""
    above, below = zip(*pairs, strict=True)
    value = sum(above) / sum(below)
    margin = Z * stdev([a - value * b for a, b in pairs]) / sqrt(len(pairs)) / fmean(below)
    near(ratio(np.array(above), np.array(below)), value, value - margin, value + margin)


@given(COLUMNS)
def test_quantiles_are_numbers_of_the_column(numbers):
    found, count = spread(np.array(numbers)), len(numbers)
    ordered = [-inf, *sorted(numbers), inf]
    assert tuple(found.quantiles) == QUANTILES
    assert (found.least, found.most) == (min(numbers), max(numbers))
    assert found.mean == mean(np.array(numbers))
    assert found.median is found.quantiles[0.5]
    for part, figure in found.quantiles.items():
        assert figure.low <= figure.value <= figure.high
        at = part * (count - 1)
        assert figure.value in (ordered[1 + floor(at)], ordered[1 + ceil(at)])
        # As many numbers are below the true one as heads fall, which is where the binomial distribution is: half a
        # number further up lies the end.
        middle, apart = count * part + 0.5, Z * sqrt(count * part * (1 - part))
        low, high = (min(max(round(middle + off), 0), count + 1) for off in (-apart, apart))
        assert (figure.low, figure.high) == (ordered[low], ordered[high])


@pytest.mark.parametrize("dtype", DTYPES)
def test_small_types_do_not_overflow(dtype):
    column = np.array([127, 127, 127, -128, 100], dtype)
    wide = column.astype(float)
    assert mean(column) == mean(wide) and spread(column) == spread(wide)
    assert ratio(column, abs(column // 2)) == ratio(wide, abs(wide // 2))
    assert mean(np.full(100_000, 127, dtype)) == (127, 127, 127)


def test_a_column_is_left_as_it_is():
    column = np.array([3, 1, 2])
    mean(column), ratio(column, column), spread(column)
    assert column.tolist() == [3, 1, 2]


# Few numbers


def test_nothing():
    none = np.zeros(0, np.int32)
    for figure in (mean(none), ratio(none, none), share(0, 0), *spread(none).quantiles.values(), spread(none).mean):
        assert figure == NOTHING or all(map(isnan, figure))
    assert isnan(spread(none).least) and isnan(spread(none).most)
    assert all(map(isnan, ratio(np.ones(3), np.zeros(3))))


def test_one_number_says_nothing_of_others():
    one = np.array([7])
    assert mean(one) == ratio(one, np.array([1])) == spread(one).median == (7, -inf, inf)
    assert {figure.value for figure in spread(one).quantiles.values()} == {7}


def test_all_equal():
    same = np.full(1000, 7)
    assert mean(same) == ratio(same, np.ones(1000)) == (7, 7, 7)
    assert set(spread(same).quantiles.values()) == {(7, 7, 7)}


def test_a_sample_too_small_for_a_quantile_has_no_end():
    """Of ten numbers the largest is below the true 99th of 100 in nine of ten samples."""
    found = spread(np.arange(10)).quantiles
    assert found[0.99].high == inf and found[0.01].low == -inf
    assert (found[0.5].low, found[0.5].high) == (1, 8)


def test_a_figure_prints_with_its_interval():
    figure = Figure(0.5, 0.4, 0.62)
    assert str(figure) == "0.5 (0.4 to 0.62)"
    assert figure.margin == pytest.approx(0.11)


# What an interval promises: of 2000 samples about 1900 have the true value in it. Seeds are fixed.

SAMPLES = 2000


def hits(figures, true):
    """The share of the intervals that the true value is in."""
    return sum(low <= true <= high for _, low, high in figures) / SAMPLES


@pytest.fixture
def random():
    return np.random.default_rng(2024)


def test_intervals_of_means(random):
    samples = random.exponential(size=(SAMPLES, 500))
    assert 0.93 < hits(map(mean, samples), 1) < 0.965


@pytest.mark.parametrize(("true", "size"), [(0.5, 20), (0.5, 1000), (0.03, 400), (0.9, 300)])
def test_intervals_of_shares(random, true, size):
    counts = random.binomial(size, true, SAMPLES)
    assert 0.93 < hits((share(int(count), size) for count in counts), true) < 0.97


def test_intervals_of_ratios(random):
    below = random.integers(1, 20, (SAMPLES, 400))
    above = random.poisson(3 * below)
    assert 0.93 < hits(map(ratio, above, below), 3) < 0.965


@pytest.mark.parametrize("size", [30, 200, 2001])
def test_intervals_of_quantiles(random, size):
    """Where the sample is small they are a number too wide or too narrow."""
    spreads = [spread(sample) for sample in random.normal(size=(SAMPLES, size))]
    for part in QUANTILES:
        found = hits((it.quantiles[part] for it in spreads), NORMAL.inv_cdf(part))
        assert 0.92 < found < 0.98 if size < 1000 else 0.93 < found < 0.97, part


@pytest.mark.slow
def test_paired_shares_hold_the_truth_as_often_as_they_say():
    """Also where hardly a pair differs, and few pairs are there."""
    random = np.random.default_rng(3)
    for up, down, count in ((0.3, 0.2, 50), (0.02, 0.01, 40), (0.0, 0.0, 10), (0.5, 0.1, 20)):
        drawn = random.multinomial(count, [up, down, 1 - up - down], 4000)
        found = [paired(more, less, count) for more, less, _ in drawn.tolist()]
        inside = sum(it.low <= up - down <= it.high for it in found) / len(found)
        assert inside > 0.94, (up, down, count, inside)
        assert all(it.low < it.value < it.high for it in found if abs(it.value) < 1)


def test_ratios_of_the_same_games_apart():
    random = np.random.default_rng(4)
    inside = 0
    for _ in range(2000):
        below = random.integers(1, 9, (2, 200))
        shared = random.normal(0, 3, 200)  # luck that both have
        above = [2.0 * below[0] + shared, 2.5 * below[1] + shared + random.normal(0, 1, 200)]
        figure = ratios_apart((above[0], below[0]), (above[1], below[1]))
        inside += figure.low <= 0.5 <= figure.high
        assert figure.value == pytest.approx(above[1].sum() / below[1].sum() - above[0].sum() / below[0].sum())
    assert 0.93 < inside / 2000 < 0.97
    same = np.arange(1.0, 9.0), np.arange(2.0, 10.0)
    assert ratios_apart(same, same) == (0, 0, 0)
    assert ratios_apart((same[0][:1], same[1][:1]), (same[0][:1], same[1][:1])) == (0, float("-inf"), float("inf"))
