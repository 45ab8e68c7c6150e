"""What a hand holds: by hand, against both brute forces, and what must hold of every hand."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import Card
from explorer.guandan import Reading, beats, plays, readings_of
from tests.guandan.cards import brute
from tests.guandan.strategies import READINGS, full_hand, hands, named, small_hand, texts

RANKS = brute.RANKS


def found(hand, level="2", to_beat=None, **settings):
    """Every play as `5S 5D as pair 5`, sorted; cards sorted by text."""
    listed = plays(hand, level, to_beat, **settings)
    return sorted(f"{' '.join(texts(cards))} as {reading.shape} {reading.rank}" for cards, reading in listed)


def kinds(hand, level="2", to_beat=None, **settings):
    return sorted(named(reading for _, reading in plays(hand, level, to_beat, per_reading=True, **settings)))


# By hand


def test_an_empty_hand_has_no_plays():
    assert plays([], "2") == plays([], "2", per_reading=True) == []
    assert plays([], "2", Reading("single", 1, "3")) == []


def test_each_set_of_cards_once():
    assert found("5S 5S 5D") == [
        "5D 5S 5S as triple 5",
        "5D 5S as pair 5",
        "5D as single 5",
        "5S 5S as pair 5",
        "5S as single 5",
    ]


def test_each_reading_of_a_set_of_cards():
    hand = "5S 6S 7S 8S 2H"
    whole = [it for it in found(hand) if len(it.split(" as ")[0]) == 14]
    cards = "2H 5S 6S 7S 8S as "
    assert whole == [cards + it for it in ("straight 8", "straight 9", "straight-flush 8", "straight-flush 9")]
    assert [it for it in found(hand, flush_as_straight="never") if it in whole] == whole[2:]
    assert [it for it in found(hand, flush_as_straight="always") if it in whole] == whole


def test_flush_as_straight_of_a_natural_run():
    hand = "5S 6S 7S 8S 9S"
    singles = [f"single {rank}" for rank in "56789"]
    assert kinds(hand) == kinds(hand, flush_as_straight="never") == [*singles, "straight-flush 9"]
    assert kinds(hand, flush_as_straight="always") == [*singles, "straight 9", "straight-flush 9"]


def test_wild_pair():
    assert kinds("2H 2H") == ["pair 2", "single 2"]
    assert kinds("2H 2H", wild_pair="any") == sorted([*(f"pair {rank}" for rank in RANKS), "single 2"])


def test_wilds_join_what_is_there():
    assert found("9S 9D 2H") == [
        "2H 9D 9S as triple 9",
        "2H 9D as pair 9",
        "2H 9S as pair 9",
        "2H as single 2",
        "9D 9S as pair 9",
        "9D as single 9",
        "9S as single 9",
    ]


def test_a_straight_flush_that_only_a_wild_completes():
    hand = "4S 5S 7S 8S 2H 6D 5D"
    cards = {reading: texts(cards) for cards, reading in plays(hand, "2", per_reading=True)}
    assert cards["straight-flush", 5, "8"] == ("2H", "4S", "5S", "7S", "8S")
    assert "2H" not in cards["straight", 5, "8"]


def test_joker_pairs():
    assert kinds("RJ RJ KS KD 2H") == sorted(
        ["single RJ", "single K", "single 2", "pair RJ", "pair K", "triple K", "full-house K"]
    )
    assert kinds("RJ RJ BJ BJ") == ["four-jokers RJ", "pair BJ", "pair RJ", "single BJ", "single RJ"]


@pytest.mark.parametrize(
    ("shape", "size", "rank", "expected"),
    [
        ("single", 1, "K", ["single 7", "single A", "single RJ", "bomb 4", "straight-flush 8"]),
        ("single", 1, "7", ["single RJ", "bomb 4", "straight-flush 8"]),
        ("pair", 2, "5", ["bomb 4", "straight-flush 8"]),
        ("bomb", 4, "3", ["bomb 4", "straight-flush 8"]),
        ("bomb", 4, "5", ["straight-flush 8"]),
        ("straight", 5, "7", ["straight 8", "bomb 4", "straight-flush 8"]),
        ("straight-flush", 5, "7", ["straight-flush 8"]),
        ("bomb", 6, "2", []),
        ("four-jokers", 4, "RJ", []),
    ],
)
def test_only_what_beats_the_play_on_the_table(shape, size, rank, expected):
    hand = "4S 4H 4D 4C 5S 6S 7S 8S 5D AS RJ"
    assert kinds(hand, "7", Reading(shape, size, rank)) == sorted(expected)


def test_per_reading_keeps_wilds():
    cards = {reading: texts(cards) for cards, reading in plays("9S 9D 9C 2H", "2", per_reading=True)}
    assert "2H" not in cards["pair", 2, "9"] + cards["triple", 3, "9"] + cards["single", 1, "9"]


# Against the brute forces


def as_set(hand, level, **more):
    listed = [(texts(cards), tuple(reading)) for cards, reading in plays(hand, level, **more)]
    assert len(set(listed)) == len(listed), (hand, level, more)
    return set(listed)


@pytest.mark.slow
@pytest.mark.parametrize("level", RANKS)
def test_small_hands_hold_what_the_brute_force_finds(level):
    """Both brute forces: every part of the hand read, and every shape filled."""
    random = Random(f"plays {level}")
    for size in (5, 6, 7, 8, 9):
        hand = small_hand(random, level, size)
        for settings in brute.SETTINGS:
            expected = brute.plays(hand, level, **settings)
            assert as_set(hand, level, **settings) == expected, (hand, level, settings)
            assert brute.every_play(hand, level, **settings) == expected, (hand, level, settings)


@pytest.mark.slow
@pytest.mark.parametrize("level", RANKS)
def test_larger_hands_of_touching_shapes(level):
    random = Random(f"larger {level}")
    for _ in range(15):
        hand = small_hand(random, level, random.randint(10, 16))
        for settings in brute.SETTINGS:
            assert as_set(hand, level, **settings) == brute.every_play(hand, level, **settings), (hand, level, settings)


@pytest.mark.slow
@pytest.mark.parametrize("level", RANKS)
def test_full_hands(level):
    random = Random(f"full {level}")
    for n in range(12):
        hand, settings = full_hand(random), brute.SETTINGS[n % 6]
        assert as_set(hand, level, **settings) == brute.every_play(hand, level, **settings), (hand, level, settings)


# What must hold of every hand


@given(hands())
def test_per_reading_is_one_set_for_each_reading_with_the_fewest_wilds(made):
    hand, level, settings = made
    fewest = {}
    for cards, reading in plays(hand, level, **settings):
        fewest.setdefault(reading, []).append(texts(cards))
    chosen = plays(hand, level, per_reading=True, **settings)
    assert len(chosen) == len(fewest)
    for cards, reading in chosen:
        assert texts(cards) in fewest[reading]
        assert texts(cards).count(level + "H") == min(it.count(level + "H") for it in fewest[reading])


@given(hands(), READINGS, st.booleans())
def test_following_is_leading_filtered_by_beats(made, to_beat, per_reading):
    hand, level, settings = made
    everything = plays(hand, level, per_reading=per_reading, **settings)
    assert plays(hand, level, to_beat, per_reading=per_reading, **settings) == [
        play for play in everything if beats(play[1], to_beat, level)
    ]


@pytest.mark.slow
def test_following_every_reading_there_is():
    random = Random(5)
    for level in RANKS:
        hand = small_hand(random, level, 12)
        for per_reading in (False, True):
            everything = plays(hand, level, per_reading=per_reading)
            for it in brute.EVERY_READING:
                beaten = [play for play in everything if brute.beats(play[1], it, level)]
                assert plays(hand, level, Reading(*it), per_reading=per_reading) == beaten


@given(hands(), st.booleans())
def test_every_play_is_of_the_hand_and_a_reading_of_its_cards(made, per_reading):
    hand, level, settings = made
    for cards, reading in plays(hand, level, per_reading=per_reading, **settings)[::7]:
        assert isinstance(cards, tuple)
        assert Counter(texts(cards)) <= Counter(hand)
        assert reading in readings_of(cards, level, **settings)


@given(hands(), st.randoms(use_true_random=False), st.booleans())
def test_the_order_of_the_hand_does_not_matter_nor_texts_or_cards(made, random, per_reading):
    hand, level, settings = made
    listed = plays(hand, level, per_reading=per_reading, **settings)
    random.shuffle(hand)
    for same in (hand, " ".join(hand), tuple(map(Card, hand)), iter(hand)):
        assert plays(same, level, per_reading=per_reading, **settings) == listed
