"""How long games are: histograms of whole numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Any, NamedTuple

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patheffects import withStroke
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator, NullLocator

from explorer.charts.chart import INK, LINE, SOFT, Chart, key, sized
from explorer.charts.sets import (
    AFTER,
    BEFORE,
    HALO,
    LOOKS,
    ROW,
    Look,
    field,
    key_rows,
    nothing,
    number,
    number_ticks,
    percent,
    percent_ticks,
    set_alt,
    signed,
    wide_of,
)
from explorer.lab.histogram import bins
from explorer.lab.statistics import spread
from explorer.words import Words

_BESIDE = 24  # pixels a bin must have for the bars of two sets to stand beside each other in it
_ALONE = 5  # and for a bar of its own
_FONT = 9.0  # points
_HALO = [withStroke(linewidth=2.8, foreground="white")]


def length_histogram(
    sets: Sequence[tuple[str, np.ndarray]],
    title: str,
    unit: str,
    words: Words,
    log: bool = False,
    marked: tuple[float, float] | None = None,
    width: int = 760,
    height: int = 300,
    edges: np.ndarray | None = None,
) -> Chart:
    """Which share of the games of one or two sets is how long; `sets` are (name, whole numbers), `unit` what they
    count.

    `edges` are those of the bins, by default `bins` of the sets; `log` makes the scale logarithmic where these allow
    it. `marked` is a range of lengths, such as that of one bin. `width` and `height` in pixels.
    """
    width, height = sized(width, height)
    numbers = [array for _, array in sets]
    edges = bins(numbers, log) if edges is None else edges
    log = log and float(edges[0]) > 0
    names = [words.text("chart-set-none", name=name) if name and not len(it) else name for name, it in sets]
    said = words.text("chart-scaled", title=title, scale=words.text("chart-of-games"))
    after = max(AFTER, wide_of(number(words, floor(float(edges[-1]))), 9) / 2 + 6)
    keys = key_rows(
        words, [words.text("chart-marked", range=_range(words, marked))] if marked else [], width - BEFORE - AFTER
    )
    figure, axes, wide, tall = field(words, said, names, (width, height), after=after)
    if not any(map(len, numbers)):
        nothing(axes, words)
        return Chart(figure, length_histogram_text(sets, title, unit, words, log, marked))

    shares = [_shares(array, edges) for array in numbers]
    rtl = words.dir == "rtl"
    if log:
        axes.set_xscale("log")
    begin, end = float(edges[0]), float(edges[-1])
    spare = 0.0 if log else max(0.0, 5 - (end - begin)) / 2  # a few bars are not to be as wide as the picture
    axes.set_xlim((end + spare, begin - spare) if rtl else (begin - spare, end + spare))
    _draw(axes, shares, edges, log, wide / (len(edges) - 1 + 2 * spare))

    marks = []
    for look, array in zip(LOOKS, numbers, strict=False):
        if len(array):
            found = spread(array)
            for kind, value in (("median", found.median.value), ("mean", found.mean.value)):
                text = words.text(f"chart-{kind}", number=number(words, value))
                text = signed(words, look, text) if len(sets) > 1 else text
                place = _across(axes, value, log, wide, after if rtl else BEFORE)
                marks.append(_Mark(place, value, text, wide_of(text, _FONT, True), look, kind == "mean"))
    fitting = _placed(marks, 3, width - 3)
    # Otherwise the lines end below their names.
    aside = [(row, min(max(mark.at, 3), width - 3 - mark.wide)) for row, mark in enumerate(marks)]
    rows, placed = fitting or (len(marks), aside)
    most = max(float(share.max()) for share in shares if len(share)) or 1.0
    top = most * tall / max(tall - ROW * rows - 6, tall * 0.25)
    axes.set_ylim(0, top)
    if marked:
        axes.axvspan(*marked, 0, most / top, facecolor=INK, alpha=0.1, linewidth=0, zorder=0)
        axes.vlines(marked, 0, most, color=INK, linewidth=1, linestyle=(0, (2, 1.5)), zorder=3.2)
    for mark, (row, begin) in zip(marks, placed, strict=True):
        height_of_row = top * (1 - (rows - row - 0.5) * ROW / tall)
        look = mark.look
        style: dict[str, Any] = {"color": look.colour, "linewidth": 1.6, "zorder": 4, "path_effects": _HALO}
        ends = [0, height_of_row if fitting else most]
        axes.plot([mark.value] * 2, ends, linestyle=look.thin if mark.mean else look.dashes, **style)
        before = begin + mark.wide <= mark.at
        away = -5.0 if before else begin - mark.at  # pixels
        at: Any = {"xytext": (away * 0.72, 0), "textcoords": "offset points", "va": "center"}
        at["ha"] = "right" if before else "left"
        letters: Any = {
            "color": look.colour,
            "fontsize": _FONT,
            "fontweight": "bold",
            "path_effects": HALO,
            "zorder": 5,
        }
        axes.annotate(mark.text, (mark.value, height_of_row), **at, **letters)
    _scales(axes, words, unit, edges, log, (wide, tall), most)
    if keys:
        key(axes, words, "\n".join(keys))
    return Chart(figure, length_histogram_text(sets, title, unit, words, log, marked))


def _shares(numbers: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """The share of the numbers in each bin; none where there are no numbers."""
    if not len(numbers):
        return np.zeros(0)
    found: np.ndarray = np.diff(np.searchsorted(np.sort(numbers), edges)) / len(numbers)
    return found


def _draw(axes: Axes, shares: Sequence[np.ndarray], edges: np.ndarray, log: bool, room: float) -> None:
    """The bars; `room` are the pixels of a bin."""
    one = not log and float(edges[1] - edges[0]) == 1
    filled = [i for i, share in enumerate(shares) if len(share)]
    if room < (_BESIDE if len(filled) > 1 else _ALONE) or (log and len(filled) > 1):
        for i in filled:
            axes.stairs(shares[i], edges, fill=True, zorder=3, baseline=0, **LOOKS[i].area)
        return
    width = np.diff(edges)
    part = (0.8 if one else 0.96) / len(filled)
    begin = edges[:-1] + (1 - part * len(filled)) / 2 * width
    for place, i in enumerate(filled):
        axes.bar(begin + place * part * width, shares[i], 0.96 * part * width, align="edge", zorder=3, **LOOKS[i].bar)


def _across(axes: Axes, value: float, log: bool, wide: float, left: float) -> float:
    """Where a length is, in pixels from the left of the picture."""
    first, last = axes.get_xlim()
    if log:
        first, last, value = log10(first), log10(last), log10(value)
    return left + wide * (value - first) / (last - first)


class _Mark(NamedTuple):
    """A line at a length and what is written beside it."""

    at: float  # in pixels from the left of the picture
    value: float
    text: str
    wide: float
    look: Look
    mean: bool

    def span(self, right: bool) -> tuple[float, float]:
        return (self.at + 5, self.at + 5 + self.wide) if right else (self.at - 5 - self.wide, self.at - 5)


def _placed(marks: Sequence[_Mark], least: float, most: float) -> tuple[int, list[tuple[int, float]]] | None:
    """How many rows the names of lines need, and for each its row, counted from below, and where it begins, in pixels
    from the left: beside its line, which ends there, in the picture, and with no other line through it. None if that
    cannot be."""

    def fits(mark: _Mark, row: int, right: bool, others: Sequence[tuple[_Mark, int, bool]]) -> bool:
        low, high = mark.span(right)
        if low < least or high > most:
            return False
        for other, its_row, its_side in others:
            a, b = other.span(its_side)
            if row == its_row and low < b + 2 and a < high + 2:
                return False
            if (its_row >= row and low - 3 < other.at < high + 3) or (its_row <= row and a - 3 < mark.at < b + 3):
                return False
        return True

    def search(at: int, rows: int, done: list[tuple[_Mark, int, bool]]) -> list[tuple[int, bool]] | None:
        if at == len(marks):
            return [(row, right) for _, row, right in done]
        for row in range(rows):
            for right in (True, False):
                if fits(marks[at], row, right, done):
                    found = search(at + 1, rows, [*done, (marks[at], row, right)])
                    if found is not None:
                        return found
        return None

    for rows in range(1, len(marks) + 1):
        found = search(0, rows, [])
        if found is not None:
            return rows, [(row, mark.span(right)[0]) for mark, (row, right) in zip(marks, found, strict=True)]
    return None


def _scales(
    axes: Axes, words: Words, unit: str, edges: np.ndarray, log: bool, size: tuple[float, float], most: float
) -> None:
    low, high = ceil(float(edges[0])), floor(float(edges[-1]))
    room = wide_of(number(words, high), 9) + 14
    if log:
        axes.xaxis.set_major_locator(FixedLocator(_log_ticks(low, high, size[0], room)))
        axes.xaxis.set_minor_locator(NullLocator())
    else:
        locator = MaxNLocator(nbins=max(1, int(size[0] / room)), integer=True, steps=[1, 2, 2.5, 5, 10])
        axes.xaxis.set_major_locator(FixedLocator([it for it in locator.tick_values(low, high) if low <= it <= high]))
    axes.xaxis.set_major_formatter(FuncFormatter(number_ticks(words)))
    shares = MaxNLocator(nbins=max(2, int(size[1] / 34)), steps=[1, 2, 5, 10]).tick_values(0, most)
    axes.yaxis.set_major_locator(FixedLocator([it for it in shares if it <= most * 1.001]))
    axes.yaxis.set_major_formatter(FuncFormatter(percent_ticks(words)))
    axes.grid(axis="y", color=LINE, linewidth=1)
    axes.set_axisbelow(True)
    axes.axhline(0, color=SOFT, linewidth=1, zorder=3.5)
    axes.set_xlabel(unit, color=SOFT, fontsize=9, loc="left" if words.dir == "rtl" else "right")


def _log_ticks(low: int, high: int, wide: float, room: float) -> list[int]:
    """1, 2, 5, 10 … or 1, 10, 100 … or fewer, as far as there is room."""
    decades = range(len(str(low)) - 1, len(str(high)))
    pixels = wide / max(log10(high + 0.5) - log10(low - 0.5), 1e-9)  # for a power of ten
    if pixels * 0.3 > room:
        found = [factor * 10**power for power in decades for factor in (1, 2, 5)]
    else:
        found = [10**power for power in decades][:: max(1, ceil(room / pixels))]
    found = [it for it in found if low <= it <= high]
    return found if len(found) > 1 or low == high else [low, high]


def _range(words: Words, marked: tuple[float, float]) -> str:
    """The whole numbers there."""
    low, high = ceil(marked[0]), floor(marked[1])
    if low >= high:
        return number(words, low)
    return words.text("chart-range", low=number(words, low), high=number(words, high))


def length_histogram_text(
    sets: Sequence[tuple[str, np.ndarray]],
    title: str,
    unit: str,
    words: Words,
    log: bool = False,
    marked: tuple[float, float] | None = None,
) -> str:
    """What `length_histogram` shows, in words."""
    found = [words.text("chart-lengths-alt", title=title, unit=unit, log=int(log))]
    for name, array in sets:
        it = spread(array)
        values = {"median": it.median.value, "mean": it.mean.value, "low": it.quantiles[0.1].value}
        values |= {"high": it.quantiles[0.9].value, "least": it.least, "most": it.most}
        facts = {what: number(words, value) for what, value in values.items()} if len(array) else {}
        found.append(set_alt(words, name, words.text("chart-lengths-set-alt", games=len(array), **facts)))
    for name, array in sets if marked else ():
        if marked and len(array):
            part = float(np.mean((array >= marked[0]) & (array <= marked[1])))
            text = words.text("chart-marked-alt", range=_range(words, marked), share=percent(words, part, 1))
            found.append(set_alt(words, name, text))
    return " ".join(found)
