"""Who plays, and playing on by itself."""

import asyncio
import re

import pytest

from explorer import guandan
from explorer.chance import Chance
from explorer.guandan.history import begun, deals
from tests.widgets.guandan.match import (
    check,
    check_cards,
    curtained,
    events,
    hand,
    persons,
    pick,
    seek,
    send,
    step,
    stretch,
    text,
    texts,
)
from widgets.guandan import workbench


def test_a_seat_is_given_to_a_bot_while_it_is_its_turn_and_taken_back(dealt):
    length = dealt.timeline.length
    step(dealt)
    assert dealt.timeline.length == length
    state = dealt.timeline.state
    dealt.parts.players[0].value = "cheapest"
    assert dealt.parts.table.scene["why"] is None
    step(dealt)
    view = dealt.timeline.game.view(state, 0)
    action, _ = guandan.BOTS["cheapest"](dealt.timeline.game, view, Chance(0))
    assert dealt.timeline.node.action == action and dealt.timeline.event.seat == 0
    dealt.parts.players[0].value = ""
    send(dealt.parts.transport, type="decision")
    assert dealt.timeline.game.actor(dealt.timeline.state) == 0
    place = dealt.timeline.position
    step(dealt)
    assert dealt.timeline.position == place and dealt.parts.table.scene["why"]


def test_a_bot_is_replaced_by_another_and_by_a_person():
    bench = workbench(query="case=leader-must-play")
    bench.new_game(8)
    send(bench.parts.transport, type="start")
    seat = bench.timeline.game.actor(bench.timeline.state)
    if seat == 0:
        bench.parts.players[0].value = "cheapest"
    bench.parts.players[seat].value = ""
    step(bench)
    assert bench.timeline.position == 0  # a person's: it waits
    bench.parts.players[seat].value = "cheapest"
    step(bench)
    action, _ = guandan.BOTS["cheapest"](
        bench.timeline.game, bench.timeline.game.view(bench.timeline.start, seat), Chance(0)
    )
    assert bench.timeline.node.action == action


@pytest.mark.parametrize("bot", ["cheapest", "team"])
def test_while_playing_on_the_autopilot_plays_for_you(dealt, bot):
    dealt.parts.autopilot.value = bot
    state, game = dealt.timeline.state, dealt.timeline.game
    action, _ = guandan.BOTS[bot](game, game.view(state, 0), Chance(0))
    node = dealt.timeline.node
    stretch(dealt, "trick")
    assert node.children[0].action == action


def test_the_players_are_those_the_desk_names():
    bench = workbench(query="")
    assert {seat: player.value for seat, player in bench.parts.players.items()} == {
        0: "",
        1: "team",
        2: "team",
        3: "team",
    }
    assert {name for _, name in bench.parts.players[0].options} == {"", *guandan.BOTS}


def test_when_your_seat_goes_to_a_bot_no_other_persons_hand_is_shown_unasked():
    """Three persons at one screen: whoever is next says first that the others look away."""
    bench = workbench(query="case=come-back-in")
    persons(bench, 0, 1, 2)
    bench.parts.players[0].value = "cheapest"
    assert not any(card["face"] == "up" for seat in (1, 2) for card in hand(bench, seat))


def test_who_sits_down_where_a_bot_was_is_asked_first():
    bench = workbench(query="case=come-back-in")
    step(bench)
    bench.parts.players[1].value = ""
    assert curtained(bench) and not any(card["face"] == "up" for seat in range(4) for card in hand(bench, seat))
    bench.parts.ready.click()
    assert texts(hand(bench)) == "QC 8C 3C"
    bench.parts.players[1].value = "cheapest"
    assert not curtained(bench) and texts(hand(bench)) == "JD 9D"


def ends_of(bench, what):
    """The places on the line that end a trick or a deal, by what the rules say."""
    found = []
    for place, event in enumerate(events(bench)):
        over = event.kind in ("advance", "not-yet", "match-won")
        won = event.kind == "lead" and event.clause in ("guandan.turn", "guandan.inherit")
        if over or (what == "trick" and won):
            found.append(place)
    return found


@pytest.mark.parametrize("what", ["trick", "deal"])
@pytest.mark.parametrize("case", ["match-won", "third-out-ends", "partner-last-at-ace", "leader-must-play"])
def test_to_the_end_of_a_stretch_from_anywhere_on_a_line_follows_the_line(case, what):
    bench = workbench(query=f"case={case}")
    actions = [node.action for node in bench.timeline.line]
    known = ends_of(bench, what)
    for place in range(bench.timeline.length):
        ahead = [end for end in known if end > place]
        if not ahead:
            break
        seek(bench, place)
        stretch(bench, what)
        assert bench.timeline.position == ahead[0]
        assert [node.action for node in bench.timeline.line] == actions and len(bench.timeline.branches) == 1
        check(bench)


@pytest.mark.parametrize("what", ["trick", "deal"])
def test_a_stretch_plays_on_where_the_line_ends_and_no_further_than_it_must(dealt, what):
    place = dealt.timeline.position
    assert dealt.timeline.length == place + 1
    stretch(dealt, what)
    assert ends_of(dealt, what)[0] == dealt.timeline.position > place
    assert dealt.timeline.node is dealt.timeline.line[-1] and dealt.parts.transport.state["busy"] is None
    again = dealt.timeline.position
    stretch(dealt, what)
    assert dealt.timeline.position == next(it for it in ends_of(dealt, what) if it > again)
    check(dealt)


def test_from_the_middle_of_a_line_to_the_end_of_the_match():
    bench = workbench(query="case=both-at-ace")
    for place in (0, 2, 5, bench.timeline.length - 1):
        seek(bench, place)
        send(bench.parts.transport, type="end")
        assert bench.timeline.event.kind == "match-won" and len(bench.timeline.branches) == 1
    assert bench.timeline.game.result(bench.timeline.state).winner == 1
    for what in ("trick", "deal"):
        stretch(bench, what)
        assert bench.timeline.event.kind == "match-won"


def test_a_whole_match_by_bots_to_its_end_keeps_every_card():
    bench = workbench(query="")
    persons(bench)
    bench.new_game(2)
    send(bench.parts.transport, type="end")
    timeline = bench.timeline
    assert timeline.event.kind == "match-won" and timeline.game.result(timeline.state) is not None
    assert len(bench.parts.log.lines) <= 90 and bench.parts.log.more
    marks = bench.parts.transport.state["marks"]
    assert [mark["at"] for mark in marks] == [deal.begins for deal in begun(timeline.line)]
    assert all(mark["label"].startswith(f"Deal {number}, at level") for number, mark in enumerate(marks, 1))
    for place in range(0, timeline.length, 97):
        seek(bench, place)
        check(bench)
        check_cards(bench)
    over = deals(timeline.line)
    seek(bench, over[2].ends)
    assert bench.timeline.event.kind in ("advance", "not-yet")
    stretch(bench, "deal")
    assert bench.timeline.position == over[3].ends and len(timeline.branches) == 1


def test_a_run_to_the_end_shows_how_far_it_is_and_can_be_stopped():
    async def run():
        bench = workbench(query="")
        persons(bench)
        bench.new_game(5)
        seen = []
        bench.parts.transport.observe(lambda change: seen.append(change["new"]["busy"]), "state")
        send(bench.parts.transport, type="end")
        while not any(seen):
            await asyncio.sleep(0.001)
        send(bench.parts.transport, type="stop")
        await asyncio.sleep(0.05)
        length = bench.timeline.length
        await asyncio.sleep(0.1)
        assert bench.timeline.length == length and bench.parts.transport.state["busy"] is None
        texts = [busy["text"] for busy in seen if busy]
        assert texts and all(re.fullmatch(r"Playing on: [\d,]+ moves? so far", it) for it in texts)
        assert bench.timeline.game.result(bench.timeline.state) is None
        check(bench)

    asyncio.run(run())


@pytest.mark.parametrize("what", ["trick", "deal"])
def test_a_stretch_ends_by_itself_while_the_page_is_served(what):
    async def run():
        bench = workbench(query="")
        bench.new_game(5)
        stretch(bench, what)
        while not ends_of(bench, what):
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.1)
        assert bench.timeline.position == ends_of(bench, what)[0]
        assert bench.parts.transport.state["busy"] is None and not bench.parts.transport.state["playing"]
        check(bench)

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.parametrize("act", ["pick", "pass", "hint", "player"])
def test_whatever_you_do_stops_what_plays_by_itself(act):
    async def run():
        bench = workbench(query="")
        bench.new_game(5)
        bench.parts.transport.speed = "fast"
        send(bench.parts.transport, type="play")
        await asyncio.sleep(0.3)
        assert bench.parts.transport.state["playing"]
        match act:
            case "pick":
                pick(bench, text(hand(bench)[0]))
            case "pass":
                bench.panel.pass_.click()
            case "hint":
                bench.panel.hint.click()
            case "player":
                bench.parts.players[2].value = "cheapest"
        await asyncio.sleep(0.02)
        position = bench.timeline.position
        await asyncio.sleep(0.4)
        assert bench.timeline.position == position and not bench.parts.transport.state["playing"]

    asyncio.run(run())


def test_the_stretches_are_named_on_their_buttons(bench):
    assert bench.parts.transport.stretches == [
        {"value": "trick", "label": "End of the trick"},
        {"value": "deal", "label": "End of the deal"},
    ]
    stretch(bench, "nonsense")
    assert bench.timeline.position == 0
