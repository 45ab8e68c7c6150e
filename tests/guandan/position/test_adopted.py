"""Positions made under one reading, set up under another: for "what if"."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.timeline import Timeline
from tests.guandan.position.positions import GAME, GOOD, HANDS, error, trick
from tests.guandan.tables import SETTINGS, small_tables


@given(small_tables(), SETTINGS, st.integers(0, 2**32))
@settings(max_examples=80)
def test_adopted_by_another_game_it_is_a_position_of_that_game(made, chosen, seed):
    """For "what if": a position made under one reading, set up under another."""
    game, state = made
    other, random = guandan.Game(**chosen), Random(seed)
    for _ in range(8):
        adopted = other.adopt(state, game)
        assert other.state(adopted.to_dict()) == adopted == other.adopt(adopted, game)
        assert adopted.hands == state.hands
        partners = len(state.out) == 2 and state.out[0] % 2 == state.out[1] % 2
        if not (partners and other.double_down == "stop"):  # then the deal is over
            assert adopted.stage == state.stage
        if state.deal > 2 or game.actor(state) is None:
            break
        state = game.apply(state, random.choice(game.actions(state))).state


# wild_pair, flush_as_straight


@pytest.mark.parametrize(
    ("one", "beat"),
    [
        ({"wild_pair": "any"}, "2H 2H as pair Q"),
        ({"flush_as_straight": "always"}, "3C 4C 5C 6C 7C as straight 7"),
    ],
    ids=str,
)
def test_adopted_in_a_trick_that_the_other_reading_does_not_know(one, beat):
    game = guandan.Game(**one)
    state = game.state({**GOOD, "to_beat": {"seat": 3, "action": beat}})
    adopted = GAME.adopt(state, game)
    assert GAME.state(adopted.to_dict()) == adopted
    assert GAME.actions(adopted)


@pytest.mark.parametrize(("stage", "turn"), [("finish", 3), ("won", 3)])
def test_adopted_in_the_midst_of_a_trick_that_the_other_reading_does_not_know(stage, turn):
    game = guandan.Game(wild_pair="any")
    position = {**GOOD, "to_beat": {"seat": 3, "action": "2H 2H as pair Q"}, "stage": stage, "turn": turn}
    if stage == "finish":
        position["hands"] = [*HANDS[:3], []]
    else:
        position["passed"] = [0, 1, 2]
    adopted = GAME.adopt(game.state(position), game)
    assert GAME.state(adopted.to_dict()) == adopted
    assert GAME.actor(adopted) == (0 if stage == "finish" else 3)


# passing


@pytest.mark.parametrize(
    ("settings", "told", "turn", "kept"),
    [
        # Seat 1 may not come back in under `out`: what was before the eight is forgotten.
        ({"passing": "out"}, "0 3S, 1 pass, 2 4S, 3 7S, 0 8S", 1, "0 8S"),
        # Seat 1 was left out under `out`: it has passed on the eight.
        ({"passing": "re-enter"}, "0 3S, 1 pass, 2 4S, 3 7S, 0 8S", 2, "0 8S, 1 pass"),
        # As it lies it could be under both.
        ({"passing": "re-enter"}, "0 3S, 1 pass, 2 4S, 3 7S", 0, "0 3S, 1 pass, 2 4S, 3 7S"),
        ({"passing": "out"}, "0 3S, 1 pass, 2 4S, 3 7S", 0, "0 3S, 1 pass, 2 4S, 3 7S"),
    ],
    ids=str,
)
def test_adopted_where_a_pass_counts_otherwise(settings, told, turn, kept):
    """The last play and the turn stay."""
    game = guandan.Game(**settings)
    other = guandan.Game(passing="re-enter" if settings["passing"] == "out" else "out")
    state = other.state({**GOOD, **trick(told), "turn": turn})
    adopted = game.adopt(state, other)
    assert adopted == game.state({**GOOD, **trick(kept), "turn": turn}) == game.adopt(adopted, other)
    assert (adopted.stage, adopted.to_beat) == (state.stage, state.to_beat)


def test_adopted_in_the_middle_of_a_step():
    """Seat 1 has passed, come back in and played its last card: under `out` only that play is kept."""
    game, other = guandan.Game(), guandan.Game(passing="out")
    parts = {**trick("0 3S, 1 pass, 2 4S, 3 7S, 0 8S, 1 9S"), "turn": 1, "stage": "finish"}
    state = game.state({**GOOD, **parts, "hands": [HANDS[0], [], *HANDS[2:]]})
    adopted = other.adopt(state, game)
    assert adopted.trick == state.trick[-1:]
    assert other.state(adopted.to_dict()) == adopted


# double_down


TWO_OUT = {"hands": [[], HANDS[1], [], HANDS[3]], "out": [0, 2], "turn": 1}
STOP = guandan.Game(double_down="stop")


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"to_beat": {"seat": 2, "action": "KS"}, "turn": 3},
        {"to_beat": {"seat": 2, "action": "KS"}, "passed": [3, 1], "turn": 2, "stage": "won"},
        {"hands": [[], [], [], HANDS[3]], "to_beat": {"seat": 1, "action": "KS"}, "turn": 1, "stage": "finish"},
    ],
    ids=str,
)
def test_a_deal_of_two_partners_out_is_over_where_it_stops(parts):
    """Under `double_down=stop` it is no position; one of the other reading is adopted as over."""
    position = {**GOOD, **TWO_OUT, **parts}
    assert error(position, STOP)[0] == "impossible-stage"
    state = GAME.state(position)
    adopted = STOP.adopt(state, GAME)
    assert adopted.stage == guandan.Stage("last", adopted.out[-1])
    assert STOP.state(adopted.to_dict()) == adopted == STOP.adopt(adopted, GAME)
    assert [event.kind for event in STOP.opening(adopted).events][:3] == ["setup", "deal-over", "advance"]
    other, cut = Timeline(GAME, state).under(STOP)
    assert (other.node.state.deal, other.node.state.levels, cut) == (2, ("5", "2"), False)


@pytest.mark.parametrize(
    ("parts", "stage"),
    [
        ({}, guandan.Stage("play", 3)),
        ({"to_beat": {"seat": 2, "action": "KS"}}, guandan.Stage("play", 3)),
        ({"to_beat": {"seat": 0, "action": "KS"}, "passed": [1], "turn": 2}, guandan.Stage("play", 3)),
    ],
    ids=str,
)
def test_a_deal_that_has_stopped_goes_on_where_it_is_played_on(parts, stage):
    position = {**GOOD, **TWO_OUT, "stage": "last", "turn": 2, **parts}
    assert error(position) == ("impossible-stage", "stage")
    adopted = GAME.adopt(STOP.state(position), STOP)
    assert adopted.stage == stage
    assert GAME.state(adopted.to_dict()) == adopted == GAME.adopt(adopted, STOP)
    assert STOP.adopt(STOP.state(position), GAME) == STOP.state(position)
