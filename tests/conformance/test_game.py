"""What any game must do, whatever its rules. A fourth game is found and tested by itself."""

import copy
import json
import pickle
from importlib import import_module

import pytest

import explorer
from explorer.cards import HIDDEN, Card
from explorer.chance import Chance
from explorer.game import (
    Facts,
    Game,
    IllegalAction,
    PositionError,
    RecordError,
    Refusal,
    SettingError,
    game_named,
)
from explorer.games import GAMES as PACKAGES
from explorer.rulebook import Rulebook
from tests.playing import GAMES, play

NAMES = vars(explorer.game) | {"Card": Card, "Chance": Chance}


def package(kind):
    """The package of a game."""
    return import_module(kind.__module__.rpartition(".")[0])


def names_of(kind):
    """What `from explorer import war` and `from explorer.war import *` give, to rebuild from a `repr`."""
    module = package(kind)
    return NAMES | vars(module) | {kind.rulebook.game: module}


def is_card(thing, names):
    """A card of a pack, or one of a kind that the game itself has and exports, which says its name in a sentence."""
    return isinstance(thing, Card) or (type(thing) in names.values() and callable(getattr(thing, "said", None)))


@pytest.fixture(params=GAMES, ids=lambda kind: kind.rulebook.game)
def game(request):
    return request.param()


def test_war_is_found():
    assert "war" in {kind.rulebook.game for kind in GAMES}


def test_a_game_has_a_rulebook_and_its_name(game):
    assert isinstance(game.rulebook, Rulebook)
    assert game_named(game.name) is type(game)
    assert all(clause.startswith(game.name + ".") for clause in game.rulebook.clauses)


def test_games_of_equal_settings_are_equal(game):
    assert game == type(game)() == type(game)(**game.settings)
    assert hash(game) == hash(type(game)())
    assert eval(repr(game), names_of(type(game))) == game
    assert pickle.loads(pickle.dumps(game)) == game
    for name, setting in game.rulebook.settings.items():
        other = next(value for value in setting.values if value != setting.default)
        assert type(game)(**{name: other}) != game


@pytest.mark.parametrize("seed", [-1, 2**64, 10**5000, 1.0, "7", None, True, [1]], ids=lambda it: str(type(it)))
def test_bad_seeds(game, seed):
    with pytest.raises(SettingError) as caught:
        game.start(seed)
    assert str(caught.value).startswith("seed: ")


def test_a_seed_gives_one_game_and_another_gives_another(game):
    assert game.start(7) == game.start(7) != game.start(8)
    assert game.start(2**64 - 1) != game.start(0)


def test_opening_begins_with_the_state_as_it_lies(game):
    state = game.start(3)
    step = game.opening(state)
    assert step.events[0].state == state
    assert step.events[-1].state == step.state


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_keeps_the_contract(game, seed):
    names = names_of(type(game))
    for state, action, step in play(game, game.start(seed), seed, limit=60):
        seat, actions = game.actor(state), game.actions(state)
        assert seat in range(game.seats)
        assert action in actions == game.actions(state)
        assert len(set(actions)) == len(actions)
        assert game.result(state) is None
        assert game.settle(state) == (state, ())

        # The state is what it was, and gives the same step again; so do its copies.
        before = repr(state)
        assert game.apply(state, action) == step
        assert repr(state) == before
        for same in (game.state(state.to_dict()), game.state(json.dumps(state.to_dict())), eval(before, names)):
            assert same == state
            assert hash(same) == hash(state)
        assert pickle.loads(pickle.dumps(state)) == copy.deepcopy(state) == state

        for other in actions:
            assert game.refusal(state, other) is None
            assert not isinstance(game.judge(state, other), Refusal)
        besides = game.other_actions(state)
        assert not set(besides) & set(actions)
        for other in besides:
            assert game.refusal(state, other) is None
            assert game.apply(state, other).events
        for nonsense in ("", " ", action + " ", action.lower() + "x", "\x00", "{0}", "??", "\ud800", "9" * 5000):
            refusal = game.refusal(state, nonsense)
            assert isinstance(refusal, Refusal)
            assert str(refusal)
            with pytest.raises(IllegalAction) as caught:
                game.apply(state, nonsense)
            assert caught.value.refusal == refusal

        assert step.events
        assert step.events[-1].state == step.state
        for event in step.events:
            assert event.kind in game.kinds
            assert event.clause in game.rulebook.clauses
            assert event.seat is None or event.seat in range(game.seats)
            assert all(is_card(card, names) for card in event.cards)
            assert isinstance(event.numbers, Facts)
            assert eval(repr(event), names) == event
            assert str(event)

        for each in range(game.seats):
            view = game.view(state, each)
            assert view.chance is None
            assert game.view(view, each) == view
            assert game.actor(view) == seat
            if each == seat:
                assert game.actions(view) == actions
            for event in step.events:
                seen = game.view_event(event, each)
                assert seen.state == game.view(event.state, each)
                assert len(seen.cards) == len(event.cards)


@pytest.mark.parametrize("seed", range(3))
def test_a_finished_game_has_a_result_and_no_actions(game, seed):
    state = game.start(seed)
    for _, _, step in play(game, state, seed):
        state = step.state
    result = game.result(state)
    assert game.actor(state) is None
    assert game.actions(state) == []
    assert result.winner is None or result.winner in range(game.seats)
    assert result.reason in game.rulebook.clauses
    assert eval(repr(result), names_of(type(game))) == result
    assert str(result) and "<p>" in result._repr_html_()
    assert game.settle(state) == (state, ())


@pytest.mark.parametrize("seed", range(2))
def test_nobody_sees_no_hand(game, seed):
    hidden = getattr(package(type(game)), "HIDDEN", HIDDEN)
    for state, _, step in play(game, game.start(seed), seed, limit=20):
        view = game.view(state, None)
        assert {card for hand in view.hands for card in hand} <= {hidden}
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in state.hands]
        assert (view.chance, game.actor(view), game.actions(view)) == (None, game.actor(state), [])
        for seat in range(game.seats):
            assert game.view(game.view(state, seat), None) == view
        for event in step.events:
            seen = game.view_event(event, None)
            assert seen.state == game.view(event.state, None)
            # What it shows of the event, everybody sees.
            assert len(seen.cards) == len(event.cards)
            for seat in range(game.seats):
                theirs = game.view_event(event, seat).cards
                assert all(one in (hidden, other) for one, other in zip(seen.cards, theirs, strict=True))


@pytest.mark.parametrize("seat", [-1, 2**64, 1.0, "0", True, (0,), "last"], ids=str)
def test_seats_that_do_not_exist_see_nothing(game, seat):
    state = game.start(1)
    event = game.opening(state).events[0]
    for look in (game.view, game.view_event):
        for it in (seat, game.seats):
            with pytest.raises(SettingError) as caught:
                look(event if look == game.view_event else state, it)
            assert caught.value.facts["place"] == "seat"
            assert str(caught.value).startswith("seat: ")


def test_a_view_cannot_be_gone_on_from(game):
    state = game.start(2)
    for seat in (*range(game.seats), None):
        view = game.view(state, seat)
        for use in (game.opening, game.settle, lambda view: game.apply(view, game.actions(state)[0])):
            with pytest.raises(PositionError) as caught:
                use(view)
            assert (caught.value.message, caught.value.facts["place"]) == ("a-view", "state")


def others(game):
    return [None, 7, {}, (), *(kind().start(1) for kind in GAMES if kind is not type(game))]


def test_what_is_no_state_of_the_game_is_refused(game):
    action = game.actions(game.start(1))[0]
    for other in others(game):
        for ask in (
            game.actor,
            game.actions,
            game.result,
            game.settle,
            game.opening,
            lambda it: game.view(it, 0),
            lambda it: game.refusal(it, action),
            lambda it: game.refusal(it, "restart"),
            lambda it: game.apply(it, action),
            lambda it: game.apply(it, "restart"),
        ):
            with pytest.raises(PositionError) as caught:
                ask(other)
            assert (caught.value.message, caught.value.facts["place"]) == ("other-state", "state")
            assert game.name in str(caught.value)


def test_bots_choose_only_where_their_seat_is_to_act(game):
    bots = PACKAGES.module(game.name).BOTS
    state = game.start(1)
    views = [game.view(state, seat) for seat in (*range(game.seats), None) if seat != game.actor(state)]
    for _, _, step in play(game, state, 1):
        state = step.state
    assert game.actor(state) is None
    for bot in bots.values():
        for view in (*views, state, game.view(state, 0)):
            with pytest.raises(PositionError) as caught:
                bot(game, view, Chance(1))
            assert (caught.value.message, caught.value.facts["place"]) == ("not-to-act", "view")
            assert str(caught.value)


def test_everything_draws_itself(game):
    state = game.start(1)
    assert "<table" in game._repr_html_()
    assert "<table" in state._repr_html_()
    assert "<table" in game.view(state, 0)._repr_html_()
    assert "<table" in game.rulebook._repr_html_()
    assert "<p>" in game.refusal(state, "<b>")._repr_html_()
    assert "<b>" not in game.refusal(state, "<b>")._repr_html_()


@pytest.mark.parametrize(
    "name",
    ["", "cards", "game", "os", "../x", ".", "war.rules", "war ", "War", "wär", "a" * 10_000]
    + ["locale", "__init__", "__main__", "__pycache__"]
    + [None, 7, True, ["war"], {"war": 1}, 10**5000, Game],
    ids=lambda it: str(it)[:12] if isinstance(it, str) else str(type(it)),
)
def test_names_of_no_game(name):
    with pytest.raises(RecordError) as caught:
        game_named(name)
    assert caught.value.facts["place"] == "game"
    assert len(str(caught.value)) < 100
