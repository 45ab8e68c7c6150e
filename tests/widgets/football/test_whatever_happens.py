"""All cases in all languages, and whatever people do."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.words import languages
from tests.widgets.football.match import (
    BAD,
    ODD,
    actions,
    attack,
    check,
    choose,
    cover,
    curtained,
    hand,
    press,
    pressed,
    ready,
    seek,
    seen,
    send,
    sheet,
    step,
    upload,
    zones,
)
from widgets.football import workbench


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", list(football.CASES))
def test_every_case_steps_to_its_end(case, language):
    bench = workbench(query=f"lang={language}")
    send(bench.parts.cases, type="choose", id=case)
    assert bench.parts.cases.chosen == case and bench.timeline.position == 0
    clauses = set()
    for opened, there in ((False, False), (False, True), (True, False)):
        bench.parts.open_cards.value = opened
        seek(bench, 0)
        while True:
            check(bench)
            if there:
                ready(bench)
                check(bench)
            clauses.add(bench.parts.table.scene["say"]["clause"])
            if bench.timeline.position == bench.timeline.length - 1:
                break
            before = bench.timeline.position
            step(bench)
            assert bench.timeline.position == before + 1 and bench.parts.table.scene["why"] is None
    assert set(football.CASES[case].clauses) & clauses
    assert len(bench.timeline.branches) == 1 and actions(bench) == list(football.CASES[case].actions)


ODD_NAMES = st.sampled_from(["Nobody", "??", "stack-1", "deck", "", "<b>", None, 7, ["x"], "x" * 999])


ODD_ZONES = st.sampled_from(["hand-0", "hand-1", "middle", "deck", "", None, 3, ["hand-0"]])


OPS = st.one_of(
    st.tuples(st.just("hand"), st.integers(0, 9)),
    st.tuples(st.just("hand"), st.integers(0, 9)),
    st.tuples(st.just("stat"), st.integers(0, 4)),
    st.tuples(st.just("legal"), st.integers(0, 99)),
    st.tuples(st.just("legal"), st.integers(0, 99)),
    st.tuples(st.just("table"), st.integers(0, 99)),
    st.tuples(st.just("press"), ODD_NAMES, ODD_ZONES),
    st.tuples(st.just("button"), st.sampled_from(["act", "draw", "concede"])),
    st.tuples(st.just("ready")),
    st.tuples(st.just("ready")),
    st.tuples(st.just("command"), st.sampled_from(["start", "back", "step", "decision", "pause", "end", "nonsense"])),
    st.tuples(st.just("command"), st.sampled_from(["step", "decision"])),
    st.tuples(st.just("stretch"), st.sampled_from(["round"])),
    st.tuples(st.just("seek"), st.integers(-5, 300)),
    st.tuples(st.just("player"), st.integers(0, 1), st.sampled_from(["", "best", "random"])),
    st.tuples(st.just("open"), st.booleans()),
    st.tuples(st.just("odds"), st.booleans()),
    st.tuples(st.just("speak"), st.sampled_from(languages())),
    st.tuples(st.just("setting"), st.sampled_from(list(football.RULEBOOK.settings))),
    st.tuples(st.just("line"), st.integers(0, 5)),
    st.tuples(st.just("deck"), st.sampled_from(["good", "bad", "usual"])),
)


def do(bench, op):
    match op:
        case ("hand", number):
            cards = hand(bench, seen(bench))
            press(bench, cards[number % len(cards)]["id"])
        case ("stat", number):
            choose(bench, football.STATS[number])
        case ("legal", number):
            ready(bench)
            legal = bench.timeline.game.actions(bench.timeline.state)
            if legal and not pressed(bench) and not bench.panel.balance.chosen:
                word, _, rest = legal[number % len(legal)].partition(" ")
                if word == "attack":
                    attack(bench, *rest.rsplit(" with ", 1))
                elif word == "cover":
                    cover(bench, rest)
                else:
                    getattr(bench.panel, word).click()
        case ("table", number):
            found = [(card["id"], it["id"]) for it in zones(bench) for card in it["cards"]]
            press(bench, *found[number % len(found)])
        case ("press", name, where):
            send(bench.parts.table, type="press", zone=where, card=name, index=0)
        case ("button", name):
            getattr(bench.panel, name).click()
        case ("ready",):
            bench.parts.ready.click()
        case ("command", name):
            send(bench.parts.transport, type=name)
        case ("stretch", name):
            send(bench.parts.transport, type="stretch", value=name)
        case ("seek", place):
            seek(bench, place)
        case ("player", seat, player):
            bench.parts.players[seat].value = player
        case ("open", yes):
            bench.parts.open_cards.value = yes
        case ("odds", yes):
            bench.panel.odds.value = yes
        case ("speak", language):
            bench.speak(language)
        case ("setting", name):
            control = bench.parts.settings[name]
            values = football.RULEBOOK.settings[name].values
            control.value = values[(values.index(control.value) + 1) % len(values)]
        case ("line", number):
            send(bench.parts.lines, type="choose", id=str(number % len(bench.timeline.branches)))
        case ("deck", "usual"):
            bench.panel.upload._handle_custom_msg({"type": "reset"}, [])
        case ("deck", which):
            upload(bench, BAD if which == "bad" else sheet(ODD + [f"P{i}" for i in range(9)]))


def check_seats(bench):
    """Who is asked to be there, and whose hand lies open."""
    persons = [seat for seat, player in bench.parts.players.items() if player.value == ""]
    actor = bench.timeline.game.actor(bench.timeline.state)
    if bench.parts.open_cards.value or len(persons) < 2:
        assert not curtained(bench)
    elif actor is not None and not curtained(bench):
        assert seen(bench) == actor
    if len(persons) == 1:
        assert seen(bench) == persons[0]


@settings(max_examples=settings.default.max_examples // 2)
@given(
    start=st.one_of(st.integers(0, 99), st.sampled_from(list(football.CASES))),
    ops=st.lists(OPS, max_size=40),
)
def test_whatever_is_pressed_in_whatever_order_the_page_is_that_of_the_match(start, ops):
    bench = workbench(query="")
    bench.parts.autopilot.value = "random"
    if isinstance(start, str):
        bench.open(start)
    else:
        bench.new_game(start)
    for op in ops:
        do(bench, op)
        check(bench)
        check_seats(bench)
