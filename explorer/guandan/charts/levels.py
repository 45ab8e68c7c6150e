"""The levels of both teams over a match of Guandan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Any, NamedTuple, Protocol

from matplotlib.axes import Axes
from matplotlib.patheffects import withStroke

from explorer.cards import RANKS, Card
from explorer.charts.chart import (
    ABOVE,
    BEFORE,
    BELOW,
    DASHES,
    INK,
    SOFT,
    THEM,
    YOU,
    Chart,
    Name,
    cursor_at,
    framed,
    key,
    name_beside,
    over_time,
    sized,
)
from explorer.words import Words

_TOP = len(RANKS) - 1
_LOW, _HIGH = -2.9, _TOP + 1.5  # below level 2 is room for the tributes, above A for what is written there
_PAID = -2.3
_AFTER = 120  # pixels for the teams' names
_COLOURS, _MARKERS = (YOU, THEM), ("o", "s")
_HALO = [withStroke(linewidth=2.5, foreground="white")]


class Deal(Protocol):
    """What the chart needs to know of a deal that is over: its number, its level and the tribute (`none`, `paid`,
    `double`, `cancelled`), both teams' levels before and after it, the team that won it, what its places are worth,
    and whether that was the match."""

    @property
    def number(self) -> int: ...
    @property
    def level(self) -> str: ...
    @property
    def tribute(self) -> str: ...
    @property
    def before(self) -> tuple[str, str]: ...
    @property
    def levels(self) -> tuple[str, str]: ...
    @property
    def winner(self) -> int: ...
    @property
    def steps(self) -> int: ...
    @property
    def won(self) -> bool: ...


class LevelCursor(NamedTuple):
    """Where the reader stands, in deals (2.5 is the midst of the third), with both teams' levels just then."""

    at: float
    levels: tuple[str, str]


def level_progress(
    deals: Sequence[Deal], words: Words, now: LevelCursor | None = None, width: int = 760, height: int = 244
) -> Chart:
    """Both teams' levels, deal by deal, in one match; `deals` as from `guandan.history.deals`, sizes in pixels.

    Each deal has its level as a dot, its steps beside the winners' line, and below, where it begins, its tribute. A
    star marks the end of the match. Without deals and a cursor no level is known, and none drawn.
    """
    width, height = sized(width, height)
    here = now or (LevelCursor(deals[-1].number, deals[-1].levels) if deals else None)
    at = here.at if here else 0
    begin = deals[0].number - 1 if deals else max(floor(at), 0)
    end = max(deals[-1].number if deals else 0, ceil(at), begin + 4)
    keys = [words.text("guandan:chart-levels-key"), words.text("guandan:chart-tribute-key")]
    narrow = len(words.listed(keys)) * 6 > width - BEFORE  # the key takes a second line
    below = BELOW + 15 if narrow else BELOW
    figure, axes = framed(words, words.text("guandan:chart-levels"), width, height, after=_AFTER, below=below)
    wide = (width - BEFORE - _AFTER) / (end - begin)  # pixels for a deal, and for a level
    high = (height - ABOVE - below) / (_HIGH - _LOW)

    if here:
        points = [
            (float(begin), deals[0].before if deals else here.levels),
            *((deal.number, deal.levels) for deal in deals),
        ]
        if at > points[-1][0]:  # in the midst of the newest deal
            points.append((at, here.levels))
        places, levels = zip(*points, strict=True)
        style: dict[str, Any] = {"linewidth": 2.2, "drawstyle": "steps-post", "dash_capstyle": "butt", "zorder": 3}
        for team, dashes in enumerate(("-", DASHES)):
            axes.plot(places, [_height(it[team]) for it in levels], color=_COLOURS[team], linestyle=dashes, **style)
        said = [words.text(f"guandan:chart-team-{team}", level=_label(here.levels[team])) for team in (0, 1)]
        names = [Name(_height(levels[-1][team]), said[team], _COLOURS[team]) for team in (0, 1)]
        name_beside(axes, words, names, _TOP, 19 / high)
    axes.axhline(_TOP, color=SOFT, linewidth=1, linestyle=(0, (6, 3)), zorder=2)
    _mark(axes, deals, wide)
    for deal, text, above in _written(deals, begin, wide, high):
        at = _height((deal.levels if above else deal.before)[deal.winner])
        away: Any = {"xytext": (0, 3 if above else -3), "textcoords": "offset points", "ha": "center"}
        look: Any = {"color": _COLOURS[deal.winner], "fontsize": 8.5, "path_effects": _HALO, "zorder": 5}
        axes.annotate(text, (deal.number, at), va="bottom" if above else "top", **away, **look)
    if now:
        cursor_at(axes, now.at, zip(map(_height, now.levels), _MARKERS, _COLOURS, strict=True))

    axes.set_ylim(_LOW, _HIGH)
    ticks = range(0, _TOP + 1, next(step for step in (1, 2, 3, 4, 6, 12) if step * high >= 15 or step == _TOP))
    axes.set_yticks(ticks, [f"★ {RANKS[tick]}" if tick == _TOP else _label(RANKS[tick]) for tick in ticks])
    over_time(axes, words, words.text("guandan:chart-deal"), begin, end, width)
    key(axes, words, "\n".join(keys) if narrow else words.listed(keys))
    return Chart(figure, level_progress_text(deals, words, now))


def _mark(axes: Axes, deals: Sequence[Deal], wide: float) -> None:
    """The level of each deal, its tribute, who won it where no step shows that, and who won the match."""
    style: dict[str, Any] = {"linestyle": "", "clip_on": False}
    size = min(5.0, wide * 0.4)
    middle = [deal.number - 0.5 for deal in deals]
    levels = [_height(deal.level) for deal in deals]
    axes.plot(middle, levels, marker=".", markersize=size + 1, color=INK, zorder=4, **style)
    for kind, marker, aside in (("paid", "v", (0.0,)), ("double", "v", (-0.55, 0.55)), ("cancelled", "x", (0.0,))):
        owed = [deal.number - 0.5 + shift * size / wide for deal in deals if deal.tribute == kind for shift in aside]
        axes.plot(owed, [_PAID] * len(owed), marker=marker, markersize=size, color=INK, zorder=4, **style)
    for deal in deals:
        colour = _COLOURS[deal.winner]
        if deal.won:
            axes.plot(deal.number, _TOP, "*", color=colour, markersize=13, markeredgecolor="white", zorder=6, **style)
        elif not deal.steps:  # both teams may stand at A
            axes.plot(deal.number, _TOP, _MARKERS[deal.winner], color=colour, markersize=size, zorder=4, **style)


def _height(level: str) -> int:
    return RANKS.index(level)


def _label(level: str) -> str:
    return Card(level + "S").label


Box = tuple[float, float, float, float]


def _written(deals: Sequence[Deal], begin: int, wide: float, high: float) -> Iterator[tuple[Deal, str, bool]]:
    """What is written at the deals' ends, and whether above the winners' line or below it, where the other line is not.

    What would lie upon another text or upon a line is left out.
    """
    steps: list[Box] = []  # in pixels: left, bottom, right, top
    for deal in deals:
        low, top = (_height(levels[deal.winner]) * high for levels in (deal.before, deal.levels))
        steps.append(((deal.number - begin) * wide - 1, low, (deal.number - begin) * wide + 1, top))
    texts: list[Box] = []
    for i, deal in enumerate(deals):
        if deal.won:
            continue
        after = [_height(level) for level in deal.levels]
        above = after[deal.winner] >= after[1 - deal.winner]
        x, edge = (deal.number - begin) * wide, steps[i][3] + 4 if above else steps[i][1] - 4
        box = (x - 9, edge, x + 9, edge + 12) if above else (x - 9, edge - 12, x + 9, edge)
        near = [*texts[-8:], *steps[max(i - 8, 0) : i], *steps[i + 1 : i + 8]]
        if not any(_touch(box, other) for other in near):
            texts.append(box)
            yield deal, f"+{deal.steps}" if deal.steps else "–", above


def _touch(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def level_progress_text(deals: Sequence[Deal], words: Words, now: LevelCursor | None = None) -> str:
    """What `level_progress` shows, in words."""

    def said(level: str) -> str:
        return words.text("guandan:chart-level", level=level)

    facts: dict[str, Any] = {"deals": len(deals)}
    if deals:
        first, last = deals[0].before, deals[-1].levels
        facts |= {"ours": said(first[0]), "theirs": said(first[1])}
        facts |= {"ours_last": said(last[0]), "theirs_last": said(last[1])}
    found = [
        words.text("guandan:chart-levels-alt", **facts),
        words.text("guandan:chart-levels-goal-alt", level=said(RANKS[-1])),
    ]
    for team in (0, 1):
        won = [
            words.text("guandan:chart-deal-alt", deal=deal.number, level=said(deal.level), steps=deal.steps)
            for deal in deals
            if deal.winner == team
        ]
        if won:
            found.append(words.text("guandan:chart-levels-won-alt", team=team, listed=words.listed(won)))
    for tribute in ("paid", "double", "cancelled"):
        owed = [str(deal.number) for deal in deals if deal.tribute == tribute]
        if owed:
            found.append(words.text("guandan:chart-levels-tribute-alt", tribute=tribute, listed=words.listed(owed)))
    found += [words.text("guandan:chart-levels-match-alt", team=deal.winner) for deal in deals if deal.won]
    if now:
        ours, theirs = map(said, now.levels)
        found.append(words.text("guandan:chart-levels-now-alt", ours=ours, theirs=theirs))
    return " ".join(found)
