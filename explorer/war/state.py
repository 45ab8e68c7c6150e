"""A table of War at one moment.

Seats: 0 the human, 1 the opponent. A state's `stage` says what the rules do next, so that the table after each event is
a complete state too.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeVar

from explorer.cards import HIDDEN, Card
from explorer.chance import Chance
from explorer.drawing import table
from explorer.saying import english

Cards = tuple[Card, ...]


class Laid(NamedTuple):
    """A card in the pot: who laid it (None where a position does not say) and whether it lies face up."""

    card: Card
    seat: int | None
    up: bool


Do = Literal[
    "choose", "reveal", "compare", "continue", "burn", "refill", "stranded", "capture", "shuffle", "end", "over"
]
"""What the rules can be at: see `Stage`."""
EventKind = Literal[
    "setup",
    "play",
    "reveal",
    "tie",
    "compare",
    "can-continue",
    "cannot-continue",
    "burn",
    "refill",
    "capture",
    "shuffle",
    "game-over",
]
"""The kinds of events."""


class Stage(NamedTuple):
    """What the rules do next, for which seat, with how many cards, and the clause that brought it about.

    `choose` waits for a player and `over` is the end; all others pass by themselves.
    """

    do: Do
    seat: int | None = None
    cards: int = 0
    clause: str = ""


CHOOSE = Stage("choose")


class State(NamedTuple):
    """Everything on the table, for both seats, and the chance to come.

    `hands`: the active cards. `draws`: the draw piles, item 0 the next card drawn. `pot`: what is at stake.
    `played`: the card each seat has committed to this battle, until it is turned up. `chance` is None in a view.
    """

    hands: tuple[Cards, Cards]
    draws: tuple[Cards, Cards]
    pot: tuple[Laid, ...] = ()
    played: tuple[Card | None, Card | None] = (None, None)
    stage: Stage = CHOOSE
    chance: Chance | None = Chance(0)

    @property
    def score(self) -> tuple[int, int]:
        """Cards of each seat in hand and draw pile; the pot counts for neither (`war.score`)."""
        return len(self.hands[0]) + len(self.draws[0]), len(self.hands[1]) + len(self.draws[1])

    @property
    def at_stake(self) -> int:
        """Cards that count for neither seat now: the pot and what is committed to this battle."""
        return len(self.pot) + sum(card is not None for card in self.played)

    def to_dict(self) -> dict[str, Any]:
        """The JSON position. `laid` tells for each card of the pot who laid it and how, the committed ones last."""
        laid = [f"{seat} {'up' if up else 'down'}" if seat is not None else "loose" for _, seat, up in self.pot]
        committed = [(card, seat) for seat, card in enumerate(self.played) if card is not None]
        position: dict[str, Any] = {
            "hands": [[card.text for card in hand] for hand in self.hands],
            "draws": [[card.text for card in draw] for draw in self.draws],
            "pot": [it.card.text for it in self.pot] + [card.text for card, _ in committed],
        }
        laid += [f"{seat} committed" for _, seat in committed]
        if any(it != "loose" for it in laid):
            position["laid"] = laid
        if self.stage != CHOOSE:
            unsaid = Stage._field_defaults
            position["stage"] = {name: it for name, it in self.stage._asdict().items() if it != unsaid.get(name)}
        if self.chance is not None and self.chance != Chance(0):
            position.update(self.chance._asdict())
        return position

    def __str__(self) -> str:
        sides = (
            f"{seat}: {' '.join(map(str, self.hands[seat])) or '–'} (+{len(self.draws[seat])})"
            + (f" committed {card}" if (card := self.played[seat]) is not None else "")
            for seat in (0, 1)
        )
        pot = " ".join(f"({it.card})" if not it.up else str(it.card) for it in self.pot) or "–"
        stage = (
            ""
            if self.stage == CHOOSE
            else f"  next: {' '.join(str(it) for it in self.stage if it not in (None, 0, ''))}"
        )
        return f"{'  '.join(sides)}  pot: {pot}{stage}"

    def _repr_html_(self) -> str:
        words = english()

        def side(seat: int) -> tuple[str, Cards, str]:
            pile = words.text("war:pile", count=len(self.draws[seat]))
            return words.text("war:side", seat=seat), self.hands[seat], pile

        at_stake = [it.card if it.up else HIDDEN for it in self.pot]
        at_stake += [card for card in self.played if card is not None]
        pot = words.text("war:pot", count=self.at_stake), tuple(at_stake), ""
        return table([side(1), pot, side(0)])


T = TypeVar("T")


def replaced(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    """What there is for both seats, with another value for one."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)
