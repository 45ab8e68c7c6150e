"""The ladder of bombs: what beats what, and where each side stands on it."""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets

from widgets.guandan.parts import GUANDAN
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part


class RungMark(TypedDict):
    """A side, `mine` or `theirs`, that stands on a rung."""

    side: str
    text: str


class Rung(TypedDict):
    """A rung and who stands on it."""

    id: str
    text: str
    note: str
    marks: list[RungMark]


class Ladder(Part):
    """Shows rungs, the strongest on top, with marks on some, and beneath them the ground. It reports nothing.

    `below` is what lies under every rung, with marks of its own.
    """

    module = GUANDAN / "parts/ladder.js"

    rungs: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    title = traitlets.Unicode().tag(sync=True)
    below = traitlets.Unicode(help="the text under the ladder; empty for none").tag(sync=True)
    belowMarks: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)
