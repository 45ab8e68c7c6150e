"""How far a run is, and what is said before it begins."""

import subprocess
import sys
from time import sleep

import numpy as np
import pytest

from explorer.lab import running
from tests.lab.runs import ONE_EACH, Late, play


@pytest.mark.parametrize("kind", ["nobody", "threads 2", "late"])
@pytest.mark.parametrize("name", ONE_EACH)
def test_progress_goes_from_nothing_to_all(name, kind, executor, pieces_of):
    pieces_of(10)
    told = []
    games = play(name, 95, executor=Late(10) if kind == "late" else executor(kind), progress=told.append)
    done = [it.done for it in told]
    assert done[0] == 0 and done[-1] == 95 and len(done) == 11
    assert all(0 < b - a <= 10 for a, b in zip(done, done[1:], strict=False))
    assert {it.of for it in told} == {95}
    assert [it.seconds for it in told] == sorted(it.seconds for it in told)
    # The first piece says nothing of how long the others take: code was loaded or compiled before it.
    assert told[0].left is told[1].left is None and told[-1].left == 0 and all(it.left > 0 for it in told[2:-1])
    assert not any(it.compiling for it in told[1:])
    assert not games.stopped


@pytest.mark.parametrize("kind", ["nobody", "late"])
def test_what_progress_is_shown_does_not_change_later(kind, pieces_of):
    pieces_of(10)
    told = []

    def progress(it):
        columns = {name: column.copy() for name, column in it.games.columns.items()}
        told.append((it, it.games.numbers.copy(), columns, str(it.games.summary())))

    play("football", 60, executor=Late(6) if kind == "late" else None, progress=progress)
    for it, numbers, columns, text in told:
        assert len(it.games) == it.done == len(numbers)
        assert np.array_equal(it.games.numbers, numbers)
        assert all(np.array_equal(it.games[name], column) for name, column in columns.items())
        assert str(it.games.summary()) == text


def test_compiling_is_said_before_anything_else(monkeypatch):
    for known in (False, True):
        monkeypatch.setattr("explorer.lab.compiled.is_compiled", lambda kernel, known=known: known)
        told = []
        play("football", 100, progress=told.append)
        assert [it.compiling for it in told][:2] == [not known, False]


NOTHING_YET = """
import sys
from explorer import football, guandan, lab, war
for game in (war.Game(), football.Game(), guandan.Game()):
    lab.run(game, ["random"] * game.seats, 10, progress=lambda it: False)
kernels = [it for name, module in sys.modules.items() if name.startswith("explorer") for it in vars(module).values()
           if hasattr(it, "signatures")]
print(len(kernels) > 20, any(kernel.signatures for kernel in kernels))
"""


@pytest.mark.slow
def test_nothing_is_compiled_before_it_is_said():
    pytest.importorskip("numba")
    done = subprocess.run([sys.executable, "-c", NOTHING_YET], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "True False\n"


ALL_AT_ONCE = """
import sys
import numpy as np
from explorer import football, guandan, lab, war
for game in (war.Game(), football.Game(), guandan.Game()):
    batch, bots, seeds = lab.batch_of(game), ["random"] * game.seats, np.arange(2, dtype=np.uint64)
    batch.play(game, bots, seeds, 20)
    batch.trace(game, bots, 7, 20)
    batch.series(game, bots, seeds, 3, 20)
    batch.series(game, bots, seeds[:0], 3, 20)
    kept = batch.kernel.stats.cache_hits
    module = vars(sys.modules[type(batch).__module__])
    others = [name for name, it in module.items() if it is not batch.kernel and getattr(it, "signatures", ())]
    print(len(batch.kernel.signatures), sum(kept.values()), others)
"""


@pytest.mark.slow
def test_when_the_outermost_kernel_is_compiled_all_is():
    """Whatever is asked for comes from one version of it, and from the disk nothing else is loaded."""
    pytest.importorskip("numba")
    for name in ONE_EACH:
        play(name, 1)  # it is compiled now
    done = subprocess.run([sys.executable, "-c", ALL_AT_ONCE], capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout == "1 1 []\n" * 3


@pytest.mark.slow
def test_the_time_left_does_not_count_what_came_before_the_first_piece(monkeypatch, pieces_of):
    pieces_of(10)
    played, told = running._played, []

    def slow(*task):
        if task[4] == 0:
            sleep(1)  # as if it were compiling
        return played(*task)

    monkeypatch.setattr(running, "_played", slow)
    play("football", 2000, progress=told.append)
    assert all(it.left is None or it.left < 100 for it in told) and told[2].left is not None


def test_only_false_stops_a_run():
    for answer in (None, 0, "", True, np.True_):
        assert not play("football", 50, progress=lambda it, answer=answer: answer).stopped
    assert play("football", 50, progress=lambda it: np.False_).stopped


@pytest.mark.parametrize("kind", ["nobody", "threads 2"])
def test_what_progress_raises_is_its_own(kind, executor):
    with pytest.raises(ZeroDivisionError):
        play("war", 500, executor=executor(kind), progress=lambda it: 1 // (it.done - it.done))
