"""Charts: what is drawn, and that it can be read without colours, from the right, and without eyes."""

import sys
from io import BytesIO
from subprocess import run

import pytest
from matplotlib.colors import to_rgb
from matplotlib.image import imread

from explorer import charts, guandan, war
from explorer.chance import Chance
from explorer.timeline import Timeline
from explorer.war.history import Battle, battles
from explorer.words import Words, languages


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


def series(chart):
    """Both sides' lines, by their width."""
    return [line for line in chart.figure.axes[0].lines if line.get_linewidth() > 2 and len(line.get_xdata()) > 1]


def test_war_score_is_what_is_drawn(game):
    ours, theirs = series(charts.pile_sizes(game, Words()))
    assert list(ours.get_ydata()) == [it.score[0] for it in game]
    assert list(theirs.get_ydata()) == [it.score[1] for it in game]
    assert all(sum(it.score) + it.pot == 52 for it in game)


def test_the_series_differ_without_colour_and_each_is_named_beside_its_line(game):
    chart = charts.pile_sizes(game, Words())
    ours, theirs = series(chart)
    assert ours.get_linestyle() != theirs.get_linestyle()
    texts = [text.get_text() for text in chart.figure.axes[0].texts]
    assert any(text.startswith("You ") for text in texts) and any(text.startswith("Opponent ") for text in texts)


@pytest.mark.parametrize("colour", [charts.YOU, charts.THEM, charts.WAR, charts.SOFT, charts.INK])
def test_every_colour_contrasts_with_paper(colour):
    def light(channel):
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    def luminance(colour):
        return sum(w * light(c) for w, c in zip((0.2126, 0.7152, 0.0722), to_rgb(colour), strict=True))

    assert (luminance("#ffffff") + 0.05) / (luminance(colour) + 0.05) >= 4.5


def test_wars_are_marked_where_they_were(game):
    chart = charts.pile_sizes(game, Words())
    marks = next(line for line in chart.figure.axes[0].lines if line.get_marker() == "^")
    assert list(marks.get_xdata()) == [it.number for it in game if it.tie] != []


def test_the_cursor_stands_where_the_reader_does(game):
    chart = charts.pile_sizes(game, Words(), charts.Cursor(7.5, (20, 30), 2))
    dots = [line for line in chart.figure.axes[0].lines if list(line.get_xdata()) == [7.5]]
    assert sorted(line.get_ydata()[0] for line in dots) == [20, 30]
    assert "20" in chart.alt and "2 are in the pot" in chart.alt


def test_from_right_to_left_time_runs_from_right_to_left(game):
    left, right = (charts.pile_sizes(game, Words(language)).figure.axes[0] for language in ("en", "ar"))
    assert left.get_xlim()[0] < left.get_xlim()[1] and right.get_xlim()[0] > right.get_xlim()[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("length", [1, 2, 20, 41])
def test_every_picture_has_words(game, language, length):
    chart = charts.pile_sizes(game[:length], Words(language), width=350)
    assert len(chart.alt) > 40
    assert imread(BytesIO(chart.png())).shape == (488, 700, 4)
    assert f'alt="{chart.alt}"' in chart._repr_html_()


def test_a_very_long_game_is_still_a_picture():
    pair = [Battle(i, (26 + i % 7, 26 - i % 7), 0, False, 3 * i, 3 * i + 2) for i in range(30_000)]
    ties = [it._replace(pot=8, tie=True) for it in pair[::17]]
    found = sorted({it.number: it for it in [*pair, *ties]}.values())
    assert charts.pile_sizes(found, Words()).png().startswith(b"\x89PNG")


def test_pyplot_is_never_loaded():
    code = "from explorer import charts, war; import sys; sys.exit('matplotlib.pyplot' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "score, pot", [((26, 26), 0), ((7, 7), 8), ((0, 52), 0), ((52, 0), 0), ((3, 2), 47), ((0, 0), 52)]
)
def test_the_names_beside_the_lines_stand_apart_and_in_the_picture(game, score, pot):
    chart = charts.pile_sizes(game, Words(), charts.Cursor(7.5, score, pot))
    places = sorted(text.xy[1] for text in chart.figure.axes[0].texts if text.get_fontweight() == "bold")
    assert len(places) == (3 if pot else 2)
    assert all(high - low >= 7 for low, high in zip(places, places[1:], strict=False))
    assert places[-1] <= 52


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [340, 760])
def test_plays_by_shape_has_a_bar_and_a_number_for_each_shape_inside_the_picture(language, width):
    words = Words(language)
    counts = [(words.text(f"guandan-kind-{shape}"), 9**i % 850) for i, shape in enumerate(guandan.SHAPES)]
    chart = charts.plays_by_shape(counts, words, width=width)
    axes = chart.figure.axes[0]
    assert [round(bar.get_width()) for bar in axes.patches] == [count for _, count in counts]
    assert [text.get_text() for text in axes.texts] == [str(count) for _, count in counts]
    chart.figure.canvas.draw()
    for text in (*axes.texts, *axes.get_yticklabels()):
        box = text.get_window_extent()
        assert box.x0 >= 0 and box.x1 <= width, text
    assert all(name in chart.alt and str(count) in chart.alt for name, count in counts)


def test_a_hand_without_plays_is_still_a_picture():
    assert charts.plays_by_shape([], Words()).png().startswith(b"\x89PNG")
