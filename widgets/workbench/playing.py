"""Going on by itself: event by event while somebody watches, or to the end of a stretch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any

from widgets.workbench.board import Board
from widgets.workbench.parts import SPEEDS
from widgets.workbench.showing import Showing

MOST_ACTIONS = 200_000
"""In one run to the end: what a page can hold, no rule of any game."""
_FIRST_LOOK_SECONDS, _LOOK_SECONDS = 0.02, 0.05  # between two looks at how far a run is
_WATCH_SECONDS = 0.01  # that the page has for itself at each of them


class Playing:
    """At most one thing plays by itself, until it is done or `halt` stops it; what it has played stays."""

    def __init__(self, board: Board, showing: Showing) -> None:
        self._board, self._showing = board, showing
        self._task: asyncio.Task[None] | None = None

    @property
    def going(self) -> bool:
        """Whether something plays by itself."""
        return self._task is not None

    def halt(self) -> None:
        """Stop whatever plays by itself, and let the charts wait on: somebody is clicking."""
        self._showing.let_charts_wait()
        task = self._task
        self._end()
        if task is not None:
            task.cancel()
            self._showing.around.soon()  # whatever comes of it: nothing plays by itself any more

    def play_on(self) -> None:
        """Event after event, or decision after decision, until nobody goes on or somebody stops it."""
        self._run(self._play_on)

    def play_to(self, stretch: str) -> None:
        """To the end of a stretch, or of the game for `end`: along the line to where it ends, and from there with
        bots."""
        self._run(partial(self._play_to, stretch))

    async def _play_on(self) -> None:
        parts, stepper = self._board.parts, self._board.stepper
        while True:
            bot, speed = parts.autopilot.value, parts.transport.speed
            if not (stepper.to_decision if speed == "turns" else stepper.advance)(bot):
                break
            self._showing.show()
            await asyncio.sleep(SPEEDS.get(speed, SPEEDS["normal"]))

    async def _play_to(self, stretch: str) -> None:
        """Action by action, letting the page have its turn in between, so that it can be watched and stopped."""
        board, stepper, timeline = self._board, self._board.stepper, self._board.timeline
        played, bot = 0, board.parts.autopilot.value
        begin, pause = timeline.position + 1, monotonic() + _FIRST_LOOK_SECONDS
        while stretch == "end" or not self._seek_end(stretch, begin):
            begin = timeline.length
            timeline.seek(begin)
            if played == MOST_ACTIONS or stepper.play_bot(bot) is None:
                break
            played += 1
            if monotonic() > pause:
                self._showing.busy = {"text": board.words.text("busy", count=played), "done": None}
                self._showing.show_transport()
                await asyncio.sleep(_WATCH_SECONDS)
                pause = monotonic() + _LOOK_SECONDS
        if played == MOST_ACTIONS and not stepper.over:
            board.why = board.note(board.words.text("capped", count=MOST_ACTIONS), clause=board.view.endless)

    def _seek_end(self, stretch: str, begin: int) -> bool:
        """The cursor to the first event from that place on that ends the stretch; False if the line has none."""
        timeline = self._board.timeline
        for place in range(begin, timeline.length):
            node, index = timeline.at(place)
            if self._board.view.ends(stretch, timeline.events(node)[index]):
                timeline.seek(place)
                return True
        return False

    def _run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start something that takes its time; without an event loop, as in a script, do it to its end."""

        async def run() -> None:
            self._begin(asyncio.current_task())
            try:
                await work()
            finally:
                if self._task is asyncio.current_task():
                    self._end()
                    self._showing.show()

        try:
            self._begin(asyncio.get_running_loop().create_task(run()))
        except RuntimeError:
            asyncio.run(run())
            self._showing.show()  # what was to follow a moment later

    def _begin(self, task: asyncio.Task[None] | None) -> None:
        self._task, self._showing.playing = task, task is not None

    def _end(self) -> None:
        self._task, self._showing.playing, self._showing.busy = None, False, None
