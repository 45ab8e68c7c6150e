"""Bad input is named, whichever function it is given to."""

import copy
import itertools
import pickle

import pytest

from explorer.cards import Card
from explorer.guandan import Reading, beats, laid_out, plays, read, readings_of, why_not, why_not_beats, write
from explorer.problems import CardError, SettingError
from tests.guandan.cards.brute import ORDINARY

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


@pytest.mark.parametrize(
    ("function", "place"), [*TAKE_CARDS, (lambda cards, level: write(cards, SEVEN, level), "cards")]
)
@pytest.mark.parametrize("bad", [None, 5, True, b"5S", {"5S": 2}, object(), len], ids=lambda it: str(type(it)))
def test_what_holds_no_cards(function, place, bad):
    with pytest.raises(CardError) as caught:
        function(bad, "2")
    assert caught.value.facts["place"] == place and str(caught.value)


def test_cards_come_in_any_row():
    for cards in ("7S", ["7S"], ("7S",), Card("7S"), [Card("7S")], iter(["7S"]), {"7S"}):
        assert readings_of(cards, "2") == [SEVEN]
    with pytest.raises(CardError):
        readings_of(itertools.repeat("7S"), "2")
    with pytest.raises(CardError):
        plays(itertools.cycle(["7S"]), "2")


NO_READINGS = [
    ("pair", 1, "7"),
    ("bomb", 11, "7"),
    ("straight", 5, "4"),
    ([], 1, "7"),
    ("pair", 2),
    "pair 7",
    ["pair", 2, "7"],
    7,
    {},
]


@pytest.mark.parametrize("bad", [*NO_READINGS, None], ids=repr)
def test_a_reading_there_is_not(bad):
    askers = [
        lambda: beats(bad, SEVEN, "2"),
        lambda: beats(SEVEN, bad, "2"),
        lambda: why_not_beats(bad, SEVEN, "2"),
        lambda: why_not_beats(SEVEN, bad, "2"),
        lambda: write("7S", bad, "2"),
        lambda: laid_out("7S", bad, "2"),
    ]
    if bad is not None:
        askers += [lambda: plays("7S", "2", bad), lambda: why_not("7S", "2", bad)]
    for ask in askers:
        with pytest.raises(SettingError) as caught:
            ask()
        assert caught.value.facts["place"] in ("reading", "other", "to_beat") and str(caught.value)


@pytest.mark.parametrize("bad", [None, 7, ["7S"], b"7S"], ids=repr)
def test_an_action_is_a_text(bad):
    with pytest.raises(CardError) as caught:
        read(bad, "2")
    assert caught.value.facts["place"] == "action"


def test_a_reading_cannot_be_changed_and_is_kept_by_copies():
    found = readings_of("5S 6D 7C 8D 2H", "2")[0]
    with pytest.raises(AttributeError):
        found.wilds = ()
    assert pickle.loads(pickle.dumps(found)).wilds == copy.deepcopy(found).wilds == (Card("9H"),)
    assert repr(found._replace(rank="8"))
    assert found == found.plain and type(found.plain) is Reading
