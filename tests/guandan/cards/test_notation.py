"""Plays as text: `guandan.interpret` asks for the reading where there is a choice."""

import pytest
from hypothesis import given

from explorer.cards import Card
from explorer.guandan import Reading, plays, read, readings_of, tidy, write
from explorer.problems import CardError, IllegalAction
from tests.guandan.cards import brute
from tests.guandan.strategies import hands, situations, texts


def refused(text, level="2", **settings):
    with pytest.raises(IllegalAction) as caught:
        read(text, level, **settings)
    return caught.value.refusal


@pytest.mark.parametrize(
    ("cards", "reading", "text"),
    [
        ("5S 6D 7C 8D 2H", ("straight", 5, "9"), "5S 6D 7C 8D 2H as straight 9"),
        ("5S 6D 7C 8D 2H", ("straight", 5, "8"), "5S 6D 7C 8D 2H as straight 8"),
        ("5S 6D 7C 8D 9S", ("straight", 5, "9"), "5S 6D 7C 8D 9S"),
        ("5S 6S 7S 8S 2H", ("straight-flush", 5, "9"), "5S 6S 7S 8S 2H as straight-flush 9"),
        ("8S 8C 8D 2H 2H", ("full-house", 5, "8"), "8S 8C 8D 2H 2H as full-house 8"),
        ("8S 8C 8D 2H 2H", ("bomb", 5, "8"), "8S 8C 8D 2H 2H as bomb 8"),
        ("2H 2H", ("pair", 2, "2"), "2H 2H"),
        ("RJ RJ", ("pair", 2, "RJ"), "RJ RJ"),
        ("RJ RJ BJ BJ", ("four-jokers", 4, "RJ"), "RJ RJ BJ BJ"),
    ],
)
def test_guandan_interpret_as_is_written_where_there_is_a_choice(cards, reading, text):
    cards = tuple(map(Card, cards.split()))
    assert write(cards, Reading(*reading), "2") == text
    assert read(text, "2") == (cards, reading)


@pytest.mark.parametrize(
    ("cards", "reading", "settings", "text"),
    [
        ("2H 2H", ("pair", 2, "K"), {"wild_pair": "any"}, "2H 2H as pair K"),
        ("2H 2H", ("pair", 2, "2"), {"wild_pair": "any"}, "2H 2H as pair 2"),
        ("2H 2H", ("pair", 2, "2"), {"wild_pair": "level"}, "2H 2H"),
        ("5S 6S 7S 8S 9S", ("straight-flush", 5, "9"), {"flush_as_straight": "with-wild"}, "5S 6S 7S 8S 9S"),
        ("5S 6S 7S 8S 9S", ("straight", 5, "9"), {"flush_as_straight": "always"}, "5S 6S 7S 8S 9S as straight 9"),
        ("5S 6S 7S 9S 2H", ("straight-flush", 5, "9"), {"flush_as_straight": "never"}, "5S 6S 7S 9S 2H"),
    ],
)
def test_guandan_interpret_settings_decide_where_there_is_a_choice(cards, reading, settings, text):
    cards = tuple(map(Card, cards.split()))
    assert write(cards, Reading(*reading), "2", **settings) == text
    assert read(text, "2", **settings) == (cards, reading)


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("7S as single 7", ("single", 1, "7")),
        ("RJ RJ as pair RJ", ("pair", 2, "RJ")),
        ("RJ BJ BJ RJ as four-jokers", ("four-jokers", 4, "RJ")),
        ("  7S   7D  as   pair   7 ", ("pair", 2, "7")),
    ],
)
def test_as_may_be_said_where_it_need_not_be(text, reading):
    assert read(text, "2")[1] == reading


def test_guandan_interpret_which():
    refusal = refused("5S 6D 7C 8D 2H")
    assert (refusal.clause, refusal.message) == ("guandan.interpret", "which")
    assert refusal.facts["choices"] == (("straight", 5, "9"), ("straight", 5, "8"))


def test_guandan_interpret_not_that():
    refusal = refused("5S 6D 7C 8D 2H as straight T")
    assert (refusal.clause, refusal.message) == ("guandan.interpret", "not-that")
    assert refusal.facts["asked"] == "straight T"
    assert refusal.facts["choices"] == (("straight", 5, "9"), ("straight", 5, "8"))
    assert refused("7S as single 8").message == "not-that"
    assert refused("5S 6S 7S 8S 9S as straight 9").facts["choices"] == (("straight-flush", 5, "9"),)


@pytest.mark.parametrize("asked", ["banana", "banana 7", "7", "single", "single X", "straight 3", "single 7 8"])
def test_guandan_interpret_no_such_reading(asked):
    refusal = refused(f"7S as {asked}")
    assert (refusal.clause, refusal.message) == ("guandan.interpret", "no-such-reading")


@pytest.mark.parametrize("tail", ["", " as straight 7"])
def test_cards_that_are_nothing_say_why(tail):
    assert refused("9S 9D 9C 4H" + tail).message == "kicker"


@pytest.mark.parametrize("text", ["7X", "5S 7X as pair 5", "7S 7S 7S", "7S 7S 7S as triple 7"])
def test_unknown_cards_are_named(text):
    with pytest.raises(CardError):
        read(text, "2")


@given(hands())
def test_plays_come_back_from_their_text(made):
    hand, level, settings = made
    listed = plays(hand, level, **settings)
    for cards, reading in listed[:: 1 + len(listed) // 200]:
        text = write(cards, reading, level, **settings)
        back = read(text, level, **settings)
        assert (texts(back[0]), back[1]) == (texts(cards), reading)
        assert (" as " in text) is (len(brute.readings(texts(cards), level, **settings)) > 1)


@given(situations())
def test_cards_without_a_reading_said(situation):
    cards, level, settings = situation
    choices = tuple(readings_of(cards, level, **settings))
    text = " ".join(cards)
    if len(choices) == 1:
        assert read(text, level, **settings)[1] == choices[0]
    else:
        refusal = refused(text, level, **settings)
        assert (refusal.message == "which") is bool(choices)
        assert refusal.facts.get("choices", ()) == choices


@pytest.mark.parametrize("value", [None, 7, ["5S"], b"5S"], ids=str)
def test_only_a_text_can_be_tidied(value):
    with pytest.raises(CardError) as caught:
        tidy(value)
    assert (caught.value.message, caught.value.facts["place"]) == ("wrong-type", "text")
