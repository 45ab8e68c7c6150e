"""What is wrong with a deck read from CSV: every fault with its line."""

import pickle
import re
import sys

import pytest

from explorer import football
from explorer.football import STATS, DeckError, decks, read_deck
from explorer.football.decks import MOST_CARDS, MOST_FAULTS
from explorer.football.players import HIGHEST_VALUE, MOST_CHARACTERS
from explorer.problems import Problem
from explorer.words import Words, languages
from tests.football.decks import HEAD, ROWS, deck, fault, faults


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
        "A" * (MOST_CHARACTERS + 1),
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
    assert (line, message, facts["most"]) == ("2", "football:deck-name", MOST_CHARACTERS)


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


# More faults than can be read


def bad_rows(count):
    return "\n".join([HEAD, *(f",x,{row:06},1,1,1" for row in range(count))])


@pytest.mark.slow
def test_of_60_000_bad_rows_the_first_faults_are_kept_and_all_are_counted():
    with pytest.raises(DeckError) as caught:
        read_deck(bad_rows(60_000))
    error = caught.value
    assert (len(error.faults), error.facts["count"], error.more) == (MOST_FAULTS, 120_000, 120_000 - MOST_FAULTS)
    assert [(it.facts["place"], it.message.removeprefix("football:deck-")) for it in error.faults] == [
        (str(line), what) for line in range(2, 2 + MOST_FAULTS // 2) for what in ("name", "number")
    ]
    assert len(pickle.dumps(error)) < 200 * MOST_FAULTS
    for language in languages():
        words = Words(language)
        assert "120000" in re.sub(r"\D", "", words.problem(error))


def test_no_more_problems_are_made_than_are_kept(monkeypatch):
    made = []
    monkeypatch.setattr(decks, "Problem", lambda *args, **facts: made.append(args) or Problem(*args, **facts))
    with pytest.raises(DeckError) as caught:
        read_deck(bad_rows(5_000))
    assert len(made) == MOST_FAULTS and caught.value.more == 10_000 - MOST_FAULTS


def work(source):
    """How many calls, of Python or of C, it takes to read a deck that cannot be played with and to say so."""
    calls = 0

    def called(frame, event, arg):
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(called)
    try:
        read_deck(source)
    except DeckError as error:
        str(error)
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.slow
def test_the_work_is_in_proportion_to_the_file():
    """Counted in calls, since a clock depends on what else is running. What is said of it is the same for any file."""
    work(bad_rows(10))  # the sentences are read once only
    small, large = work(bad_rows(2_000)), work(bad_rows(20_000))
    assert small > 2_000 and large < 10 * small


@pytest.mark.parametrize(("rows", "more"), [(MOST_FAULTS - 1, 0), (MOST_FAULTS, 0), (MOST_FAULTS + 1, 1)])
def test_just_as_many_faults_as_are_kept(rows, more):
    with pytest.raises(DeckError) as caught:
        read_deck(deck(*(f"A{row},x,1,1,1,1" for row in range(rows))))
    assert (len(caught.value.faults), caught.value.more) == (rows - more, more)


def test_a_name_60_000_times_is_as_many_faults_but_one():
    with pytest.raises(DeckError) as caught:
        read_deck(deck(*["Ada,1,1,1,1,1"] * 60_000))
    assert caught.value.facts["count"] == 59_999
    assert {it.facts["other"] for it in caught.value.faults} == {"2"}


def test_a_deck_of_60_000_cards_is_one_fault():
    with pytest.raises(DeckError) as caught:
        read_deck(deck(fill=[f"P{row},1,1,1,1,1" for row in range(60_000)]))
    (found,) = caught.value.faults
    assert (found.message, found.facts["size"], caught.value.more) == ("football:deck-size", 60_000, 0)


def test_a_deck_given_as_cards_keeps_no_more_faults_either():
    with pytest.raises(DeckError) as caught:
        football.Game().start(1, football.players()[:1] * 5_000)
    assert (len(caught.value.faults), caught.value.more) == (MOST_FAULTS, 4_999 - MOST_FAULTS)
