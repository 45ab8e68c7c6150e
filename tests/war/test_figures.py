"""Whole games against the figures of rules/war.md, and small decks against exact ones."""

from fractions import Fraction
from functools import cache
from itertools import permutations, product
from math import sqrt
from statistics import fmean, stdev

import pytest

from explorer import war
from explorer.chance import Chance

pytestmark = pytest.mark.slow

# Random games. The figures come from ten million games; a sample must lie within four standard errors. Seeds are fixed.


@cache
def sample(games, human="random", opponent="random", **settings):
    """(battles, ties, result) of each game."""
    game = war.Game(**settings)
    bots = war.BOTS[human], war.BOTS[opponent]
    found = []
    for seed in range(games):
        state = game.start(seed)
        chances = [Chance(seed).fork(0), Chance(seed).fork(1)]
        battles = ties = 0
        while (seat := game.actor(state)) is not None:
            # A view would give the same choice (test_bots.py) and take longer.
            action, chances[seat] = bots[seat](game, state, chances[seat])
            state, events = game.apply(state, action)
            battles += seat
            ties += seat == 1 and events[2].kind == "tie"
        found.append((battles, ties, game.result(state)))
    return found


def random_games():
    return sample(300)


def reshuffled():
    return sample(150, collect="reshuffle")


def near(values, expected):
    return abs(fmean(values) - expected) < 4 * stdev(values) / sqrt(len(values))


def share(values, expected):
    return abs(fmean(values) - expected) < 4 * sqrt(expected * (1 - expected) / len(values))


def exhausted(result):
    return result.reason in ("war.exhausted", "war.exhausted-both")


def test_mean_battles():
    assert near([battles for battles, _, _ in random_games()], 299.80)
    assert near([battles for battles, _, _ in reshuffled()], 298.66)


def test_median_and_99th_percentile_of_battles():
    assert share([battles <= 227 for battles, _, _ in random_games()], 0.5)
    assert share([battles <= 1179 for battles, _, _ in random_games()], 0.99)


def test_ties_per_battle():
    # A ratio of sums: what each game has above or below the expected rate averages out to nothing.
    assert near([ties - 0.0593 * battles for battles, ties, _ in random_games()], 0)


def test_share_that_ends_by_exhaustion():
    assert share([exhausted(result) for _, _, result in random_games()], 0.1191)
    assert share([exhausted(result) for _, _, result in reshuffled()], 0.1157)


def test_human_share():
    assert share([result.winner == 0 for _, _, result in random_games()], 0.4999)


@pytest.mark.parametrize(("human", "expected"), [("lowest", 0.904), ("highest", 0.477)])
def test_playing_lowest_and_highest_against_random(human, expected):
    assert share([result.winner == 0 for _, _, result in sample(120, human)], expected)


# Small decks, exactly: every deal, every choice and every shuffle, each with its probability. Suits do not matter and
# neither does the order of a hand that is played from at random, so tables that differ in those only are one.


class Order:
    """In place of chance: the next shuffle is this one."""

    def __init__(self, order=None):
        self.order, self.size = order, 0

    def shuffled(self, items):
        self.size = len(items)
        return tuple(items[i] for i in self.order or range(self.size)), self


def key(state):
    ranks = [tuple(card.rank for card in pile) for pile in (*state.hands, *state.draws)]
    pot = tuple(sorted(it.card.rank for it in state.pot))
    return (tuple(sorted(ranks[0])), tuple(sorted(ranks[1])), ranks[2], ranks[3], pot)


def table(game, found):
    """A state of that key."""
    suits = {}
    piles = []
    for ranks in found:
        piles.append([])
        for rank in ranks:
            suits.setdefault(rank, list("SHCD"))
            piles[-1].append(rank + suits[rank].pop())
    return game.state({"hands": piles[:2], "draws": piles[2:4], "pot": piles[4]})


def shuffles(game, state, action):
    """Every way the step can go, all equally likely."""
    probe = Order()
    step = game.apply(state._replace(chance=probe), action)
    if not probe.size:
        return [step]
    return [game.apply(state._replace(chance=Order(order)), action) for order in permutations(range(probe.size))]


def outcomes(game, found):
    """From a table to {next table: probability} and to what the battle adds to the four expectations."""
    state = table(game, found)
    choices = list(product(*state.hands))
    following, values = {}, [Fraction(1), Fraction(0), Fraction(0), Fraction(0)]
    for ours, theirs in choices:
        steps = shuffles(game, game.apply(state, ours.text).state, theirs.text)
        each = Fraction(1, len(choices) * len(steps))
        for step in steps:
            result = game.result(step.state)
            if result is None:
                after = key(step.state)
                following[after] = following.get(after, 0) + each
            else:
                values[1] += each * exhausted(result)
                values[2] += each * (result.reason == "war.exhausted-both")
                values[3] += each * (result.winner == 0)
    return following, values


def solve(rows):
    """Expectations x = values + following · x, for every table: each is put into the others, one after the other."""
    solved = {}
    for found in list(rows):
        following, values = rows.pop(found)
        back = following.pop(found, 0)
        row = {after: p / (1 - back) for after, p in following.items()}, [value / (1 - back) for value in values]
        for others in (rows, solved):
            for other, (its, own) in others.items():
                if found in its:
                    p = its.pop(found)
                    for after, q in row[0].items():
                        its[after] = its.get(after, 0) + p * q
                    others[other] = its, [a + p * b for a, b in zip(own, row[1], strict=True)]
        solved[found] = row
    return {found: values for found, (_, values) in solved.items()}


@cache
def exact(ranks, suits, **settings):
    """Expected battles, P(exhaustion), P(both exhausted), P(human wins) of a deck of ranks × suits split in half."""
    game = war.Game(**settings)
    deck, n = "23456789TJQKA"[-ranks:] * suits, game.hand_size
    deals = {}
    orders = sorted(set(permutations(deck)))
    for order in orders:
        halves = order[: len(deck) // 2], order[len(deck) // 2 :]
        deal = tuple(tuple(sorted(half[:n])) for half in halves) + tuple(half[n:] for half in halves) + ((),)
        deals[deal] = deals.get(deal, 0) + Fraction(1, len(orders))
    rows, waiting = {}, list(deals)
    while waiting:
        found = waiting.pop()
        if found not in rows:
            following, values = rows[found] = outcomes(game, found)
            waiting += following
    values = solve(rows)
    return tuple(sum(p * values[deal][i] for deal, p in deals.items()) for i in range(4))


@pytest.mark.parametrize("collect", ["under", "reshuffle"])
def test_two_ranks_of_two_suits(collect):
    assert exact(2, 2, collect=collect) == (Fraction(8, 3), Fraction(7, 9), Fraction(1, 2), Fraction(3, 4))


@pytest.mark.parametrize(
    ("ranks", "suits", "settings"),
    [
        (1, 2, {}),
        (1, 4, {}),
        (2, 1, {}),
        (4, 1, {}),
        (2, 2, {"hand_size": 2}),
        (2, 2, {"burn": 0}),
        (3, 2, {}),
        (3, 2, {"collect": "reshuffle"}),
        (2, 3, {}),
    ],
    ids=str,
)
def test_the_human_has_half_and_half_of_the_games_in_which_both_are_exhausted(ranks, suits, settings):
    """All else is the same for both sides."""
    _, exhaustion, both, human = exact(ranks, suits, **settings)
    assert human == Fraction(1, 2) + both / 2
    assert both <= exhaustion <= 1


def test_one_rank_is_always_a_tie():
    assert exact(1, 2) == (1, 1, 1, 1)
    assert exact(1, 4) == (2, 1, 1, 1)


def test_different_ranks_only_never_tie():
    assert exact(4, 1)[1:] == (0, 0, Fraction(1, 2))
