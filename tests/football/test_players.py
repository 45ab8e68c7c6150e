"""The deck that comes with the game, and decks read from CSV: what is read, and every fault with its line."""

import csv
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import football
from explorer.football import STATS, DeckError, Player, players, read_deck
from explorer.football.decks import MOST_CARDS
from explorer.football.players import HIGHEST_VALUE, MOST_LETTERS
from explorer.problems import Problem
from explorer.timeline import Timeline
from tests.playing import play

DATA = Path(football.__file__).parent / "data"
HEAD = "name,goals,trophies,caps,seasons,assists"
ROWS = [f"P{number},{number},1,2,3,4" for number in range(20)]


def deck(*rows, head=HEAD, fill=ROWS[:14], end="\n"):
    """CSV: a head, the rows that matter, on lines 2 and following, and 14 more so that there are enough."""
    return end.join([head, *rows, *fill]) + end


def faults(source):
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    error = caught.value
    assert error.message == "football:deck-faults"
    assert error.faults and error.facts["count"] == len(error.faults)
    assert all(isinstance(fault, Problem) for fault in error.faults)
    return [(fault.facts["place"], fault.message) for fault in error.faults]


def fault(source):
    """The only one."""
    (place, message) = faults(source)[0]
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    (found,) = caught.value.faults
    return place, message, {name: value for name, value in found.facts.items() if name != "place"}


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
    + ["=1+1", "a|b", "A" * MOST_LETTERS],
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


# Faults


def test_fewer_than_fourteen():
    assert fault(deck(fill=ROWS[:13])) == ("", "football:deck-size", {"size": 13, "least": 14, "most": MOST_CARDS})
    assert fault(HEAD) == ("", "football:deck-size", {"size": 0, "least": 14, "most": MOST_CARDS})
    assert len(read_deck(deck(fill=ROWS[:14]))) == 14


@pytest.mark.parametrize(
    "text",
    ["-1", "1.0", "1,5", "", " ", "1e9", "x", "+1", "½", "²", "1 000", "0x10", "Ⅷ", "nan", "inf", "١٫٥", "1_0", "−1"]
    + [str(HIGHEST_VALUE + 1), "9" * 19, "9" * 20, "9" * 5000, "٩" * 30],
)
@pytest.mark.parametrize("place", [0, 3])
def test_values_that_are_no_whole_numbers(text, place):
    values = ["1"] * 5
    values[place] = f'"{text}"'
    line, message, facts = fault(deck("B,1,2,3,4,5", "A," + ",".join(values)))
    assert (line, message) == ("3", "football:deck-number")
    assert (facts["stat"], facts["most"]) == (STATS[place], HIGHEST_VALUE)
    assert len(facts["got"]) <= 40


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  ",
        "??",
        "A" * (MOST_LETTERS + 1),
        "a\x00b",
        "a\x07",
        "\u202eabc",
        "x\ufeff",
        "\u200b",
        "\u200c",
        "\u200d \u200c",
    ],
)
def test_bad_names(name):
    line, message, facts = fault(deck(f'"{name}",1,2,3,4,5'))
    assert (line, message, facts["most"]) == ("2", "football:deck-name", MOST_LETTERS)


def test_a_row_that_is_too_short():
    assert faults(deck("A,1,2")) == [("2", "football:deck-number")] * 3


def test_a_name_twice():
    place, message, facts = fault(deck("Ada,1,2,3,4,5", "Bob,1,2,3,4,5", " Ada ,5,4,3,2,1"))
    assert (place, message, facts) == ("4", "football:deck-twice", {"name": "Ada", "other": "2"})
    assert faults(deck("Ada,1,2,3,4,5", "Ada,1,2,3,4,5", "Ada,1,2,3,4,5")) == [
        ("3", "football:deck-twice"),
        ("4", "football:deck-twice"),
    ]


def test_all_faults_at_once_in_order():
    rows = ["A,1,2,3,4,5", ",x,2,3,-4,5", "C,1,2,3,4,5", "A,1,2,3,4,5", "E,1e9,2,3,4,5"]
    assert faults(deck(*rows)) == [
        ("3", "football:deck-name"),
        ("3", "football:deck-number"),
        ("3", "football:deck-number"),
        ("5", "football:deck-twice"),
        ("6", "football:deck-number"),
    ]


def test_too_few_is_not_said_where_the_lines_are_at_fault():
    assert faults(deck("A,x,2,3,4,5", fill=[])) == [("2", "football:deck-number")]


@pytest.mark.parametrize("missing", ["name", *STATS])
def test_a_column_missing_or_twice(missing):
    head = ",".join("other" if name == missing else name for name in HEAD.split(","))
    assert fault(deck(head=head)) == ("1", "football:deck-column", {"name": missing, "count": 0})
    assert fault(deck(head=f"{HEAD},{missing.upper()}")) == ("1", "football:deck-column", {"name": missing, "count": 2})


def test_all_columns_missing():
    assert faults("just a sentence\nand another") == [("1", "football:deck-column")] * 6
    assert faults(deck(head="الاسم,اهداف")) == [("1", "football:deck-column")] * 6


@pytest.mark.parametrize("source", ["", b"", " ", "\n\n", "\ufeff", b"\xef\xbb\xbf", ",,,", '""'])
def test_nothing(source):
    assert faults(source) == [("1", "football:deck-column")] * 6


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (b"\xff\xfe", "1"),
        (deck().encode("utf-16"), "1"),
        (deck("Müller,1,2,3,4,5").encode("latin-1"), "2"),
        (deck("A,1,2,3,4,5", "صلاح,1,2,3,4,5").encode("cp1256"), "3"),
        (b"PK\x03\x04\x14\x00\x06\x00\x08\x00\x00\x00!\x00\xff", "1"),
    ],
)
def test_not_utf8(source, line):
    assert faults(source) == [(line, "football:deck-not-utf8")]


@pytest.mark.parametrize(
    "row", ['"A,1,2,3,4,5', '"A"b,1,2,3,4,5', f"A,{'1' * 200_000},2,3,4,5"], ids=["open", "after", "huge"]
)
def test_not_csv(row):
    assert [message for _, message in faults(deck(row))] == ["football:deck-not-csv"]


def test_not_csv_says_where():
    rows = ["A,1,2,3,4,5", "B,1,2,3,4,5", '"C"x,1,2,3,4,5']
    assert faults(deck(*rows)) == [("4", "football:deck-not-csv")]


@pytest.mark.parametrize("divider", ",;\t|")
def test_a_spreadsheets_line_that_names_the_divider(divider):
    rows = [f"P{at},1,2,3,4,5".replace(",", divider) for at in range(14)]
    source = "\n".join([f"sep={divider}", HEAD.replace(",", divider), *rows])
    assert len(read_deck(source)) == 14
    assert faults(source + "\n" + "Q,x,2,3,4,5".replace(",", divider)) == [("17", "football:deck-number")]


# football.deck: one fault hides no other


def test_deck_a_row_of_too_many_values_is_one_fault():
    assert fault(deck("A,1,2,3,4,5", "B,1,234,2,3,4,5")) == ("3", "football:deck-wide", {"most": 6})
    assert fault(deck("Silva, Jr,1,2,3,4,5")) == ("2", "football:deck-wide", {"most": 6})
    assert fault(deck("A,1,2,3,4,5,,6")) == ("2", "football:deck-wide", {"most": 6})


def test_deck_a_bad_head_hides_no_bad_row():
    rows = ["A,x,2,3,4,5", "B,1,2,3,4,5,6", ",1,2,3,4,5", "C,1,2,3,4,x", "A,1,2,3,4,5"]
    found = [
        ("1", "football:deck-column"),
        ("2", "football:deck-number"),
        ("3", "football:deck-wide"),
        ("4", "football:deck-name"),
        ("6", "football:deck-twice"),
    ]
    assert faults(deck(*rows, head=HEAD.replace("assists", "asists"))) == found
    # Which of two columns is meant is not known: neither is judged.
    rows = ["A,x,2,3,4,5", ",1,2,3,4,5", "A,1,2,3,4,5"]
    assert faults(deck(*rows, head=HEAD + ",Name")) == [("1", "football:deck-column"), ("2", "football:deck-number")]


def test_deck_a_bad_head_is_named_by_its_line():
    assert fault("\n ,,\n\n" + deck(head=HEAD.replace("caps", "cap"))) == (
        "4",
        "football:deck-column",
        {"name": "caps", "count": 0},
    )


def test_deck_what_is_not_csv_hides_nothing_before_it():
    rows = ["A,x,2,3,4,5", "B,1,2,3,4,5,6", '"C"x,1,2,3,4,5', "D,x,2,3,4,5"]
    found = [("2", "football:deck-number"), ("3", "football:deck-wide"), ("4", "football:deck-not-csv")]
    assert faults(deck(*rows)) == found
    assert faults(deck(*rows, head=HEAD + ",caps")) == [
        ("1", "football:deck-column"),
        ("2", "football:deck-number"),
        found[-1],
    ]
    assert faults("\n" + deck(head='"name"s,goals')) == [("2", "football:deck-not-csv")]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_deck_what_is_not_utf8_hides_no_other_line(end):
    rows = ["A,x,2,3,4,5", "Mü,x,2,3,4,5", "Mö,1,2,3,4,5", "B,1,2,3,4,x"]
    found = [
        ("2", "football:deck-number"),
        ("3", "football:deck-not-utf8"),
        ("4", "football:deck-not-utf8"),
        ("5", "football:deck-number"),
    ]
    assert faults(deck(*rows, end=end).encode("latin-1")) == found


def test_deck_a_head_that_is_not_utf8_hides_no_bad_row():
    found = faults(deck("A,x,2,3,4,5", "B,1,2,3,4,x", head=HEAD.replace("assists", "é")).encode("latin-1"))
    assert found == [("1", "football:deck-not-utf8"), ("2", "football:deck-number")]


def test_deck_a_name_twice_is_said_of_rows_with_other_faults():
    assert faults(deck("A,x,2,3,4,5", "A,1,2,3,4,5")) == [("2", "football:deck-number"), ("3", "football:deck-twice")]
    assert faults(deck("??,1,2,3,4,5", "??,1,2,3,4,5")) == [("2", "football:deck-name"), ("3", "football:deck-name")]


def test_a_deck_error_can_be_pickled():
    with pytest.raises(DeckError) as caught:
        read_deck(deck("A,x,2,3,4,5"))
    again = pickle.loads(pickle.dumps(caught.value))
    assert [it.message for it in again.faults] == ["football:deck-number"]


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
        ("x" * MOST_LETTERS, "y" * MOST_LETTERS),
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


@pytest.mark.parametrize("text", ["x" * (MOST_LETTERS + 1), "??", "a\u200bb", "a\x07b", "مصر\u200f"], ids=ascii)
@pytest.mark.parametrize("column", ["nation", "position"])
def test_bad_nations_and_positions(column, text):
    cells = f"{text}," if column == "nation" else f",{text}"
    place, message, facts = fault(deck("B,1,2,3,4,5", f"A,1,2,3,4,5,{cells}", head=NOTED))
    assert (place, message, facts["column"], facts["most"]) == ("3", "football:deck-text", column, MOST_LETTERS)


@given(st.text(max_size=8), st.text(max_size=8))
def test_any_nation_and_position(nation, position):
    quoted = [f'"{text.replace(chr(34), chr(34) * 2)}"' for text in (nation, position)]
    whatever(deck(",".join(["A,1,2,3,4,5", *quoted]), head=NOTED))
