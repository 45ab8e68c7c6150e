"""What every game offers: states, actions, refusals, and events that each name the rule clause behind them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from explorer.problems import Facts, IllegalAction, PositionError, RecordError, Refusal, SettingError, shown, whole
from explorer.rulebook import Rulebook

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
    "Step",
    "game_named",
]


class Event(NamedTuple):
    """One thing the rules did: what (`kind`), by which `clause`, to whom, with which of the game's cards and numbers.

    `state` is the table just after it. `seat` is None where the event belongs to no one.
    """

    kind: str
    clause: str
    seat: int | None
    cards: tuple[Any, ...]
    numbers: Facts
    state: Any

    def __str__(self) -> str:
        from explorer.words import Words

        return f"{Words().event(self)} [{self.clause}]"

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(str(self))}</p>"


class Step(NamedTuple):
    """What an action did: the state after it and the events on the way, in order."""

    state: Any
    events: tuple[Event, ...]

    def __str__(self) -> str:
        return "\n".join(map(str, self.events))

    def _repr_html_(self) -> str:
        return "".join(event._repr_html_() for event in self.events)


class Result(NamedTuple):
    """How a game ended: the winning seat or team (None for a draw) and, as `reason`, the clause that decided it."""

    winner: int | None
    reason: str

    def __str__(self) -> str:
        from explorer.words import Words

        return Words().result(self)

    def _repr_html_(self) -> str:
        from html import escape

        return f"<p>{escape(str(self))}</p>"


class Game(ABC):
    """The rules of a game under one choice of its settings (readings and variations), given by name.

    A state is immutable and, with the game, fixes everything that can follow, chance included. An unknown setting or
    value raises `SettingError`, the state of another game `PositionError`. Games with equal settings are equal.
    """

    rulebook: ClassVar[Rulebook]
    state_type: ClassVar[type]
    seats: ClassVar[int]

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
        from html import escape

        from explorer.words import Words

        words = Words()
        rows = (
            f"<tr><td>{escape(words.setting(self.name, setting))}</td>"
            f"<td>{escape(words.value(self.name, setting, value))}</td></tr>"
            for setting, value in self.settings.items()
        )
        return f"<table><caption>{escape(words.text(self.name + ':name'))}</caption>{''.join(rows)}</table>"

    @abstractmethod
    def start(self, seed: int) -> Any:
        """A freshly dealt state. `seed` is a whole number from 0 to 2**64 - 1, else `SettingError`."""

    @abstractmethod
    def state(self, position: Mapping[str, Any] | str) -> Any:
        """The state a JSON position (an object, or its text) describes, else `PositionError` naming the place."""

    def adopt(self, state: Any, other: Game) -> Any:
        """The same cards set up under this game's settings: for "what if" from a position made for the other's."""
        return state

    @abstractmethod
    def actor(self, state: Any) -> int | None:
        """The seat to act; None when the game is over, or in a state taken from the middle of a step."""

    @abstractmethod
    def actions(self, state: Any) -> list[str]:
        """The legal actions as text, in a stable order; none when nobody is to act, or in the view of another seat."""

    @abstractmethod
    def refusal(self, state: Any, action: str) -> Refusal | None:
        """None where the action is legal now, else why it is not."""

    @abstractmethod
    def _do(self, state: Any, action: str, events: list[Event]) -> Any:
        """Carry out a legal action and nothing more; append its events and give the state after them."""

    @abstractmethod
    def _go_on(self, state: Any, events: list[Event]) -> Any:
        """Whatever the rules then do by themselves until somebody is to act or the game is over."""

    @abstractmethod
    def opening(self, state: Any) -> Step:
        """The events a timeline begins with: one that says what lies on the table, then what the rules do of
        themselves."""

    @abstractmethod
    def result(self, state: Any) -> Result | None:
        """None while the game goes on."""

    @abstractmethod
    def view(self, state: Any, seat: int | None) -> Any:
        """The state as that seat may see it: hidden cards are `cards.HIDDEN`, the chance to come is absent.

        Seat None sees no hand, only what lies open to everybody. A seat that does not exist raises `SettingError`.
        """

    @abstractmethod
    def view_event(self, event: Event, seat: int | None) -> Event:
        """The event as that seat may see it, its state included."""

    def choices(self, view: Any) -> list[str]:
        """The actions a program may choose from, of which there is at least one. `PositionError` where there is none:
        the game is over, or the view is that of a seat that is not to act."""
        actions = self.actions(view)
        if not actions:
            raise PositionError("not-to-act", place="view")
        return actions

    def apply(self, state: Any, action: str) -> Step:
        """Carry out an action: the new state and its events. `state` stays as it is.

        Raises `IllegalAction`, carrying the refusal, where the action is not legal, and `PositionError` where the state
        is a seat's view: what it hides is needed to go on.
        """
        self._whole(state)
        refusal = self.refusal(state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        state = self._go_on(self._do(state, action, events), events)
        return Step(state, tuple(events))

    def settle(self, state: Any) -> Step:
        """What the rules do of themselves from here: nothing, unless the state is from the middle of a step. Raises
        `PositionError` for a seat's view, as `apply` does."""
        self._whole(state)
        events: list[Event] = []
        state = self._go_on(state, events)
        return Step(state, tuple(events))

    def _own(self, state: Any) -> None:
        """Raise `PositionError` for what is no state of this game."""
        if not isinstance(state, self.state_type):
            raise PositionError("other-state", place="state", expected=self.name)

    def _whole(self, state: Any) -> None:
        """Raise `PositionError` for what is no state of this game, or only a view of one."""
        self._own(state)
        if state.chance is None:
            raise PositionError("a-view", place="state")

    def _seat(self, seat: int | None) -> None:
        """Raise `SettingError` where there is no such seat to see the table from."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            whole(seat, 0, self.seats - 1, "seat", SettingError)


def game_named(name: object) -> type[Game]:
    """The `Game` class of the game with that name: any package of `explorer` that has rules. Else `RecordError`."""
    games = _games()
    if isinstance(name, str) and name in games:
        found: type[Game] = import_module(f"explorer.{name}").Game
        return found
    raise RecordError("unknown-game", place="game", expected=", ".join(games), got=shown(name))


def _games() -> list[str]:
    """The packages of `explorer` that have rules: a game is one."""
    return sorted(rules.parent.name for rules in Path(__file__).parent.glob("*/rules.py"))
