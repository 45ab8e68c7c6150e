"""A line of Guandan, deal by deal and turn by turn: what charts and summaries need of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from explorer.game import Event
from explorer.guandan.rules import State
from explorer.guandan.shapes import tier


class Deal(NamedTuple):
    """A deal that is over: its number, its level, its places, and the teams' levels after it.

    `winner` is the team of the 1st, `steps` by how many levels it went up, `won` whether that was the match. `tribute`
    tells what was owed at its beginning: `none` (the first deal), `paid`, `double` or `cancelled`. `ends` is the place
    of the last event about it among those given.
    """

    number: int
    level: str
    places: tuple[int, ...]
    levels: tuple[str, str]
    winner: int
    steps: int
    won: bool
    tribute: str
    ends: int


class Turn(NamedTuple):
    """A turn of a deal: how many cards each seat holds after it, and whether a bomb was played."""

    left: tuple[int, int, int, int]
    seat: int
    bomb: bool
    at: int


def deals(events: Iterable[Event]) -> list[Deal]:
    """The deals that are over in these events, in order.

    >>> from explorer import guandan
    >>> timeline = guandan.CASES["match-won"].timeline()
    >>> events = [event for node in timeline.line for event in timeline.events(node)]
    >>> [(it.number, it.level, it.places, it.steps, it.won) for it in deals(events)]
    [(1, 'A', (2, 0, 3, 1), 0, True)]
    """
    found: list[Deal] = []
    tribute, level, number = "none", "", 0
    places: tuple[int, ...] = ()
    for at, event in enumerate(events):
        state: State = event.state
        match event.kind:
            case "deal" | "setup" | "restart":
                tribute = "none"
            case "tribute":
                tribute = "double" if event.clause == "guandan.double-tribute" else "paid"
            case "tribute-cancelled":
                tribute = "cancelled"
            case "deal-over":
                places, level, number = state.out, state.level, state.deal
            case "advance" | "not-yet" | "match-won":
                steps = event.numbers.get("steps", 0)
                winner, won = event.numbers["team"], event.kind == "match-won"
                found.append(Deal(number, level, places, state.levels, winner, steps, won, tribute, at))
    return found


def turns(events: Sequence[Event]) -> list[Turn]:
    """The turns of the last deal in these events, from the deal on."""
    found: list[Turn] = []
    for at, event in enumerate(events):
        state: State = event.state
        if event.kind in ("setup", "deal", "restart"):
            found.clear()
        if event.kind in ("play", "pass") and event.seat is not None:
            one, two, three, four = (len(hand) for hand in state.hands)
            bomb = event.kind == "play" and bool(tier(event.numbers["reading"]))
            found.append(Turn((one, two, three, four), event.seat, bomb, at))
    return found
