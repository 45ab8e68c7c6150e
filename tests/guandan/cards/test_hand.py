"""A hand arranged to be shown: by rank, by suit, in groups."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import HIDDEN, RANKS, SUITS, Card
from explorer.guandan import ARRANGEMENTS, TWO_PACKS, arranged, strength
from explorer.problems import CardError, SettingError

HAND = "5S 2H RJ 9D 9S 2S KD 9C KS BJ 2H AS 5S 9H TD 2D"


def groups(hand, level, by):
    return [" ".join(card.text for card in group) for group in arranged(map(Card, hand.split()), level, by)]


def test_by_rank_it_is_one_group_strongest_first():
    assert groups(HAND, "2", "rank") == ["RJ BJ 2H 2H 2S 2D AS KS KD TD 9S 9H 9C 9D 5S 5S"]
    assert groups(HAND, "9", "rank") == ["RJ BJ 9H 9S 9C 9D AS KS KD TD 5S 5S 2S 2H 2H 2D"]


def test_by_suit_the_wilds_and_the_jokers_come_first():
    assert groups(HAND, "2", "suit") == ["2H 2H", "RJ BJ", "2S AS KS 9S 5S 5S", "9H", "9C", "2D KD TD 9D"]
    assert groups(HAND, "9", "suit") == ["9H", "RJ BJ", "9S AS KS 5S 5S 2S", "2H 2H", "9C", "9D KD TD 2D"]


def test_in_groups_the_cards_of_a_rank_lie_together_most_first():
    assert groups(HAND, "2", "groups") == ["2H 2H", "9S 9H 9C 9D", "2S 2D", "KS KD", "5S 5S", "RJ", "BJ", "AS", "TD"]
    assert groups(HAND, "9", "groups") == ["9H", "2S 2H 2H 2D", "9S 9C 9D", "KS KD", "5S 5S", "RJ", "BJ", "AS", "TD"]


def test_jokers_are_grouped_by_their_rank():
    assert groups("BJ RJ AS AD 3S RJ BJ 2S", "2", "groups") == ["RJ RJ", "BJ BJ", "AS AD", "2S", "3S"]
    assert groups("BJ RJ BJ 2S", "2", "groups") == ["BJ BJ", "RJ", "2S"]


@pytest.mark.parametrize("by", ARRANGEMENTS)
def test_hidden_cards_are_the_last_group(by):
    assert groups("?? 5S ?? 5D", "2", by)[-1] == "?? ??"
    assert groups("?? ?? ??", "2", by) == ["?? ?? ??"]
    assert arranged((), "2", by) == ()


@given(st.sampled_from(RANKS), st.sampled_from(ARRANGEMENTS), st.integers(0, 2**32), st.integers(0, 28))
def test_every_card_of_the_hand_is_there_once(level, by, seed, size):
    hand = Random(seed).sample((*TWO_PACKS, *(HIDDEN,) * 5), size)
    found = arranged(hand, level, by)
    assert Counter(card for group in found for card in group) == Counter(hand)
    assert all(found)
    # Whatever order the hand is in.
    assert arranged(Random(seed).sample(hand, size), level, by) == found
    at, wild = RANKS.index(level), Card(level + "H")
    for group in found:
        assert list(group) == sorted(group, key=lambda card: -strength(card, at))
    seen = [group for group in found if not {wild, HIDDEN} & set(group)]
    if by == "suit":
        assert [{card.suit for card in group} for group in seen] == [
            {suit} for suit in ("", *SUITS) if any(card.suit == suit for group in seen for card in group)
        ]
    if by == "groups":
        assert all(len({card.rank for card in group}) == 1 for group in seen)
        places = [(-len(group), -strength(group[0], at)) for group in seen]
        assert places == sorted(places)


@pytest.mark.parametrize("by", ["", "ranks", "Rank", None, 7, ["rank"]], ids=str)
def test_an_unknown_arrangement(by):
    with pytest.raises(SettingError) as caught:
        arranged([Card("5S")], "2", by)
    assert (caught.value.message, caught.value.facts["place"]) == ("unknown-value", "by")
    assert caught.value.facts["expected"] == "rank, suit, groups"


@pytest.mark.parametrize("level", ["", "10", "RJ", None, 2], ids=str)
def test_an_unknown_level(level):
    with pytest.raises(SettingError) as caught:
        arranged([Card("5S")], level, "rank")
    assert caught.value.facts["place"] == "level"


@pytest.mark.parametrize("by", ARRANGEMENTS)
def test_texts_are_cards_too(by):
    wanted = arranged(map(Card, HAND.split()), "2", by)
    assert arranged(HAND, "2", by) == arranged(HAND.split(), "2", by) == wanted
    assert strength("9S", 0) == strength(Card("9S"), 0)


@pytest.mark.parametrize("hand", ["9X", "9S 10S", ["9S", 7], ["9S", None], 7, None, {"9S": 1}, b"9S"], ids=str)
def test_what_is_no_hand(hand):
    with pytest.raises(CardError) as caught:
        arranged(hand, "2", "rank")
    assert str(caught.value).startswith("hand")


@pytest.mark.parametrize("level", ["2", 99, 13, -1, None, 1.0, True], ids=str)
def test_a_strength_at_no_level(level):
    with pytest.raises(SettingError) as caught:
        strength(Card("9S"), level)
    assert caught.value.facts["place"] == "level"


@pytest.mark.parametrize("card", ["9X", "", None, 7], ids=str)
def test_the_strength_of_no_card(card):
    with pytest.raises(CardError) as caught:
        strength(card, 0)
    assert caught.value.facts["place"] == "card"
