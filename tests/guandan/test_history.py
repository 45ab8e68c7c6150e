"""A line deal by deal and turn by turn, as its states tell it, against the events it is told by."""

from dataclasses import fields
from functools import cache

import pytest

from explorer import guandan
from explorer.chance import Chance
from explorer.guandan.cards.shapes import tier
from explorer.guandan.history import Begun, begun, deals, turns
from explorer.timeline import Timeline

FIRST = ("setup", "deal", "restart")
LAST = ("advance", "not-yet", "match-won")


def play(timeline, chance, until):
    """A random line, played on the seats' views until the node is as wanted."""
    game = timeline.game
    while not until(timeline.node):
        view = game.view(timeline.node.state, game.actor(timeline.node.state))
        action, chance = guandan.BOTS["random"](game, view, chance)
        timeline.play(action)
    return chance


@cache
def played(seed):
    """A match given up after its second deal, and one played to its end; now and then begun near the ace."""
    game = guandan.Game(double_down="stop", tribute_suit="random")
    state = game.start(seed)
    if seed % 2:
        state = game.state({**state.to_dict(), "level": "K", "levels": ["9", "K"], "deal": 12})
    timeline = Timeline(game, state)
    begins = state.deal
    chance = play(timeline, Chance(seed).fork(1), lambda node: node.state.deal == begins + 2 and node.state.trick)
    timeline.play("restart")
    play(timeline, chance, lambda node: node.state.stage.do == "over")
    return timeline


@cache
def broken_off(seed):
    """A match begun anew when it is over, and once more in its second deal."""
    game = guandan.Game(passing="out", flush_as_straight="never")
    position = {**game.start(seed).to_dict(), "level": "A", "levels": ["A", "A"]}
    timeline = Timeline(game, game.state(position))
    chance = play(timeline, Chance(seed).fork(1), lambda node: node.state.stage.do == "over")
    timeline.play("restart")
    play(timeline, chance, lambda node: node.state.deal == 2)
    timeline.play("restart")
    return timeline


LINES = {
    **{f"match-{seed}": lambda seed=seed: played(seed) for seed in range(4)},
    "broken-off": lambda: broken_off(1),
    **{name: case.timeline for name, case in guandan.CASES.items()},
}


@pytest.fixture(params=LINES)
def line(request):
    """The nodes of a line, and its events."""
    timeline = LINES[request.param]()
    return timeline.line, [event for node in timeline.line for event in timeline.events(node)]


def places(events, *kinds):
    return [at for at, event in enumerate(events) if event.kind in kinds]


def of_deal(events, begins):
    """The events of the deal that begins there."""
    later = [at for at in places(events, *FIRST) if at > begins]
    return events[begins : later[0] if later else None]


@pytest.mark.slow
def test_deals_begin_where_their_event_is(line):
    nodes, events = line
    found = begun(nodes)
    assert [it.begins for it in found] == places(events, *FIRST)
    for it in found:
        state = events[it.begins].state
        assert (it.number, it.level, it.before) == (state.deal, state.level, state.levels)
        assert it.held == tuple(map(len, state.hands))
        kinds = [event.kind for event in events[: it.begins + 1]]
        assert it.match == 1 + kinds.count("restart")


def test_tribute_is_what_the_events_say(line):
    nodes, events = line
    for it in begun(nodes):
        clauses = [event.clause for event in of_deal(events, it.begins) if event.kind.startswith("tribute")]
        assert (
            clauses
            == {
                "none": [],
                "paid": ["guandan.tribute"],
                "double": ["guandan.double-tribute"] * 2,
                "cancelled": ["guandan.tribute-cancelled"],
            }[it.tribute]
        )


@pytest.mark.slow
def test_deals_are_over_where_their_event_is(line):
    nodes, events = line
    found = deals(nodes)
    assert [it.ends for it in found] == places(events, *LAST)
    for it in found:
        told, event = of_deal(events, it.begins), events[it.ends]
        assert it.ends < it.begins + len(told)
        over = next(event for event in told if event.kind == "deal-over")
        assert it.places == tuple(over.numbers[place] for place in ("first", "second", "third", "fourth"))
        assert it.places == over.state.out and it.level == over.state.level and it.before == over.state.levels
        assert it.levels == event.state.levels and it.winner == event.numbers["team"]
        assert it.steps == event.numbers.get("steps", 0) and it.won == (event.kind == "match-won")


def test_what_is_over_has_begun(line):
    nodes, _ = line
    starts, found = begun(nodes), deals(nodes)
    told = [Begun(**{field.name: getattr(it, field.name) for field in fields(Begun)}) for it in found]
    assert [it for it in starts if it.begins in {over.begins for over in found}] == told


@pytest.mark.slow
def test_turns_are_those_of_their_deal(line):
    nodes, events = line
    for it in begun(nodes):
        found = turns(nodes, it)
        wanted = [it.begins + at for at in places(of_deal(events, it.begins), "play", "pass")]
        assert [turn.at for turn in found] == wanted
        for turn in found:
            event = events[turn.at]
            assert (turn.seat, turn.left) == (event.seat, tuple(map(len, event.state.hands)))
            assert turn.bomb == (event.kind == "play" and tier(event.numbers["reading"]) > 0)


def test_matches_are_counted_on_a_line_with_restarts():
    found = begun(broken_off(1).line)
    assert [(it.match, it.number, it.before) for it in found[-4:]][1:] == [
        (2, 1, ("2", "2")),
        (2, 2, found[-2].before),
        (3, 1, ("2", "2")),
    ]
    over = deals(broken_off(1).line)
    assert [it.won for it in over if it.match == 1][-1] and [it.match for it in over if it.match > 1] == [2]


def test_random_lines_have_all_there_is_to_tell():
    lines = [played(seed).line for seed in range(4)]
    over = [it for nodes in lines for it in deals(nodes)]
    assert {it.tribute for it in over} == {"none", "paid", "double", "cancelled"}
    assert {it.steps for it in over} == {0, 1, 2, 3} and sum(it.won for it in over) == 4
    assert any(turn.bomb for nodes in lines for it in begun(nodes) for turn in turns(nodes, it))


def test_a_position_in_the_midst_of_the_tribute_tells_what_was_held_before_it():
    game = guandan.CASES["double-tribute"].timeline().game
    for node in guandan.CASES["double-tribute"].timeline().line:
        timeline = Timeline(game, game.state(node.state.to_dict()))
        assert begun(timeline.line)[0].held == (4, 3, 3, 3), node


def test_no_line_has_no_deals():
    assert begun([]) == deals([]) == []


@pytest.mark.parametrize("case", ["cancelled-by-one", "cancelled-by-two"])
def test_that_a_tribute_was_cancelled_is_known_only_where_the_line_tells(case):
    """A position in play with the places of the deal before need not tell what was paid."""
    case = guandan.CASES[case]
    game = guandan.Game()
    after = case.timeline().root.state
    assert begun(Timeline(game, game.state(case.position)).line)[0].tribute == "cancelled"
    assert begun(Timeline(game, after).line)[0].tribute == "unknown"
    # A trick that the opening ends is no tribute.
    hands = [["5S"], ["6S"], ["7S"], ["8S"]]
    won = {"to_beat": {"seat": 0, "action": "9S"}, "passed": [1, 2, 3], "turn": 0, "stage": "won"}
    position = {"level": "2", "hands": hands, "previous": [0, 1, 2, 3], **won}
    assert begun(Timeline(game, game.state(position)).line)[0].tribute == "unknown"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", ["finish", "deal-over", "advance", "next-level", "deal"])
def test_a_deal_that_the_opening_ends_and_the_one_it_begins(kind, seed):
    """At place 0 lies the old one; the new one begins with its own event. Without a start only that is known."""
    end = {"level": "9", "hands": [["9C"], [], [], ["3S", "4D"]], "out": [2, 1], "turn": 0, "seed": seed, "deal": 4}
    game = guandan.Game()
    line = Timeline(game, game.state(end))
    line.play("9C")
    state = next(event.state for event in line.events(line.node) if event.kind == kind)
    if kind != "finish":
        state = state._replace(hands=((), (), (), state.hands[3])) if kind != "deal" else state
    timeline = Timeline(game, game.state(state.to_dict()))
    events = timeline.events(timeline.root)
    timeline.play(game.actions(timeline.node.state)[0])
    dealt = next((at for at, event in enumerate(events) if event.kind == "deal"), 0)
    assert (dealt > 0) == (kind != "deal")
    found = begun(timeline.line, timeline.start)
    assert [(it.begins, it.number) for it in found] == ([(0, 4)] if dealt else []) + [(dealt, 5)]
    assert begun(timeline.line) == found[-1:]
    if dealt:
        assert (found[0].level, found[0].before) == (state.level, state.levels)
        assert turns(timeline.line, found[0]) == []
    cancelled = any(event.kind == "tribute-cancelled" for event in events)
    assert found[-1].tribute == ("cancelled" if cancelled else "double" if state.out[:2] == (2, 0) else "paid")


def test_a_suited_row_is_a_bomb_unless_it_says_otherwise():
    found = {name: turns(LINES[name]().line, begun(LINES[name]().line)[0]) for name in guandan.CASES}
    assert [turn.bomb for turn in found["bomb-ends-it"]] == [False, False, True, False, False, False, False]
    assert [found[name][0].bomb for name in ("suited-row-is-a-bomb", "suited-row-as-straight")] == [True, False]


@pytest.mark.parametrize("settings", [{"flush_as_straight": it} for it in ("with-wild", "always", "never")])
def test_a_row_that_need_not_say_what_it_is_is_told_from_its_cards(settings):
    game = guandan.Game(**settings)
    hands = [["5S", "6S", "7S", "8S", "9S", "3D"], ["4S"], ["4H"], ["4D"]]
    timeline = Timeline(game, game.state({"level": "2", "hands": hands, "turn": 0}))
    timeline.play(
        "5S 6S 7S 8S 9S as straight-flush 9" if settings["flush_as_straight"] == "always" else "5S 6S 7S 8S 9S"
    )
    assert turns(timeline.line, begun(timeline.line)[0])[0].bomb
