"""A line attack by attack, as its states tell it, against the events it is told by."""

from functools import cache
from random import Random

import pytest

from explorer import football
from explorer.football.history import rounds
from explorer.timeline import Timeline
from tests.football.tables import EVERY, random_cards, run, table


@cache
def played(seed):
    game = football.Game(**EVERY[seed * 5 % len(EVERY)])
    deck = tuple(random_cards(Random(seed), 30)) if seed % 2 else None
    timeline, random = Timeline(game, game.start(seed, deck)), Random(seed)
    while game.actor(timeline.state) is not None:
        timeline.play(random.choice(game.actions(timeline.state)))
    return timeline


def from_the_middle():
    """A line that begins with an open attack: it is not one of the line's own."""
    game = football.Game()
    timeline = Timeline(game, run(table("A5 B9 X1 | C4 D3", "F1 G8 H6"), "attack A5 with goals, draw").state)
    for action in ("draw", "cover G8", "attack C4 with caps", "cover X1"):
        if game.refusal(timeline.state, action) is None:
            timeline.play(action)
    return timeline


LINES = {
    **{f"match-{seed}": lambda seed=seed: played(seed) for seed in range(8)},
    "middle": from_the_middle,
    **{name: case.timeline for name, case in football.CASES.items()},
}


@pytest.fixture(params=LINES)
def line(request):
    """The nodes of a line, and its events."""
    timeline = LINES[request.param]()
    return timeline.line, [event for node in timeline.line for event in timeline.events(node)]


def test_rounds_are_the_attacks_of_the_events(line):
    nodes, events = line
    found = rounds(nodes)
    places = [at for at, event in enumerate(events) if event.kind == "attack"]
    assert [it.begins for it in found] == places
    for it, after in zip(found, [*places[1:], len(events)], strict=True):
        told = events[it.begins : after]
        attack = told[0]
        assert (it.number, it.seat, it.stat) == (attack.state.round, attack.seat, attack.numbers["stat"])
        assert it.stats == attack.state.stats
        (count,) = [event for event in told if event.kind == "count"]
        assert it.counters == count.state.counters
        ended = [event for event in told if event.kind in ("covered", "success")]
        assert it.covered == (ended[0].kind == "covered" if ended else None)
        assert it.decided == (events.index(ended[0]) if ended else None)
        leave = [event for event in told if event.kind == "leave"]
        assert it.hands == (tuple(map(len, leave[0].state.hands)) if leave else None)
        assert it.ends == after - 1


def test_numbers_go_up_by_one(line):
    found = rounds(line[0])
    assert [it.number for it in found] == [found[0].number + at for at in range(len(found))] if found else True


def test_a_round_that_is_not_over():
    timeline = played(0)
    game = timeline.game
    again = Timeline(game, timeline.start)
    while not (again.state.attack and game.actor(again.state) is not None):
        action = game.actions(again.state)[0]
        again.play(action)
    last = rounds(again.line)[-1]
    assert (last.hands, last.covered, last.ends) == (None, None, again.length - 1)


def test_every_length_of_a_line():
    """The rounds of a line cut short are those of the whole line, but for the last one."""
    nodes = played(3).line
    whole = rounds(nodes)
    for length in range(1, len(nodes) + 1):
        part = rounds(nodes[:length])
        assert part[:-1] == whole[: max(0, len(part) - 1)]


def test_random_lines_have_all_there_is_to_tell():
    found = [it for seed in range(8) for it in rounds(played(seed).line)]
    assert {it.covered for it in found} == {True, False}
    assert {it.seat for it in found} == {0, 1}
    assert len({it.stats for it in found}) == 5
    grown = (max(b.hands) > max(a.hands) for a, b in zip(found, found[1:], strict=False) if b.number == a.number + 1)
    assert any(grown)  # a defender drew and kept what it drew
