"""Positions from outside that are bad, every kind with the place it names; and any junk."""

import json
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.football import STATS, Stage
from explorer.football.state import Do
from explorer.game import PositionError
from tests.football.positions import ADA, DECK, GAME, GOOD, HANDS, NAMED, OPEN, error, facts
from tests.football.tables import FOUR, READINGS, moments, plain, player, run, table


@pytest.mark.parametrize("source", [None, 7, [], "[]", "null", '"x"', b"{}", {1}], ids=repr)
def test_no_object(source):
    assert error(source) == ("wrong-type", "")


@pytest.mark.parametrize("source", ["", "{", "x", "{'a': 1}", "[" * 100_000, "1" * 5000])
def test_no_json(source):
    assert error(source) == ("not-json", "")


@pytest.mark.parametrize("name", GOOD)
def test_a_key_missing(name):
    assert error({key: value for key, value in GOOD.items() if key != name}) == ("missing-key", name)


@pytest.mark.parametrize("name", ["hand", "Hands", "", "x" * 100, "winner"])
def test_an_unknown_key(name):
    message, place = error({**GOOD, name: 1})
    assert message == "unknown-key" and len(place) <= 40


def test_winner_belongs_to_a_match_that_is_over():
    found = facts({**GOOD, "winner": 0})
    assert found["place"] == "winner"
    assert set(found["expected"].split(", ")) >= {*GOOD, "gone", "round", "stage", "cover", "seed", "drawn"}


BAD = [
    # stats
    ({"stats": None}, "wrong-type", "stats"),
    ({"stats": "goals"}, "wrong-type", "stats"),
    ({"stats": {}}, "wrong-type", "stats"),
    ({"stats": []}, "football:four-stats", "stats"),
    ({"stats": list(FOUR[:3])}, "football:four-stats", "stats"),
    ({"stats": list(STATS)}, "football:four-stats", "stats"),
    ({"stats": ["goals", "goals", "caps", "seasons"]}, "unknown-value", "stats[1]"),
    ({"stats": ["goals", "wins", "caps", "seasons"]}, "unknown-value", "stats[1]"),
    ({"stats": ["Goals", "trophies", "caps", "seasons"]}, "unknown-value", "stats[0]"),
    ({"stats": ["goals", "trophies", "caps", 4]}, "unknown-value", "stats[3]"),
    ({"stats": ["goals", "trophies", "caps", []]}, "unknown-value", "stats[3]"),
    ({"stats": ["goals", "trophies", "caps", None]}, "unknown-value", "stats[3]"),
    # hands and deck
    ({"hands": None}, "wrong-type", "hands"),
    ({"hands": {}}, "wrong-type", "hands"),
    ({"hands": []}, "two-sides", "hands"),
    ({"hands": HANDS[:1]}, "two-sides", "hands"),
    ({"hands": [*HANDS, []]}, "two-sides", "hands"),
    ({"hands": [HANDS[0], None]}, "wrong-type", "hands[1]"),
    ({"hands": [HANDS[0], "Harry Kane"]}, "wrong-type", "hands[1]"),
    ({"hands": [HANDS[0], {}]}, "wrong-type", "hands[1]"),
    ({"hands": [[*HANDS[0], 7], HANDS[1]]}, "football:player-type", "hands[0][2]"),
    ({"hands": [[*HANDS[0], None], HANDS[1]]}, "football:player-type", "hands[0][2]"),
    ({"hands": [[*HANDS[0], ["Harry Kane"]], HANDS[1]]}, "football:player-type", "hands[0][2]"),
    ({"hands": [HANDS[0], ["Nobody", *HANDS[1]]]}, "football:unknown-player", "hands[1][0]"),
    ({"hands": [HANDS[0], ["harry kane"]]}, "football:unknown-player", "hands[1][0]"),
    ({"hands": [HANDS[0], ["??"]]}, "football:unknown-player", "hands[1][0]"),
    ({"hands": [HANDS[0], [""]]}, "football:unknown-player", "hands[1][0]"),
    ({"hands": [[], HANDS[1]]}, "football:empty-team", "hands[0]"),
    ({"hands": [HANDS[0], []]}, "football:empty-team", "hands[1]"),
    ({"hands": [[], []]}, "football:empty-team", "hands[0]"),
    ({"deck": None}, "wrong-type", "deck"),
    ({"deck": "Harry Kane"}, "wrong-type", "deck"),
    ({"deck": [*DECK, 3]}, "football:player-type", "deck[3]"),
    ({"deck": ["Nobody"]}, "football:unknown-player", "deck[0]"),
    ({"gone": ["Nobody"]}, "football:unknown-player", "gone[0]"),
    ({"gone": None}, "wrong-type", "gone"),
    # twice
    ({"hands": [[*HANDS[0], HANDS[0][0]], HANDS[1]]}, "football:player-twice", "hands[0][2]"),
    ({"hands": [HANDS[0], HANDS[0]]}, "football:player-twice", "hands[1][0]"),
    ({"deck": [HANDS[1][2]]}, "football:player-twice", "deck[0]"),
    ({"gone": [DECK[2]]}, "football:player-twice", "gone[0]"),
    ({"gone": ["Harry Kane", "Harry Kane"]}, "football:player-twice", "gone[1]"),
    ({"attack": {"card": HANDS[0][0], "stat": "goals"}}, "football:player-twice", "attack.card"),
    ({"attack": {"card": plain("Z1"), "stat": "goals"}, "cover": HANDS[1][0]}, "football:player-twice", "cover"),
    ({"deck": [{**plain("Z9"), "name": "A5"}]}, "football:player-twice", "deck[0]"),
    # counters
    ({"counters": None}, "wrong-type", "counters"),
    ({"counters": {}}, "wrong-type", "counters"),
    ({"counters": [{}]}, "two-sides", "counters"),
    ({"counters": [{}, {}, {}]}, "two-sides", "counters"),
    ({"counters": [{}, []]}, "wrong-type", "counters[1]"),
    ({"counters": [[0, 0, 0, 0, 0], {}]}, "wrong-type", "counters[0]"),
    ({"counters": [{}, {"wins": 1}]}, "unknown-key", "counters[1].wins"),
    ({"counters": [{"goals": -1}, {}]}, "out-of-range", "counters[0].goals"),
    ({"counters": [{"goals": 10**12}, {}]}, "out-of-range", "counters[0].goals"),
    ({"counters": [{}, {"caps": 1.0}]}, "wrong-type", "counters[1].caps"),
    ({"counters": [{}, {"caps": "1"}]}, "wrong-type", "counters[1].caps"),
    ({"counters": [{}, {"caps": True}]}, "wrong-type", "counters[1].caps"),
    ({"counters": [{}, {"caps": None}]}, "wrong-type", "counters[1].caps"),
    # turn, round, chance
    ({"turn": None}, "wrong-type", "turn"),
    ({"turn": "0"}, "wrong-type", "turn"),
    ({"turn": True}, "wrong-type", "turn"),
    ({"turn": 2}, "out-of-range", "turn"),
    ({"turn": -1}, "out-of-range", "turn"),
    ({"round": 0}, "out-of-range", "round"),
    ({"round": 1.5}, "wrong-type", "round"),
    ({"seed": -1}, "out-of-range", "seed"),
    ({"seed": 2**64}, "out-of-range", "seed"),
    ({"seed": None}, "wrong-type", "seed"),
    ({"drawn": -1}, "out-of-range", "drawn"),
    ({"drawn": "1"}, "wrong-type", "drawn"),
    # attack and cover
    ({"attack": []}, "wrong-type", "attack"),
    ({"attack": "A5 goals"}, "wrong-type", "attack"),
    ({"attack": {}}, "missing-key", "attack.card"),
    ({"attack": {"card": plain("Z1")}}, "missing-key", "attack.stat"),
    ({"attack": {"card": plain("Z1"), "stat": "goals", "drawn": 1}}, "unknown-key", "attack.drawn"),
    ({"attack": {"card": None, "stat": "goals"}}, "football:player-type", "attack.card"),
    ({"attack": {"card": "Nobody", "stat": "goals"}}, "football:unknown-player", "attack.card"),
    ({"attack": {"card": plain("Z1"), "stat": "wins"}}, "unknown-value", "attack.stat"),
    ({"attack": {"card": plain("Z1"), "stat": []}}, "unknown-value", "attack.stat"),
    ({"attack": {"card": plain("Z1"), "stat": "assists"}}, "unknown-value", "attack.stat"),
    ({"attack": {"card": plain("Z1"), "stat": "goals", "draws": 4}}, "out-of-range", "attack.draws"),
    ({"attack": {"card": plain("Z1"), "stat": "goals", "draws": -1}}, "out-of-range", "attack.draws"),
    ({"attack": {"card": plain("Z1"), "stat": "goals", "draws": None}}, "wrong-type", "attack.draws"),
    ({"cover": plain("Z9")}, "impossible-stage", "cover"),
    ({"cover": 7}, "football:player-type", "cover"),
    ({"attack": {"card": plain("Z5"), "stat": "goals"}, "cover": plain("Z4")}, "football:does-not-cover", "cover"),
    # stages
    ({"stage": "play"}, "unknown-value", "stage"),
    ({"stage": ["attack"]}, "unknown-value", "stage"),
    ({"stage": 1}, "unknown-value", "stage"),
    ({"stage": "Attack"}, "unknown-value", "stage"),
    ({"stage": "over"}, "impossible-stage", "stage"),
    *(
        ({"stage": do}, "impossible-stage", "attack")
        for do in ("count", "look", "defend", "stands", "covered", "leave")
    ),
]


@pytest.mark.parametrize(("change", "message", "place"), BAD, ids=lambda it: it if isinstance(it, str) else "")
def test_bad_positions(change, message, place):
    assert error({**GOOD, **change}) == (message, place)
    assert error(json.dumps({**GOOD, **change})) == (message, place)


@pytest.mark.parametrize(("cover", "least"), [("equal", 5), ("higher", 6)])
@pytest.mark.parametrize("stage", ["covered", "leave"])
def test_a_cover_that_is_too_low_for_the_reading(cover, least, stage):
    game = football.Game(cover=cover)
    for value in range(4, 8):
        position = {**table("B9 | C4", "F1", "A5 goals", cover=f"D{value}"), "stage": stage}
        if value >= least:
            assert game.state(position).cover == player(f"D{value}")
        else:
            assert error(position, game) == ("football:does-not-cover", "cover")
            assert facts(position, game)["cover"] == cover


BAD_PLAYERS = [
    ({"name": ""}, "football:player-name", "name"),
    ({"name": "??"}, "football:player-name", "name"),
    ({"name": " Ada"}, "football:player-name", "name"),
    ({"name": "Ada  L"}, "football:player-name", "name"),
    ({"name": "Ada\nL"}, "football:player-name", "name"),
    ({"name": "A\x00"}, "football:player-name", "name"),
    ({"name": "\ud800"}, "football:player-name", "name"),
    ({"name": "A" * 61}, "football:player-name", "name"),
    ({"name": None}, "wrong-type", "name"),
    ({"name": 7}, "wrong-type", "name"),
    ({"nation": 7}, "wrong-type", "nation"),
    ({"nation": "A" * 61}, "football:player-name", "nation"),
    ({"position": None}, "wrong-type", "position"),
    ({"position": "a\tb"}, "football:player-name", "position"),
    ({"goals": -1}, "out-of-range", "goals"),
    ({"goals": 10**9}, "out-of-range", "goals"),
    ({"caps": 1.0}, "wrong-type", "caps"),
    ({"caps": "1"}, "wrong-type", "caps"),
    ({"caps": True}, "wrong-type", "caps"),
    ({"assists": None}, "wrong-type", "assists"),
    ({"wins": 1}, "unknown-key", "wins"),
    ({"Goals": 1}, "unknown-key", "Goals"),
]


@pytest.mark.parametrize(("change", "message", "key"), BAD_PLAYERS, ids=lambda it: it if isinstance(it, str) else "")
def test_bad_players(change, message, key):
    assert error({**GOOD, "hands": [HANDS[0], [{**ADA, **change}]]}) == (message, f"hands[1][0].{key}")
    assert error({**GOOD, "attack": {"card": {**ADA, **change}, "stat": "goals"}}) == (message, f"attack.card.{key}")


@pytest.mark.parametrize("key", ADA)
def test_a_player_of_whom_something_is_missing(key):
    bad = {name: value for name, value in ADA.items() if name != key}
    assert error({**GOOD, "deck": [bad]}) == ("missing-key", f"deck[0].{key}")


def test_twice_says_where_the_other_is():
    found = facts({**GOOD, "deck": [HANDS[1][2]]})
    assert (found["name"], found["other"]) == ("E5", "hands[1][2]")


@pytest.mark.parametrize(
    ("position", "stage", "place"),
    [
        (OPEN, "attack", "attack"),
        (OPEN, "check", "attack"),
        (OPEN, "ready", "attack"),
        (OPEN, "draw-stats", "attack"),
        (OPEN, "over", "stage"),
        (OPEN, "covered", "cover"),
        (table("B9 | C4", "", "A5 goals"), "defend", "stage"),
        (table("B9 | C4", "F9", "A5 goals 3"), "defend", "stage"),
        *((table("B9 | C4", "", "A5 goals", cover="D7"), do, "cover") for do in ("count", "look", "defend", "stands")),
    ],
)
def test_a_stage_that_does_not_fit(position, stage, place):
    assert error({**position, "stage": stage}) == ("impossible-stage", place)
    assert facts({**position, "stage": stage})["do"] == stage


def test_with_an_equal_card_and_nothing_to_draw_there_is_something_to_decide_under_one_reading_only():
    position = table("B9 | C4 E5", "", "A5 goals")
    equal, higher = (football.Game(cover=cover) for cover in ("equal", "higher"))
    assert equal.state(position).stage == equal.state({**position, "stage": "defend"}).stage == Stage("defend", 1)
    assert higher.state(position).stage == Stage("stands", 0)
    assert error({**position, "stage": "defend"}, higher) == ("impossible-stage", "stage")


@pytest.mark.parametrize("must_cover", READINGS["must_cover"])
def test_an_attack_may_stand_though_there_is_a_cover(must_cover):
    """Also where it cannot have been conceded: for "what if" after a match in which it could."""
    game = football.Game(must_cover=must_cover)
    assert game.state({**OPEN, "stage": "stands"}).stage == Stage("stands", 0)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("stage", [None, "count", "look", "defend", "stands", "leave"])
def test_only_who_has_played_its_last_card_may_have_none(turn, stage):
    """The other has won before."""
    extra = {"turn": turn, **({"stage": stage} if stage else {})}
    for hands in (("B9 | " if turn == 0 else " | B9"), " | "):
        position = table(hands, "F1 G2", "A5 goals", **extra)
        assert error(position) == ("football:empty-team", f"hands[{1 - turn}]")


@pytest.mark.parametrize("stage", ["attack", "ready", "draw-stats"])
@pytest.mark.parametrize("hands", ["A5 | ", " | A5", " | "])
def test_nobody_goes_on_with_an_empty_hand(hands, stage):
    message, place = error({**table(hands), "stage": stage})
    assert (message, place) == ("football:empty-team", "hands[1]" if hands == "A5 | " else "hands[0]")


@pytest.mark.parametrize(
    ("hands", "winner"), [("A5 | ", 0), ("A5 | ", None), (" | A5", 1), (" | ", 0), (" | A5", False), (" | A5", "0")]
)
def test_a_winner_that_has_not_won(hands, winner):
    assert error({**table(hands), "stage": "over", "winner": winner}) == ("unknown-value", "winner")


def test_over_with_a_card_on_the_table():
    assert error({**table("A5 | ", "", "B5 goals"), "stage": "over"}) == ("impossible-stage", "stage")


def test_a_view_is_no_position():
    state = GAME.start(4)
    for seat in (0, 1):
        assert error(GAME.view(state, seat).to_dict())[0] == "football:unknown-player"


def test_draw_stats_belongs_to_its_reading():
    """Under `stats_in_play=match` nothing is drawn anew."""
    assert football.Game(stats_in_play="round").state({**GOOD, "stage": "draw-stats"})
    assert error({**GOOD, "stage": "draw-stats"}) == ("impossible-stage", "stage")


@pytest.mark.parametrize("change", [{"counters": [{"goals": 10_000}, {"goals": 10_000}]}, {"round": 10_000}], ids=repr)
def test_the_greatest_numbers_can_be_played_on_and_kept(change):
    game = football.Game(lock="after")
    counters = [dict.fromkeys(FOUR, 10_000)] * 2 if "counters" in change else [{}, {}]
    line = run({**GOOD, "counters": counters, "round": change.get("round", 1)}, lock="after")
    line = line.on("attack A5 with goals, cover E5")
    for event in line.events:
        assert game.state(event.state.to_dict()) == event.state


# Whatever is given


JUNK = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.sampled_from(["Harry Kane"])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
    max_leaves=6,
)
KEYS = [*GOOD, "gone", "round", "stage", "cover", "winner", "seed", "drawn"]


@pytest.mark.slow
@given(st.sampled_from([GOOD, OPEN, NAMED]), st.sampled_from(KEYS), JUNK)
@settings(max_examples=300)
def test_junk_anywhere_is_a_position_error_or_a_state_that_can_be_kept(position, key, junk):
    try:
        state = GAME.state({**position, key: junk})
    except PositionError as bad:
        assert bad.facts["place"].partition(".")[0].partition("[")[0] in ("", key, "attack", "cover", "winner")
    else:
        assert GAME.state(state.to_dict()) == state


@pytest.mark.slow
@given(moments(), st.data())
@settings(max_examples=150)
def test_odd_stages_of_real_positions_are_refused_or_settle(made, data):
    """What is let in goes on to a decision or an end, and is kept."""
    game, _, events, _ = made
    position = dict(data.draw(st.sampled_from(events)).state.to_dict())
    position["stage"] = data.draw(st.sampled_from(get_args(Do)))
    position["turn"] = data.draw(st.integers(0, 1))
    if data.draw(st.booleans()):
        position.pop("winner", None)
    if position["attack"] and data.draw(st.booleans()):
        position["attack"] = {**position["attack"], "draws": data.draw(st.integers(0, 3))}
    for chosen in (game, football.Game(**{name: data.draw(st.sampled_from(it)) for name, it in READINGS.items()})):
        try:
            state = chosen.state(position)
        except PositionError as bad:
            assert bad.message in (
                "impossible-stage",
                "football:empty-team",
                "football:does-not-cover",
                "unknown-key",
                "unknown-value",
            )
            continue
        assert chosen.state(state.to_dict()) == state
        step = chosen.opening(state)
        assert (chosen.actor(step.state) is None) == (chosen.result(step.state) is not None)
        while chosen.actor(step.state) is not None:
            assert chosen.actions(step.state)
            step = chosen.apply(step.state, chosen.actions(step.state)[-1])
            for event in step.events:
                assert chosen.state(event.state.to_dict()) == event.state
