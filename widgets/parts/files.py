"""Save, load, paste and copy a game or a position."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Files(Part):
    """Brings text from the person and to the person; what the text means is for the caller.

    `message` answers the last action: ``{"kind": "error" | "ok" | "", "text", "clause"}``. It is emptied before a
    callback runs, so that the same answer given twice is also shown and spoken twice.
    """

    module = PARTS / "files.js"

    labels = traitlets.Dict(
        help="title, save record, save position, load, paste, pasteHint, use, copy, copied, tooLarge, "
        "unreadable, clause"
    ).tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    record = traitlets.Unicode(help="what the copy button copies").tag(sync=True)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    limit = traitlets.Int(1_000_000, help="bytes; longer text is refused on the page").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_save(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(what)` with "record" or "position"; answer with `download`."""
        self._on("save", fn, remove)

    def on_load(self, fn: Callable[[str, str], None], remove: bool = False) -> None:
        """Call `fn(text, name)` with what was loaded or pasted; `name` is the file's, or "" for pasted text."""
        self._on("load", fn, remove)

    def download(self, name: str, text: str) -> None:
        """Hand the person a file."""
        self.send({"type": "download", "name": name, "text": text})

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "save", "what": "record" | "position" as what}:
                self.message = {}
                self._tell("save", what)
            case {"type": "load", "text": str(text), "name": str(name)}:
                self.message = {}
                self._tell("load", text, name)
