"""How games go: the median and the middle 80 % of many, and a few of them, point by point."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, NamedTuple

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator

from explorer.charts.chart import BELOW, Chart, Name, key, name_beside, over_time, sized
from explorer.charts.sets import (
    AFTER,
    BEFORE,
    LOOKS,
    field,
    key_rows,
    nothing,
    number,
    number_ticks,
    set_alt,
    signed,
    wide_of,
)
from explorer.words import Words

PARTS = (0.1, 0.5, 0.9)
_NARROW = 480  # pixels: the medians' ends have numbers only
_DOTTED = 12  # points up to which each is marked
_SPOKEN = 5  # points that a text alternative tells of


class Band(NamedTuple):
    """At each point: how many games have something there, and the quantiles `PARTS` of these; not a number without."""

    there: np.ndarray
    low: np.ndarray
    median: np.ndarray
    high: np.ndarray


def band(games: np.ndarray) -> Band:
    """The band of an array (games, points), where what is below 0 is nothing.

    >>> found = band(np.array([[1, 4], [2, -1], [9, -1]]))
    >>> found.there.tolist(), found.median.tolist()
    ([3, 1], [2.0, 4.0])
    """
    there = np.count_nonzero(games >= 0, axis=0)
    if not games.size:
        nan = np.full(len(there), np.nan)
        return Band(there, nan, nan, nan)
    ordered = np.sort(games, axis=0)  # nothing comes first
    at = np.arange(len(there))
    quantiles = []
    for part in PARTS:
        row = len(games) - there + np.rint(part * np.maximum(there - 1, 0)).astype(int)
        value = ordered[np.minimum(row, len(games) - 1), at].astype(float)
        quantiles.append(np.where(there > 0, value, np.nan))
    return Band(there, *quantiles)


def bands(
    sets: Sequence[tuple[str, np.ndarray]],
    title: str,
    unit: str,
    scale: str,
    words: Words,
    lines: int = 5,
    levels: Sequence[str] | None = None,
    first: int = 1,
    width: int = 760,
    height: int = 280,
) -> Chart:
    """How the games of one or two sets go: the median, the band of their middle 80 %, and the first `lines` games.

    `sets` are (name, array of games and points), where what is below 0 is nothing; the points are `first` and those
    after it, counted in `unit`, the heights in `scale`, or named by `levels`, from 0 on. `width`, `height` in pixels.
    """
    width, height = sized(width, height)
    found = [band(games) for _, games in sets]
    ends = [int(np.flatnonzero(it.there)[-1]) + 1 if it.there.any() else 0 for it in found]
    names = [
        words.text("chart-set-none", name=name) if name and not end else name
        for (name, _), end in zip(sets, ends, strict=True)
    ]
    said = words.text("chart-scaled", title=title, scale=scale) if scale else title
    if not any(ends):
        figure, axes, *_ = field(words, said, names, (width, height))
        nothing(axes, words)
        return Chart(figure, bands_text(sets, title, unit, scale, words, levels, first))

    low, high = _heights(found, sets, lines, levels)
    short = width < _NARROW
    beside = [
        _named(words, i, _level(words, it.median[end - 1], levels), len(sets), short) if end else ""
        for i, (it, end) in enumerate(zip(found, ends, strict=True))
    ]
    labels = [*levels] if levels else [number(words, value) for value in (low, high)]
    # As wide as for any height, so that nothing moves while games are added.
    widest = max((_named(words, 1, label, len(sets), short) for label in labels), key=len)
    after = max(AFTER, *(wide_of(text, 9.5, True) + 18 for text in (widest, *beside)))
    before = max(BEFORE - 10, *(wide_of(label, 9) + 12 for label in labels))
    halves = [_half(it) for it in found]
    texts = [words.text("chart-bands-thick")] if short else []
    texts += [words.text("chart-bands-key", games=min(lines, max(len(games) for _, games in sets)))]
    texts.append(words.text("chart-bands-half") if any(halves) else "")
    keys = key_rows(words, texts, width - before - 8)
    below = BELOW + 16 * (len(keys) - 1) + 2
    figure, axes, wide, tall = field(words, said, names, (width, height), before, after, below)
    for i, (it, (_, games), end) in enumerate(zip(found, sets, ends, strict=True)):
        if end:
            _draw(axes, i, it, games[:, :end], first, lines)
            if halves[i]:
                _mark_half(axes, i, first + halves[i], high)
    edge = (high - low) * 0.04
    axes.set_ylim(low - edge, high + edge)
    gap = 17 / tall * (high - low + 2 * edge)
    beside_them = [
        Name(float(it.median[end - 1]), text, look.colour)
        for it, text, end, look in zip(found, beside, ends, LOOKS, strict=False)
        if end
    ]
    name_beside(axes, words, beside_them[::-1], high, gap)
    last = max(first + max(ends) - 1, first + 1)
    over_time(axes, words, unit, first, last, int(wide))
    room = wide_of(number(words, last), 9) + 16
    ticks = MaxNLocator(nbins=max(1, int(wide / max(room, 40))), integer=True).tick_values(first, last)
    axes.xaxis.set_major_locator(FixedLocator([it for it in ticks if first <= it <= last]))
    axes.xaxis.set_major_formatter(FuncFormatter(number_ticks(words)))
    if levels:
        step = max(1, ceil(15 / (tall / (high - low + 2 * edge))))
        axes.set_yticks(range(len(levels) - 1, -1, -step), list(levels)[::-step])
    else:
        heights = MaxNLocator(nbins=max(2, int(tall / 34)), integer=True).tick_values(low, high)
        axes.yaxis.set_major_locator(FixedLocator([it for it in heights if low <= it <= high]))
        axes.yaxis.set_major_formatter(FuncFormatter(number_ticks(words)))
    key(axes, words, "\n".join(keys))
    return Chart(figure, bands_text(sets, title, unit, scale, words, levels, first))


def _heights(
    found: Sequence[Band], sets: Sequence[tuple[str, np.ndarray]], lines: int, levels: Sequence[str] | None
) -> tuple[float, float]:
    """The heights that the picture has room for."""
    if levels:
        return 0, max(len(levels) - 1, 1)
    tops = [float(np.nanmax(it.high)) for it in found if it.there.any()]
    tops += [float(games[:lines].max()) for _, games in sets if games[:lines].size]
    return 0, max(*tops, 1)


def _draw(axes: Axes, i: int, it: Band, games: np.ndarray, first: int, lines: int) -> None:
    look = LOOKS[i]
    count = games.shape[1]
    points = np.arange(first, first + count)
    for game in games[:lines]:
        height = np.where(game >= 0, game, np.nan)
        axes.plot(points, height, color=look.colour, linewidth=0.8, alpha=0.7, linestyle=look.dashes, zorder=3)
    low, high = it.low[:count], it.high[:count]
    if i == 0:
        axes.fill_between(points, low, high, color=look.colour, alpha=0.2, linewidth=0, zorder=1)
    else:
        axes.fill_between(
            points, low, high, facecolor="none", edgecolor=look.colour, hatch="///", linewidth=0, alpha=0.35, zorder=1.5
        )
        for edge in (low, high):
            axes.plot(points, edge, color=look.colour, linewidth=1.3, linestyle=(0, (1, 1.2)), zorder=3.5)
    marker = look.marker if count <= _DOTTED else ""
    style: dict[str, Any] = {"marker": marker, "markersize": 5.5, "markeredgecolor": "white", "clip_on": not marker}
    axes.plot(points, it.median[:count], color=look.colour, linewidth=2.4, linestyle=look.dashes, zorder=4, **style)


def _mark_half(axes: Axes, i: int, at: int, high: float) -> None:
    look = LOOKS[i]
    axes.axvline(at, color=look.colour, linewidth=1.3, linestyle=(0, (1, 2)), zorder=2)
    inside = look.colour if i == 0 else "white"
    axes.plot([at], [high], look.marker, color=look.colour, markerfacecolor=inside, markersize=5, clip_on=False)


def _half(it: Band) -> int:
    """At which point, from 0, fewer than half of the games that were there at first are: 0 where there is none."""
    fewer = np.flatnonzero(it.there * 2 < it.there.max(initial=0))
    return int(fewer[0]) if len(fewer) else 0


def _level(words: Words, value: float, levels: Sequence[str] | None) -> str:
    return levels[int(value)] if levels else number(words, float(value))


def _named(words: Words, i: int, value: str, sets: int, short: bool) -> str:
    """What is written beside the median's end."""
    text = value if short else words.text("chart-median", number=value)
    return signed(words, LOOKS[i], text) if sets > 1 else text


def bands_text(
    sets: Sequence[tuple[str, np.ndarray]],
    title: str,
    unit: str,
    scale: str,
    words: Words,
    levels: Sequence[str] | None = None,
    first: int = 1,
) -> str:
    """What `bands` shows, in words: at a few points, the last of them among these."""
    said = words.text("chart-scaled", title=title, scale=scale) if scale else title
    found = [words.text("chart-bands-alt", title=said)]
    for name, games in sets:
        it = band(games)
        reached = np.flatnonzero(it.there)
        texts = []
        if len(reached):
            for at in sorted({int(reached[round(k * (len(reached) - 1) / (_SPOKEN - 1))]) for k in range(_SPOKEN)}):
                values = {"median": it.median[at], "low": it.low[at], "high": it.high[at]}
                facts = {what: _level(words, value, levels) for what, value in values.items()}
                there = int(it.there[at])
                part = "all" if there == len(games) else "some"
                facts |= {"at": number(words, first + at), "there": number(words, there), "part": part}
                texts.append(words.text("chart-bands-point-alt", unit=unit, **facts))
        listed, count = words.text("chart-separator").join(texts), len(games) if texts else 0
        found.append(set_alt(words, name, words.text("chart-bands-set-alt", games=count, listed=listed)))
    return " ".join(found)
