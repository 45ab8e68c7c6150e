"""How an attack and a match end, and whole matches under all readings.

Clause by clause, event by event: each by hand from rules/football.md.
"""

from collections import Counter
from random import Random

import pytest

from explorer import football
from explorer.football import Stage
from explorer.game import Result
from explorer.timeline import Timeline
from tests.football.tables import EVERY, LOW, READINGS, names, player, random_cards, run, table, through

# football.success


def test_success_the_attacker_keeps_the_turn_and_its_card_leaves():
    line = run(LOW, "attack A5 with goals, draw").on("concede")
    concede, success, leave, ready = line.events
    assert (success.clause, success.seat, names(success.cards)) == ("football.success", 0, ["A5"])
    assert dict(success.numbers) == {"draws": 1, "hand": 3}
    assert success.state == concede.state._replace(stage=Stage("leave", 0))
    assert (leave.clause, leave.seat, names(leave.cards)) == ("football.success", None, ["A5"])
    assert dict(leave.numbers) == {"count": 1}
    assert leave.state == success.state._replace(attack=None, gone=(player("A5"),), stage=Stage("check", 0))
    assert ready.state == leave.state._replace(round=2, stage=Stage("attack", 0)) == line.state
    assert line.state.turn == line.actor == 0
    assert names(line.state.hands[1]) == ["C4", "D3", "F1"]


@pytest.mark.parametrize("must_cover", READINGS["must_cover"])
@pytest.mark.parametrize("draw", READINGS["draw"])
def test_success_at_once_when_nothing_can_be_decided(must_cover, draw):
    """No cover and an empty deck: the defender is not even asked."""
    line = run(table("A5 B9 | C4 D3"), must_cover=must_cover, draw=draw).on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 ready"]
    assert dict(line.event("success").numbers) == {"draws": 0, "hand": 2}
    assert line.actor == 0


def test_success_of_the_other_team():
    line = run({**LOW, "turn": 1, "deck": []}).on("attack C4 with goals")
    assert line.story == ["1 attack", "1 count", "0 ready"]
    line = run({**table("A5 B9 | C9 D10"), "turn": 1}).on("attack D10 with goals")
    assert line.story == ["1 attack", "1 count", "1 success", "leave", "1 ready"]
    assert line.state.counters == ((0,) * 5, (1, 0, 0, 0, 0))


# football.win


def test_win_with_the_last_card_of_an_attack_that_stands():
    line = run(table("A5 | C4 D3 E1")).on("attack A5 with goals")
    assert line.story == ["0 attack", "0 count", "0 success", "leave", "0 win"]
    win = line.event("win")
    assert (win.clause, win.cards, dict(win.numbers)) == ("football.win", (), {"left": 3, "round": 1})
    assert win.state.stage == Stage("over", 0)
    assert win.state == line.state
    assert line.game.result(line.state) == Result(0, "football.win")
    assert (line.actor, line.legal) == (None, [])


def test_win_not_before_the_attack_with_the_last_card_has_stood():
    line = run(table("A5 | C4 D3", "F9"), "attack A5 with goals")
    assert line.game.result(line.state) is None
    assert line.actor == 1
    assert line.on("concede").story[-1] == "0 win"


def test_win_of_the_defender_with_its_last_card():
    line = run(table("A5 B9 | C6"), "attack A5 with goals").on("cover C6")
    assert line.story == ["1 cover", "1 covered", "leave", "1 win"]
    assert dict(line.event("win").numbers) == {"left": 1, "round": 1}
    assert line.game.result(line.state) == Result(1, "football.win")


def test_win_an_attacker_whose_last_card_is_covered_has_won_too():
    """Its hand is empty, and the other still holds a card (`whatever the other still holds`)."""
    line = run(table("A5 | C6 D3"), "attack A5 with goals").on("cover C6")
    assert line.story == ["1 cover", "1 covered", "leave", "0 win"]
    assert dict(line.event("win").numbers) == {"left": 1, "round": 1}
    assert line.game.result(line.state) == Result(0, "football.win")


def test_win_a_defender_who_has_drawn_does_not_win_with_its_one_cover():
    line = run(table("A5 B9 | C4", "F1 G8"), "attack A5 with goals, draw, draw, cover G8")
    assert names(line.state.hands[1]) == ["C4", "F1"]
    assert line.game.result(line.state) is None


def test_win_is_told_with_its_round():
    line = run({**LOW, "round": 9}, "attack A5 with goals, concede, attack B9 with goals, concede")
    assert line.event("win").numbers["round"] == 10


# football.draw-game


@pytest.mark.parametrize("turn", [0, 1])
def test_draw_game_the_last_card_covered_by_a_last_card(turn):
    hands = ["A5", "C5"] if turn == 0 else ["C5", "A5"]
    line = run(table(" | ".join(hands), turn=turn), "attack A5 with goals").on("cover C5")
    other = 1 - turn
    assert line.story == [f"{other} cover", f"{other} covered", "leave", "draw-game"]
    event = line.event("draw-game")
    assert (event.clause, event.seat, event.cards) == ("football.draw-game", None, ())
    assert dict(event.numbers) == {"round": 1}
    assert line.state.stage == Stage("over", None)
    assert line.game.result(line.state) == Result(None, "football.draw-game")


def test_draw_game_not_when_the_last_card_is_not_covered():
    line = run(table("A5 | C4"), "attack A5 with goals")
    assert line.game.result(line.state) == Result(0, "football.win")


def test_draw_game_not_if_the_defender_had_to_draw_for_it():
    line = run(table("A5 | C4", "F9"), "attack A5 with goals, draw, cover F9")
    assert line.game.result(line.state) == Result(0, "football.win")
    assert names(line.state.hands[1]) == ["C4"]


# All readings


@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "-".join(chosen.values()))
def test_every_event_belongs_to_its_clause_and_comes_where_it_may(chosen):
    follows = {
        "setup": {"stats"},
        "ready": {"attack", "cover", "draw", "concede"},
        "attack": {"count"},
        "count": {"ready", "success"},
        "draw": {"draw", "cover", "concede", "success"},
        "concede": {"success"},
        "cover": {"covered"},
        "covered": {"leave"},
        "success": {"leave"},
        "leave": {"win", "draw-game", "stats" if chosen["stats_in_play"] == "round" else "ready"},
        "stats": {"ready"},
    }
    clauses = {"setup": "hand", "ready": "teams", "count": "balance"}
    game = football.Game(**chosen)
    for seed in range(3):
        deck = None if seed else tuple(random_cards(Random(seed), 20))
        events = list(through(game, game.start(seed, deck), seed))
        for event, after in zip(events, events[1:], strict=False):
            assert after.kind in follows[event.kind]
        assert events[-1].kind in ("win", "draw-game")
        for event in events:
            if event.kind == "concede":
                held = game.cover_at_hand(event.state)
                assert event.clause == ("football.draw" if held is None else "football.cover")
            elif event.kind == "leave":
                assert event.clause == ("football.covered" if len(event.cards) == 2 else "football.success")
            else:
                assert event.clause == "football." + clauses.get(event.kind, event.kind)


def test_random_matches_show_every_kind_of_event():
    kinds = Counter()
    for seed in range(60):
        game = football.Game(**EVERY[seed % len(EVERY)])
        deck = None if seed % 2 else tuple(random_cards(Random(seed), 14))
        kinds.update(event.kind for event in through(game, game.start(seed, deck), seed))
    wanted = "setup ready attack count draw concede cover covered success leave stats win draw-game"
    assert set(kinds) == set(wanted.split())


def test_a_match_is_the_same_from_its_record():
    game = football.Game(stats_in_play="round")
    timeline = Timeline(game, game.start(21))
    random = Random(5)
    while game.actor(timeline.state) is not None:
        timeline.play(random.choice(game.actions(timeline.state)))
    again = Timeline.from_record(timeline.record())
    assert again.state == timeline.state
    assert timeline.record()["seed"] == 21
