"""Histograms of how long games are."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.colors import to_hex

from explorer import charts
from explorer.charts.sets import number
from explorer.lab.statistics import spread
from explorer.words import Words
from tests.charts.samples import LOOKS, SAID, WIDTHS, drawn_numbers, good

KINDS = ("none", "one", "equal", "few", "places", "skewed", "huge", "far")


PAIRS = [
    *((kind,) for kind in KINDS if kind != "places"),
    *((kind, kind) for kind in KINDS),
    ("none", "skewed"),
    ("skewed", "none"),
    ("equal", "huge"),
]


def numbers_of(pair, language="en"):
    return [(SAID[language]["AB"[i]], drawn_numbers(i, kind)) for i, kind in enumerate(pair)]


def histogram(pair, language="en", **more):
    said = SAID[language]
    return charts.length_histogram(numbers_of(pair, language), said["title"], said["unit"], Words(language), **more)


@given(
    st.lists(st.lists(st.integers(-50, 10**7) | st.integers(0, 60), max_size=20), min_size=1, max_size=2),
    st.booleans(),
    st.integers(2, 60),
)
def test_every_number_is_in_one_bin(lists, log, most):
    arrays = [np.array(numbers, np.int64) for numbers in lists]
    edges = charts.bins(arrays, log, most)
    widths = np.diff(edges)
    assert 1 <= len(widths) <= most and (widths >= 1).all() and (edges % 1 == 0.5).all()
    assert sum(np.histogram(array, edges)[0].sum() for array in arrays) == sum(map(len, arrays))
    least = min((min(numbers) for numbers in lists if numbers), default=1)
    if log and least >= 1:
        assert edges[0] > 0 and (np.diff(widths) >= 0).all()
    else:
        assert len(set(widths.tolist())) == 1


def test_bins_are_round_and_a_small_type_does_not_overflow():
    assert charts.bins([np.array([0, 250], np.uint8)]).tolist() == [*np.arange(-0.5, 260, 10)]
    assert charts.bins([np.array([-128, 127], np.int8)], most=6).tolist() == [
        -150.5,
        -100.5,
        -50.5,
        -0.5,
        49.5,
        99.5,
        149.5,
    ]
    assert charts.bins([np.array([3, 3])]).tolist() == [2.5, 3.5]
    assert len(charts.bins([np.array([1, 10**7])])) == 22 and len(charts.bins([np.array([1, 10**7])], log=True)) > 30
    assert charts.bins([]).tolist() == charts.bins([np.zeros(0)], log=True).tolist() == [0.5, 1.5]


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("pair", [("skewed",), ("skewed", "skewed"), ("places", "places"), ("few",)])
def test_heights_are_shares_of_the_games_in_bins_of_both_sets(pair, log):
    sets = numbers_of(pair)
    axes = histogram(pair, log=log).figure.axes[0]
    edges = charts.bins([array for _, array in sets], log)
    wanted = [np.histogram(array, edges)[0] / len(array) for _, array in sets]
    if stairs := [it for it in axes.patches if hasattr(it, "get_data")]:
        found = [it.get_data().values for it in stairs]
    else:
        bars = [container.patches for container in axes.containers]
        found = [[bar.get_height() for bar in of] for of in bars]
        for of in bars:
            at = np.array([bar.get_x() + bar.get_width() / 2 for bar in of])
            assert ((edges[:-1] < at) & (at < edges[1:])).all()
    assert np.allclose(found, wanted) and all(abs(sum(it) - 1) < 1e-9 for it in found)
    assert axes.get_xscale() == ("log" if log and edges[0] > 0 else "linear")


def test_given_edges_are_those_drawn():
    edges = np.array([0.5, 100.5, 1000.5, 20000.5])
    axes = histogram(("skewed", "skewed"), edges=edges, width=760).figure.axes[0]
    found = [it.get_data().values for it in axes.patches if hasattr(it, "get_data")] or [
        [bar.get_height() for bar in container.patches] for container in axes.containers
    ]
    assert np.allclose(found, [np.histogram(array, edges)[0] / len(array) for _, array in numbers_of(("skewed",) * 2)])


@pytest.mark.parametrize("log, width", [(False, 340), (True, 340), (True, 760)])
def test_sets_of_lengths_differ_without_colour(log, width):
    axes = histogram(("skewed", "skewed"), log=log, width=width).figure.axes[0]
    first, second = (it for it in axes.patches if hasattr(it, "get_data"))
    assert first.get_facecolor()[3] > 0 and second.get_facecolor()[3] == 0
    assert first.get_linestyle() != second.get_linestyle()
    first, second = (it.patches[0] for it in histogram(("places", "places")).figure.axes[0].containers)
    assert not first.get_hatch() and second.get_hatch()
    assert first.get_facecolor()[3] > 0.5 > second.get_facecolor()[3]
    texts = [text.get_text() for text in axes.texts]
    assert [text[0] for text in texts] == ["■", "▨"] + ["■"] * 2 + ["▨"] * 2
    assert texts[:2] == ["■ A: random", "▨ B: lowest"]


def test_median_and_mean_are_lines_with_names():
    sets = numbers_of(("skewed", "places"))
    axes = histogram(("skewed", "places")).figure.axes[0]
    lines = [line for line in axes.lines if len(set(line.get_xdata())) == 1]
    values = [value for _, array in sets for value in (spread(array).median.value, spread(array).mean.value)]
    assert [line.get_xdata()[0] for line in lines] == values
    assert len({str(line._unscaled_dash_pattern) for line in lines}) == 4
    assert [to_hex(line.get_color()) for line in lines] == [charts.YOU] * 2 + [charts.THEM] * 2
    wanted = [number(Words(), value) for value in values]
    texts = [text.get_text() for text in axes.texts[2:]]
    assert texts == [
        f"{sign} {kind} {value}"
        for (sign, kind), value in zip(
            [("■", "median"), ("■", "mean"), ("▨", "median"), ("▨", "mean")], wanted, strict=True
        )
    ]
    assert [text.get_text() for text in histogram(("equal",)).figure.axes[0].texts[1:]] == ["median 7", "mean 7"]


@pytest.mark.slow
def test_the_names_of_lines_are_not_crossed_by_lines():
    for pair in PAIRS:
        for width in WIDTHS:
            for log in (False, True):
                chart = histogram(pair, log=log, width=width)
                chart.figure.draw_without_rendering()
                axes = chart.figure.axes[0]
                lines = [line for line in axes.lines if len(set(line.get_xdata())) == 1]
                for text in [it for it in axes.texts if "me" in it.get_text()]:
                    box = text.get_window_extent()
                    for line in lines:
                        (x, _), (_, top) = axes.transData.transform(line.get_xydata())
                        assert not (box.x0 < x < box.x1 and top > box.y0 + 1), (pair, width, log, text)


def test_a_marked_range_is_drawn_and_told():
    chart = histogram(("skewed", "skewed"), marked=(199.5, 249.5))
    axes = chart.figure.axes[0]
    assert any(it.get_facecolor()[3] == 0.1 and it.get_x() == 199.5 for it in axes.patches if hasattr(it, "get_x"))
    assert axes.texts[-1].get_text() == "marked: 200 to 249"
    for name, array in numbers_of(("skewed", "skewed")):
        part = np.mean((array >= 200) & (array <= 249))
        assert f"{name}: Marked, 200 to 249: {100 * part:.1f}% of the games." in chart.alt
    assert "marked: 7" in [it.get_text() for it in histogram(("few",), marked=(6.5, 7.5)).figure.axes[0].texts]


def test_lengths_in_words():
    array = np.arange(1, 1002)
    alt = charts.length_histogram_text([("", array)], "Battles a game", "battles", Words(), True)
    assert alt == (
        "Battles a game, as a histogram of battles with a logarithmic scale. 1,001 games: median 501, mean 501, "
        "80% of them from 101 to 901, all from 1 to 1,001."
    )
    chart = histogram(("none", "one"))
    assert chart.alt.endswith("A: random: no games. B: lowest: 1 game: 218.")
    assert [text.get_text() for text in chart.figure.axes[0].texts][:2] == ["■ A: random (no games)", "▨ B: lowest"]
    assert "no games" in [text.get_text() for text in histogram(("none",)).figure.axes[0].texts]
    assert histogram(("few",), log=True).alt.startswith("Battles a game, as a histogram of battles.")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_lengths_of_any_games_are_a_picture_with_words(language, width, pair):
    for log in (False, True):
        chart = histogram(pair, language, width=width, log=log, marked=(4.5, 9.5) if log else None)
        good(chart, width, language)
        first, last = chart.figure.axes[0].get_xlim()
        assert (first > last) == (language == "ar") or "none" in pair


def test_a_million_games_are_drawn_at_once():
    array = np.random.default_rng(1).integers(1, 3000, 10**6).astype(np.int32)
    assert charts.length_histogram([("A", array)], "Battles", "battles", Words()).alt.count("1,000,000 games")
