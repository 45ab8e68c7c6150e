"""The charts of the lab: for each, what draws it from the games there are."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from explorer.cards import RANKS
from explorer.lab import CAPPED, Games, batch_of
from explorer.lab.statistics import ratio
from explorer.words import Words
from widgets.lab.results import Found
from widgets.page.chart_thread import Draw

if TYPE_CHECKING:
    from explorer.charts import Chart

_REACH = 99  # percent of the games have ended where the charts of how they go end
_SHORT, _LONG = 10, 2000  # points those charts have at least and at most
_WIDE = 30  # times the shortest game the longest must be for a logarithmic scale to show more
_SAMPLE = 1000  # games they are made of
_BINS = 10
CHARTS = ("lengths", "log", "shares", "course", "parts", "gap", "odds")
"""The places of charts on the page, from top to bottom; a game fills those it has something for."""


def draws(found: Found, words: Words) -> dict[str, Draw]:
    """What draws each chart of these games, A and B; the others stay away."""
    games, column = found.games, found.column
    maker = {"war": _war, "guandan": _guandan, "football": _football}[games[0].game.name]
    name = words.text(f"{games[0].game.name}:column-{column}")
    known: dict[str, Callable[..., Chart]] = {
        "lengths": partial(_lengths, games, column, name, words, False),
        "log": partial(_lengths, games, column, name, words, True),
        "shares": partial(_shares, found, words),
    }
    numbers = [each.finished[column] for each in games]
    if not all(len(it) and int(it.max()) > _WIDE * int(it.min()) > 0 for it in numbers):
        del known["log"]
    return {**known, **maker(games, words)}


def _sides(games: list[Games], words: Words) -> list[str]:
    return [words.text("lab-side", side="AB"[side]) for side in range(len(games))]


def _lengths(games: list[Games], column: str, name: str, words: Words, log: bool, width: int, height: int) -> Chart:
    from explorer import charts  # brings matplotlib, which takes its time

    columns = [each[column][each["winner"] != CAPPED] for each in games]
    sets = list(zip(_sides(games, words), columns, strict=True))
    title = words.text("lab-chart-log" if log else "lab-chart-lengths", name=name)
    return charts.length_histogram(sets, title, name, words, log=log, width=width, height=height)


def _shares(found: Found, words: Words, width: int, height: int) -> Chart:
    sets = []
    for summary in found.summaries:
        name = summary.game.name
        wins = [(words.text(f"{name}:winner", winner=it), *figure) for it, figure in summary.shares["winner"].items()]
        ends = [
            (words.text(f"{name}:ending-{clause.partition('.')[2]}"), *figure)
            for clause, figure in summary.shares["reason"].items()
        ]
        sets.append(wins + (ends if len(ends) > 1 else []))
    return _bars(found.games, sets, words.text("lab-chart-shares"), words, width, height)


def _bars(
    games: list[Games], sets: list[list[tuple[str, float, float, float]]], title: str, words: Words, *size: int
) -> Chart:
    from explorer import charts

    width, height = size
    return charts.shares(list(zip(_sides(games, words), sets, strict=True)), title, words, width=width, height=height)


def _parts(games: list[Games], names: tuple[str, ...], title: str, words: Words, width: int, height: int) -> Chart:
    """What part each of these columns has in their sum. What happens in one game hangs together: it is one sample."""
    sets = []
    for each in games:
        columns = {name: each.finished[name].astype(np.int64) for name in names}
        of, text = np.sum(list(columns.values()), axis=0), words.text
        parts = {text(f"{each.game.name}:column-{name}"): ratio(column, of) for name, column in columns.items()}
        sets.append([(label, it.value, max(it.low, 0.0), min(it.high, 1.0)) for label, it in parts.items()])
    return _bars(games, sets, title, words, width, height)


def _course(
    games: list[Games], which: str, at: Any, texts: tuple[str, str, int], words: Words, levels: Any, *size: int
) -> Chart:
    from explorer import charts

    width, height = size
    title, unit, first = texts
    sets = []
    lengths = [each.finished[batch_of(each.game).LENGTH_COLUMN] for each in games]
    points = max((int(np.percentile(it, _REACH)) for it in lengths if len(it)), default=0)
    points = min(max(points, _SHORT), _LONG)
    for name, each in zip(_sides(games, words), games, strict=True):
        numbers = each.series(points, _SAMPLE)[which]
        sets.append((name, numbers if at is None else numbers[..., at]))
    return charts.bands(sets, title, unit, "", words, levels=levels, first=first, width=width, height=height)


def _war(games: list[Games], words: Words) -> dict[str, Draw]:
    text = words.text
    piles = (text("war:lab-chart-piles"), text("war:column-battles"), 1)
    depths = tuple(f"depth_{depth}" for depth in (1, 2, 3, 4))
    return {
        "course": partial(_course, games, "pile", None, piles, words, None),
        "parts": partial(_parts, games, depths, text("war:lab-chart-depths"), words),
    }


def _guandan(games: list[Games], words: Words) -> dict[str, Draw]:
    text = words.text
    levels = (text("guandan:lab-chart-levels"), text("guandan:column-deals"), 1)
    ways = tuple(f"won_{way}_{team}" for team in (0, 1) for way in (12, 13, 14))
    return {
        "course": partial(_course, games, "levels", 0, levels, words, RANKS),
        "parts": partial(_parts, games, ways, text("guandan:lab-chart-places"), words),
    }


def _football(games: list[Games], words: Words) -> dict[str, Draw]:
    from explorer.football import STATS

    text = words.text
    hands = (text("football:lab-chart-hands"), text("football:column-rounds"), 0)
    gap = (text("football:lab-chart-gap"), text("football:column-rounds"), 0)
    uses = tuple(f"uses_{stat}" for stat in STATS)
    return {
        "course": partial(_course, games, "hands", 0, hands, words, None),
        "parts": partial(_parts, games, uses, text("football:lab-chart-stats"), words),
        "gap": partial(_course, games, "gap", None, gap, words, None),
        "odds": partial(_odds, games, words),
    }


def _odds(games: list[Games], words: Words, width: int, height: int) -> Chart:
    from explorer import charts, football
    from explorer.football import batch as football_batch

    sets = []
    for name, each in zip(_sides(games, words), games, strict=True):
        assert isinstance(each.game, football.Game)
        tally = football_batch.BATCH.odds_against_outcome
        sets.append((name, tally(each.game, each.bots, each.seeds[: 10 * _SAMPLE], _BINS, each.cap, **each.options)))
    return charts.odds_against_outcome(sets, words.text("football:lab-chart-odds"), words, width=width, height=height)
