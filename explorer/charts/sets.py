"""What the charts of many games share: how one or two sets of games look, are named in the picture and in numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import isnan
from typing import Any, NamedTuple

from matplotlib.axes import Axes
from matplotlib.colors import to_rgba
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.patheffects import withStroke
from matplotlib.textpath import TextToPath

from explorer.charts.chart import BELOW, DASHES, INK, SOFT, THEM, YOU, framed
from explorer.words import Words

ROW = 16
"""Pixels for a row of text."""
BEFORE, AFTER = 44, 16
HALO = [withStroke(linewidth=3, foreground="white")]
_POINT = 0.72  # points in a pixel
_HINTED = 1.05  # how much wider than measured a text may be once its letters are fitted to pixels
_TITLE, _NAME = 10.0, 9.5  # points
_EDGE = 8  # pixels between a text and the edge of the picture
_GAP = 3  # pixels between the title and what is below
_APART = 18  # pixels between the names of two sets
_MOST_ROWS = 3
_LEAST = 64  # pixels: the height of axes


class Look(NamedTuple):
    """How a set of games is drawn. Its sign stands before all that is said of it in a picture of two."""

    colour: str
    sign: str
    marker: str
    dashes: Any
    thin: Any  # the dashes of its second line
    bar: dict[str, Any]
    area: dict[str, Any]  # what lies upon another and must let it be seen


LOOKS = (
    Look(
        YOU,
        "■",
        "o",
        "-",
        (0, (1, 1.4)),
        {"facecolor": to_rgba(YOU, 0.75), "edgecolor": YOU, "linewidth": 1},
        {"facecolor": to_rgba(YOU, 0.3), "edgecolor": YOU, "linewidth": 1.2},
    ),
    Look(
        THEM,
        "▨",
        "s",
        DASHES,
        (0, (4, 1.6, 1, 1.6)),
        {"facecolor": to_rgba(THEM, 0.06), "edgecolor": THEM, "linewidth": 1.2, "hatch": "/////"},
        {"facecolor": "none", "edgecolor": THEM, "linewidth": 1.8, "linestyle": DASHES},
    ),
)
"""The look of the first set, and that of the second."""


class Field(NamedTuple):
    """A figure whose head is written, its axes, and their size in pixels."""

    figure: Figure
    axes: Axes
    wide: float
    tall: float


def field(
    words: Words,
    title: str,
    names: Sequence[str],
    size: tuple[int, int],
    before: float = BEFORE,
    after: float = AFTER,
    below: float = BELOW,
    edge: float | None = None,
) -> Field:
    """A figure with its title and the names of its sets above the axes, all of it within the picture. Sizes in pixels;
    `edge` is where the title begins, at the axes unless said otherwise. It is higher than asked where axes so low could
    not be read."""
    width, height = size
    begin = before if edge is None else edge
    lines = wrapped(title, width - begin - _EDGE, _TITLE)
    rows = _rows(words, names, width - begin - _EDGE)
    gap = _GAP if rows else 0
    above = _EDGE + ROW * (len(lines) + len(rows)) + gap + 8
    height = max(height, round(above + below) + _LEAST)
    figure, axes = framed(words, "", width, height, before, after, round(below))
    figure.subplots_adjust(top=1 - above / height)
    wide, tall = width - before - after, height - above - below
    rtl = words.dir == "rtl"
    at = (before - begin) / wide
    axes.set_title(
        "\n".join(lines),
        x=1 + at if rtl else -at,
        y=1 + (ROW * len(rows) + gap + 10) / tall,
        pad=0,
        color=SOFT,
        fontsize=_TITLE,
        loc="right" if rtl else "left",
        linespacing=1.15,
    )
    for down, row in enumerate(rows):
        place = begin
        for text, colour in row:
            x = width - place if rtl else place
            y = height - _EDGE - gap - ROW * (len(lines) + down + 0.5)
            style: Any = {"color": colour, "fontsize": _NAME, "fontweight": "bold", "va": "center"}
            axes.annotate(
                text, (x * _POINT, y * _POINT), xycoords="figure points", ha="right" if rtl else "left", **style
            )
            place += wide_of(text, _NAME, True) + _APART
    return Field(figure, axes, wide, tall)


def _rows(words: Words, names: Sequence[str], room: float) -> list[list[tuple[str, str]]]:
    """The sets' names with their signs and colours, beside each other where there is room."""
    rows: list[list[tuple[str, str]]] = []
    left = 0.0
    for name, look in zip(names, LOOKS, strict=False):
        if not name:
            continue
        text = shortened(signed(words, look, name), room, _NAME, True)
        needed = wide_of(text, _NAME, True) + _APART
        if not rows or needed - _APART > left:
            rows.append([])
            left = room
        rows[-1].append((text, look.colour))
        left -= needed
    return rows


def signed(words: Words, look: Look, text: str) -> str:
    """A text with the sign of its set before it."""
    return words.listed([f"{look.sign} {text}"])


@lru_cache(4096)
def wide_of(text: str, size: float = 9.0, bold: bool = False) -> float:
    """How wide a text is at most, in pixels."""
    font = FontProperties(size=size, weight="bold" if bold else "normal")
    return float(TextToPath().get_text_width_height_descent(text, font, False)[0]) / _POINT * _HINTED


def shortened(text: str, room: float, size: float = 9.0, bold: bool = False) -> str:
    """The text, or as much of it as there is room for."""
    if wide_of(text, size, bold) <= room:
        return text
    least, most = 0, len(text)
    while most - least > 1:
        middle = (least + most) // 2
        if wide_of(text[:middle].rstrip() + "…", size, bold) <= room:
            least = middle
        else:
            most = middle
    return text[:least].rstrip() + "…"


def wrapped(text: str, room: float, size: float = 9.0, bold: bool = False, most: int = _MOST_ROWS) -> list[str]:
    """The text in rows that are no wider than that; what does not fit into the last is left out."""
    rows: list[str] = []
    for word in text.split():
        if rows and (len(rows) == most or wide_of(f"{rows[-1]} {word}", size, bold) <= room):
            rows[-1] += " " + word
        else:
            rows.append(word)
    return [shortened(row, room, size, bold) for row in rows]


def key_rows(words: Words, texts: Iterable[str], room: float) -> list[str]:
    """What is to be said below the axes, in rows."""
    said = [text for text in texts if text]
    return wrapped(words.listed(said), room) if said else []


def nothing(axes: Axes, words: Words) -> None:
    """In the midst of axes without anything to show."""
    style: Any = {"ha": "center", "va": "center", "color": SOFT, "fontsize": 10}
    axes.annotate(words.text("chart-no-games"), (0.5, 0.5), xycoords="axes fraction", **style)
    axes.set_xticks([])
    axes.set_yticks([])
    axes.tick_params(colors=INK)


def number(words: Words, value: float) -> str:
    """A number with about four digits that count."""
    size = abs(value)
    return words.text("chart-number", number=int(value) if value == int(value) else round(value, _decimals(size)))


def _decimals(size: float) -> int:
    return 0 if size >= 10_000 else 1 if size >= 100 else 2 if size >= 1 else 3


def percent(words: Words, share: float, decimals: int = 0) -> str:
    """A share in percent. What is not nothing is not written as nothing, and what is not all not as all."""
    return words.text("chart-percent", percent=f"{100 * share:.{enough(share, decimals)}f}")


def enough(share: float, decimals: int) -> int:
    """So many decimals or, as far as four do, as many as tell the share in percent from 0 and 100."""
    return next(
        (it for it in range(decimals, 4) if share in (0, 1) or 0 < float(f"{100 * share:.{it}f}") < 100),
        max(decimals, 4),
    )


def decimals_for(margins: Iterable[float]) -> int:
    """The decimals that percentages with such margins deserve."""
    known = sorted(margin for margin in margins if not isnan(margin))
    middle = known[len(known) // 2] if known else 0.0
    return 0 if middle > 0.02 else 1 if middle > 0.001 else 2


def percent_ticks(words: Words) -> Callable[[float, Any], str]:
    """The labels of a scale of shares."""
    return lambda share, _: percent(words, round(share, 6), 0 if round(100 * share, 6) % 1 == 0 else 1)


def number_ticks(words: Words) -> Callable[[float, Any], str]:
    return lambda value, _: number(words, round(value, 6))


def set_alt(words: Words, name: str, text: str) -> str:
    """What a text alternative says of a set."""
    return words.text("chart-set-alt", name=name, text=text) if name else text
