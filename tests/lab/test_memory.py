"""A row is small, whatever the game."""

import tracemalloc

from explorer.lab import running
from tests.lab.runs import any_run, play


@any_run
def test_a_row_is_small(name):
    games = play(name, 50)
    assert sum(column.nbytes for column in games.columns.values()) <= 64 * len(games)


def test_memory_grows_by_at_most_64_bytes_a_game(monkeypatch):
    monkeypatch.setattr(running, "_LARGEST", 1000)
    play("football", 10)
    most = []
    for games in (10_000, 60_000):
        tracemalloc.start()
        kept = play("football", games, progress=lambda it: len(it.games["winner"]))
        most.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert len(kept) == games
    assert most[1] - most[0] <= 64 * 50_000
