"""Runs that are stopped, and runs that fail: what was played is kept."""

import os
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import pytest

from explorer import lab
from explorer.lab import running
from explorer.problems import SettingError
from explorer.words import Words
from tests.lab.runs import ONE_EACH, Late, play, same


def interrupt(it):
    if it.done >= 30:
        raise KeyboardInterrupt


@pytest.mark.slow
@pytest.mark.parametrize("how", [lambda it: it.done < 30, interrupt], ids=["false", "interrupt"])
@pytest.mark.parametrize("kind", ["nobody", "late", "threads 2", "processes"])
@pytest.mark.parametrize("name", ONE_EACH)
def test_a_run_that_is_stopped_keeps_what_is_done(name, kind, how, executor, pieces_of):
    pieces_of(10)
    found = play(name, 1000, executor=Late(100) if kind == "late" else executor(kind), progress=how)
    assert found.stopped and found.asked == 1000
    assert 30 <= len(found) <= 30 + 10 * running._AHEAD * 2
    if kind in ("nobody", "late"):  # the latter had done one piece more already
        assert len(found) == (30 if kind == "nobody" else 40)
    same(found, play(name, 1000 if name != "guandan" else int(found.numbers.max()) + 1))
    assert found.summary().games == len(found)


def test_a_run_can_be_stopped_before_it_began(executor):
    for kind in ("nobody", "threads 2"):
        found = play("war", 50, executor=executor(kind), progress=lambda it: False)
        assert found.stopped and len(found) == 0 and len(found["battles"]) == len(found.seeds) == 0
        assert found.to_csv().count("\n") == 1 and "0 games" in str(found.summary())


def test_of_a_stopped_run_nothing_is_shown_that_was_not_played(pieces_of):
    pieces_of(10)
    for name in ("war", "football"):
        games = play(name, 1000, progress=lambda it: it.done < 30)
        assert games.stopped and len(games) == 30
        assert {len(it) for it in games.series(20).values()} == {30}


def test_whatever_fails_in_the_midst_keeps_what_is_done(monkeypatch, pieces_of, executor):
    """Without workers too, and where a worker says that the settings are bad."""
    played = running._played
    for kind in ("nobody", "threads 2"):
        for failure in (MemoryError("none left"), SettingError("unknown-value", place="x", expected="y", got="z")):
            pieces_of(10)

            def failing(*task, failure=failure):
                if task[4] >= 30:
                    raise failure
                return played(*task)

            monkeypatch.setattr(running, "_played", failing)
            with pytest.raises(lab.LabError, match=type(failure).__name__) as caught:
                play("football", 200, executor=executor(kind))
            kept = set(caught.value.done.numbers.tolist())
            assert caught.value.done.stopped and kept <= set(range(30))
            assert kind != "nobody" or len(kept) == 30  # a worker may fail before the others are done


def test_a_run_that_is_done_cannot_be_stopped():
    for how in (lambda it: it.done < 50, lambda it: interrupt(it) if it.done == 50 else None):
        found = play("football", 50, progress=how)
        assert len(found) == 50 and not found.stopped


# Failed


class Dying(ProcessPoolExecutor):
    """Its worker ends without a word at the sixth piece."""

    count = 0

    def submit(self, function, *args):
        self.count += 1
        return super().submit(os._exit, 1) if self.count == 6 else super().submit(function, *args)


class Failing(Late):
    """Does its work at once, and fails at the third piece."""

    def __init__(self, reason):
        super().__init__(1)
        self.reason, self.count = reason, 0

    def submit(self, function, *args):
        self.count += 1
        self.left = 1
        if self.count != 3:
            return super().submit(function, *args)
        future = Future()
        future.set_exception(self.reason)
        return future


@pytest.mark.slow
def test_a_worker_that_dies_fails_the_run_and_what_is_done_is_kept(pieces_of):
    pieces_of(10)
    with Dying(1, get_context("spawn")) as pool, pytest.raises(lab.LabError) as caught:
        play("war", 1000, executor=pool)
    assert isinstance(caught.value.__cause__, BrokenProcessPool)
    assert str(caught.value).startswith("The run failed in a worker: BrokenProcessPool: A process in the process pool")
    assert "BrokenProcessPool" in caught.value.said(Words("ar"))
    done = caught.value.done
    assert 20 <= len(done) <= 50 and done.asked == 1000
    same(done, play("war", 1000))


def test_whatever_a_worker_raises_fails_the_run(pieces_of):
    pieces_of(10)
    with pytest.raises(lab.LabError) as caught:
        play("football", 100, executor=Failing(MemoryError("no room")))
    assert caught.value.facts["reason"] == "MemoryError: no room"
    assert caught.value.done.numbers.tolist() == [*range(20), *range(30, 40)]
    same(caught.value.done, play("football", 100))


def test_an_executor_that_takes_no_work_fails_the_run():
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(lab.LabError, match=r"^The run failed in a worker: RuntimeError: cannot schedule") as caught:
        play("war", 10, executor=pool)
    assert len(caught.value.done) == 0
