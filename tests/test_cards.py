import copy
import pickle

import pytest

from explorer.cards import BLACK_JOKER, HIDDEN, PACK, RANKS, RED_JOKER, SUITS, Card, row_html

EVERY = (*PACK, BLACK_JOKER, RED_JOKER, HIDDEN)


def test_a_pack_is_52_different_cards():
    assert len(set(PACK)) == 52
    assert {card.text for card in PACK} == {rank + suit for rank in "23456789TJQKA" for suit in "SHCD"}
    assert (RANKS, SUITS) == ("23456789TJQKA", "SHCD")


@pytest.mark.parametrize("card", EVERY, ids=str)
def test_every_card_is_one_object(card):
    assert Card(card.text) is card is eval(repr(card))
    assert pickle.loads(pickle.dumps(card)) is copy.copy(card) is copy.deepcopy(card) is card


def test_values_rise_from_two_to_the_jokers():
    order = ["??", *(rank + "S" for rank in RANKS), "BJ", "RJ"]
    assert [Card(text).value for text in order] == list(range(-1, 15))
    assert all(Card(rank + suit).value == Card(rank + "S").value for rank in RANKS for suit in SUITS)


@pytest.mark.parametrize("text", ["", "7", "7s", "ts", "10S", "1S", "S7", "7S ", " 7S", "7♠", "TT", "XJ", "joker", "A"])
def test_other_texts_are_no_card(text):
    with pytest.raises(ValueError, match="is not a card"):
        Card(text)


@pytest.mark.parametrize("thing", [None, 7, True, ["7S"], {}, b"7S", 7.5, Card])
def test_other_things_are_no_card(thing):
    with pytest.raises(ValueError, match="is not a card"):
        Card(thing)


def test_cards_cannot_be_changed():
    card = Card("7S")
    for name in ("rank", "value", "new"):
        with pytest.raises(AttributeError):
            setattr(card, name, "A")
    with pytest.raises(AttributeError):
        del card.rank
    assert card.rank == "7"


def test_faces():
    faces = [Card(text).face for text in ("TS", "AH", "2C", "QD", "RJ", "BJ", "??")]
    assert faces == ["10♠", "A♥", "2♣", "Q♦", "★", "★", "?"]


def test_html_shows_the_faces_left_to_right():
    html = row_html((Card("TS"), Card("AH")))
    assert html.index("10♠") < html.index("A♥")
    assert "direction:ltr" in html
    colours = {Card(text)._repr_html_().partition("color:#")[2][:6] for text in ("7S", "7H", "7C", "7D")}
    assert len(colours) == 4
