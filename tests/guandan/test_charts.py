"""The charts of Guandan: what is drawn, and that it can be read without colours, from the right, and without eyes."""

from dataclasses import replace
from io import BytesIO

import pytest
from matplotlib.image import imread

from explorer import charts, guandan
from explorer.cards import RANKS
from explorer.chance import Chance
from explorer.guandan import charts as guandan_charts
from explorer.guandan.history import Deal, Turn, begun, deals, turns
from explorer.timeline import Timeline
from explorer.words import Words, languages
from tests.charts.pictures import LOOKS, apart, marks, outside, series


@pytest.mark.parametrize(("language", "width"), LOOKS)
def test_plays_by_shape_has_a_bar_and_a_number_for_each_shape_inside_the_picture(language, width):
    words = Words(language)
    counts = [(words.text(f"guandan:kind-{shape}"), 9**i % 850) for i, shape in enumerate(guandan.SHAPES)]
    chart = guandan_charts.plays_by_shape(counts, words, width=width)
    axes = chart.figure.axes[0]
    assert [round(bar.get_width()) for bar in axes.patches] == [count for _, count in counts]
    assert [text.get_text() for text in axes.texts] == [str(count) for _, count in counts]
    chart.figure.canvas.draw()
    for text in (*axes.texts, *axes.get_yticklabels()):
        box = text.get_window_extent()
        assert box.x0 >= 0 and box.x1 <= width, text
    assert all(name in chart.alt and str(count) in chart.alt for name, count in counts)


def test_a_hand_without_plays_is_still_a_picture():
    assert guandan_charts.plays_by_shape([], Words()).png().startswith(b"\x89PNG")


@pytest.fixture(scope="module")
def line():
    """A random match of Guandan."""
    rules = guandan.Game(double_down="stop")
    timeline = Timeline(rules, rules.start(0))
    chances = Chance(1)
    while (seat := rules.actor(timeline.node.state)) is not None:
        action, chances = guandan.BOTS["random"](rules, rules.view(timeline.node.state, seat), chances)
        timeline.play(action)
    return timeline.line


@pytest.fixture(scope="module")
def match(line):
    return deals(line)


@pytest.fixture(scope="module")
def deal(line):
    """What each seat held in the match's second deal, and its turns."""
    second = begun(line)[1]
    return second.held, turns(line, second)


def made(count, start=("2", "2"), first=1):
    """So many deals, won in turn by one team and the other, each by a step; the last of them is the match."""
    found, levels = [], start
    for number in range(first, first + count):
        winner, before = number % 2, levels
        at = RANKS.index(levels[winner])
        levels = tuple(RANKS[min(at + (team == winner), 12)] if team == winner else levels[team] for team in (0, 1))
        tribute = ("paid", "double", "cancelled")[number % 3] if number > 1 else "none"
        won = number == first + count - 1 and at == 12
        steps = int(at < 12)
        held = (27, 27, 27, 27)
        found.append(
            Deal(0, 1, number, before[1 - winner], before, tribute, held, (winner,), levels, winner, steps, won, 0)
        )
    return found


MATCHES = {
    "none": [],
    "one": made(1),
    "positioned": made(3, ("K", "9"), 12),
    "a-match": made(27),
    "both-at-ace": made(4, ("A", "A"), 2),
    "sixty": made(60),
}


def heights(levels):
    return [RANKS.index(level) for level in levels]


def test_levels_are_what_the_deals_say(match):
    for team, line in enumerate(series(guandan_charts.level_progress(match, Words()))):
        assert list(line.get_xdata()) == [0, *(deal.number for deal in match)]
        assert list(line.get_ydata()) == heights([match[0].before[team], *(deal.levels[team] for deal in match)])


def test_levels_of_a_deal_its_steps_and_its_tribute_are_marked_where_it_is(match):
    axes = guandan_charts.level_progress(match, Words()).figure.axes[0]
    (played,) = (line for line in axes.lines if line.get_marker() == ".")
    assert list(played.get_xdata()) == [deal.number - 0.5 for deal in match]
    assert list(played.get_ydata()) == heights(deal.level for deal in match)
    written = {text.xy[0]: text for text in axes.texts if text.get_text()[0] in "+–"}
    assert len(written) > len(match) / 2
    for deal in match:
        if deal.number in written:
            text = written[deal.number]
            assert text.get_text() == (f"+{deal.steps}" if deal.steps else "–")
            assert text.get_color() == (charts.YOU, charts.THEM)[deal.winner]
    tributes = [deal.tribute for deal in match]
    assert len(marks(axes, "v")) == tributes.count("paid") + 2 * tributes.count("double") > 0
    assert marks(axes, "x") == [deal.number - 0.5 for deal in match if deal.tribute == "cancelled"] != []
    assert marks(axes, "*") == [match[-1].number] and match[-1].won


def test_a_match_that_goes_on_has_no_star_and_tells_of_the_ace(match):
    axes = guandan_charts.level_progress(match[:5], Words()).figure.axes[0]
    assert not marks(axes, "*")
    assert axes.get_yticklabels()[-1].get_text() == "★ A"


def test_teams_and_seats_differ_without_colour_and_are_named_beside_their_lines(match, deal):
    held, told = deal
    for chart, names in (
        (guandan_charts.level_progress(match, Words()), ["You A", "Opponents A"]),
        (guandan_charts.hands_left(told[:40], Words(), held), ["You ", "Right ", "Partner ", "Left "]),
    ):
        lines = series(chart)
        # Matplotlib calls every pattern of dashes "--".
        assert len({str(line._unscaled_dash_pattern) for line in lines}) == len(lines) == len(names)
        texts = [text.get_text() for text in chart.figure.axes[0].texts if text.get_fontweight() == "bold"]
        assert all(any(text.startswith(name) for text in texts) for name in names) and len(texts) == len(names)


def test_cards_left_are_what_the_turns_say(deal):
    held, told = deal
    lines = {line.get_color(): line for line in series(guandan_charts.hands_left(told, Words(), held))}
    for seat, colour in enumerate((charts.YOU, charts.THEM, charts.PARTNER, charts.LEFT)):
        assert list(lines[colour].get_ydata()) == [held[seat], *(turn.left[seat] for turn in told)]


def test_bombs_are_marked_on_the_line_of_who_played_them(deal):
    held, told = deal
    axes = guandan_charts.hands_left(told, Words(), held).figure.axes[0]
    drawn = {(x, y) for line in axes.lines if line.get_marker() == "D" for x, y in line.get_xydata()}
    assert drawn == {(at, turn.left[turn.seat]) for at, turn in enumerate(told, 1) if turn.bomb} != set()


def test_the_cursor_stands_on_every_line(match, deal):
    chart = guandan_charts.level_progress(match, Words(), guandan_charts.LevelCursor(3.5, ("5", "T")))
    dots = [line for line in chart.figure.axes[0].lines if list(line.get_xdata()) == [3.5]]
    assert [line.get_ydata()[0] for line in dots] == heights(("5", "T"))
    assert "your team is at level 5, the opponents at 10" in chart.alt
    held, told = deal
    chart = guandan_charts.hands_left(told, Words(), held, guandan_charts.HandCursor(9.5, (21, 22, 23, 24)))
    dots = [line for line in chart.figure.axes[0].lines if list(line.get_xdata()) == [9.5]]
    assert [line.get_ydata()[0] for line in dots] == [21, 22, 23, 24]
    assert "you hold 21, your partner 23" in chart.alt


def test_the_deal_in_play_prolongs_the_lines_to_the_cursor(match):
    ours, _ = series(
        guandan_charts.level_progress(match[:2], Words(), guandan_charts.LevelCursor(2.4, match[1].levels))
    )
    assert list(ours.get_xdata()) == [0, 1, 2, 2.4]
    axes = guandan_charts.level_progress([], Words(), guandan_charts.LevelCursor(11.5, ("K", "9"))).figure.axes[0]
    assert axes.get_xlim() == (11, 15)
    axes = guandan_charts.level_progress([], Words(), guandan_charts.LevelCursor(11.0, ("K", "9"))).figure.axes[0]
    assert axes.get_xlim() == (11, 15)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_without_a_cursor_none_is_spoken_of(match, deal, language):
    held, told = deal
    words = Words(language)
    for chart, with_one in (
        (
            guandan_charts.level_progress(match, words),
            guandan_charts.level_progress(match, words, guandan_charts.LevelCursor(3.5, ("5", "T"))),
        ),
        (
            guandan_charts.hands_left(told, words, held),
            guandan_charts.hands_left(told, words, held, guandan_charts.HandCursor(9.5, (21, 22, 23, 24))),
        ),
    ):
        assert with_one.alt.startswith(chart.alt + " ")
        cursor = "المؤشر" if language == "ar" else "cursor"
        assert cursor in with_one.alt and cursor not in chart.alt


def test_without_deals_and_cursor_no_level_is_made_up():
    chart = guandan_charts.level_progress([], Words())
    assert series(chart) == []
    assert not [text for text in chart.figure.axes[0].texts if text.get_text().startswith(("You", "Opponents"))]


def test_the_levels_in_words_name_every_deal_and_every_tribute_and_the_ace():
    found = made(60)
    alt = guandan_charts.level_progress_text(found, Words())
    assert "…" not in alt
    for deal in found:
        assert f"deal {deal.number} at level" in alt
    for tribute, said in (("paid", "a tribute"), ("double", "a double tribute"), ("cancelled", "was cancelled")):
        numbers = ", ".join(str(deal.number) for deal in found if deal.tribute == tribute)
        assert f"{said}: {numbers}." in alt
    for deals_ in ([], found):
        assert "marks level A" in guandan_charts.level_progress_text(deals_, Words())


def test_an_unknown_tribute_is_not_drawn():
    found = [replace(deal, tribute="unknown") for deal in made(5)]
    axes = guandan_charts.level_progress(found, Words()).figure.axes[0]
    assert not marks(axes, "v") and not marks(axes, "x")
    assert "tribute" not in guandan_charts.level_progress_text(found, Words())


@pytest.mark.slow
@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 244), (760, 3), (153, 102)])
def test_a_chart_too_small_for_its_margins_is_drawn_larger(match, deal, size):
    held, told = deal
    for chart in (
        guandan_charts.level_progress(match, Words(), None, *size),
        guandan_charts.hands_left(told, Words(), held, None, *size),
        guandan_charts.plays_by_shape([("single", 5)], Words(), *size),
    ):
        assert chart.png(1).startswith(b"\x89PNG")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("name", MATCHES)
def test_any_match_is_a_picture_with_words(language, width, name):
    found = MATCHES[name]
    chart = guandan_charts.level_progress(found, Words(language), width=width)
    axes = chart.figure.axes[0]
    assert outside(chart, width, 244) == [] and apart(axes.texts) and apart(axes.get_yticklabels())
    assert (axes.get_xlim()[0] > axes.get_xlim()[1]) == (language == "ar")
    assert len(chart.alt) > 20 and chart.alt.startswith(guandan_charts.level_progress_text(found, Words(language)))
    assert imread(BytesIO(chart.png(1))).shape == (244, width, 4)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("length", [0, 1, 30, None])
def test_any_deal_is_a_picture_with_words(deal, language, width, length):
    held, told = deal
    chart = guandan_charts.hands_left(told[:length], Words(language), held, width=width)
    axes = chart.figure.axes[0]
    assert outside(chart, width, 244) == [] and apart(axes.texts)
    assert (axes.get_xlim()[0] > axes.get_xlim()[1]) == (language == "ar")
    assert chart.alt.startswith(guandan_charts.hands_left_text(told[:length], Words(language), held))
    assert imread(BytesIO(chart.png(1))).shape == (244, width, 4)


def test_every_level_is_named_where_there_is_room():
    labels = {
        height: [
            label.get_text()
            for label in guandan_charts.level_progress([], Words(), height=height).figure.axes[0].get_yticklabels()
        ]
        for height in (140, 244, 400)
    }
    assert labels[400] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "★ A"]
    assert labels[244] == ["2", "4", "6", "8", "10", "Q", "★ A"] and len(labels[140]) < 7


def test_a_hand_of_a_few_cards_is_a_picture_too():
    told = [Turn((0, 2, 1, 1), 0, False, 1)]
    assert guandan_charts.hands_left(told, Words(), (1, 2, 1, 1)).png().startswith(b"\x89PNG")
