"""What tests of the lab share: a few kinds of runs, and an executor that is late."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from random import Random

import numpy as np
import pytest

from explorer import football, guandan, lab, war
from explorer.lab import running
from tests.football.tables import random_cards

DECK = random_cards(Random(6), 24)
RUNS = {
    "war": (war.Game(), ["random", "random"], {}),
    "war-small": (war.Game(collect="reshuffle", burn=1), ["lowest", "random"], {"ranks": 3, "suits": 4}),
    "football": (football.Game(), ["random", "best"], {}),
    "football-deck": (
        football.Game(lock="after", counters="match", draw="forced"),
        ["best", "random"],
        {"deck": DECK},
    ),
    "guandan": (guandan.Game(), ["random"] * 4, {}),
    "guandan-mixed": (
        guandan.Game(double_down="stop", passing="out", tribute_suit="random"),
        ["cheapest", "random", "random", "cheapest"],
        {},
    ),
}
ONE_EACH = ["war-small", "football-deck", "guandan"]
any_run = pytest.mark.parametrize("name", RUNS)


def play(name, games, seed=7, executor=None, progress=None, cap=None):
    game, bots, setup = RUNS[name]
    return lab.run(game, bots, games, seed, executor, progress, cap=cap, **setup)


def batch(name):
    return lab.batch_of(RUNS[name][0])


def same(games, all_games):
    """Whether these are rows of a whole run, each in its place."""
    numbers = games.numbers
    assert len(games) == len(numbers) and (np.diff(numbers) > 0).all()
    assert np.array_equal(games.seeds, all_games.seeds[numbers])
    assert list(games.columns) == list(all_games.columns)
    for column, expected in all_games.columns.items():
        assert np.array_equal(games[column], expected[numbers]), column
        assert games[column].dtype == expected.dtype


class Late(Executor):
    """Does what it was given when as much is waiting as a run hands out at once: what `order` chooses of it, in that
    order. After the last of so many pieces it does them all."""

    _max_workers = 1

    def __init__(self, pieces, order=reversed):
        self.left, self.order, self.waiting = pieces, order, []

    def submit(self, function, *args):
        future = Future()
        self.waiting.append((future, function, args))
        self.left -= 1
        if len(self.waiting) == running._AHEAD or not self.left:
            now = list(self.order(self.waiting))
            now += [piece for piece in self.waiting if piece not in now and not self.left]
            self.waiting = [piece for piece in self.waiting if piece not in now]
            for it, function, args in now:
                it.set_result(function(*args))
        return future


def other(name, games, cap=None):
    """The same kind of run with something changed."""
    game, bots, setup = RUNS[name]
    change = OTHERS[name]
    return lab.run(change.get("game", game), change.get("bots", bots), games, 7, cap=cap, **setup)


OTHERS = {
    "war": {"game": war.Game(burn=1)},
    "war-small": {"bots": ["random", "random"]},
    "football": {"game": football.Game(lock="after")},
    "football-deck": {"bots": ["best", "best"]},
    "guandan": {"game": guandan.Game(passing="out")},
    "guandan-mixed": {"bots": ["cheapest"] * 4},
}


def events(timeline):
    return [event for node in timeline.line for event in timeline.events(node)]
