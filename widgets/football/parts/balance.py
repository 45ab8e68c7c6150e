"""The balance of a few things that are to be used about equally often, and the choice of one."""

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict

import traitlets

from widgets.football.parts import FOOTBALL
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part


class Bar(TypedDict):
    """How often an item was used, by all or by one team: `limit` is the most that `count` may reach now, None where
    there is none, and `mine` marks the bar that is looked at now."""

    name: str
    count: int
    limit: int | None
    mine: bool


class BalanceItem(TypedDict):
    """`note` is its name in full, `least` marks the one used least, `why` says why one is `shut` and `clause` which
    rule says so, `value` is what the chosen card has of it. `odds` is a text and `oddsPart`, 0 to 1, how far its bar
    goes; an empty text keeps their place, no text at all does not."""

    id: str
    name: str
    note: str
    bars: list[Bar]
    least: bool
    shut: bool
    why: str
    clause: str
    value: str
    odds: NotRequired[str]
    oddsPart: NotRequired[float]


class Balance(Part):
    """Shows how often each item was used and whether it is open or shut; where it may, it reports the one chosen.

    Labels: `open`, `least` and `shut` are words for what an item is; `count`, with {count} and {limit}, is written
    beside a bar that has a limit; `clause`, with {clause}, names the chip.
    """

    module = FOOTBALL / "parts/balance.js"

    items: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(**AS_TEXT)
    title = traitlets.Unicode().tag(sync=True)
    note = traitlets.Unicode(help="how far apart the most and the least used are").tag(sync=True)
    choosable = traitlets.Bool(help="whether one item is to be chosen").tag(sync=True)
    chosen = traitlets.Unicode(help="the id of the chosen item").tag(sync=True)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    labels = traitlets.Dict(help="open, least, shut, count, clause").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_choose(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(id)` when an item is pressed, shut ones too, to be told why; `chosen` is for the caller to set."""
        self._on("choose", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "choose", "id": str(item)} if self.choosable and any(item == it["id"] for it in self.items):
                self._tell("choose", item)
