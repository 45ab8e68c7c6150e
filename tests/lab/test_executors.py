"""Games are the same whoever plays them, and however the work is cut."""

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.chance import Chance
from explorer.lab import running
from tests.lab.runs import ONE_EACH, Late, any_run, play, same

pytestmark = pytest.mark.slow

EXECUTORS = ["nobody", *(f"threads {n}" for n in (1, 2, 3, 4)), "processes", "dask-threads", "dask-processes"]


@pytest.mark.parametrize("kind", EXECUTORS)
@any_run
def test_games_do_not_depend_on_who_plays_them(name, kind, executor):
    games = play(name, 150, executor=executor(kind))
    same(games, play(name, 150))
    assert len(games) == 150 and not games.stopped


@pytest.mark.parametrize("kind", ["nobody", "threads 3", "dask-threads", "processes"])
@pytest.mark.parametrize("size", [1, 7, 1000])
def test_games_do_not_depend_on_how_the_work_is_cut(size, kind, executor, pieces_of):
    runs = {name: play(name, 40) for name in ONE_EACH}
    pieces_of(size)
    for name, games in runs.items():
        same(play(name, 40, executor=executor(kind)), games)


@any_run
def test_a_game_is_the_same_in_a_short_run_and_a_long_one(name):
    short, long = play(name, 10), play(name, 300)
    same(short, long)
    assert short.seeds.tolist() == [Chance(7).fork(i).seed for i in range(10)]
    assert [long.seed_of(i) for i in range(10)] == short.seeds.tolist()


@pytest.mark.parametrize("order", [reversed, lambda waiting: waiting[2:3], lambda waiting: waiting[1::2]])
def test_pieces_may_come_back_in_any_order(order, pieces_of):
    pieces_of(7)
    for name in ONE_EACH:
        same(play(name, 100, executor=Late(ceil(100 / 7), order)), play(name, 100))


@given(st.integers(1, 60), st.integers(1, 9), st.integers(0, 60), st.randoms(use_true_random=False))
def test_what_is_done_lies_by_number(games, size, enough, random):
    """In whatever order the pieces come, and whenever the run is stopped."""

    def order(waiting):
        return random.sample(waiting, random.randint(1, len(waiting)))

    with pytest.MonkeyPatch.context() as patch:
        for name, value in (("_FIRST", size), ("_LARGEST", size), ("_SECONDS", 1e6)):
            patch.setattr(running, name, value)
        found = play("war-small", games, 7, Late(ceil(games / size), order), lambda it: it.done < enough)
    assert len(found) >= min(enough, games) and found.stopped == (len(found) < games)
    same(found, play("war-small", games))


def test_there_is_a_row_for_each_game_done(pieces_of):
    pieces_of(10)
    found = play("war", 100, executor=Late(10, lambda waiting: waiting[2:0:-1]), progress=lambda it: it.done < 10)
    assert found.numbers.tolist() == [*range(10, 30)]
    same(found, play("war", 100))
