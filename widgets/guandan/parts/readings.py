"""What some cards can be: their readings, or why they have none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NotRequired, TypedDict

import traitlets

from widgets.guandan.parts import GUANDAN
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part

SmallCard = TypedDict("SmallCard", {"rank": str, "suit": str, "as": NotRequired[bool], "wild": NotRequired[bool]})
"""A card in a row of a list: suits are S H C D and R B for jokers; `as` marks a card that a wild stands for, `wild` a
wild that stands for itself."""


class ReadingItem(TypedDict):
    """A reading: `alt` says the row of cards in words, and `changeText` what to say of a `change`."""

    id: str
    name: str
    note: str
    clause: str
    cards: list[SmallCard]
    alt: str
    change: Literal["", "new", "gone"]
    changeText: str


class WhyNone(TypedDict):
    """Why there is no reading."""

    title: str
    text: str
    clause: str


class Readings(Part):
    """Shows readings, strongest first, or why there is none; where it may, it reports the one chosen.

    `items` are `ReadingItem`s; `why` is empty, or a `WhyNone` to be shown instead of them.
    """

    module = GUANDAN / "parts/readings.js"

    items: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    title = traitlets.Unicode().tag(sync=True)
    none = traitlets.Unicode(help="stands where there are no items").tag(sync=True)
    why = traitlets.Dict().tag(**AS_TEXT)
    choosable = traitlets.Bool(help="whether one item is to be chosen; those gone cannot be").tag(sync=True)
    chosen = traitlets.Unicode(help="the id of the chosen item").tag(sync=True)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    labels = traitlets.Dict(help="clause").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_choose(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when an item is chosen; `chosen` is for the caller to set."""
        self._on("choose", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "choose", "id": str(item)} if self.choosable and self._can_be_chosen(item):
                self._tell("choose", item)

    def _can_be_chosen(self, item: str) -> bool:
        return any(item == it["id"] and it.get("change") != "gone" for it in self.items)
