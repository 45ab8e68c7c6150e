"""Positions that are good, and the states they describe."""

import json

import pytest

from explorer import guandan
from explorer.cards import Card
from explorer.chance import Chance
from tests.guandan.position.positions import BEAT, GAME, GOOD, TRIBUTE, error
from tests.guandan.tables import run, table


def test_a_deal_and_what_it_leaves_out():
    state = GAME.state(GOOD)
    assert state.hands[0] == (Card("5S"), Card("6D"), Card("AH"))
    assert (state.level, state.levels, state.deal, state.out) == ("2", ("2", "2"), 1, ())
    assert (state.trick, state.previous, state.payments, state.chance) == ((), (), (), Chance(0))
    assert state.stage == guandan.Stage("play", 0)
    whole = state.to_dict()
    assert GAME.state(whole) == GAME.state(json.dumps(whole)) == GAME.state(json.dumps(GOOD)) == state
    assert {"level", "levels", "hands", "turn", "to_beat", "passed", "out"} <= set(whole)
    assert (whole["to_beat"], whole["turn"]) == (None, 0)


def test_hands_are_sorted_whatever_their_order():
    position = {**GOOD, "hands": [["RJ", "AH", "5S", "5D", "BJ", "5S"], *GOOD["hands"][1:]]}
    assert [card.text for card in GAME.state(position).hands[0]] == ["5S", "5S", "5D", "AH", "BJ", "RJ"]
    assert GAME.state({**position, "hands": tuple(map(tuple, position["hands"]))}) == GAME.state(position)


def test_levels_are_the_deals_unless_given():
    assert GAME.state({**GOOD, "level": "9"}).levels == ("9", "9")
    assert GAME.state({**GOOD, "level": "9", "levels": ["A", "9"]}).levels == ("A", "9")


def test_in_a_trick():
    state = GAME.state({**GOOD, **BEAT})
    assert state.to_beat.seat == 3
    assert (state.to_beat.cards, state.to_beat.reading) == ((Card("4S"),), ("single", 1, "4"))
    assert "pass" in GAME.actions(state)
    state = GAME.state({**GOOD, "to_beat": {"seat": 2, "action": "4S"}, "passed": [3]})
    assert state.passed == (3,)
    assert GAME.state(state.to_dict()) == state


def test_to_beat_may_name_its_reading_and_must_where_there_are_several():
    beat = {"seat": 3, "action": "3S 4D 5C 6S 2H as straight 6"}
    state = GAME.state({**GOOD, "to_beat": beat})
    assert state.to_beat.reading == ("straight", 5, "6")
    assert state.to_dict()["to_beat"] == beat
    assert GAME.state({**GOOD, "to_beat": {"seat": 3, "action": "4S as single 4"}}) == GAME.state({**GOOD, **BEAT})


def test_who_played_last_may_be_out():
    state = GAME.state(table("5S 6D | 7C 8C | 6S TD |", out=[3], to_beat={"seat": 3, "action": "4S"}))
    assert GAME.actor(state) == 0
    assert run(state.to_dict(), "pass, pass, pass").story[-1] == "1 leads (inherit: partner)"


def test_the_whole_trick_may_be_told():
    trick = [{"seat": 1, "action": "3C"}, {"seat": 2, "action": "pass"}, {"seat": 3, "action": "4S"}]
    state = GAME.state({**GOOD, "trick": trick})
    assert [(move.seat, len(move.cards)) for move in state.trick] == [(1, 1), (2, 0), (3, 1)]
    assert GAME.state(state.to_dict()) == state
    # Under `passing=out` it matters who passed earlier.
    assert run({**GOOD, "trick": trick}, "5S, pass", passing="out").actor == 3


@pytest.mark.parametrize("turn", [{}, {"turn": None}])
def test_with_previous_and_no_turn_it_starts_at_the_tribute(turn):
    position = {**TRIBUTE, **turn}
    assert GAME.state(position).stage == guandan.Stage("tribute")
    assert GAME.actor(GAME.state(position)) is None
    assert run(position).story == ["3 pays KS to 0"]


def test_with_previous_and_a_turn_it_is_being_played():
    state = GAME.state({**TRIBUTE, "turn": 1, "deal": 4})
    assert (state.stage, state.previous, state.deal) == (guandan.Stage("play", 1), (0, 1, 2, 3), 4)
    assert GAME.state({**TRIBUTE, "turn": 1}).deal == GAME.state(TRIBUTE).deal == 2
    assert GAME.state(state.to_dict()) == state


def test_with_an_empty_previous_it_is_a_first_deal():
    assert GAME.state({**GOOD, "previous": []}) == GAME.state(GOOD)


def test_a_return_may_be_open():
    state = run(TRIBUTE).state
    position = state.to_dict()
    assert (position["stage"], position["turn"]) == ("return", 0)
    assert position["payments"] == [{"payer": 3, "receiver": 0, "card": "KS", "back": None}]
    assert run(position, "return 5S").state == run(TRIBUTE, "return 5S").state


def test_full_hands_and_28_cards_while_a_return_is_open():
    state = GAME.start(1)
    assert GAME.state(state.to_dict()) == state
    end = table("9C | | | 3S 4D", out=[2, 1], turn=0, seed=3)
    line = run(end, "9C")
    assert max(len(hand) for hand in line.state.hands) == 28
    assert GAME.state(line.state.to_dict()) == line.state


def test_chance_is_part_of_a_position():
    state = GAME.state({**GOOD, "seed": 5, "drawn": 9})
    assert state.chance == Chance(5, 9)
    assert (state.to_dict()["seed"], state.to_dict()["drawn"]) == (5, 9)


def test_both_copies_of_every_card_may_be_in_play():
    state = GAME.state(table("5S 5S | 6S RJ | 6S RJ | 7D BJ BJ", to_beat={"seat": 3, "action": "7D"}))
    assert GAME.actor(state) == 0


def test_what_was_played_is_read_under_the_games_own_settings():
    pair = {**GOOD, "to_beat": {"seat": 3, "action": "2H 2H as pair Q"}}
    assert guandan.Game(wild_pair="any").state(pair).to_beat.reading == ("pair", 2, "Q")
    assert error(pair) == ("guandan:no-play", "to_beat.action")
    run_ = {**GOOD, "to_beat": {"seat": 3, "action": "3C 4C 5C 6C 7C as straight 7"}}
    assert guandan.Game(flush_as_straight="always").state(run_).to_beat.reading.shape == "straight"
    assert error(run_) == ("guandan:no-play", "to_beat.action")
