"""Charts: what is drawn, and that it can be read without colours, from the right, and without eyes."""

import sys
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from subprocess import run

import pytest
from matplotlib.colors import to_rgb
from matplotlib.image import imread

from explorer import charts, football, guandan, war
from explorer.cards import RANKS
from explorer.chance import Chance
from explorer.football import GAP
from explorer.football import charts as football_charts
from explorer.football.history import rounds
from explorer.guandan import charts as guandan_charts
from explorer.guandan.history import Deal, Turn, begun, deals, turns
from explorer.timeline import Timeline
from explorer.war import charts as war_charts
from explorer.war.history import Battle, battles
from explorer.words import Words, languages

LOOKS = [*((language, 340) for language in languages()), ("en", 760)]
"""Every language where there is little room, and one where there is much."""


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


@pytest.mark.parametrize(
    "colour",
    [
        charts.YOU,
        charts.THEM,
        charts.PARTNER,
        charts.LEFT,
        charts.WAR,
        football_charts.GREEN,
        football_charts.PURPLE,
        charts.SOFT,
        charts.INK,
    ],
)
def test_every_colour_contrasts_with_paper(colour):
    def light(channel):
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    def luminance(colour):
        return sum(w * light(c) for w, c in zip((0.2126, 0.7152, 0.0722), to_rgb(colour), strict=True))

    assert (luminance("#ffffff") + 0.05) / (luminance(colour) + 0.05) >= 4.5


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


def test_pyplot_is_never_loaded():
    code = "from explorer import charts, war; import sys; sys.exit('matplotlib.pyplot' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    "score, pot", [((26, 26), 0), ((7, 7), 8), ((0, 52), 0), ((52, 0), 0), ((3, 2), 47), ((0, 0), 52)]
)
def test_the_names_beside_the_lines_stand_apart_and_in_the_picture(game, score, pot):
    chart = war_charts.pile_sizes(game, Words(), war_charts.Cursor(7.5, score, pot))
    places = sorted(text.xy[1] for text in chart.figure.axes[0].texts if text.get_fontweight() == "bold")
    assert len(places) == (3 if pot else 2)
    assert all(high - low >= 7 for low, high in zip(places, places[1:], strict=False))
    assert places[-1] <= 52


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


def marks(axes, marker):
    return [float(x) for line in axes.lines if line.get_marker() == marker for x in line.get_xdata()]


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


@pytest.mark.parametrize("language", languages())
def test_without_a_cursor_none_is_spoken_of(game, match, deal, language):
    held, told = deal
    words = Words(language)
    for chart, with_one in (
        (war_charts.pile_sizes(game, words), war_charts.pile_sizes(game, words, war_charts.Cursor(7.5, (20, 30), 2))),
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


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (-5, 244), (760, 3), (153, 102)])
def test_a_chart_too_small_for_its_margins_is_drawn_larger(game, match, deal, size):
    held, told = deal
    for chart in (
        war_charts.pile_sizes(game, Words(), None, *size),
        guandan_charts.level_progress(match, Words(), None, *size),
        guandan_charts.hands_left(told, Words(), held, None, *size),
        guandan_charts.plays_by_shape([("single", 5)], Words(), *size),
    ):
        assert chart.png(1).startswith(b"\x89PNG")


def outside(chart, width, height):
    """What is written and does not lie in the picture."""
    chart.figure.draw_without_rendering()
    return [found for axes in chart.figure.axes for found in outside_of(axes, width, height)]


def outside_of(axes, width, height):
    ticks = [*shown(axes.xaxis, axes.get_xlim()), *shown(axes.yaxis, axes.get_ylim())]
    titles = [axes.xaxis.label, axes._left_title, axes._right_title]
    boxes = {text: text.get_window_extent() for text in (*axes.texts, *ticks, *titles)}
    return [
        (text.get_text(), box)
        for text, box in boxes.items()
        if text.get_text() and not (box.x0 >= 0 and box.x1 <= width and box.y0 >= 0 and box.y1 <= height)
    ]


def shown(axis, limits):
    """The labels of an axis that are drawn."""
    begin, end = sorted(limits)
    labels = axis.get_ticklabels()
    return [label for at, label in zip(axis.get_ticklocs(), labels, strict=bool(labels)) if begin <= at <= end]


def apart(texts):
    """Whether no two texts overlap."""
    boxes = [text.get_window_extent() for text in texts]
    return not any(one.overlaps(other) for i, one in enumerate(boxes) for other in boxes[:i])


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
