"""Drawing charts beside everything else: in a thread, one at a time, the newest only."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from widgets.parts.picture import Picture

if TYPE_CHECKING:
    from explorer.charts import Chart  # which brings matplotlib

Draw = Callable[[int, int], "Chart"]
"""Draws a chart so many pixels wide and high."""

_DRAWING = threading.Lock()  # matplotlib draws one figure at a time


class ChartThread:
    """Keeps a picture up to date without keeping anybody waiting: a chart takes as long as ten clicks."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self._next: tuple[Draw, int] | None = None
        self._task: asyncio.Task[None] | None = None

    def show(self, draw: Draw, width: int) -> None:
        """Have this drawn; what has not been begun by then is dropped. Without an event loop it is drawn at once."""
        self._next = draw, width
        if self._task is not None:
            return
        try:
            self._task = asyncio.get_running_loop().create_task(self._work())
        except RuntimeError:
            self._next = None
            self._put(*drawn(draw, width, self.picture.height))

    async def _work(self) -> None:
        try:
            while self._next is not None:
                (draw, width), self._next = self._next, None
                self._put(*await asyncio.to_thread(drawn, draw, width, self.picture.height))
        finally:
            self._task = None

    def _put(self, alt: str, png: bytes) -> None:
        with self.picture.hold_sync():
            self.picture.alt, self.picture.png = alt, png


def drawn(draw: Draw, width: int, height: int) -> tuple[str, bytes]:
    """The chart in words and as a PNG."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)  # a click that comes meanwhile is answered at once
    try:
        with _DRAWING:
            chart = draw(width, height)
            png = chart.png()
        chart.figure.clear()  # its parts hold one another, and would stay until Python looks for such circles
        return chart.alt, png
    finally:
        sys.setswitchinterval(usual)
