"""The log: what happened, line by line, each with its clause."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Log(Part):
    """Shows lines and reports which one the person wants to see on the table.

    A line is ``{"id", "n", "text", "clause", "when": "past" | "now" | "future", "branch": bool}``. `n` is the
    number of the round or deal that begins there, or "" for the lines that follow it. `branch` marks where another line
    of play begins.
    """

    module = PARTS / "log.js"

    lines = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    more = traitlets.Unicode(help="says how many earlier lines are left out; empty for none").tag(sync=True)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    labels = traitlets.Dict(help="title, clause, branch, future").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_jump(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when a line is pressed."""
        self._on("jump", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "jump", "id": str(line)}:
                self._tell("jump", line)
