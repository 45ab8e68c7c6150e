"""What is asked of Guandan's cards, and of which ones."""

from __future__ import annotations

from typing import Any

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.guandan import Interpretation
from widgets.guandan.cards.parts import CardsParts

Cards = tuple[Card, ...]
Found = dict[str, list[Interpretation]]
"""What the cards of each side, `mine` and `theirs`, can be."""

SIDES = ("mine", "theirs")


class Question:
    """`held` has the cards of each row: `mine`, `theirs` and `hand`; `meant` the readings chosen, by their notation.

    While a `puzzle` is `veiled`, nothing that answers it is shown. `before` is what your cards could be before a
    setting was flipped, None where none was.
    """

    def __init__(self, parts: CardsParts) -> None:
        self._parts = parts
        self.held: dict[str, Cards] = {"mine": (), "theirs": (), "hand": ()}
        self.meant = {"mine": "", "theirs": "", "hand": ""}
        self.level = RANKS[0]
        self.puzzle, self.veiled = "", False
        self.before: list[Interpretation] | None = None

    @property
    def asking(self) -> str:
        """Which of `ASKS` is asked."""
        return str(self._parts.ask.value)

    @property
    def filling(self) -> str:
        """The row that the deck and the typed text fill."""
        if self.asking != "readings" and self._parts.fill.value == "theirs":
            return "theirs"
        return "hand" if self.asking == "plays" else "mine"

    @property
    def settings(self) -> dict[str, Any]:
        """The readings of the rules that are chosen on the screen."""
        return {name: control.value for name, control in self._parts.settings.items()}

    def end_puzzle(self) -> None:
        """With other cards, another level or question it is no longer the puzzle's."""
        self.puzzle, self.veiled, self.before = "", False, None

    def found(self) -> Found:
        """What the rules say the cards of each side can be."""
        return {side: guandan.readings_of(self.held[side], self.level, **self.settings) for side in SIDES}

    def meaning(self, side: str, found: Found) -> Interpretation | None:
        """The reading that counts: the one chosen, else the strongest."""
        readings = found[side]
        chosen = (each for each in readings if each.notation == self.meant[side])
        return next(chosen, readings[0] if readings else None)

    def first_beats_all(self, found: list[Interpretation]) -> bool:
        """Whether the first reading is stronger than the others, and not only listed before them."""
        return all(guandan.beats(found[0], other, self.level) for other in found[1:])
