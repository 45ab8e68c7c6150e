"""What every game offers: states, actions, refusals, and events that each name the rule clause behind them.

A game is a package with `Game`, `CASES`, `BOTS` and `RULEBOOK` (`explorer.games` tells where it may lie).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from explorer.chance import Chance
from explorer.games import GAMES
from explorer.problems import Facts, IllegalAction, PositionError, RecordError, Refusal, SettingError, shown, whole
from explorer.rulebook import Rulebook
from explorer.saying import english, in_english, in_english_html

if TYPE_CHECKING:
    from explorer.words import Words

__all__ = [
    "Event",
    "Facts",
    "Game",
    "IllegalAction",
    "PositionError",
    "RecordError",
    "Refusal",
    "Result",
    "SettingError",
    "State",
    "Step",
    "game_named",
]


class State(Protocol):
    """What the state of any game has. It never changes, and with its game it fixes all that can follow.

    `chance` is the place in the stream of chance that what is yet to be dealt or shuffled comes from; None in the view
    of a seat. States that are equal are the same table.
    """

    @property
    def chance(self) -> Chance | None: ...

    def to_dict(self) -> dict[str, Any]:
        """The JSON position; `Game.state` of that is an equal state."""
        ...


S = TypeVar("S", bound=State)
"""The state of a game."""
A = TypeVar("A")
"""What an action means to the rules of a game."""


class Event(NamedTuple, Generic[S]):
    """One thing the rules did: what (`kind`), by which `clause`, to whom, with which of the game's cards and numbers.

    `state` is the table just after it. `seat` is None where the event belongs to no one.
    """

    kind: str
    clause: str
    seat: int | None
    cards: tuple[Any, ...]
    numbers: Facts
    state: S

    def said(self, words: Words) -> str:
        """What happened, in a sentence, and the clause."""
        return f"{words.event(self)} [{self.clause}]"

    def __str__(self) -> str:
        return in_english(self)

    def _repr_html_(self) -> str:
        return in_english_html(self)


class Step(NamedTuple, Generic[S]):
    """What an action did: the state after it and the events on the way, in order."""

    state: S
    events: tuple[Event[S], ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.events))

    def _repr_html_(self) -> str:
        return "".join(event._repr_html_() for event in self.events)


class Result(NamedTuple):
    """How a game ended: the winning seat or team (None for a draw) and, as `reason`, the clause that decided it."""

    winner: int | None
    reason: str

    def said(self, words: Words) -> str:
        """Who won, and by which clause."""
        return words.result(self)

    def __str__(self) -> str:
        return in_english(self)

    def _repr_html_(self) -> str:
        return in_english_html(self)


class Game(ABC, Generic[S, A]):
    """The rules of a game under one choice of its settings (readings and variations), given by name.

    `Game[S, A]` has states of the type S, and its rules know an action as an A: what its text means. A state is
    immutable and, with the game, fixes everything that can follow, chance included. An unknown setting or value raises
    `SettingError`, the state of another game `PositionError`. Games with equal settings are equal.

    `rulebook` has the clauses and settings, `state_type` is S, `seats` is how many there are, and `kinds` are those of
    all events there can be.
    """

    rulebook: ClassVar[Rulebook]
    state_type: ClassVar[type[Any]]
    seats: ClassVar[int]
    kinds: ClassVar[tuple[str, ...]]

    def __init__(self, /, **settings: Any) -> None:
        self.settings = self.rulebook.choose(settings)

    @property
    def name(self) -> str:
        """The game's name in records and clauses, such as `war`."""
        return self.rulebook.game

    def __repr__(self) -> str:
        return f"{self.name}.Game({', '.join(f'{name}={value!r}' for name, value in self.settings.items())})"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.settings == other.settings

    def __hash__(self) -> int:
        return hash((type(self), self.settings))

    def _repr_html_(self) -> str:
        words = english()
        rows = (
            f"<tr><td>{escape(words.setting(self.name, setting))}</td>"
            f"<td>{escape(words.value(self.name, setting, value))}</td></tr>"
            for setting, value in self.settings.items()
        )
        return f"<table><caption>{escape(words.text(self.name + ':name'))}</caption>{''.join(rows)}</table>"

    @abstractmethod
    def start(self, seed: int) -> S:
        """A freshly dealt state. `seed` is a whole number from 0 to 2**64 - 1, else `SettingError`."""

    @abstractmethod
    def state(self, position: Mapping[str, Any] | str) -> S:
        """The state a JSON position (an object, or its text) describes, else `PositionError` naming the place."""

    def adopt(self, state: S, other: Game[S, A]) -> S:
        """The same cards set up under this game's settings: for "what if" from a position made for the other's."""
        return state

    @abstractmethod
    def actor(self, state: S) -> int | None:
        """The seat to act; None when the game is over, or in a state taken from the middle of a step."""

    @abstractmethod
    def actions(self, state: S) -> list[str]:
        """The legal actions as text, in a stable order; none when nobody is to act, or in the view of another seat."""

    def other_actions(self, state: S) -> list[str]:
        """What is legal besides `actions` and no move of anybody's, such as to begin the match again."""
        return []

    @abstractmethod
    def judge(self, state: S, action: str) -> A | Refusal:
        """What the action means to the rules where it is legal now, else why it is not."""

    def refusal(self, state: S, action: str) -> Refusal | None:
        """None where the action is legal now, else why it is not."""
        judged = self.judge(state, action)
        return judged if isinstance(judged, Refusal) else None

    @abstractmethod
    def _do(self, state: S, act: A, events: list[Event[S]]) -> S:
        """Carry out a legal action and nothing more; append its events and give the state after them."""

    @abstractmethod
    def _go_on(self, state: S, events: list[Event[S]]) -> S:
        """Whatever the rules then do by themselves until somebody is to act or the game is over."""

    @abstractmethod
    def opening(self, state: S) -> Step[S]:
        """The events a timeline begins with: one that says what lies on the table, then what the rules do of
        themselves."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """The state as that seat may see it: hidden cards are `cards.HIDDEN`, the chance to come is absent.

        Seat None sees no hand, only what lies open to everybody. A seat that does not exist raises `SettingError`.
        """

    @abstractmethod
    def view_event(self, event: Event[S], seat: int | None) -> Event[S]:
        """The event as that seat may see it, its state included."""

    def choices(self, view: S) -> list[str]:
        """The actions a program may choose from, of which there is at least one. `PositionError` where there is none:
        the game is over, or the view is that of a seat that is not to act."""
        actions = self.actions(view)
        if not actions:
            raise PositionError("not-to-act", place="view")
        return actions

    def apply(self, state: S, action: str) -> Step[S]:
        """Carry out an action: the new state and its events. `state` stays as it is.

        Raises `IllegalAction`, carrying the refusal, where the action is not legal, and `PositionError` where the state
        is a seat's view: what it hides is needed to go on.
        """
        self._whole(state)
        act = self.judge(state, action)
        if isinstance(act, Refusal):
            raise IllegalAction(act)
        events: list[Event[S]] = []
        state = self._go_on(self._do(state, act, events), events)
        return Step(state, tuple(events))

    def settle(self, state: S) -> Step[S]:
        """What the rules do of themselves from here: nothing, unless the state is from the middle of a step. Raises
        `PositionError` for a seat's view, as `apply` does."""
        self._whole(state)
        events: list[Event[S]] = []
        state = self._go_on(state, events)
        return Step(state, tuple(events))

    def _own(self, state: S) -> None:
        """Raise `PositionError` for what is no state of this game."""
        if not isinstance(state, self.state_type):
            raise PositionError("other-state", place="state", expected=self.name)

    def _whole(self, state: S) -> None:
        """Raise `PositionError` for what is no state of this game, or only a view of one."""
        self._own(state)
        if state.chance is None:
            raise PositionError("a-view", place="state")

    def _seat(self, seat: int | None) -> None:
        """Raise `SettingError` where there is no such seat to see the table from."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            whole(seat, 0, self.seats - 1, "seat", SettingError)


def game_named(name: object) -> type[Game[Any, Any]]:
    """The `Game` class of the game with that name, one of `explorer.games.GAMES`. Else `RecordError`."""
    if not isinstance(name, str) or name not in GAMES:
        raise RecordError("unknown-game", place="game", expected=", ".join(GAMES.names()), got=shown(name))
    found: type[Game[Any, Any]] = GAMES.module(name).Game
    return found
