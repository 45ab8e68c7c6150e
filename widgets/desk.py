"""What the workbench needs to know of a game to put it on the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from explorer.cases import Case
from explorer.chance import Chance
from explorer.game import Game
from explorer.timeline import Node, Timeline
from explorer.words import Words

if TYPE_CHECKING:
    from explorer.charts import Chart


class Mark(NamedTuple):
    """A moment worth finding on the scrubber: the place of its event and its name."""

    at: int
    label: str


class Desk(ABC):
    """One game as the workbench sees it. The reader sits at seat 0 and the other seats are played by bots."""

    game: ClassVar[type[Game]]
    cases: ClassVar[Mapping[str, Case]]
    bots: ClassVar[Mapping[str, Callable[[Any, Any, Chance], tuple[str, Chance]]]]
    endless: ClassVar[str]
    """The clause that says whether a game must end."""
    bot_settings: ClassVar[Mapping[int, str]]
    """The setting that names the bot of a seat. Such a setting concerns only what is yet to be played."""

    @abstractmethod
    def rows(self, game: Game, state: Any, words: Words, playable: Sequence[str]) -> list[dict[str, Any]]:
        """The table as rows of zones (see `Table`); `playable` are the actions a press may stand for now."""

    @abstractmethod
    def action(self, card: str) -> str:
        """The text of the action that pressing the card with that id stands for, legal or not."""

    @abstractmethod
    def numbers(self, line: Sequence[Node]) -> list[int]:
        """The places of the events at which a numbered round of the line begins, in order."""

    @abstractmethod
    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        """What the scrubber marks on the line."""

    @abstractmethod
    def chart(self, timeline: Timeline, line: Sequence[Node], words: Words) -> Callable[[int, int], Chart]:
        """What draws the chart of that line, with the timeline's cursor in it, so many pixels wide and high.

        All that is asked of the timeline is asked at once: the drawing is done in another thread.
        """
