"""Positions from outside that are good, and what they leave out."""

import json
from random import Random

import pytest

from explorer import football
from explorer.chance import Chance
from explorer.football import STATS, Attack, Player, Stage
from tests.football.positions import ADA, GAME, GOOD, HANDS, NAMED, OPEN
from tests.football.tables import FOUR, plain, player, run, table


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
