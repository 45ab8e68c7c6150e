"""Every play of a hand, grouped by shape."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

import traitlets

from widgets.guandan.parts import GUANDAN
from widgets.guandan.parts.readings import SmallCard
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part

CHEAPEST = -1
"""Instead of a set's number: the cards shown on the row itself."""


class PlaySet(TypedDict):
    """A set of cards that makes a play; `alt` says them in words."""

    cards: list[SmallCard]
    alt: str


class PlayRow(PlaySet):
    """One reading with its cheapest cards. Its id is found in no other group; `count` is a text, such as "12 ways", and
    `many` is true where there are more sets of cards than the one shown."""

    id: str
    name: str
    count: str
    many: bool


class PlayGroup(TypedDict):
    """The plays of one shape."""

    id: str
    name: str
    note: str
    count: str
    rows: list[PlayRow]


class Plays(Part):
    """Shows plays in groups that open, and reports which one is laid; what else a play can be made of it asks for.

    Labels: `lay`, with {name}, names the button that lays a row (its name) or a set (its `alt`), and `layText` is what
    is written on it; `sets`, with {name} and {count}, names the one that shows a row's sets; `more`, with {count},
    stands for rows not drawn yet.
    """

    module = GUANDAN / "parts/plays.js"

    groups: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    generation = traitlets.Int(help="counts the changes of `groups`; what is said of earlier ones is dropped").tag(
        sync=True
    )
    title = traitlets.Unicode().tag(sync=True)
    none = traitlets.Unicode(help="stands where there are no groups").tag(sync=True)
    labels = traitlets.Dict(help="lay, layText, sets, more").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    @traitlets.observe("groups")
    def _count(self, _change: Any) -> None:
        self.generation += 1

    def on_lay(self, fn: Callable[[str, int], None], remove: bool = False) -> None:
        """Call `fn(row, set)` when a play is laid; the set is its number, unchecked, or `CHEAPEST`."""
        self._on("lay", fn, remove)

    def on_sets(self, fn: Callable[[str, int], None], remove: bool = False) -> None:
        """Call `fn(row, start)` when the sets of a row from number `start` on are wanted: see `answer`."""
        self._on("sets", fn, remove)

    def answer(self, row: str, start: int, sets: list[PlaySet], rest: int = 0, more: str = "") -> None:
        """Show these sets from number `start` on; `rest` are left, and `more` says so."""
        facts = {"row": row, "from": start, "sets": sets, "rest": rest, "more": more, "generation": self.generation}
        self.send({"type": "sets", **facts})

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"row": str(row), "generation": self.generation} if not self._has(row):
                return
            case {"type": "lay", "row": str(row), "set": int(number), "generation": self.generation}:
                if number >= CHEAPEST:
                    self._tell("lay", row, number)
            case {"type": "sets", "row": str(row), "from": int(start), "generation": self.generation}:
                if start >= 0:
                    self._tell("sets", row, start)

    def _has(self, row: str) -> bool:
        return any(row == it["id"] for group in self.groups for it in group["rows"])
