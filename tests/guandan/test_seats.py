"""guandan.teams: the same table from another chair."""

import pytest

from explorer import guandan
from explorer.guandan.history import deals, turns
from explorer.guandan.seats import around, seats, turned, turned_deal, turned_event, turned_refusal, turned_turn
from explorer.words import Words, languages

CASES = [guandan.CASES[name] for name in ("come-back-in", "equal-double-tribute", "cancelled-by-two", "third-out-ends")]


def lines(case):
    """The actions of a case with the table before each, until cards are dealt anew: chance knows no chairs."""
    timeline = case.timeline()
    for node in timeline.line[1:]:
        yield timeline.game, node.parent.state, node.action, node.state


@pytest.mark.parametrize("by", range(4))
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_rules_know_no_chair(case, by):
    for game, before, action, after in lines(case):
        table = turned(before, by)
        assert game.actions(table) == game.actions(before)
        assert (game.actor(table) + by) % 4 == game.actor(before)
        if after.deal == before.deal:
            assert game.apply(table, action).state == turned(after, by)


@pytest.mark.parametrize("case", guandan.CASES.values(), ids=lambda case: case.name)
def test_four_quarters_are_a_whole_turn_and_two_are_across(case):
    timeline = case.timeline()
    for node in timeline.line:
        for event in timeline.events(node):
            there = event
            for _ in range(4):
                there = turned_event(there, 1)
            assert there == event
            assert turned_event(turned_event(event, 1), 1) == turned_event(event, 2)
            assert turned(event.state, 0) == event.state


def test_a_refusal_names_the_chairs_anew():
    state = guandan.CASES["come-back-in"].timeline().start
    refusal = guandan.Game().refusal(state, "8C")
    assert (refusal.message, refusal.facts["seat"], refusal.facts["actor"]) == ("not-your-turn", 1, 0)
    there = turned_refusal(refusal, 1)
    assert (there.facts["seat"], there.facts["actor"], there.facts["card"]) == (0, 3, refusal.facts["card"])
    assert "held by you" in str(there) and "left-hand opponent’s turn" in str(there)


@pytest.mark.parametrize("language", languages())
def test_from_the_other_side_the_winners_are_the_others(language):
    words, timeline = Words(language), guandan.CASES["match-won"].timeline()
    timeline.seek(timeline.length)
    event = timeline.event
    assert event.kind == "match-won" and event.numbers["team"] == 0
    assert words.event(turned_event(event, 2)) == words.event(event)
    assert words.event(turned_event(event, 1)) == words.event(turned_event(event, 3)) != words.event(event)


def test_what_was_played_is_turned_with_the_table():
    timeline = guandan.CASES["third-out-ends"].timeline()
    (deal,) = deals(timeline.line)
    there = turned_deal(deal, 1)
    assert there.places == seats(deal.places, 1) and there.winner == 1 - deal.winner
    assert there.levels == deal.levels[::-1] == around(deal.levels, 3)
    for turn in turns(timeline.line, deal):
        other = turned_turn(turn, 3)
        assert other.left[(turn.seat + 1) % 4] == turn.left[turn.seat] and other.seat == (turn.seat + 1) % 4
