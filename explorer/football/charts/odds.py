"""How likely an attack is to succeed with each stat."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from explorer.charts.chart import INK, LINE, SOFT, YOU, Chart, framed
from explorer.words import Words


def odds_by_stat(
    odds: Sequence[tuple[str, Fraction | None]], words: Words, width: int = 760, height: int = 244
) -> Chart:
    """How likely the attack is to succeed with each stat, as (name, probability) from top to bottom; None is a stat
    that is shut. `width` and `height` in pixels."""
    rtl = words.dir == "rtl"
    names = [name for name, _ in odds]
    said = [words.text("football:chart-odds-shut") if chance is None else _percent(chance, words) for _, chance in odds]
    aside = min(max(map(len, names), default=0) * 6.2 + 20, width * 0.55)
    figure, axes = framed(words, words.text("football:chart-odds"), width, height, aside, 96, 8)
    for place, (_, chance) in enumerate(odds):
        whole: Any = {"height": 0.66, "edgecolor": SOFT if chance is None else LINE, "facecolor": "none"}
        axes.barh(place, 100, hatch="///" if chance is None else "", linewidth=1, **whole)
        if chance is not None:
            axes.barh(place, float(100 * chance), color=YOU, alpha=0.75, height=0.66)
        at: Any = {"xytext": (-5 if rtl else 5, 0), "textcoords": "offset points", "ha": "right" if rtl else "left"}
        axes.annotate(said[place], (100, place), va="center", color=INK, fontsize=9, **at)
    axes.set_yticks(range(len(odds)), names)
    axes.set_ylim(max(len(odds), 1) - 0.5, -0.5)
    axes.set_xlim((100, 0) if rtl else (0, 100))
    axes.set_xticks([])
    axes.tick_params(colors=INK)
    listed = words.listed(
        words.text("football:chart-odds-one", stat=name, chance=it) for name, it in zip(names, said, strict=True)
    )
    return Chart(figure, words.text("football:chart-odds-alt", stats=len(odds), listed=listed))


def _percent(chance: Fraction, words: Words) -> str:
    """In whole percents, though what is possible is not said to be 0, and what is not certain not 100."""
    percent = round(100 * chance)
    about = "under" if chance and not percent else "over" if chance < 1 and percent == 100 else "is"
    return words.text("football:chart-chance", about=about, percent=percent)
