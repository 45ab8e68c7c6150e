"""Doing something a little later, so that a click is answered first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import sleep

SENT_SECONDS = 0.006
"""After so long an answer to a click is on its way: the thread that sends it needs the interpreter for itself."""

PAUSE_SECONDS = 0.4
"""So long a chart waits for the next click, which comes first."""

_GIVE_WAY_SECONDS = 0.0003


def give_way() -> None:
    """Let the thread that sends have the interpreter, so that what was said until now goes before all that follows."""
    sleep(_GIVE_WAY_SECONDS)


def later(seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle | None:
    """Have it done after a while; at once where there is no event loop, as in a script."""
    try:
        return asyncio.get_running_loop().call_later(seconds, what)
    except RuntimeError:
        what()
        return None


class Deferred:
    """Something that is done once, `seconds` after it was last asked for."""

    def __init__(self, seconds: float, what: Callable[[], None]) -> None:
        self.seconds, self._what = seconds, what
        self._handle: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> bool:
        """Whether it was asked for and is not done yet."""
        return self._handle is not None

    def soon(self) -> None:
        """Have it done after a while, counted from now; at once where there is no event loop."""
        self._forget()
        self._handle = later(self.seconds, self.now)

    def now(self) -> None:
        """Do it now, and not again later."""
        self._forget()
        self._what()

    def _forget(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._handle = None
