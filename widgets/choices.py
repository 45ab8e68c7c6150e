"""A list of things to choose from, each with a note: edge cases, lines of play."""

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets
from ipywidgets import CallbackDispatcher

from . import assets


class Choices(anywidget.AnyWidget):
    """Shows items, of which one may be chosen, and reports the one pressed.

    An item is ``{"id", "text", "note", "more"}``; `more` is shown beneath the item while it is the chosen one.
    """

    _esm = assets.script("choices")
    _css = assets.style("choices")

    items = traitlets.List(traitlets.Dict()).tag(sync=True)
    chosen = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._choose = CallbackDispatcher()
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return "Choices()"

    def on_choose(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when an item is pressed."""
        self._choose.register_callback(fn, remove=remove)

    def _hear(self, _widget: Any, message: dict[str, Any], _buffers: Any) -> None:
        match message:
            case {"type": "choose", "id": str(item)}:
                self._choose(item)
