"""The charts of the football game: what is drawn, and that it can be read without colours and without eyes."""

from fractions import Fraction
from io import BytesIO

import pytest
from matplotlib.image import imread

from explorer import charts, football
from explorer.chance import Chance
from explorer.football import GAP
from explorer.football import charts as football_charts
from explorer.football.history import rounds
from explorer.timeline import Timeline
from explorer.words import Words, languages
from tests.charts.pictures import LOOKS, apart, outside, series, shown


def played(seed, bot, **settings):
    """A match of football cards, and the attacks of it."""
    rules = football.Game(**settings)
    timeline = Timeline(rules, rules.start(seed))
    chances = Chance(seed)
    while (seat := rules.actor(timeline.node.state)) is not None:
        action, chances = football.BOTS[bot](rules, rules.view(timeline.node.state, seat), chances)
        timeline.play(action)
    return rounds(timeline.line)


def repeated(attacks, times):
    """The same attacks again and again, as one long match."""
    found = []
    for i in range(times):
        more = [tuple(count * i for count in counts) for counts in attacks[-1].counters]
        for it in attacks:
            counters = tuple(
                tuple(map(sum, zip(counts, extra, strict=True)))
                for counts, extra in zip(it.counters, more, strict=True)
            )
            found.append(it._replace(number=len(found) + 1, counters=counters))
    return found


@pytest.fixture(scope="module")
def attacks():
    """By name: the attacks of a match, and whether both teams share the counters."""
    best = played(4, "best")
    return {
        "none": ([], False),
        "none-shared": ([], True),
        "one": (best[:1], False),
        "random": (played(1, "random"), False),
        "best": (best, False),
        "shared": (played(4, "best", counters="match"), True),
        "drawn-anew": (played(3, "best", stats_in_play="round"), False),
        "after": (played(7, "best", stats_in_play="round", lock="after"), False),
        "drawn-anew-shared": (played(5, "best", stats_in_play="round", counters="match"), True),
        "in-the-midst": (best[20:26], False),
        "long": (repeated(best, 5)[:200], False),
    }


KINDS = ("random", "best", "shared", "drawn-anew", "after", "drawn-anew-shared", "in-the-midst", "long")


EMPTY = ("none", "none-shared", "one")


def stat_names(words):
    return {stat: words.text(f"football:stat-{stat}") for stat in football.STATS}


def stat_use(found, language="en", **more):
    words = Words(language)
    return football_charts.stat_use(found[0], words, stat_names(words), found[1], **more)


def uses(attack, panel, shared):
    ours, theirs = attack.counters
    counts = [a + b for a, b in zip(ours, theirs, strict=True)] if shared else (ours, theirs)[panel]
    return dict(zip(football.STATS, counts, strict=True))


def test_the_limit_is_that_of_the_rules():
    assert football_charts.uses.GAP == GAP


@pytest.mark.parametrize("name", KINDS)
def test_uses_are_what_the_attacks_say_and_a_mark_is_a_use(attacks, name):
    found, shared = attacks[name]
    axes = stat_use(attacks[name]).figure.axes
    assert len(axes) == (1 if shared else 2)
    for panel, it in enumerate(axes):
        lines = {line.get_label(): line for line in it.lines if line.get_label() in football.STATS}
        assert set(lines) == {stat for attack in found for stat in attack.stats}
        for stat, line in lines.items():
            counts = dict(line.get_xydata().tolist())
            for attack, after in zip(found, [*found[1:], found[-1]], strict=True):
                if stat in after.stats:
                    assert counts[attack.number] == uses(attack, panel, shared)[stat]
                else:
                    assert counts[attack.number] != counts[attack.number]  # not a number: no line
        numbers = {attack.number for attack in found if shared or attack.seat == panel}
        marked = [x for line in it.lines if line.get_marker() in tuple("os^Dv") for x in line.get_xdata()]
        assert len(marked) == len(set(marked)) and set(marked) <= numbers
        if name == "random":
            assert set(marked) == numbers


@pytest.mark.parametrize("name", KINDS)
def test_the_limit_lies_above_the_least_used_stat_in_play(attacks, name):
    found, shared = attacks[name]
    for panel, axes in enumerate(stat_use(attacks[name]).figure.axes):
        limit = dict(next(line for line in axes.lines if line.get_color() == charts.SOFT).get_xydata().tolist())
        for attack, after in zip(found, [*found[1:], found[-1]], strict=True):
            counts = uses(attack, panel, shared)
            assert limit[attack.number] == min(counts[stat] for stat in after.stats) + GAP


@pytest.mark.parametrize("name", [*EMPTY, *KINDS])
def test_the_gap_is_told(attacks, name):
    found, shared = attacks[name]
    chart = stat_use(attacks[name])
    for panel, axes in enumerate(chart.figure.axes):
        counts = uses(found[-1], panel, shared) if found else dict.fromkeys(football.STATS, 0)
        played = [counts[stat] for stat in (found[-1].stats if found else football.STATS)]
        assert axes.get_title(loc="left").endswith(f": gap {max(played) - min(played)}")


def test_stats_differ_without_colour_and_are_named_beside_their_lines(attacks):
    for axes in stat_use(attacks["after"]).figure.axes:
        lines = [line for line in axes.lines if line.get_label() in football.STATS]
        assert len({str(line._unscaled_dash_pattern) for line in lines}) == len(lines) == 5
        texts = [text.get_text() for text in axes.texts if text.get_fontweight() == "bold"]
        assert sorted(text[2:].rpartition(" ")[0] for text in texts) == sorted(football.STATS)
        assert len({text[0] for text in texts}) == 5


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [340, 350, 760])
@pytest.mark.parametrize("name", [*EMPTY, *KINDS])
def test_uses_of_any_match_are_a_picture_with_words(attacks, language, width, name):
    found, shared = attacks[name]
    chart = stat_use(attacks[name], language, width=width)
    assert outside(chart, width, 244) == []
    texts = [text for axes in chart.figure.axes for text in (*axes.texts, axes._left_title, axes._right_title)]
    assert apart([text for text in texts if text.get_text()])
    for axes in chart.figure.axes:
        assert apart(shown(axes.yaxis, axes.get_ylim()))
        assert (axes.get_xlim()[0] > axes.get_xlim()[1]) == (language == "ar")
    words = Words(language)
    assert chart.alt == football_charts.stat_use_text(found, words, stat_names(words), shared) and len(chart.alt) > 40
    assert imread(BytesIO(chart.png(1))).shape == (244, width, 4)


@pytest.mark.parametrize("language", languages())
def test_the_first_team_is_where_reading_begins(attacks, language):
    first, second = (axes.get_position() for axes in stat_use(attacks["best"], language).figure.axes)
    assert (first.x0 > second.x0) == (language == "ar") and first.y0 == second.y0
    first, second = (axes.get_position() for axes in stat_use(attacks["best"], language, width=350).figure.axes)
    assert first.y0 > second.y0 and first.x0 == second.x0


def test_the_cursor_among_the_uses(attacks):
    found, _ = attacks["best"]
    now = football_charts.UseCursor(7.5, ((1, 2, 0, 1, 0), (0, 0, 2, 1, 0)), found[0].stats)
    chart = stat_use(attacks["best"], now=now)
    for axes in chart.figure.axes:
        dots = [line for line in axes.lines if list(line.get_xdata()) == [7.5]]
        assert len(dots) == 4 and len({line.get_marker() for line in dots}) == 4
    names = dict(zip(football.STATS, now.counters[0], strict=True))
    texts = {text.get_text()[2:] for text in chart.figure.axes[0].texts if text.get_fontweight() == "bold"}
    assert texts == {f"{stat} {names[stat]}" for stat in found[0].stats}
    assert "At the cursor: Team A: goals 1, trophies 2" in chart.alt
    before = football_charts.UseCursor(0, ((0,) * 5, (0,) * 5), football.STATS[:4])
    text = football_charts.stat_use_text([], Words(), stat_names(Words()), True, before)
    assert "Both teams: goals 0, trophies 0, caps 0, seasons 0. The stats in play are used equally often." in text


@pytest.mark.parametrize("name", ["random", "best", "after"])
def test_hand_sizes_are_what_the_rounds_say(attacks, name):
    found, _ = attacks[name]
    axes = football_charts.hand_sizes(found, Words(), (7, 7)).figure.axes[0]
    lines = {
        line.get_color(): line for line in axes.lines if line.get_linewidth() > 2 and line.get_linestyle() != "None"
    }
    for team, colour in enumerate((charts.YOU, charts.THEM)):
        assert list(lines[colour].get_ydata()) == [7, *(it.hands[team] for it in found)]
    for marker, covered in (("^", False), ("o", True)):
        drawn = {(x, y) for line in axes.lines if line.get_marker() == marker for x, y in line.get_xydata()}
        assert drawn == {(it.number, it.hands[it.seat]) for it in found if it.covered == covered} != set()
    assert lines[charts.YOU].get_linestyle() != lines[charts.THEM].get_linestyle()
    texts = [text.get_text() for text in axes.texts if text.get_fontweight() == "bold"]
    assert sorted(texts) == [f"Team {team} {count}" for team, count in zip("AB", found[-1].hands, strict=True)]


def test_a_round_that_goes_on_is_not_drawn_but_for_the_cursor(attacks):
    found = [*attacks["best"][0][:6], attacks["best"][0][6]._replace(hands=None, covered=None)]
    for now, places in ((None, list(range(7))), (football_charts.SizeCursor(6.4, (4, 8)), [*range(7), 6.4])):
        chart = football_charts.hand_sizes(found, Words(), (7, 7), now)
        assert list(series(chart)[0].get_xdata()) == places
        assert chart.alt.startswith("In 6 attacks Team A goes from 7")
    dots = [line for line in chart.figure.axes[0].lines if list(line.get_xdata()) == [6.4]]
    assert [line.get_ydata()[0] for line in dots] == [4, 8]
    assert chart.alt.endswith("Cards at the cursor: Team A 4, Team B 8.")


@pytest.mark.slow
@pytest.mark.parametrize(("language", "width"), LOOKS)
@pytest.mark.parametrize("name", [*EMPTY, "random", "best", "after", "in-the-midst", "long"])
def test_hand_sizes_of_any_match_are_a_picture_with_words(attacks, language, width, name):
    found, _ = attacks[name]
    chart = football_charts.hand_sizes(found, Words(language), (7, 12), width=width)
    axes = chart.figure.axes[0]
    assert outside(chart, width, 244) == [] and apart(axes.texts)
    assert (axes.get_xlim()[0] > axes.get_xlim()[1]) == (language == "ar")
    assert chart.alt == football_charts.hand_sizes_text(found, Words(language), (7, 12)) and len(chart.alt) > 40
    assert imread(BytesIO(chart.png(1))).shape == (244, width, 4)


@pytest.mark.parametrize(("language", "width"), LOOKS)
def test_odds_have_a_bar_and_a_percentage_for_each_open_stat(language, width):
    words = Words(language)
    chances = [Fraction(61, 100), None, Fraction(1, 1000), Fraction(999, 1000), Fraction(0)]
    odds = list(zip(stat_names(words).values(), chances, strict=True))
    chart = football_charts.odds_by_stat(odds, words, width=width)
    axes = chart.figure.axes[0]
    bars = [bar for bar in axes.patches if bar.get_facecolor()[3] > 0]
    assert [bar.get_width() for bar in bars] == [float(100 * chance) for chance in chances if chance is not None]
    assert [bar.get_y() > 0 for bar in axes.patches if bar.get_hatch()] == [True]
    assert outside(chart, width, 244) == [] and apart([*axes.texts, *axes.get_yticklabels()])
    texts = [text.get_text() for text in axes.texts]
    assert all(name in chart.alt for name, _ in odds) and all(text in chart.alt for text in texts)
    if language == "en":
        assert texts == ["61%", "shut", "under 1%", "over 99%", "0%"]
        assert chart.alt.startswith("How likely an attack is to succeed: goals 61%, trophies shut, caps under 1%")


def test_odds_of_no_stat_and_of_a_real_card():
    assert football_charts.odds_by_stat([], Words()).png().startswith(b"\x89PNG")
    game = football.Game()
    state = game.start(7)
    chances = football.odds(game, state)
    card = state.hands[state.turn][0]
    chart = football_charts.odds_by_stat([(stat, chances.get((card, stat))) for stat in state.stats], Words())
    assert len(chart.figure.axes[0].texts) == 4
