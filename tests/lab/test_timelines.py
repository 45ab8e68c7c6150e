"""One game of a run, step for step in the readable rules."""

import json
from collections import Counter

import numpy as np
import pytest

from explorer import lab
from explorer.lab.statistics import share
from explorer.timeline import Timeline
from tests.lab.runs import RUNS, any_run, batch, events, play

COUNTED = {
    "war": {"reveal": "battles", "tie": "wars"},
    "football": {"attack": "rounds", "cover": "covered", "success": "stood", "draw": "draws", "concede": "conceded"},
    "guandan": {"tribute": "tributes", "tribute-cancelled": "cancelled", "not-yet": ("not_yet_0", "not_yet_1")},
}


def is_game(timeline, games, row):
    """Whether this is that game of the run, by its actions, its end and what can be counted in it."""
    game, number = games.game, int(games.numbers[row])
    actions = [node.action for node in timeline.line[1:]]
    traced = lab.batch_of(game).trace(game, games.bots, games.seed_of(number), games.cap, **games.options)
    assert actions == traced and len(actions) == games["actions"][row]
    result = game.result(timeline.line[-1].state)
    winner = lab.CAPPED if result is None else -1 if result.winner is None else result.winner
    assert games["winner"][row] == winner
    reason = lab.batch_of(game).REASONS[games["reason"][row]]
    assert reason == ("cap" if result is None else result.reason)
    kinds = Counter(event.kind for event in events(timeline))
    for kind, columns in COUNTED[game.name].items():
        columns = (columns,) if isinstance(columns, str) else columns
        assert kinds[kind] == sum(int(games[column][row]) for column in columns), kind
    if game.name == "guandan":
        assert games["turns"][row] == kinds["play"] + kinds["pass"]
        assert games["deals"][row] == timeline.line[-1].state.deal
    return result


@pytest.mark.slow
@any_run
@pytest.mark.parametrize("cap", [None, 1, 2, 61, 400], ids=str)
def test_any_game_can_be_stepped_through(name, cap):
    games = play(name, 300, cap=cap)
    for row in (0, 150, 299) if cap or not name.startswith("guandan") else (299,):
        timeline = games.timeline(row)
        assert timeline.position == 0
        is_game(timeline, games, row)
        record = timeline.record()
        if not games.options:
            assert record["seed"] == games.seed_of(row) and "position" not in record
        again = Timeline.from_record(json.dumps(record))
        assert again.record() == record
        assert events(again) == events(timeline)


@pytest.mark.slow
def test_the_longest_game_and_the_shortest():
    for name in RUNS:
        games = play(name, 200)
        length = games[batch(name).LENGTH_COLUMN]
        for row in (length.argmin(), length.argmax()):
            is_game(games.timeline(row), games, row)


def test_a_game_not_played_any_more_can_be_stepped_through(pieces_of):
    pieces_of(10)
    found = play("football", 50, progress=lambda it: it.done < 10)
    assert [node.action for node in found.timeline(49).line] == [
        node.action for node in play("football", 50).timeline(49).line
    ]


@pytest.mark.parametrize("name", ["war", "guandan", "football"])
def test_games_that_are_cut_off_are_no_results(name):
    games = play(name, 200, cap=15)
    cut = games["winner"] == lab.CAPPED
    assert cut.any() and games.capped == cut.sum()
    assert (games["actions"][cut] == 15).all() and (games["actions"] <= 15).all()
    assert {batch(name).REASONS[reason] for reason in games["reason"][cut]} == {"cap"}
    row = int(np.flatnonzero(cut)[-1])
    timeline = games.timeline(row)
    assert timeline.line[-1].depth == 15 and is_game(timeline, games, row) is None
    assert all(len(column) == 200 - games.capped for column in games.finished.values())
    summary = games.summary()
    assert summary.capped == share(games.capped, 200) and summary.finished == 200 - games.capped
    assert "cap" not in summary.shares["reason"] and lab.CAPPED not in summary.shares["winner"]


def test_a_game_is_longer_under_a_larger_cap():
    short, long = (play("war", 20, cap=cap) for cap in (100, 200))
    for row in range(20):
        actions = [[node.action for node in games.timeline(row).line] for games in (short, long)]
        assert actions[0] == actions[1][:101]
