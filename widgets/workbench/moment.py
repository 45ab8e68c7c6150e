"""What is looked at now: an event of a game, and who looks on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from explorer.game import Event, Game, State
from explorer.timeline import Node, Timeline
from explorer.words import Words

if TYPE_CHECKING:
    from widgets.workbench.game_view import GameView

G = TypeVar("G", bound=Game[Any, Any])
"""The game of a view."""
S = TypeVar("S", bound=State)
"""The states of that game."""


@dataclass(frozen=True, eq=False)
class Moment(Generic[G, S]):
    """The event under the cursor, as everything lies open, and with whose eyes it is seen.

    `seat` is who looks on. `awaited` is the person who is to say they are ready before any hand is seen; until then a
    curtain is drawn. `open_cards` says that all may be seen, `waits_for_bot` that a bot is to move.
    """

    view: GameView[G, S]
    game: G
    timeline: Timeline[S, Any]
    node: Node[S]
    event: Event[S]
    seat: int
    awaited: int | None
    open_cards: bool
    waits_for_bot: bool
    words: Words

    @property
    def state(self) -> S:
        """The table just after the event, with nothing hidden."""
        return self.event.state

    @cached_property
    def seen(self) -> S:
        """The table just after the event, as whoever looks on sees it."""
        return self.as_seen(self.state)

    @property
    def curtain(self) -> bool:
        """Whether no hand is seen until somebody is ready."""
        return self.awaited is not None

    @property
    def own_turn(self) -> bool:
        """Whether who looks on is to act, and may: no curtain is drawn, and no bot plays for them."""
        return not self.curtain and not self.waits_for_bot and self.game.actor(self.state) == self.seat

    def as_seen(self, state: S) -> S:
        """A state as whoever looks on sees it."""
        if not self.open_cards:
            state = self.game.view(state, None if self.curtain else self.seat)
        return self.view.turned_state(state, self.seat)

    def in_words(self, event: Event[S]) -> tuple[str, str, str]:
        """Title, sentence and clause of an event, as far as whoever looks on may know it."""
        if not self.open_cards:
            event = self.game.view_event(event, None if self.curtain else self.seat)
        event = self.view.turned_event(event, self.seat)
        return self.words.title(event), self.words.event(event), event.clause
