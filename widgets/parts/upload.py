"""A file of the person's own, and what was wrong with it."""

from collections.abc import Callable, Sequence
from typing import Any, TypedDict

import traitlets

from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Fault(TypedDict):
    """Something that is wrong with a file, and `where` in it, "" for nowhere in particular."""

    where: str
    text: str


class Upload(Part):
    """Hands the bytes of a chosen file to the caller, and shows what the caller found in it. No file goes elsewhere.

    `message` answers the last action: ``{"kind": "error" | "ok" | "", "text"}``; `faults` lists what was found. Both
    are emptied before a callback runs, so that the same answer is shown and spoken twice.

    Labels: `choose` and `reset` are written on the buttons, and without `reset` there is no such button; `drop` says
    that a file may be dropped; `faults` names the list; `tooLarge` and `unreadable` answer for the page itself.
    """

    module = PARTS / "upload.js"

    title = traitlets.Unicode().tag(sync=True)
    hint = traitlets.Unicode(help="what the file is to hold").tag(sync=True)
    labels = traitlets.Dict(help="choose, reset, drop, faults, tooLarge, unreadable").tag(sync=True)
    accept = traitlets.Unicode(".csv,text/csv", help="which files the person is offered").tag(sync=True)
    limit = traitlets.Int(1_000_000, help="bytes; a larger file is refused on the page").tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    faults: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_load(self, fn: Callable[[bytes, str], None], remove: bool = False) -> None:
        """Call `fn(content, name)` with a file's bytes and its name, both unchecked but for the limit."""
        self._on("load", fn, remove)

    def on_reset(self, fn: Callable[[], None], remove: bool = False) -> None:
        """Call `fn()` when the person wants to do without the file again."""
        self._on("reset", fn, remove)

    def _receive(self, message: dict[str, Any], buffers: Sequence[Any]) -> None:
        match message, buffers:
            case {"type": "load", "name": str(name)}, [content]:
                self._forget()
                if len(content) > self.limit:
                    self.message = {"kind": "error", "text": self.labels.get("tooLarge", "")}
                else:
                    self._tell("load", bytes(content), name)
            case {"type": "reset"}, []:
                self._forget()
                self._tell("reset")

    def _forget(self) -> None:
        self.message, self.faults = {}, []
