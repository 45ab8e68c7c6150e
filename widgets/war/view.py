"""War as the workbench shows it: a press on a card of the hand plays it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from explorer import war
from explorer.cards import HIDDEN, PACK
from explorer.timeline import Node
from explorer.war.history import Battle, battles
from explorer.words import Words
from widgets.page.chart_thread import Draw
from widgets.parts.scene import Row
from widgets.war.table import rows
from widgets.workbench.game_view import Acting, GameView, Mark
from widgets.workbench.moment import Moment
from widgets.workbench.workbench import Workbench

if TYPE_CHECKING:
    from explorer.charts import Chart

_FACES = frozenset(card.text for card in PACK)


class View(GameView[war.Game, war.State]):
    """You at seat 0, below; a bot at the opponent's seat, above; the pot between."""

    game = war.Game
    cases = war.CASES
    bots = war.BOTS
    autopilot = "random"
    endless = "war.no-limit"
    bot_settings = {1: "opponent"}
    charts = ("chart",)

    def __init__(self) -> None:
        self._counted: tuple[Node[war.State] | None, list[Battle]] = (None, [])

    def rows(self, moment: Moment[war.Game, war.State]) -> list[Row]:
        playable = [] if moment.waits_for_bot else moment.game.actions(moment.state)
        return rows(moment.game, moment.seen, moment.words, playable)

    def press(self, zone: str, card: str, acting: Acting) -> None:
        acting.act(card if card in _FACES else HIDDEN.text, zone)

    def numbers(self, line: Sequence[Node[war.State]]) -> dict[int, str]:
        found = {battle.begins: str(battle.number) for battle in self._battles(line)[1:]}
        # The battle that has only its first card has begun too.
        if line[-1].action and line[-1].state.played[0] is not None:
            found[line[-1].offset] = str(len(found) + 1)
        return found

    def marks(self, line: Sequence[Node[war.State]], words: Words) -> list[Mark]:
        ties = [battle for battle in self._battles(line)[1:] if battle.tie]
        return [Mark(battle.decided, words.text("war:mark-tie", battle=battle.number)) for battle in ties]

    def draw(self, moment: Moment[war.Game, war.State], seen: int) -> Mapping[str, Draw]:
        timeline, words = moment.timeline, moment.words
        last, index = timeline.at(seen)
        # A battle is drawn when it has been seen to its end.
        found = battles(timeline.line[: max(1, last.depth + (index == last.count - 1))])
        node, state = moment.node, moment.state
        before = bisect_left(found, node.offset, 1, key=lambda battle: battle.decided) - 1
        settles = node.parent is not None and node.state.played == (None, None)
        # Within a battle the cursor stands between it and the one before.
        at = before + (timeline.index + 1) / node.count if settles else float(before)

        def draw(width: int, height: int) -> Chart:
            from explorer.war import charts  # brings matplotlib, which takes its time

            return charts.pile_sizes(found, words, charts.Cursor(at, state.score, state.at_stake), width, height)

        return {"chart": draw}

    def _battles(self, line: Sequence[Node[Any]]) -> list[Battle]:
        """The battles of the line, counted once for every line: a long game is asked about at every click."""
        if self._counted[0] is not line[-1]:
            self._counted = (line[-1], battles(line))
        return self._counted[1]


def workbench(lang: str | None = None, case: str | None = None, query: str | None = None) -> Workbench:
    """War to step through. Language and case are those of the page's address, where it has any, else those given; a
    language or a case that there is not raises `SettingError`."""
    return Workbench(View(), lang=lang, case=case, query=query)
