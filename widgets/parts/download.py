"""Handing the person a file, whatever is in it."""

from widgets.parts import assets
from widgets.parts.base import Part


class Download(Part):
    """Has nothing to show; `hand` gives the person a file."""

    _esm = assets.script("parts/download")

    def hand(self, name: str, content: bytes, kind: str) -> None:
        """Hand over a file of that name and media type, such as `text/csv`."""
        self.send({"type": "download", "name": name, "kind": kind}, buffers=[content])
