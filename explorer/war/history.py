"""A line of War, battle by battle: what charts and summaries need of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from explorer.timeline import Node
from explorer.war.state import State


class Battle(NamedTuple):
    """One face-up comparison: its number from 1, the score (`war.score`) and the pot after it, and if it was a tie.

    `begins` and `decided` are the places, among the events of the line, of the human's card and of the comparison.
    """

    number: int
    score: tuple[int, int]
    pot: int
    tie: bool
    begins: int
    decided: int


def battles(line: Sequence[Node[State]]) -> list[Battle]:
    """The battles of a timeline's line of nodes.

    >>> from explorer import war
    >>> [(it.score, it.pot) for it in battles(war.CASES["short-burn"].timeline().line)]
    [((9, 5), 0), ((5, 2), 7), ((13, 1), 0)]

    Item 0 is not a battle but the score before the first one.
    """
    settled = [*line[:1], *(node for node in line[1:] if _settled(node))]
    return [_after(number, node) for number, node in enumerate(settled)]


def _settled(node: Node[State]) -> bool:
    """Whether the node's action was the second card of a battle, which settles it."""
    return node.state.played == (None, None)


def _after(number: int, node: Node[State]) -> Battle:
    state = node.state
    begins = node.parent.offset if node.parent and node.parent.parent else node.offset
    # A tie leaves the pot where it is, unless somebody cannot go on.
    tie = bool(number) and (state.at_stake > 0 or state.stage.clause.startswith("war.exhausted"))
    # The opponent's card, both turned up, the comparison.
    return Battle(number, state.score, state.at_stake, tie, begins, node.offset + 2 if number else node.offset)
