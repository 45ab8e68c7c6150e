"""The check whether a side can go on comes before the burn (`war.exhausted`). Would burning first change who wins?

Not where hands are as the rules fill them and may hold two cards or more: a side that can go on then has a card in its
hand, which no burn touches. With a hand of one it can, in exactly one case, and the last tests pin that down.
"""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer import war
from tests.playing import play
from tests.war.strategies import SEEDS, SETTINGS, cards, table, tables

BURN_0, BURN_1, REFILL_0, CHECK = war.Stage("burn", 0), war.Stage("burn", 1), war.Stage("refill", 0), war.Stage("check")


class BurnFirst(war.Game):
    """War with those two steps the other way round."""

    def _continue(self, state, events):
        return state._replace(stage=BURN_0)

    def _burn(self, state, events):
        seat = state.stage.seat
        return super()._burn(state, events)._replace(stage=CHECK if seat else BURN_1)

    def _check(self, state, events):
        if all(state.score):
            return state._replace(stage=REFILL_0)
        return self._exhausted(state, events, state.score)


def winner(game, state):
    result = game.result(state)
    return result and result.winner


def both_ways(game, state, seed, limit=2000):
    """The same game in both orders, as far as both go. Gives the two tables after each action."""
    first, other = BurnFirst(**game.settings), state
    for _, action, step in play(game, state, seed, limit):
        other = first.apply(other, action).state
        yield step.state, other
        if first.actor(other) is None:
            return


def same(one, other):
    """Either nothing differs, or both games are over (then only the order of the last pot may)."""
    return one == other or (one.stage == other.stage and one.stage.do == "over" and one.score == other.score)


SIZES = SETTINGS.filter(lambda chosen: chosen["hand_size"] > 1)


@pytest.mark.slow
@given(SIZES, SEEDS)
@settings(max_examples=40)
def test_burning_first_never_changes_who_wins_a_whole_game(chosen, seed):
    game = war.Game(**chosen)
    for one, other in both_ways(game, game.start(seed), seed % 2**32, 1000):
        assert same(one, other)
        assert winner(game, one) == winner(game, other)


@pytest.mark.slow
@given(tables(most=16, filled=True).filter(lambda made: made[0].hand_size > 1), st.integers(0, 2**32))
@settings(max_examples=300)
def test_burning_first_never_changes_who_wins_a_small_game(made, choices):
    game, state = made
    for one, other in both_ways(game, state, choices, 200):
        assert same(one, other)
        assert winner(game, one) == winner(game, other)


def after_a_tie():
    """Every number of cards that can matter after a tie: (hand, pile) of each side, the burn, and the two winners."""
    rest = cards("2S 3S 4S 5S 6S 7S 8S"), cards("2C 3C 4C 5C 6C 7C 8C")
    pot = (war.Laid(*cards("9S"), 0, True), war.Laid(*cards("9C"), 1, True))
    for burn, *sizes in product(range(8), range(3), range(6), range(3), range(6)):
        hands = rest[0][: sizes[0]], rest[1][: sizes[2]]
        draws = rest[0][2 : 2 + sizes[1]], rest[1][2 : 2 + sizes[3]]
        state = war.State(hands, draws, pot, stage=war.Stage("continue"))
        game, first = war.Game(burn=burn), BurnFirst(burn=burn)
        yield sizes, burn, winner(game, game.settle(state).state), winner(first, first.settle(state).state)


def test_burning_first_changes_nothing_for_any_numbers_of_cards_if_a_side_with_cards_has_one_in_hand():
    for (hand, pile, their_hand, their_pile), burn, one, other in after_a_tie():
        if (hand or not pile) and (their_hand or not their_pile):
            assert one == other, (hand, pile, their_hand, their_pile, burn)


def test_the_only_case_in_which_burning_first_would_change_who_wins():
    """The human is exhausted, and the opponent can go on, yet only with cards that the burn would take."""
    for (hand, pile, their_hand, their_pile), burn, one, other in after_a_tie():
        if hand + pile == 0 and their_hand == 0 and 0 < their_pile <= burn:
            assert (one, other) == (1, 0)
        else:
            assert one == other, (hand, pile, their_hand, their_pile, burn)


@pytest.mark.parametrize("hand_size", [1, 3])
def test_that_case_in_a_game(hand_size):
    """Dealt hands of one come to it; larger hands only in a position whose hands are not filled."""
    winners = []
    for game in (war.Game(hand_size=hand_size), BurnFirst(hand_size=hand_size)):
        state = game.state(table("9S", "9C | 2C 3C"))
        for action in ("9S", "9C"):
            state = game.apply(state, action).state
        winners.append(winner(game, state))
    assert winners == [1, 0]
