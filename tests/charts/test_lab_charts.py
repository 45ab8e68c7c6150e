"""Charts of many games: what is drawn, that two sets can be told apart without colours, and that all of it is said."""

import re
from subprocess import run
from sys import executable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from matplotlib.colors import to_hex

from explorer import charts
from explorer.charts.sets import decimals_for, key_rows, number, percent, shortened, wide_of, wrapped
from explorer.lab.statistics import NOTHING, share, spread
from explorer.words import Words, languages
from tests.charts.test_charts import apart, outside, shown

WIDTHS = (300, 1000)
LOOKS = [*((language, WIDTHS[0]) for language in languages()), ("en", WIDTHS[1])]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SAID = {
    "en": {
        "A": "A: random",
        "B": "B: lowest",
        "title": "Battles a game",
        "unit": "battles",
        "scale": "cards",
        "things": ["You", "The opponent", "a side could not go on after a tie, so that the other has won"],
    },
    "ar": {
        "A": "أ: عشوائي",
        "B": "ب: الأدنى",
        "title": "معارك اللعبة",
        "unit": "معركة",
        "scale": "ورقة",
        "things": ["أنت", "الخصم", "لم يستطع أحد الطرفين المتابعة بعد التعادل ففاز الطرف الآخر باللعبة"],
    },
}


def drawn_numbers(seed, kind):
    """Columns as a run has them, and as it may have them."""
    chances = np.random.default_rng(seed)
    return {
        "none": np.zeros(0, np.int32),
        "one": np.array([217 + seed], np.int32),
        "equal": np.full(50, 7, np.int8),
        "few": chances.integers(0, 3 + seed, 400).astype(np.int8),
        "places": chances.integers(100, 120, 400).astype(np.int16),
        "skewed": (chances.lognormal(5.4, 0.8, 3000) + 10).astype(np.int32),
        "huge": np.array([1, 2, 3, 10**7 - seed], np.int32),
        "far": np.array([10**7, 10**7 + 3 * seed], np.int64),
    }[kind]


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


def good(chart, width, language, free=""):
    """Whether a chart can be read: nothing cut off or upon another, the size as asked, and all from the locale."""
    height = round(chart.figure.get_figheight() * 100)
    assert outside(chart, width, height) == []
    for axes in chart.figure.axes:
        titles = [text for text in (axes._left_title, axes._right_title) if text.get_text()]
        assert apart([*axes.texts, *titles])
        for axis, limits in ((axes.xaxis, axes.get_xlim()), (axes.yaxis, axes.get_ylim())):
            assert apart([label for label in shown(axis, limits) if label.get_text() and label.get_visible()])
        assert axes.xaxis.label.get_text() == "" or apart([axes.xaxis.label, *axes.texts])
    assert len(chart.alt) > 20 and "nan" not in chart.alt and "inf" not in chart.alt
    if language == "ar":
        texts = [chart.alt, *(text.get_text() for axes in chart.figure.axes for text in (*axes.texts, axes.title))]
        assert not re.search(f"[A-Za-z]{{2}}|[{'' if free else 'A-Z'}a-z]", " ".join(texts)), texts


# Lengths


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


# Shares


def shares_of(games, counts, language="en"):
    things = SAID[language]["things"][: len(counts)]
    return [(thing, *share(count, games)) for thing, count in zip(things, counts, strict=True)]


SHARES = {
    "none": [[]],
    "nothing": [[(0, 0, 0)]],
    "one-game": [(1, [1, 0])],
    "sure": [(10**6, [10**6, 0])],
    "two": [(20_000, [10_080, 9_920]), (20_000, [18_080, 1_920])],
    "three": [(300, [250, 20, 30]), (300, [200, 50, 50])],
    "rare": [(10**6, [999_999, 1, 0]), (10**6, [0, 1, 999_999])],
    "one-empty": [(300, [250, 20, 30]), (0, [])],
    "differing": [(300, [250, 20, 30]), (40, [40])],
}


def sets_of_shares(kind, language="en"):
    if kind == "none":
        return [(SAID[language]["A"], [])]
    if kind == "nothing":
        return [(SAID[language]["A"], [(thing, *NOTHING) for thing in SAID[language]["things"]])]
    return [(SAID[language]["AB"[i]], shares_of(*it, language)) for i, it in enumerate(SHARES[kind])]


@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("kind", SHARES)
def test_any_shares_are_a_picture_with_words(language, width, kind):
    sets = sets_of_shares(kind, language)
    chart = charts.shares(sets, SAID[language]["title"], Words(language), width=width)
    good(chart, width, language)
    axes = chart.figure.axes[0]
    wanted = [it for _, found in sets for _, it, _, _ in found if it == it]
    assert sorted(bar.get_width() for bar in axes.patches) == sorted(wanted)
    if wanted:
        assert (axes.get_xlim()[0] > axes.get_xlim()[1]) == (language == "ar")
    texts = [text.get_text() for text in (*axes.texts, *axes.get_yticklabels())]
    for name, found in sets:
        assert any(name in text for text in texts) and name in chart.alt
        for thing, *_ in found:
            assert thing in chart.alt
            assert any(thing.split()[0] in text for text in texts)


def test_shares_are_written_with_their_intervals_and_drawn_with_whiskers():
    sets = sets_of_shares("two")
    chart = charts.shares(sets, "Who wins", Words())
    axes = chart.figure.axes[0]
    texts = [text.get_text() for text in axes.texts]
    assert [text for text in texts if "%" in text] == [
        "50.4% (49.7–51.1)",
        "90.4% (90.0–90.8)",
        "49.6% (48.9–50.3)",
        "9.6% (9.2–10.0)",
    ]
    ends = {tuple(line.get_xdata()) for line in axes.lines if line.get_color() == charts.INK}
    assert ends == {(low, high) for _, found in sets for _, _, low, high in found}
    first, second = (container.patches[0] for container in axes.containers[:2])
    assert not first.get_hatch() and second.get_hatch() and first.get_y() + first.get_height() <= second.get_y()
    assert chart.alt == (
        "Who wins: shares, and in brackets their 95% intervals. A: random: You 50.4% (49.7–51.1), The opponent 49.6% "
        "(48.9–50.3). B: lowest: You 90.4% (90.0–90.8), The opponent 9.6% (9.2–10.0)."
    )


def test_a_share_that_is_not_nothing_is_not_written_as_nothing_nor_one_that_is_not_all_as_all():
    words = Words()
    said = [percent(words, it) for it in (0, 1e-6, 0.004, 0.5, 0.9951, 0.999999, 1)]
    assert said == ["0%", "0.0001%", "0.4%", "50%", "99.5%", "99.9999%", "100%"]
    assert percent(words, 1e-9) == "0.0000%" and percent(words, 0.25, 2) == "25.00%"
    assert [decimals_for(it) for it in ([], [0.05], [0.01, float("nan")], [0.0004])] == [2, 0, 1, 2]


def test_an_interval_is_written_as_exactly_as_its_share():
    alt = charts.shares_text(sets_of_shares("rare"), "How", Words())
    assert "The opponent 0.0001% (0.0000–0.0006)" in alt and "You 99.9999% (99.9994–100.0000)" in alt


def test_shares_are_as_high_as_they_need_to_be():
    def height(kind, **more):
        figure = charts.shares(sets_of_shares(kind), "Who wins", Words(), **more).figure
        return round(figure.get_figheight() * 100)

    assert 140 <= height("none") <= height("two") < height("three") < height("three", width=300)
    assert height("three", height=50) == height("three") and height("three", height=400) == 400
    many = [("A", [(f"{depth} ties", 0.5**depth, 0.4**depth, 0.55**depth) for depth in range(1, 31)])]
    for width in (300, 760):
        good(charts.shares(many, "Wars by depth", Words(), width=width), width, "en")


# Bands


def going(seed, kind):
    chances = np.random.default_rng(seed)
    piles = np.clip(26 + np.cumsum(chances.integers(-1, 2, (200, 300)), axis=1), 0, 52).astype(np.int8)
    ended = piles.copy()
    for game, length in zip(ended, chances.integers(20, 300, 200), strict=True):
        game[length:] = -1
    return {
        "no-games": np.zeros((0, 30), np.int8),
        "no-points": np.zeros((30, 0), np.int8),
        "nothing": np.full((5, 30), -1, np.int8),
        "one-game": piles[:1],
        "one-point": piles[:, :1],
        "equal": np.full((40, 12), 5, np.int16),
        "zero": np.zeros((40, 12), np.int16),
        "piles": piles,
        "ended": ended,
        "levels": np.clip(piles // 4, 0, 12)[:, :16],
        "huge": piles[:, :50].astype(np.int64) * 10**6,
    }[kind]


GOING = (
    "no-games",
    "no-points",
    "nothing",
    "one-game",
    "one-point",
    "equal",
    "zero",
    "piles",
    "ended",
    "levels",
    "huge",
)


def banded(kinds, language="en", **more):
    said = SAID[language]
    sets = [(said["AB"[i]], going(i, kind)) for i, kind in enumerate(kinds)]
    levels = RANKS if "levels" in kinds else None
    return charts.bands(sets, said["title"], said["unit"], said["scale"], Words(language), levels=levels, **more)


@pytest.mark.parametrize("kind", GOING)
def test_a_band_is_the_middle_of_what_is_there(kind):
    games = going(0, kind)
    found = charts.band(games)
    for at in range(games.shape[1]):
        there = games[:, at][games[:, at] >= 0]
        assert found.there[at] == len(there)
        for part, value in ((0.1, found.low), (0.5, found.median), (0.9, found.high)):
            if len(there):
                assert value[at] == np.sort(there)[round(part * (len(there) - 1))]
            else:
                assert np.isnan(value[at])


def test_medians_bands_and_a_few_games_are_drawn():
    chart = banded(("ended", "piles"), lines=3)
    axes = chart.figure.axes[0]
    for i, (kind, colour) in enumerate((("ended", charts.YOU), ("piles", charts.THEM))):
        games = going(i, kind)
        (median,) = (line for line in axes.lines if line.get_linewidth() > 2 and line.get_color() == colour)
        end = np.flatnonzero(charts.band(games).there)[-1] + 1
        assert np.array_equal(median.get_ydata(), charts.band(games).median[:end])
        assert list(median.get_xdata()) == [*range(1, end + 1)]
        thin = [line for line in axes.lines if line.get_linewidth() == 0.8 and line.get_color() == colour]
        assert len(thin) == 3
        for line, game in zip(thin, games, strict=False):
            assert np.array_equal(line.get_ydata(), np.where(game >= 0, game, np.nan)[:end], equal_nan=True)
    medians = [line for line in axes.lines if line.get_linewidth() > 2]
    assert medians[0].get_linestyle() != medians[1].get_linestyle()
    first, second = (it for it in axes.collections if hasattr(it, "get_hatch"))
    assert not first.get_hatch() and second.get_hatch()
    texts = [text.get_text() for text in axes.texts]
    assert texts[:2] == ["■ A: random", "▨ B: lowest"] and sum("median" in text for text in texts) == 2


def test_where_fewer_than_half_of_the_games_go_on_is_marked():
    games = going(0, "ended")
    half = int(np.flatnonzero((games >= 0).sum(axis=0) < 100)[0])
    axes = banded(("ended", "piles")).figure.axes[0]
    (dot,) = (line for line in axes.lines if line.get_marker() == "o" and len(line.get_xdata()) == 1)
    assert list(dot.get_xdata()) == [half + 1]
    assert "dotted: from here on" in axes.texts[-1].get_text()
    assert "dotted" not in banded(("piles",)).figure.axes[0].texts[-1].get_text()


def test_heights_may_have_names():
    for height in (200, 280, 500):
        axes = banded(("levels", "levels"), height=height).figure.axes[0]
        labels = [label.get_text() for label in axes.get_yticklabels()]
        assert labels[0] == "A" and set(labels) <= set(RANKS) and len(labels) > 2
        assert [RANKS[round(at)] for at in axes.get_yticks()] == labels
    alt = banded(("levels",)).alt
    assert re.search(r"battles 16: [0-9JQKA]+ \([0-9JQKA]+–[0-9JQKA]+\)\.$", alt)


def test_bands_in_words_and_from_another_point():
    games = np.array([[0, 2, 4, 6], [0, 1, 2, 3], [0, 5, -1, -1]])
    chart = charts.bands([("", games)], "The gap", "attack", "", Words(), first=0)
    assert chart.alt == (
        "The gap: the median, and in brackets the middle 80% of the games. 3 games. attack 0: 0 (0–0); "
        "attack 1: 2 (1–5); attack 2: 2 (2–4), games still there: 2; attack 3: 3 (3–6), games still there: 2."
    )
    assert sorted(chart.figure.axes[0].get_xlim()) == [0, 3]
    assert banded(("nothing",)).alt.endswith("A: random: no games.")


@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize(
    "kinds", [*((kind,) for kind in GOING), *((kind, kind) for kind in GOING), ("ended", "nothing")], ids="-".join
)
def test_any_bands_are_a_picture_with_words(language, width, kinds):
    chart = banded(kinds, language, width=width)
    good(chart, width, language, "ranks" if "levels" in kinds else "")
    first, last = chart.figure.axes[0].get_xlim()
    assert (first > last) == (language == "ar") or kinds[0] in GOING[:3]


# Odds against outcome


def attacks(seed, kind):
    chances = np.random.default_rng(seed)
    many = chances.integers(1, 5000, 10)
    tally = np.stack([many, chances.binomial(many, (np.arange(10) + 0.5) / 10)], axis=1)
    gaps = tally.copy()
    gaps[3:6] = 0
    return {
        "no-rows": np.zeros((0, 2), np.int64),
        "none": np.zeros((10, 2), np.int64),
        "one": np.array([[0, 0], [1, 1]]),
        "one-row": np.array([[100, 40]]),
        "ten": tally,
        "gaps": gaps,
        "many": np.stack([np.arange(40) + 1, np.arange(40)], axis=1),
        "huge": tally * 10**6,
    }[kind]


ATTACKS = ("no-rows", "none", "one", "one-row", "ten", "gaps", "many", "huge")


def calibrated(kinds, language="en", **more):
    said = SAID[language]
    sets = [(said["AB"[i]], attacks(i, kind)) for i, kind in enumerate(kinds)]
    return charts.odds_against_outcome(sets, said["title"], Words(language), **more)


def test_dots_are_the_shares_that_succeeded_and_bars_the_attacks():
    chart = calibrated(("gaps", "ten"))
    axes, lower = chart.figure.axes
    for i, (kind, marker) in enumerate((("gaps", "o"), ("ten", "s"))):
        rows = attacks(i, kind)
        filled = [k for k in range(10) if rows[k, 0]]
        dots = [line for line in axes.lines if line.get_marker() == marker]
        assert [line.get_ydata()[0] for line in dots] == [rows[k, 1] / rows[k, 0] for k in filled]
        assert [int(line.get_xdata()[0] * 10) for line in dots] == filled
        colour = (charts.YOU, charts.THEM)[i]
        whiskers = [
            tuple(line.get_ydata())
            for line in axes.lines
            if line.get_color() == colour and not line.get_marker().strip("None")
        ]
        assert whiskers == [share(int(rows[k, 1]), int(rows[k, 0]))[1:] for k in filled]
        heights = np.array([bar.get_height() for bar in lower.containers[i].patches])
        assert np.allclose(heights, rows[:, 0] / rows[:, 0].max())
    assert dots[0].get_markerfacecolor() == "white"
    assert not lower.containers[0].patches[0].get_hatch() and lower.containers[1].patches[0].get_hatch()
    assert any(list(line.get_xdata()) == list(line.get_ydata()) == [0, 1] for line in axes.lines)


def test_odds_and_outcome_in_words():
    rows = np.array([[1000, 100], [1, 1], [0, 0], [200, 190]])
    alt = charts.odds_against_outcome_text([("A", rows), ("B", rows * 0)], "Attacks", Words())
    assert alt == (
        "Attacks: which share of the attacks succeeded, by what the odds had said. A: 1,201 attacks, of which 24% "
        "succeeded (95% interval 22% to 27%). By the odds: 0% to 25%: 10.0% of 1,000 attacks; 25% to 50%: 100% of "
        "1 attack; 75% to 100%: 95% of 200 attacks. B: no attacks."
    )
    assert calibrated(("many",)).alt.count(" attacks;") + 1 == 10
    assert "no games" in [text.get_text() for text in calibrated(("none",)).figure.axes[0].texts]


@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize(
    "kinds", [*((it,) for it in ATTACKS), *((it, it) for it in ATTACKS), ("ten", "many")], ids="-".join
)
def test_any_odds_are_a_picture_with_words(language, width, kinds):
    chart = calibrated(kinds, language, width=width)
    good(chart, width, language)
    first, last = chart.figure.axes[0].get_xlim()
    assert (first > last) == (language == "ar") or kinds[0] in ATTACKS[:2]


# All of them


def every_chart(language, title, names, **more):
    words = Words(language)
    yield charts.length_histogram(
        [(name, drawn_numbers(1, "skewed")) for name in names], title, "battles", words, **more
    )
    yield charts.shares([(name, shares_of(300, [20, 280], language)) for name in names], title, words, **more)
    yield charts.bands([(name, going(0, "piles")) for name in names], title, "battle", "cards", words, **more)
    yield charts.odds_against_outcome([(name, attacks(0, "ten")) for name in names], title, words, **more)


@pytest.mark.parametrize("width", [300, 760])
def test_long_names_and_titles_stay_in_the_picture(width):
    title = "A title that goes on and on and tells more than anybody wants to know of so few games " * 2
    names = ["A: " + "the bot of the one who plays at random, " * 4, "B" * 200]
    for chart in every_chart("en", title, names, width=width):
        height = round(chart.figure.get_figheight() * 100)
        assert outside(chart, width, height) == []
        assert all(name in chart.alt for name in names) and chart.alt.startswith(title)


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 244), (760, 3), (153, 102)])
def test_a_chart_too_small_for_its_margins_is_drawn_larger(size):
    for chart in every_chart("en", "Battles a game", ["A", "B"], width=size[0], height=size[1]):
        assert chart.png(1).startswith(b"\x89PNG")


def test_one_set_needs_no_name():
    for chart in every_chart("en", "Battles", [""]):
        assert not any(text.get_text().startswith(("■", "▨")) for axes in chart.figure.axes for text in axes.texts)
        assert ": :" not in chart.alt and " : " not in chart.alt


def test_nothing_of_a_game_is_imported():
    code = (
        "import sys; from explorer import charts; "
        "found = ('explorer.war', 'explorer.guandan', 'explorer.football', 'matplotlib.pyplot'); "
        "sys.exit(any(name in sys.modules for name in found))"
    )
    assert run([executable, "-c", code], check=False).returncode == 0


def test_texts_are_wrapped_and_shortened_to_the_room_there_is():
    text = "the middle of all the games that there are and ever were"
    rows = wrapped(text, 120)
    assert len(rows) == 3 and all(wide_of(row) <= 120 for row in rows) and rows[-1].endswith("…")
    assert " ".join(wrapped(text, 300)) == text and wrapped("", 100) == []
    assert shortened("battles", 5) == "…" and shortened("battles", 100) == "battles"
    assert key_rows(Words(), ["one", "", "two"], 400) == ["one, two"]


@pytest.mark.parametrize("language", languages())
def test_numbers_are_written_with_a_few_digits(language):
    words = Words(language)
    said = [number(words, it).strip("\u2068\u2069") for it in (0, 7.0, 0.12345, 1.98765, 217.25, 12345.6, 10**7)]
    assert said == ["0", "7", "0.123", "1.99", "217.2", "12,346", "10,000,000"]
