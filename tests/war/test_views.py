"""No view shows a hidden card: not of a state, not of the opening, not of an event."""

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import war
from explorer.cards import HIDDEN, Card
from explorer.chance import Chance
from explorer.problems import PositionError
from explorer.timeline import Timeline
from explorer.words import Words
from tests.playing import play
from tests.war.strategies import tables

SEATS = st.sampled_from([0, 1])


def hidden_cards(state, seat):
    """By `war.setup`: the other hand and what it has committed, both piles, and what lies face down."""
    committed = state.played[1 - seat]
    return [
        *state.hands[1 - seat],
        *state.draws[0],
        *state.draws[1],
        *(it.card for it in state.pot if not it.up),
        *([committed] if committed else []),
    ]


def everything_shown(thing):
    """Every card a state or an event names, in its parts, its JSON, and however it prints."""
    state = getattr(thing, "state", thing)
    text = f"{thing!r} {thing} {state!r} {state} {state.to_dict()} {state._repr_html_()} {Words().text('war:name')}"
    symbols = dict(zip("♠♥♣♦", "SHCD", strict=True))
    faces = {rank.replace("10", "T") + symbols[suit] for rank, suit in re.findall(r"(10|[2-9JQKA])([♠♥♣♦])", text)}
    return set(re.findall(r"\b[2-9TJQKA][SHCD]\b", text)) | faces


def with_hidden_replaced(state, seat, rng):
    """Another state that differs only in what the seat may not see: hidden cards change places, and so does chance."""
    pool = hidden_cards(state, seat)
    rng.shuffle(pool)
    take = pool.pop
    swapped = {}
    hands = tuple(hand if i == seat else tuple(take() for _ in hand) for i, hand in enumerate(state.hands))
    swapped["draws"] = tuple(tuple(take() for _ in draw) for draw in state.draws)
    swapped["pot"] = tuple(it if it.up else it._replace(card=take()) for it in state.pot)
    swapped["played"] = tuple(c if i == seat or c is None else take() for i, c in enumerate(state.played))
    assert not pool
    return state._replace(hands=hands, chance=Chance(rng.getrandbits(64), rng.randrange(99)), **swapped)


def through_a_game(game, state, seed, limit):
    """The opening's events and then those of a random game, each with what the table shows."""
    yield from game.opening(state).events
    for _, _, step in play(game, state, seed, limit):
        yield from step.events


@given(tables(), SEATS, st.integers(0, 999))
def test_states_that_differ_in_hidden_things_only_look_the_same(made, seat, seed):
    game, state = made
    rng = Random(seed)
    for event in through_a_game(game, state, seed, 12):
        other = with_hidden_replaced(event.state, seat, rng)
        one, two = game.view(event.state, seat), game.view(other, seat)
        assert one == two
        assert repr(one) == repr(two)
        assert one.to_dict() == two.to_dict()
        assert one._repr_html_() == two._repr_html_()


@given(tables(), SEATS, st.integers(0, 999))
def test_no_hidden_card_is_named(made, seat, seed):
    game, state = made
    for event in through_a_game(game, state, seed, 12):
        view = game.view_event(event, seat)
        seen = everything_shown(view)
        assert not seen & {card.text for card in hidden_cards(event.state, seat)}
        assert seen >= {card.text for card in event.state.hands[seat]}
        assert seen >= {it.card.text for it in event.state.pot if it.up}
        # To mask is all a view does: it has as many cards, and every one it shows lies there.
        for part, whole in zip(view.state.hands + view.state.draws, event.state.hands + event.state.draws, strict=True):
            assert all(a is HIDDEN or a is b for a, b in zip(part, whole, strict=True))


@pytest.mark.parametrize("seat", [0, 1])
def test_chance_is_not_in_a_view(seat):
    game = war.Game()
    state = game.start(1234567890123)
    for event in through_a_game(game, state, 1, 30):
        view = game.view_event(event, seat)
        assert view.state.chance is None
        assert "1234567890123" not in f"{view!r} {view.state.to_dict()}"
        assert not {"seed", "drawn"} & set(view.state.to_dict())


@pytest.mark.parametrize("seat", [0, 1])
def test_events_show_their_own_cards_to_their_own_seat(seat):
    """A seat sees what it plays and draws; everyone sees what is turned up; nobody sees what is burned."""
    game = war.Game()
    seen = set()
    for event in through_a_game(game, game.start(3), 3, 400):
        view = game.view_event(event, seat)
        mine = event.seat == seat
        if event.kind in ("reveal", "compare", "tie") or (event.kind in ("play", "refill") and mine):
            assert view.cards == event.cards
        elif event.kind in ("burn", "play", "refill"):
            assert set(view.cards) <= {HIDDEN}
        seen.add((event.kind, mine))
    assert {("play", True), ("play", False), ("refill", True), ("burn", False), ("burn", True)} <= seen


@pytest.mark.parametrize("seat", [0, 1])
def test_own_things_are_seen(seat):
    game = war.Game()
    state = game.start(5)
    view = game.view(state, seat)
    assert view.hands[seat] == state.hands[seat]
    committed = game.apply(state, game.actions(state)[0]).state
    assert game.view(committed, 0).played[0] == committed.played[0]
    assert game.view(committed, 1).played == (HIDDEN, None)


def test_the_helper_finds_cards_however_they_are_written():
    """So that the tests above can fail."""
    state = war.Game().state({"hands": [["TS"], ["7H"]], "draws": [["QD"], []], "pot": ["AC"]})
    assert everything_shown(state) == {"TS", "7H", "QD", "AC"}
    assert hidden_cards(state, 0) == [Card("7H"), Card("QD")]


def test_a_view_can_be_asked_but_not_played_on():
    """What it hides is needed to go on: named, not a crash or a record full of hidden cards."""
    game = war.Game()
    view = game.view(game.start(7), 0)
    assert game.refusal(view, "TC") is None
    for use in (lambda: game.apply(view, "TC"), lambda: Timeline(game, view)):
        with pytest.raises(PositionError, match="^state: expected a whole state"):
            use()
