"""How many games go: medians and bands."""

import re

import numpy as np
import pytest

from explorer import charts
from explorer.words import Words
from tests.charts.samples import LOOKS, RANKS, SAID, going, good

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


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize(
    "kinds", [*((kind,) for kind in GOING), *((kind, kind) for kind in GOING), ("ended", "nothing")], ids="-".join
)
def test_any_bands_are_a_picture_with_words(language, width, kinds):
    chart = banded(kinds, language, width=width)
    good(chart, width, language, "ranks" if "levels" in kinds else "")
    first, last = chart.figure.axes[0].get_xlim()
    assert (first > last) == (language == "ar") or kinds[0] in GOING[:3]
