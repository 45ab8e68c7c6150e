"""A chart, and what all charts share: their colours, frame, time axis, cursor, key, and names beside the lines."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from io import BytesIO
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextToPath
from matplotlib.ticker import MaxNLocator

from explorer.words import Words

INK, SOFT, LINE = "#1d2329", "#5a646e", "#dcd9d1"
YOU, THEM, POT, WAR = "#1f5fbf", "#b45309", "#6b7280", "#9a3412"
PARTNER, LEFT = "#1e3a8a", "#78350f"  # the darker of two partners
BEFORE, AFTER, ABOVE, BELOW = 34, 112, 28, 58
"""Pixels around the axes of a chart over time: the scale, the names beside the lines, the title, and the key."""
MARGIN = 20  # pixels beside a name
DASHES: Any = (0, (3, 1.6))
_DPI = 100
_NAME = 9.5  # points
_MOST_LISTED = 12
_LEAST = (240, 140)  # pixels that margins and names leave some room in


class Chart(NamedTuple):
    """A figure and what it shows, in words."""

    figure: Figure
    alt: str

    def png(self, scale: float = 2.0) -> bytes:
        """The picture, `scale` dots for every pixel of its size on the page."""
        out = BytesIO()
        self.figure.savefig(out, format="png", dpi=_DPI * scale)
        return out.getvalue()

    def _repr_html_(self) -> str:
        from base64 import b64encode

        width, data = round(self.figure.get_figwidth() * _DPI), b64encode(self.png()).decode()
        return f'<img alt="{escape(self.alt)}" width="{width}" src="data:image/png;base64,{data}">'


class Name(NamedTuple):
    """What a line is called, and at which height it ends."""

    height: float
    text: str
    colour: str


def sized(width: float, height: float) -> tuple[int, int]:
    """The size a chart is drawn at: as wished, but never too small to be drawn."""
    return max(round(width), _LEAST[0]), max(round(height), _LEAST[1])


def framed(
    words: Words, title: str, width: int, height: int, before: float = BEFORE, after: float = AFTER, below: int = BELOW
) -> tuple[Figure, Axes]:
    """An empty figure and its axes; sizes and margins in pixels, `before` and `after` in reading order."""
    figure = Figure(figsize=(width / _DPI, height / _DPI), dpi=_DPI, facecolor="none")
    # Margins by hand: having them computed would draw everything twice.
    left, right = (after, before) if words.dir == "rtl" else (before, after)
    figure.subplots_adjust(left / width, below / height, 1 - right / width, 1 - ABOVE / height)
    axes = figure.add_subplot()
    plain(axes, words, title)
    return figure, axes


def plain(axes: Axes, words: Words, title: str) -> None:
    """Axes without a frame, their scale where reading begins."""
    rtl = words.dir == "rtl"
    axes.set_facecolor("none")
    axes.set_title(title, color=SOFT, fontsize=10, loc="right" if rtl else "left")
    if rtl:
        axes.yaxis.tick_right()
    axes.tick_params(colors=SOFT, labelsize=9, length=0)
    for side in axes.spines.values():
        side.set_visible(False)


def over_time(axes: Axes, words: Words, unit: str, begin: float, end: float, width: int) -> None:
    """Whole numbers of that unit along the axes, in reading order, and lines across at the heights that are named."""
    rtl = words.dir == "rtl"
    axes.set_xlim((end, begin) if rtl else (begin, end))
    axes.xaxis.set_major_locator(MaxNLocator(nbins=max(3, width // 110), integer=True))
    axes.grid(axis="y", color=LINE, linewidth=1)
    axes.set_axisbelow(True)
    axes.set_xlabel(unit, color=SOFT, fontsize=9, loc="left" if rtl else "right")


def cursor_at(axes: Axes, at: float, dots: Iterable[tuple[float, str, str]]) -> None:
    """A line where the reader stands, and on it a dot of each height, marker and colour."""
    axes.axvline(at, color=INK, linewidth=1, linestyle=(0, (1, 2)), zorder=2)
    style: dict[str, Any] = {"markersize": 6, "markeredgecolor": "white", "zorder": 5, "clip_on": False}
    for height, marker, colour in dots:
        axes.plot([at], [height], marker=marker, color=colour, **style)


def key(axes: Axes, words: Words, text: str) -> None:
    """Below the axes: what has no line to be named beside."""
    rtl = words.dir == "rtl"
    side = "right" if rtl else "left"
    style: Any = {"ha": side, "multialignment": side, "va": "top", "color": SOFT, "fontsize": 9}
    axes.annotate(text, (1 if rtl else 0, 0), (0, -28), "axes fraction", "offset points", **style)


def name_beside(axes: Axes, words: Words, names: list[Name], top: float, gap: float) -> None:
    """Each line named where time ends, the names at least `gap` apart from one another and none above `top`."""
    rtl = words.dir == "rtl"
    lowest = -top
    for i, (height, text, colour) in enumerate(sorted(names, key=lambda name: name.height)):
        # Pushed up by those below, but never so far that those above leave the picture.
        place = min(max(height, lowest), top - (len(names) - 1 - i) * gap)
        lowest = place + gap
        axes.annotate(
            text,
            (0 if rtl else 1, place),
            xycoords=axes.get_yaxis_transform(),
            xytext=(-8 if rtl else 8, 0),
            textcoords="offset points",
            ha="right" if rtl else "left",
            va="center",
            color=colour,
            fontsize=_NAME,
            fontweight="bold",
        )


def written(text: str) -> float:
    """How wide a name beside a line is, in pixels."""
    font = FontProperties(size=_NAME, weight="bold")
    return float(TextToPath().get_text_width_height_descent(text, font, False)[0]) * _DPI / 72


def some(words: Words, items: Iterable[str]) -> str:
    """The first dozen of things one after another: who listens to a text alternative hears all of it."""
    listed = list(items)
    return words.listed(listed[:_MOST_LISTED]) + (" …" if len(listed) > _MOST_LISTED else "")
