"""The lines of play: which there are, and the way to another one."""

from __future__ import annotations

from typing import Any

from explorer.timeline import Node
from widgets.workbench.board import Board


class Lines:
    """The list beside the log; a line's id is its number among all of the timeline's."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def show(self) -> None:
        """List them, where there are several."""
        words, timeline, part = self._board.words, self._board.timeline, self._board.parts.lines
        leaves = timeline.branches
        part.layout.display = None if len(leaves) > 1 else "none"
        part.items = [
            {"id": str(i), "text": words.text("line", number=i + 1), "more": ""}
            | {"note": words.text("line-note", count=leaf.depth)}
            for i, leaf in enumerate(leaves)
        ]
        part.chosen = str(next((i for i, leaf in enumerate(leaves) if leaf is timeline.line[-1]), ""))

    def parting(self, number: str) -> tuple[Node[Any], Node[Any]] | None:
        """The end of that line and the node at which it parts from the current one; None if it is that, or there is no
        such line."""
        timeline = self._board.timeline
        leaf = next((leaf for i, leaf in enumerate(timeline.branches) if str(i) == number), None)
        if leaf is None or leaf is timeline.line[-1]:
            return None
        here = set(map(id, timeline.line))
        return leaf, next((node for node in leaf.path if id(node) not in here), leaf)
