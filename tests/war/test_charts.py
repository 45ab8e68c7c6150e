"""The chart of War: what is drawn, and that it can be read without colours, from the right, and without eyes."""

from io import BytesIO

import pytest
from matplotlib.image import imread

from explorer import war
from explorer.chance import Chance
from explorer.timeline import Timeline
from explorer.war import charts as war_charts
from explorer.war.history import Battle, battles
from explorer.words import Words, languages
from tests.charts.pictures import series


@pytest.fixture(scope="module")
def game():
    """A game with wars, some forty battles of it."""
    rules = war.Game()
    timeline = Timeline(rules, rules.start(11))
    chances = Chance(3)
    for _ in range(82):
        seat = rules.actor(timeline.node.state)
        action, chances = war.BOTS["random"](rules, rules.view(timeline.node.state, seat), chances)
        timeline.play(action)
    return battles(timeline.line)


def test_war_score_is_what_is_drawn(game):
    ours, theirs = series(war_charts.pile_sizes(game, Words()))
    assert list(ours.get_ydata()) == [it.score[0] for it in game]
    assert list(theirs.get_ydata()) == [it.score[1] for it in game]
    assert all(sum(it.score) + it.pot == 52 for it in game)


def test_the_series_differ_without_colour_and_each_is_named_beside_its_line(game):
    chart = war_charts.pile_sizes(game, Words())
    ours, theirs = series(chart)
    assert ours.get_linestyle() != theirs.get_linestyle()
    texts = [text.get_text() for text in chart.figure.axes[0].texts]
    assert any(text.startswith("You ") for text in texts) and any(text.startswith("Opponent ") for text in texts)


def test_wars_are_marked_where_they_were(game):
    chart = war_charts.pile_sizes(game, Words())
    marks = next(line for line in chart.figure.axes[0].lines if line.get_marker() == "^")
    assert list(marks.get_xdata()) == [it.number for it in game if it.tie] != []


def test_the_cursor_stands_where_the_reader_does(game):
    chart = war_charts.pile_sizes(game, Words(), war_charts.Cursor(7.5, (20, 30), 2))
    dots = [line for line in chart.figure.axes[0].lines if list(line.get_xdata()) == [7.5]]
    assert sorted(line.get_ydata()[0] for line in dots) == [20, 30]
    assert "20" in chart.alt and "2 are in the pot" in chart.alt


def test_from_right_to_left_time_runs_from_right_to_left(game):
    left, right = (war_charts.pile_sizes(game, Words(language)).figure.axes[0] for language in ("en", "ar"))
    assert left.get_xlim()[0] < left.get_xlim()[1] and right.get_xlim()[0] > right.get_xlim()[1]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("length", [1, 2, 20, 41])
def test_every_picture_has_words(game, language, length):
    chart = war_charts.pile_sizes(game[:length], Words(language), width=350)
    assert len(chart.alt) > 40
    assert imread(BytesIO(chart.png())).shape == (488, 700, 4)
    assert f'alt="{chart.alt}"' in chart._repr_html_()


def test_a_very_long_game_is_still_a_picture():
    pair = [Battle(i, (26 + i % 7, 26 - i % 7), 0, False, 3 * i, 3 * i + 2) for i in range(30_000)]
    ties = [it._replace(pot=8, tie=True) for it in pair[::17]]
    found = sorted({it.number: it for it in [*pair, *ties]}.values())
    assert war_charts.pile_sizes(found, Words()).png().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "score, pot", [((26, 26), 0), ((7, 7), 8), ((0, 52), 0), ((52, 0), 0), ((3, 2), 47), ((0, 0), 52)]
)
def test_the_names_beside_the_lines_stand_apart_and_in_the_picture(game, score, pot):
    chart = war_charts.pile_sizes(game, Words(), war_charts.Cursor(7.5, score, pot))
    places = sorted(text.xy[1] for text in chart.figure.axes[0].texts if text.get_fontweight() == "bold")
    assert len(places) == (3 if pot else 2)
    assert all(high - low >= 7 for low, high in zip(places, places[1:], strict=False))
    assert places[-1] <= 52


@pytest.mark.parametrize("language", languages())
def test_without_a_cursor_none_is_spoken_of(game, language):
    words = Words(language)
    chart = war_charts.pile_sizes(game, words)
    with_one = war_charts.pile_sizes(game, words, war_charts.Cursor(7.5, (20, 30), 2))
    assert with_one.alt.startswith(chart.alt + " ")
    cursor = "المؤشر" if language == "ar" else "cursor"
    assert cursor in with_one.alt and cursor not in chart.alt


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 244), (760, 3), (153, 102)])
def test_a_chart_too_small_for_its_margins_is_drawn_larger(game, size):
    assert war_charts.pile_sizes(game, Words(), None, *size).png(1).startswith(b"\x89PNG")
