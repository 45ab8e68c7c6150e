"""A list of things to choose from, each with a note: edge cases, lines of play."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Choices(Part):
    """Shows items, of which one may be chosen, and reports the one pressed.

    An item is ``{"id", "text", "note", "more"}``; `more` is shown beneath the item while it is the chosen one.
    """

    module = PARTS / "choices.js"

    items = traitlets.List(traitlets.Dict()).tag(sync=True)
    chosen = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_choose(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when an item is pressed."""
        self._on("choose", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "choose", "id": str(item)}:
                self._tell("choose", item)
