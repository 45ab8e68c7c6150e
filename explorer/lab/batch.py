"""What plays many games of a kind: the contract of a game's `batch.py`, and how the lab plays a game without one.

A game that is to be played by the million has a module `batch`, with a `BATCH` of a class of its own that fills in
what `Batch` asks for. Any other is played in plain Python, through `Game.apply`, and the lab tells how each game ended
and how many actions it had (`PlainBatch`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Generic, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from explorer.chance import SEEDS, Chance
from explorer.game import Event, Game
from explorer.games import GAMES
from explorer.problems import SettingError, kind, shown, whole

Seeds = NDArray[np.uint64]
"""The seeds of games, one dimension: each as `Game.start` takes it."""
Column = NDArray[np.signedinteger[Any]]
"""A number of each game."""
Columns = dict[str, Column]
Bot = Callable[[Any, Any, Chance], tuple[str, Chance]]
"""From a game, the view of the seat to act and a stream of chance to an action and the stream after it."""

CAPPED = -2
"""The `winner` of a game that was cut off, which is no result."""
DRAWN = -1
"""The `winner` of a game that nobody won."""
CUT_OFF = "cap"
"""The last of a game's `REASONS`: it was cut off."""
MOST_ACTIONS = (1 << 31) - 1
"""The most actions a game can be given before it is cut off."""
MOST_POINTS = 1 << 20
"""The most points of a series."""
_COMMON = {"winner": "int8", "reason": "int8", "actions": "int32"}


@dataclass(frozen=True)
class Options:
    """What games of the lab can be given besides the game's settings: nothing. A game that knows more, such as another
    pack of cards, has a subclass with fields, all of which have defaults."""


AnyGame = Game[Any, Any]
TGame = TypeVar("TGame", bound=AnyGame)
TOptions = TypeVar("TOptions", bound=Options)


class Batch(Generic[TGame, TOptions]):
    """Plays whole games between bots, one for each seed, and tells each by a row of numbers.

    A game of a seed is the same however it is played: its deal is that of the seed, and the bot at seat *k* has the
    stream `Chance(seed).fork(k + 1)`. What a bot draws comes from its stream, what the rules draw from the game's own.

    Whatever is asked of a batch is checked here; `SettingError` says what is wrong with it. A class of its own gives
    the constants below and fills in `_play`, `_trace` and `_series` for the bots it names in `BOTS`, and `_count` for
    all others.
    """

    GAME: type[TGame]
    """The game it plays."""
    OPTIONS: type[TOptions]
    """The type of its options."""
    ALL_BOTS: Mapping[str, Bot]
    """All bots of the game, by name."""
    BOTS: tuple[str, ...]
    """Those that play by the million."""
    COLUMNS: Mapping[str, str]
    """The numbers told of each game and their types, 64 bytes a game at most. These are always among them: `winner`, a
    seat or team, `DRAWN` or `CAPPED`; `reason`, a place in `REASONS`; `actions`, how many there were."""
    REASONS: tuple[str, ...]
    """How a game can end: the clauses that `Result.reason` has, and as the last one `CUT_OFF`."""
    WINNERS: tuple[int, ...] = ()
    """Who can win, told of even if nobody does. Without any, those that won are told of, and the ends there were."""
    RATIOS: Mapping[str, tuple[str, str]] = {}
    """Figures that are one column by another, summed over all games."""
    LENGTH_COLUMN: str = "actions"
    """The column that says how long a game was."""
    USUAL_CAP_ACTIONS: int = 10_000
    """Actions after which a game is cut off unless told otherwise: far beyond what any will have."""

    @property
    def kernel(self) -> Callable[..., object] | None:
        """The outermost of its kernels, if it has any: when that is compiled, all are."""
        return None

    def __repr__(self) -> str:
        return f"<Batch of {self.GAME.rulebook.game}>"

    # What is asked of it

    def is_fast(self, bots: Sequence[str]) -> bool:
        """Whether games between these bots are played by its kernel, rather than in plain Python."""
        return self.kernel is not None and all(bot in self.BOTS for bot in bots)

    def is_ready(self, bots: Sequence[str]) -> bool:
        """Whether games between these bots can be played at once, and nothing has to be compiled before."""
        from explorer.lab.compiled import is_compiled  # brings numba, which takes its time

        kernel = self.kernel
        return kernel is None or not self.is_fast(bots) or is_compiled(kernel)

    def options(self, chosen: Mapping[str, Any]) -> TOptions:
        """These options by name, and the others' defaults."""
        known = [field.name for field in fields(self.OPTIONS)]
        for name in set(chosen) - set(known):
            expected = ", ".join(known) or "–"
            raise SettingError("unknown-value", place=shown(name), expected=expected, got=shown(chosen[name]))
        return self.OPTIONS(**chosen)

    def play(self, game: TGame, bots: Sequence[str], seeds: Seeds, cap: int, **options: Any) -> Columns:
        """A game for each of the seeds: a column of `COLUMNS` each, in their order.

        `bots` are names of `ALL_BOTS`, one for each seat; `cap`, 1 to `MOST_ACTIONS`, is where a game that is
        not over by then is cut off.
        """
        seeds, chosen = self._checked(game, bots, seeds, cap, options)
        how = self._play if self.is_fast(bots) else self._play_plainly
        return how(game, tuple(bots), seeds, cap, chosen)

    def start(self, game: TGame, seed: int, **options: Any) -> Any:
        """The state that the game of that seed begins with."""
        return self._start(game, whole(seed, 0, SEEDS - 1, "seed", SettingError), self.options(options))

    def trace(self, game: TGame, bots: Sequence[str], seed: int, cap: int, **options: Any) -> list[str]:
        """The actions of the game of that seed, as `play` plays it and as `Game.apply` takes them."""
        one = np.array([whole(seed, 0, SEEDS - 1, "seed", SettingError)], np.uint64)
        seeds, chosen = self._checked(game, bots, one, cap, options)
        how = self._trace if self.is_fast(bots) else self._trace_plainly
        return how(game, tuple(bots), seeds, cap, chosen)

    def series(
        self, game: TGame, bots: Sequence[str], seeds: Seeds, points: int, cap: int, **options: Any
    ) -> dict[str, Column]:
        """How the games of `play` go, at so many points each: arrays by name, of the shape (games, points) or with one
        axis more. Nothing where the games are played in plain Python, and of a game that tells nothing."""
        whole(points, 1, MOST_POINTS, "points", SettingError)
        seeds, chosen = self._checked(game, bots, seeds, cap, options)
        return self._series(game, tuple(bots), seeds, points, cap, chosen) if self.is_fast(bots) else {}

    def _checked(
        self, game: TGame, bots: Sequence[str], seeds: Seeds, cap: int, options: Mapping[str, Any]
    ) -> tuple[Seeds, TOptions]:
        """The seeds as a kernel takes them, and the options, if all that is asked for can be played."""
        if not isinstance(game, self.GAME):
            raise SettingError("unknown-value", place="game", expected=self.GAME.__module__, got=shown(game))
        if not isinstance(bots, list | tuple):
            raise SettingError("wrong-type", place="bots", expected="list", got=kind(bots))
        if len(bots) != self.GAME.seats:
            raise SettingError("lab-bots", place="bots", seats=self.GAME.seats, size=len(bots))
        for seat, bot in enumerate(bots):
            if not isinstance(bot, str) or bot not in self.ALL_BOTS:
                known = ", ".join(self.ALL_BOTS)
                raise SettingError("unknown-value", place=f"bots[{seat}]", expected=known, got=shown(bot))
        whole(cap, 1, MOST_ACTIONS, "cap", SettingError)
        if not isinstance(seeds, np.ndarray) or seeds.dtype != np.uint64 or seeds.ndim != 1:
            got = f"{seeds.dtype} {seeds.shape}" if isinstance(seeds, np.ndarray) else shown(seeds)
            raise SettingError("unknown-value", place="seeds", expected="uint64 (n,)", got=got)
        # For seeds that lie apart or cannot be written to, a second version would have to be compiled.
        return np.require(seeds, requirements=["C", "W"]), self.options(options)

    # What a game of its own fills in. All it is given has been checked, and the bots are in `BOTS`.

    def _play(self, game: TGame, bots: tuple[str, ...], seeds: Seeds, cap: int, options: TOptions) -> Columns:
        return self._play_plainly(game, bots, seeds, cap, options)

    def _trace(self, game: TGame, bots: tuple[str, ...], seeds: Seeds, cap: int, options: TOptions) -> list[str]:
        """Of the one game of these seeds."""
        return self._trace_plainly(game, bots, seeds, cap, options)

    def _series(
        self, game: TGame, bots: tuple[str, ...], seeds: Seeds, points: int, cap: int, options: TOptions
    ) -> dict[str, Column]:
        return {}

    def _start(self, game: TGame, seed: int, options: TOptions) -> Any:
        """The state that the game of that seed begins with, dealt as the options say."""
        return game.start(seed)

    def _count(self, events: Iterable[Event[Any]]) -> Mapping[str, int]:
        """The columns of one game that are not common to all games, from the events it had in the readable rules."""
        for _ in events:
            pass
        return {}

    # In plain Python

    def _play_plainly(self, game: TGame, bots: tuple[str, ...], seeds: Seeds, cap: int, options: TOptions) -> Columns:
        columns: Columns = {name: np.zeros(len(seeds), dtype) for name, dtype in self.COLUMNS.items()}
        for row, seed in enumerate(seeds.tolist()):
            playout = self._playout(game, bots, seed, cap, options)
            counted = self._count(playout)
            result = game.result(playout.state)
            winner = CAPPED if result is None else DRAWN if result.winner is None else result.winner
            reason = self.REASONS.index(CUT_OFF if result is None else result.reason)
            found = {**counted, "winner": winner, "reason": reason, "actions": len(playout.actions)}
            for name, column in columns.items():
                column[row] = found[name]
        return columns

    def _trace_plainly(
        self, game: TGame, bots: tuple[str, ...], seeds: Seeds, cap: int, options: TOptions
    ) -> list[str]:
        playout = self._playout(game, bots, int(seeds[0]), cap, options)
        for _ in playout:
            pass
        return playout.actions

    def _playout(self, game: TGame, bots: tuple[str, ...], seed: int, cap: int, options: TOptions) -> Playout:
        players = Players(game, [self.ALL_BOTS[bot] for bot in bots], seed)
        return Playout(game, self._start(game, seed, options), players, cap)


class PlainBatch(Batch[AnyGame, Options]):
    """A game as it is: with all its bots in plain Python, and any of its clauses may end it."""

    OPTIONS = Options
    COLUMNS = _COMMON

    def __init__(self, game: type[AnyGame], bots: Mapping[str, Bot]) -> None:
        self.GAME, self.ALL_BOTS, self.BOTS = game, bots, tuple(bots)
        self.REASONS = (*game.rulebook.clauses, CUT_OFF)


class Players:
    """A bot for each seat, each with its own stream of chance out of a game's seed."""

    def __init__(self, game: AnyGame, bots: Sequence[Bot], seed: int) -> None:
        self._game, self._bots = game, bots
        self._streams = [Chance(seed).fork(seat + 1) for seat in range(game.seats)]

    def choose(self, state: Any) -> str | None:
        """The action of the bot that is to act; None where nobody is."""
        seat = self._game.actor(state)
        if seat is None:
            return None
        view = self._game.view(state, seat)
        action, self._streams[seat] = self._bots[seat](self._game, view, self._streams[seat])
        return action


class Playout:
    """A game that is played, by the readable rules, as its events are asked for. `actions` are those until then, and
    `state` is what they led to."""

    def __init__(self, game: AnyGame, start: Any, players: Players, cap: int) -> None:
        self._game, self._start, self._players, self._cap = game, start, players, cap
        self.state: Any = start
        self.actions: list[str] = []

    def __iter__(self) -> Iterator[Event[Any]]:
        step = self._game.opening(self._start)
        self.state = step.state
        yield from step.events
        while len(self.actions) < self._cap and (action := self._players.choose(self.state)) is not None:
            step = self._game.apply(self.state, action)
            self.state = step.state
            self.actions.append(action)
            yield from step.events


def batch_of(game: AnyGame) -> Batch[Any, Any]:
    """What plays many games of this kind: the `BATCH` of the game's module `batch`, or where it has none the game in
    plain Python. A game that is not to be found among the others raises `SettingError`."""
    return _batch_of(game.name)


@cache
def _batch_of(name: str) -> Batch[Any, Any]:
    if name not in GAMES:
        raise SettingError("unknown-value", place="game", expected=", ".join(GAMES.names()), got=shown(name))
    package = GAMES.module(name)
    try:
        module = GAMES.module(name, "batch")
    except ModuleNotFoundError as missing:
        if missing.name != f"{package.__name__}.batch":  # it is there, and lacks something
            raise
        return PlainBatch(package.Game, package.BOTS)
    return cast(Batch[Any, Any], module.BATCH)


def bots_of(game: AnyGame) -> Mapping[str, Bot]:
    """The bots of this game, by name; `batch_of(game).BOTS` are those that play by the million."""
    return batch_of(game).ALL_BOTS
