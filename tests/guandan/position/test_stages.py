"""Stages, tributes and levels that do not go together with the table."""

import pytest

from explorer import guandan
from explorer.game import PositionError
from tests.guandan.position.positions import BEAT, GAME, GOOD, HANDS, TRIBUTE, error
from tests.guandan.tables import run, table


@pytest.mark.parametrize("stage", ["return", "won", "finish", "last", "score", "next-level", "over"])
def test_stages_that_do_not_fit_a_deal_in_play(stage):
    assert error({**GOOD, "stage": stage}) == ("impossible-stage", "stage")


@pytest.mark.parametrize("stage", ["deal", "tribute", "lead"])
def test_stages_without_a_turn_that_do_not_fit_a_deal_in_play(stage):
    assert error({**GOOD, "stage": stage, "turn": None}) == ("impossible-stage", "stage")


def test_who_is_about_to_finish_has_no_cards():
    parts = {"stage": "finish", "turn": 3, "to_beat": {"seat": 3, "action": "KS"}}
    hands = [*HANDS[:3], []]
    assert GAME.state({**GOOD, **parts, "hands": hands}).stage == guandan.Stage("finish", 3)
    assert error({**GOOD, **parts}) == ("impossible-stage", "stage")


# Tributes


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


def test_only_who_was_paid_and_has_not_given_back_holds_a_card_more():
    cards = [card.text for card in guandan.TWO_PACKS]
    hands = [cards[:26], cards[26:52], cards[52:80], cards[80:104]]
    for stage in ({"previous": [0, 1, 2, 3]}, {"previous": [0, 1, 2, 3], "turn": 0, "deal": 2}):
        with pytest.raises(PositionError) as caught:
            guandan.Game().state({"level": "2", "hands": hands, **stage})
        assert (caught.value.message, caught.value.facts["place"]) == ("guandan:too-many-cards", "hands[2]")


# guandan.match


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


@pytest.mark.parametrize("place", [{"previous": [0, 2, 3, 1]}, {"previous": [2, 1, 0, 3], "turn": 1}])
def test_next_level_the_deal_is_at_the_level_of_the_winners(place):
    position = {"level": "2", "levels": ["5", "2"], "hands": [["5S", "9D"], ["6S", "7D"], ["7S", "8D"], ["8S", "9S"]]}
    with pytest.raises(PositionError) as caught:
        guandan.Game().state(position | place)
    assert (caught.value.message, caught.value.facts["place"]) == ("guandan:level-of-winners", "level")
    assert guandan.Game().state(position | place | {"level": "5"}).level == "5"
