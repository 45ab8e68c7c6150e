"""A line of the football game, attack by attack: what charts and summaries need of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from explorer.football.players import STATS, StatName
from explorer.football.state import Counts, State
from explorer.timeline import Node


class Round(NamedTuple):
    """An attack: its number, team and stat, both teams' uses of the five stats after it, and the hands' sizes and
    whether it was covered, each None while the round is not over.

    `begins` and `ends` are the places, among the events of the line, of the attack and of the last event of the round
    so far, `decided` that of its success or its cover, None until then.
    """

    number: int
    seat: int
    stat: StatName
    counters: tuple[Counts, Counts]
    stats: tuple[StatName, ...]
    hands: tuple[int, int] | None
    covered: bool | None
    begins: int
    ends: int
    decided: int | None = None


def rounds(line: Sequence[Node[State]]) -> list[Round]:
    """The attacks of a timeline's line of nodes, by their states only.

    >>> from explorer import football
    >>> timeline = football.CASES["cover-equal"].timeline()
    >>> [(it.number, it.seat, it.stat, it.hands, it.covered) for it in rounds(timeline.line)]
    [(1, 0, 'goals', (1, 1), True)]
    """
    found: list[Round] = []
    for node in line[1:]:
        if node.parent is None:
            continue
        before, state = node.parent.state, node.state
        ends = node.offset + node.count - 1
        hands = covered = decided = None
        if state.attack is None:  # the round is over: its cards have left
            hands = len(state.hands[0]), len(state.hands[1])
            covered = len(state.gone) - len(before.gone) == 2
            decided = _decided(node, before, state)
        if before.attack is None:
            stat = _used(before.counters[before.turn], state.counters[before.turn])
            counters, begins = state.counters, node.offset
            it = Round(before.round, before.turn, stat, counters, before.stats, hands, covered, begins, ends, decided)
            found.append(it)
        elif found:
            found[-1] = found[-1]._replace(hands=hands, covered=covered, ends=ends, decided=decided)
    return found


def _used(before: Counts, after: Counts) -> StatName:
    """The stat that has been used in between."""
    return next(stat for stat, old, new in zip(STATS, before, after, strict=True) if new > old)


def _decided(node: Node[State], before: State, state: State) -> int:
    """The place of the success, or of the turn that passes: after it cards leave, then the match is over or the next
    attack made ready, perhaps with other stats, which takes chance."""
    stats_drawn = before.chance != state.chance
    return node.offset + node.count - 3 - stats_drawn
