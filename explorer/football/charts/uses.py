"""How often each stat has been used, over a match of the football game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import nan
from typing import Any, NamedTuple, Protocol

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import ScaledTranslation

from explorer.charts.chart import (
    ABOVE,
    BEFORE,
    BELOW,
    DASHES,
    INK,
    MARGIN,
    POT,
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
    plain,
    written,
)
from explorer.words import Words

Uses = tuple[int, int, int, int, int]  # one number for each stat
GAP = 2
"""How far apart the most and the least used stat in play may be."""
GREEN, PURPLE = "#15703a", "#7e22ce"
_COLOURS = (YOU, THEM, GREEN, PURPLE, INK)
_DASHES: tuple[Any, ...] = ("-", DASHES, (0, (7, 1.5)), (0, (1, 1.2)), (0, (5, 1.5, 1, 1.5)))
_MARKERS, _SIGNS = "os^Dv", "●■▲◆▼"
_NARROW = 520  # pixels: two teams side by side need more
_EDGE = 8  # pixels above the highest line and below the lowest
_ROW = 16  # pixels for a name


class Attack(Protocol):
    """What the chart needs to know of an attack: its number, team and stat, both teams' uses of the five stats after
    it, and the stats in play."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def stat(self) -> str: ...
    @property
    def counters(self) -> tuple[Uses, Uses]: ...
    @property
    def stats(self) -> tuple[str, ...]: ...


class UseCursor(NamedTuple):
    """Where the reader stands, in attacks (0 is before the first), with both teams' uses and the stats in play just
    then."""

    at: float
    counters: tuple[Uses, Uses]
    stats: tuple[str, ...]


class _Side(NamedTuple):
    """Whose uses are counted, 0 or 1 or None for both together, and all five stats in the order of the counters."""

    team: int | None
    stats: tuple[str, ...]

    def uses(self, point: UseCursor) -> dict[str, int]:
        ours, theirs = point.counters
        counts = [a + b for a, b in zip(ours, theirs, strict=True)] if self.team is None else point.counters[self.team]
        return dict(zip(self.stats, counts, strict=True))

    def least(self, point: UseCursor) -> int:
        uses = self.uses(point)
        return min(uses[stat] for stat in point.stats)

    def gap(self, point: UseCursor) -> int:
        uses = self.uses(point)
        return max(uses[stat] for stat in point.stats) - self.least(point)

    @property
    def said(self) -> int | str:
        return "both" if self.team is None else self.team


def stat_use(
    rounds: Sequence[Attack],
    words: Words,
    stats: Mapping[str, str],
    shared: bool,
    now: UseCursor | None = None,
    width: int = 760,
    height: int = 244,
) -> Chart:
    """Uses of each stat, attack by attack, by each team or, if they share their counters, by both. The band is as high
    as the most used may be above the least used.

    `rounds` as from `football.history.rounds`; `stats` names all five stats, in the order of the counters; `width` and
    `height` in pixels.
    """
    here = now or _last(rounds, stats)
    points = _points(rounds, here, list(stats))
    shown = _shown(points, stats)
    sides = _sides(shared, stats)
    titles = [words.text("football:chart-uses", team=side.said, gap=side.gap(here)) for side in sides]
    counts = [side.uses(point)[stat] for side in sides for point in points for stat in shown]
    said = [{stat: _said(words, stats, stat, side.uses(here)[stat]) for stat in shown} for side in sides]
    # As wide as for the highest counts, so that nothing moves with the cursor.
    after = min(max(written(_said(words, stats, stat, max(counts))) for stat in shown) + MARGIN, width * 0.5)
    figure, first = framed(words, titles[0], width, height, after=after)
    panels = [first]
    if not shared:
        panels.append(figure.add_axes((0, 0, 1, 1)))
        plain(panels[1], words, titles[1])
    narrow = width < _NARROW and not shared
    size = _arrange(figure, panels, words.dir == "rtl", narrow, (width, height), after)

    low, top = min(counts), max(*counts, *(side.least(point) + GAP for side in sides for point in points))
    high = (size[1] - 2 * _EDGE) / (top - low)  # pixels for a use
    # Where the last attack was, what is used now goes on a little.
    points.append(points[-1]._replace(at=points[-1].at + max(points[-1].at - points[0].at, 4) * 0.03))
    end = max(points[-1].at, points[0].at + 4)
    for axes, side, texts in zip(panels, sides, said, strict=True):
        axes.set_ylim(low - _EDGE / high, top + _EDGE / high)
        axes.yaxis.set_major_locator(MaxNLocator(nbins=max(1, int(size[1] / 20)), integer=True, min_n_ticks=1))
        over_time(axes, words, words.text("football:chart-attack"), points[0].at, end, int(size[0]))
        _limit(axes, points, side)
        names, dots = [], []
        reached, held = side.uses(points[-1]), side.uses(here)
        for i, stat in reversed(list(enumerate(stats))):
            if stat not in shown:
                continue
            aside = min(3.0, 0.2 * high) * (1.5 - i)  # pixels: lines of the same height lie side by side
            made = [it.number for it in rounds if it.stat == stat and side.team in (None, it.seat)]
            room = 12 if high > 12 else 36  # pixels for a mark
            _draw(axes, points, side, i, aside, made[:: 1 + int(len(made) * room / size[0])])
            dots.append((held[stat] + aside / high, _MARKERS[i], _COLOURS[i]))
            names.append(Name(reached[stat], texts[stat], _COLOURS[i]))
        if now:
            cursor_at(axes, now.at, dots)
        name_beside(axes, words, names, top + _EDGE / high / 2, min(_ROW, (size[1] + 10) / len(names)) / high)
    if narrow:
        first.set_xlabel("")
        first.tick_params(labelbottom=False)
    keys = [words.text("football:chart-uses-key", gap=GAP)]
    if len(shown) > len(here.stats):
        keys.append(words.text("football:chart-uses-out-key"))
    key(panels[-1] if narrow else first, words, words.listed(keys))
    return Chart(figure, stat_use_text(rounds, words, stats, shared, now))


def _said(words: Words, stats: Mapping[str, str], stat: str, count: int) -> str:
    """The sign of a line and its name."""
    sign = _SIGNS[list(stats).index(stat)]
    return words.listed([f"{sign} {words.text('football:chart-use', stat=stats[stat], count=count)}"])


def _shown(points: Sequence[UseCursor], stats: Mapping[str, str]) -> list[str]:
    """The stats that are in play at one moment or another."""
    return [stat for stat in stats if any(stat in point.stats for point in points)]


def _sides(shared: bool, stats: Mapping[str, str]) -> list[_Side]:
    return [_Side(team, tuple(stats)) for team in ((None,) if shared else (0, 1))]


def _last(rounds: Sequence[Attack], stats: Mapping[str, str]) -> UseCursor:
    """The end of what is known."""
    if rounds:
        return UseCursor(rounds[-1].number, rounds[-1].counters, rounds[-1].stats)
    none = (0, 0, 0, 0, 0)
    return UseCursor(0, (none, none), tuple(stats))


def _points(rounds: Sequence[Attack], here: UseCursor, order: Sequence[str]) -> list[UseCursor]:
    """The uses before the first attack and after each, with the stats in play for the next."""
    if not rounds:
        return [here]
    first, last = rounds[0], rounds[-1]
    before: Any = [list(counts) for counts in first.counters]
    before[first.seat][order.index(first.stat)] -= 1
    following = [*(it.stats for it in rounds[1:]), here.stats if here.at >= last.number else last.stats]
    points = [UseCursor(first.number - 1, (before[0], before[1]), first.stats)]
    points += [UseCursor(it.number, it.counters, stats) for it, stats in zip(rounds, following, strict=True)]
    return points if here.at <= last.number else [*points, here]


def _arrange(
    figure: Figure, panels: Sequence[Axes], rtl: bool, narrow: bool, size: tuple[int, int], after: float
) -> tuple[float, float]:
    """The panels side by side in reading order, or one below the other; the size of each, in pixels."""
    width, height = size
    rows, columns = (len(panels), 1) if narrow else (1, len(panels))
    across, down = width / columns, (height - BELOW) / rows
    wide, tall = across - BEFORE - after, down - ABOVE
    for i, axes in enumerate(panels):
        left = across * ((columns - 1 - i % columns) if rtl else i % columns) + (after if rtl else BEFORE)
        bottom = height - down * (1 + i // columns)
        axes.set_position((left / width, bottom / height, wide / width, tall / height))
    return wide, tall


def _limit(axes: Axes, points: Sequence[UseCursor], side: _Side) -> None:
    """The band from the least used stat in play to the limit."""
    least = [side.least(point) for point in points]
    places, limit = [point.at for point in points], [it + GAP for it in least]
    axes.fill_between(places, least, limit, step="post", color=POT, alpha=0.16, linewidth=0, zorder=1)
    axes.plot(places, limit, color=SOFT, linewidth=1, linestyle=(0, (6, 3)), drawstyle="steps-post", zorder=2)


def _draw(axes: Axes, points: Sequence[UseCursor], side: _Side, i: int, aside: float, marked: Sequence[int]) -> None:
    """The line of one stat, thin where it is not in play; `aside` in pixels. It is marked at these attacks."""
    stat, dpi = side.stats[i], axes.get_figure(root=True).dpi  # type: ignore[union-attr]
    moved = axes.transData + ScaledTranslation(0, aside / dpi, axes.figure.dpi_scale_trans)
    style: dict[str, Any] = {"color": _COLOURS[i], "drawstyle": "steps-post", "transform": moved, "zorder": 3}
    places, counts = [point.at for point in points], [side.uses(point)[stat] for point in points]
    played = [count if stat in point.stats else nan for count, point in zip(counts, points, strict=True)]
    if nan in played:
        axes.plot(places, counts, linewidth=0.7, **style)
    axes.plot(places, played, linestyle=_DASHES[i], linewidth=1.7, label=stat, dash_capstyle="butt", **style)
    heights = [counts[places.index(number)] for number in marked]
    style |= {"linestyle": "", "marker": _MARKERS[i], "markersize": 6, "markeredgecolor": "white", "clip_on": False}
    axes.plot(marked, heights, **style)


def stat_use_text(
    rounds: Sequence[Attack], words: Words, stats: Mapping[str, str], shared: bool, now: UseCursor | None = None
) -> str:
    """What `stat_use` shows, in words."""
    last = _last(rounds, stats)
    shown = _shown(_points(rounds, now or last, list(stats)), stats)
    found = [words.text("football:chart-uses-alt", attacks=len(rounds))]
    # Where no attack has been made, the uses known are those at the cursor.
    moments = [last] if rounds or not now else []
    for point in [*moments, *([now] if now else [])]:
        if point is now:
            found.append(words.text("football:chart-uses-now-alt"))
        if len(point.stats) < len(shown):
            found.append(
                words.text("football:chart-uses-play-alt", listed=words.listed(stats[it] for it in point.stats))
            )
        for side in _sides(shared, stats):
            uses = side.uses(point)
            used = [words.text("football:chart-use", stat=stats[stat], count=uses[stat]) for stat in shown]
            found.append(
                words.text(
                    "football:chart-uses-team-alt", team=side.said, listed=words.listed(used), gap=side.gap(point)
                )
            )
    return " ".join(found)
