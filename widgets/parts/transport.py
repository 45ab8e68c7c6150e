"""The transport: step, play on, and the bar that shows where in the game the table stands."""

from collections.abc import Callable
from typing import Any, TypedDict

import traitlets

from widgets.parts.base import Part
from widgets.parts.library import PARTS

COMMANDS = frozenset({"start", "back", "step", "decision", "end", "play", "pause", "stop"})


class Busy(TypedDict):
    """What is being done, in words, and how much of it is done, 0 to 1, None where nobody can say."""

    text: str
    done: float | None


class Transport(Part):
    """Buttons and a scrubber over a timeline it knows only by numbers.

    `state` is ``{"lang", "dir", "value", "max", "valueText", "marks": [{"at", "label"}, ...], "canBack", "canForward",
    "canPlay", "playing", "busy": None | {"text", "done": 0..1 or None}}``. `canForward` is about one
    step; `canPlay` (true if left out) about playing on, which bots can do where a person would have to decide. While
    something is busy, a bar and a stop button stand where the scrubber is. `stretches` are further buttons that play
    on, each to the end of something smaller than the game.
    """

    module = PARTS / "transport.js"

    state = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict(help="region, start, back, step, decision, end, playOn, pause, stop, scrub, speed").tag(
        sync=True
    )
    stretches = traitlets.List(traitlets.Dict(), help='[{"value", "label"}, …]').tag(sync=True)
    speeds = traitlets.List(traitlets.Dict(), help='[{"value", "label"}, …]').tag(sync=True)
    speed = traitlets.Unicode().tag(sync=True)

    def on_command(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(command)` for start, back, step, decision, end, play, pause and stop."""
        self._on("command", fn, remove)

    def on_stretch(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(value)` for the button of one of the `stretches`."""
        self._on("stretch", fn, remove)

    def on_seek(self, fn: Callable[[int], None], remove: bool = False) -> None:
        """Call `fn(value)` when the person moves the scrubber."""
        self._on("seek", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "seek", "value": int(value)}:
                self._tell("seek", value)
                # The answer to a seek is also what lets the page send the next one.
                self.send({"type": "sought", "value": value})
            case {"type": "stretch", "value": str(value)} if value in [one["value"] for one in self.stretches]:
                self._tell("stretch", value)
            case {"type": str(command)} if command in COMMANDS:
                self._tell("command", command)
