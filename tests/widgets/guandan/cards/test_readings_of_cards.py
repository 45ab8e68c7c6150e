"""What can these cards be?"""

import pytest

from explorer import guandan
from explorer.guandan import PUZZLES
from explorer.problems import CardError, SettingError
from tests.widgets.guandan.cards.cards import HAND, chosen, complaint, drawn, names, pick, rows, send, texts, type_in
from widgets.guandan import cards_page


def test_cards_picked_are_read_strongest_first_with_their_wilds_drawn(bench):
    bench.set_cards("mine", "")
    pick(bench, "5S 6S 7S 8S 2H")
    assert names(bench) == ["Straight flush to 9", "Straight flush to 8", "Straight to 9", "Straight to 8"]
    for item, wild in zip(bench.parts.readings_mine.items, ["9S", "4S", "9H", "4H"], strict=True):
        assert [drawn(card) for card in item["cards"] if card.get("as")] == [f"{wild}*"]
    assert [item["clause"] for item in bench.parts.readings_mine.items] == ["guandan.bombs"] * 2 + [
        "guandan.sequences"
    ] * 2


@pytest.mark.parametrize(
    ("cards", "level", "laid"),
    [
        ("8D 2H 5S 7C 6D", "2", "5S 6D 7C 8D 9H*"),
        ("5D 3C AS 2H 4S", "2", "AS 2H* 3C 4S 5D"),
        ("QD AC KS JS TH", "2", "TH JS QD KS AC"),
        ("2C 3D AS 2S 3C AD", "7", "AS AD 2C 2S 3D 3C"),
        ("AS 2S AD 2C AC 2D", "7", "AS AD AC 2S 2C 2D"),
        ("KS 2H KD 4S 4C", "2", "KS KD KH* 4S 4C"),
        ("RJ RJ KS KD KC", "2", "KS KD KC RJ RJ"),
    ],
)
def test_a_reading_is_laid_out_in_the_order_of_its_shape(bench, cards, level, laid):
    bench.parts.level.value = level
    bench.set_cards("mine", cards)
    assert " ".join(map(drawn, bench.parts.readings_mine.items[0]["cards"])) == laid


def test_a_wild_that_is_itself_is_not_drawn_as_another_card(bench):
    bench.set_cards("mine", "2H")
    assert bench.parts.readings_mine.items[0]["cards"] == [{"rank": "2", "suit": "H", "wild": True}]


def test_a_third_copy_says_why_in_the_place_and_changes_nothing(bench):
    pick(bench, "5S")
    before = bench.held["mine"]
    pick(bench, "5S")
    why = bench.parts.table.scene["why"]
    assert why["zone"] == "mine" and "twice" in why["text"] and bench.held["mine"] == before
    send(bench.parts.table, type="dismiss")
    assert bench.parts.table.scene["why"] is None


def test_a_pressed_card_goes_back_the_copy_pressed_last_first(bench):
    bench.set_cards("mine", "5S 6S 5S")
    send(bench.parts.table, type="press", zone="mine", card="5S 1", index=0)
    assert texts(bench) == "5S 6S"
    send(bench.parts.deck, type="remove", card="6S")
    assert texts(bench) == "5S"
    send(bench.parts.deck, type="remove", card="KS")
    assert texts(bench) == "5S"


def test_cards_that_are_nothing_say_why(bench):
    bench.set_cards("mine", "QS KD AC 2S 3D")
    panel = bench.parts.readings_mine
    assert panel.items == [] and panel.why["clause"] == "guandan.sequences" and panel.why["text"]
    bench.set_cards("mine", "")
    assert panel.items == [] and panel.why == {}


def test_typed_cards_take_the_row_and_bad_ones_leave_it(bench):
    type_in(bench, "9S 9D")
    for text, named in (("9S XX", "XX"), ("9S 9S 9S", "twice"), (" ".join(["5S"] * 28), "27"), ("?? XX", "??")):
        type_in(bench, text)
        assert named in complaint(bench) and texts(bench) == "9S 9D"
    type_in(bench, "7C")
    assert complaint(bench) == "" and texts(bench) == "7C"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("5S 6D 7C 8D 2H as flush", "flush"),
        ("5S 6D 7C 8D 2H as straight K", "straight K"),
        ("5S 6D 9C as straight 9", ""),
        ("5S 6D XX as straight 9", "XX"),
    ],
)
def test_a_typed_play_that_is_none_is_explained_beside(bench, text, named):
    before = bench.held["mine"]
    type_in(bench, text)
    assert complaint(bench) and named in complaint(bench)
    assert bench.held["mine"] == before


@pytest.mark.parametrize("bad", ["XX", "5S 5S 5S", ["5S", 7], [None], " ".join(HAND.split() + ["3H"])])
@pytest.mark.parametrize("where", ["mine", "theirs", "hand"])
def test_putting_bad_cards_raises_and_keeps_the_row(bench, where, bad):
    bench.set_cards(where, "KS KD")
    with pytest.raises(CardError):
        bench.set_cards(where, bad)
    assert texts(bench, where) == "KS KD"


def test_a_row_there_is_not_is_named_with_those_there_are(bench):
    with pytest.raises(SettingError, match="mine, theirs, hand"):
        bench.set_cards("yours", "5S")
    assert set(bench.held) == {"mine", "theirs", "hand"}


def test_a_flipped_setting_marks_what_is_new_and_what_is_gone(bench):
    flip = bench.parts.settings["flush_as_straight"]
    flip.value = "never"
    assert [item["change"] for item in bench.parts.readings_mine.items] == ["", "", "gone", "gone"]
    assert "gone" in bench.parts.readings_mine.items[-1]["changeText"]
    flip.value = "with-wild"
    assert [item["change"] for item in bench.parts.readings_mine.items] == ["", "", "new", "new"]
    bench.set_cards("mine", "2H 2H")
    bench.parts.settings["wild_pair"].value = "any"
    assert [item["change"] for item in bench.parts.readings_mine.items].count("new") == 12
    pick(bench, "3S")
    assert not any(item["change"] for item in bench.parts.readings_mine.items)


def test_a_setting_flipped_on_a_veiled_puzzle_ends_it_and_marks_its_readings(bench):
    bench.open("five-suited")
    bench.parts.settings["flush_as_straight"].value = "always"
    assert chosen(bench) == "" and bench.parts.answers.layout.display is None
    assert [(item["name"], item["change"]) for item in bench.parts.readings_mine.items] == [
        ("Straight flush to 9", ""),
        ("Straight to 9", "new"),
    ]


def test_a_setting_flipped_on_an_answered_puzzle_leaves_the_answer(bench):
    bench.open("five-suited")
    bench.parts.reveal.click()
    bench.parts.settings["flush_as_straight"].value = "always"
    assert chosen(bench) == "five-suited" and bench.parts.readings_mine.items[1]["change"] == "new"


def test_a_setting_flipped_before_any_readings_were_shown_holds_for_the_hand():
    bench = cards_page(query="case=bombs-of-every-size")
    before = len(guandan.plays(PUZZLES["bombs-of-every-size"].cards, "2"))
    bench.parts.settings["wild_pair"].value = "any"
    bench.parts.reveal.click()
    assert rows(bench) and str(before) not in bench.parts.plays.title


def test_another_level_makes_other_cards_wild(bench):
    bench.set_cards("mine", "5S 6D 7C 8D 2H")
    bench.parts.level.value = "7"
    assert names(bench) == [] and bench.parts.deck.wild == "7H"
