"""A chart on the page: drawn when it is first in sight, at the width it has there."""

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets
from ipywidgets import CallbackDispatcher

from . import assets


class Picture(anywidget.AnyWidget):
    """Shows a PNG with its text alternative and asks for another when its width changes.

    Nothing is drawn before the page asks: loading the drawing library must not keep a reader from the table.
    """

    _esm = assets.script("picture")
    _css = assets.style("picture")

    png = traitlets.Bytes().tag(sync=True)
    alt = traitlets.Unicode(help="what the picture shows, in words").tag(sync=True)
    height = traitlets.Int(244, help="pixels").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._width = CallbackDispatcher()
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return "Picture()"

    def on_width(self, fn: Callable[[int], None], remove: bool = False) -> None:
        """Call `fn(pixels)` when the picture is first in sight and whenever its width changes."""
        self._width.register_callback(fn, remove=remove)

    def _hear(self, _widget: Any, message: dict[str, Any], _buffers: Any) -> None:
        match message:
            case {"type": "width", "value": int(value)}:
                self._width(min(max(value, 240), 2000))
