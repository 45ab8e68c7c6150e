"""Handing the person a file, whatever is in it."""

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Download(Part):
    """Has nothing to show; `hand` gives the person a file."""

    module = PARTS / "download.js"

    def hand(self, name: str, content: bytes, kind: str) -> None:
        """Hand over a file of that name and media type, such as `text/csv`."""
        self.send({"type": "download", "name": name, "kind": kind}, buffers=[content])
