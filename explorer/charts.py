"""Charts of a game, as matplotlib figures without pyplot, each with its text alternative.

Made to be read in grey print and by the colour-blind: every line has its own style and is named beside it. In
languages written right to left time runs from right to left.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import BytesIO
from typing import Any, NamedTuple, Protocol

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from explorer.words import Words

INK, SOFT, LINE = "#1d2329", "#5a646e", "#dcd9d1"
YOU, THEM, POT, WAR = "#1f5fbf", "#b45309", "#6b7280", "#9a3412"
_DPI = 100
_MOST_MARKS = 60
_NAMES = 112  # pixels kept for the names beside the lines


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


class Battle(Protocol):
    """What the chart needs to know of a battle: its number, and the score and the pot after it."""

    @property
    def number(self) -> int: ...
    @property
    def score(self) -> tuple[int, int]: ...
    @property
    def pot(self) -> int: ...
    @property
    def tie(self) -> bool: ...


class Cursor(NamedTuple):
    """Where the reader stands: in units of battles, with the score and the pot just then."""

    at: float
    score: tuple[int, int]
    pot: int


def pile_sizes(
    battles: Sequence[Battle], words: Words, cursor: Cursor | None = None, width: int = 760, height: int = 244
) -> Chart:
    """Cards of each side (`war.score`) and in the pot, battle by battle; triangles mark the wars.

    `battles` as from `war.history.battles`; `width` and `height` in pixels.
    """
    rtl = words.dir == "rtl"
    total = sum(battles[0].score) + battles[0].pot
    figure = Figure(figsize=(width / _DPI, height / _DPI), dpi=_DPI, facecolor="none")
    # Margins by hand, in pixels: having them computed would draw everything twice.
    before, after = (_NAMES / width, 1 - 34 / width) if rtl else (34 / width, 1 - _NAMES / width)
    figure.subplots_adjust(before, 58 / height, after, 1 - 28 / height)
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    end = max(battles[-1].number, cursor.at if cursor else 0, 4)
    points = [(float(battle.number), *battle.score, battle.pot) for battle in battles]
    if cursor and cursor.at > points[-1][0]:  # in the midst of the newest battle
        points.append((cursor.at, *cursor.score, cursor.pot))
    x, ours, theirs, pot = zip(*points, strict=True)
    axes.fill_between(x, pot, step="post", color=POT, alpha=0.28, linewidth=0, zorder=1)
    style: dict[str, Any] = {"solid_capstyle": "round", "dash_capstyle": "butt", "zorder": 3}
    axes.plot(x, ours, color=YOU, linewidth=2.2, **style)
    axes.plot(x, theirs, color=THEM, linewidth=2.2, linestyle=(0, (3, 1.6)), **style)
    wars = [battle.number for battle in battles if battle.tie]
    few = len(wars) <= _MOST_MARKS
    depth = [-0.075 * total] * len(wars)
    axes.plot(wars, depth, linestyle="", marker="^" if few else "|", color=WAR, markersize=6, clip_on=False, zorder=4)
    now = cursor or Cursor(battles[-1].number, battles[-1].score, battles[-1].pot)
    if cursor:
        axes.axvline(cursor.at, color=INK, linewidth=1, linestyle=(0, (1, 2)), zorder=2)
        dot: dict[str, Any] = {"markersize": 6, "markeredgecolor": "white", "zorder": 5}
        axes.plot([cursor.at], [now.score[0]], marker="o", color=YOU, clip_on=False, **dot)
        axes.plot([cursor.at], [now.score[1]], marker="s", color=THEM, clip_on=False, **dot)
    _name_beside(axes, words, now, total)

    axes.set_ylim(-0.13 * total, total * 1.04)
    axes.set_xlim((end, 0) if rtl else (0, end))
    axes.set_yticks(sorted({0, total // 2, total}))
    axes.xaxis.set_major_locator(MaxNLocator(nbins=max(3, width // 110), integer=True))
    if rtl:
        axes.yaxis.tick_right()
    axes.grid(axis="y", color=LINE, linewidth=1)
    axes.set_axisbelow(True)
    axes.tick_params(colors=SOFT, labelsize=9, length=0)
    axes.set_xlabel(words.text("chart-battle"), color=SOFT, fontsize=9, loc="left" if rtl else "right")
    if any(pot) or wars:  # what has no line to be named beside
        corner = (1 if rtl else 0, 0)
        begin: Any = {"ha": "right" if rtl else "left", "va": "top", "color": SOFT, "fontsize": 9}
        axes.annotate(words.text("chart-key"), corner, (0, -28), "axes fraction", "offset points", **begin)
    axes.set_title(words.text("chart-piles"), color=SOFT, fontsize=10, loc="right" if rtl else "left")
    for side in axes.spines.values():
        side.set_visible(False)
    return Chart(figure, pile_sizes_text(battles, words, now))


def plays_by_shape(counts: Sequence[tuple[str, int]], words: Words, width: int = 760, height: int = 244) -> Chart:
    """How many plays of each shape there are, as (name, count) from top to bottom; `width` and `height` in pixels."""
    rtl = words.dir == "rtl"
    figure = Figure(figsize=(width / _DPI, height / _DPI), dpi=_DPI, facecolor="none")
    names, numbers = [name for name, _ in counts], [count for _, count in counts]
    aside = min(max(map(len, names), default=0) * 6.2 + 20, width * 0.55) / width
    before, after = (60 / width, 1 - aside) if rtl else (aside, 1 - 60 / width)
    figure.subplots_adjust(before, 8 / height, after, 1 - 28 / height)
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.barh(range(len(counts)), numbers, color=YOU, alpha=0.75, height=0.66)
    for place, number in enumerate(numbers):
        at: Any = {"xytext": (-5 if rtl else 5, 0), "textcoords": "offset points", "ha": "right" if rtl else "left"}
        axes.annotate(str(number), (number, place), va="center", color=INK, fontsize=9, **at)
    axes.set_yticks(range(len(counts)), names)
    axes.set_ylim(max(len(counts), 1) - 0.5, -0.5)
    most = max(numbers, default=1) or 1
    axes.set_xlim((most, 0) if rtl else (0, most))
    axes.set_xticks([])
    if rtl:
        axes.yaxis.tick_right()
    axes.tick_params(colors=INK, labelsize=9, length=0)
    axes.set_title(words.text("chart-plays"), color=SOFT, fontsize=10, loc="right" if rtl else "left")
    for side in axes.spines.values():
        side.set_visible(False)
    listed = words.listed(f"{name} {number}" for name, number in counts)
    return Chart(figure, words.text("chart-plays-alt", total=sum(numbers), listed=listed))


def _name_beside(axes: Any, words: Words, now: Cursor, total: int) -> None:
    """Each series named where time ends, with its number at the cursor, the names kept apart from one another."""
    rtl = words.dir == "rtl"
    names = [
        (now.score[0], words.text("chart-you", count=now.score[0]), YOU),
        (now.score[1], words.text("chart-opponent", count=now.score[1]), THEM),
    ]
    if now.pot:
        names.append((now.pot, words.text("chart-pot", count=now.pot), INK))
    names.sort(key=lambda name: name[0])
    gap = total * 0.14
    lowest = -float(total)
    for i, (value, text, colour) in enumerate(names):
        # Pushed up by those below, but never so far that those above leave the picture.
        highest = total - (len(names) - 1 - i) * gap
        place = min(max(value, lowest), highest)
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
            fontsize=9.5,
            fontweight="bold",
        )


def pile_sizes_text(battles: Sequence[Battle], words: Words, now: Cursor | None = None) -> str:
    """What `pile_sizes` shows, in words."""
    first, last = battles[0], battles[-1]
    ties = [battle.number for battle in battles if battle.tie]
    now = now or Cursor(last.number, last.score, last.pot)
    text = words.text(
        "chart-piles-alt",
        battles=last.number,
        human=first.score[0],
        opponent=first.score[1],
        human_last=last.score[0],
        opponent_last=last.score[1],
        ties=len(ties),
    )
    if ties:
        listed = words.listed(map(str, ties[:12])) + (" …" if len(ties) > 12 else "")
        text += " " + words.text("chart-ties-alt", listed=listed)
    return text + " " + words.text("chart-now-alt", human=now.score[0], opponent=now.score[1], pot=now.pot)
