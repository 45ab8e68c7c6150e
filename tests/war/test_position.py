"""Positions from outside: good ones, and every kind of bad one with the place it names."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import war
from explorer.game import PositionError
from explorer.war.position import _STAGES
from tests.war.strategies import table

GAME = war.Game()
GOOD = table("7S 8S | 9S", "7C 8C | 9C", "AH AD")


def error(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    assert str(caught.value)
    return caught.value.message, caught.value.facts["place"]


def changed(**parts):
    return {**GOOD, **parts}


def test_good_positions():
    state = GAME.state(GOOD)
    assert state == GAME.state(json.dumps(GOOD))
    assert state.to_dict() == GOOD
    assert GAME.state({"hands": [["7S"], ["7C"]]}).to_dict() == table("7S", "7C")
    assert GAME.state({"hands": (("7S",), ("7C",))}) == GAME.state(table("7S", "7C"))
    # A hand may be short although its pile has cards.
    assert GAME.state(table("7S | 8S 9S", "7C")).draws[0] != ()


@pytest.mark.parametrize(
    ("parts", "message", "place"),
    [
        # cards
        ({"pot": ["7S"]}, "duplicate-card", "pot[0]"),
        ({"hands": [["7S", "7S"], ["7C"]]}, "duplicate-card", "hands[0][1]"),
        ({"draws": [[], ["2S", "8S"]]}, "duplicate-card", "draws[1][1]"),
        ({"pot": ["1S"]}, "unknown-card", "pot[0]"),
        ({"pot": ["RJ"]}, "unknown-card", "pot[0]"),
        ({"pot": ["??"]}, "unknown-card", "pot[0]"),
        ({"draws": [["9S", ""], []]}, "unknown-card", "draws[0][1]"),
        ({"hands": [["7S"], ["\ud800"]]}, "unknown-card", "hands[1][0]"),
        ({"hands": [["7S"], [7]]}, "wrong-type", "hands[1][0]"),
        ({"hands": [["7S"], [None]]}, "wrong-type", "hands[1][0]"),
        ({"pot": [["7S"]]}, "wrong-type", "pot[0]"),
        # sides
        ({"hands": [["7S"]]}, "two-sides", "hands"),
        ({"hands": [["7S"], ["7C"], []]}, "two-sides", "hands"),
        ({"draws": []}, "two-sides", "draws"),
        ({"hands": None}, "wrong-type", "hands"),
        ({"hands": "7S"}, "wrong-type", "hands"),
        ({"hands": {"0": ["7S"]}}, "wrong-type", "hands"),
        ({"hands": ["7S", "7C"]}, "wrong-type", "hands[0]"),
        ({"draws": [[], None]}, "wrong-type", "draws[1]"),
        ({"pot": None}, "wrong-type", "pot"),
        ({"pot": "AH"}, "wrong-type", "pot"),
        ({"hands": [["2S", "3S", "4S", "5S"], ["7C"]]}, "war:hand-over-limit", "hands[0]"),
        ({"hands": [["2S"], ["3C", "4C", "5C", "6C"]]}, "war:hand-over-limit", "hands[1]"),
        ({"hands": [[], ["7C"]], "draws": [[], []]}, "war:empty-side", "hands[0]"),
        ({"hands": [["7S"], []], "draws": [["9S"], []]}, "war:empty-side", "hands[1]"),
        ({"hands": [[], []], "draws": [[], []], "pot": []}, "war:empty-side", "hands[0]"),
        ({"hands": [["7S"], []]}, "war:empty-hand", "hands[1]"),
        # chance
        ({"seed": -1}, "out-of-range", "seed"),
        ({"seed": 2**64}, "out-of-range", "seed"),
        ({"seed": 10**5000}, "out-of-range", "seed"),
        ({"seed": True}, "wrong-type", "seed"),
        ({"seed": 1.0}, "wrong-type", "seed"),
        ({"seed": float("nan")}, "wrong-type", "seed"),
        ({"seed": None}, "wrong-type", "seed"),
        ({"seed": "1"}, "wrong-type", "seed"),
        ({"drawn": -1}, "out-of-range", "drawn"),
        ({"drawn": False}, "wrong-type", "drawn"),
        # how the pot lies
        ({"laid": ["0 up"]}, "war:laid-length", "laid"),
        ({"laid": "0 up"}, "wrong-type", "laid"),
        ({"laid": ["0 up", "2 up"]}, "unknown-value", "laid[1]"),
        ({"laid": ["0 up", 1]}, "unknown-value", "laid[1]"),
        ({"laid": [["0 up"], "loose"]}, "unknown-value", "laid[0]"),
        ({"laid": ["0 committed", "0 committed"]}, "war:second-committed", "laid[1]"),
        ({"laid": ["loose", "1 committed"]}, "war:committed-first", "laid"),
        ({"laid": ["0 committed", "1 committed"]}, "war:committed-first", "laid"),
        # stages
        ({"stage": "choose"}, "wrong-type", "stage"),
        ({"stage": {}}, "missing-key", "stage.do"),
        ({"stage": {"do": "cheat"}}, "unknown-value", "stage.do"),
        ({"stage": {"do": "__init__"}}, "unknown-value", "stage.do"),
        ({"stage": {"do": ["burn"]}}, "unknown-value", "stage.do"),
        ({"stage": {"do": "choose", "who": 1}}, "unknown-key", "stage.who"),
        ({"stage": {"do": "choose", "seat": 1}}, "unknown-key", "stage.seat"),
        ({"stage": {"do": "burn"}}, "missing-key", "stage.seat"),
        ({"stage": {"do": "burn", "seat": 2}}, "out-of-range", "stage.seat"),
        ({"stage": {"do": "burn", "seat": True}}, "wrong-type", "stage.seat"),
        ({"stage": {"do": "shuffle", "seat": 0}}, "missing-key", "stage.cards"),
        ({"stage": {"do": "shuffle", "seat": 0, "cards": 53}}, "out-of-range", "stage.cards"),
        ({"stage": {"do": "end", "seat": 0}}, "missing-key", "stage.clause"),
        ({"stage": {"do": "end", "seat": 0, "clause": "war.tie"}}, "unknown-value", "stage.clause"),
        ({"stage": {"do": "end", "seat": 0, "clause": {}}}, "unknown-value", "stage.clause"),
        # keys
        ({"hand": []}, "unknown-key", "hand"),
        ({"": 1}, "unknown-key", ""),
        ({7: 1}, "unknown-key", "7"),
    ],
    ids=lambda it: str(it)[:50] if not isinstance(it, dict) else "",
)
def test_bad_positions_name_the_place(parts, message, place):
    assert error(GOOD | parts) == (message, place)


def test_a_missing_hand():
    assert error({"draws": [[], []], "pot": []}) == ("missing-key", "hands")
    assert error({}) == ("missing-key", "hands")


@pytest.mark.parametrize("hand_size", range(1, 6))
def test_the_limit_of_a_hand_is_the_games(hand_size):
    hand = " ".join(rank + "S" for rank in "23456"[:hand_size])
    assert war.Game(hand_size=hand_size).state(table(hand, "2C"))
    assert error(table(hand + " KS", "2C"), war.Game(hand_size=hand_size)) == ("war:hand-over-limit", "hands[0]")


@pytest.mark.parametrize(
    "stage",
    [
        # No two face-up cards, the human's and then the opponent's, lie on top of the pot.
        {"do": "compare"},
        {"do": "continue"},
        # Nothing is committed.
        {"do": "reveal"},
        # Both sides have cards.
        {"do": "stranded"},
        {"do": "end", "seat": 0, "clause": "war.goal"},
        {"do": "over", "seat": 1, "clause": "war.exhausted"},
        {"do": "capture", "seat": 0, "clause": "war.exhausted"},
        {"do": "capture", "seat": 1, "clause": "war.exhausted-both"},
        # That is no reason for taking a pot.
        {"do": "capture", "seat": 0, "clause": "war.goal"},
        # The pot has not been taken.
        {"do": "shuffle", "seat": 0, "cards": 2},
    ],
    ids=str,
)
def test_stages_that_cannot_be(stage):
    assert error(changed(stage=stage)) == ("impossible-stage", "stage")


@pytest.mark.parametrize(
    "position",
    [
        table("", "7S", stage={"do": "over", "seat": 1, "clause": "war.exhausted-both"}),
        table("", "7S", stage={"do": "over", "seat": 0, "clause": "war.goal"}),
        table("7S", "", stage={"do": "end", "seat": 0, "clause": "war.collect"}),
        table("", "", "7S 7C", stage={"do": "capture", "seat": 1, "clause": "war.exhausted-both"}),
        table("2S", "", "7S 7C", stage={"do": "capture", "seat": 1, "clause": "war.exhausted"}),
        table("2S", "3S", "9S", stage={"do": "capture", "seat": 1, "clause": "war.collect"}),
        table("2S", "3S", "9S 8S", laid=["0 up", "1 up"], stage={"do": "continue"}),
        table("2S", "3S", "9S 9C", laid=["1 up", "0 up"], stage={"do": "compare"}),
        table("2S", "3S", "9S 9C", stage={"do": "compare"}),
        table("", "", "9S 9C", laid=["0 up", "1 up"], stage={"do": "burn", "seat": 0}),
        table("", "3S", "9S 9C", laid=["0 up", "1 up"], stage={"do": "burn", "seat": 0}),
        # The human's hand would stay empty beside a pile.
        table("| 2S", "3S", stage={"do": "refill", "seat": 1}),
        table("2S", "3S", "9S", laid=["0 committed"], stage={"do": "refill", "seat": 0}),
    ],
    ids=lambda it: str(it["stage"]),
)
def test_tables_the_rules_never_reach(position):
    assert error(position) == ("impossible-stage", "stage")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", "[" * 200_000, '{"hands": ' + "[" * 90_000, '{"seed": ' + "9" * 5000 + "}", " " * 10**7],
    ids=lambda text: text[:12],
)
def test_text_that_is_no_position(text):
    assert error(text)[1] == ""


# Whatever JSON can hold, near enough to a position to get far into the reader.

CARD = st.sampled_from([rank + suit for rank in "27A" for suit in "SHCD"] + ["7X", "??", "RJ"])
PILE = st.lists(CARD, max_size=3)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | st.just(10**4000) | CARD,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
WAYS = st.sampled_from(["0 up", "1 up", "0 down", "1 down", "loose", "0 committed", "1 committed"])
STAGE = st.fixed_dictionaries(
    {"do": st.sampled_from(sorted(_STAGES))},
    optional={
        "seat": st.integers(0, 1),
        "cards": st.integers(2, 4),
        "clause": st.sampled_from(["war.collect", "war.goal", "war.exhausted", "war.exhausted-both"]),
    },
)
LIKE_A_POSITION = st.fixed_dictionaries(
    {"hands": st.lists(PILE, min_size=2, max_size=2) | JUNK},
    optional={
        "draws": st.lists(PILE, min_size=2, max_size=2) | JUNK,
        "pot": PILE | JUNK,
        "laid": st.lists(WAYS, max_size=3) | JUNK,
        "stage": STAGE | JUNK,
        "seed": st.integers(0, 3) | JUNK,
        "drawn": st.integers(0, 3) | JUNK,
    },
)


def go(position):
    """Read a position and play it, or get the error it deserves."""
    try:
        state = GAME.state(position)
    except PositionError as bad:
        assert str(bad)
        assert isinstance(bad.facts["place"], str)
        assert bad.message
        return
    check_to_the_end(state)


def check_to_the_end(state):
    """A state that was read is one the rules can go on from, through states that can be read as well."""
    total = sum(state.score) + state.at_stake
    assert GAME.state(state.to_dict()) == state
    step = GAME.opening(state)
    for _ in range(4):
        for event in step.events:
            assert str(event)
            assert GAME.state(event.state.to_dict()) == event.state
            assert sum(event.state.score) + event.state.at_stake == total
        if GAME.actor(step.state) is None:
            result = GAME.result(step.state)
            assert step.state.score[result.winner] == total
            break
        step = GAME.apply(step.state, GAME.actions(step.state)[0])


@given(JUNK | st.dictionaries(st.text(max_size=4) | st.sampled_from(["hands", "pot", "draws"]), JUNK))
def test_any_json_is_read_or_refused(value):
    go(value)
    if not isinstance(value, str):
        go(json.dumps(value))


@pytest.mark.slow
@settings(max_examples=400)
@given(LIKE_A_POSITION)
def test_anything_like_a_position_is_read_or_refused(value):
    go(value)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text):
    go(text)


@pytest.mark.slow
@settings(max_examples=1500)
@given(
    st.permutations(["7S", "7C", "8S", "8C"]),
    st.lists(st.integers(0, 4), min_size=4, max_size=4),
    st.lists(WAYS, min_size=4, max_size=4),
    STAGE,
)
def test_any_table_of_four_cards_at_any_stage(deck, places, ways, stage):
    """Nearly every combination of places, ways and stages comes by, the impossible and the possible."""
    piles = [[card for card, place in zip(deck, places, strict=True) if place == i] for i in range(5)]
    position = {"hands": piles[0:2], "draws": piles[2:4], "pot": piles[4], "laid": ways[: len(piles[4])]}
    needed = {"burn": "seat", "refill": "seat", "capture": "seat clause", "shuffle": "seat cards"}.get(stage["do"], "")
    if stage["do"] in ("end", "over"):
        needed = "seat clause"
    defaults = {"seat": 0, "cards": 2, "clause": "war.collect"}
    stage = {"do": stage["do"]} | {name: stage.get(name, defaults[name]) for name in needed.split()}
    go({**position, "stage": stage})
