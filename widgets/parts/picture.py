"""A chart on the page: drawn when it is first in sight, at the width it has there."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Picture(Part):
    """Shows a PNG with its text alternative and asks for another when its width changes.

    Nothing is drawn before the page asks: loading the drawing library must not keep a reader from the table.
    """

    module = PARTS / "picture.js"

    png = traitlets.Bytes().tag(sync=True)
    alt = traitlets.Unicode(help="what the picture shows, in words").tag(sync=True)
    height = traitlets.Int(244, help="pixels").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_width(self, fn: Callable[[int], None], remove: bool = False) -> None:
        """Call `fn(pixels)` when the picture is first in sight and whenever its width changes."""
        self._on("width", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "width", "value": int(value)}:
                self._tell("width", min(max(value, 240), 2000))
