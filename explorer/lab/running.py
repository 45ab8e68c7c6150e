"""A run: so many games between bots, played here or by the workers of an executor, told of while they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from copy import copy
from time import monotonic
from typing import Any, NamedTuple

import numpy as np

from explorer.chance import SEEDS
from explorer.game import Game
from explorer.games import GAMES
from explorer.lab.batch import Columns, batch_of
from explorer.lab.games import MOST_GAMES, Games, seeds
from explorer.problems import Problem, SettingError, shown, whole

_FIRST, _SECONDS, _LARGEST = 32, 0.2, 1 << 20  # games of the first piece of work, and how long one is to take
_AHEAD, _WORKERS = 4, 16  # pieces handed out for every worker, and how many are taken to be there if nobody says


class LabError(Problem):
    """A run that failed: a worker died, or what it was to play could not be. `done` are the games played until then."""

    done: Games


class Progress(NamedTuple):
    """How far a run is: games `done` of how many, `seconds` gone and those `left`, None while that is not known.

    `games` are those done so far, to look at. `compiling` says that nothing was played yet since the code of this game
    is being compiled, which happens once on a machine.
    """

    done: int
    of: int
    seconds: float
    left: float | None
    compiling: bool
    games: Games


def run(
    game: Game[Any, Any],
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[Progress], object] | None = None,
    *,
    cap: int | None = None,
    **options: Any,
) -> Games:
    """Play so many games between these bots, one for each seat, and give their columns.

    The games are the same whoever plays them: this thread, or the workers of any `concurrent.futures.Executor`, such
    as a pool of threads or processes or a Dask client's. Bots that play by the million are in `batch_of(game).BOTS`;
    with any other the games are played in plain Python, a thousand times as slowly. `progress` is called with a
    `Progress` before the first piece of work and after each; where it returns False, or the keyboard interrupts, the
    run stops soon, and what was played until then is the result. A game is cut off after `cap` actions (by default
    those the game's batch has as usual) and counted as such. `options` are those of the game's batch, such as a
    deck of its own.

    Bad settings raise `SettingError`, before anything is played; whatever fails after that raises `LabError`, which has
    what is done.
    """
    if not isinstance(game, Game):
        raise SettingError("unknown-value", place="game", expected="Game", got=shown(game))
    if not isinstance(executor, Executor | None):
        raise SettingError("unknown-value", place="executor", expected="Executor, None", got=shown(executor))
    batch = batch_of(game)
    whole(games, 1, MOST_GAMES, "games", SettingError)
    whole(seed, 0, SEEDS - 1, "seed", SettingError)
    cap = batch.USUAL_CAP_ACTIONS if cap is None else cap
    batch.play(game, bots, seeds(seed, 0, 0), cap, **options)  # refuses what it cannot play
    found = Games(game, bots, games, seed, cap, options)
    work = _Work(found, progress, _FIRST if batch.is_fast(bots) else 1)
    try:
        work.tell(compiling=not batch.is_ready(bots))
        if executor is None:
            while (piece := work.next_piece()) and not work.stopped:
                with _blamed(work):
                    columns, seconds = _played(*work.task(piece))
                work.take(piece, columns, seconds)
        else:
            _through(executor, work)
    except KeyboardInterrupt:
        work.stopped = True
    if work.stopped and len(found) < games:
        found.stopped = True
    return found


def _through(executor: Executor, work: _Work) -> None:
    """Hand the work out and take what comes back, in whatever order it does."""
    workers = getattr(executor, "_max_workers", None) or _WORKERS
    waiting: dict[Future[tuple[Columns, float]], tuple[int, int]] = {}
    try:
        while not work.stopped:
            while len(waiting) < _AHEAD * workers and (piece := work.next_piece()):
                with _blamed(work):
                    waiting[executor.submit(_played, *work.task(piece))] = piece
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                with _blamed(work):
                    columns, seconds = future.result()
                work.take(waiting.pop(future), columns, seconds)
    finally:
        for future in waiting:
            future.cancel()
        for future, piece in waiting.items():
            if future.done() and not future.cancelled() and not future.exception():
                work.games.take(piece[0], future.result()[0])


@contextmanager
def _blamed(work: _Work) -> Iterator[None]:
    """What fails here fails the run, by a `LabError`."""
    try:
        yield
    except Exception as reason:
        why = shown(f"{type(reason).__name__}: {reason}", 200)
        failed = LabError("lab-worker", place="", reason=why)
        failed.done = work.games
        failed.done.stopped = True
        raise failed from reason


def _played(
    name: str,
    settings: Mapping[str, Any],
    bots: tuple[str, ...],
    seed: int,
    first: int,
    count: int,
    cap: int,
    options: Mapping[str, Any],
) -> tuple[Columns, float]:
    """A piece of work, wherever it is done: the columns of its games, and how many seconds it took."""
    begun = monotonic()
    game: Game[Any, Any] = GAMES.module(name).Game(**settings)
    columns = batch_of(game).play(game, bots, seeds(seed, first, count), cap, **options)
    return columns, monotonic() - begun


class _Work:
    """What is handed out, what has come back, and who is told. The first piece has so many games."""

    def __init__(self, games: Games, progress: Callable[[Progress], object] | None, first: int) -> None:
        self.games, self.progress = games, progress
        self.stopped = False
        self._size, self._next, self._begun = first, 0, monotonic()
        self._first: tuple[int, float] | None = None  # games of the first piece, and when it was there

    def next_piece(self) -> tuple[int, int] | None:
        """The first game and how many."""
        count = min(self._size, self.games.asked - self._next)
        if count <= 0:
            return None
        self._next += count
        return self._next - count, count

    def task(self, piece: tuple[int, int]) -> tuple[Any, ...]:
        games = self.games
        return games.game.name, dict(games.game.settings), games.bots, games.seed, *piece, games.cap, games.options

    def take(self, piece: tuple[int, int], columns: Columns, seconds: float) -> None:
        self.games.take(piece[0], columns)
        # Pieces that are worth handing out, and after which a run can soon be stopped.
        self._size = max(1, min(int(piece[1] * _SECONDS / max(seconds, 1e-6)), 4 * piece[1], _LARGEST))
        self.tell()

    def tell(self, compiling: bool = False) -> None:
        if self.progress is None or self.stopped:
            return
        games = copy(self.games)  # which no longer changes: somebody may look at it from another thread
        done, of, seconds = len(games), games.asked, monotonic() - self._begun
        left = None
        if done:  # before the first piece was there, code may have been loaded or compiled
            then, when = self._first = self._first or (done, seconds)
            left = 0.0 if done == of else (seconds - when) / (done - then) * (of - done) if done > then else None
        answer = self.progress(Progress(done, of, seconds, left, compiling, games))
        if answer is False or (isinstance(answer, np.bool_) and not answer):
            self.stopped = True
