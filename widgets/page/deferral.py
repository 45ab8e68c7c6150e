"""Doing something a little later, so that a click is answered first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import sleep

SENT = 0.006
"""Seconds after which an answer to a click is on its way: the thread that sends it needs the interpreter for itself."""

PAUSE = 0.4
"""Seconds that a chart waits for the next click, which comes first."""


def give_way() -> None:
    """Let the thread that sends have the interpreter, so that what was said until now goes before all that follows."""
    sleep(0.0003)


def later(seconds: float, what: Callable[[], None]) -> asyncio.TimerHandle | None:
    """Have it done after a while; at once where there is no event loop, as in a script."""
    try:
        return asyncio.get_running_loop().call_later(seconds, what)
    except RuntimeError:
        what()
        return None
