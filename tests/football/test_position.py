"""Positions from outside: good ones, and every kind of bad one with the place it names."""

import json
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.chance import Chance
from explorer.football import STATS, Attack, Player, Stage
from explorer.football.state import Do
from explorer.game import PositionError
from explorer.timeline import Timeline
from tests.football.tables import FOUR, READINGS, moments, plain, player, run, table

GAME = football.Game()
GOOD = table("A5 B9 | C4 D7 E5", "F1 G8 H6")
OPEN = table("B9 | C4 D7 E5", "F1 G8 H6", "A5 goals")
HANDS, DECK = GOOD["hands"], GOOD["deck"]
NAMED = {**GOOD, "hands": [["Harry Kane", "Phil Foden"], ["Declan Rice"]], "deck": ["Bukayo Saka"]}
ADA = {"name": "Ada", "goals": 1, "trophies": 2, "caps": 3, "seasons": 4, "assists": 5}


def error(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.message, caught.value.facts["place"]


def facts(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.facts


# Good ones


def test_stats_that_are_to_be_drawn_anew_are_not_where_they_are_picked_once():
    """As when the reading is flipped on a position; what comes of it can be saved and loaded."""
    anew = football.Game(stats_in_play="round")
    state = anew.state({**GOOD, "stage": "draw-stats"})
    flipped = GAME.adopt(state, anew)
    assert flipped.stage == Stage("ready", state.stage.seat) and GAME.state(flipped.to_dict()) == flipped
    assert anew.adopt(state, GAME) == state


HIGHER = football.Game(cover="higher")
EQUAL_COVERS = table("B9 | C4", "F1 G2", "A5 goals", cover="E5")


@pytest.mark.parametrize("position", [EQUAL_COVERS, {**EQUAL_COVERS, "turn": 1, "stage": "leave"}], ids=["down", "out"])
def test_a_cover_that_is_too_low_for_the_other_reading_goes_back_to_the_hand(position):
    """The turn had not passed, and the defender is asked again."""
    state = GAME.state(position)
    flipped = HIGHER.adopt(state, GAME)
    assert flipped.hands == ((player("B9"),), (player("C4"), player("E5")))
    assert (flipped.cover, flipped.turn, flipped.stage) == (None, 0, Stage("look", 1))
    assert (flipped.attack, flipped.deck, flipped.gone) == (state.attack, state.deck, state.gone)
    assert HIGHER.state(flipped.to_dict()) == flipped == HIGHER.adopt(flipped, GAME)
    opening = HIGHER.opening(flipped)
    assert (opening.events[-1].kind, HIGHER.actions(opening.state)) == ("ready", ["draw", "concede"])
    # With nothing to draw the attack stands.
    flipped = HIGHER.adopt(state._replace(deck=()), GAME)
    assert [event.kind for event in HIGHER.opening(flipped).events][2:] == ["success", "leave", "ready"]


def test_a_cover_that_is_high_enough_under_both_readings_stays():
    for position in (table("B9 | C4", "F1", "A5 goals", cover="D7"), EQUAL_COVERS):
        state = HIGHER.state({**position, "cover": plain("D7")})
        assert GAME.adopt(state, HIGHER) == state == HIGHER.adopt(state, GAME)


def test_who_waits_with_an_equal_card_and_no_deck_has_nothing_left_to_decide_under_the_other_reading():
    state = GAME.state(table("B9 | C4 E5", "", "A5 goals"))
    assert state.stage == Stage("defend", 1)
    flipped = HIGHER.adopt(state, GAME)
    assert flipped == state._replace(stage=Stage("look", 1))
    assert HIGHER.actor(HIGHER.opening(flipped).state) == 0  # the attack has stood
    with_deck = GAME.state(table("B9 | C4 E5", "F1", "A5 goals"))
    assert HIGHER.adopt(with_deck, GAME) == with_deck
    assert HIGHER.actions(with_deck) == ["draw", "concede"]


def test_a_match_flipped_to_the_other_reading_is_cut_where_an_equal_card_covered():
    game = football.Game()
    timeline = Timeline(game, game.state(table("A5 B9 | C4 E5", "F1 G2")))
    for action in ("attack A5 with goals", "cover E5", "attack C4 with caps"):
        timeline.play(action)
    other, cut = timeline.under(HIGHER)
    assert cut and [node.action for node in other.line[1:]] == ["attack A5 with goals"]
    assert HIGHER.actions(other.state) == ["draw", "concede"]
    back, cut = other.under(game)
    assert not cut and game.actions(back.state) == ["cover E5"]


def test_a_position_and_what_it_leaves_out():
    state = GAME.state(GOOD)
    assert state.hands == ((player("A5"), player("B9")), (player("C4"), player("D7"), player("E5")))
    assert state.deck == (player("F1"), player("G8"), player("H6"))
    assert (state.stats, state.counters) == (FOUR, ((0,) * 5, (0,) * 5))
    assert (state.turn, state.stage, state.round) == (0, Stage("attack", 0), 1)
    assert (state.attack, state.cover, state.gone, state.chance) == (None, None, (), Chance(0))
    assert [card.name for card in state.cards] == ["A5", "B9", "C4", "D7", "E5", "F1", "G8", "H6"]
    whole = state.to_dict()
    assert GAME.state(whole) == GAME.state(json.dumps(whole)) == GAME.state(json.dumps(GOOD)) == state
    assert {"stats", "hands", "deck", "counters", "turn", "attack"} <= set(whole)


def test_tuples_are_as_good_as_lists():
    assert GAME.state({**GOOD, "hands": tuple(map(tuple, HANDS)), "stats": FOUR, "counters": ({}, {})}) == GAME.state(
        GOOD
    )


def test_players_of_the_games_own_deck_by_name():
    state = GAME.state(NAMED)
    assert [card.name for card in state.hands[0]] == ["Harry Kane", "Phil Foden"]
    assert set(state.cards) < set(football.players())
    assert state.to_dict()["hands"] == NAMED["hands"]
    assert GAME.state(state.to_dict()) == state
    for card in football.players():
        position = {**NAMED, "hands": [[card.name], [plain("A5")]], "deck": []}
        assert GAME.state(position).hands[0] == (card,)


def test_own_players_as_objects():
    position = {
        **NAMED,
        "hands": [[ADA], ["Harry Kane"]],
        "deck": [{**plain("B1"), "nation": "Chad", "position": "GK"}],
    }
    state = GAME.state(position)
    assert state.hands[0] == (Player("Ada", 1, 2, 3, 4, 5),)
    assert state.deck == (Player("B1", 1, 1, 1, 1, 1, "Chad", "GK"),)
    assert state.to_dict()["hands"] == [[ADA], ["Harry Kane"]]
    assert GAME.state(state.to_dict()) == state


def test_an_own_player_of_a_known_name_keeps_its_own_stats():
    (kane,) = [card for card in football.players() if card.name == "Harry Kane"]
    for other in (kane._replace(goals=1), kane._replace(nation=""), kane):
        position = {**NAMED, "hands": [[other._asdict()], ["Declan Rice"]]}
        state = GAME.state(position)
        assert state.hands[0] == (other,)
        assert (state.to_dict()["hands"][0] == ["Harry Kane"]) == (other == kane)
        assert GAME.state(state.to_dict()) == state


def test_counters_that_are_not_named_are_zero():
    state = GAME.state({**GOOD, "counters": [{"assists": 4}, {"goals": 1, "caps": 2}]})
    assert state.counters == ((0, 0, 0, 0, 4), (1, 0, 2, 0, 0))
    assert GAME.state(state.to_dict()) == state


@pytest.mark.parametrize("out", STATS)
def test_any_four_stats_in_any_order(out):
    stats = [stat for stat in STATS if stat != out]
    Random(out).shuffle(stats)
    state = GAME.state({**GOOD, "stats": stats})
    assert state.stats == tuple(stats)
    assert GAME.open_stats(state) == stats
    assert GAME.state(state.to_dict()) == state


def test_an_attack_waits_for_the_defender():
    state = GAME.state(OPEN)
    assert state.attack == Attack(player("A5"), "goals", 0)
    assert state.stage == Stage("defend", 1)
    assert GAME.actions(state) == ["cover D7", "cover E5"]
    assert GAME.state({**OPEN, "turn": 1, "hands": OPEN["hands"][::-1]}).stage == Stage("defend", 0)
    state = GAME.state(table("B9 | C4", "F1 G8 H6", "A5 goals 2"))
    assert (state.attack.draws, GAME.actions(state)) == (2, ["draw", "concede"])


def test_an_attack_without_draws():
    assert GAME.state({**OPEN, "attack": {"card": plain("A5"), "stat": "goals"}}) == GAME.state(OPEN)


@pytest.mark.parametrize("position", [table("B9 | C4", "", "A5 goals"), table("B9 | C4", "F9", "A5 goals 3")])
def test_an_attack_nobody_can_answer_stands(position):
    assert GAME.state(position).stage == Stage("stands", 0)
    assert run(position).story == ["setup", "stats", "0 success", "leave", "0 ready"]


def test_an_attack_with_the_last_card():
    state = GAME.state(table(" | C4 D7", "", "A5 goals"))
    assert state.stage == Stage("defend", 1)
    assert run(state.to_dict(), "cover D7").story[-1] == "0 win"


def test_a_cover_is_to_be_carried_out():
    state = GAME.state(table("B9 | C4", "F1", "A5 goals", cover="D7"))
    assert (state.cover, state.stage) == (player("D7"), Stage("covered", 1))
    assert run(state.to_dict()).story == ["setup", "stats", "1 covered", "leave", "1 ready"]
    # Both may have played their last card for it.
    assert run(table(" | ", "", "A5 goals", cover="D7")).story[-1] == "draw-game"
    assert run(table(" | ", "", "A5 goals", cover="D7", turn=1)).story[-1] == "draw-game"


@pytest.mark.parametrize(
    ("position", "stage", "seat"),
    [
        (GOOD, "attack", 0),
        (GOOD, "check", 0),
        (GOOD, "ready", 0),
        (GOOD, "draw-stats", 0),
        (OPEN, "count", 0),
        (OPEN, "look", 1),
        (OPEN, "defend", 1),
        (OPEN, "leave", 0),
        (table("B9 | C4", "", "A5 goals"), "stands", 0),
        (table("B9 | C4", "F9", "A5 goals"), "stands", 0),
        (table("B9 | C4", "", "A5 goals", cover="D7"), "covered", 1),
        (table("B9 | C4", "", "A5 goals", cover="D7", turn=1), "leave", 1),
    ],
)
def test_stages_on_the_way(position, stage, seat):
    game = football.Game(stats_in_play="round")
    state = game.state({**position, "stage": stage})
    assert state.stage == Stage(stage, seat)
    assert game.state(state.to_dict()) == state
    assert game.actor(game.settle(state).state) is not None
    # What is in play is said first, unless it is to be drawn anew at once.
    said = [event.numbers["drawn"] for event in game.opening(state).events if event.kind == "stats"]
    assert said[0] == (stage == "draw-stats")


@pytest.mark.parametrize(
    ("hands", "winner"), [("A5 | ", 1), (" | A5", 0), (" | ", None)], ids=["second", "first", "nobody"]
)
def test_a_match_that_is_over(hands, winner):
    position = {**table(hands), "stage": "over"}
    state = GAME.state(position)
    assert state.stage == Stage("over", winner)
    assert state == GAME.state({**position, "winner": winner}) == GAME.state(state.to_dict())
    assert GAME.result(state).winner == winner
    assert GAME.opening(state).events[-1].kind == "stats"
    # And one that is about to be.
    assert run({**position, "stage": "check"}).state.stage == Stage("over", winner)


def test_chance_is_part_of_a_position():
    state = GAME.state({**GOOD, "seed": 5, "drawn": 9})
    assert state.chance == Chance(5, 9)
    assert (state.to_dict()["seed"], state.to_dict()["drawn"]) == (5, 9)
    assert GAME.state({**GOOD, "seed": 2**64 - 1}).chance.seed == 2**64 - 1


def test_what_has_left_and_the_round():
    state = GAME.state({**GOOD, "gone": [plain("X1"), "Harry Kane"], "round": 12})
    assert [card.name for card in state.gone] == ["X1", "Harry Kane"]
    assert state.round == 12
    assert "Harry Kane" in {card.name for card in state.cards}
    assert GAME.state(state.to_dict()) == state


# Bad ones


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


@given(st.sampled_from([GOOD, OPEN, NAMED]), st.sampled_from(KEYS), JUNK)
@settings(max_examples=300)
def test_junk_anywhere_is_a_position_error_or_a_state_that_can_be_kept(position, key, junk):
    try:
        state = GAME.state({**position, key: junk})
    except PositionError as bad:
        assert bad.facts["place"].partition(".")[0].partition("[")[0] in ("", key, "attack", "cover", "winner")
    else:
        assert GAME.state(state.to_dict()) == state


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
