"""Long work: how far it is, how long it will take, and a way to stop it."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class ProgressBar(Part):
    """Shows how far a run is, and reports that it is to be cancelled. It is as high when nothing runs.

    `state` is ``{"running", "done", "text", "left"}``: `done` from 0 to 1, or None while nobody can say, `text` what is
    being done or was, `left` how long it will take. A screen reader is told when a run begins, at each quarter of it
    and when it is over, and no more often, however often `state` changes.

    It is also what notices that the session has ended, and says so: everything that only works with a kernel is then
    out of reach, in all parts around it.

    Labels: `name` is what the bar is called, `cancel` what is written on the button; `ended` and `reload` are for the
    end of the session.
    """

    module = PARTS / "progress.js"

    state = traitlets.Dict(help="running, done, text, left").tag(sync=True)
    labels = traitlets.Dict(help="name, cancel, ended, reload").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)
    beat = traitlets.Int(10_000, help="milliseconds between two heartbeats; 0 for none").tag(sync=True)

    def on_cancel(self, fn: Callable[[], None], remove: bool = False) -> None:
        """Call `fn()` when the run is to be cancelled; what is not running is not."""
        self._on("cancel", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "ping"}:
                self.send({"type": "pong"})
            case {"type": "cancel"} if self.state.get("running"):
                self._tell("cancel")
