"""A line of the football game, attack by attack: what charts and summaries need of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from explorer.football.rules import Counts, State
from explorer.timeline import Node


class Round(NamedTuple):
    """An attack: its number, team and stat, both teams' uses of the five stats after it, and the hands' sizes and
    whether it was covered, each None while the round is not over.

    `begins` and `ends` are the places, among the events of the line, of the attack and of the last event of the round
    so far, `decided` that of its success or its cover, None until then.
    """

    number: int
    seat: int
    stat: str
    counters: tuple[Counts, Counts]
    stats: tuple[str, ...]
    hands: tuple[int, int] | None
    covered: bool | None
    begins: int
    ends: int
    decided: int | None = None


def rounds(line: Sequence[Node]) -> list[Round]:
    """The attacks of a timeline's line of nodes, by their states only.

    >>> from explorer import football
    >>> timeline = football.CASES["cover-equal"].timeline()
    >>> [(it.number, it.seat, it.stat, it.hands, it.covered) for it in rounds(timeline.line)]
    [(1, 0, 'goals', (1, 1), True)]
    """
    found: list[Round] = []
    for node in line[1:]:
        before: State | None = node.parent.state if node.parent else None
        state: State = node.state
        if before is None or node.action is None:
            continue
        ends = node.offset + node.count - 1
        over = state.attack is None
        hands = (len(state.hands[0]), len(state.hands[1])) if over else None
        covered = node.action.startswith("cover ") if over else None
        decided = _decided(node, before, state) if over else None
        if node.action.startswith("attack "):
            stat = node.action.rpartition(" with ")[2]
            made = Round(
                before.round,
                before.turn,
                stat,
                state.counters,
                before.stats,
                hands,
                covered,
                node.offset,
                ends,
                decided,
            )
            found.append(made)
        elif found:
            found[-1] = found[-1]._replace(hands=hands, covered=covered, ends=ends, decided=decided)
    return found


def _decided(node: Node, before: State, state: State) -> int:
    """The place of the success, or of the turn that passes: after it cards leave, then the match is over or the next
    attack made ready, perhaps with other stats, which takes chance."""
    stats_drawn = before.chance != state.chance
    return node.offset + node.count - 3 - stats_drawn
