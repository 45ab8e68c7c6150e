"""The game that lies on a workbench, and how it is looked at: what the parts of the workbench share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from explorer.problems import Refusal
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.parts.scene import Why
from widgets.workbench.game_view import GameView
from widgets.workbench.moment import Moment
from widgets.workbench.parts import Parts
from widgets.workbench.seating import Seating
from widgets.workbench.stepper import Stepper

_MOST_SAID = 5000  # sentences of one game kept ready


class Board:
    """`why` is what is said beside the table of what was last tried, None for nothing."""

    def __init__(self, view: GameView[Any, Any], parts: Parts, words: Words, on_sit: Callable[[int], None]) -> None:
        self.view, self.parts, self.words = view, parts, words
        self.why: Why | None = None
        self._said: dict[tuple[Node[Any], int], tuple[str, str, str]] = {}

        def sit(seat: int) -> None:
            self.forget_sentences()
            on_sit(seat)

        self.seating = Seating(sit)
        self._stepper: Stepper | None = None

    # The game

    def lay(self, timeline: Timeline[Any, Any], seen: bool = False) -> None:
        """Put this timeline on the board; `seen` says whether all of its line has been shown already."""
        self._stepper = Stepper(self.view.bots, timeline, self.bot_of, seen)
        self.why = None
        self.forget_sentences()

    @property
    def stepper(self) -> Stepper:
        """What steps through the timeline."""
        assert self._stepper is not None, "there is a game on the board as soon as there is a workbench"
        return self._stepper

    @property
    def timeline(self) -> Timeline[Any, Any]:
        """The game on the board."""
        return self.stepper.timeline

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat, by what the screen says; None for a person."""
        if setting := self.view.bot_settings.get(seat):
            return str(self.timeline.game.settings[setting])
        player = self.parts.players.get(seat)
        return str(player.value) if player is not None and player.value else None

    # Who looks on

    def look(self) -> None:
        """Find out whose hand is seen, now that the cursor, the players or the cards that lie open may be others."""
        game, state = self.timeline.game, self.timeline.state
        persons = [seat for seat in self.view.players if self.bot_of(seat) is None]
        over = game.result(state) is not None
        self.seating.look(game.actor(state), persons, bool(self.parts.open_cards.value), over)

    @property
    def moment(self) -> Moment[Any, Any]:
        """What is looked at now."""
        timeline, seating = self.timeline, self.seating
        return Moment(
            view=self.view,
            game=timeline.game,
            timeline=timeline,
            node=timeline.node,
            event=timeline.event,
            seat=seating.seat,
            awaited=seating.awaited,
            open_cards=bool(self.parts.open_cards.value),
            waits_for_bot=self.stepper.waits_for_bot,
            words=self.words,
        )

    # In words

    def said(self, node: Node[Any], index: int) -> tuple[str, str, str]:
        """Title, sentence and clause of an event, as far as it may be known."""
        if self.seating.awaited is not None or len(self._said) > _MOST_SAID:
            self._said.clear()
        found = self._said.get((node, index))
        if found is None:
            found = self._said[node, index] = self.moment.in_words(self.timeline.events(node)[index])
        return found

    def forget_sentences(self) -> None:
        """What was said was said to somebody else, or in another language."""
        self._said.clear()

    def hint(self) -> str:
        """What there is to do now, in a sentence."""
        moment, text, message = self.moment, self.words.text, self.view.message
        if moment.game.result(moment.state) is not None:
            return text("hint-over")
        if moment.awaited is not None:
            return text("curtain", who=text(message(self.view.chair), seat=moment.awaited))
        if moment.game.actor(moment.state) is None:
            return text("hint-step")
        return text(message("hint-bot") if moment.waits_for_bot else self.view.hint(moment))

    def note(self, text: str, zone: str = "", clause: str = "") -> Why:
        """Something to be said beside a zone of the table."""
        return {"text": text, "clause": clause, "zone": zone, "close": self.words.text("close")}

    def refusal(self, refusal: Refusal, zone: str) -> Why:
        """A refusal, to be said beside a zone of the table."""
        return self.note(self.view.why_not(refusal, self.words), zone, refusal.clause)
