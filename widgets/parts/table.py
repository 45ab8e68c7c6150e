"""The card table: cards in zones, shown as a scene; presses come back."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Table(Part):
    """Shows a scene (see `widgets.parts.scene`) and reports which card was pressed. It knows no rule: the caller says
    what is playable."""

    module = PARTS / "table.js"

    scene = traitlets.Dict().tag(**AS_TEXT)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    labels = traitlets.Dict(help="clause, ended, reload, copyRecord, copied").tag(sync=True)
    record = traitlets.Unicode(help="the game as JSON, to be rescued when the session has ended").tag(sync=True)
    beat = traitlets.Int(10_000, help="milliseconds between two heartbeats; 0 for none").tag(sync=True)

    def on_press(self, fn: Callable[[str, str, int], None], remove: bool = False) -> None:
        """Call `fn(zone, card, index)` when a card is pressed, playable or not; the ids are unchecked."""
        self._on("press", fn, remove)

    def on_dismiss(self, fn: Callable[[], None], remove: bool = False) -> None:
        """Call `fn()` when the person closes a refusal; the scene no longer holds it by then."""
        self._on("dismiss", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "ping"}:
                self.send({"type": "pong"})
            case {"type": "press", "zone": str(zone), "card": str(card), "index": int(index)}:
                self.forget_refusal()
                self._tell("press", zone, card, index)
            case {"type": "dismiss"}:
                self.forget_refusal()
                self._tell("dismiss")

    def forget_refusal(self) -> None:
        """A refusal answers one press. Gone before the next answer, the same one is shown and spoken again."""
        if self.scene.get("why"):
            self.scene = {**self.scene, "why": None}
