"""What holds in every game of War, from any position and under any settings."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import war
from explorer.cards import Card
from explorer.chance import Chance
from explorer.game import Event, Facts, Result
from explorer.timeline import Timeline
from tests.playing import play
from tests.war.strategies import SEEDS, SETTINGS, all_cards, tables

NAMES = vars(war) | {"Card": Card, "Chance": Chance, "Facts": Facts, "Event": Event, "Result": Result}
CHOICES = st.integers(0, 2**32)


def all_events(game, state, seed, limit):
    yield from game.opening(state).events
    for _, _, step in play(game, state, seed, limit):
        yield from step.events


@given(tables(), CHOICES)
def test_cards_are_conserved_and_scores_add_up_at_every_event(made, choices):
    game, state = made
    total, before = all_cards(state), None
    for event in all_events(game, state, choices, 80):
        now = event.state
        assert all_cards(now) == total
        assert sum(now.score) + now.at_stake == len(total)
        assert all(len(hand) <= game.hand_size for hand in now.hands)
        # `war.score`: a score falls by what goes into the pot; it rises only by taking the whole pot.
        if event.kind == "capture":
            gained = [after - was for after, was in zip(now.score, before.score, strict=True)]
            assert sorted(gained) == [0, len(before.pot)]
            assert gained[event.seat] == event.numbers["taken"] == len(before.pot)
            assert event.numbers["total"] == now.score[event.seat]
        elif before is not None:
            assert all(after <= was for after, was in zip(now.score, before.score, strict=True))
        before = now


@given(SETTINGS, SEEDS)
@settings(max_examples=25)
def test_whole_games_end_with_all_cards_on_one_side(chosen, seed):
    game = war.Game(**chosen)
    state = game.start(seed)
    for _, _, step in play(game, state, seed % 2**32, 4000):
        state = step.state
        assert sum(state.score) + state.at_stake == 52
    result = game.result(state)
    if result is not None:  # a long game may be cut off
        assert state.score[result.winner] == 52
        assert state.stage.seat == result.winner
        assert step.events[-1].kind == "game-over"
        assert result.reason == step.events[-1].clause
        assert result.winner == 0 or result.reason != "war.exhausted-both"


@given(tables(most=12), CHOICES)
def test_small_games_end_with_all_cards_on_one_side(made, choices):
    game, state = made
    total = all_cards(state)
    for _, _, step in play(game, state, choices, 4000):
        state = step.state
    result = game.result(state)
    assert result is None or state.score[result.winner] == len(total)
    assert result is None or state.score[1 - result.winner] == 0


@given(tables(), CHOICES)
def test_every_events_state_goes_through_json_and_through_repr(made, choices):
    game, state = made
    for event in all_events(game, state, choices, 20):
        position = event.state.to_dict()
        assert game.state(position) == event.state
        assert game.state(json.dumps(position)) == event.state
        assert game.state(position).to_dict() == position
        assert eval(repr(event.state), NAMES) == event.state
        assert hash(eval(repr(event), NAMES)) == hash(event)


@given(tables(), CHOICES)
def test_from_any_events_position_the_rules_reach_the_same_end(made, choices):
    game, state = made
    for _, _, step in play(game, state, choices, 20):
        for i, event in enumerate(step.events):
            resumed = game.state(event.state.to_dict())
            assert game.settle(resumed) == (step.state, step.events[i + 1 :])
            opening = game.opening(resumed)
            assert opening.state == step.state
            assert opening.events[1:] == step.events[i + 1 :]


@given(tables(), CHOICES)
def test_apply_leaves_its_input_alone(made, choices):
    game, state = made
    for before, action, step in play(game, state, choices, 40):
        kept = repr(before), hash(before), before.to_dict()
        for other in game.actions(before):
            game.apply(before, other)
        assert kept == (repr(before), hash(before), before.to_dict())
        assert game.apply(before, action) == step


@given(tables(), CHOICES)
def test_replay_equals_play(made, choices):
    game, state = made
    timeline = Timeline(game, state)
    for _, action, _ in play(game, state, choices, 60):
        timeline.play(action)
    record = timeline.record()
    for again in (Timeline.from_record(record), Timeline.from_record(json.dumps(record))):
        assert again.game == game
        assert [again.events(node) for node in again.line] == [timeline.events(node) for node in timeline.line]
        assert again.record() == record


@given(tables(), CHOICES)
def test_branches_do_not_disturb_each_other(made, choices):
    """A line is the same whether or not others were played in between."""
    game, state = made
    actions = [action for _, action, _ in play(game, state, choices, 30)]
    timeline, rng = Timeline(game, state), Random(choices)
    for action in actions:
        here = timeline.node
        for _ in range(2):
            for _, other, _ in play(game, timeline.node.state, rng.getrandbits(32), 2):
                timeline.play(other)
            timeline.jump(here)
        timeline.play(action)
    alone = Timeline(game, state)
    for action in actions:
        alone.play(action)
    line = timeline.node.path
    assert [timeline.events(node) for node in line] == [alone.events(node) for node in alone.line]


@given(tables(), CHOICES)
def test_what_lies_in_the_pot_says_who_laid_it_and_how(made, choices):
    game, state = made
    for before, action, step in play(game, state, choices, 40):
        seat = game.actor(before)
        assert step.events[0].state.played[seat] == Card(action)
        for event in step.events:
            if event.kind == "burn":
                assert event.state.pot[len(event.state.pot) - len(event.cards) :] == tuple(
                    war.Laid(card, event.seat, False) for card in event.cards
                )
                assert event.cards == before.draws[event.seat][: game.burn]
            if event.kind == "refill":
                hand = event.state.hands[event.seat]
                assert hand[len(hand) - len(event.cards) :] == event.cards
                assert len(hand) == game.hand_size or not event.state.draws[event.seat]


@given(tables(), SETTINGS, CHOICES)
def test_adopted_by_another_game_the_cards_are_the_same_and_hands_of_its_size(made, chosen, choices):
    game, state = made
    other = war.Game(**chosen)
    for event in all_events(game, state, choices, 12):
        adopted = other.adopt(event.state, game)
        assert all_cards(adopted) == all_cards(event.state)
        if game.hand_size == other.hand_size:
            assert adopted == event.state
            continue
        assert other.state(adopted.to_dict()) == adopted == other.adopt(adopted, game)
        if game.actor(event.state) is None:
            continue
        for seat in (0, 1):
            active = len(adopted.hands[seat]) + (adopted.played[seat] is not None)
            assert active == other.hand_size or not adopted.draws[seat]
            before, after = ((each.hands[seat] + each.draws[seat]) for each in (event.state, adopted))
            assert before == after
