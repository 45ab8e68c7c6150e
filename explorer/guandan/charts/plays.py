"""How many plays of each shape a hand has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from explorer.charts.chart import INK, YOU, Chart, framed, sized
from explorer.words import Words


def plays_by_shape(counts: Sequence[tuple[str, int]], words: Words, width: int = 760, height: int = 244) -> Chart:
    """How many plays of each shape there are, as (name, count) from top to bottom; `width` and `height` in pixels."""
    width, height = sized(width, height)
    rtl = words.dir == "rtl"
    names, numbers = [name for name, _ in counts], [count for _, count in counts]
    aside = min(max(map(len, names), default=0) * 6.2 + 20, width * 0.55)
    figure, axes = framed(words, words.text("guandan:chart-plays"), width, height, aside, 60, 8)
    axes.barh(range(len(counts)), numbers, color=YOU, alpha=0.75, height=0.66)
    for place, number in enumerate(numbers):
        at: Any = {"xytext": (-5 if rtl else 5, 0), "textcoords": "offset points", "ha": "right" if rtl else "left"}
        axes.annotate(str(number), (number, place), va="center", color=INK, fontsize=9, **at)
    axes.set_yticks(range(len(counts)), names)
    axes.set_ylim(max(len(counts), 1) - 0.5, -0.5)
    most = max(numbers, default=1) or 1
    axes.set_xlim((most, 0) if rtl else (0, most))
    axes.set_xticks([])
    axes.tick_params(colors=INK)
    listed = words.listed(f"{name} {number}" for name, number in counts)
    return Chart(figure, words.text("guandan:chart-plays-alt", total=sum(numbers), listed=listed))
