"""Shares of games, with their intervals."""

import pytest

from explorer import charts
from explorer.charts.sets import decimals_for, percent
from explorer.lab.statistics import NOTHING
from explorer.words import Words
from tests.charts.samples import LOOKS, SAID, good, shares_of

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


@pytest.mark.slow
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


@pytest.mark.slow
def test_shares_are_as_high_as_they_need_to_be():
    def height(kind, **more):
        figure = charts.shares(sets_of_shares(kind), "Who wins", Words(), **more).figure
        return round(figure.get_figheight() * 100)

    assert 140 <= height("none") <= height("two") < height("three") < height("three", width=300)
    assert height("three", height=50) == height("three") and height("three", height=400) == 400
    many = [("A", [(f"{depth} ties", 0.5**depth, 0.4**depth, 0.55**depth) for depth in range(1, 31)])]
    for width in (300, 760):
        good(charts.shares(many, "Wars by depth", Words(), width=width), width, "en")
