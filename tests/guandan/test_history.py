"""A line deal by deal and turn by turn, against the events it is told by."""

import pytest

from explorer import guandan
from explorer.cards import RANKS
from explorer.guandan.history import deals, turns
from explorer.timeline import Timeline


def events_of(timeline):
    return [event for node in timeline.line for event in timeline.events(node)]


@pytest.fixture(scope="module")
def match():
    """Three deals of a random match."""
    game = guandan.Game(double_down="stop")
    timeline = Timeline(game, game.start(5))
    chance = timeline.start.chance.fork(1)
    while timeline.node.state.deal < 4:
        view = game.view(timeline.node.state, game.actor(timeline.node.state))
        action, chance = guandan.BOTS["random"](game, view, chance)
        timeline.play(action)
    return events_of(timeline)


def test_deals_tell_places_levels_and_tribute(match):
    found = deals(match)
    assert [deal.number for deal in found] == [1, 2, 3]
    assert found[0].tribute == "none" and {deal.tribute for deal in found[1:]} <= {"paid", "double", "cancelled"}
    before = ("2", "2")
    for deal in found:
        assert sorted(deal.places) == [0, 1, 2, 3] and deal.winner == deal.places[0] % 2
        assert match[deal.ends].kind == "advance" and not deal.won
        rises = [RANKS.index(now) for now in deal.levels]
        rises = [rise - RANKS.index(was) for rise, was in zip(rises, before, strict=True)]
        assert rises[deal.winner] == deal.steps and rises[1 - deal.winner] == 0
        before = deal.levels


def test_turns_are_those_of_the_last_deal(match):
    begins = max(at for at, event in enumerate(match) if event.kind in ("setup", "deal"))
    wanted = [event for event in match[begins:] if event.kind in ("play", "pass")]
    assert [(turn.seat, turn.left) for turn in turns(match)] == [
        (event.seat, tuple(len(hand) for hand in event.state.hands)) for event in wanted
    ]


def test_bombs_are_marked():
    events = events_of(guandan.CASES["bomb-ends-it"].timeline())
    assert [turn.bomb for turn in turns(events)] == [False, False, True, False, False, False, False]


def test_the_match_point_is_the_last_deal():
    (deal,) = deals(events_of(guandan.CASES["match-won"].timeline()))
    assert deal.won and deal.steps == 0
