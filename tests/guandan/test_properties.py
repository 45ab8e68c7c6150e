"""What holds in every match, from any seed or small table and under any settings."""

import json
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import guandan
from explorer.cards import HIDDEN, RANKS, Card
from explorer.chance import Chance
from explorer.game import Event, Facts, Result
from explorer.timeline import Timeline
from tests.guandan.tables import MIDDLE, SEEDS, SETTINGS, small_tables
from tests.playing import play

NAMES = vars(guandan) | {"Card": Card, "Chance": Chance, "Facts": Facts, "Event": Event, "Result": Result}
CHOICES = st.integers(0, 2**32)
ALL = Counter(guandan.TWO_PACKS)


@st.composite
def moments(draw, limit=12):
    """A game, and the events of some turns: of a small deal, or from somewhere in a match."""
    if draw(st.booleans()):
        game, state = draw(small_tables())
    else:
        game = guandan.Game(**draw(SETTINGS))
        state, seed = game.start(draw(SEEDS)), draw(CHOICES)
        for _, _, step in play(game, state, seed, limit=draw(st.sampled_from([0, 0, 70, 200]))):
            state = step.state
    events = list(game.opening(state).events)
    for _, _, step in play(game, state, draw(CHOICES), limit):
        events += step.events
    return game, state, events


class Watch:
    """Looks at every event of a match as it goes by."""

    def __init__(self, game, state):
        self.game, self.before = game, state
        self.played = Counter(card for move in state.trick for card in move.cards)
        self.all = sum(map(Counter, state.hands), self.played)

    def event(self, event, actor):
        state, before = event.state, self.before
        if event.kind in ("deal", "restart"):
            self.played.clear()
            self.all = ALL
            assert [len(hand) for hand in state.hands] == [27] * 4
            assert state.out == state.trick == state.payments == ()
        if event.kind == "play":
            self.played.update(event.cards)
            assert len(state.hands[event.seat]) == len(before.hands[event.seat]) - len(event.cards)
            assert event.numbers["left"] == len(state.hands[event.seat])
        assert sum(map(Counter, state.hands), self.played) == self.all
        for seat, hand in enumerate(state.hands):
            assert list(hand) == sorted(hand, key=lambda card: (card.value, "SHCD".find(card.suit)))
            if not hand and state.stage.do in ("play", "won"):
                assert seat in state.out
        # Nobody acts out of turn, or with no cards left.
        if event.kind in ("play", "pass", "return"):
            assert event.seat == actor
            assert event.seat not in before.out
        if event.kind == "pass":
            assert state.to_beat == before.to_beat is not None
            assert state.hands == before.hands
        if event.kind == "finish":
            assert not state.hands[event.seat]
            assert state.out == (*before.out, event.seat)
        if event.kind == "deal-over":
            assert sorted(state.out) == [0, 1, 2, 3]
            assert state.out[: len(before.out)] == before.out
            assert sum(map(bool, state.hands)) == (2 if event.numbers["stopped"] else 1)
            assert not event.numbers["stopped"] or self.game.double_down == "stop"
        self.levels(event, before, state)
        if event.kind == "lead" and event.numbers["how"] == "tribute" and self.all is ALL:
            assert not self.played
            assert [len(hand) for hand in state.hands] == [27] * 4
        self.before = state

    @staticmethod
    def levels(event, before, state):
        """They only rise, one at a time, by 1 to 3, and stop at A."""
        if event.kind == "restart":
            assert (state.level, state.levels) == ("2", ("2", "2"))
            return
        rises = [RANKS.index(now) - RANKS.index(was) for was, now in zip(before.levels, state.levels, strict=True)]
        if event.kind == "advance":
            assert sorted(rises)[0] == 0 < sorted(rises)[1] <= 3
            assert rises[state.out[0] % 2] > 0
        else:
            assert rises == [0, 0]
        if event.kind == "next-level":
            assert state.level == state.levels[state.out[0] % 2]
        else:
            assert state.level == before.level
        if event.kind == "match-won":
            assert state.level == state.levels[event.seat % 2] == before.levels[event.seat % 2] == "A"
            assert state.out[3] != (event.seat + 2) % 4


def watch(game, state, seed, limit):
    watching = Watch(game, state)
    for event in game.opening(state).events:
        watching.event(event, None)
    for before, _, step in play(game, game.settle(state).state, seed, limit):
        actor = game.actor(before)
        for event in step.events:
            watching.event(event, actor)
        state = step.state
    return state


@pytest.mark.slow
def test_whole_matches():
    over = []

    @given(SETTINGS, SEEDS, CHOICES)
    @settings(max_examples=9)
    def matches(chosen, seed, choices):
        game = guandan.Game(**chosen)
        state = watch(game, game.start(seed), choices, limit=5000)
        over.append(game.actor(state) is None)
        if over[-1]:
            result = game.result(state)
            assert result == Result(state.out[0] % 2, "guandan.match")
            assert state.levels[result.winner] == state.level == "A"
            assert state.deal > 4  # twelve levels at 3 a deal, and one more deal

    matches()
    assert any(over)


@pytest.mark.slow
@given(small_tables(), CHOICES)
@settings(max_examples=100)
def test_small_deals(made, choices):
    game, state = made
    watch(game, state, choices, limit=120)


# State, text and back


@pytest.mark.slow
@given(moments())
@settings(max_examples=50)
def test_every_events_state_goes_through_json_and_through_repr(made):
    game, _, events = made
    for event in events:
        position = event.state.to_dict()
        text = json.dumps(position)
        assert game.state(position) == game.state(text) == event.state
        assert game.state(position).to_dict() == position == json.loads(text)
        again = eval(repr(event), NAMES)
        assert again == event
        assert hash(again) == hash(event)


@given(moments(limit=8))
@settings(max_examples=40)
def test_from_any_events_position_the_rules_reach_the_same_decision(made):
    game, _, events = made
    ends = [at for at, event in enumerate(events) if event.state.stage.do not in MIDDLE]
    for at, event in enumerate(events):
        end = next(it for it in ends if it >= at)
        resumed = game.state(event.state.to_dict())
        assert game.settle(resumed) == (events[end].state, tuple(events[at + 1 : end + 1]))
        opening = game.opening(resumed)
        assert opening.state == events[end].state
        assert opening.events[1:] == tuple(events[at + 1 : end + 1])


@given(SETTINGS, SEEDS, CHOICES, st.sampled_from([30, 170, 400]))
@settings(max_examples=10)
def test_replay_equals_play(chosen, seed, choices, limit):
    game = guandan.Game(**chosen)
    timeline, random = Timeline(game, game.start(seed)), Random(choices)
    for turn in range(limit):
        actions = game.actions(timeline.node.state)
        if not actions:
            break
        timeline.play("restart" if turn == 150 else random.choice(actions))
    record = timeline.record()
    assert record["seed"] == seed
    for again in (Timeline.from_record(record), Timeline.from_record(json.dumps(record))):
        assert again.game == game
        assert [again.events(node) for node in again.line] == [timeline.events(node) for node in timeline.line]
        assert again.record() == record


@given(small_tables(), CHOICES)
@settings(max_examples=30)
def test_replay_equals_play_from_a_position(made, choices):
    game, state = made
    timeline = Timeline(game, state)
    for _, action, _ in play(game, state, choices, 50):
        timeline.play(action)
    record = timeline.record()
    again = Timeline.from_record(json.dumps(record))
    assert [again.events(node) for node in again.line] == [timeline.events(node) for node in timeline.line]
    assert again.record() == record


@given(moments())
@settings(max_examples=25)
def test_apply_leaves_its_input_alone_and_gives_the_same_again(made):
    game, state, _ = made
    state = game.settle(state).state
    if game.actor(state) is None:
        return
    kept = repr(state), hash(state), state.to_dict()
    for action in [*game.actions(state)[:20], "restart"]:
        assert game.apply(state, action) == game.apply(state, action)
    assert kept == (repr(state), hash(state), state.to_dict())


# What a seat may see


def open_cards(event, seat):
    """Its own hand, what lies in the trick, what was paid and given back, and what the event itself shows."""
    state = event.state
    laid = [card for move in state.trick for card in move.cards]
    paid = [card for it in state.payments for card in (it.card, it.back) if card]
    return {card.text for card in (*state.hands[seat], *laid, *paid, *event.cards)}


def everything_shown(event):
    """Every card an event or its state names, in its parts and its JSON."""
    state = event.state
    text = f"{event!r} {state!r} {state} {json.dumps(state.to_dict())} {event.numbers!r}"
    return set(re.findall(r"\b(?:[2-9TJQKA][SHCD]|RJ|BJ)\b", re.sub(r"Reading\([^)]*\)|as \S+ \S+", "", text)))


def with_hidden_replaced(state, seat, random):
    """Another state that differs only in what the seat may not see: the others' cards change places, and chance."""
    pool = [card for it, hand in enumerate(state.hands) if it != seat for card in hand]
    random.shuffle(pool)
    hands = tuple(
        hand if it == seat else guandan.state.sorted_hand(pool.pop() for _ in hand)
        for it, hand in enumerate(state.hands)
    )
    return state._replace(hands=hands, chance=Chance(random.getrandbits(64), random.randrange(99)))


@pytest.mark.slow
@given(moments(), st.integers(0, 3), CHOICES)
@settings(max_examples=50)
def test_no_view_shows_a_hidden_card(made, seat, seed):
    game, _, events = made
    random = Random(seed)
    for event in events:
        view = game.view_event(event, seat)
        assert view.state == game.view(event.state, seat)
        assert view.state.chance is None
        assert not {"seed", "drawn"} & set(view.state.to_dict())
        assert everything_shown(view) <= open_cards(event, seat)
        assert everything_shown(view) >= {card.text for card in event.state.hands[seat]}
        for it, (shown, hand) in enumerate(zip(view.state.hands, event.state.hands, strict=True)):
            assert shown == (hand if it == seat else (HIDDEN,) * len(hand))
        other = event._replace(state=with_hidden_replaced(event.state, seat, random))
        also = game.view_event(other, seat)
        assert also == view
        assert repr(also) == repr(view)
        assert str(also.state) == str(view.state)
        assert also.state.to_dict() == view.state.to_dict()


def test_the_helper_finds_cards_however_they_are_written():
    """So that the test above can fail."""
    game = guandan.Game()
    event = game.opening(game.start(4)).events[0]
    assert everything_shown(event) == {card.text for hand in event.state.hands for card in hand}
    assert not everything_shown(event) <= open_cards(event, 0)


@given(moments(limit=4))
@settings(max_examples=25)
def test_a_view_of_a_view_is_itself_and_of_another_seat_shows_nobodys_hand(made):
    game, _, events = made
    for event in events:
        for seat in range(4):
            view = game.view(event.state, seat)
            assert game.view(view, seat) == view
            assert game.actor(view) == game.actor(event.state)
            assert game.result(view) == game.result(event.state)
            other = game.view(view, (seat + 1) % 4)
            assert {card for hand in other.hands for card in hand} <= {HIDDEN}
