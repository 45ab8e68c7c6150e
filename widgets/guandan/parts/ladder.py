"""The ladder of bombs: what beats what, and where each side stands on it."""

import traitlets

from widgets.guandan.parts import GUANDAN
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part


class Ladder(Part):
    """Shows rungs, the strongest on top, with marks on some, and beneath them the ground. It reports nothing.

    A rung is ``{"id", "text", "note", "marks": [mark, ...]}`` and a mark ``{"side": "mine" | "theirs", "text"}``.
    `below` is what lies under every rung, with marks of its own.
    """

    module = GUANDAN / "parts/ladder.js"

    rungs = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    title = traitlets.Unicode().tag(sync=True)
    below = traitlets.Unicode(help="the text under the ladder; empty for none").tag(sync=True)
    belowMarks = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)
