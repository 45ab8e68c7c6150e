"""The games of a run: their columns, and any one of them step for step.

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

from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import Any, TextIO

import numpy as np
from numpy.typing import NDArray

from explorer.chance import SEEDS, Chance
from explorer.game import Game
from explorer.lab.batch import CAPPED, Column, Columns, Players, Seeds, batch_of
from explorer.lab.compare import Comparison
from explorer.lab.summary import Summary
from explorer.problems import SettingError, shown, typed, whole
from explorer.timeline import Timeline

MOST_GAMES = 1 << 32
"""Games of one run, at most."""
_LINES = 1 << 14  # of a table, written at once


def seeds(seed: int, first: int, count: int) -> Seeds:
    """The seeds of games `first` to `first + count - 1` of a run: `Chance(seed).fork(i).seed`.

    >>> int(seeds(7, 3, 1)[0]) == Chance(7).fork(3).seed
    True
    """
    from explorer.lab.compiled import forks  # brings numba, which takes its time

    return forks(seed, first, count)


class Games:
    """Games of a run: `games["battles"]` is that column, a row for each game done, in order.

    `asked` is how many there were to be, `stopped` whether the run was stopped before. Row and number are the same for
    a whole run; `numbers` has the number of the game in each row, should some be missing.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        bots: Sequence[str],
        asked: int,
        seed: int,
        cap: int | None,
        options: Mapping[str, Any],
    ) -> None:
        self.batch = batch_of(game)
        self.game, self.asked = game, asked
        self.bots: tuple[str, ...] = tuple(typed(bots, list, "bots", SettingError))
        self.seed = whole(seed, 0, SEEDS - 1, "seed", SettingError)
        self.cap = self.batch.USUAL_CAP_ACTIONS if cap is None else cap
        self.options = dict(options)
        self.stopped = False
        try:
            self._columns: Columns = {name: np.empty(asked, dtype) for name, dtype in self.batch.COLUMNS.items()}
        except MemoryError:
            raise SettingError("lab-memory", place="games", got=str(asked)) from None
        self._done: list[tuple[int, int]] = []  # from where to where, in order, none touching

    def __len__(self) -> int:
        return sum(end - begin for begin, end in self._done)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game!r}, bots {', '.join(self.bots)}, seed {self.seed}>"

    def __getitem__(self, column: str) -> Column:
        if not isinstance(column, str) or column not in self._columns:
            raise SettingError("unknown-value", place="column", expected=", ".join(self._columns), got=shown(column))
        return self._of(self._columns[column])

    @property
    def columns(self) -> Columns:
        """Every column by its name (the game's `batch` says what they hold)."""
        return {name: self._of(column) for name, column in self._columns.items()}

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the game in each row, int64."""
        parts = [np.arange(begin, end) for begin, end in self._done]
        return np.concatenate(parts) if parts else np.arange(0)

    @property
    def seeds(self) -> Seeds:
        """The seed each game was dealt from, uint64."""
        parts = [seeds(self.seed, begin, end - begin) for begin, end in self._done]
        return np.concatenate(parts) if parts else np.zeros(0, np.uint64)

    def _of(self, column: Column) -> Column:
        parts = [column[begin:end] for begin, end in self._done] or [column[:0]]
        found = parts[0] if len(parts) == 1 else np.concatenate(parts)
        found.flags.writeable = False  # of a view: what was played stays as it is
        return found

    def take(self, first: int, columns: Columns) -> None:
        """Put in the columns of some more games, of which this is the number of the first."""
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
    def is_fast(self) -> bool:
        """Whether they are played by the game's kernel, rather than in plain Python."""
        return self.batch.is_fast(self.bots)

    @property
    def capped(self) -> int:
        """How many games were cut off."""
        return int(np.count_nonzero(self["winner"] == CAPPED))

    @property
    def finished(self) -> Columns:
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

    def _write(self, file: TextIO) -> None:
        reasons = self.batch.REASONS
        columns = self.columns
        file.write(",".join(("game", "seed", *columns)) + "\n")
        numbers: list[NDArray[np.integer[Any]]] = [self.numbers, self.seeds, *columns.values()]
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

    def timeline(self, number: int | np.integer[Any]) -> Timeline[Any, Any]:
        """Game `number`, played again by the readable rules and their bots, action by action; the cursor is at its
        beginning. A game that was cut off is as long as it was then."""
        seed = self.seed_of(number)
        timeline = Timeline(self.game, self.batch.start(self.game, seed, **self.options))
        players = Players(self.game, [self.batch.ALL_BOTS[bot] for bot in self.bots], seed)
        for _ in range(self.cap):
            action = players.choose(timeline.node.state)
            if action is None:
                break
            timeline.play(action)
        timeline.seek(0)
        return timeline

    def series(self, points: int, games: int = 1000) -> Columns:
        """How the first `games` games that are done went, for `points` points each: what the game's `batch.series`
        has, which is nothing where they were played in plain Python."""
        some = self.seeds[: whole(games, 1, MOST_GAMES, "games", SettingError)]
        return self.batch.series(self.game, self.bots, some, points, self.cap, **self.options)

    def compare(self, other: Games) -> Comparison:
        """These games beside those of other settings or bots, game by game from the same seeds."""
        if not isinstance(other, Games):
            raise SettingError("unknown-value", place="other", expected="Games", got=shown(other))
        return Comparison(self, other)
