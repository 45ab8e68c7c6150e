"""The charts of the lab that all games share, and those that a game makes of its own columns and series."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from explorer.lab import CAPPED, Games
from explorer.lab.statistics import ratio
from explorer.words import Words
from widgets.lab.game_lab import game_lab
from widgets.lab.results import Found
from widgets.page.chart_thread import Draw

if TYPE_CHECKING:
    from explorer.charts import Chart

SAMPLE_GAMES = 1000
"""Games that the charts of how they go are made of."""
_REACH = 99  # percent of the games have ended where those charts end
_LEAST_POINTS, _MOST_POINTS = 10, 2000
_WIDE = 30  # times the shortest game the longest must be for a logarithmic scale to show more


def draws(found: Found, words: Words) -> dict[str, Draw]:
    """What draws each chart of these games, A and B, by its name, from top to bottom."""
    games, column = found.games, found.column
    game = games[0].game.name
    shared: dict[str, Draw] = {"lengths": lengths(games, column, words)}
    if all(_is_wide(each, column) for each in games):
        shared["log"] = lengths(games, column, words, log=True)
    shared["shares"] = partial(_shares, found, words)
    return {**shared, **game_lab(game).charts(games, words)}


def side_names(games: Sequence[Games], words: Words) -> list[str]:
    """What the sides are called."""
    return [words.text("lab-side", side="AB"[side]) for side in range(len(games))]


def lengths(games: Sequence[Games], column: str, words: Words, *, log: bool = False) -> Draw:
    """Draws how often each number of this column came about, in the games that were not cut off; `log` for a
    logarithmic scale."""
    name = words.text(f"{games[0].game.name}:column-{column}")
    return partial(_lengths, games, column, name, words, log)


def parts(games: Sequence[Games], columns: Sequence[str], title: str, words: Words) -> Draw:
    """Draws what part each of these columns has in their sum. What happens in one game hangs together: it is one
    sample."""
    return partial(_parts, games, columns, title, words)


def series(
    games: Sequence[Games],
    name: str,
    title: str,
    unit: str,
    words: Words,
    *,
    at: int | None = None,
    first: int = 1,
    levels: Sequence[str] | None = None,
) -> dict[str, Draw]:
    """Draws how games go in the series of that name, at `at` of its last axis if it has one more. Its points are
    `first` and those after it, counted in `unit`; `levels` name the heights. Without a series there is no such chart.
    """
    if not all(each.is_fast for each in games):
        return {}
    return {name: partial(_series, games, name, title, unit, words, at, first, levels)}


def _is_wide(games: Games, column: str) -> bool:
    numbers = games.finished[column]
    return len(numbers) > 0 and int(numbers.max()) > _WIDE * int(numbers.min()) > 0


def _lengths(games: Sequence[Games], column: str, name: str, words: Words, log: bool, width: int, height: int) -> Chart:
    from explorer import charts  # brings matplotlib, which takes its time

    columns = [each[column][each["winner"] != CAPPED] for each in games]
    sets = list(zip(side_names(games, words), columns, strict=True))
    title = words.text("lab-chart-log" if log else "lab-chart-lengths", name=name)
    return charts.length_histogram(sets, title, name, words, log=log, width=width, height=height)


def _shares(found: Found, words: Words, width: int, height: int) -> Chart:
    sets = []
    for summary in found.summaries:
        name = summary.game.name
        wins = [(words.text(f"{name}:winner", winner=who), *figure) for who, figure in summary.shares["winner"].items()]
        ends = [
            (words.text(f"{name}:ending-{clause.partition('.')[2]}"), *figure)
            for clause, figure in summary.shares["reason"].items()
        ]
        sets.append(wins + (ends if len(ends) > 1 else []))
    return _bars(found.games, sets, words.text("lab-chart-shares"), words, width, height)


def _bars(
    games: Sequence[Games],
    sets: Sequence[Sequence[tuple[str, float, float, float]]],
    title: str,
    words: Words,
    width: int,
    height: int,
) -> Chart:
    from explorer import charts

    named = list(zip(side_names(games, words), sets, strict=True))
    return charts.shares(named, title, words, width=width, height=height)


def _parts(games: Sequence[Games], columns: Sequence[str], title: str, words: Words, width: int, height: int) -> Chart:
    sets = []
    for each in games:
        numbers = {name: each.finished[name].astype(np.int64) for name in columns}
        of = np.sum(list(numbers.values()), axis=0)
        shares = {words.text(f"{each.game.name}:column-{name}"): ratio(it, of) for name, it in numbers.items()}
        sets.append([(name, it.value, max(it.low, 0.0), min(it.high, 1.0)) for name, it in shares.items()])
    return _bars(games, sets, title, words, width, height)


def _series(
    games: Sequence[Games],
    name: str,
    title: str,
    unit: str,
    words: Words,
    at: int | None,
    first: int,
    levels: Sequence[str] | None,
    width: int,
    height: int,
) -> Chart:
    from explorer import charts

    lengths = [each.finished[each.batch.LENGTH_COLUMN] for each in games]
    points = max((int(np.percentile(it, _REACH)) for it in lengths if len(it)), default=0)
    points = min(max(points, _LEAST_POINTS), _MOST_POINTS)
    sets = []
    for side, each in zip(side_names(games, words), games, strict=True):
        numbers = each.series(points, SAMPLE_GAMES)[name]
        sets.append((side, numbers if at is None else numbers[..., at]))
    return charts.bands(sets, title, unit, "", words, levels=levels, first=first, width=width, height=height)
