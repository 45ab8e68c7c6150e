"""A match of Guandan at one moment.

Seats 0 to 3 sit counter-clockwise; partners are 0 and 2, 1 and 3. A state's `stage` says what the rules do next, so
that the table after each event is a complete state too.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from explorer.cards import HIDDEN, RANKS, SUITS, Card
from explorer.chance import Chance
from explorer.drawing import table
from explorer.guandan.acts import PASS
from explorer.guandan.cards.hand import TWO_PACKS, Cards
from explorer.guandan.cards.shapes import Reading
from explorer.saying import english

SEATS = (0, 1, 2, 3)
TOP = RANKS[-1]
"""The highest level there is."""

Hands = tuple[Cards, Cards, Cards, Cards]
"""Those of the seats 0 to 3."""

Do = Literal["play", "return", "won", "finish", "last", "score", "next-level", "deal", "tribute", "lead", "over"]
"""What the rules can be at: see `Stage`."""
EventKind = Literal[
    "setup",
    "play",
    "pass",
    "lead",
    "finish",
    "deal-over",
    "match-won",
    "not-yet",
    "advance",
    "next-level",
    "deal",
    "tribute-cancelled",
    "tribute",
    "return",
    "restart",
]
"""The kinds of events."""


class Move(NamedTuple):
    """A turn of a trick: the cards played and what they were played as, or no cards for a pass."""

    seat: int
    cards: Cards = ()
    reading: Reading | None = None


class Payment(NamedTuple):
    """A tribute: who paid whom which card, and the card given back, None until then."""

    payer: int
    receiver: int
    card: Card
    back: Card | None = None


class Stage(NamedTuple):
    """What the rules do next, and for which seat, or in `next-level` and `over` for which team.

    `play` and `return` wait for that seat and `over` is the end; all others pass by themselves.
    """

    do: Do
    seat: int | None = None


class State(NamedTuple):
    """A match at one moment: all hands, and the chance to come.

    `level`: the rank of this deal. `levels`: those of the teams 0+2 and 1+3. `hands`: of each seat, sorted. `trick`:
    the turns since the last lead. `out`: who has no cards left, in order. `previous`: the places of the deal before,
    empty in the first. `payments`: this deal's tributes. `deal` counts from 1. `chance` is None in a view.
    """

    level: str
    levels: tuple[str, str]
    hands: Hands
    stage: Stage
    trick: tuple[Move, ...] = ()
    out: tuple[int, ...] = ()
    previous: tuple[int, ...] = ()
    payments: tuple[Payment, ...] = ()
    deal: int = 1
    chance: Chance | None = Chance(0)

    @property
    def to_beat(self) -> Move | None:
        """The last play of the trick; None for who leads."""
        return next((move for move in reversed(self.trick) if move.cards), None)

    @property
    def passed(self) -> tuple[int, ...]:
        """Who has passed since the last play."""
        since = next((at for at, move in enumerate(reversed(self.trick)) if move.cards), len(self.trick))
        return tuple(move.seat for move in self.trick[len(self.trick) - since :])

    def to_dict(self) -> dict[str, Any]:
        """The JSON position."""
        to_beat = self.to_beat
        position: dict[str, Any] = {
            "level": self.level,
            "levels": list(self.levels),
            "hands": [[card.text for card in hand] for hand in self.hands],
            "turn": self.stage.seat,
            "to_beat": None if to_beat is None else written_move(to_beat),
            "passed": list(self.passed),
            "out": list(self.out),
            "deal": self.deal,
            "stage": self.stage.do,
        }
        if len(self.trick) > bool(to_beat) + len(self.passed):
            position["trick"] = [written_move(move) for move in self.trick]
        if self.previous:
            position["previous"] = list(self.previous)
        if self.payments:
            position["payments"] = [
                {"payer": it.payer, "receiver": it.receiver, "card": it.card.text, "back": it.back and it.back.text}
                for it in self.payments
            ]
        if self.chance is not None and self.chance != Chance(0):
            position.update(self.chance._asdict())
        return position

    def __str__(self) -> str:
        hands = (f"{seat}: {' '.join(card.text for card in hand) or '–'}" for seat, hand in enumerate(self.hands))
        to_beat = self.to_beat
        lies = f"  to beat: {written_move(to_beat)['action']}" if to_beat else ""
        return f"level {self.level} ({'/'.join(self.levels)})  {'  '.join(hands)}{lies}  next: {self.stage.do}"

    def _repr_html_(self) -> str:
        words = english()

        def row(seat: int) -> tuple[str, Cards, str]:
            said = next((move for move in reversed(self.trick) if move.seat == seat), None)
            note = "" if said is None else words.text("guandan:passed") if said.reading is None else str(said.reading)
            return words.text("guandan:seat", seat=seat), self.hands[seat], note

        return table([row(seat) for seat in (2, 3, 1, 0)])


def written_move(move: Move) -> dict[str, Any]:
    """A turn as a position tells it."""
    cards = " ".join(card.text for card in move.cards)
    return {"seat": move.seat, "action": f"{cards} as {move.reading.notation}" if move.reading else PASS}


def team(seat: int) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3 (`guandan.teams`)."""
    return seat % 2


def partner(seat: int) -> int:
    """The seat opposite (`guandan.teams`)."""
    return (seat + 2) % 4


def sorted_hand(cards: Iterable[Card]) -> Cards:
    """The cards in the order in which a hand is kept: by rank, then by suit."""
    return tuple(sorted(cards, key=_IN_HAND.__getitem__))


_IN_HAND = {card: (card.value, SUITS.find(card.suit)) for card in {*TWO_PACKS, HIDDEN}}


def replaced(hands: Hands, seat: int, hand: Cards) -> Hands:
    """The hands, with another one for a seat."""
    changed = list(hands)
    changed[seat] = hand
    one, two, three, four = changed
    return one, two, three, four


def moved(hands: Hands, card: Card, giver: int, taker: int) -> Hands:
    """The hands after one seat has given a card to another."""
    rest = list(hands[giver])
    rest.remove(card)
    hands = replaced(hands, giver, tuple(rest))
    return replaced(hands, taker, sorted_hand((*hands[taker], card)))
