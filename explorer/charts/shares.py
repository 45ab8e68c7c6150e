"""What share of the games each thing has: who won, how it ended, who finished where."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from typing import Any

from matplotlib.axes import Axes
from matplotlib.ticker import FixedLocator, FuncFormatter, MaxNLocator

from explorer.charts.chart import INK, LINE, SOFT, Chart, sized
from explorer.charts.sets import (
    HALO,
    LOOKS,
    ROW,
    decimals_for,
    enough,
    field,
    nothing,
    percent,
    percent_ticks,
    set_alt,
    wide_of,
    wrapped,
)
from explorer.words import Words

Share = tuple[str, float, float, float]
"""What it is of, the share, and the ends of its 95 % interval; not a number where there are no games."""
_BAR, _SPACE = 17, 12  # pixels for a bar, and between two things
_NARROW = 480  # pixels: names stand above their bars
_EDGE, _BELOW, _FONT = 8, 30, 9.0


def shares(
    sets: Sequence[tuple[str, Sequence[Share]]], title: str, words: Words, width: int = 760, height: int | None = None
) -> Chart:
    """The share each thing has, as a bar with its interval and in numbers; `sets` are (name, shares), those of the same
    thing beside each other. `width` and `height` in pixels; by default it is as high as it needs to be, and never less.
    """
    width, _ = sized(width, 0)
    rtl = words.dir == "rtl"
    things = list(dict.fromkeys(thing for _, found in sets for thing, *_ in found))
    filled = [i for i, (_, found) in enumerate(sets) if found]
    shown = [
        [(share, low, high) for thing in things for it, share, low, high in sets[i][1] if it == thing] for i in filled
    ]
    known = [it for found in shown for it in found if not isnan(it[0])]
    decimals = decimals_for((high - low) / 2 for _, low, high in known)

    narrow = width < _NARROW
    longest = max((wide_of(thing, 9.5) for thing in things), default=0)
    aside = 0.0 if narrow else min(longest + 10, width * 0.3)
    label_room = width - 2 * _EDGE if narrow else aside - 10
    labels = ["\n".join(wrapped(thing, label_room, 9.5, most=1 if narrow else 2)) for thing in things]
    texts = {
        (i, thing): _said(words, share, low, high, decimals) for i in filled for thing, share, low, high in sets[i][1]
    }
    written = max((wide_of(text, _FONT) for text in texts.values()), default=0) + 10
    thick = len(filled) * _BAR + _SPACE + (ROW if narrow else 4)
    names = [words.text("chart-set-none", name=name) if name and not found else name for name, found in sets]
    # As high as its rows need; the head is measured by drawing it into a picture that is high enough.
    rows = max(len(things), 1)
    head = 600 - field(words, title, names, (width, 600), below=0, edge=_EDGE).tall
    size = (width, max(round(head + rows * thick + _BELOW), height or 0, 140))
    begin = max(_EDGE + aside, 14)  # half of “0%” is before the axes
    figure, axes, wide, tall = field(words, title, names, size, begin, _EDGE + written, _BELOW, _EDGE)
    if not things:
        nothing(axes, words)
        return Chart(figure, shares_text(sets, title, words))

    most = max((max(share, high) for share, _, high in known), default=0) or 1.0
    axes.set_xlim((most, 0) if rtl else (0, most))
    axes.set_ylim(rows - 0.5, -0.5)
    unit = tall / rows  # pixels for a thing
    bar = min(max(_BAR, (unit - (ROW if narrow else 0)) * 0.8 / len(filled)), 30) / unit
    lower = ROW / 2 / unit if narrow else 0.0
    for place, thing in enumerate(things):
        if narrow:
            top = place + lower - len(filled) * bar / 2
            _beside(axes, labels[place], (0, top), (0, 1), rtl, va="bottom", fontsize=9.5, color=INK, path_effects=HALO)
        for order, i in enumerate(filled):
            at = place + lower + (order - (len(filled) - 1) / 2) * bar
            for it, share, low, high in sets[i][1]:
                if it != thing:
                    continue
                if not isnan(share):
                    axes.barh(at, share, bar * 0.8, zorder=3, **LOOKS[i].bar)
                    _whisker(axes, at, low, high, bar * unit * 0.5)
                end = 0 if isnan(share) else max(share, high)
                _beside(axes, texts[i, thing], (end, at), (6, 0), rtl, va="center", fontsize=_FONT, color=INK)
    if narrow:
        axes.set_yticks([])
    else:
        axes.set_yticks(range(rows), labels)
        axes.tick_params(axis="y", colors=INK, labelsize=9.5)
    ticks = MaxNLocator(nbins=max(2, int(wide / 64)), steps=[1, 2, 2.5, 5, 10]).tick_values(0, most)
    axes.xaxis.set_major_locator(FixedLocator([it for it in ticks if it <= most * 1.001]))
    axes.xaxis.set_major_formatter(FuncFormatter(percent_ticks(words)))
    axes.grid(axis="x", color=LINE, linewidth=1)
    axes.set_axisbelow(True)
    if not narrow:
        axes.axvline(0, color=SOFT, linewidth=1, zorder=4)
    return Chart(figure, shares_text(sets, title, words))


def _said(words: Words, share: float, low: float, high: float, decimals: int) -> str:
    if isnan(share):
        return words.text("chart-no-games")
    decimals = enough(share, decimals)
    low_said, high_said = (f"{100 * end:.{decimals}f}" for end in (max(low, 0), min(high, 1)))
    return words.text("chart-share", share=percent(words, share, decimals), low=low_said, high=high_said)


def _whisker(axes: Axes, at: float, low: float, high: float, thick: float) -> None:
    """A 95 % interval, light beneath so that it is seen upon its bar."""
    for width, colour in ((4.2, "white"), (1.6, INK)):
        style: dict[str, Any] = {"color": colour, "linewidth": width, "zorder": 5, "solid_capstyle": "butt"}
        axes.plot([low, high], [at, at], clip_on=False, **style)
        style |= {"marker": "|", "markersize": thick * 0.72, "markeredgewidth": width, "linestyle": ""}
        axes.plot([low, high], [at, at], clip_on=False, **style)


def _beside(
    axes: Axes, text: str, place: tuple[float, float], away: tuple[float, float], rtl: bool, **style: Any
) -> None:
    """A text that begins at a place, in reading order, and so many pixels away from it."""
    moved: Any = (-away[0] * 0.72 if rtl else away[0] * 0.72, away[1] * 0.72)
    axes.annotate(text, place, moved, textcoords="offset points", ha="right" if rtl else "left", **style)


def shares_text(sets: Sequence[tuple[str, Sequence[Share]]], title: str, words: Words) -> str:
    """What `shares` shows, in words."""
    found = [words.text("chart-shares-alt", title=title)]
    margins = [(high - low) / 2 for _, listed in sets for _, _, low, high in listed]
    decimals = decimals_for(margins)
    for name, listed in sets:
        said = [
            words.text("chart-share-of", thing=thing, share=_said(words, share, low, high, decimals))
            for thing, share, low, high in listed
        ]
        found.append(set_alt(words, name, f"{words.listed(said) or words.text('chart-no-games')}."))
    return " ".join(found)
