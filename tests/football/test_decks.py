"""The deck that comes with the game, and decks read from CSV."""

import csv
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import football
from explorer.football import STATS, DeckError, Player, players, read_deck
from explorer.football.decks import MOST_CARDS
from explorer.football.players import HIGHEST_VALUE, MOST_CHARACTERS
from explorer.timeline import Timeline
from tests.football.decks import HEAD, ROWS, deck, fault, faults
from tests.playing import play

DATA = Path(football.__file__).parent / "data"


# The deck that comes with the game


def test_the_shipped_deck():
    assert len(players()) == 156
    assert len({card.name for card in players()}) == 156
    assert len({card.nation for card in players()}) == 30
    assert {card.position for card in players()} == {"GK", "DF", "MF", "FW"}
    assert players() is players()


def test_the_shipped_deck_is_its_file():
    with (DATA / "players.csv").open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [card.name for card in players()] == [row["name"] for row in rows]
    for card, row in zip(players(), rows, strict=True):
        assert [card.value(stat) for stat in STATS] == [int(row[stat]) for stat in STATS]
        assert (card.nation, card.position) == (row["nation"], row["position"])


def test_the_shipped_numbers_fit_what_provenance_says():
    text = (DATA / "provenance.md").read_text(encoding="utf-8")
    said = re.search(r"^(\d+) men, (\d+) nations", text, re.M)
    assert said and (int(said[1]), int(said[2])) == (len(players()), len({card.nation for card in players()}))
    zero = re.search(r"Trophies is 0 for (\d+) of (\d+)", text)
    assert zero and int(zero[1]) == sum(card.trophies == 0 for card in players())
    keepers = re.search(r"(\d+) goalkeepers have about 0 goals", text)
    assert keepers and int(keepers[1]) == sum(card.position == "GK" for card in players())
    assert all(1 <= card.seasons <= 8 for card in players())  # "seasons with at least one minute played (1-8)"
    assert all(card.goals <= 1 for card in players() if card.position == "GK")
    (bruyne,) = [card for card in players() if card.name.endswith("De Bruyne")]
    assert bruyne.goals == 61  # "De Bruyne 61 here"
    (mcginn,) = [card for card in players() if card.name.endswith("McGinn")]
    assert mcginn.caps == 66  # "fits the 66 used here"


def test_a_plain_deck():
    assert read_deck(deck()) == tuple(Player(f"P{number}", number, 1, 2, 3, 4) for number in range(14))
    assert read_deck(deck().encode()) == read_deck(deck())
    assert read_deck(deck().rstrip("\n")) == read_deck(deck())


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(end):
    assert read_deck(deck(end=end)) == read_deck(deck())
    assert read_deck(deck(end=end).encode()) == read_deck(deck())
    assert faults(deck("A,x,1,1,1,1", end=end)) == [("2", "football:deck-number")]


@pytest.mark.parametrize("divider", [",", ";", "\t"])
def test_dividers(divider):
    assert read_deck(deck().replace(",", divider)) == read_deck(deck())


def test_a_byte_order_mark():
    assert read_deck("\ufeff" + deck()) == read_deck(deck())
    assert read_deck(deck().encode("utf-8-sig")) == read_deck(deck())


def test_blank_lines_and_lines_of_dividers_are_skipped():
    rows = deck().splitlines()
    for blank in ("", "   ", ",,,,,", ' , ,"",,,'):
        assert read_deck("\n".join([*rows[:3], blank, *rows[3:], blank, "", ""])) == read_deck(deck())
        assert read_deck("\n".join([blank, *rows])) == read_deck(deck())
    assert faults(deck("", "A,x,1,1,1,1")) == [("3", "football:deck-number")]


@pytest.mark.parametrize("divider", [";", "\t"])
def test_blank_lines_before_the_head_of_any_divider(divider):
    assert read_deck("\n\n" + deck().replace(",", divider)) == read_deck(deck())


def test_columns_in_any_order_of_any_case_and_others_beside_them():
    head = "Club,ASSISTS,Name, goals ,Trophies,caps,shirt,seasons,nation,POSITION"
    found = read_deck(deck("Ajax,5,Ada,1,2,3,x,4,Chad,GK", head=head, fill=[f",5,P{n},1,2,3,,4" for n in range(14)]))
    assert found[0] == Player("Ada", 1, 2, 3, 4, 5, "Chad", "GK")
    assert found[1] == Player("P0", 1, 2, 3, 4, 5)


def test_empty_cells_too_many_are_left_aside():
    assert read_deck(deck('A,1,2,3,4,5,, ,""'))[0] == Player("A", 1, 2, 3, 4, 5)


def test_quotes():
    assert read_deck(deck('"Ada ""the Cat"", Jr",1,2,"3",4,5'))[0].name == 'Ada "the Cat", Jr'
    assert read_deck(deck('"A\nB",1,2,3,4,5'))[0].name == "A B"
    quoted = "\n".join(",".join(f'"{cell}"' for cell in row.split(",")) for row in deck().splitlines())
    assert read_deck(quoted) == read_deck(deck())
    assert faults(deck('"A\nB",1,2,3,4,5', "C,x,2,3,4,5")) == [("4", "football:deck-number")]


def test_spaces_around_and_within():
    assert read_deck(deck("  Ada   Lovelace , 1,2 ,3,4,5"))[0] == Player("Ada Lovelace", 1, 2, 3, 4, 5)
    assert read_deck(deck("Ada\u00a0L,\u00a01,2,3,4,5"))[0] == Player("Ada L", 1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    "name",
    [
        "محمد صلاح",
        "أحمد حسن",
        "Müller",
        "Ødegård",
        "Ćaleta-Car",
        "孙兴慜",
        "손흥민",
        "Сауль",
        "Ω",
        "🙂",
        "O'Neill",
        "#7",
        "-1",
    ]
    + ["=1+1", "a|b", "A" * MOST_CHARACTERS],
)
def test_names_of_any_script(name):
    found = read_deck(deck(f'"{name}",1,2,3,4,5').encode())
    assert found[0].name == name
    game = football.Game()
    state = game.start(3, found)
    assert game.state(state.to_dict()) == state


@pytest.mark.parametrize("name", ["علی\u200cرضا", "ක්\u200dෂ"], ids=["persian", "sinhala"])
def test_names_with_the_joiners_their_script_is_spelled_with(name):
    """U+200C and U+200D belong to the spelling of Persian, Urdu, Hindi, Sinhala."""
    assert read_deck(deck(f"{name},1,2,3,4,5"))[0].name == name


@pytest.mark.parametrize("row", ["A,١,٢,٣,٤,٥", "A,۱,۲,۳,۴,۵", "A,१,२,३,४,५", "A,１,2,3,4,5", "A,0001,02,3,4,5"])
def test_digits_of_any_script(row):
    assert read_deck(deck(row))[0] == Player("A", 1, 2, 3, 4, 5)


def test_arabic_digits_of_several_places():
    assert read_deck(deck("صلاح,١٥٧,٠,١٠٠,٨,٧٣"))[0] == Player("صلاح", 157, 0, 100, 8, 73)


def test_the_highest_value_and_the_most_cards():
    assert read_deck(deck(f"A,{HIGHEST_VALUE},0,0,0,0"))[0].goals == HIGHEST_VALUE
    rows = [f"P{number},1,1,2,3,4" for number in range(MOST_CARDS)]
    assert len(read_deck(deck(fill=rows))) == MOST_CARDS
    assert fault(deck("one more,1,2,3,4,5", fill=rows))[1] == "football:deck-size"


# Whatever is given


def whatever(source):
    """A deck that can be played with and kept, or `DeckError`."""
    try:
        found = read_deck(source)
    except DeckError as error:
        assert error.faults
        return
    assert 14 <= len(found) <= MOST_CARDS
    assert len({card.name for card in found}) == len(found)
    game = football.Game()
    state = game.start(1, found)
    assert game.state(state.to_dict()) == state


@given(st.text())
def test_any_text(text):
    whatever(text)
    whatever(HEAD + "\n" + text)


@given(st.binary())
def test_any_bytes(source):
    whatever(source)
    whatever(HEAD.encode() + b"\n" + source)


CELLS = st.one_of(
    st.sampled_from(
        ["A", "1", "", "٣", '"', '"a""b"', "\n", "\r", ";", "\t", ",", "-1", "1e9", "??", "\x00", "\u2028", "\x85"]
    ),
    st.text(max_size=4),
)


@given(st.lists(st.lists(CELLS, max_size=8).map(",".join), max_size=5), st.sampled_from("\n\r"), st.booleans())
def test_any_rows(rows, end, fill):
    whatever(deck(*rows, end=end, fill=ROWS[:14] if fill else []))


@given(st.lists(st.sampled_from(["name", *STATS, "nation", "Name", "", "x"]), max_size=9), st.sampled_from(",;\t"))
def test_any_head(names, divider):
    whatever(divider.join(names) + "\n" + deck().partition("\n")[2].replace(",", divider))


# Nothing that is read may make a match that cannot be kept

NOTED = HEAD + ",nation,position"


@pytest.mark.parametrize(
    ("nation", "position"),
    [
        ("Côte d'Ivoire", "FW"),
        ("", ""),
        ("x" * MOST_CHARACTERS, "y" * MOST_CHARACTERS),
        ("مصر", "حارس مرمى"),
        ("نیم\u200cفاصله", ""),
    ],
    ids=["plain", "none", "long", "arabic", "joiner"],
)
def test_nation_and_position_are_kept(nation, position):
    found = read_deck(deck(f"A,1,2,3,4,5,{nation},{position}", head=NOTED))
    assert found[0] == Player("A", 1, 2, 3, 4, 5, nation, position)
    game = football.Game()
    state = game.start(1, found)
    timeline = Timeline(game, state)
    for _, action, _ in play(game, state, 1):
        timeline.play(action)
    assert Timeline.from_record(timeline.record()).state == timeline.state


@pytest.mark.parametrize("text", ["x" * (MOST_CHARACTERS + 1), "??", "a\u200bb", "a\x07b", "مصر\u200f"], ids=ascii)
@pytest.mark.parametrize("column", ["nation", "position"])
def test_bad_nations_and_positions(column, text):
    cells = f"{text}," if column == "nation" else f",{text}"
    place, message, facts = fault(deck("B,1,2,3,4,5", f"A,1,2,3,4,5,{cells}", head=NOTED))
    assert (place, message, facts["column"], facts["most"]) == ("3", "football:deck-text", column, MOST_CHARACTERS)


@given(st.text(max_size=8), st.text(max_size=8))
def test_any_nation_and_position(nation, position):
    quoted = [f'"{text.replace(chr(34), chr(34) * 2)}"' for text in (nation, position)]
    whatever(deck(",".join(["A,1,2,3,4,5", *quoted]), head=NOTED))
