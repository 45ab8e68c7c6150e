"""What a person does with the cards: acting, picking, and being told why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from explorer.problems import Refusal
from widgets.page.deferral import SENT_SECONDS, Deferred
from widgets.workbench.board import Board
from widgets.workbench.game_view import Panel
from widgets.workbench.moment import Moment
from widgets.workbench.playing import Playing
from widgets.workbench.showing import Showing


class Acts:
    """What the view and the panel of a game act with: `Acting`."""

    def begin(
        self,
        board: Board,
        showing: Showing,
        playing: Playing,
        panel: Panel | None,
        new_game: Callable[[], None],
    ) -> None:
        """Before this nothing can be acted on: a panel is made with its acts, and the screen with the panel."""
        self._board, self._showing, self._playing, self._panel, self._new_game = (
            board,
            showing,
            playing,
            panel,
            new_game,
        )
        self._prepare = Deferred(SENT_SECONDS, showing.prepare)

    @property
    def moment(self) -> Moment[Any, Any]:
        """What is looked at now."""
        return self._board.moment

    def act(self, action: str, zone: str) -> None:
        """Do it, or say beside that zone why it may not be done; behind the curtain only what is nobody's move."""
        moment = self.moment
        if action in moment.game.other_actions(moment.state):
            self._playing.halt()
            return self._do(action)
        if moment.curtain:
            return
        refusal = moment.game.refusal(moment.seen, action)
        if refusal is not None:
            return self.say(refusal, zone)
        if moment.waits_for_bot:  # with open cards a bot's can be pressed
            return self.remind(zone)
        self._playing.halt()
        self._do(action)

    def _do(self, action: str) -> None:
        board = self._board
        board.why = None
        if self._panel:
            self._panel.acted(action)
        board.timeline.jump(board.timeline.play(action), 0)
        if board.parts.pace.value == "decision":
            board.stepper.to_decision()
        self._showing.show()

    def say(self, refusal: Refusal, zone: str) -> None:
        """Say beside that zone why something may not be done."""
        self._playing.halt()
        self._board.why = self._board.refusal(refusal, zone)
        self._showing.show_table()

    def remind(self, zone: str) -> None:
        """Say beside that zone what there is to do now; behind the curtain nothing is."""
        if self._board.moment.curtain:
            return
        self._playing.halt()
        self._board.why = self._board.note(self._board.hint(), zone)
        self._showing.show_table()

    def picked(self, charts: bool = False) -> None:
        """Something was picked: stop what plays by itself, and show what that changes."""
        self._playing.halt()
        self.redraw(charts)

    def redraw(self, charts: bool = False) -> None:
        """Show what has changed in the panel, the table and, if they show picks, the charts."""
        self._board.why = None
        self._showing.show_panel()
        self._showing.show_table()
        if charts:
            self._showing.rest.soon()
        self._prepare.soon()

    def new_game(self) -> None:
        """Deal another game."""
        self._new_game()
