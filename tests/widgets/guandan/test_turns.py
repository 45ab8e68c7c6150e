"""Passing, whose turn it is, and the list of legal plays."""

import re
from collections import Counter

from explorer import guandan
from tests.widgets.guandan.match import (
    check,
    hidden_by,
    lay,
    pick,
    picked,
    press,
    put,
    row,
    rows_of,
    said,
    seek,
    send,
    sorted_text,
    step,
    why,
    why_text,
    zone,
)
from widgets.guandan import workbench


def test_pass_passes():
    bench = workbench(query="case=come-back-in")
    seek(bench, 4)
    bench.panel.pass_.click()
    assert bench.timeline.event.kind == "pass" and bench.timeline.event.seat == 0
    assert row(bench, "seat-0")["note"] == "2 cards, passed" and zone(bench, "move-4")["text"] == "passes"
    check(bench)


def test_who_leads_may_not_pass(bench):
    bench.panel.pass_.click()
    assert why(bench) == ("guandan.turn", "hand-0") and bench.timeline.position == 0
    refusal = bench.timeline.game.refusal(bench.timeline.state, "pass")
    assert why_text(bench) == bench.words.refusal(refusal)


def test_a_play_out_of_turn_is_refused(dealt):
    dealt.panel.pass_.click()
    place = dealt.timeline.position
    card = dealt.timeline.state.hands[0][0]
    pick(dealt, card.text)
    dealt.panel.play.click()
    refusal = dealt.timeline.game.refusal(dealt.timeline.game.view(dealt.timeline.state, 0), card.text)
    assert refusal.message == "not-your-turn"
    assert (dealt.parts.table.scene["why"]["clause"], why_text(dealt)) == said(dealt, refusal)
    assert why(dealt) == ("guandan.turn", "hand-0") and dealt.timeline.position == place


def test_a_pass_out_of_turn_passes_for_nobody(dealt):
    dealt.panel.pass_.click()
    place = dealt.timeline.position
    dealt.panel.pass_.click()
    assert dealt.timeline.position == place and why_text(dealt) == dealt.words.text("guandan:hint-bot")


def test_before_the_rules_are_done_nothing_can_be_played():
    bench = workbench(query="case=partner-inherits")
    step(bench)
    assert bench.timeline.state.stage.do == "finish"
    bench.panel.pass_.click()
    assert why(bench) == ("guandan.turn", "hand-0")


def test_after_the_end_nothing_can_be_played_but_a_new_match():
    bench = workbench(query="case=match-won")
    send(bench.parts.transport, type="end")
    check(bench)
    place = bench.timeline.position
    bench.panel.pass_.click()
    assert why(bench) == ("guandan.match", "hand-0")
    bench.panel.play.click()
    press(bench, "stack-1", "hand-1")
    assert why(bench)[0] == "guandan.match" and bench.timeline.position == place
    step(bench)
    assert "over" in why_text(bench) and not bench.parts.transport.state["canForward"]
    bench.panel.restart.click()
    assert bench.timeline.event.kind == "restart" and bench.parts.transport.state["canForward"]
    check(bench)


def test_while_a_card_is_to_be_given_back_no_one_passes():
    bench = workbench(query="case=tribute")
    step(bench)
    bench.panel.pass_.click()
    assert why(bench) == ("guandan.return", "hand-0") and bench.timeline.position == 1


def test_at_your_turn_the_next_step_asks_for_a_play(dealt):
    length = dealt.timeline.length
    step(dealt)
    assert why_text(dealt) == dealt.words.text("guandan:hint-choose") and dealt.timeline.length == length


def test_at_your_return_the_next_step_asks_for_the_card_to_give_back(bench):
    put(bench, "5S 9D KD 3C | 7C 8C QC | 6S TD AD | 3S 4D AS", turn=None, previous=[0, 1, 2, 3])
    step(bench)
    assert bench.timeline.state.stage == ("return", 0)
    step(bench)
    assert bench.timeline.state.stage == ("return", 0)
    assert why_text(bench) == bench.words.text("guandan:hint-return")


def sets_of(bench, name):
    """All sets of cards of a row, as the page gets them, chunk by chunk."""
    plays, sent, found = bench.panel.plays, [], []
    plays.send = lambda content, buffers=None: sent.append(content)
    while True:
        send(plays, **{"type": "sets", "row": name, "from": len(found), "generation": plays.generation})
        answer = sent.pop()
        assert (answer["row"], answer["from"]) == (name, len(found))
        found += answer["sets"]
        if not answer["rest"]:
            return found


def check_hints(bench):
    timeline = bench.timeline
    state = timeline.state
    lies = state.to_beat and state.to_beat.reading
    known = guandan.plays(state.hands[0], state.level, lies, **timeline.game.settings)
    expected = Counter(f"{found.notation} {found.size}" for _, found in known)
    assert sorted(it["id"] for it in rows_of(bench)) == sorted(expected)
    assert {it["id"]: it["many"] for it in rows_of(bench)} == {name: count > 1 for name, count in expected.items()}
    assert {it["id"]: len(sets_of(bench, it["id"])) for it in rows_of(bench)} == dict(expected)
    shapes, groups = Counter(found.shape for _, found in known), bench.panel.plays.groups
    assert [group["id"] for group in groups] == [it for it in guandan.SHAPES if it in shapes]
    assert all(str(shapes[group["id"]]) in re.sub(r"\D+", " ", group["count"]).split() for group in groups)
    return expected


def test_the_legal_plays_are_all_there_are(dealt):
    assert hidden_by(dealt.panel.plays) and dealt.panel.hint.description == "Show legal plays"
    dealt.panel.hint.click()
    assert not hidden_by(dealt.panel.plays) and dealt.panel.hint.description == "Hide legal plays"
    assert dealt.timeline.state.to_beat and len(check_hints(dealt)) > 1


def test_who_leads_sees_every_play_of_the_hand(bench):
    bench.panel.hint.click()
    assert check_hints(bench).total() == len(guandan.plays("5S 6D 7C 8D 2H 4C", "2", None))


def test_the_legal_plays_follow_the_table_and_are_none_out_of_turn(bench):
    bench.panel.hint.click()
    step(bench)
    assert bench.panel.plays.groups == [] and bench.panel.plays.none == "The plays are listed when it is your turn."
    send(bench.parts.transport, type="back")
    assert rows_of(bench)
    bench.panel.hint.click()
    assert hidden_by(bench.panel.plays)
    bench.panel.hint.click()
    assert check_hints(bench)


def test_while_a_card_is_to_be_given_back_there_are_no_legal_plays():
    bench = workbench(query="case=tribute")
    bench.panel.hint.click()
    step(bench)
    assert bench.panel.plays.groups == []


def test_a_play_picked_from_the_list_is_picked_and_meant_and_can_be_played(dealt):
    dealt.panel.hint.click()
    names = [it["id"] for it in rows_of(dealt)]
    place, seen = dealt.timeline.position, 0
    for name in names[:: max(1, len(names) // 8)]:
        lay(dealt, name)
        cards = [mini for it in rows_of(dealt) if it["id"] == name for mini in it["cards"]]
        assert len(picked(dealt).split()) == len(cards)
        dealt.panel.play.click()
        move = dealt.timeline.state.trick[-1]
        assert move.seat == 0 and f"{move.reading.notation} {move.reading.size}" == name
        check(dealt)
        seek(dealt, place)
        seen += 1
    assert seen > 2 and len(dealt.timeline.branches) == seen


def test_every_way_to_make_a_play_can_be_picked(bench):
    put(bench, "9S 9H 9C KD 2H 4C | 3S 4D | 3C 4C | 6D TD")
    bench.panel.hint.click()
    known = {}
    for cards, found in guandan.plays("9S 9H 9C KD 2H 4C", "2", None):
        known.setdefault(f"{found.notation} {found.size}", []).append(cards)
    for name, sets in known.items():
        for number, cards in enumerate(sets):
            lay(bench, name, number)
            assert sorted_text(picked(bench).split()) == sorted_text(cards)
            readings = bench.panel.readings
            meant = readings.chosen if readings.choosable else readings.items[0]["id"]
            assert meant == name.rpartition(" ")[0]


def test_a_list_that_is_no_longer_shown_is_not_answered(bench):
    bench.panel.hint.click()
    name, generation = rows_of(bench)[0]["id"], bench.panel.plays.generation
    step(bench)
    for message in ({"type": "lay", "row": name, "set": -1}, {"type": "lay", "row": "nope", "set": 0}):
        send(bench.panel.plays, **message, generation=generation)
        send(bench.panel.plays, **message, generation=bench.panel.plays.generation)
    assert picked(bench) == ""
