"""Six Tricks as the workbench shows it: a press on a card of the hand plays it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explorer.cards import HIDDEN, PACK
from explorer.timeline import Node
from six_tricks import BOTS, CASES, Game, State
from six_tricks.screen.table import rows
from widgets.parts.scene import Row
from widgets.workbench.game_view import Acting, GameView
from widgets.workbench.moment import Moment

_FACES = frozenset(card.text for card in PACK)


class View(GameView[Game, State]):
    """You at seat 0, below; a bot at seat 1, above; the trick between."""

    game = Game
    cases = CASES
    bots = BOTS
    autopilot = "random"
    endless = "sixtricks.setup"
    players = {0: "", 1: "random"}

    def rows(self, moment: Moment[Game, State]) -> list[Row]:
        playable = [] if moment.waits_for_bot else moment.game.actions(moment.state)
        return rows(moment.seen, moment.words, playable)

    def press(self, zone: str, card: str, acting: Acting) -> None:
        acting.act(card if card in _FACES else HIDDEN.text, zone)

    def numbers(self, line: Sequence[Node[State]]) -> Mapping[int, str]:
        """Each trick begins with the card that is led."""
        leads = [node for node in line[1:] if len(node.state.played) == 1]
        return {node.offset: str(number) for number, node in enumerate(leads, 1)}
