"""Why some cards may not be played: the clause and the message, each by hand; and when there is no reason."""

import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given

from explorer.cards import Card
from explorer.guandan import RULEBOOK, Reading, readings_of, why_not, why_not_beats
from explorer.problems import Refusal
from tests.guandan.cards import brute
from tests.guandan.strategies import READINGS, situations, some_cards

NOTHING = {
    "jokers-mixed": "guandan.full-house",
    "joker-with-wild": "guandan.wild",
    "three-jokers": "guandan.bombs",
    "wraps": "guandan.sequences",
    "long-straight": "guandan.shapes",
    "long-tube": "guandan.shapes",
    "long-plate": "guandan.shapes",
    "kicker": "guandan.shapes",
    "wings": "guandan.shapes",
    "bomb-kicker": "guandan.shapes",
    "promoted": "guandan.sequences",
    "joker-in-sequence": "guandan.sequences",
    "short-straight": "guandan.shapes",
    "short-tube": "guandan.shapes",
    "two-pairs": "guandan.shapes",
    "two-ranks": "guandan.shapes",
    "gap-tube": "guandan.shapes",
    "gap-plate": "guandan.shapes",
    "one-too-many": "guandan.shapes",
    "one-off": "guandan.shapes",
    "no-shape": "guandan.shapes",
    "no-cards": "guandan.shapes",
}
KIND = {"straight": "guandan.sequences", "tube": "guandan.sequences", "plate": "guandan.sequences"}


def message(cards, level="2", **settings):
    refusal = why_not(cards, level, **settings)
    assert refusal.clause == NOTHING[refusal.message]
    return refusal.message


# Cards that are nothing


@pytest.mark.parametrize("cards", ["KS KD KC RJ BJ", "RJ BJ"])
def test_guandan_full_house_jokers_mixed(cards):
    assert message(cards) == "jokers-mixed"


@pytest.mark.parametrize("cards", ["KS KD KC RJ 2H", "KS KD KC BJ 2H", "RJ 2H", "KS KD RJ 2H 2H"])
def test_guandan_wild_joker_with_wild(cards):
    assert message(cards) == "joker-with-wild"


@pytest.mark.parametrize("cards", ["RJ RJ BJ", "RJ BJ BJ"])
def test_guandan_bombs_three_jokers(cards):
    assert message(cards) == "three-jokers"


@pytest.mark.parametrize(
    "cards", ["QS KD AC 2S 3D", "KS AD 2C 3S 4D", "JS QD KC AS 2D", "KS KD AC AS 2D 2C", "QS KS AS 2S 3S"]
)
def test_guandan_sequences_wraps(cards):
    assert message(cards, "7") == "wraps"


@pytest.mark.parametrize(
    "cards", ["5S 6D 7C 8D 9S TC", "5S 6D 7C 8D 9S TC JD", "5S 6S 7S 8S 9S TS", "AS 2D 3C 4S 5D 6S"]
)
def test_guandan_shapes_long_straight(cards):
    assert message(cards, "Q") == "long-straight"


@pytest.mark.parametrize(
    "cards", ["5S 5D 6C 6S 7D 7C 8S 8D", "5S 5D 6C 6S 7D 7C 8S 8D 9C 9S", "AS AD 2C 2S 3D 3C 4S 4D"]
)
def test_guandan_shapes_long_tube(cards):
    assert message(cards, "Q") == "long-tube"


@pytest.mark.parametrize("cards", ["5S 5D 5C 6C 6S 6D 7D 7C 7S", "QS QD QC KC KS KD AD AC AS"])
def test_guandan_shapes_long_plate(cards):
    assert message(cards) == "long-plate"


@pytest.mark.parametrize("cards", ["9S 9D 9C 4H", "AS AD AC RJ"])
def test_guandan_shapes_kicker(cards):
    assert message(cards) == "kicker"


@pytest.mark.parametrize("cards", ["5S 5D 5C 6C 6S 6D 8S TD", "5S 5D 5C 6C 6S 6D 8S 8D JC JS"])
def test_guandan_shapes_wings(cards):
    assert message(cards) == "wings"


@pytest.mark.parametrize("cards", ["9S 9D 9C 9H 4H", "9S 9D 9C 9H 4H 4S", "9S 9D 9C 9H 9S 4H", "9S 9D 9C 9H RJ"])
def test_guandan_shapes_bomb_kicker(cards):
    assert message(cards) == "bomb-kicker"


@pytest.mark.parametrize(("cards", "level"), [("JS QD KC AS 7D", "7"), ("JS QD KC AS 4D", "4")])
def test_guandan_sequences_promoted(cards, level):
    assert message(cards, level) == "promoted"
    assert str(why_not(cards, level).facts["card"]) == f"{level}D"


def test_guandan_sequences_promoted_only_if_it_is_the_level():
    assert message("JS QD KC AS 7D", "6") != "promoted"


@pytest.mark.parametrize("cards", ["TS JD QC KS BJ", "JS QD KC AS RJ", "5S 6D 7C 8S RJ"])
def test_guandan_sequences_joker_in_sequence(cards):
    assert message(cards) == "joker-in-sequence"


@pytest.mark.parametrize("cards", ["5S 6D 7C", "5S 6D 7C 8D", "AS 2D 3C", "QS KD AC"])
def test_guandan_shapes_short_straight(cards):
    assert message(cards, "9") == "short-straight"


@pytest.mark.parametrize("cards", ["5S 5D 6C 6S", "KS KD AC AS", "AC AS 2S 2D"])
def test_guandan_shapes_short_tube(cards):
    assert message(cards, "9") == "short-tube"


def test_guandan_shapes_two_pairs():
    assert message("5S 5D 9C 9S") == "two-pairs"


def test_guandan_shapes_two_ranks():
    assert message("5S 9D") == "two-ranks"


def test_guandan_shapes_one_off_names_the_card_and_the_reading():
    refusal = why_not("5S 5D 9C 9S JD", "2")
    assert (refusal.clause, refusal.message) == ("guandan.shapes", "one-off")
    assert str(refusal.facts["card"]) == "JD"
    assert refusal.facts["reading"] in [("full-house", 5, "9"), ("full-house", 5, "5")]


@pytest.mark.parametrize("cards", ["4S 7D TC", "4S 7D TC KD 9H", "4S 4D 7D TC KD 9H"])
def test_guandan_shapes_no_shape(cards):
    assert message(cards) == "no-shape"


def test_guandan_shapes_no_cards():
    assert message([]) == message("") == "no-cards"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("9S 9D 2H 4H", "kicker"),
        ("9S 9D 9C 9H 2H 4H", "bomb-kicker"),
        ("5S 6D 8C 2H", "short-straight"),
        ("5S 6S 7S 8S TS 2H", "long-straight"),
        ("5S 5D 6D 6S 7D 7C 8S 2H", "long-tube"),
        ("5S 5D 5C 6C 6S 2H 7D 7C 7S", "long-plate"),
        ("5S 5D 5C 6C 6S 2H TD", "wings"),
        ("KS AD 3C 4S 2H", "wraps"),
    ],
)
def test_guandan_shapes_near_misses_with_a_wild(cards, expected):
    assert message(cards) == expected


# Cards that do not beat what lies there


@pytest.mark.parametrize(
    ("cards", "to_beat", "clause", "expected"),
    [
        ("KS KD", ("single", 1, "5"), "guandan.ranks", "other-shape"),
        ("KS", ("pair", 2, "5"), "guandan.ranks", "other-shape"),
        ("AS AD AC", ("full-house", 5, "3"), "guandan.ranks", "other-shape"),
        ("5S 5D 6D 6S 7C 7D", ("plate", 6, "3"), "guandan.ranks", "other-shape"),
        ("RJ", ("bomb", 4, "3"), "guandan.bombs", "not-a-bomb"),
        ("TS JD QC KS AD", ("straight-flush", 5, "6"), "guandan.bombs", "not-a-bomb"),
        ("RJ RJ", ("four-jokers", 4, "RJ"), "guandan.bombs", "not-a-bomb"),
        ("AS AD AC AH", ("bomb", 5, "3"), "guandan.bombs", "too-small"),
        ("AS AD AC AH AS", ("straight-flush", 5, "5"), "guandan.bombs", "too-small"),
        ("TS JS QS KS AS", ("bomb", 6, "3"), "guandan.bombs", "too-small"),
        ("9S 9S 9H 9H 9C 9C 9D 9D 2H 2H", ("four-jokers", 4, "RJ"), "guandan.bombs", "too-small"),
        ("5S", ("single", 1, "5"), "guandan.ranks", "equal"),
        ("2H", ("single", 1, "2"), "guandan.ranks", "equal"),
        ("RJ RJ", ("pair", 2, "RJ"), "guandan.ranks", "equal"),
        ("5S 5C 2H", ("triple", 3, "5"), "guandan.ranks", "equal"),
        ("4S 4D 4C 3H 3S", ("full-house", 5, "4"), "guandan.ranks", "equal"),
        ("5S 6D 7C 8D 9S", ("straight", 5, "9"), "guandan.ranks", "equal"),
        ("5S 6S 7S 8S 9S", ("straight-flush", 5, "9"), "guandan.ranks", "equal"),
        ("9S 9D 9C 9H", ("bomb", 4, "9"), "guandan.ranks", "equal"),
        ("RJ RJ BJ BJ", ("four-jokers", 4, "RJ"), "guandan.ranks", "equal"),
        ("AS", ("single", 1, "2"), "guandan.ranks", "too-low"),
        ("BJ", ("single", 1, "RJ"), "guandan.ranks", "too-low"),
        ("AS AD AC", ("triple", 3, "2"), "guandan.ranks", "too-low"),
        ("3S 3D 3C AH AS", ("full-house", 5, "4"), "guandan.full-house", "too-low"),
        ("AS 2D 3C 4S 5D", ("straight", 5, "6"), "guandan.sequences", "too-low"),
        ("AS AD 2S 2D 3C 3D", ("tube", 6, "4"), "guandan.sequences", "too-low"),
        ("AS AD AC 2S 2D 2C", ("plate", 6, "3"), "guandan.sequences", "too-low"),
        ("AS AD AC AH", ("bomb", 4, "2"), "guandan.bombs", "too-low"),
        ("5S 6S 7S 8S 9S", ("straight-flush", 5, "T"), "guandan.bombs", "too-low"),
    ],
)
def test_does_not_beat(cards, to_beat, clause, expected):
    refusal = why_not(cards, "2", Reading(*to_beat))
    assert (refusal.clause, refusal.message) == (clause, expected)
    assert refusal.facts["theirs"] == to_beat
    assert refusal.facts["mine"] in readings_of(cards, "2")


def test_one_reading_that_beats_is_enough():
    assert why_not("5S 6D 7C 8D 2H", "2", Reading("straight", 5, "8")) is None
    assert why_not("8S 8C 8D 2H 2H", "2", Reading("full-house", 5, "9")) is None


def test_of_several_readings_that_do_not_beat_the_nearest_is_named():
    refusal = why_not("5S 6D 7C 8D 2H", "2", Reading("straight", 5, "9"))
    assert (refusal.message, refusal.facts["mine"]) == ("equal", ("straight", 5, "9"))
    refusal = why_not("8S 8C 8D 2H 2H", "2", Reading("bomb", 6, "3"))
    assert (refusal.message, refusal.facts["mine"]) == ("too-small", ("bomb", 5, "8"))
    refusal = why_not("5S 5D 6C 6S 2H 2H", "2", Reading("plate", 6, "7"))
    assert (refusal.message, refusal.facts["mine"]) == ("too-low", ("plate", 6, "6"))


def test_settings_decide_what_beats():
    straight, pair = Reading("straight", 5, "8"), Reading("pair", 2, "K")
    refusal = why_not("5S 6S 7S 8S 9S", "2", Reading("straight-flush", 5, "T"), flush_as_straight="always")
    assert refusal.facts["mine"] == ("straight-flush", 5, "9")
    assert why_not("5S 6S 7S 8S 9S", "2", straight) is None, "as a bomb"
    assert why_not("7H 7H", "7", Reading("pair", 2, "7")).message == "equal"
    assert why_not("7H 7H", "7", pair) is why_not("7H 7H", "7", pair, wild_pair="any") is None


# What must hold of all cards


@pytest.mark.slow
@pytest.mark.parametrize("level", brute.RANKS)
def test_random_cards_have_a_reason_exactly_when_they_are_nothing(level):
    random = Random(f"why {level}")
    for _ in range(200):
        cards = some_cards(random, level)
        for settings in brute.SETTINGS:
            refusal = why_not(cards, level, **settings)
            assert (refusal is None) is bool(readings_of(cards, level, **settings)), (cards, level, settings)
            if refusal is not None:
                assert isinstance(refusal, Refusal)
                assert refusal.clause == NOTHING[refusal.message], (cards, level)
                assert refusal.clause in RULEBOOK.clauses


def exchanged(cards, card, level):
    """Every reading of the cards with another in the place of this one."""
    rest = list(cards)
    rest.remove(card)
    return {
        reading
        for other in (*brute.ORDINARY, *brute.JOKERS)
        if rest.count(other) < 2
        for reading in brute.readings((*rest, other), level)
    }


@pytest.mark.slow
@pytest.mark.parametrize("level", brute.RANKS)
def test_one_off_is_true_and_no_shape_is_further_off(level):
    random = Random(f"off {level}")
    for _ in range(60):
        cards = some_cards(random, level, 6)
        if cards.count(level + "H") > 1:
            continue
        refusal = why_not(cards, level)
        if refusal and refusal.message == "one-off":
            assert refusal.facts["reading"] in exchanged(cards, str(refusal.facts["card"]), level), (cards, refusal)
        if refusal and refusal.message == "one-too-many":
            rest = list(cards)
            rest.remove(str(refusal.facts["card"]))
            assert refusal.facts["reading"] in brute.readings(rest, level), (cards, refusal)
        if refusal and refusal.message == "no-shape":
            assert not any(exchanged(cards, card, level) for card in cards), (cards, level)


def relation(mine, theirs, level):
    """The clause and message for a reading that does not beat another."""
    steps = [it[:2] in brute.LADDER and brute.LADDER.index(it[:2]) + 1 for it in (mine, theirs)]
    if steps[0] < steps[1]:
        return "guandan.bombs", "too-small" if steps[0] else "not-a-bomb"
    if mine[0] != theirs[0]:
        return "guandan.ranks", "other-shape"
    if mine == theirs:
        return "guandan.ranks", "equal"
    clause = "guandan.bombs" if steps[0] else KIND.get(mine[0], "guandan.ranks")
    return "guandan.full-house" if mine[0] == "full-house" else clause, "too-low"


@given(situations(), READINGS)
def test_a_play_is_refused_exactly_when_no_reading_beats_and_the_reason_is_true(situation, theirs):
    cards, level, settings = situation
    found = brute.readings(cards, level, **settings)
    refusal = why_not(cards, level, theirs, **settings)
    if not found:
        assert refusal == why_not(cards, level, **settings)
    elif any(brute.beats(it, theirs, level) for it in found):
        assert refusal is None
    else:
        mine = refusal.facts["mine"]
        assert mine in found
        assert refusal.facts["theirs"] == theirs
        assert (refusal.clause, refusal.message) == relation(tuple(mine), tuple(theirs), level)
        if any(shape == theirs.shape for shape, _, _ in found):
            assert mine.shape == theirs.shape


def test_more_cards_than_any_play_has_are_too_big_unless_they_are_a_long_row():
    hand = " ".join(f"{rank}{suit}" for rank in "3456789" for suit in "SD")
    assert why_not(hand, "2").message == "long-tube"
    assert why_not(f"{hand} KS", "2") == why_not(f"{hand} RJ", "2")
    assert why_not(f"{hand} KS", "2")[:2] == ("guandan.shapes", "too-big")
    assert why_not("5S RJ", "2")[:2] == ("guandan.shapes", "two-ranks")


@pytest.mark.parametrize(
    ("cards", "level", "message"),
    [
        # four jokers and something beside
        ("RJ RJ BJ BJ 5S", "2", "bomb-kicker"),
        ("RJ RJ BJ BJ 5S 6D", "2", "bomb-kicker"),
        ("RJ RJ BJ BJ 2H", "2", "bomb-kicker"),
        # level cards in a group are not promoted in a row
        ("AS 7S 7D 7C 7H 7H", "7", "bomb-kicker"),
        ("AS AD 7S 7C 7D 7H", "7", "bomb-kicker"),
        ("KS KD 7S 7D 7H 7H", "7", "bomb-kicker"),
        # a bomb and one more is no plate with wings
        ("9S 9S 9H 9H 9C 2H 2H TS", "2", "bomb-kicker"),
        ("9S 9S 9D 9C TS TC TD", "2", "bomb-kicker"),
        ("9S 9D 9C TS TC TD 4S", "2", "wings"),
        # round the ace, however long
        ("KS KD KC AS AD AC 2S 2D 2C", "7", "wraps"),
        ("KS AD 2C 3S", "7", "wraps"),
        ("QS QD KS KD AS AD 2S 2D", "7", "wraps"),
        ("QS KD AC 2S 3D 4C", "7", "wraps"),
        # not in a row
        ("5S 5D 6C 6S 8S 8D", "2", "gap-tube"),
        ("5S 5D 5C 7S 7D 7C", "2", "gap-plate"),
        ("KS KD RJ RJ", "2", "two-pairs"),
        # one card too many
        ("5S 6D 7C 8S 9D RJ", "2", "one-too-many"),
        ("5S 6D 7C 8D 9S 9D", "2", "one-too-many"),
        ("5S 5D 9C", "2", "one-too-many"),
    ],
)
def test_the_nearest_miss_is_the_one_a_learner_would_see(cards, level, message):
    refusal = why_not(cards, level)
    assert (refusal.clause, refusal.message) == (NOTHING[message], message)


def test_counts_and_cards_are_those_of_the_cards():
    assert why_not("5S 6D 7C 8D 9S TC", "2").facts["count"] == 6
    assert why_not("5S 6D 7C", "2").facts["count"] == 3
    assert why_not("5S 5D 6C 6S 7D 7C 8S 8D", "2").facts["count"] == 4
    assert why_not("5S 5D 5C 6C 6S 6D 7D 7C 7S", "2").facts["count"] == 3
    assert why_not("5S 6D 7C 8S 9D RJ", "2").facts == {"card": Card("RJ"), "reading": ("straight", 5, "9")}


def test_why_one_reading_does_not_beat_another():
    low, high, pair = Reading("straight", 5, "8"), Reading("straight", 5, "9"), Reading("pair", 2, "3")
    assert why_not_beats(high, low, "2") is None
    assert why_not_beats(low, high, "2")[:2] == ("guandan.sequences", "too-low")
    assert why_not_beats(low, low, "2")[:2] == ("guandan.ranks", "equal")
    assert why_not_beats(pair, low, "2")[:2] == ("guandan.ranks", "other-shape")
    assert why_not_beats(("pair", 2, "3"), ("bomb", 4, "3"), "2").message == "not-a-bomb"


@pytest.mark.slow
def test_the_advice_does_not_depend_on_how_python_hashes():
    """The best repair is named, and of equal ones the first card by rank and suit."""
    refusal = why_not("5S 6S 7S 8S 2H 6H", "2")
    assert refusal.facts == {"card": Card("6H"), "reading": ("straight-flush", 5, "9")}
    code = "from explorer.guandan import why_not; print(repr(why_not('5S 5D 6S 7C 2H', '2')))"
    said = {
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in "1234"
    }
    assert len(said) == 1
