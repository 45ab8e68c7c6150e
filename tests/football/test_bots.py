"""The bots: they see a view and nothing else, they act as they say, and one is stronger."""

from functools import cache
from math import sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import football
from explorer.chance import Chance
from explorer.football import BOTS, HIDDEN, odds
from tests.football.tables import EVERY, moments, run, table

GAME = football.Game()


def match(game, seed, bots):
    """A match between two bots; whatever they are given is a view of their own."""
    state, chances = game.start(seed), [Chance(seed).fork(1), Chance(seed).fork(2)]
    while (seat := game.actor(state)) is not None:
        view = game.view(state, seat)
        assert HIDDEN not in view.hands[seat] and set(view.hands[1 - seat]) | set(view.deck) <= {HIDDEN}
        action, chances[seat] = BOTS[bots[seat]](game, view, chances[seat])
        state = game.apply(state, action).state
    return game.result(state).winner


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("chosen", EVERY, ids=lambda chosen: "-".join(chosen.values()))
def test_bots_play_whole_matches_under_every_reading(name, chosen):
    game = football.Game(**chosen)
    assert match(game, 5, [name, name]) in (0, 1, None)


@given(moments(), st.sampled_from(sorted(BOTS)), st.integers(0, 2**32))
@settings(max_examples=150)
def test_bots_are_deterministic_act_legally_and_see_no_more_than_their_view(made, name, seed):
    game, state, _, _ = made
    seat = game.actor(state)
    if seat is None:
        return
    view = game.view(state, seat)
    kept = repr(view)
    action, after = BOTS[name](game, view, Chance(seed))
    assert BOTS[name](game, view, Chance(seed)) == (action, after)
    assert repr(view) == kept
    assert action in game.actions(state)
    # The whole state tells them nothing that the view does not.
    assert BOTS[name](game, state, Chance(seed)) == (action, after)


@given(moments(), st.integers(0, 2**32))
@settings(max_examples=150)
def test_best_attacks_where_a_cover_is_least_likely(made, seed):
    game, state, _, _ = made
    if state.stage.do != "attack":
        return
    view = game.view(state, state.turn)
    action, _ = BOTS["best"](game, view, Chance(seed))
    found = {f"attack {card.name} with {stat}": chance for (card, stat), chance in odds(game, view).items()}
    assert found[action] == max(found.values())
    assert action == next(it for it in game.actions(view) if found[it] == found[action])  # the first of several


@given(moments(), st.integers(0, 2**32))
@settings(max_examples=150)
def test_best_covers_with_the_weakest_that_is_enough_and_draws_while_it_can(made, seed):
    game, state, _, _ = made
    if state.stage.do != "defend":
        return
    seat, (card, stat, draws) = state.stage.seat, state.attack
    action, _ = BOTS["best"](game, game.view(state, seat), Chance(seed))
    least = card.value(stat) + (game.cover == "higher")
    covers = sorted(it.value(stat) for it in state.hands[seat] if it.value(stat) >= least)
    if covers:
        (played,) = [it for it in state.hands[seat] if action == f"cover {it.name}"]
        assert played.value(stat) == covers[0]
    else:
        assert draws < 3 and state.deck
        assert action == "draw"


def test_best_by_hand():
    line = run(table("A5 B9 X1 | C4 D7 E5", "F1"))
    view = line.game.view(line.state, 0)
    assert BOTS["best"](line.game, view, Chance(1))[0] == "attack B9 with goals"
    line = line.on("attack A5 with goals")
    assert BOTS["best"](line.game, line.game.view(line.state, 1), Chance(1))[0] == "cover E5"
    line = run(table("A5 B9 X1 | C4 D7 E5", "F1"), "attack A5 with goals", cover="higher")
    assert BOTS["best"](line.game, line.game.view(line.state, 1), Chance(1))[0] == "cover D7"


def test_random_takes_every_action():
    state = GAME.start(3)
    view, chance, found = GAME.view(state, state.turn), Chance(1), set()
    for _ in range(400):
        action, chance = BOTS["random"](GAME, view, chance)
        found.add(action)
    assert found == set(GAME.actions(view))


@cache
def strength(one, other, matches=400):
    """Points of the first bot, a draw counting half: each deal twice, with the teams changed round."""
    points = 0.0
    for number in range(matches):
        bots = [one, other] if number % 2 == 0 else [other, one]
        winner = match(GAME, number // 2, bots)
        points += 0.5 if winner is None else winner == number % 2
    return points / matches


@pytest.mark.slow
def test_best_beats_random_clearly():
    share = strength("best", "random")
    around = 1.96 * sqrt(share * (1 - share) / 400)
    print(f"best against random: {100 * share:.1f} ± {100 * around:.1f} %")
    assert share - around > 0.6


@pytest.mark.slow
@pytest.mark.parametrize(("name", "matches"), [("random", 1500), ("best", 150)])
def test_neither_seat_is_better_with_equal_bots(name, matches):
    """Every deal is another one and played once: what the team with seat 0 wins, a draw counting half."""
    points = []
    for seed in range(matches):
        winner = match(GAME, seed, [name, name])
        points.append(0.5 if winner is None else float(winner == 0))
    assert {0.0, 1.0} <= set(points)
    share = mean(points)
    error = stdev(points) / sqrt(matches)
    print(f"{name} against itself: seat 0 has {100 * share:.1f} ± {100 * error:.1f} %")
    assert abs(share - 0.5) < 4 * error
