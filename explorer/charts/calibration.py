"""Whether what was likely happened: tries that succeeded against what the odds had said of them.

What was tried, such as an attack, a game says in messages of its own: `chart-calibration-key`, and for the text
alternative `chart-calibration-alt`, `chart-calibration-row-alt` and `chart-calibration-set-alt`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.ticker import FixedLocator, FuncFormatter
from numpy.typing import NDArray

from explorer.charts.chart import BELOW, LINE, POT, SOFT, Chart, key, plain, sized
from explorer.charts.sets import (
    BEFORE,
    LOOKS,
    decimals_for,
    field,
    key_rows,
    nothing,
    percent,
    percent_ticks,
    set_alt,
)
from explorer.lab.statistics import share
from explorer.words import Words

_STRIP, _BETWEEN = 36, 8  # pixels for the bars of how many tries there were, and above them
_AFTER = 26
_SPOKEN = 10  # rows that a text alternative tells of


def odds_against_outcome(
    sets: Sequence[tuple[str, NDArray[np.int64]]],
    title: str,
    game: str,
    words: Words,
    width: int = 760,
    height: int = 340,
) -> Chart:
    """Which share of the tries succeeded, by what the odds had said, and below how many tries there were.

    `sets` are (name, array), in whose rows are the tries and how many of them succeeded: those of row k had chances
    from k / rows to (k + 1) / rows. `game` is whose messages say what was tried. `width` and `height` in pixels.
    """
    width, height = sized(width, height)
    rtl = words.dir == "rtl"
    names = [words.text("chart-set-none", name=name) if name and not it[:, 0].any() else name for name, it in sets]
    said = words.text("chart-scaled", title=title, scale=words.text("chart-succeeded"))
    keys = key_rows(words, [words.text(f"{game}:chart-calibration-key")], width - BEFORE - _AFTER)
    below = BELOW + 16 * (len(keys) - 1) + 2
    most = max((int(it[:, 0].max(initial=0)) for _, it in sets), default=0)
    strip = _STRIP + _BETWEEN if most else 0
    figure, axes, wide, tall = field(words, said, names, (width, height), BEFORE, _AFTER, below + strip)
    if not most:
        nothing(axes, words)
        return Chart(figure, odds_against_outcome_text(sets, title, game, words))

    left, height = (_AFTER if rtl else BEFORE) / width, round(figure.get_figheight() * 100)
    lower = figure.add_axes((left, below / height, wide / width, _STRIP / height))
    plain(lower, words, "")
    for it in (axes, lower):
        it.set_xlim((1, 0) if rtl else (0, 1))
        it.xaxis.set_major_locator(FixedLocator([0, 0.25, 0.5, 0.75, 1]))
        it.grid(color=LINE, linewidth=1)
        it.set_axisbelow(True)
    axes.set_ylim(-0.03, 1.03)
    axes.yaxis.set_major_locator(FixedLocator([0, 0.25, 0.5, 0.75, 1] if tall > 90 else [0, 0.5, 1]))
    axes.yaxis.set_major_formatter(FuncFormatter(percent_ticks(words)))
    axes.tick_params(labelbottom=False)
    lower.xaxis.set_major_formatter(FuncFormatter(percent_ticks(words)))
    lower.set_xlabel(words.text("chart-odds-said"), color=SOFT, fontsize=9, loc="left" if rtl else "right")
    lower.set_ylim(0, 1.05)
    lower.set_yticks([])
    lower.grid(axis="y", visible=False)
    lower.axhline(0, color=SOFT, linewidth=1, zorder=4)

    for rows in sorted({len(it) for _, it in sets}):
        for k in range(rows):
            edges = (k / rows, (k + 1) / rows)
            axes.fill_between(edges, *edges, color=POT, alpha=0.2 if rows == len(sets[0][1]) else 0, linewidth=0)
    axes.plot([0, 1], [0, 1], color=SOFT, linewidth=1, linestyle=(0, (6, 3)), zorder=2)
    filled = [i for i, (_, it) in enumerate(sets) if it[:, 0].any()]
    for order, i in enumerate(filled):
        _draw(axes, lower, i, sets[i][1], order - (len(filled) - 1) / 2, len(filled), wide)
    key(lower, words, "\n".join(keys))
    return Chart(figure, odds_against_outcome_text(sets, title, game, words))


def _draw(axes: Axes, lower: Axes, i: int, rows: NDArray[np.int64], order: float, sets: int, wide: float) -> None:
    """The dots of a set, and its bars: `order` says how far beside the middle of their rows."""
    look, bins = LOOKS[i], len(rows)
    part = 0.8 / sets / bins
    middle = (np.arange(bins) + 0.5) / bins + order * part * (0.7 if sets > 1 else 1)
    size = min(7.5, max(4.0, wide / bins / sets * 0.34))
    parts = rows[:, 0] / rows[:, 0].sum()
    highest = parts.max()
    style: dict[str, Any] = {"marker": look.marker, "markersize": size, "zorder": 5, "clip_on": False, "linestyle": ""}
    style |= {
        "markeredgecolor": "white" if i == 0 else look.colour,
        "markerfacecolor": look.colour if i == 0 else "white",
    }
    style |= {"markeredgewidth": 0.8 if i == 0 else 1.5}
    for at, (tries, succeeded) in zip(middle, rows.tolist(), strict=True):
        if tries:
            found = share(succeeded, tries)
            axes.plot([at, at], [found.low, found.high], color=look.colour, linewidth=1.5, zorder=4, clip_on=False)
            axes.plot([at], [found.value], **style)
    lower.bar((np.arange(bins) + 0.5) / bins + order * part, parts / highest, part, zorder=3, **look.bar)


def odds_against_outcome_text(
    sets: Sequence[tuple[str, NDArray[np.int64]]], title: str, game: str, words: Words
) -> str:
    """What `odds_against_outcome` shows, in words; many rows are put together."""
    found = [words.text(f"{game}:chart-calibration-alt", title=title)]
    for name, rows in sets:
        bins = len(rows)
        at_once = -(-bins // _SPOKEN) if bins else 1
        said = []
        for k in range(0, bins, at_once):
            tries, succeeded = (int(it) for it in rows[k : k + at_once].sum(axis=0))
            if tries:
                figure = share(succeeded, tries)
                decimals = decimals_for([figure.margin])
                facts: dict[str, Any] = {"share": percent(words, figure.value, decimals), "tries": tries}
                ends = {"low": k / bins, "high": min(k + at_once, bins) / bins}
                facts |= {what: percent(words, end) for what, end in ends.items()}
                said.append(words.text(f"{game}:chart-calibration-row-alt", **facts))
        tries, succeeded = (int(it) for it in rows.sum(axis=0)) if bins else (0, 0)
        whole = share(succeeded, tries)
        facts = {}
        if tries:
            decimals = decimals_for([whole.margin])
            ends = {"share": whole.value, "low": whole.low, "high": whole.high}
            facts = {what: percent(words, end, decimals) for what, end in ends.items()}
        text = words.text(
            f"{game}:chart-calibration-set-alt", tries=tries, listed=words.text("chart-separator").join(said), **facts
        )
        found.append(set_alt(words, name, text))
    return " ".join(found)
