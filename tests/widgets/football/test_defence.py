"""Defending: covering and drawing (football.cover, football.draw)."""

import pytest

from explorer import football
from tests.widgets.football.match import (
    KANE,
    PLAYERS,
    RICE,
    SAKA,
    actions,
    at,
    attack,
    bordered,
    check,
    choose,
    cover,
    decide,
    events,
    names,
    press,
    put,
    ready,
    refused,
    row,
    seek,
    seen,
    step,
    why,
    zone,
)
from widgets.football import workbench


def defending(case):
    bench = at(case)
    first = football.CASES[case].actions[0]
    attack(bench, *first.removeprefix("attack ").rsplit(" with ", 1))
    decide(bench)
    assert bench.timeline.state.stage == ("defend", 1) and seen(bench) == 1
    return bench


@pytest.mark.parametrize("case", ["cover-equal", "has-to-cover", "too-low", "zero-covers-zero", "may-draw-first"])
def test_blue_borders_are_the_cards_that_cover(case):
    bench = defending(case)
    state = bench.timeline.state
    assert bordered(bench) == {it[6:] for it in bench.timeline.game.actions(state) if it.startswith("cover ")}
    assert bordered(bench) == {
        card.name
        for card in state.hands[1]
        if card.value(state.attack.stat) >= state.attack.card.value(state.attack.stat)
    }
    check(bench)


@pytest.mark.parametrize("case, card", [("cover-equal", "Bruno Fernandes"), ("has-to-cover", KANE)])
def test_an_equal_or_higher_card_covers(case, card):
    bench = defending(case)
    assert bench.panel.act.description == bench.words.text("football:match-do-cover")
    cover(bench, card)
    assert actions(bench)[-1] == f"cover {card}" and bench.timeline.event.kind == "cover"
    stat = bench.timeline.state.attack.stat
    assert zone(bench, "cover")["caption"] == f"Team B covers: {stat.title()} {PLAYERS[card].value(stat)}"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "covered"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "leave" and zone(bench, "attack")["cards"][0]["face"] == "empty"
    assert int(zone(bench, "gone")["text"]) == 2
    check(bench)
    decide(bench)
    assert bench.timeline.state.stage == ("attack", 1)


def test_too_low_a_card_is_refused_with_the_rule_of_the_cover():
    bench = defending("too-low")
    cover(bench, "Diogo Jota")
    assert why(bench) == refused(bench, "cover Diogo Jota") and why(bench)[0] == "football.cover"
    assert len(actions(bench)) == 1
    check(bench)


def test_cover_with_nothing_picked_asks_for_a_card():
    bench = defending("has-to-cover")
    bench.panel.act.click()
    assert why(bench) == ("", bench.words.text("football:hint-defend"), "hand-1") and len(actions(bench)) == 1
    step(bench)
    assert why(bench)[1] == bench.words.text("football:hint-defend")


def test_cards_are_drawn_one_by_one_into_the_defenders_hand_and_there_is_no_fourth():
    bench = defending("third-draw")
    for number, name in enumerate(("Youri Tielemans", "Jorginho", "Michail Antonio"), 1):
        size = len(bench.timeline.state.deck)
        bench.panel.draw.click()
        assert bench.timeline.event.kind == "draw" and names(bench, 1)[-1] == name
        assert row(bench, "middle")["zones"][2]["count"] == size - 1
        assert zone(bench, "draws")["text"] == f"Drawn for this attack: {number} of 3."
        check(bench)
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and why(bench)[0] == "football.draw"
    cover(bench, "Michail Antonio")
    assert actions(bench)[-1] == "cover Michail Antonio"


def test_after_three_draws_in_vain_the_attack_stands_unasked():
    bench = defending("three-in-vain")
    for _ in range(3):
        bench.panel.draw.click()
        check(bench)
    size = len(bench.timeline.state.hands[1])
    step(bench)
    assert bench.timeline.event.kind == "success"
    check(bench)
    step(bench)
    assert bench.timeline.event.kind == "leave" and int(zone(bench, "gone")["text"]) == 1
    decide(bench)
    assert bench.timeline.state.stage == ("attack", 0) and zone(bench, "hand-1")["count"] == size
    assert [mark["label"] for mark in bench.parts.transport.state["marks"]] == ["Attack 1 of Team A succeeds"]


def test_from_an_empty_deck_nothing_is_drawn():
    bench = workbench(query="")
    put(bench, f"Kai Havertz,{RICE} | {KANE},{SAKA}")
    attack(bench, "Kai Havertz", "goals")
    decide(bench)
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and why(bench)[0] == "football.draw"
    check(bench)


def test_who_can_cover_has_to_and_neither_draws_nor_concedes():
    bench = defending("has-to-cover")
    bench.panel.draw.click()
    assert why(bench) == refused(bench, "draw") and KANE in why(bench)[1] and why(bench)[0] == "football.draw"
    bench.panel.concede.click()
    assert why(bench) == refused(bench, "concede") and why(bench)[0] == "football.cover"
    bench.parts.settings["must_cover"].value = "may"
    ready(bench)
    bench.panel.draw.click()
    assert bench.timeline.event.kind == "draw"


def test_under_forced_drawing_conceding_waits_until_nothing_is_left_to_draw():
    bench = defending("forced-to-draw")
    bench.panel.concede.click()
    assert why(bench) == refused(bench, "concede") and why(bench)[0] == "football.draw"
    bench.parts.settings["draw"].value = "optional"
    ready(bench)
    bench.panel.concede.click()
    assert bench.timeline.event.kind == "concede"
    check(bench)


def test_conceding_lets_the_attack_through():
    bench = defending("concede-at-once")
    bench.panel.concede.click()
    assert [event.kind for event in events(bench)][-4:-1] == ["concede", "success", "leave"]
    check(bench)


@pytest.mark.parametrize("name, action", [("draw", "draw"), ("concede", "concede")])
def test_with_no_attack_on_the_table_there_is_nothing_to_answer(name, action):
    bench = at("cover-equal")
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, action) and why(bench)[0] == "football.attack" and actions(bench) == []
    check(bench)


def test_while_an_attack_waits_nobody_attacks():
    bench = defending("cover-equal")
    choose(bench, "goals")
    assert bench.panel.balance.chosen == "" and why(bench) is None
    press(bench, "Kieran Trippier")
    bench.panel.act.click()
    assert why(bench) == refused(bench, "cover Kieran Trippier")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["draw", "concede"])
def test_before_the_rules_are_done_and_after_the_end_nothing_is_done(name):
    bench = at("last-on-last")
    attack(bench, "Kai Havertz", "goals")
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, name) and why(bench)[0] == "football.teams"
    decide(bench)
    cover(bench, "Ivan Toney")
    seek(bench, bench.timeline.length)
    getattr(bench.panel, name).click()
    assert why(bench) == refused(bench, name) and why(bench)[0] == "football.draw-game"
    press(bench, "deck", "pile")
    assert why(bench)[0] == "football.draw-game"
    step(bench)
    assert why(bench)[1] == bench.words.text("hint-over")
    check(bench)


def test_a_drawn_card_that_covers_is_bordered_at_once():
    bench = defending("may-draw-first")
    bench.panel.draw.click()
    assert "Ivan Toney" in bordered(bench)
    check(bench)
