"""War on the screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from explorer import war
from explorer.cards import HIDDEN, PACK
from explorer.timeline import Node, Timeline
from explorer.war.history import Battle, battles
from explorer.words import Words
from widgets.page.dashboard import Dashboard
from widgets.war.table import rows
from widgets.workbench.desk import Desk, Draw, Mark
from widgets.workbench.workbench import Workbench

if TYPE_CHECKING:
    from explorer.charts import Chart


_FACES = frozenset(card.text for card in PACK)


class WarDesk(Desk):
    """You at seat 0, below; a bot at the opponent's seat, above; the pot between."""

    game = war.Game
    cases = war.CASES
    bots = war.BOTS
    endless = "war.no-limit"
    bot_settings = {1: "opponent"}
    autopilot = "random"

    def __init__(self) -> None:
        self._counted: tuple[Node | None, list[Battle]] = (None, [])

    def _battles(self, line: Sequence[Node]) -> list[Battle]:
        """The battles of the line, counted once for every line: a long game is asked about at every click."""
        if self._counted[0] is not line[-1]:
            self._counted = (line[-1], battles(line))
        return self._counted[1]

    def numbers(self, line: Sequence[Node]) -> dict[int, str]:
        found = {it.begins: str(it.number) for it in self._battles(line)[1:]}
        # The battle that has only its first card has begun too.
        if line[-1].action and line[-1].state.played[0] is not None:
            found[line[-1].offset] = str(len(found) + 1)
        return found

    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        ties = [it for it in self._battles(line)[1:] if it.tie]
        return [Mark(it.decided, words.text("war:mark-tie", battle=it.number)) for it in ties]

    def draw(self, timeline: Timeline, seen: int, words: Words) -> dict[str, Draw]:
        last, index = timeline.at(seen)
        # A battle is drawn when it has been seen to its end.
        found = battles(timeline.line[: max(1, last.depth + (index == last.count - 1))])
        node, state = timeline.node, timeline.state
        before = bisect_left(found, node.offset, 1, key=lambda it: it.decided) - 1
        settles = node.parent is not None and node.state.played == (None, None)
        # Within a battle the cursor stands between it and the one before.
        at = before + (timeline.index + 1) / node.count if settles else float(before)

        def draw(width: int, height: int) -> Chart:
            from explorer.war import charts  # brings matplotlib, which takes its time

            return charts.pile_sizes(found, words, charts.Cursor(at, state.score, state.at_stake), width, height)

        return {"chart": draw}


class WarBench(Workbench):
    """A press on a card of the hand plays it."""

    def _rows(self) -> list[dict[str, Any]]:
        game: Any = self.timeline.game
        state, words = self._visible(), self.words
        playable = [] if self.stepper.waits_for_bot else game.actions(self.timeline.state)
        return rows(game, state, words, playable)

    def _press(self, zone: Any, card: Any, index: Any) -> None:
        self._act(card if card in _FACES else HIDDEN.text, zone)


DASHBOARD = Dashboard(
    "war:",
    "war.ipynb",
    ("9H", "9C", "??", "??", "??", "AH", "QC"),
    {case: f"war:case-{case}" for case in war.CASES},
)


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> WarBench:
    """War to step through. Language and case are those of the page's address, where it has any, else those given."""
    return WarBench(WarDesk(), lang=lang, case=case, query=query)
