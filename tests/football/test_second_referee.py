"""The engine and the second referee see the same match, action by action; and allow and refuse the same."""

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.timeline import Timeline
from tests.football.referee import NAMES, Referee, Wrong, shipped
from tests.football.tables import EVERY, moments, random_cards, tables
from tests.playing import play

pytestmark = pytest.mark.slow

KNOWN = shipped(Path(football.__file__).parent / "data" / "players.csv")


def agree(game, state, referee):
    """What both know of a match that waits for a team, or is over."""
    assert state.turn == referee.attacker
    assert game.actor(state) == referee.asked
    assert [[card.name for card in hand] for hand in state.hands] == referee.hands
    assert [card.name for card in state.deck] == referee.deck
    assert [card.name for card in state.gone] == referee.gone
    assert [dict(zip(NAMES, counts, strict=True)) for counts in state.counters] == referee.used
    assert list(state.stats) == referee.stats
    assert (state.attack and (state.attack.card.name, state.attack.stat)) == referee.table
    if state.attack:
        assert state.attack.draws == referee.drawn
    actions = game.actions(state)
    assert set(actions) == referee.may() and len(set(actions)) == len(actions)
    result = game.result(state)
    assert (result is not None) == referee.over
    if result:
        assert result.winner == referee.winner
        assert result.reason == ("football.win" if referee.winner is not None else "football.draw-game")


def follow(game, start, choices):
    """Play at random, then follow the record. Every kind of end that came by."""
    timeline = Timeline(game, start)
    for _, action, _ in play(game, timeline.state, choices):
        timeline.play(action)
    record = json.loads(json.dumps(timeline.record()))
    referee = Referee(record["readings"], record.get("position", start.to_dict()), KNOWN)
    agree(game, timeline.line[0].state, referee)
    for action, node in zip(record["actions"], timeline.line[1:], strict=True):
        referee.act(action)
        agree(game, node.state, referee)
    assert referee.over
    return game.result(timeline.state).winner


@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "-".join(chosen.values()))
def test_whole_matches_under_every_combination_of_readings(chosen):
    game = football.Game(**chosen)
    for seed in range(4):
        deck = tuple(random_cards(Random(seed), 14 + 9 * seed)) if seed % 2 else None
        follow(game, game.start(seed, deck), seed)


@given(tables(most=3), st.integers(0, 2**32))
@settings(max_examples=200)
def test_small_tables(made, choices):
    """They are soon over: nearly every way to end comes by."""
    game, state = made
    follow(game, state, choices)


def test_all_ends_come_by():
    ends = set()
    for seed in range(200):
        game = football.Game(**EVERY[seed % len(EVERY)])
        ends.add(follow(game, game.start(seed, tuple(random_cards(Random(seed), 14))), seed))
    assert ends == {0, 1, None}


@given(moments())
def test_the_referee_begins_at_an_open_attack_too(made):
    game, state, _, _ = made
    if state.stage.do != "over":
        agree(game, state, Referee(dict(game.settings), state.to_dict(), KNOWN))


@given(moments(), st.text(max_size=20))
def test_what_the_engine_refuses_the_referee_refuses(made, text):
    game, state, _, _ = made
    if state.stage.do == "over":
        return
    names = [card.name for card in state.cards[:8]]
    every = [f"attack {name} with {stat}" for name in names for stat in NAMES]
    for action in [*every, *(f"cover {name}" for name in names), "draw", "concede", text]:
        referee = Referee(dict(game.settings), state.to_dict(), KNOWN)
        if game.refusal(state, action) is None:
            referee.act(action)
            agree(game, game.apply(state, action).state, referee)
        else:
            with pytest.raises(Wrong):
                referee.act(action)
