"""Positions with a fault in one of their parts, and the place each names."""

import json

import pytest

from explorer.game import PositionError
from explorer.problems import Refusal
from tests.guandan.cards import brute
from tests.guandan.position.positions import BEAT, GAME, GOOD, HANDS, error


@pytest.mark.parametrize(
    ("parts", "message", "place"),
    [
        # level and levels
        ({"level": None}, "wrong-type", "level"),
        ({"level": 2}, "wrong-type", "level"),
        ({"level": "10"}, "unknown-value", "level"),
        ({"level": "RJ"}, "unknown-value", "level"),
        ({"level": ""}, "unknown-value", "level"),
        ({"level": "a"}, "unknown-value", "level"),
        ({"level": "23"}, "unknown-value", "level"),
        ({"levels": None}, "wrong-type", "levels"),
        ({"levels": "22"}, "wrong-type", "levels"),
        ({"levels": ["2"]}, "two-sides", "levels"),
        ({"levels": ["2", "2", "2"]}, "two-sides", "levels"),
        ({"levels": ["2", 3]}, "wrong-type", "levels[1]"),
        ({"levels": ["1", "2"]}, "unknown-value", "levels[0]"),
        # hands
        ({"hands": None}, "wrong-type", "hands"),
        ({"hands": "5S"}, "wrong-type", "hands"),
        ({"hands": {"0": ["5S"]}}, "wrong-type", "hands"),
        ({"hands": []}, "guandan:four-hands", "hands"),
        ({"hands": [["5S"]] * 2}, "guandan:four-hands", "hands"),
        ({"hands": [*HANDS, ["9S"]]}, "guandan:four-hands", "hands"),
        ({"hands": ["5S", "6S", "7S", "8S"]}, "wrong-type", "hands[0]"),
        ({"hands": [*HANDS[:3], None]}, "wrong-type", "hands[3]"),
        ({"hands": [*HANDS[:3], [8]]}, "wrong-type", "hands[3][0]"),
        ({"hands": [*HANDS[:3], ["5D", ["6S"]]]}, "wrong-type", "hands[3][1]"),
        ({"hands": [*HANDS[:3], ["1S"]]}, "guandan:unknown-card-or-joker", "hands[3][0]"),
        ({"hands": [HANDS[0], ["9S", "??"], *HANDS[2:]]}, "guandan:unknown-card-or-joker", "hands[1][1]"),
        ({"hands": [HANDS[0], ["9s"], *HANDS[2:]]}, "guandan:unknown-card-or-joker", "hands[1][0]"),
        ({"hands": [HANDS[0], ["\ud800"], *HANDS[2:]]}, "guandan:unknown-card-or-joker", "hands[1][0]"),
        ({"hands": [brute.PACKS[:28], *HANDS[1:]]}, "guandan:too-many-cards", "hands[0]"),
        # third copies
        ({"hands": [["9S", "9S", "9S"], *HANDS[1:]]}, "guandan:third-copy", "hands[0][2]"),
        ({"hands": [["9S"], ["6S", "9S"], ["7S"], ["8S", "9S"]]}, "guandan:third-copy", "hands[3][1]"),
        ({"hands": [["RJ", "RJ"], ["6S"], ["7S"], ["RJ"]]}, "guandan:third-copy", "hands[3][0]"),
        ({"to_beat": {"seat": 3, "action": "5S 5S"}}, "guandan:third-copy", "to_beat"),
        ({"to_beat": {"seat": 3, "action": "9S 9S 9S"}}, "guandan:third-copy", "to_beat.action"),
        (
            {"trick": [{"seat": 2, "action": "7C"}, {"seat": 3, "action": "8S"}, {"seat": 0, "action": "8C 8C"}]},
            "guandan:does-not-beat",
            "trick[2]",
        ),
        (
            {"trick": [{"seat": 1, "action": "7C"}, {"seat": 3, "action": "8C 8C 8D 8S"}]},
            "guandan:third-copy",
            "trick[1]",
        ),
        # turn
        ({"turn": 4}, "out-of-range", "turn"),
        ({"turn": -1}, "out-of-range", "turn"),
        ({"turn": True}, "wrong-type", "turn"),
        ({"turn": "0"}, "wrong-type", "turn"),
        ({"turn": 1.0}, "wrong-type", "turn"),
        ({"turn": None}, "missing-key", "turn"),
        # out
        ({"out": "1"}, "wrong-type", "out"),
        ({"out": None}, "wrong-type", "out"),
        ({"out": [4]}, "out-of-range", "out[0]"),
        ({"out": [True]}, "wrong-type", "out[0]"),
        ({"out": [0, 0]}, "guandan:seat-twice", "out[1]"),
        ({"out": [0]}, "guandan:out-with-cards", "hands[0]"),
        ({"out": [2, 1]}, "guandan:out-with-cards", "hands[1]"),
        ({"hands": [[], *HANDS[1:]]}, "guandan:empty-hand-not-out", "hands[0]"),
        ({"hands": [*HANDS[:3], []]}, "guandan:empty-hand-not-out", "hands[3]"),
        ({"hands": [*HANDS[:3], []], "out": [3], "turn": 3}, "impossible-stage", "turn"),
        ({"hands": [HANDS[0], [], [], []], "out": [1, 2, 3]}, "impossible-stage", "turn"),
        # to beat, passed
        ({"to_beat": "5S"}, "wrong-type", "to_beat"),
        ({"to_beat": [3, "5S"]}, "wrong-type", "to_beat"),
        ({"to_beat": {}}, "missing-key", "to_beat.seat"),
        ({"to_beat": {"seat": 3}}, "missing-key", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "7S", "by": 1}}, "unknown-key", "to_beat.by"),
        ({"to_beat": {"seat": 9, "action": "7S"}}, "out-of-range", "to_beat.seat"),
        ({"to_beat": {"seat": None, "action": "7S"}}, "wrong-type", "to_beat.seat"),
        ({"to_beat": {"seat": 3, "action": 7}}, "wrong-type", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "pass"}}, "guandan:leader-passed", "to_beat"),
        ({"to_beat": {"seat": 3, "action": "return 5S"}}, "guandan:unknown-card-or-joker", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "1S"}}, "guandan:unknown-card-or-joker", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": ""}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "as"}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "7S 8S"}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "3S 4C 5C 6C 2H"}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "7S as pair 7"}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 3, "action": "7S as"}}, "guandan:no-play", "to_beat.action"),
        ({"to_beat": {"seat": 0, "action": "7S"}}, "guandan:not-the-turn", "turn"),
        ({"to_beat": {"seat": 3, "action": "7S"}, "passed": [0]}, "guandan:not-the-turn", "turn"),
        ({**BEAT, "passed": "01"}, "wrong-type", "passed"),
        ({**BEAT, "passed": None}, "wrong-type", "passed"),
        ({**BEAT, "passed": [7]}, "out-of-range", "passed[0]"),
        ({**BEAT, "passed": ["0"]}, "wrong-type", "passed[0]"),
        ({**BEAT, "passed": [1, 1]}, "guandan:seat-twice", "passed[1]"),
        # the trick
        ({"trick": "5S"}, "wrong-type", "trick"),
        ({"trick": [7]}, "wrong-type", "trick[0]"),
        ({"trick": [{"seat": 3}]}, "missing-key", "trick[0].action"),
        ({"trick": [{"seat": 3, "action": "7S", "x": 0}]}, "unknown-key", "trick[0].x"),
        ({"trick": [{"seat": 3, "action": "pass"}]}, "guandan:leader-passed", "trick[0]"),
        ({"trick": [{"seat": 2, "action": "9S"}, {"seat": 3, "action": "8S"}]}, "guandan:does-not-beat", "trick[1]"),
        ({"trick": [{"seat": 2, "action": "9S"}, {"seat": 3, "action": "TS TD"}]}, "guandan:does-not-beat", "trick[1]"),
        (
            {"trick": [{"seat": 2, "action": "9S"}, {"seat": 3, "action": "TS 9D"}]},
            "guandan:no-play",
            "trick[1].action",
        ),
        # the deal before, and payments
        ({"previous": None}, "wrong-type", "previous"),
        ({"previous": "0123"}, "wrong-type", "previous"),
        ({"previous": [0, 1, 2]}, "guandan:four-places", "previous"),
        ({"previous": [0, 1, 2, 2]}, "guandan:seat-twice", "previous[3]"),
        ({"previous": [0, 1, 2, 4]}, "out-of-range", "previous[3]"),
        ({"payments": "KS"}, "wrong-type", "payments"),
        ({"payments": [7]}, "wrong-type", "payments[0]"),
        ({"payments": [{"payer": 3, "receiver": 0}]}, "missing-key", "payments[0].card"),
        ({"payments": [{"payer": 3, "receiver": 0, "card": "KS", "x": 1}]}, "unknown-key", "payments[0].x"),
        ({"payments": [{"payer": 3, "receiver": 9, "card": "KS"}]}, "out-of-range", "payments[0].receiver"),
        (
            {"payments": [{"payer": 3, "receiver": 0, "card": "1S"}]},
            "guandan:unknown-card-or-joker",
            "payments[0].card",
        ),
        (
            {"payments": [{"payer": 3, "receiver": 0, "card": "KS", "back": "??"}]},
            "guandan:unknown-card-or-joker",
            "payments[0].back",
        ),
        # counting and chance
        ({"deal": 0}, "out-of-range", "deal"),
        ({"deal": 1, "previous": [0, 1, 2, 3]}, "out-of-range", "deal"),  # there was one before
        ({"deal": 2**64}, "out-of-range", "deal"),
        ({"deal": "1"}, "wrong-type", "deal"),
        ({"deal": True}, "wrong-type", "deal"),
        ({"seed": -1}, "out-of-range", "seed"),
        ({"seed": 2**64}, "out-of-range", "seed"),
        ({"seed": float("nan")}, "wrong-type", "seed"),
        ({"drawn": -1}, "out-of-range", "drawn"),
        ({"drawn": None}, "wrong-type", "drawn"),
        # stages
        ({"stage": None}, "wrong-type", "stage"),
        ({"stage": ["play"]}, "wrong-type", "stage"),
        ({"stage": "cheat"}, "unknown-value", "stage"),
        ({"stage": "__init__"}, "unknown-value", "stage"),
        ({"stage": "deal"}, "guandan:no-turn-now", "turn"),
        ({"stage": "tribute"}, "guandan:no-turn-now", "turn"),
        ({"stage": "won", "turn": None}, "missing-key", "turn"),
        # keys
        ({"hand": []}, "unknown-key", "hand"),
        ({"": 1}, "unknown-key", ""),
        ({7: 1}, "unknown-key", "7"),
    ],
    ids=lambda it: str(it)[:60] if not isinstance(it, dict) else "",
)
def test_bad_positions_name_the_place(parts, message, place):
    assert error({**GOOD, **parts}) == (message, place)


def test_a_missing_key():
    assert error({}) == ("missing-key", "level")
    assert error({"level": "2"}) == ("missing-key", "hands")
    assert error({"hands": HANDS, "turn": 0}) == ("missing-key", "level")
    assert error({"level": "2", "hands": HANDS}) == ("missing-key", "turn")


def test_passes_on_nothing():
    assert error({**GOOD, "passed": [1]}) == ("guandan:leader-passed", "passed")


def test_a_play_that_is_none_says_why():
    for action, message in (("3S 4C 5C 6C 2H", "which"), ("7S 8S", "two-ranks"), ("7S as pair 7", "not-that")):
        with pytest.raises(PositionError) as caught:
            GAME.state({**GOOD, "to_beat": {"seat": 3, "action": action}})
        refusal = caught.value.facts["refusal"]
        assert isinstance(refusal, Refusal)
        assert refusal.message == message


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, "9" * 10_000, "{'level': 2}", "\x00", '{"level": "2",}'], ids=lambda it: it[:10]
)
def test_bad_json(text):
    assert error(text) == ("not-json", "")


@pytest.mark.parametrize("text", ["[]", "null", "7", '"x"', "NaN"])
def test_json_that_is_no_object(text):
    assert error(text) == ("wrong-type", "")


@pytest.mark.parametrize("value", [None, 7, True, [], ["level"], b"{}", 1.5, {1, 2}])
def test_what_is_no_object(value):
    assert error(value) == ("wrong-type", "")


def test_a_trick_without_end_is_refused_at_once():
    passes = [{"seat": seat % 4, "action": "pass"} for seat in range(100_000)]
    begun = {"seat": 3, "action": "4S"}
    assert error({**GOOD, "trick": [begun, *passes]}) == ("guandan:out-of-turn", "trick[4]")


def test_a_huge_text_is_refused_at_once():
    message, _ = error(json.dumps({**GOOD, "x": "y" * 5_000_000}))
    assert message == "too-long"
    message, place = error({**GOOD, "to_beat": {"seat": 3, "action": "5S " * 100_000}})
    assert (message, place) == ("guandan:too-many-cards", "to_beat.action")


def test_a_views_position_is_refused_for_its_hidden_cards():
    state = GAME.state(GOOD)
    assert error(GAME.view(state, 0).to_dict()) == ("guandan:unknown-card-or-joker", "hands[1][0]")
