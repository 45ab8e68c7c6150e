"""What the odds had said, beside what came of it."""

import numpy as np
import pytest

from explorer import charts
from explorer.lab.statistics import share
from explorer.words import Words
from tests.charts.samples import LOOKS, SAID, attacks, good

ATTACKS = ("no-rows", "none", "one", "one-row", "ten", "gaps", "many", "huge")


def calibrated(kinds, language="en", **more):
    said = SAID[language]
    sets = [(said["AB"[i]], attacks(i, kind)) for i, kind in enumerate(kinds)]
    return charts.odds_against_outcome(sets, said["title"], "football", Words(language), **more)


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
    alt = charts.odds_against_outcome_text([("A", rows), ("B", rows * 0)], "Attacks", "football", Words())
    assert alt == (
        "Attacks: which share of the attacks succeeded, by what the odds had said. A: 1,201 attacks, of which 24% "
        "succeeded (95% interval 22% to 27%). By the odds: 0% to 25%: 10.0% of 1,000 attacks; 25% to 50%: 100% of "
        "1 attack; 75% to 100%: 95% of 200 attacks. B: no attacks."
    )
    assert calibrated(("many",)).alt.count(" attacks;") + 1 == 10
    assert "no games" in [text.get_text() for text in calibrated(("none",)).figure.axes[0].texts]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize(
    "kinds", [*((it,) for it in ATTACKS), *((it, it) for it in ATTACKS), ("ten", "many")], ids="-".join
)
def test_any_odds_are_a_picture_with_words(language, width, kinds):
    chart = calibrated(kinds, language, width=width)
    good(chart, width, language)
    first, last = chart.figure.axes[0].get_xlim()
    assert (first > last) == (language == "ar") or kinds[0] in ATTACKS[:2]
