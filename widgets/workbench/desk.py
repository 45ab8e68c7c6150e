"""What the workbench needs to know of a game to put it on the screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from explorer.cases import Case
from explorer.chance import Chance
from explorer.game import Event, Game
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.parts.library import Module

if TYPE_CHECKING:
    from explorer.charts import Chart


class Mark(NamedTuple):
    """A moment worth finding on the scrubber: the place of its event and its name."""

    at: int
    label: str


Draw = Callable[[int, int], "Chart"]
"""Draws a chart so many pixels wide and high."""


class Desk(ABC):
    """One game as the workbench sees it."""

    game: ClassVar[type[Game]]
    cases: ClassVar[Mapping[str, Case]]
    bots: ClassVar[Mapping[str, Callable[[Any, Any, Chance], tuple[str, Chance]]]]
    endless: ClassVar[str]
    """The clause that says whether a game must end."""
    bot_settings: ClassVar[Mapping[int, str]] = {}
    """The setting that names the bot of a seat. Such a setting concerns only what is yet to be played."""
    players: ClassVar[Mapping[int, str]] = {}
    """The seats whose player is chosen on the screen, each with who plays there at first: a bot, or "" for a person."""
    chair: ClassVar[str] = "seat"
    """The message that names a seat wherever one sits: on the choice of players, and to whom the screen is handed."""
    stretches: ClassVar[tuple[str, ...]] = ()
    """What one can play on to the end of, besides the game; see `ends`."""
    autopilot: ClassVar[str]
    """The bot that at first plays for a person while playing on."""
    charts: ClassVar[tuple[str, ...]] = ("chart",)
    """The names of the charts, from top to bottom."""
    modules: ClassVar[tuple[Module, ...]] = ()
    """What the game's table is drawn with besides: the faces of its own cards, the style of its page."""

    @abstractmethod
    def numbers(self, line: Sequence[Node]) -> Mapping[int, str]:
        """The numbered rounds of the line: the place of the event each begins with, and its number."""

    @abstractmethod
    def marks(self, line: Sequence[Node], words: Words) -> list[Mark]:
        """What the scrubber marks on the line."""

    def bot_name(self, bot: str, words: Words) -> str:
        """What a bot is called on the screen."""
        name = self.game.rulebook.game
        setting = next(iter(self.bot_settings.values()), None)
        return words.value(name, setting, bot) if setting else words.text(f"{name}:bot-{bot}")

    def ends(self, stretch: str, event: Event) -> bool:
        """Whether that event ends that stretch."""
        raise KeyError(stretch)

    @abstractmethod
    def draw(self, timeline: Timeline, seen: int, words: Words) -> Mapping[str, Draw]:
        """What draws each chart of the current line up to the place `seen`, with the timeline's cursor in it.

        All that is asked of the timeline is asked at once: the drawing is done in another thread.
        """
