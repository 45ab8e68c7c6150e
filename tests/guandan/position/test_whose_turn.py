"""guandan.turn: in a trick that a position tells nobody is left out, and nobody comes in between."""

import pytest

from explorer import guandan
from explorer.game import PositionError
from explorer.words import Words
from tests.guandan.position.positions import BEAT, GAME, GOOD, HANDS, error, trick, wrong_turn
from tests.guandan.tables import run

GONE = {"hands": [HANDS[0], [], *HANDS[2:]], "out": [1]}
SKIPPED = {"passed": [3], "to_beat": {"seat": 2, "action": "4S"}}
OUT = {"hands": [*HANDS[:3], []], "out": [3]}
LAST_OUT = {**OUT, "to_beat": {"seat": 3, "action": "4S"}}


@pytest.mark.parametrize(
    ("parts", "place", "expected"),
    [
        ({**BEAT, "turn": 1}, "turn", 0),  # seat 0 is left out
        ({**BEAT, "turn": 2}, "turn", 0),
        ({**BEAT, "turn": 3}, "turn", 0),  # on its own play
        ({**BEAT, "turn": 2, "passed": [0]}, "turn", 1),
        ({**BEAT, "turn": 1, "passed": [0, 1]}, "turn", 2),  # it has passed
        ({**BEAT, "turn": 3, "passed": [0, 1, 2]}, "turn", "none"),  # the trick is over
        ({**BEAT, "turn": 0, "passed": [0, 1, 2]}, "turn", "none"),
        ({**SKIPPED, "turn": 1}, "turn", 0),
        ({**SKIPPED, "passed": []}, "turn", 3),
        # Who is out is skipped: no less, and no more.
        ({**GONE, **BEAT, "passed": [0], "turn": 1}, "turn", 2),
        ({**GONE, **BEAT, "passed": [0], "turn": 3}, "turn", 2),
        ({**GONE, "to_beat": {"seat": 0, "action": "4S"}, "turn": 3}, "turn", 2),
        # The last player may be out itself.
        ({**LAST_OUT, "turn": 1}, "turn", 0),
        ({**LAST_OUT, "turn": 3}, "turn", 0),
        ({**LAST_OUT, "turn": 2, "passed": [0, 1, 2]}, "turn", "none"),
        # The whole trick: seat 1 passes and comes back in.
        ({**trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S"), "turn": 2}, "turn", 1),
    ],
    ids=str,
)
def test_the_turn_is_with_who_comes_next(parts, place, expected):
    assert wrong_turn(parts) == ("guandan:not-the-turn", place, expected)
    if expected != "none":
        assert GAME.actor(GAME.state({**GOOD, **parts, "turn": expected})) == expected


@pytest.mark.parametrize(
    ("parts", "place", "expected"),
    [
        ({**BEAT, "passed": [1], "turn": 2}, "passed[0]", 0),
        ({**BEAT, "passed": [3]}, "passed[0]", 0),
        ({**BEAT, "passed": [0, 2], "turn": 3}, "passed[1]", 1),
        ({**BEAT, "passed": [1, 0], "turn": 2}, "passed[0]", 0),
        ({**BEAT, "passed": [0, 1, 2, 3], "turn": 3}, "passed[3]", "none"),
        ({**GONE, **BEAT, "passed": [0, 1], "turn": 2}, "passed[1]", 2),  # it is out
        ({**LAST_OUT, "passed": [3]}, "passed[0]", 0),
        ({"to_beat": {"seat": 2, "action": "4S"}, "passed": [3, 1]}, "passed[1]", 0),
        ({**OUT, "to_beat": {"seat": 2, "action": "4S"}, "passed": [3]}, "passed[0]", 0),
        (trick("2 4S, 0 5S"), "trick[1]", 3),
        (trick("2 4S, 3 pass, 3 pass"), "trick[2]", 0),
        (trick("2 4S, 2 5S"), "trick[1]", 3),
        (trick("1 3S, 2 pass, 1 4S"), "trick[2]", 3),
        (trick("1 3S, 2 pass, 3 pass, 0 pass, 1 4S"), "trick[4]", "none"),
        # Seat 1 is out without a play in this trick, or passes after its last play.
        ({**GONE, **trick("3 3S, 0 4S, 1 pass, 2 5S")}, "trick[2]", 2),
        ({**GONE, **trick("0 3S, 1 4S, 2 5S, 3 7S, 0 8S, 1 pass"), "turn": 2}, "trick[5]", 2),
    ],
    ids=str,
)
def test_turns_of_a_trick_follow_each_other(parts, place, expected):
    assert wrong_turn(parts) == ("guandan:out-of-turn", place, expected)


@pytest.mark.parametrize(
    ("parts", "turn"),
    [
        (BEAT, 0),
        ({**BEAT, "passed": [0]}, 1),
        ({**BEAT, "passed": [0, 1]}, 2),
        ({**GONE, **BEAT, "passed": [0]}, 2),
        (LAST_OUT, 0),
        ({**LAST_OUT, "passed": [0, 1]}, 2),
        (trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S"), 1),
        ({**GONE, **trick("0 3S, 1 4S, 2 5S, 3 7S, 0 8S")}, 2),  # seat 1 went out on the way
        ({**GONE, **trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S, 1 9S, 2 pass, 3 pass")}, 0),
    ],
    ids=str,
)
def test_turns_that_fit_are_read(parts, turn):
    state = GAME.state({**GOOD, **parts, "turn": turn})
    assert GAME.actor(state) == turn
    assert GAME.state(state.to_dict()) == state


SHUT = trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S")


def test_passing_out_who_has_passed_has_no_turn():
    assert wrong_turn({**SHUT, "turn": 1}, passing="out") == ("guandan:not-the-turn", "turn", 2)
    again = trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S, 1 9S")
    assert wrong_turn({**again, "turn": 2}, passing="out") == ("guandan:out-of-turn", "trick[5]", 2)
    twice = trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S, 1 pass")
    assert wrong_turn({**twice, "turn": 2}, passing="out") == ("guandan:out-of-turn", "trick[5]", 2)
    over = trick("0 3S, 1 pass, 2 4S, 3 pass, 0 8S, 2 pass")
    assert wrong_turn({**over, "turn": 1}, passing="out") == ("guandan:not-the-turn", "turn", "none")


def test_passing_out_who_was_shut_out_is_skipped():
    game = guandan.Game(passing="out")
    state = game.state({**GOOD, **SHUT, "turn": 2})
    assert game.actor(state) == 2
    assert game.state(state.to_dict()) == state
    # What is not told has not been: then seat 1 has not passed yet.
    assert wrong_turn({"to_beat": {"seat": 0, "action": "8S"}, "turn": 2}, passing="out")[2] == 1


@pytest.mark.parametrize(("turn", "passed"), [(3, [0, 1]), (3, []), (2, [0, 1, 2]), (0, [0, 1, 2])])
def test_a_trick_is_won_when_all_others_have_passed(turn, passed):
    position = {**GOOD, **BEAT, "stage": "won", "turn": turn, "passed": passed}
    assert error(position) == ("impossible-stage", "stage")
    state = GAME.state({**position, "turn": 3, "passed": [0, 1, 2]})
    assert run(state.to_dict()).story == ["3 leads (turn: self)"]


@pytest.mark.parametrize(
    ("parts", "place", "expected"),
    [
        ({"to_beat": None}, "to_beat", '{"seat": 3, "action": "7S as single 7"}'),
        ({"to_beat": {"seat": 2, "action": "7S"}}, "to_beat", '{"seat": 3, "action": "7S as single 7"}'),
        ({"to_beat": {"seat": 3, "action": "8S"}}, "to_beat", '{"seat": 3, "action": "7S as single 7"}'),
        ({"passed": [3]}, "passed", "[]"),
        ({**trick("2 4S, 3 pass"), "passed": []}, "passed", "[3]"),
        ({"trick": [], **BEAT}, "to_beat", "null"),
        ({"trick": [], "passed": [3]}, "passed", "[]"),
    ],
    ids=str,
)
def test_to_beat_and_passed_are_those_of_the_trick(parts, place, expected):
    assert wrong_turn({**trick("2 4S, 3 7S"), **parts}) == ("guandan:not-as-in-trick", place, expected)


def test_to_beat_may_name_its_cards_in_another_order_than_the_trick():
    told = trick("2 7S 7D, 3 9S 9D")
    beat = {"to_beat": {"seat": 3, "action": "9D 9S as pair 9"}, "passed": []}
    assert GAME.state({**GOOD, **told, **beat}) == GAME.state({**GOOD, **told})


@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_is_wrong_with_a_turn_can_be_said(language):
    for parts in (
        {**BEAT, "turn": 1},
        {**BEAT, "passed": [0, 1, 2]},
        {**BEAT, "passed": [1]},
        {**BEAT, "passed": [0, 1, 2, 3]},
        {**trick("2 4S, 3 7S"), "to_beat": None},
        {"levels": ["3", "4"]},
    ):
        with pytest.raises(PositionError) as caught:
            GAME.state({**GOOD, **parts})
        assert Words(language).problem(caught.value)
