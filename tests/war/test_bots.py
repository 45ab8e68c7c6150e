from collections import Counter

import pytest

from explorer import war
from explorer.chance import Chance
from tests.war.strategies import table

GAME = war.Game()


FIRST = Chance(1)


def choice(bot, hand, chance=FIRST):
    view = GAME.view(GAME.state(table(hand, "2H")), 0)
    return war.BOTS[bot](GAME, view, chance)


def test_there_is_a_bot_for_every_value_of_the_reading():
    assert tuple(war.BOTS) == war.RULEBOOK.settings["opponent"].values


@pytest.mark.parametrize(
    ("hand", "highest", "lowest"),
    [("7S KS 2S", "KS", "2S"), ("AS TS JS", "AS", "TS"), ("7S 7H 7D", "7S", "7S"), ("2C", "2C", "2C")],
)
def test_highest_and_lowest(hand, highest, lowest):
    """Of equal ranks the first in the hand; and no chance is used."""
    assert choice("highest", hand) == (highest, Chance(1))
    assert choice("lowest", hand) == (lowest, Chance(1))


def test_random_is_uniform_and_draws_one_number_each_time():
    counts, chance = Counter(), Chance(4)
    for n in range(3000):
        action, chance = choice("random", "7S KS 2S", chance)
        counts[action] += 1
        assert chance.drawn == n + 1
    assert set(counts) == {"7S", "KS", "2S"}
    assert all(900 < count < 1100 for count in counts.values())  # 1000 ± 4 standard deviations
    assert choice("random", "2C", Chance(4, 2)) == ("2C", Chance(4, 3))


@pytest.mark.parametrize("name", war.BOTS)
def test_bots_play_legally_and_a_view_is_all_they_need(name):
    state, chance = GAME.start(6), Chance(6).fork(1)
    for _ in range(100):
        seat = GAME.actor(state)
        if seat is None:
            break
        before = chance
        action, chance = war.BOTS[name](GAME, GAME.view(state, seat), before)
        assert GAME.refusal(state, action) is None
        assert war.BOTS[name](GAME, state, before)[0] == action
        state = GAME.apply(state, action).state


@pytest.mark.parametrize("name", war.BOTS)
def test_the_opponent_does_not_know_the_humans_card(name):
    """Whatever the human commits, the opponent's choice is the same."""
    state = GAME.start(8)
    views = [GAME.view(GAME.apply(state, action).state, 1) for action in GAME.actions(state)]
    # The committed card is masked; what is left of the human's hand is as well.
    assert len(set(views)) == 1
    assert len({war.BOTS[name](GAME, view, Chance(8)) for view in views}) == 1
