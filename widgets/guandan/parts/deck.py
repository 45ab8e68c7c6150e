"""Two packs to choose cards from."""

from collections.abc import Callable
from typing import Any

import traitlets

from explorer.cards import BLACK_JOKER, PACK, RED_JOKER
from widgets.guandan.parts import GUANDAN
from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part

CARDS = [{"id": c.text, "rank": c.label, "suit": c.suit or c.rank[0]} for c in (*PACK, RED_JOKER, BLACK_JOKER)]
"""One pack with its jokers, suit by suit: what there is to press."""


class Deck(Part):
    """Shows a button for each card, with how many copies are chosen, and reports presses.

    It counts nothing itself: a button shows what `counts` says, ``{"5S": 1, "2H": 2}``, and a card not in it is chosen
    0 times. `names` has what each card is called, ``{"5S": "5 of spades"}``, and `wild` the card that is wild, or "".
    A card is ``{"id", "rank", "suit"}``; suits are S H C D and R B for jokers, and cards of a suit stand together.

    Labels: `title`; `hint`, a line beneath it, may be left out; `card`, a button's name, with {name} and {count};
    `wild`, what stands for {name} there if the card is wild, with its own {name}.
    """

    module = GUANDAN / "parts/deck.js"

    cards = traitlets.List(traitlets.Dict(), CARDS).tag(**AS_TEXT)
    counts = traitlets.Dict(help="card → how many copies are chosen").tag(**AS_TEXT)
    names = traitlets.Dict(help="card → its name").tag(**AS_TEXT)
    wild = traitlets.Unicode().tag(sync=True)
    labels = traitlets.Dict(help="title, hint, card, wild").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)

    def on_add(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(card)` when a card is pressed, however many of it are chosen already."""
        self._on("add", fn, remove)

    def on_remove(self, fn: Callable[[str], None], remove: bool = False) -> None:
        """Call `fn(card)` when a card is to be taken back: Backspace, Delete, or a press with Shift."""
        self._on("remove", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "add" | "remove" as what, "card": str(card)} if any(card == row["id"] for row in self.cards):
                self._tell(what, card)
