"""What holds in every match, under every reading and with every deck."""

import copy
import json
import pickle
import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.chance import Chance
from explorer.football import HIDDEN, STATS, Player
from explorer.timeline import Timeline
from tests.football.tables import (
    EVERY,
    MIDDLE,
    SEEDS,
    SETTINGS,
    cards_of,
    moments,
    random_cards,
    run,
    table,
    tables,
    through,
)
from tests.playing import play

CHOICES = st.integers(0, 2**32)


@given(tables(most=6), CHOICES)
@settings(max_examples=120)
def test_cards_are_conserved_and_the_match_ends(made, choices):
    game, state = made
    cards = state.cards
    assert sorted(cards_of(state)) == sorted(cards)
    attacks, last = 0, None
    for event in through(game, state, choices):
        assert sorted(cards_of(event.state)) == sorted(cards)
        assert event.state.cards == cards
        attacks += event.kind == "attack"
        last = event.state
    assert game.actor(last) is None
    assert attacks <= len(cards)  # each takes a card from the match for good
    result = game.result(last)
    empty = [seat for seat in (0, 1) if not last.hands[seat]]
    assert empty
    assert result == ((None, "football.draw-game") if len(empty) == 2 else (empty[0], "football.win"))
    assert (last.attack, last.cover) == (None, None)


@given(tables(most=6), CHOICES)
def test_nobody_with_an_empty_hand_is_asked_to_attack(made, choices):
    game, state = made
    for event in through(game, state, choices):
        if event.state.stage.do == "attack":
            assert all(event.state.hands)
        if event.state.stage.do == "defend":
            assert event.state.hands[event.state.stage.seat]


@given(tables(), CHOICES)
def test_counters_grow_by_one_for_each_attack_and_never_else(made, choices):
    game, state = made
    before, attack = state.counters, None
    for event in through(game, state, choices):
        if event.kind == "attack":
            attack = event.state.turn, STATS.index(event.state.attack.stat)
        if event.kind == "count":
            seat, at = attack
            wanted = [list(counts) for counts in before]
            wanted[seat][at] += 1
            assert event.state.counters == tuple(map(tuple, wanted))
            before = event.state.counters
        assert event.state.counters == before


@given(tables(), CHOICES)
def test_rounds_count_attacks(made, choices):
    game, state = made
    number = state.round - 1
    for event in through(game, state, choices):
        number += event.kind == "attack"
        if event.kind in ("attack", "count", "draw", "cover", "success", "leave", "win", "draw-game"):
            assert event.state.round == number


@given(tables(), CHOICES)
def test_what_has_left_is_gone_for_good_and_the_deck_only_shrinks(made, choices):
    game, state = made
    gone, deck = state.gone, state.deck
    for event in through(game, state, choices):
        assert event.state.gone[: len(gone)] == gone
        assert event.state.deck == deck[len(deck) - len(event.state.deck) :]
        gone, deck = event.state.gone, event.state.deck


@given(tables(), CHOICES)
def test_at_most_three_draws_an_attack_and_no_cover_too_low(made, choices):
    game, state = made
    draws, enough = 0, game.cover == "equal"
    for event in through(game, state, choices):
        if event.kind == "attack":
            draws = 0
        draws += event.kind == "draw"
        assert draws <= 3
        if event.kind == "draw":
            assert event.numbers["draws"] == event.state.attack.draws == draws
        if event.kind == "cover":
            stat = event.state.attack.stat
            assert event.state.cover.value(stat) + enough > event.state.attack.card.value(stat)
        if event.kind == "success" and game.must_cover == "must":
            stat = event.state.attack.stat
            hand = event.state.hands[1 - event.state.turn]
            assert not any(card.value(stat) + enough > event.state.attack.card.value(stat) for card in hand)


# Round trips


@pytest.mark.slow
@given(moments())
@settings(max_examples=120)
def test_every_state_of_every_event_survives_its_json(made):
    game, _, events, _ = made
    for event in events:
        state = event.state
        position = state.to_dict()
        for same in (
            game.state(position),
            game.state(json.loads(json.dumps(position))),
            game.state(json.dumps(position)),
        ):
            assert same == state
            assert hash(same) == hash(state)
            assert repr(same) == repr(state)
        assert pickle.loads(pickle.dumps(event)) == copy.deepcopy(event) == event


@given(moments())
@settings(max_examples=120)
def test_settle_goes_on_from_every_event_to_the_same_end(made):
    game, state, events, _ = made
    for at, event in enumerate(events):
        if event.state.stage.do in MIDDLE:
            step = game.settle(event.state)
            assert step.state == state
            assert step.events == events[at + 1 :]
            assert game.actor(event.state) is None and game.actions(event.state) == []
            assert game.result(event.state) is None
        else:
            assert game.settle(event.state) == (event.state, ())
            assert event.state == state


@given(moments())
def test_a_match_is_set_up_from_the_middle_of_a_step_too(made):
    game, state, events, _ = made
    for event in events:
        opening = game.opening(event.state)
        assert opening.state == state
        assert opening.events[0].kind == "setup" and opening.events[0].state == event.state
        assert opening.events[-1].state == opening.state
        wanted = "ready" if game.actor(state) is not None else "win"
        assert event.state.stage.do == "over" or opening.events[-1].kind in (wanted, "draw-game")


def same_when_replayed(timeline):
    record = timeline.record()
    again = Timeline.from_record(json.dumps(record))
    assert again.record() == record
    assert [again.events(node) for node in again.line] == [timeline.events(node) for node in timeline.line]


@given(SETTINGS, SEEDS, CHOICES)
@settings(max_examples=40)
def test_replay_equals_play_from_a_seed(chosen, seed, choices):
    game = football.Game(**chosen)
    timeline = Timeline(game, game.start(seed))
    for _, action, _ in play(game, timeline.state, choices):
        timeline.play(action)
    assert timeline.record()["seed"] == seed
    same_when_replayed(timeline)


@given(tables(), CHOICES)
@settings(max_examples=40)
def test_replay_equals_play_from_a_position(made, choices):
    game, state = made
    timeline = Timeline(game, state)
    for _, action, _ in play(game, state, choices):
        timeline.play(action)
    same_when_replayed(timeline)


@given(moments(), CHOICES)
@settings(max_examples=40)
def test_replay_equals_play_from_the_middle_of_a_step(made, choices):
    game, _, events, _ = made
    for event in events:
        timeline = Timeline(game, event.state)
        for _, action, _ in play(game, timeline.state, choices):
            timeline.play(action)
        same_when_replayed(timeline)


def test_a_match_with_a_deck_of_ones_own_is_kept_as_a_position():
    game = football.Game()
    for count in (14, 15, 80, 200):
        state = game.start(3, tuple(random_cards(Random(count), count)))
        assert len(state.deck) == count - 14
        timeline = Timeline(game, state)
        assert timeline.seed is None
        for _, action, _ in play(game, state, 1):
            timeline.play(action)
        assert "position" in timeline.record()
        same_when_replayed(timeline)


@pytest.mark.slow
@given(moments(), SETTINGS)
@settings(max_examples=150)
def test_under_other_readings_what_is_kept_can_be_set_up_again(made, chosen):
    """What if: the same position, perhaps from the middle of a step, under another game's readings."""
    game, _, events, _ = made
    other = football.Game(**chosen)
    for event in events:
        timeline, _ = Timeline(game, event.state).under(other)
        same_when_replayed(timeline)


def test_what_if_from_an_attack_that_was_conceded_with_a_cover_at_hand():
    """Under `must_cover=must` it cannot have come to this, yet the position is there."""
    line = run(table("A5 B9 | C7 D3"), "attack A5 with goals, concede", must_cover="may")
    start = line.event("concede").state
    timeline, cut = Timeline(line.game, start).under(football.Game(must_cover="must"))
    assert not cut
    same_when_replayed(timeline)


@given(moments())
def test_apply_leaves_its_input_alone_and_gives_the_same_again(made):
    game, state, _, _ = made
    kept = repr(state), hash(state), state.to_dict()
    for action in game.actions(state):
        assert game.apply(state, action) == game.apply(state, action)
    assert kept == (repr(state), hash(state), state.to_dict())


# What a team may see


def parts(thing):
    """Every card in a state or an event, at any depth."""
    if isinstance(thing, Player):
        yield thing.name
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from parts(value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from parts(value)


def everything_shown(event):
    """The names an event or its state shows, in its parts, its JSON and its texts; `cards` is open to all."""
    event = event._replace(state=event.state._replace(cards=()))
    state = event.state
    text = f"{event!r} {state!r} {state} {json.dumps(state.to_dict())} {state._repr_html_()}".replace("&lt;", "<")
    return set(re.findall(r"<\d{3}>", text.replace("&gt;", ">"))) | set(parts(tuple(event))) | set(parts(event.numbers))


def open_cards(event, seat):
    """Its own hand, the attack and its cover, what has left, and what the event shows, but for the other's draws."""
    state = event.state
    attack = (state.attack.card,) if state.attack else ()
    cover = (state.cover,) if state.cover else ()
    shown = () if event.kind == "draw" and event.seat != seat else event.cards
    return {card.name for card in (*state.hands[seat], *attack, *cover, *state.gone, *shown, HIDDEN)}


@given(moments(), st.integers(0, 1))
@settings(max_examples=120)
def test_no_view_shows_a_hidden_card(made, seat):
    game, _, events, _ = made
    for event in events:
        view = game.view_event(event, seat)
        assert view.state == game.view(event.state, seat)
        assert view.state.chance is None
        assert not {"seed", "drawn"} & set(view.state.to_dict())
        assert everything_shown(view) <= open_cards(event, seat)
        assert everything_shown(view) >= {card.name for card in event.state.hands[seat]}
        assert view.state.cards == event.state.cards
        for it, (shown, hand) in enumerate(zip(view.state.hands, event.state.hands, strict=True)):
            assert shown == (hand if it == seat else (HIDDEN,) * len(hand))
        assert view.state.deck == (HIDDEN,) * len(event.state.deck)
        if event.kind == "draw":
            assert view.cards == (event.cards if event.seat == seat else (HIDDEN,))


def test_the_helper_finds_names_however_they_are_written():
    """So that the test above can fail."""
    game = football.Game()
    state = game.start(4, tuple(random_cards(Random(4), 20)))
    event = game.opening(state).events[0]
    assert everything_shown(event) == {card.name for card in state.cards}
    assert not everything_shown(event) <= open_cards(event, 0)
    view = game.view_event(event, 1)
    for leak in (state.hands[0][0], f"it is {state.deck[0]}"):
        assert not everything_shown(view._replace(numbers={"card": leak})) <= open_cards(event, 1)


def with_hidden_replaced(state, seat, random):
    """Another state that differs only in what the team may not see: the other hand and the deck, and chance."""
    pool = [*state.hands[1 - seat], *state.deck]
    random.shuffle(pool)
    hands = tuple(hand if it == seat else tuple(pool.pop() for _ in hand) for it, hand in enumerate(state.hands))
    return state._replace(hands=hands, deck=tuple(pool), chance=Chance(random.getrandbits(64), random.randrange(99)))


@given(moments(), st.integers(0, 1), CHOICES)
@settings(max_examples=100)
def test_states_that_differ_in_hidden_things_only_look_the_same(made, seat, seed):
    game, _, events, _ = made
    random = Random(seed)
    for event in events:
        view, other = (game.view(it, seat) for it in (event.state, with_hidden_replaced(event.state, seat, random)))
        assert (view, repr(view), str(view)) == (other, repr(other), str(other))
        assert view.to_dict() == other.to_dict()
        assert view._repr_html_() == other._repr_html_()
        assert game.actions(view) == game.actions(other)
        assert game.open_stats(view) == game.open_stats(other)


def draws_of(game, seed, random):
    """For each draw of a random match: the state before, and the same with another card on top that leads on alike."""
    for state, action, step in play(game, game.start(seed), seed):
        if action != "draw":
            continue
        top = list(state.deck)
        random.shuffle(top)
        other = state._replace(deck=tuple(top))
        also = game.apply(other, "draw")
        if [event.kind for event in also.events] == [event.kind for event in step.events]:
            yield state.stage.seat, step.events, also.events


def test_a_draw_looks_the_same_whatever_was_drawn():
    """The card, and every number that would give it away."""
    random, found = Random(3), Counter()
    for seed in range(16):
        game = football.Game(**EVERY[seed])
        for drawer, events, also in draws_of(game, seed, random):
            for one, two in zip(events, also, strict=True):
                found["same"] += one.cards == two.cards
                found["other"] += one.cards != two.cards
                assert game.view_event(one, 1 - drawer) == game.view_event(two, 1 - drawer)
    assert found["other"] > 20


@given(moments())
def test_a_view_of_a_view_is_itself_and_of_another_team_shows_nobodys_hand(made):
    game, _, events, _ = made
    for event in events:
        for seat in (0, 1):
            view = game.view(event.state, seat)
            assert game.view(view, seat) == view
            other = game.view(view, 1 - seat)
            assert {card for hand in other.hands for card in hand} <= {HIDDEN}
            seen = game.view_event(event, seat)
            assert game.view_event(seen, seat) == seen
