"""The stats in their balance (football.balance)."""

from itertools import product

import pytest

from explorer import football
from tests.widgets.football.match import (
    KANE,
    RICE,
    SAKA,
    STONES,
    actions,
    at,
    attack,
    check,
    choose,
    events,
    item,
    match,
    pick,
    press,
    pressed,
    put,
    seek,
    seen,
    send,
    why,
)
from widgets.football import workbench


@pytest.mark.slow
@pytest.mark.parametrize(
    "counters, lock, stats_in_play",
    list(product(("team", "match"), ("before", "after"), ("match", "round"))),
)
def test_the_balance_is_that_of_the_rules_all_through_a_match(counters, lock, stats_in_play):
    bench = match(11, counters=counters, lock=lock, stats_in_play=stats_in_play)
    assert bench.timeline.game.settings == bench.timeline.game.settings | {
        "counters": counters, "lock": lock, "stats_in_play": stats_in_play,
    }  # fmt: skip
    for player in bench.parts.players.values():
        player.value = "random"
    bench.parts.open_cards.value = True
    shuts = 0
    for seed in range(9):
        bench.new_game(seed)
        send(bench.parts.transport, type="end")
        for place in range(min(bench.timeline.length, 100)):
            seek(bench, place)
            check(bench)
            shuts += any(it["shut"] for it in bench.panel.balance.items)
        if shuts:
            break
    assert shuts


@pytest.mark.parametrize("case", ["shut-before", "shut-after", "shared-counters", "left-out"])
def test_a_shut_stat_says_why_and_is_not_chosen(case):
    bench = workbench(query=f"case={case}")
    bench.parts.open_cards.value = True
    found = False
    for place in range(bench.timeline.length):
        seek(bench, place)
        shut = [it for it in bench.panel.balance.items if it["shut"]]
        if not bench.panel.balance.choosable or not shut:
            continue
        found = True
        for it in shut:
            refusal = bench.timeline.game.shut(bench.timeline.state, it["id"])
            assert it["why"] == bench.words.refusal(refusal) and it["clause"] == "football.balance"
            choose(bench, it["id"])
            assert why(bench) == ("football.balance", it["why"], f"hand-{seen(bench)}")
            assert bench.panel.balance.chosen == ""
    assert found


def test_what_is_foreseen_of_a_pick_is_neither_played_nor_said_before_it_is_confirmed():
    bench = at("seven-cards")
    timeline, say, places = (
        bench.timeline,
        bench.parts.table.scene["say"],
        (bench.timeline.length, bench.timeline.position),
    )
    hand, stat = timeline.state.hands[timeline.state.turn], next(iter(timeline.game.open_stats(timeline.state)))
    pick(bench, hand[0].name, stat)  # without an event loop it is foreseen at once
    foreseen = set(bench.words._said.values())
    assert (timeline.length, timeline.position) == places and len(timeline.branches) == 1
    assert bench.parts.table.scene["say"] == say
    bench.panel.act.click()
    assert bench.parts.table.scene["say"] != say and bench.parts.table.scene["say"]["text"] in foreseen


def test_refusing_a_shut_stat_leaves_the_picks():
    bench = workbench(query="case=shut-before")
    bench.parts.open_cards.value = True
    seek(bench, bench.timeline.length)
    to = [i for i, event in enumerate(events(bench)) if event.kind == "ready"][2]
    seek(bench, to)
    assert item(bench, "goals")["shut"]
    pick(bench, "Ollie Watkins", "caps")
    choose(bench, "goals")
    assert pressed(bench) == ["Ollie Watkins"] and bench.panel.balance.chosen == "caps"
    press(bench, "Diogo Jota")
    assert why(bench) is None
    check(bench)


def test_a_stat_opens_again_when_the_others_have_caught_up():
    bench = at("opens-again")
    assert item(bench, "goals")["shut"] and not item(bench, "assists")["shut"] and item(bench, "assists")["least"]
    attack(bench, "Kevin De Bruyne", "assists")
    send(bench.parts.transport, type="decision")
    assert bench.timeline.state.stage == ("attack", 0) and not item(bench, "goals")["shut"]
    attack(bench, KANE, "goals")
    assert actions(bench)[-1] == f"attack {KANE} with goals"
    check(bench)


@pytest.mark.parametrize("lock", ["before", "after"])
@pytest.mark.parametrize("goals", [0, 1, 2, 3])
def test_an_open_stat_has_room_under_its_limit_and_a_shut_one_has_not(lock, goals):
    """What a bar calls the most that its count may reach now."""
    bench = workbench(query="")
    bench.parts.settings["lock"].value = lock
    put(bench, f"{KANE},{RICE} | {SAKA},{STONES}", counters=[{"goals": goals}, {}])
    assert bench.timeline.game.settings["lock"] == lock
    (bar,) = [bar for bar in item(bench, "goals")["bars"] if bar["mine"]]
    is_open = "goals" in bench.timeline.game.open_stats(bench.timeline.state)
    assert bar["count"] == goals and (bar["count"] < bar["limit"]) == is_open


def test_a_stat_that_a_reading_shuts_is_not_attacked_with():
    bench = at("shut-after")
    attack(bench, KANE, "goals")
    send(bench.parts.transport, type="decision")
    attack(bench, "Kevin De Bruyne", "goals")
    send(bench.parts.transport, type="decision")
    pick(bench, "Ollie Watkins", "goals")
    assert bench.panel.balance.chosen == "goals"
    bench.parts.settings["lock"].value = "before"
    assert item(bench, "goals")["shut"]
    if not pressed(bench):
        press(bench, "Ollie Watkins")
    before = len(actions(bench))
    bench.panel.act.click()
    assert len(actions(bench)) == before and why(bench)
    check(bench)
    assert bench.panel.balance.chosen != "goals"


def test_stats_drawn_anew_are_those_to_choose_from():
    bench = workbench(query="case=drawn-anew")
    bench.parts.open_cards.value = True
    seen_stats = set()
    for place in range(bench.timeline.length):
        seek(bench, place)
        check(bench)
        seen_stats.add(tuple(it["id"] for it in bench.panel.balance.items))
        out = set(football.STATS) - set(bench.timeline.state.stats)
        choose(bench, out.pop())
        assert bench.panel.balance.chosen == "" and why(bench) is None
    assert len(seen_stats) > 1


def test_the_stat_picked_for_one_attack_is_not_picked_for_the_next():
    bench = at("nothing-to-decide")
    attack(bench, "Cristiano Ronaldo", "caps")
    send(bench.parts.transport, type="decision")
    assert bench.panel.balance.chosen == "" and not pressed(bench)
