"""All charts: their colours, their size, what they load, and how texts and numbers are fitted into them."""

import sys
from subprocess import run
from sys import executable

import pytest
from matplotlib.colors import to_rgb

from explorer import charts
from explorer.charts.sets import key_rows, number, shortened, wide_of, wrapped
from explorer.football import charts as football_charts
from explorer.words import Words, languages
from tests.charts.pictures import outside
from tests.charts.samples import attacks, drawn_numbers, going, shares_of

pytestmark = pytest.mark.slow


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


def test_pyplot_is_never_loaded():
    code = "from explorer import charts, war; import sys; sys.exit('matplotlib.pyplot' in sys.modules)"
    assert run([sys.executable, "-c", code], check=False).returncode == 0


def every_chart(language, title, names, **more):
    words = Words(language)
    yield charts.length_histogram(
        [(name, drawn_numbers(1, "skewed")) for name in names], title, "battles", words, **more
    )
    yield charts.shares([(name, shares_of(300, [20, 280], language)) for name in names], title, words, **more)
    yield charts.bands([(name, going(0, "piles")) for name in names], title, "battle", "cards", words, **more)
    yield charts.odds_against_outcome([(name, attacks(0, "ten")) for name in names], title, "football", words, **more)


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
