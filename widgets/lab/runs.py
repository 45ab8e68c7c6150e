"""Runs of the lab beside everything else: in threads, told from time to time, stopped when somebody says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Event as Flag
from time import monotonic
from typing import Any, NamedTuple

from explorer import lab
from explorer.game import Game
from explorer.lab import Games, Progress
from explorer.problems import Problem, shown

WORKERS = 2
"""Threads that play for one page."""
_PAUSE_SECONDS = 0.1  # between two times that the page is told
_UNDER_WAY: set[asyncio.Task[None]] = set()  # the loop itself holds tasks only weakly


def beside(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Do it beside everything else; without an event loop, as in a script, at once."""
    try:
        task = asyncio.get_running_loop().create_task(work())
    except RuntimeError:
        asyncio.run(work())
    else:
        _UNDER_WAY.add(task)
        task.add_done_callback(_UNDER_WAY.discard)


class Order(NamedTuple):
    """What one side of a run is to play."""

    game: Game[Any, Any]
    bots: tuple[str, ...]


class Runs:
    """One or two runs from the same seed, one after the other, as the page asked for them.

    `told` is called in the page's own thread with which of them it is (0 or 1) and its `Progress`, several times a
    second at most; `ended` with the games of each and, if one failed, why.
    """

    def __init__(
        self,
        orders: list[Order],
        games: int,
        seed: int,
        workers: int,
        told: Callable[[int, Progress], None],
        ended: Callable[[list[Games], Problem | None], None],
    ) -> None:
        self.orders, self.games, self.seed, self.workers = orders, games, seed, workers
        self._told, self._ended = told, ended
        self._stop = Flag()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; without an event loop, as in a script, play it all at once."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._ended(*self._play(self._told))
            return
        self._task = loop.create_task(self._run(loop))

    def cancel(self) -> None:
        """Stop soon; what was played until then is kept."""
        self._stop.set()

    def give_up(self) -> None:
        """Stop soon, and say nothing more of it."""
        self.cancel()
        self._ended = lambda games, failed: None

    async def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        last = [0.0]

        def tell(which: int, progress: Progress) -> None:
            """In the thread that plays: the page's own is asked to hear it."""
            now = monotonic()
            if now - last[0] > _PAUSE_SECONDS or progress.done in (0, progress.of):
                last[0] = now
                loop.call_soon_threadsafe(self._heard, which, progress)

        # A thread of its own: runs that were given up may still be compiling in theirs.
        with_games = ThreadPoolExecutor(1)
        found = await loop.run_in_executor(with_games, self._play, tell)
        with_games.shutdown(wait=False)
        self._stop.set()  # what is still on its way to it is old
        self._ended(*found)

    def _heard(self, which: int, progress: Progress) -> None:
        if not self._stop.is_set():
            self._told(which, progress)

    def _play(self, tell: Callable[[int, Progress], None]) -> tuple[list[Games], Problem | None]:
        found: list[Games] = []
        with ThreadPoolExecutor(self.workers) as pool:
            for which, order in enumerate(self.orders):

                def progress(so_far: Progress, which: int = which) -> bool:
                    tell(which, so_far)
                    return not self._stop.is_set()

                chosen: Any = {"executor": pool, "progress": progress}
                try:
                    found.append(lab.run(order.game, order.bots, self.games, self.seed, **chosen))
                except lab.LabError as failed:
                    return [*found, failed.done], failed
                except Exception as failed:  # before a game was played; whatever it is, somebody waits to be told
                    why = shown(f"{type(failed).__name__}: {failed}", 200)
                    return found, failed if isinstance(failed, Problem) else Problem("lab-worker", place="", reason=why)
                if self._stop.is_set():
                    break
        return found, None
