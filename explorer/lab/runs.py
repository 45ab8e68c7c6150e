"""Many games at once, and any one of them step for step.

    >>> from explorer import lab, war
    >>> games = lab.run(war.Game(), ["random", "random"], games=2000, seed=7)
    >>> len(games), games.summary().shares["winner"][0].value
    (2000, 0.503)
    >>> row = games["battles"].argmax()
    >>> bool(games.timeline(games.numbers[row]).line[-1].depth == games["actions"][row])
    True

Game *i* of a run is dealt from the seed `Chance(seed).fork(i)`, so that it does not depend on how many games there are,
how they are divided, or who plays them. The bot at seat *k* has the stream `fork(k + 1)` of the game's own seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from copy import copy
from importlib import import_module
from inspect import signature
from io import StringIO
from math import isfinite
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from explorer.chance import SEEDS, Chance
from explorer.game import Event, Game, game_named
from explorer.lab.statistics import Figure, Spread, mean, paired, ratio, ratios_apart, share, spread
from explorer.problems import Problem, SettingError, shown, typed, whole
from explorer.timeline import Timeline

MOST = 1 << 32
"""Games of one run, at most."""
CAPPED = -2
"""The `winner` of a game that was cut off, which is no result."""
_FIRST, _SECONDS, _LARGEST = 32, 0.2, 1 << 20  # games of the first piece of work, and how long one is to take
_AHEAD, _WORKERS = 4, 16  # pieces handed out for every worker, and how many are taken to be there if nobody says
_LINES = 1 << 14  # of a table, written at once


class LabError(Problem):
    """A run that failed: a worker died, or what it was to play could not be. `done` are the games played until then."""

    done: Games


class Progress(NamedTuple):
    """How far a run is: games `done` of how many, `seconds` gone and those `left`, None while that is not known.

    `games` are those done so far, to look at. `compiling` says that nothing was played yet since the code of this game
    is being compiled, which happens once on a machine.
    """

    done: int
    of: int
    seconds: float
    left: float | None
    compiling: bool
    games: Games


def run(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Callable[[Progress], object] | None = None,
    *,
    cap: int | None = None,
    **setup: Any,
) -> Games:
    """Play so many games between these bots, one for each seat, and give their columns.

    The games are the same whoever plays them: this thread, or the workers of any `concurrent.futures.Executor`, such
    as a pool of threads or processes or a Dask client's. `progress` is called with a `Progress` before the first piece
    of work and after each; where it returns False, or the keyboard interrupts, the run stops soon, and what was played
    until then is the result. A game is cut off after `cap` actions (by default the game's `LONG`) and counted as such.
    `setup` goes to the game's `batch.play`, such as `deck` for football.

    Bad settings raise `SettingError`, before anything is played; whatever fails after that raises `LabError`, which has
    what is done.
    """
    from explorer.lab.compiled import is_compiled  # brings numba, which takes its time

    if not isinstance(game, Game):
        raise SettingError("unknown-value", place="game", expected="Game", got=shown(game))
    if not isinstance(executor, Executor | None):
        raise SettingError("unknown-value", place="executor", expected="Executor, None", got=shown(executor))
    batch = batch_of(game)
    whole(games, 1, MOST, "games", SettingError)
    whole(seed, 0, SEEDS - 1, "seed", SettingError)
    known = list(signature(batch.play).parameters)[4:]
    for name in set(setup) - set(known):
        raise SettingError("unknown-value", place=shown(name), expected=", ".join(known) or "–", got=shown(setup[name]))
    cap = batch.LONG if cap is None else cap
    batch.play(game, bots, seeds(seed, 0, 0), cap, **setup)  # refuses what it cannot play
    found = Games(game, bots, games, seed, cap, setup)
    course = _Course(found, progress)
    try:
        course.tell(compiling=not is_compiled(batch.KERNEL))
        if executor is None:
            while (piece := course.next_piece()) and not course.stopped:
                with _blamed(course):
                    columns, seconds = _played(*course.task(piece))
                course.take(piece, columns, seconds)
        else:
            _through(executor, course)
    except KeyboardInterrupt:
        course.stopped = True
    if course.stopped and len(found) < games:
        found.stopped = True
    return found


def _through(executor: Executor, course: _Course) -> None:
    """Hand the work out and take what comes back, in whatever order it does."""
    workers = getattr(executor, "_max_workers", None) or _WORKERS
    waiting: dict[Future[Any], tuple[int, int]] = {}
    try:
        while not course.stopped:
            while len(waiting) < _AHEAD * workers and (piece := course.next_piece()):
                with _blamed(course):
                    waiting[executor.submit(_played, *course.task(piece))] = piece
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                with _blamed(course):
                    columns, seconds = future.result()
                course.take(waiting.pop(future), columns, seconds)
    finally:
        for future in waiting:
            future.cancel()
        for future, piece in waiting.items():
            if future.done() and not future.cancelled() and not future.exception():
                course.put(piece, future.result()[0])


@contextmanager
def _blamed(course: _Course) -> Iterator[None]:
    """What fails here fails the run, by a `LabError`."""
    try:
        yield
    except Exception as reason:
        why = shown(f"{type(reason).__name__}: {reason}", 200)
        failed = LabError("lab-worker", place="", reason=why)
        failed.done = course.games
        failed.done.stopped = True
        raise failed from reason


def _played(
    name: str, settings: dict[str, Any], bots: tuple[str, ...], seed: int, first: int, count: int, cap: int, setup: Any
) -> tuple[dict[str, np.ndarray], float]:
    """A piece of work, wherever it is done: the columns of its games, and how many seconds it took."""
    begun = monotonic()
    game = game_named(name)(**settings)
    columns = batch_of(game).play(game, bots, seeds(seed, first, count), cap, **setup)
    return columns, monotonic() - begun


class _Course:
    """What is handed out, what has come back, and who is told."""

    def __init__(self, games: Games, progress: Callable[[Progress], object] | None) -> None:
        self.games, self.progress = games, progress
        self.stopped = False
        self._size, self._next, self._begun = _FIRST, 0, monotonic()
        self._first: tuple[int, float] | None = None  # games of the first piece, and when it was there

    def next_piece(self) -> tuple[int, int] | None:
        """The first game and how many."""
        count = min(self._size, self.games.asked - self._next)
        if count <= 0:
            return None
        self._next += count
        return self._next - count, count

    def task(self, piece: tuple[int, int]) -> tuple[Any, ...]:
        games = self.games
        return games.game.name, dict(games.game.settings), games.bots, games.seed, *piece, games.cap, games.setup

    def take(self, piece: tuple[int, int], columns: dict[str, np.ndarray], seconds: float) -> None:
        self.put(piece, columns)
        # Pieces that are worth handing out, and after which a run can soon be stopped.
        self._size = max(1, min(int(piece[1] * _SECONDS / max(seconds, 1e-6)), 4 * piece[1], _LARGEST))
        self.tell()

    def put(self, piece: tuple[int, int], columns: dict[str, np.ndarray]) -> None:
        self.games._put(piece[0], columns)

    def tell(self, compiling: bool = False) -> None:
        if self.progress is None or self.stopped:
            return
        games = copy(self.games)  # which no longer changes: somebody may look at it from another thread
        done, of, seconds = len(games), games.asked, monotonic() - self._begun
        left = None
        if done:  # before the first piece was there, code may have been loaded or compiled
            then, when = self._first = self._first or (done, seconds)
            left = 0.0 if done == of else (seconds - when) / (done - then) * (of - done) if done > then else None
        answer = self.progress(Progress(done, of, seconds, left, compiling, games))
        if answer is False or (isinstance(answer, np.bool_) and not answer):
            self.stopped = True


def batch_of(game: Game) -> ModuleType:
    """The module that plays many games of this kind."""
    return import_module(f"explorer.{game.name}.batch")


def bots_of(game: Game) -> Mapping[str, Any]:
    """The bots of this game, by name; `batch_of(game).BOTS` are those that can play many games."""
    found: Mapping[str, Any] = import_module(f"explorer.{game.name}").BOTS
    return found


def seeds(seed: int, first: int, count: int) -> np.ndarray:
    """The seeds of games `first` to `first + count - 1` of a run: `Chance(seed).fork(i).seed`, uint64.

    >>> int(seeds(7, 3, 1)[0]) == Chance(7).fork(3).seed
    True
    """
    from explorer.lab.compiled import forks

    found: np.ndarray = forks(seed, first, count)
    return found


class Games:
    """Games of a run: `games["battles"]` is that column, a row for each game done, in order.

    `asked` is how many there were to be, `stopped` whether the run was stopped before. Row and number are the same for
    a whole run; `numbers` has the number of the game in each row, should some be missing.
    """

    def __init__(
        self, game: Game, bots: Sequence[str], asked: int, seed: int, cap: int | None, setup: Mapping[str, Any]
    ) -> None:
        batch = batch_of(game)
        self.game, self.asked = game, asked
        self.bots: tuple[str, ...] = tuple(typed(bots, list, "bots", SettingError))
        self.seed = whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self.cap: int = batch.LONG if cap is None else cap
        self.setup = dict(setup)
        self.stopped = False
        try:
            self._columns = {name: np.empty(asked, dtype) for name, dtype in batch.COLUMNS.items()}
        except MemoryError:
            raise SettingError("lab-memory", place="games", got=str(asked)) from None
        self._done: list[tuple[int, int]] = []  # from where to where, in order, none touching

    def __len__(self) -> int:
        return sum(end - begin for begin, end in self._done)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game!r}, bots {', '.join(self.bots)}, seed {self.seed}>"

    def __getitem__(self, column: str) -> np.ndarray:
        if not isinstance(column, str) or column not in self._columns:
            raise SettingError("unknown-value", place="column", expected=", ".join(self._columns), got=shown(column))
        return self._of(self._columns[column])

    @property
    def columns(self) -> dict[str, np.ndarray]:
        """Every column by its name (`batch.COLUMNS` says what they hold)."""
        return {name: self._of(column) for name, column in self._columns.items()}

    @property
    def numbers(self) -> np.ndarray:
        """The number of the game in each row, int64."""
        parts = [np.arange(begin, end) for begin, end in self._done]
        return np.concatenate(parts) if parts else np.arange(0)

    @property
    def seeds(self) -> np.ndarray:
        """The seed each game was dealt from, uint64."""
        parts = [seeds(self.seed, begin, end - begin) for begin, end in self._done]
        return np.concatenate(parts) if parts else np.zeros(0, np.uint64)

    def _of(self, column: np.ndarray) -> np.ndarray:
        parts = [column[begin:end] for begin, end in self._done] or [column[:0]]
        found = parts[0] if len(parts) == 1 else np.concatenate(parts)
        found.flags.writeable = False  # of a view: what was played stays as it is
        return found

    def _put(self, first: int, columns: dict[str, np.ndarray]) -> None:
        count = len(next(iter(columns.values())))
        for name, column in columns.items():
            self._columns[name][first : first + count] = column
        joined: list[tuple[int, int]] = []
        for begin, end in sorted([*self._done, (first, first + count)]):
            if joined and joined[-1][1] == begin:
                joined[-1] = (joined[-1][0], end)
            else:
                joined.append((begin, end))
        self._done = joined

    def _repr_html_(self) -> str:
        return self.summary()._repr_html_()

    # What they say

    @property
    def capped(self) -> int:
        """How many games were cut off."""
        return int(np.count_nonzero(self["winner"] == CAPPED))

    @property
    def finished(self) -> dict[str, np.ndarray]:
        """The columns of the games that have a result."""
        over = self["winner"] != CAPPED
        return {name: column[over] for name, column in self.columns.items()}

    def summary(self) -> Summary:
        """Means, quantiles and shares, with 95 % intervals, of the games that have a result."""
        return Summary(self)

    def to_csv(self, path: str | Path | None = None) -> str | None:
        """A line for each game: its number, its seed, and the columns, `reason` by its clause. Written to `path`, or
        given as a text."""
        if path is not None:
            with Path(path).open("w", encoding="utf-8", newline="") as file:
                self._write(file)
            return None
        out = StringIO()
        self._write(out)
        return out.getvalue()

    def _write(self, file: Any) -> None:
        reasons = batch_of(self.game).REASONS
        columns = self.columns
        file.write(",".join(("game", "seed", *columns)) + "\n")
        numbers = (self.numbers, self.seeds, *columns.values())
        at = list(columns).index("reason") + 2
        for begin in range(0, len(self), _LINES):
            texts = [column[begin : begin + _LINES].tolist() for column in numbers]
            texts[at] = [reasons[reason] for reason in texts[at]]
            file.writelines(",".join(map(str, row)) + "\n" for row in zip(*texts, strict=True))

    # One of them

    def seed_of(self, number: int | np.integer[Any]) -> int:
        """The seed game `number` is dealt from, be it done or not; `SettingError` where the run was to have no such."""
        plain = int(number) if isinstance(number, np.integer) else number  # one out of `numbers` will do
        return Chance(self.seed).fork(whole(plain, 0, self.asked - 1, "number", SettingError)).seed

    def timeline(self, number: int | np.integer[Any]) -> Timeline:
        """Game `number`, played again by the readable rules and their bots, action by action; the cursor is at its
        beginning. A game that was cut off is as long as it was then."""
        seed = self.seed_of(number)
        start = batch_of(self.game).start(self.game, seed, **self.setup)
        timeline = Timeline(self.game, start)
        streams = [Chance(seed).fork(seat + 1) for seat in range(self.game.seats)]
        bots, game, state = bots_of(self.game), self.game, timeline.node.state
        for _ in range(self.cap):
            seat = game.actor(state)
            if seat is None:
                break
            action, streams[seat] = bots[self.bots[seat]](game, game.view(state, seat), streams[seat])
            state = timeline.play(action).state
        timeline.seek(0)
        return timeline

    def series(self, points: int, games: int = 1000) -> dict[str, np.ndarray]:
        """How the first `games` games that are done went, for `points` points each: what the game's `batch.series`
        has."""
        some = self.seeds[: whole(games, 1, MOST, "games", SettingError)]
        found: dict[str, np.ndarray] = batch_of(self.game).series(
            self.game, self.bots, some, points, self.cap, **self.setup
        )
        return found

    def compare(self, other: Games) -> Comparison:
        """These games beside those of other settings or bots, game by game from the same seeds."""
        return Comparison(self, other)


class Summary:
    """What games come to: `spreads` of the columns that count something, `shares` of each winner and each reason (for
    the games that have a result), `ratios`, and the share of the games that were cut off (`capped`)."""

    def __init__(self, games: Games) -> None:
        batch, columns = batch_of(games.game), games.finished
        count = len(columns["winner"])
        self.game, self.games, self.finished, self.cap = games.game, len(games), count, games.cap
        self.capped: Figure = share(games.capped, len(games))
        self.spreads: dict[str, Spread] = {
            name: spread(column) for name, column in columns.items() if name not in ("winner", "reason")
        }
        winners = {int(it): 0 for it in batch.WINNERS}
        winners |= {int(it): int(n) for it, n in zip(*np.unique(columns["winner"], return_counts=True), strict=True)}
        reasons = np.bincount(columns["reason"], minlength=len(batch.REASONS))
        self.shares: dict[str, dict[Any, Figure]] = {
            "winner": {winner: share(n, count) for winner, n in winners.items()},
            "reason": {
                reason: share(int(n), count)
                for reason, n in zip(batch.REASONS, reasons, strict=True)
                if reason != "cap"
            },
        }
        self.ratios: dict[str, Figure] = {
            name: ratio(columns[above], columns[below]) for name, (above, below) in batch.RATIOS.items()
        }

    def head(self, words: Any) -> str:
        """How many games there are, and how many of them were cut off, in a language."""
        capped = self.games - self.finished
        return str(words.text("lab-games", games=self.games, capped=capped, cap=f"{self.cap:,}"))

    def lines(self, words: Any) -> list[Line]:
        """Every figure with its name, in a language."""
        game, text = self.game.name, words.text
        found = [
            Line(text(f"{game}:winner", winner=winner), text("lab-share", **_percents(figure)))
            for winner, figure in self.shares["winner"].items()
        ]
        found += [
            Line(text(f"{game}:ending-{clause.partition('.')[2]}"), text("lab-share", **_percents(figure)))
            for clause, figure in self.shares["reason"].items()
        ]
        found += [
            Line(text(f"{game}:ratio-{name}"), text("lab-mean", **_numbers(figure)))
            for name, figure in self.ratios.items()
        ]
        for name, it in self.spreads.items():
            facts = {"median": it.median.value, "nine": it.quantiles[0.9].value, "most": it.most}
            more = text("lab-spread", **{key: _rounded(number) for key, number in facts.items()})
            found.append(Line(text(f"{game}:column-{name}"), text("lab-mean", **_numbers(it.mean)), more))
        return found

    def __str__(self) -> str:
        from explorer.words import Words

        words = Words()
        head = self.head(words)
        return "\n".join([head, *map(str, self.lines(words))])

    def _repr_html_(self) -> str:
        from html import escape

        from explorer.words import Words

        words = Words()
        head = self.head(words)
        rows = "".join(
            f"<tr><th scope='row' style='text-align:start'>{escape(name)}</th><td>{escape(text)}</td>"
            f"<td>{escape(more)}</td></tr>"
            for name, text, more in self.lines(words)
        )
        return f"<table><caption>{escape(head)}</caption>{rows}</table>"


class Line(NamedTuple):
    """A figure in words: its name, its value with its interval, and of a spread the quantiles."""

    name: str
    value: str
    more: str = ""

    def __str__(self) -> str:
        return f"{self.name}: {self.value}{'; ' * bool(self.more)}{self.more}"


def _percents(figure: Figure) -> dict[str, str]:
    return {name: f"{100 * value:.2f}" if isfinite(value) else "–" for name, value in figure._asdict().items()}


def _numbers(figure: Figure) -> dict[str, str]:
    return {name: _rounded(value) for name, value in figure._asdict().items()}


def _rounded(value: float) -> str:
    if not isfinite(value):  # of one game only, or none
        return "–"
    return f"{value:.0f}" if value == round(value) else f"{value:.2f}" if abs(value) >= 1 else f"{value:.4f}"


class Difference(NamedTuple):
    """Where two timelines part: the place among their events, and what happens there in each; None after its end."""

    place: int
    ours: Event | None
    theirs: Event | None


class Comparison:
    """Two runs game by game: `numbers` are the games that both have played to a result.

    `means` are the differences of the columns (the other's less ours), `wins` and `ends` those of the share of games
    each winner has won and each reason has ended, and `ratios` those of the ratios, with 95 % intervals over the pairs.
    `differing` are the numbers of games whose columns are not the same.
    """

    def __init__(self, ours: Games, theirs: Games) -> None:
        if not isinstance(theirs, Games):
            raise SettingError("unknown-value", place="other", expected="Games", got=shown(theirs))
        if (ours.game.name, ours.seed, ours.setup) != (theirs.game.name, theirs.seed, theirs.setup):
            expected = f"{ours.game.name}, seed {ours.seed}"
            raise SettingError("lab-no-pair", place="other", expected=expected, got=shown(theirs))
        self.ours, self.theirs = ours, theirs
        numbers, mine, yours = np.intersect1d(ours.numbers, theirs.numbers, return_indices=True)
        columns = {name: (ours[name][mine], theirs[name][yours]) for name in ours.columns}
        over = np.ones(len(numbers), bool)
        differ = np.zeros(len(numbers), bool)
        for a, b in columns.values():
            differ |= a != b
        for winner in columns["winner"]:
            over &= winner != CAPPED
        self.differing = numbers[differ]
        self.numbers = numbers[over]
        self.means: dict[str, Figure] = {
            name: mean(b[over].astype(np.int64) - a[over])
            for name, (a, b) in columns.items()
            if name not in ("winner", "reason")
        }
        kinds = batch_of(ours.game)

        def shares(column: str, values: Sequence[int]) -> list[Figure]:
            a, b = (each[over] for each in columns[column])
            more = [int(np.count_nonzero((b == value) & (a != value))) for value in values]
            less = [int(np.count_nonzero((a == value) & (b != value))) for value in values]
            return [paired(up, down, len(self.numbers)) for up, down in zip(more, less, strict=True)]

        def both(which: int, names: tuple[str, str]) -> tuple[np.ndarray, np.ndarray]:
            above, below = (columns[name][which][over].astype(np.int64) for name in names)
            return above, below

        self.wins: dict[int, Figure] = dict(zip(kinds.WINNERS, shares("winner", kinds.WINNERS), strict=True))
        ends = shares("reason", range(len(kinds.REASONS)))
        self.ends: dict[str, Figure] = dict(zip(kinds.REASONS, ends, strict=True))
        self.ratios: dict[str, Figure] = {
            name: ratios_apart(both(0, names), both(1, names)) for name, names in kinds.RATIOS.items()
        }

    def first(self, number: int | np.integer[Any]) -> Difference | None:
        """The first event at which that game is not the same in both runs; None where all are."""
        ours, theirs = (games.timeline(number) for games in (self.ours, self.theirs))
        for place in range(max(ours.length, theirs.length)):
            a, b = (_event_at(timeline, place) for timeline in (ours, theirs))
            if a is None or b is None or a != b:
                return Difference(place, a, b)
        return None


def _event_at(timeline: Timeline, place: int) -> Event | None:
    if place >= timeline.length:
        return None
    node, index = timeline.at(place)
    return timeline.events(node)[index]
