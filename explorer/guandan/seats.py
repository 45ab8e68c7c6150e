"""The same table from another chair: seats renamed, so that the one looked from is 0, whom sentences call "you"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar, cast

from explorer.game import Event
from explorer.guandan.history import Deal, Turn
from explorer.guandan.state import Do, Stage, State
from explorer.problems import Facts, Refusal

# Facts of events and refusals that are seats; `team` is a team.
_SEATS = {"actor", "first", "fourth", "last", "leader", "other", "payer", "receiver", "seat", "second", "third"}
_OF_TEAMS: set[Do] = {"next-level", "over"}  # stages whose seat is a team


def turned(state: State, by: int) -> State:
    """The state with seat `by` as seat 0, the next one as 1, and so on (`guandan.teams`).

    >>> from explorer import guandan
    >>> state = guandan.CASES["come-back-in"].timeline().start
    >>> turned(state, 1).hands[0] == state.hands[1], turned(state, 1).stage
    (True, Stage(do='play', seat=3))
    """
    do, seat = state.stage
    return state._replace(
        hands=around(state.hands, by),
        levels=around(state.levels, by),
        stage=Stage(do, None if seat is None else (seat - by) % (2 if do in _OF_TEAMS else 4)),
        trick=tuple(move._replace(seat=(move.seat - by) % 4) for move in state.trick),
        out=seats(state.out, by),
        previous=seats(state.previous, by),
        payments=tuple(
            it._replace(payer=(it.payer - by) % 4, receiver=(it.receiver - by) % 4) for it in state.payments
        ),
    )


Each = TypeVar("Each", bound=tuple[Any, ...])


def around(each: Each, by: int) -> Each:
    """What there is for each seat, or for each team, in the order of their new names."""
    return cast(Each, tuple(each[(place + by) % len(each)] for place in range(len(each))))


def turned_deal(deal: Deal, by: int) -> Deal:
    """A deal of the history with seat `by` as seat 0."""
    return replace(
        deal,
        before=around(deal.before, by),
        held=around(deal.held, by),
        places=seats(deal.places, by),
        levels=around(deal.levels, by),
        winner=(deal.winner - by) % 2,
    )


def turned_turn(turn: Turn, by: int) -> Turn:
    """A turn of the history with seat `by` as seat 0."""
    return turn._replace(left=around(turn.left, by), seat=(turn.seat - by) % 4)


def seats(some: tuple[int, ...], by: int) -> tuple[int, ...]:
    """Seats by their new names."""
    return tuple((seat - by) % 4 for seat in some)


def turned_event(event: Event[State], by: int) -> Event[State]:
    """The event, and the table after it, with seat `by` as seat 0."""
    seat = None if event.seat is None else (event.seat - by) % 4
    return event._replace(seat=seat, numbers=_turned(event.numbers, by), state=turned(event.state, by))


def turned_refusal(refusal: Refusal, by: int) -> Refusal:
    """The refusal with seat `by` as seat 0."""
    return refusal._replace(facts=_turned(refusal.facts, by))


def _turned(facts: Facts, by: int) -> Facts:
    def value(name: str, fact: Any) -> Any:
        if not isinstance(fact, int):  # a leader may be `none`
            return fact
        return (fact - by) % 4 if name in _SEATS else (fact - by) % 2 if name == "team" else fact

    return Facts({name: value(name, fact) for name, fact in facts.items()})
