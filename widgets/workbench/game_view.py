"""What a game gives the workbench, its view, and what the workbench gives the game to act with."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol

import ipywidgets as w

from explorer.cases import Case
from explorer.chance import Chance
from explorer.game import Event, Game
from explorer.problems import Refusal
from explorer.timeline import Node, Timeline
from explorer.words import Words
from widgets.page.chart_thread import Draw
from widgets.parts.library import Module
from widgets.parts.scene import Row
from widgets.workbench.moment import G, Moment, S

Bot = Callable[[Any, Any, Chance], tuple[str, Chance]]
"""What plays for a seat: the game, that seat's view and a stream of chance give an action and the stream after it."""


class Mark(NamedTuple):
    """A moment worth finding on the scrubber: the place of its event and its name."""

    at: int
    label: str


class Acting(Protocol):
    """What a game's view and panel may do to the workbench. What is refused, the rules refuse."""

    @property
    def moment(self) -> Moment[Any, Any]:
        """What is looked at now."""

    def act(self, action: str, zone: str) -> None:
        """Do it, or say beside that zone why it may not be done; behind the curtain nothing is done or said."""

    def say(self, refusal: Refusal, zone: str) -> None:
        """Say beside that zone why something may not be done."""

    def remind(self, zone: str) -> None:
        """Say beside that zone what there is to do now."""

    def picked(self, charts: bool = False) -> None:
        """Something was picked: stop what plays by itself, and show what that changes, the panel first, then the table
        and, if they show picks, the `charts`."""

    def redraw(self, charts: bool = False) -> None:
        """As `picked`, while the game may go on by itself."""

    def new_game(self) -> None:
        """Deal another game."""


class Panel(ABC):
    """What a game has under its table to act with, in `box`; `beside` stands at the new game, `below` under the charts.

    Its hooks are called in the order of this class: after what they are told of, and before it is shown.
    """

    box: w.Box
    beside: tuple[w.Widget, ...] = ()
    below: tuple[w.Widget, ...] = ()

    @abstractmethod
    def speak(self, words: Words) -> None:
        """Put every fixed text into this language."""

    def began(self, timeline: Timeline[Any, Any]) -> None:  # noqa: B027 - hooks may be left as they are
        """Another game is on the table."""

    def seated(self, seat: int) -> None:  # noqa: B027
        """Somebody else looks on, from that seat, or the same person anew."""

    def acted(self, action: str) -> None:  # noqa: B027
        """That was played."""

    def changed(self, moment: Moment[Any, Any]) -> None:  # noqa: B027
        """Something else is looked at: what is picked may not be there any more."""

    @abstractmethod
    def show(self, moment: Moment[Any, Any]) -> None:
        """Bring the panel up to date."""

    def prepare(self, moment: Moment[Any, Any]) -> None:  # noqa: B027
        """Put into words what the next press will probably need; the answer to the last one is on its way by now."""


class GameView(ABC, Generic[G, S]):
    """One game as the workbench shows it, one object for each workbench.

    A view says what the table shows and what a press means. What is not said here the workbench does alike for all
    games. Messages that every game has in its own words are named in `widgets/workbench/parts.py`.
    """

    game: ClassVar[type[Game[Any, Any]]]
    cases: ClassVar[Mapping[str, Case]] = {}
    bots: ClassVar[Mapping[str, Bot]]
    autopilot: ClassVar[str]
    """The bot that at first plays for a person while playing on."""
    endless: ClassVar[str] = ""
    """The clause that says whether a game must end."""
    bot_settings: ClassVar[Mapping[int, str]] = {}
    """The setting that names the bot of a seat. Such a setting concerns only what is yet to be played."""
    players: ClassVar[Mapping[int, str]] = {}
    """The seats whose player is chosen on the screen, each with who plays there at first: a bot, or "" for a person."""
    chair: ClassVar[str] = "seat"
    """The message that names a seat wherever one sits: on the choice of players, and to whom the screen is handed."""
    stretches: ClassVar[tuple[str, ...]] = ()
    """What one can play on to the end of, besides the game; see `ends`."""
    charts: ClassVar[tuple[str, ...]] = ()
    """The names of the charts, from top to bottom; see `draw`."""
    private_charts: ClassVar[tuple[str, ...]] = ()
    """Those of them that tell what only one person may see: no curtain is drawn before they are off the page."""

    modules: ClassVar[tuple[Module, ...]] = ()
    """What the game's table is drawn with besides: the faces of its own cards, the style of its page."""

    # Names

    @classmethod
    def message(cls, name: str) -> str:
        """The id of a message that every game has in its own words."""
        return f"{cls.game.rulebook.game}:{name}"

    @classmethod
    def bot_name(cls, bot: str, words: Words) -> str:
        """What a bot is called on the screen."""
        setting = next(iter(cls.bot_settings.values()), None)
        if setting is not None:
            return words.value(cls.game.rulebook.game, setting, bot)
        return words.text(cls.message(f"bot-{bot}"))

    # The table

    @abstractmethod
    def rows(self, moment: Moment[G, S]) -> list[Row]:
        """The rows of the table."""

    def turned_state(self, state: S, seat: int) -> S:
        """The state as it is drawn for who looks on from that seat: turned, where that seat is always below."""
        return state

    def turned_event(self, event: Event[S], seat: int) -> Event[S]:
        """The event as it is told to who looks on from that seat."""
        return event

    def hand_zone(self, seat: int) -> str:
        """The zone in which the hand lies of who looks on from that seat."""
        return f"hand-{seat}"

    # What a person does

    def panel(self, acting: Acting) -> Panel | None:
        """What there is under the table to act with, if anything; asked for once."""
        return None

    def press(self, zone: str, card: str, acting: Acting) -> None:
        """A card was pressed, by the ids the page gives, which are as untrusted as what a person types."""
        acting.act(card, zone)

    def hint(self, moment: Moment[G, S]) -> str:
        """The id of the message that says what a person can do whose turn it is."""
        return self.message("hint-choose")

    def why_not(self, refusal: Refusal, words: Words) -> str:
        """What to say of a refusal beside the table."""
        return words.refusal(refusal)

    # The game

    def start(self, game: G, seed: int) -> S:
        """A freshly dealt state."""
        state: S = game.start(seed)
        return state

    def seed(self, timeline: Timeline[S, Any]) -> int | None:
        """What the game on the table was dealt from; None for a position."""
        return timeline.seed

    def numbers(self, line: Sequence[Node[S]]) -> Mapping[int, str]:
        """The numbered rounds of the line: the place of the event each begins with, and its number."""
        return {}

    def marks(self, line: Sequence[Node[S]], words: Words) -> list[Mark]:
        """What the scrubber marks on the line."""
        return []

    def ends(self, stretch: str, event: Event[S]) -> bool:
        """Whether that event ends that stretch."""
        raise KeyError(stretch)

    def draw(self, moment: Moment[G, S], seen: int) -> Mapping[str, Draw]:
        """What draws each chart there is now, by its name, of the current line up to the place `seen`, with the
        timeline's cursor in it.

        All that is asked of the moment is asked at once: the drawing is done in another thread.
        """
        return {}
