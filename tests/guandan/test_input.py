"""Bad input is named, whichever function it is given to."""

import pytest

from explorer.cards import Card
from explorer.guandan import Reading, beats, plays, read, readings_of, why_not, write
from explorer.problems import CardError, SettingError
from tests.guandan.brute import ORDINARY

SEVEN = Reading("single", 1, "7")
TAKE_CARDS = [(readings_of, "cards"), (why_not, "cards"), (plays, "hand")]
TAKE_LEVEL = [
    *[lambda level, it=it: it("7S", level) for it in (readings_of, why_not, plays, read)],
    lambda level: write("7S", SEVEN, level),
    lambda level: beats(SEVEN, SEVEN, level),
]
TAKE_SETTINGS = [
    *[lambda it=it, **settings: it("7S", "2", **settings) for it in (readings_of, why_not, plays, read)],
    lambda **settings: write("7S", SEVEN, "2", **settings),
]


@pytest.mark.parametrize(("function", "place"), TAKE_CARDS)
@pytest.mark.parametrize("bad", ["XX", "5s", "10S", "1S", "S5", "J", "??", "rj", 5, None, "5S6D"])
def test_an_unknown_card_is_named_with_its_place(function, place, bad):
    with pytest.raises(CardError) as caught:
        function(["5S", "6S", "7S", bad, "8S"], "2")
    assert caught.value.facts["place"] == f"{place}[3]"
    if isinstance(bad, str):
        assert caught.value.facts["got"] == bad
        with pytest.raises(CardError) as again:
            function(f"5S 6S 7S {bad} 8S", "2")
        assert again.value.facts == caught.value.facts


@pytest.mark.parametrize(("function", "place"), TAKE_CARDS)
@pytest.mark.parametrize("card", ["5S", "2H", "RJ"])
def test_a_third_copy_of_a_card(function, place, card):
    function([card, card], "2")
    with pytest.raises(CardError) as caught:
        function([card, "9D", card, card], "2")
    assert caught.value.facts["place"] == f"{place}[3]"
    assert caught.value.facts["card"] is Card(card)


@pytest.mark.parametrize(("function", "place"), TAKE_CARDS)
def test_more_than_27_cards(function, place):
    function(ORDINARY[:27], "2")
    for many in (28, 52):
        with pytest.raises(CardError) as caught:
            function(ORDINARY[:many], "2")
        assert "27" in str(caught.value)


@pytest.mark.parametrize("function", TAKE_LEVEL)
@pytest.mark.parametrize("level", ["1", "10", "t", "", "RJ", "BJ", "2H", "23", 7, None, True])
def test_a_level_that_is_no_rank(function, level):
    function("7")
    with pytest.raises(SettingError) as caught:
        function(level)
    assert caught.value.facts["place"] == "level"


@pytest.mark.parametrize("function", TAKE_SETTINGS)
@pytest.mark.parametrize("name", ["burn", "wild-pair", "Wild_pair"])
def test_an_unknown_reading(function, name):
    with pytest.raises(SettingError) as caught:
        function(**{name: "level"})
    assert caught.value.facts["place"] == name


@pytest.mark.parametrize("function", TAKE_SETTINGS)
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("wild_pair", "both"),
        ("wild_pair", True),
        ("wild_pair", None),
        ("flush_as_straight", "with_wild"),
        ("flush_as_straight", ""),
        ("flush_as_straight", ["never"]),
    ],
)
def test_an_unknown_value(function, name, value):
    with pytest.raises(SettingError) as caught:
        function(**{name: value})
    assert caught.value.facts["place"] == name


@pytest.mark.parametrize("function", TAKE_SETTINGS)
@pytest.mark.parametrize("wild_pair", ["level", "any"])
@pytest.mark.parametrize("flush_as_straight", ["with-wild", "never", "always"])
def test_every_value_is_taken(function, wild_pair, flush_as_straight):
    function(wild_pair=wild_pair, flush_as_straight=flush_as_straight)


NO_READINGS = [
    Reading("pair", 3, "7"),
    Reading("straight", 5, "4"),
    Reading("triple", 3, "RJ"),
    Reading("bomb", 11, "7"),
]


@pytest.mark.parametrize("function", [plays, why_not])
@pytest.mark.parametrize("bad", ["single 7", 7, (), ["single"], *NO_READINGS])
def test_a_play_to_beat_that_is_none(function, bad):
    with pytest.raises(SettingError) as caught:
        function("7S", "2", bad)
    assert caught.value.facts["place"] == "to_beat"


@pytest.mark.parametrize("bad", ["single 7", None, ("Single", 1, "7"), *NO_READINGS])
def test_beats_takes_only_readings(bad):
    for pair in ((SEVEN, bad), (bad, SEVEN)):
        with pytest.raises(SettingError):
            beats(*pair, "2")
