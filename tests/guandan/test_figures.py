"""Random play against the figures of rules/guandan.md, which were measured with deals that stop when partners are out.

The turns of a deal depend on which cards stand for a reading. The rules' figures are met when they are any; the engine
lists the least missed ones, which leave more to play together, so that its deals are a little shorter.
"""

from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from explorer import guandan

pytestmark = pytest.mark.slow

GAME = guandan.Game(double_down="stop")


def listed(state, random):
    return random.choice(GAME.actions(state))


def every_set(state, random):
    return chosen(found(state), state, random)


def any_set_for_each_reading(state, random):
    sets = {}
    for cards, reading in found(state):
        sets.setdefault(reading, []).append(cards)
    return chosen([(random.choice(it), reading) for reading, it in sets.items()], state, random)


def found(state):
    return guandan.plays(state.hands[state.stage.seat], state.level, state.to_beat and state.to_beat.reading)


def chosen(options, state, random):
    at = random.randrange(len(options) + (state.to_beat is not None))
    if at == len(options):
        return "pass"
    cards, reading = options[at]
    return f"{' '.join(card.text for card in cards)} as {reading.notation}"


@cache
def sample(choose, matches):
    """(turns of each deal, deals of each match) of random matches."""
    turns, deals = [], []
    for seed in range(matches):
        random, state, count = Random(seed), GAME.start(seed), 0
        while GAME.actor(state) is not None:
            before = state
            if state.stage.do == "return":
                action = listed(state, random)
            else:
                action = choose(state, random)
                count += 1
            state = GAME.apply(state, action).state
            if state.deal != before.deal:
                turns.append(count)
                count = 0
        turns.append(count)
        deals.append(state.deal)
    return turns, deals


def within(values, least, most):
    """Whether the mean lies there, or no more than four standard errors off."""
    error = 4 * stdev(values) / sqrt(len(values))
    return least - error < fmean(values) < most + error


SAMPLES = [(listed, 60), (any_set_for_each_reading, 40), (every_set, 14)]


@pytest.mark.parametrize(
    ("choose", "matches", "least", "most", "apart"),
    [(*SAMPLES[0], 138.6, 138.6, 141), (*SAMPLES[1], 141, 143, 138.6), (*SAMPLES[2], 133, 134, 138.6)],
)
def test_turns_a_deal(choose, matches, least, most, apart):
    """Each figure is met, and the next of the others is not."""
    turns, _ = sample(choose, matches)
    assert within(turns, least, most)
    assert not within(turns, apart, apart)


def test_deals_a_match():
    assert within([count for it in SAMPLES for count in sample(*it)[1]], 12.8, 13.8)


def test_both_teams_win_as_often():
    """By the rules nothing tells them apart."""
    won = []
    for seed in range(60):
        random, state = Random(seed + 1000), GAME.start(seed + 1000)
        while state.deal == 1:
            state = GAME.apply(state, listed(state, random)).state
        won.append(state.previous[0] % 2)
    assert abs(fmean(won) - 0.5) < 4 * 0.5 / sqrt(len(won))
