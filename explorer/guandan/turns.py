"""Whose turn it is in a trick (`guandan.turn`): asked as the rules go on, and of a position that tells a trick."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from explorer.guandan.state import SEATS, Move, Stage, State


def next_turn(out: Collection[int], trick: tuple[Move, ...], seat: int, passing: str) -> Stage:
    """The next active player after `seat`, until the turn would return to whoever played last: then the trick is won.

    `passing` is the setting; under `out` who has passed in this trick is left out too.
    """
    last = next(move.seat for move in reversed(trick) if move.cards)
    shut = {move.seat for move in trick if not move.cards} if passing == "out" else set()
    for step in SEATS[1:]:
        follower = (seat + step) % 4
        if follower == last:
            break
        if follower not in out and follower not in shut:
            return Stage("play", follower)
    return Stage("won", last)


def due(state: State, passing: str) -> Iterator[Stage]:
    """What had to follow each turn of the state's trick; the last of them is what has to come now."""
    trick = state.trick
    ends = {move.seat: at for at, move in enumerate(trick) if move.cards}  # until then they had cards
    for at, move in enumerate(trick):
        gone = [seat for seat in state.out if not state.hands[seat] and ends.get(seat, -1) <= at]
        yield next_turn(gone, trick[: at + 1], move.seat, passing)
