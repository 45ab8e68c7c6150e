"""The facts at the top, the notes at the hands, and the result."""

import pytest

from tests.widgets.guandan.match import (
    check,
    check_facts,
    check_result,
    events,
    row,
    seek,
    send,
    step,
    stretch,
    to_kind,
)
from widgets.guandan import workbench


@pytest.mark.parametrize("case", ["three-levels-to-the-ace", "their-ace-we-win", "at-ace-but-their-level", "match-won"])
def test_deal_level_wild_and_both_teams_levels_are_those_of_the_moment(case):
    bench = workbench(query=f"case={case}")
    seen = set()
    for place in range(bench.timeline.length):
        seek(bench, place)
        check_facts(bench, bench.timeline.state)
        seen.add(tuple(zone["text"] for zone in row(bench, "facts")["zones"]))
    expected = {(e.state.deal, e.state.level, *e.state.levels) for e in events(bench)}
    assert len(seen) == len(expected)


def test_going_up_is_seen_before_the_next_deal_is():
    bench = workbench(query="case=three-levels-to-the-ace")
    captions = [zone["caption"] for zone in row(bench, "facts")["zones"]]
    assert captions == ["Deal", "Level", "Wild", "You and partner", "Opponents"]
    stretch(bench, "deal")
    assert bench.timeline.event.kind == "advance"
    assert [zone["text"] for zone in row(bench, "facts")["zones"]] == ["1", "K", "K♥", "A", "9"]
    step(bench, 2)
    assert [zone["text"] for zone in row(bench, "facts")["zones"]] == ["2", "A", "A♥", "A", "9"]


def test_notes_say_what_each_player_is_doing():
    bench = workbench(query="case=third-out-ends")
    assert row(bench, "seat-0")["note"] == "1 card, you lead" and row(bench, "seat-1")["note"] == "out, 1st place"
    step(bench, 2)
    assert row(bench, "seat-0")["note"] == "out, 2nd place" and row(bench, "seat-2")["note"] == "2 cards, to play"
    step(bench)
    assert row(bench, "seat-2")["note"] == "2 cards, passed" and row(bench, "seat-3")["turn"]
    for place in range(bench.timeline.length):
        seek(bench, place)
        check(bench)
        turns = [it["id"] for it in bench.parts.table.scene["rows"] if it.get("turn")]
        actor = bench.timeline.game.actor(bench.timeline.state)
        assert turns == ([] if actor is None else [f"seat-{actor}"])


def test_who_leads_is_said_where_the_trick_will_lie(bench):
    assert row(bench, "middle")["note"] == "You lead" and row(bench, "middle")["zones"] == []
    step(bench)
    assert row(bench, "middle")["note"] == ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("case", "kind", "note"),
    [
        ("third-out-ends", "deal-over", ""),
        ("third-out-ends", "advance", None),
        ("double-down-stops", "advance", None),
        ("partner-last-at-ace", "not-yet", ""),
        ("at-ace-but-their-level", "not-yet", ""),
        ("match-won", "match-won", ""),
        ("both-at-ace", "match-won", ""),
    ],
)
def test_the_result_of_a_deal_stands_where_the_trick_was(case, kind, note):
    bench = workbench(query=f"case={case}")
    to_kind(bench, kind)
    check_result(bench, bench.timeline.state)
    middle = row(bench, "middle")
    assert middle["who"] == "Result" and [it["strong"] for it in middle["zones"]] == [True, False, False, False]
    if note is None:
        steps = bench.timeline.event.numbers["steps"]
        note = "Up 1 level" if steps == 1 else f"Up {steps} levels"
    assert middle["note"] == note


def test_the_places_of_the_deal_are_four_in_order():
    bench = workbench(query="case=match-won")
    send(bench.parts.transport, type="end")
    assert [it["caption"] for it in row(bench, "middle")["zones"]] == [
        "Partner",
        "You",
        "Left opponent",
        "Right opponent",
    ]
    assert bench.timeline.state.out == (2, 0, 3, 1)
