"""Positions from outside: good ones, and every kind of bad one with the place it names."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.cards import Card
from explorer.chance import Chance
from explorer.game import PositionError
from explorer.guandan.history import begun, deals, turns
from explorer.guandan.position import _STAGES
from explorer.problems import Refusal
from explorer.timeline import Timeline
from explorer.words import Words
from tests.guandan.cards import brute
from tests.guandan.tables import READINGS, SETTINGS, run, small_tables, table

GAME = guandan.Game()
GOOD = table("5S 6D AH | 7C 8C | 6S TD | 3S 4D")
TRIBUTE = table("5S 6D AH | 7C 8C | 6S TD | 3S 4D KS", previous=[0, 1, 2, 3])
BEAT = {"to_beat": {"seat": 3, "action": "4S"}}


def error(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.message, caught.value.facts["place"]


# Good ones


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


# Bad ones


HANDS = GOOD["hands"]


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
    message, place = error({**GOOD, "passed": [1]})
    assert message == "guandan:leader-passed"
    assert place in ("passed", "to_beat")  # the one is there, the other is missing


def test_a_play_that_is_none_says_why():
    for action, message in (("3S 4C 5C 6C 2H", "which"), ("7S 8S", "two-ranks"), ("7S as pair 7", "not-that")):
        with pytest.raises(PositionError) as caught:
            GAME.state({**GOOD, "to_beat": {"seat": 3, "action": action}})
        refusal = caught.value.facts["refusal"]
        assert isinstance(refusal, Refusal)
        assert refusal.message == message


def test_what_was_played_is_read_under_the_games_own_settings():
    pair = {**GOOD, "to_beat": {"seat": 3, "action": "2H 2H as pair Q"}}
    assert guandan.Game(wild_pair="any").state(pair).to_beat.reading == ("pair", 2, "Q")
    assert error(pair) == ("guandan:no-play", "to_beat.action")
    run_ = {**GOOD, "to_beat": {"seat": 3, "action": "3C 4C 5C 6C 7C as straight 7"}}
    assert guandan.Game(flush_as_straight="always").state(run_).to_beat.reading.shape == "straight"
    assert error(run_) == ("guandan:no-play", "to_beat.action")


@pytest.mark.parametrize("stage", ["return", "won", "finish", "last", "score", "next-level", "over"])
def test_stages_that_do_not_fit_a_deal_in_play(stage):
    assert error({**GOOD, "stage": stage}) == ("impossible-stage", "stage")


@pytest.mark.parametrize("stage", ["deal", "tribute", "lead"])
def test_stages_without_a_turn_that_do_not_fit_a_deal_in_play(stage):
    assert error({**GOOD, "stage": stage, "turn": None}) == ("impossible-stage", "stage")


@pytest.mark.parametrize(
    "parts",
    [
        {"stage": "return", "turn": 0},  # nothing was paid
        {"stage": "return", "turn": 1, "payments": [{"payer": 3, "receiver": 0, "card": "AH"}]},  # another's return
        {"stage": "return", "turn": 0, "payments": [{"payer": 2, "receiver": 0, "card": "AH"}]},  # no payer
        {"stage": "return", "turn": 0, "payments": [{"payer": 3, "receiver": 0, "card": "AH", "back": "5S"}]},
        {"stage": "lead"},
        {"stage": "lead", "payments": [{"payer": 3, "receiver": 0, "card": "AH"}]},
        {"stage": "tribute", "payments": [{"payer": 3, "receiver": 0, "card": "AH"}]},  # all is paid
        {"hands": [*HANDS[:3], ["2H", "2H"]]},  # nothing to pay with
        {"hands": [HANDS[0], [], *HANDS[2:]], "out": [1]},  # the deal has begun
        BEAT,
    ],
    ids=str,
)
def test_tributes_that_cannot_be(parts):
    assert error({**TRIBUTE, **parts}) == ("impossible-stage", "stage")


@pytest.mark.parametrize(
    "payment",
    [
        {"payer": 3, "receiver": 3, "card": "KS"},
        {"payer": 3, "receiver": 1, "card": "8C"},
    ],
    ids=str,
)
def test_a_payment_to_whom_nothing_is_due_is_no_position(payment):
    position = {**TRIBUTE, "stage": "return", "turn": payment["receiver"], "payments": [payment]}
    assert error(position)[0] == "impossible-stage"


PAID = {"payer": 3, "receiver": 0, "card": "8D", "back": "5D"}
DOUBLE = {"previous": [0, 2, 1, 3], "turn": 0}
BOTH = [{**PAID, "payer": 1}, {**PAID, "receiver": 2}]


@pytest.mark.parametrize(
    "parts",
    [
        {"previous": [0, 1, 2, 3], "payments": [PAID] * 3},
        {"previous": [0, 1, 2, 3], "payments": [PAID] * 2},
        {"previous": [0, 1, 2, 3], "payments": [{**PAID, "back": None}]},
        {"previous": [0, 1, 2, 3], "payments": [{**PAID, "payer": 2}]},
        {"previous": [0, 1, 2, 3], "payments": [{**PAID, "receiver": 1}]},
        {"payments": [PAID]},
        {**DOUBLE, "payments": BOTH[:1]},
        {**DOUBLE, "payments": BOTH[::-1]},
        {**DOUBLE, "payments": [BOTH[0], {**BOTH[1], "back": None}]},
        {**DOUBLE, "payments": [*BOTH, PAID]},
        {**BEAT, "previous": [0, 1, 2, 3], "payments": [PAID] * 2},
        {"hands": [[], *HANDS[1:]], "out": [0, 1, 2, 3], "stage": "score", "payments": [PAID]},
    ],
    ids=str,
)
def test_in_play_all_tributes_are_paid_and_returned_or_none_is_told(parts):
    assert error({**GOOD, **parts}) == ("guandan:payments-unfit", "payments")


@pytest.mark.parametrize("parts", [{"previous": [0, 1, 2, 3], "payments": [PAID]}, {**DOUBLE, "payments": BOTH}])
def test_in_play_tributes_may_be_told(parts):
    state = GAME.state({**GOOD, **parts})
    assert len(state.payments) == len(parts["payments"])
    assert GAME.state({**GOOD, **parts, "payments": []}).payments == ()


def test_no_return_and_no_lead_before_both_have_paid():
    parts = {**DOUBLE, "hands": [["5S", "8D"], ["7C", "8C"], ["6S", "TD"], ["3S", "4D"]]}
    assert error({**GOOD, **parts, "stage": "return", "payments": [{**BOTH[0], "back": None}]})[0] == "impossible-stage"
    assert error({**GOOD, **parts, "stage": "lead", "turn": None, "payments": BOTH[:1]})[0] == "impossible-stage"
    assert GAME.state({**GOOD, **parts, "stage": "lead", "turn": None, "payments": BOTH})


WON = {"hands": [[], ["8S"], [], []], "out": [0, 2, 3, 1], "stage": "over", "turn": 0, "level": "A"}


@pytest.mark.parametrize(
    "parts",
    [
        {"level": "K", "levels": ["K", "K"]},
        {"level": "K", "levels": ["A", "K"]},
        {"level": "A", "levels": ["K", "A"]},
        {"out": [0, 3, 1, 2]},  # the partner is last
        {"turn": 1},
    ],
    ids=str,
)
def test_a_match_is_over_only_as_it_is_won(parts):
    """`guandan.match`."""
    position = {**GOOD, **WON, "levels": ["A", "5"]}
    assert GAME.result(GAME.state(position)).winner == 0
    assert error({**position, **parts}) == ("impossible-stage", "stage")


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


def test_who_is_about_to_finish_has_no_cards():
    parts = {"stage": "finish", "turn": 3, "to_beat": {"seat": 3, "action": "KS"}}
    hands = [*HANDS[:3], []]
    assert GAME.state({**GOOD, **parts, "hands": hands}).stage == guandan.Stage("finish", 3)
    assert error({**GOOD, **parts})[0] in ("impossible-stage", "guandan:out-with-cards")


@pytest.mark.parametrize(
    "parts",
    [
        {"to_beat": {"seat": 3, "action": "4S"}, "passed": [3]},  # on its own play
        {"to_beat": {"seat": 2, "action": "4S"}, "passed": [3, 1]},  # seat 1 comes after seat 0
        {"hands": [*HANDS[:3], []], "out": [3], "to_beat": {"seat": 2, "action": "4S"}, "passed": [3]},  # out
        {"trick": [{"seat": 2, "action": "4S"}, {"seat": 3, "action": "pass"}, {"seat": 3, "action": "pass"}]},
    ],
    ids=str,
)
def test_passes_that_cannot_have_been_made(parts):
    """Gone on from, they come to tables that are refused as positions."""
    error({**GOOD, **parts})


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "7", '"x"', "[" * 100_000, "9" * 10_000, "{'level': 2}", "\x00", "NaN", '{"level": "2",}'],
    ids=lambda it: it[:10],
)
def test_bad_json(text):
    message, place = error(text)
    assert (message in ("not-json", "wrong-type"), place) == (True, "")


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


# guandan.turn: nobody is left out, and nobody comes in between


def wrong_turn(parts, **settings):
    """The message, its place, and what it says was expected."""
    with pytest.raises(PositionError) as caught:
        guandan.Game(**settings).state({**GOOD, **parts})
    facts = caught.value.facts
    return caught.value.message, facts["place"], facts["expected"]


def trick(text):
    """`2 4S, 3 pass`"""
    moves = (it.split(maxsplit=1) for it in text.split(", "))
    return {"trick": [{"seat": int(seat), "action": action} for seat, action in moves]}


GONE = {"hands": [HANDS[0], [], *HANDS[2:]], "out": [1]}
SKIPPED = {"passed": [3], "to_beat": {"seat": 2, "action": "4S"}}
LAST_OUT = {"hands": [*HANDS[:3], []], "out": [3], "to_beat": {"seat": 3, "action": "4S"}}


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
        (trick("2 4S, 0 5S"), "trick[1]", 3),
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


# guandan.next-level


@pytest.mark.parametrize("levels", [["9", "T"], ["A", "3"]])
def test_the_level_is_that_of_one_of_the_teams(levels):
    for parts in (GOOD, TRIBUTE):
        position = {**parts, "levels": levels}
        assert error(position) == ("guandan:level-of-neither", "level")
        winners = position.get("previous", [0])[0] % 2
        for team, level in enumerate(levels):
            if "previous" in position and team != winners:
                assert error({**position, "level": level}) == ("guandan:level-of-winners", "level")
            else:
                assert GAME.state({**position, "level": level}).level == level


def test_between_two_deals_the_level_is_still_that_of_the_one_before():
    line = run(table("9C | | | 3S 4D", out=[2, 1], turn=0, level="9", levels=["T", "9"]), "9C")
    (advance,) = (event.state for event in line.events if event.kind == "advance")
    assert (advance.level, advance.levels) == ("9", ("Q", "9"))
    line = run(table("9C | | | 3S 4D", out=[2, 1], turn=0, level="9", levels=["9", "T"]), "9C")
    (advance,) = (event.state for event in line.events if event.kind == "advance")
    assert (advance.level, advance.levels) == ("9", ("J", "T"))
    assert GAME.state(advance.to_dict()) == advance


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


# What is read can be gone on from, and read again


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (table("AC | | 2H | 2H", out=[1]), "AC, 2H"),
        (table("KS AS | | 9S | 3C", out=[1], level="9", levels=["9", "2"]), "KS, 9S, pass, pass, AS"),
        (table("9S TD JC QS 2H | | | 3C", out=[1, 2]), "9S TD JC QS 2H as straight K"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_the_last_trick_can_still_be_read_when_the_level_has_changed(position, action):
    """It was played at the level of its deal; at the next deal's it may be no play, or not beat what lay there."""
    line = run(position, action)
    assert "next-level" in [event.kind for event in line.events]
    for event in line.events:
        assert GAME.state(event.state.to_dict()) == event.state, event.kind


@pytest.mark.parametrize(
    "position",
    [
        table("5S 6S | 7S 8S | 9S TS | KS", previous=[0, 1, 2, 3]),
        table("5S 6S | 7S 8S | 9S TS | KS 2H", previous=[0, 1, 2, 3]),
        table("5S 6S | KD | 9S TS | KS", previous=[0, 2, 1, 3]),
    ],
    ids=["its last card", "all but a wild", "both their last card"],
)
def test_who_pays_with_its_last_card_is_refused_or_gone_on_with(position):
    try:
        line = run(position)
    except PositionError:
        return
    while line.state.stage.do == "return":
        line = line._replace(events=[*line.events, *(more := line.on(line.game.actions(line.state)[0])).events])
        line = line._replace(state=more.state)
    for event in line.events:
        assert GAME.state(event.state.to_dict()) == event.state, event.kind


def go_on(game, position, random):
    """Read a position, play a few turns, and read every table again: what goes wrong, in a word; None for what is
    refused, or right."""
    try:
        state = game.state(position)
    except PositionError as bad:
        assert isinstance(bad.facts["place"], str)
        return None
    timeline = Timeline(game, state)
    for _ in range(10):
        if told := history_of(timeline):
            return told
        for event in timeline.events(timeline.node):
            try:
                if game.state(event.state.to_dict()) != event.state:
                    return f"{event.kind}: another state"
            except PositionError as bad:
                return f"{event.kind}: {bad.message} at {bad.facts['place']}"
        state = timeline.node.state
        if game.actor(state) is None:
            return None if game.result(state) else "nobody's turn"
        actions = game.actions(state)
        if not actions:
            return "no actions"
        timeline.play(random.choice(actions))
    return None


def history_of(timeline):
    """Its deals, turn by turn: what is wrong with them, in a word."""
    line = timeline.line
    events = [event for node in line for event in timeline.events(node)]
    found = begun(line, timeline.start)
    if [it.begins for it in found] != [at for at, it in enumerate(events) if it.kind in ("setup", "deal", "restart")]:
        return "deals begin elsewhere"
    shown = [at for it in found for at in (turn.at for turn in turns(line, it))]
    if shown != [at for at, it in enumerate(events) if it.kind in ("play", "pass")]:
        return "other turns"
    if not {it.begins for it in deals(line)} <= {it.begins for it in found}:
        return "over without having begun"
    cancelled = [it.begins for it in found if it.tribute == "cancelled"]
    if len(cancelled) < sum(it.kind == "tribute-cancelled" for it in events):
        return "not cancelled"
    return None


def some_position(random):
    """Few cards, at any stage: often impossible, often not quite."""
    ranks = random.choice(["2A", "5T", "AK2"])
    pool = [card for card in brute.PACKS if brute.rank_of(card)[0] in ranks or card in brute.JOKERS]
    random.shuffle(pool)
    hands = [[pool.pop() for _ in range(random.choice([0, 1, 1, 2, 2, 3]))] for _ in range(4)]
    level = random.choice(ranks)
    position = {"level": level, "hands": hands, "levels": [level, random.choice(ranks)][:: random.choice([1, -1])]}
    out = [seat for seat in range(4) if not hands[seat]]
    random.shuffle(out)
    if random.random() < 0.1:
        out = random.sample(range(4), random.randint(0, 4))
    position["out"] = out

    fitting = random.random() < 0.5

    def payment(at):
        seats = {"payer": random.randrange(4), "receiver": random.randrange(4)}
        if fitting and "previous" in position:
            seats = {"payer": position["previous"][3 - at % 2], "receiver": position["previous"][at % 2]}
        return {**seats, "card": random.choice(brute.PACKS), "back": random.choice([None, random.choice(brute.PACKS)])}

    def move():
        return {"seat": random.randrange(4), "action": random.choice(["pass", random.choice(pool)])}

    for chance, key, value in (
        (0.5, "stage", lambda: random.choice(list(_STAGES))),
        (0.85, "turn", lambda: random.choice([0, 1, 2, 3, None])),
        (0.5, "previous", lambda: random.sample(range(4), 4)),
        (0.4, "payments", lambda: [payment(at) for at in range(random.choice([1, 1, 2, 2, 3, 4]))]),
        (0.5, "to_beat", lambda: {"seat": random.randrange(4), "action": " ".join(pool[: random.choice([1, 1, 2])])}),
        (0.4, "passed", lambda: random.sample(range(4), random.choice([0, 0, 1, 2, 3]))),
        (0.2, "trick", lambda: [move() for _ in range(random.randint(0, 3))]),
    ):
        if random.random() < chance:
            position[key] = value()

    return position


def test_any_table_of_few_cards_at_any_stage():
    """Refused, or gone on from through tables that can be read. Of each kind of failure the shortest is shown."""
    wrong = {}
    for seed in range(6000):
        random = Random(seed)
        game = guandan.Game(**{name: random.choice(values) for name, values in READINGS.items()})
        position = some_position(random)
        try:
            found = go_on(game, position, random)
        except Exception as crash:
            found = repr(crash)
        if found and (found not in wrong or len(str(position)) < len(str(wrong[found]))):
            wrong[found] = position
    assert not wrong, "\n".join(f"{found}\n    {json.dumps(position)}" for found, position in wrong.items())


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 5) | st.floats() | st.text(max_size=4) | st.sampled_from(["5S", "RJ"]),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=4), parts, max_size=2),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from([*GOOD, "levels", "to_beat", "passed", "out", "previous", "trick"]), JUNK))
@settings(max_examples=300)
def test_hostile_parts_are_read_or_refused(parts):
    for position in (parts, {**GOOD, **parts}, {**TRIBUTE, **parts}):
        go_on(GAME, position, Random(1))
        try:
            text = json.dumps(position)
        except UnicodeEncodeError:
            continue
        go_on(GAME, text, Random(1))


@given(JUNK | st.text(max_size=60))
def test_hostile_input_is_refused(value):
    with pytest.raises(PositionError):
        GAME.state(value)


# Under other settings


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


def test_only_who_was_paid_and_has_not_given_back_holds_a_card_more():
    cards = [card.text for card in guandan.TWO_PACKS]
    hands = [cards[:26], cards[26:52], cards[52:80], cards[80:104]]
    for stage in ({"previous": [0, 1, 2, 3]}, {"previous": [0, 1, 2, 3], "turn": 0, "deal": 2}):
        with pytest.raises(PositionError) as caught:
            guandan.Game().state({"level": "2", "hands": hands, **stage})
        assert (caught.value.message, caught.value.facts["place"]) == ("guandan:too-many-cards", "hands[2]")


@pytest.mark.parametrize("place", [{"previous": [0, 2, 3, 1]}, {"previous": [2, 1, 0, 3], "turn": 1}])
def test_next_level_the_deal_is_at_the_level_of_the_winners(place):
    position = {"level": "2", "levels": ["5", "2"], "hands": [["5S", "9D"], ["6S", "7D"], ["7S", "8D"], ["8S", "9S"]]}
    with pytest.raises(PositionError) as caught:
        guandan.Game().state(position | place)
    assert (caught.value.message, caught.value.facts["place"]) == ("guandan:level-of-winners", "level")
    assert guandan.Game().state(position | place | {"level": "5"}).level == "5"
