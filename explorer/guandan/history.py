"""A line of Guandan, deal by deal and turn by turn: what charts, marks and summaries need of it.

The states of the nodes tell it all. A match has some 1800 of them, and is asked about at every click.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from explorer.guandan.acts import PASS, RESTART, RETURN
from explorer.guandan.cards.readings import readings_of
from explorer.guandan.cards.shapes import tier
from explorer.guandan.state import TOP, State, partner, team
from explorer.guandan.tribute import is_cancelled
from explorer.timeline import Node

Counts = tuple[int, int, int, int]  # of cards, one number for each seat
_BOMBS = ("bomb", "straight-flush", "four-jokers")


@dataclass(frozen=True)
class Begun:
    """A deal that has begun: its number in its match, and the match's on the line, both from 1; its level; and, as
    `before`, the levels of the teams 0+2 and 1+3 in it.

    `begins` is the place of its `deal`, or of the `restart` or `setup` it begins with, among the events of the line.
    `tribute` is what was owed: `none` (in a match's first deal), `paid`, `double` or `cancelled`, and `unknown` where
    the line begins after it with a position that does not tell. `held` are the cards of each seat before anything was
    paid, or as the line begins.
    """

    begins: int
    match: int
    number: int
    level: str
    before: tuple[str, str]
    tribute: str
    held: Counts


@dataclass(frozen=True)
class Deal(Begun):
    """A deal that is over: its places and the teams' levels after it as well.

    `winner` is the team of the 1st, `steps` what its places are worth, 0 if it was at A already, and `won` whether that
    was the match. `ends` is the place of the event that says so: `advance`, `not-yet` or `match-won`.
    """

    places: tuple[int, ...]
    levels: tuple[str, str]
    winner: int
    steps: int
    won: bool
    ends: int


class Turn(NamedTuple):
    """A turn of a deal: the cards of each seat after it, whose it was, whether a bomb was played, and its place among
    the events of the line."""

    left: Counts
    seat: int
    bomb: bool
    at: int


def begun(line: Sequence[Node[State]], start: State | None = None) -> list[Begun]:
    """The deals that have begun on a timeline's line of nodes, in order, those that are over among them.

    A position may leave a deal over, whose end the opening tells before it deals the next: that deal is told too where
    the timeline's `start` is given. Without it, the places up to the first deal's `begins` belong to none.

    >>> from explorer import guandan
    >>> [(it.number, it.level, it.begins) for it in begun(guandan.CASES["third-out-ends"].timeline().line)]
    [(1, '2', 0), (2, '3', 14)]
    """
    found = [deal for deal, _ in _walk(line)]
    if found and found[0].begins and start is not None:
        found.insert(0, _as_it_lies(start, 0, 1, "unknown" if start.previous else "none"))
    return found


def deals(line: Sequence[Node[State]]) -> list[Deal]:
    """The deals that are over on a timeline's line of nodes, in order.

    None of them is a deal that a position leaves over, or that its opening ends: no node has the table before.

    >>> from explorer import guandan
    >>> [(it.number, it.level, it.places, it.steps, it.won) for it in deals(guandan.CASES["match-won"].timeline().line)]
    [(1, 'A', (2, 0, 3, 1), 0, True)]
    """
    return [_over(deal, last) for deal, last in _walk(line) if last is not None]


def turns(line: Sequence[Node[State]], deal: Begun | Deal) -> list[Turn]:
    """The turns of one of the line's deals, to its end or that of the line.

    An event belongs to the last deal that begins at or before its place: one action may end a deal and begin another.
    """
    found: list[Turn] = []
    first = bisect_right(line, deal.begins, key=lambda node: node.offset)
    if line[first - 1].state.deal != deal.number:  # a deal that the opening ends
        return found
    for node in line[first:]:
        assert node.action is not None
        if node.action == RESTART:
            break
        if not node.action.startswith(RETURN):
            found.append(_turn(node, node.action))
        if _ends_deal(node):
            break
    return found


def _walk(line: Sequence[Node[State]]) -> Iterator[tuple[Begun, Node[State] | None]]:
    """Each deal, and the node whose action ended it, if one did."""
    if not line:
        return
    deal, last = _begun(line[0], 1, _dealt_in_opening(line[0])), None
    for node in line[1:]:
        if node.action == RESTART:
            yield deal, last
            deal, last = _begun(node, deal.match + 1, node.offset), None
        elif node.state.stage.do == "over":
            last = node
        elif _ends_deal(node):
            yield deal, node
            deal = _begun(node, deal.match, _deal_at(node))
    yield deal, last


def _ends_deal(node: Node[State]) -> bool:
    """Whether the node's action, which is no restart, ended a deal."""
    assert node.parent is not None
    return node.state.deal != node.parent.state.deal or node.state.stage.do == "over"


def _begun(node: Node[State], match: int, begins: int) -> Begun:
    """The deal in whose tribute or first turn the node leaves off."""
    state: State = node.state
    tribute = "none"
    if state.previous and not state.payments:
        # An opening of one event passed no tribute, and who has both red jokers after it did not pay one of them.
        known = node.count > 1 and (node.parent is not None or is_cancelled(state.hands, state.previous))
        tribute = "cancelled" if known else "unknown"
    elif state.previous:
        tribute = "double" if len(state.payments) > 1 else "paid"
    return _as_it_lies(state, begins, match, tribute)


def _as_it_lies(state: State, begins: int, match: int, tribute: str) -> Begun:
    one, two, three, four = (len(hand) + _owed(state, seat) for seat, hand in enumerate(state.hands))
    return Begun(begins, match, state.deal, state.level, state.levels, tribute, (one, two, three, four))


def _dealt_in_opening(root: Node[State]) -> int:
    """The place of the `deal` of an opening that ends one first; else 0, where the deal lies already."""
    state: State = root.state
    return max(0, _deal_at(root)) if not state.out else 0


def _owed(state: State, seat: int) -> int:
    """How many cards the seat has paid and not yet been given back, less those it has yet to return."""
    unreturned = [it for it in state.payments if it.back is None]
    return sum((it.payer == seat) - (it.receiver == seat) for it in unreturned)


def _deal_at(node: Node[State]) -> int:
    """The place of the event `deal` in a node whose action ended a deal: then come only the tributes, or that they are
    cancelled."""
    return node.offset + node.count - 1 - max(len(node.state.payments), 1)


def _over(deal: Begun, last: Node[State]) -> Deal:
    state: State = last.state
    won = state.stage.do == "over"
    places = state.out if won else state.previous
    winner = team(places[0])
    steps = 0 if deal.before[winner] == TOP else 4 - places.index(partner(places[0]))
    # Between the two there is only `next-level`.
    ends = last.offset + last.count - 1 if won else _deal_at(last) - 2
    return Deal(**vars(deal), places=places, levels=state.levels, winner=winner, steps=steps, won=won, ends=ends)


def _turn(node: Node[State], action: str) -> Turn:
    assert node.parent is not None
    before: State = node.parent.state
    seat = before.stage.seat
    assert seat is not None
    if node.state.deal == before.deal:
        left = [len(hand) for hand in node.state.hands]
    else:  # other hands lie there already; whoever ended the deal had none left
        left = [len(hand) if it != seat else 0 for it, hand in enumerate(before.hands)]
    one, two, three, four = left
    return Turn((one, two, three, four), seat, action != PASS and _is_bomb(action, before.level), node.offset)


@lru_cache(maxsize=4096)
def _is_bomb(action: str, level: str) -> bool:
    """Whether a legal play is one. Where it does not say so, its cards have but one reading under the settings of its
    game; others may let them be an ordinary shape besides, never make a bomb of them."""
    cards, _, chosen = action.partition(" as ")
    return chosen.startswith(_BOMBS) if chosen else bool(tier(readings_of(cards, level)[0]))
