"""Whose eyes the table is seen with, and when a curtain is drawn before another person's hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Seating:
    """`seat` is who looks on. While a person is `awaited` no hand is seen until that one says they are ready.

    `on_sit(seat)` is called when somebody else looks on, or the same person anew; `seated` says whether anybody does.
    """

    def __init__(self, on_sit: Callable[[int], None]) -> None:
        self._on_sit = on_sit
        self.seat = 0
        self.seated = False
        self.awaited: int | None = None

    def leave(self) -> None:
        """Of another game nobody has seen a hand."""
        self.seated = False

    def look(self, actor: int | None, persons: Sequence[int], open_cards: bool, over: bool) -> None:
        """Whose hand is seen: that of the person whose turn it is. Where it was another's before, it waits until that
        person is ready, unless all cards are open, nobody else plays, or the game is over."""
        seat = self.seat
        if persons:
            seat = seat if seat in persons else persons[0]
            if actor is not None and actor in persons:
                seat = actor
        shared = len(persons) > 1 and not open_cards and not over
        self.awaited = seat if shared and not (self.seated and seat == self.seat) else None
        if self.awaited is not None:  # from now on nobody is, wherever the cursor goes
            self.seated = False
        elif seat != self.seat or not self.seated:
            seated = self.seated
            self._sit(seat)
            self.seated = seated or not over  # back in a match nobody has looked at, somebody is to be ready first

    def take_seat(self) -> bool:
        """Who is awaited is ready. False if nobody is awaited."""
        if self.awaited is None:
            return False
        self._sit(self.awaited)
        return True

    def _sit(self, seat: int) -> None:
        self.seat, self.seated = seat, True
        self._on_sit(seat)
