"""All cases in all languages, and whatever people do."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.words import languages
from tests.widgets.guandan.match import (
    WILD_ROW,
    check,
    check_cards,
    check_hidden,
    choose,
    curtained,
    hand,
    lay,
    persons,
    pick,
    press,
    row,
    rows_of,
    seek,
    send,
    step,
    stretch,
    zones,
)
from widgets.guandan import workbench


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", list(guandan.CASES))
def test_every_case_steps_to_its_end(case, language):
    bench = workbench(query=f"lang={language}")
    send(bench.parts.cases, type="choose", id=case)
    assert bench.parts.cases.chosen == case and bench.timeline.position == 0
    clauses = set()
    for opened in (False, True):
        bench.parts.open_cards.value = opened
        seek(bench, 0)
        while True:
            check(bench)
            clauses.add(bench.parts.table.scene["say"]["clause"])
            if bench.timeline.position == bench.timeline.length - 1:
                break
            before = bench.timeline.position
            step(bench)
            assert bench.timeline.position == before + 1 and bench.parts.table.scene["why"] is None
    assert set(guandan.CASES[case].clauses) & clauses
    assert len(bench.timeline.branches) == 1
    assert [node.action for node in bench.timeline.line[1:]] == list(guandan.CASES[case].actions)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_its_language_everywhere(language):
    bench = workbench(query=f"lang={language}&case=say-which")
    panel = bench.panel
    pick(bench, WILD_ROW)
    panel.hint.click()
    spoken = [panel.play, panel.pass_, panel.clear, panel.hint, panel.restart, bench.parts.ready]
    words = [button.description for button in spoken] + [label for label, _ in panel.by.options]
    words += [panel.readings.title, panel.plays.title, panel.readings.none, panel.by.description]
    words += [zone["caption"] for zone in row(bench, "facts")["zones"]]
    words += [it["who"] for it in bench.parts.table.scene["rows"] if it["id"] != "facts"]
    assert all(words) and not any("guandan-" in it for it in words)
    latin = [it for it in words if re.search("[A-Za-z]{2}", it)]
    assert bool(latin) == (language == "en"), latin


def check_seats(bench):
    """Whose hand is seen, and whether the curtain is down."""
    timeline = bench.timeline
    seats = [seat for seat, player in bench.parts.players.items() if player.value == ""]
    actor = timeline.game.actor(timeline.state)
    seen = bench.board.seating.seat
    shared = len(seats) > 1 and not bench.parts.open_cards.value
    assert curtained(bench) == (shared and not bench.board.seating.seated)
    if seats and not curtained(bench):
        assert seen == actor if actor in seats else seen in seats
    if not bench.parts.open_cards.value:
        check_hidden(bench, None if curtained(bench) else seen)


NAMES = st.sampled_from(["5S 0a", "2H 0a", "RJ 0b", "stack-1", "paid 3", "", "??", "<b>", "9S 9S", None, 7])


ODD_ZONES = st.sampled_from(["hand-0", "hand-1", "middle", "nonsense", "", None, 3, ["hand-0"]])


OPS = st.one_of(
    st.tuples(st.just("hand"), st.integers(0, 26)),
    st.tuples(st.just("hand"), st.integers(0, 26)),
    st.tuples(st.just("table"), st.integers(0, 200)),
    st.tuples(st.just("press"), NAMES, ODD_ZONES),
    st.tuples(st.just("button"), st.sampled_from(["play", "pass_", "clear", "hint", "ready"])),
    st.tuples(st.just("button"), st.sampled_from(["play", "pass_", "ready"])),
    st.tuples(st.just("button"), st.just("restart")),
    st.tuples(st.just("command"), st.sampled_from(["start", "back", "step", "decision", "pause", "stop", "nonsense"])),
    st.tuples(st.just("command"), st.just("step")),
    st.tuples(st.just("stretch"), st.sampled_from(["trick", "trick", "deal", "nonsense"])),
    st.tuples(st.just("seek"), st.integers(-5, 300)),
    st.tuples(st.just("by"), st.sampled_from(guandan.ARRANGEMENTS)),
    st.tuples(st.just("player"), st.integers(0, 3), st.sampled_from(["", "cheapest", "random"])),
    st.tuples(st.just("open"), st.booleans()),
    st.tuples(st.just("speak"), st.sampled_from(languages())),
    st.tuples(st.just("reading"), st.integers(0, 3)),
    st.tuples(st.just("reading"), st.sampled_from(["straight 9", "", "<b>"])),
    st.tuples(st.just("lay"), st.integers(0, 99), st.integers(-2, 5)),
    st.tuples(st.just("setting"), st.sampled_from(["passing", "wild_pair", "double_down", "flush_as_straight"])),
    st.tuples(st.just("line"), st.integers(0, 5)),
)


def do(bench, op):
    match op:
        case ("hand", number):
            (seen,) = [seat for seat in range(4) if not row(bench, f"seat-{seat}")["small"]]
            cards = hand(bench, seen)
            press(bench, cards[number % len(cards)]["id"], f"hand-{seen}")
        case ("table", number):
            found = [(card["id"], it["id"]) for it in zones(bench) for card in it["cards"]]
            press(bench, *found[number % len(found)])
        case ("press", name, where):
            press(bench, name, where)
        case ("button", name):
            getattr(bench.panel, name).click()
        case ("command", name):
            send(bench.parts.transport, type=name)
        case ("stretch", name):
            stretch(bench, name)
        case ("seek", place):
            seek(bench, place)
        case ("by", by):
            bench.panel.by.value = by
        case ("player", seat, player):
            bench.parts.players[seat].value = player
        case ("open", yes):
            bench.parts.open_cards.value = yes
        case ("speak", language):
            bench.speak(language)
        case ("reading", int(number)):
            items = bench.panel.readings.items
            if items:
                choose(bench, items[number % len(items)]["id"])
        case ("reading", name):
            choose(bench, name)
        case ("lay", number, which):
            found = rows_of(bench)
            lay(bench, found[number % len(found)]["id"] if found else "nope", which)
        case ("setting", name):
            control = bench.parts.settings[name]
            values = guandan.RULEBOOK.settings[name].values
            control.value = values[(values.index(control.value) + 1) % len(values)]
        case ("line", number):
            send(bench.parts.lines, type="choose", id=str(number % len(bench.timeline.branches)))


@settings(max_examples=settings.default.max_examples // 2)
@given(
    seed=st.integers(0, 99),
    seats=st.sampled_from([(0,), (0, 2), (0, 1, 2, 3), ()]),
    first=st.sampled_from(["step", "decision", "deal"]),
    ops=st.lists(OPS, max_size=25),
)
def test_whatever_is_pressed_in_whatever_order_the_table_is_that_of_the_game(seed, seats, first, ops):
    bench = workbench(query="")
    persons(bench, *seats)
    bench.parts.autopilot.value = "cheapest"
    bench.new_game(seed)
    do(bench, ("stretch", "deal") if first == "deal" else ("command", first))
    for op in ops:
        do(bench, op)
        check(bench)
        check_cards(bench)
        check_seats(bench)
        shown = bench.panel.readings
        assert shown.chosen == "" or shown.chosen in [item["id"] for item in shown.items]
        json.dumps([shown.items, shown.why, bench.panel.plays.groups, bench.parts.log.lines])
