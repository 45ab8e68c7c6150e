"""A table of Six Tricks at one moment."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from explorer.cards import Card
from explorer.chance import Chance
from explorer.drawing import table
from explorer.saying import english

Cards = tuple[Card, ...]
Do = Literal["play", "take", "end", "over"]
EventKind = Literal["setup", "play", "take", "game-over"]


class Stage(NamedTuple):
    """What comes next, and for which seat: `play` waits for it; `over` is the end, with the winner or None."""

    do: Do
    seat: int | None


class State(NamedTuple):
    """Both hands, the cards of this trick (`played`, the first was led by the seat `led`), and the tricks each seat has
    `won`. `chance` is None in a view."""

    hands: tuple[Cards, Cards]
    stage: Stage
    played: Cards = ()
    led: int = 0
    won: tuple[int, int] = (0, 0)
    chance: Chance | None = Chance(0)

    def to_dict(self) -> dict[str, Any]:
        """The JSON position."""
        position: dict[str, Any] = {
            "hands": [[card.text for card in hand] for hand in self.hands],
            "played": [card.text for card in self.played],
            "led": self.led,
            "won": list(self.won),
            "stage": {"do": self.stage.do, "seat": self.stage.seat},
        }
        if self.chance is not None:
            position.update(self.chance._asdict())
        return position

    def _repr_html_(self) -> str:
        words = english()

        def side(seat: int) -> tuple[str, Cards, str]:
            return words.text("sixtricks:side", seat=seat), self.hands[seat], str(self.won[seat])

        return table([side(1), (words.text("sixtricks:trick"), self.played, ""), side(0)])
