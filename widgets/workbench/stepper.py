"""Stepping through a timeline: bots play where they are to, and what has been on the table is remembered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from explorer.chance import Chance
from explorer.timeline import Node, Timeline
from widgets.workbench.game_view import Bot


class Stepper:
    """A timeline as somebody steps through it. `bot_of` names the one of the `bots` that plays for a seat, None where a
    person does; `seen` says whether all of the line counts as shown already.

    `autopilot` in its methods is the bot that plays for a person; without one they stop where a person is to choose.
    """

    def __init__(
        self,
        bots: Mapping[str, Bot],
        timeline: Timeline[Any, Any],
        bot_of: Callable[[int], str | None],
        seen: bool = False,
    ) -> None:
        self._bots, self.timeline, self._bot_of = bots, timeline, bot_of
        self._seen: dict[Node[Any], int] = {}
        if seen:
            position = timeline.position
            timeline.seek(timeline.length)
            self.mark()
            timeline.seek(position)
        self.mark()

    # Going on

    def advance(self, autopilot: str | None = None) -> bool:
        """One event ahead; False where a person is to choose, or the game is over."""
        timeline = self.timeline
        if timeline.position < timeline.length - 1:
            timeline.forward()
        elif (node := self.play_bot(autopilot)) is not None:
            timeline.jump(node, 0)
        else:
            return False
        return True

    def to_decision(self, autopilot: str | None = None) -> bool:
        """On to where a person is next to choose, or to the end; False if there is nothing to go on to.

        An autopilot makes the choice the timeline stands at, and no further one.
        """
        moved = False
        while self.advance(None if moved else autopilot):
            moved = True
            if self.timeline.at_decision and not self.waits_for_bot:
                break
        return moved

    def play_bot(self, autopilot: str | None = None) -> Node[Any] | None:
        """Let the bot that is to move after the cursor's node play its action; None if no bot is."""
        timeline = self.timeline
        state = timeline.node.state
        seat = timeline.game.actor(state)
        if seat is None:
            return None
        name = self._bot_of(seat) or autopilot
        if name is None:
            return None
        view = timeline.game.view(state, seat)
        if (same := self._answer(view, seat)) is not None:
            return timeline.play(same)
        # A stream of its own for every place in the game: going back and stepping again leads to the same card.
        chance = Chance(timeline.start.chance.seed).fork(timeline.node.depth)
        action, _ = self._bots[name](timeline.game, view, chance)
        return timeline.play(action)

    def _answer(self, view: object, seat: int) -> str | None:
        """What this seat played in another line where it saw just the same: it cannot know that now something else is
        hidden from it, such as the reader's card."""
        parent, game = self.timeline.node.parent, self.timeline.game
        for other in parent.children if parent is not None else ():
            if other.children and game.actor(other.state) == seat and game.view(other.state, seat) == view:
                return other.children[0].action
        return None

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to move in the state under the cursor."""
        seat = self.timeline.game.actor(self.timeline.state)
        return seat is not None and self._bot_of(seat) is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended at the cursor's node."""
        return self.timeline.game.result(self.timeline.node.state) is not None

    # What has been seen

    def mark(self) -> None:
        """Everything up to the cursor has been on the table."""
        node, index = self.timeline.node, self.timeline.index
        self._seen[node] = max(index, self._seen.get(node, 0))
        up = node.parent
        while up is not None and self._seen.get(up) != up.count - 1:
            self._seen[up] = up.count - 1
            up = up.parent

    @property
    def frontier(self) -> int:
        """The place of the last event of the current line that has been seen. Beyond it nothing is given away."""
        for node in reversed(self.timeline.line):
            if node in self._seen:
                return int(node.offset) + self._seen[node]
        return 0
