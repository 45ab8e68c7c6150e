"""What some cards can be: their readings, or why they have none."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.guandan.parts import GUANDAN
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part


class Readings(Part):
    """Shows readings, strongest first, or why there is none; where it may, it reports the one chosen.

    A reading is ``{"id", "name", "note", "clause", "cards": [card, ...], "alt", "change", "changeText"}``. `alt` says
    the row of cards in words; `change` is "", "new" or "gone", and `changeText` what to say of it. A card is ``{"rank",
    "suit", "as", "wild"}``: suits are S H C D and R B for jokers; `as` marks a card that a wild stands for, `wild` a
    wild that stands for itself; both may be left out.

    `why` is empty, or ``{"title", "text", "clause"}`` to be shown instead of the readings.
    """

    module = GUANDAN / "parts/readings.js"

    items = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
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
