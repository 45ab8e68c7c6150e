"""What cards can be: by hand for each clause, and against the brute force."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import Card
from explorer.guandan import Interpretation, Reading, readings_of
from tests.guandan.cards import brute
from tests.guandan.strategies import named, situations, some_cards

RANKS = brute.RANKS


def can_be(cards, level="2", **settings):
    return named(readings_of(cards, level, **settings))


def stand_ins(cards, level="2", **settings):
    """What the wilds stand for, by reading."""
    found = readings_of(cards, level, **settings)
    return {it: sorted(card.text for card in each.wilds) for it, each in zip(named(found), found, strict=True)}


# guandan.wild


@pytest.mark.parametrize("level", RANKS)
def test_guandan_wild_alone_keeps_the_level_rank(level):
    assert can_be(f"{level}H", level) == [f"single {level}"]


@pytest.mark.parametrize("level", RANKS)
@pytest.mark.parametrize("suit", "SCD")
def test_guandan_wild_only_hearts_of_the_level_are(level, suit):
    assert can_be(f"4S {level}{suit}", level) == (["pair 4"] if level == "4" else [])


def test_guandan_wild_hearts_of_another_level_are_not():
    assert can_be("4S 2H", "3") == []


def test_guandan_wild_two_alone_are_a_pair_of_the_level_rank():
    assert can_be("7H 7H", "7") == ["pair 7"]
    assert can_be("7H 7H", "7", wild_pair="level") == ["pair 7"]


def test_guandan_wild_two_alone_are_any_pair_where_the_reading_says_so():
    expected = [f"pair {rank}" for rank in "7AKQJT9865432"]
    assert can_be("7H 7H", "7", wild_pair="any") == expected


@pytest.mark.parametrize("wild_pair", ["level", "any"])
def test_guandan_wild_with_an_ordinary_card_is_a_pair_of_that_card(wild_pair):
    assert can_be("KS 2H", wild_pair=wild_pair) == ["pair K"]
    assert can_be("2S 2H", wild_pair=wild_pair) == ["pair 2"]


def test_guandan_wild_never_stands_for_a_joker():
    for cards in ("RJ 2H", "BJ 2H", "RJ RJ 2H", "RJ 2H 2H", "RJ RJ BJ 2H", "RJ BJ 2H 2H"):
        assert can_be(cards) == []


def test_guandan_wild_may_stand_for_itself():
    assert stand_ins("5H 6H 7H 8H 9H", "6")["straight-flush 9"] == ["6H"]
    assert stand_ins("2H") == {"single 2": ["2H"]}


def test_guandan_wild_stand_ins_are_right():
    assert {name: cards[0][0] for name, cards in stand_ins("5S 6D 7C 8D 2H").items()} == {
        "straight 9": "9",
        "straight 8": "4",
    }
    flush = stand_ins("5S 6S 7S 8S 2H")
    assert flush["straight-flush 9"] == ["9S"]
    assert flush["straight-flush 8"] == ["4S"]
    assert flush["straight 9"][0] in ("9H", "9C", "9D")
    assert [card[0] for card in stand_ins("7S 7D KC 2H 2H")["full-house K"]] == ["K", "K"]


# guandan.ranks, guandan.shapes


@pytest.mark.parametrize(
    ("cards", "reading"),
    [
        ("5S", "single 5"),
        ("RJ", "single RJ"),
        ("BJ", "single BJ"),
        ("5S 5S", "pair 5"),
        ("RJ RJ", "pair RJ"),
        ("BJ BJ", "pair BJ"),
        ("5S 5D 5D", "triple 5"),
        ("5S 2H 2H", "triple 5"),
        ("5S 5D 5D 9C 9S", "full-house 5"),
        ("5S 6D 7C 8D 9S", "straight 9"),
        ("5S 5D 6D 6D 7C 7S", "tube 7"),
        ("5S 5D 5D 6D 6D 6S", "plate 6"),
        ("5S 5D 5D 5C", "bomb 5"),
        ("5S 6S 7S 8S 9S", "straight-flush 9"),
        ("RJ BJ RJ BJ", "four-jokers RJ"),
    ],
)
def test_guandan_shapes_each(cards, reading):
    assert can_be(cards) == [reading]


@pytest.mark.parametrize(
    "cards",
    [
        "5S 9D",
        "5S RJ",
        "5S 5D 9C",
        "5S 6D 7C",
        "5S 6D 7C 8D",
        "5S 6D 7C 8D 9S TC",
        "5S 5D 9C 9S",
        "5S 5D 6C 6S",
        "5S 5D 6C 6S 7D 7C 8S 8D",
        "5S 5D 6C 6S 8S 8D",
        "9S 9D 9C 4H",
        "9S 9D 9C 4H 5D",
        "9S 9D 9C 9H 4H",
        "9S 9D 9C 9H 4H 4S",
        "5S 5D 5C 7C 7S 7D",
        "5S 5D 5C 6C 6S 6D 7S 7D 7C",
        "5S 5D 5C 6C 6S 6D 8S 9D",
        "5S 5D 5C 6C 6S 6D 8S 8D 9C 9S",
    ],
)
def test_guandan_shapes_nothing_else(cards):
    assert can_be(cards) == []


def test_guandan_shapes_two_pairs_and_two_wilds_are_two_tubes_and_a_plate():
    assert can_be("5S 5D 6C 6S 2H 2H") == ["plate 6", "tube 7", "tube 6"]


def test_guandan_shapes_wilds_fill_a_gap_in_a_tube():
    assert can_be("5S 5D 7C 7S 2H 2H") == ["tube 7"]
    assert can_be("5S 5D 6C 7S 7C 2H") == ["tube 7"]
    assert can_be("5S 6D 7C 7S 2H 2H") == ["tube 7"]


def test_guandan_shapes_wilds_fill_a_plate():
    assert can_be("5S 5D 5C 6S 2H 2H") == ["plate 6"]
    assert can_be("5S 5D 6C 6S 6D 2H") == ["plate 6"]
    assert can_be("5S 5D 5C 7S 2H 2H") == []


# guandan.full-house


def test_guandan_full_house_of_another_rank():
    assert can_be("5S 5D 5C 5H 5S") == ["bomb 5"]


@pytest.mark.parametrize("joker", ["RJ", "BJ"])
def test_guandan_full_house_two_identical_jokers_may_be_the_pair(joker):
    assert can_be(f"KS KD KC {joker} {joker}") == ["full-house K"]
    assert can_be(f"KS KD 2H {joker} {joker}") == ["full-house K"]
    assert can_be(f"KS 2H 2H {joker} {joker}") == ["full-house K"]


@pytest.mark.parametrize("cards", ["KS KD KC RJ BJ", "KS KD KC RJ 2H", "KS KD KC BJ 2H", "RJ BJ", "KS KD RJ RJ BJ"])
def test_guandan_full_house_jokers_never_mix_nor_does_a_wild_complete_their_pair(cards):
    assert can_be(cards) == []


def test_guandan_full_house_two_pairs_and_a_wild_are_two():
    assert can_be("5S 5D 9C 9S 2H") == ["full-house 9", "full-house 5"]
    assert can_be("2S 2D AC AS 2H") == ["full-house 2", "full-house A"]


def test_guandan_full_house_a_triple_a_card_and_a_wild_are_one():
    assert can_be("5S 5D 5C 9S 2H") == ["full-house 5"]


def test_guandan_full_house_a_pair_a_card_and_two_wilds_are_two():
    assert can_be("7S 7D KC 2H 2H") == ["full-house K", "full-house 7"]


@pytest.mark.parametrize("wild_pair", ["level", "any"])
@pytest.mark.parametrize("rank", ["8", "2", "A"])
def test_guandan_full_house_a_triple_and_two_wilds_are_one_and_a_bomb(wild_pair, rank):
    cards = f"{rank}S {rank}C {rank}D 2H 2H"
    assert can_be(cards, wild_pair=wild_pair) == [f"bomb {rank}", f"full-house {rank}"]


# guandan.sequences


@pytest.mark.parametrize(
    ("cards", "reading"),
    [
        ("AS 2D 3C 4S 5D", "straight 5"),
        ("TS JD QC KS AD", "straight A"),
        ("AS AD 2S 2C 3D 3C", "tube 3"),
        ("QS QD KS KC AD AC", "tube A"),
        ("AS AD AC 2S 2C 2D", "plate 2"),
        ("AS AD AC KS KC KD", "plate A"),
        ("AS 2S 3S 4S 5S", "straight-flush 5"),
        ("AS TS JS QS KS", "straight-flush A"),
    ],
)
def test_guandan_sequences_ace_low_or_high(cards, reading):
    assert can_be(cards, "7") == [reading]


@pytest.mark.parametrize(
    "cards",
    [
        "QS KD AC 2S 3D",
        "KS AD 2C 3S 4D",
        "JS QD KC AS 2D",
        "KS KD AC AS 2D 2C",
        "QS KS AS 2S 3S",
        "QS KD AC 2S 7H",
        "KS KD AC AS 2D 7H",
    ],
)
def test_guandan_sequences_ace_never_in_the_middle(cards):
    assert can_be(cards, "7") == []


def test_guandan_sequences_wilds_next_to_the_ace():
    assert can_be("AS KD 7H 7H QC", "7") == ["straight A"]
    assert can_be("AS 2D 7H 7H 3C", "7") == ["straight 5"]
    assert can_be("2S 3D 4C 7H 7H", "7") == ["straight 6", "straight 5"]
    assert can_be("AS AD 7H 7H 2C 2S", "7") == ["plate 2", "tube 3"]
    assert can_be("KS KD AS AD 7H 7H", "7") == ["plate A", "tube A"]
    assert can_be("AS AD AC 3S 7H 7H", "7") == []


def test_guandan_sequences_level_rank_is_not_promoted():
    assert can_be("4S 5D 6C 7S 8D", "7") == ["straight 8"]
    assert can_be("JS QD KC AS 7D", "7") == []
    assert can_be("KS KD AC AS 7D 7S", "7") == []
    assert can_be("AC AS AD 7D 7S 7C", "7") == []
    assert can_be("TS JD QC KS AD", "A") == ["straight A"]
    assert can_be("AS 2D 3C 4S 5D", "A") == ["straight 5"]


def test_guandan_sequences_one_wild_in_an_open_straight_is_either_end():
    assert can_be("5S 6D 7C 8D 2H") == ["straight 9", "straight 8"]
    assert can_be("5S 6D 7C 9D 2H") == ["straight 9"]


def test_guandan_sequences_two_wilds_in_an_open_straight_are_three():
    assert can_be("5S 6D 7C 2H 2H") == ["straight 9", "straight 8", "straight 7"]
    assert can_be("5S 6D 8C 2H 2H") == ["straight 9", "straight 8"]
    assert can_be("5S 6D 9C 2H 2H") == ["straight 9"]
    assert can_be("5S 6D TC 2H 2H") == []


@pytest.mark.parametrize("joker", ["RJ", "BJ"])
def test_guandan_sequences_jokers_have_no_place(joker):
    assert can_be(f"TS JD QC KS {joker}") == []
    assert can_be(f"JS QD KC AS {joker}") == []
    assert can_be(f"KS KC AD AS {joker} {joker}") == []


# guandan.bombs


@pytest.mark.parametrize("size", range(4, 9))
@pytest.mark.parametrize("wilds", [0, 1, 2])
def test_guandan_bombs_of_every_size(size, wilds):
    cards = ["9S", "9S", "9H", "9H", "9C", "9C", "9D", "9D"][:size] + ["2H"] * wilds
    assert readings_of(cards, "2")[0] == Reading("bomb", size + wilds, "9")
    assert len(readings_of(cards, "2")) == 1


def test_guandan_bombs_of_the_level_rank():
    assert can_be("2S 2S 2C 2C 2D 2D 2H 2H") == ["bomb 2"]
    assert can_be("2S 2S 2H 2H") == ["bomb 2"]


def test_guandan_bombs_of_jokers_are_all_four():
    for cards in ("RJ RJ BJ", "RJ BJ BJ", "RJ RJ BJ BJ 2H", "RJ RJ BJ 2H"):
        assert can_be(cards) == []


def test_guandan_bombs_straight_flush_with_wilds():
    assert can_be("5S 6S 8S 9S 2H") == ["straight-flush 9", "straight 9"]
    assert can_be("5S 6S 8S 2H 2H") == ["straight-flush 9", "straight-flush 8", "straight 9", "straight 8"]
    assert can_be("5S 6D 8S 9S 2H") == ["straight 9"]


# guandan.interpret, and the reading that says when a suited run is a straight


@pytest.mark.parametrize(
    ("value", "suited", "with_a_wild", "itself", "two_suits"),
    [
        ("with-wild", "F", "FS", "FS", "S"),
        ("never", "F", "F", "F", "S"),
        ("always", "FS", "FS", "FS", "S"),
    ],
)
def test_guandan_interpret_flush_as_straight(value, suited, with_a_wild, itself, two_suits):
    for cards, level, expected in (
        ("5S 6S 7S 8S 9S", "2", suited),
        ("5S 6S 8S 9S 2H", "2", with_a_wild),
        ("5H 6H 7H 8H 9H", "6", itself),
        ("5S 6S 7D 8S 9S", "2", two_suits),
        ("5S 6D 8S 9S 2H", "2", two_suits),
    ):
        wanted = [{"F": "straight-flush 9", "S": "straight 9"}[letter] for letter in expected]
        assert can_be(cards, level, flush_as_straight=value) == wanted


def test_guandan_interpret_four_suited_and_a_wild():
    flushes, straights = ["straight-flush 9", "straight-flush 8"], ["straight 9", "straight 8"]
    assert can_be("5S 6S 7S 8S 2H") == flushes + straights
    assert can_be("5S 6S 7S 8S 2H", flush_as_straight="never") == flushes
    assert can_be("5S 6S 7S 8S 2H", flush_as_straight="always") == flushes + straights


def test_nothing_is_nothing():
    assert readings_of([], "2") == []
    assert readings_of("", "2") == []
    assert readings_of(brute.PACKS[:27], "2") == []


def test_cards_may_be_texts_or_cards_in_any_order():
    expected = readings_of("5S 6S 7S 8S 2H", "2")
    for order in ("2H 6S 5S 8S 7S", "8S 7S 6S 5S 2H"):
        assert readings_of(order, "2") == expected
        assert readings_of(order.split(), "2") == expected
        assert readings_of(map(Card, order.split()), "2") == expected


def test_an_interpretation_is_a_reading():
    (found,) = readings_of("5S 5D", "2")
    assert isinstance(found, Interpretation)
    assert found == Reading("pair", 2, "5") == ("pair", 2, "5")
    assert hash(found) == hash(Reading("pair", 2, "5"))
    assert found.wilds == ()


# Against the brute force


def check(cards, level, settings):
    found = readings_of(cards, level, **settings)
    assert set(found) == brute.readings(cards, level, **settings), (cards, level, settings)
    assert len(set(found)) == len(found), (cards, level, settings)
    for at, weaker in enumerate(found):
        assert not any(brute.beats(weaker, stronger, level) for stronger in found[:at]), (cards, level, settings)
    rest = [card for card in cards if card != level + "H"]
    for it in found:
        shown = [card.text for card in it.wilds]
        assert len(rest) + len(shown) == len(cards)
        assert set(shown) <= set(brute.ORDINARY)
        become = {brute.natural((*rest, *shown))}
        assert it in brute.declared(become, settings["flush_as_straight"]), (cards, level, settings, it)


@pytest.mark.slow
@pytest.mark.parametrize("level", RANKS)
def test_random_cards_are_what_the_brute_force_finds(level):
    random = Random(f"readings {level}")
    for _ in range(300):
        cards = some_cards(random, level)
        for settings in brute.SETTINGS:
            check(cards, level, settings)


@given(situations())
def test_any_cards_are_what_the_brute_force_finds(situation):
    check(*situation)


@given(situations(), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(situation, random):
    cards, level, settings = situation
    found = readings_of(cards, level, **settings)
    random.shuffle(cards)
    again = readings_of([Card(card) for card in cards], level, **settings)
    assert again == found
    assert [it.wilds for it in again] == [it.wilds for it in found]
