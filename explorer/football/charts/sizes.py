"""The cards both teams hold, over a match of the football game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from explorer.charts.chart import (
    BEFORE,
    DASHES,
    MARGIN,
    THEM,
    YOU,
    Chart,
    Name,
    cursor_at,
    framed,
    key,
    name_beside,
    over_time,
    some,
    written,
)
from explorer.words import Words

_COLOURS, _MARKERS = (YOU, THEM), ("o", "s")


class Round(Protocol):
    """What the chart needs to know of a round: its number, the attacking team, and the cards of both teams after it and
    whether the attack was covered, each None while the round is not over."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def hands(self) -> tuple[int, int] | None: ...
    @property
    def covered(self) -> bool | None: ...


class SizeCursor(NamedTuple):
    """Where the reader stands, in attacks (0 is before the first), with the cards of both teams just then."""

    at: float
    hands: tuple[int, int]


def hand_sizes(
    rounds: Sequence[Round],
    words: Words,
    start: tuple[int, int],
    now: SizeCursor | None = None,
    width: int = 760,
    height: int = 244,
) -> Chart:
    """Cards of both teams, attack by attack from `start` on, each attack marked on the attacker's line: a triangle if
    it succeeded, a ring if it was covered.

    `rounds` as from `football.history.rounds`; `width` and `height` in pixels.
    """
    points = _points(rounds, start, now)
    here = now or points[-1]
    begin, end = points[0].at, max(points[-1].at, points[0].at + 4)
    most = max(max(point.hands) for point in points) or 1
    # As wide as for the most cards, so that nothing moves with the cursor.
    after = max(written(words.text("football:chart-size", team=team, count=most)) for team in (0, 1)) + MARGIN
    wide = (width - BEFORE - after) / (end - begin)  # pixels for an attack
    figure, axes = framed(words, words.text("football:chart-sizes"), width, height, after=after)
    line: dict[str, Any] = {"linewidth": 2.2, "drawstyle": "steps-post", "dash_capstyle": "butt", "zorder": 3}
    mark: dict[str, Any] = {"linestyle": "", "clip_on": False, "zorder": 4, "markersize": min(7.0, 3 + wide * 0.4)}
    places = [point.at for point in points]
    for team, dashes in enumerate(("-", DASHES)):
        colour = _COLOURS[team]
        axes.plot(places, [point.hands[team] for point in points], color=colour, linestyle=dashes, **line)
        for covered, marker, edge, inside in (
            (False, "^", "white" if wide > 9 else colour, colour),
            (True, "o", colour, "white"),
        ):
            at = [(it.number, it.hands[team]) for it in rounds if it.hands and (it.seat, it.covered) == (team, covered)]
            if at:
                axes.plot(*zip(*at, strict=True), marker=marker, color=inside, markeredgecolor=edge, **mark)
    if now:
        cursor_at(axes, now.at, zip(now.hands, _MARKERS, _COLOURS, strict=True))
    names = [
        Name(
            points[-1].hands[team], words.text("football:chart-size", team=team, count=here.hands[team]), _COLOURS[team]
        )
        for team in (1, 0)
    ]
    axes.set_ylim(-0.08 * most, 1.06 * most)
    name_beside(axes, words, names, most, most * 0.14)
    axes.set_yticks(sorted({0, most // 2, most}))
    over_time(axes, words, words.text("football:chart-attack"), begin, end, width)
    if any(it.hands for it in rounds):
        key(axes, words, words.text("football:chart-sizes-key"))
    return Chart(figure, hand_sizes_text(rounds, words, start, now))


def _points(rounds: Sequence[Round], start: tuple[int, int], now: SizeCursor | None) -> list[SizeCursor]:
    """The cards before the first round, after each that is over, and at the cursor if it stands in the newest."""
    begin = rounds[0].number - 1 if rounds else int(now.at) if now else 0
    points = [SizeCursor(begin, start), *(SizeCursor(it.number, it.hands) for it in rounds if it.hands)]
    return [*points, now] if now and now.at > points[-1].at else points


def hand_sizes_text(
    rounds: Sequence[Round], words: Words, start: tuple[int, int], now: SizeCursor | None = None
) -> str:
    """What `hand_sizes` shows, in words."""
    over = [it for it in rounds if it.hands]
    last = _points(rounds, start, None)[-1].hands
    facts = {"first": start[0], "second": start[1], "first_last": last[0], "second_last": last[1]}
    found = [words.text("football:chart-sizes-alt", attacks=len(over), **facts)]
    for covered in (False, True):
        for team in (0, 1):
            numbers = [str(it.number) for it in over if (it.seat, it.covered) == (team, covered)]
            if numbers:
                listed = some(words, numbers)
                found.append(
                    words.text("football:chart-sizes-attacks-alt", team=team, covered=int(covered), listed=listed)
                )
    if now:
        found.append(words.text("football:chart-sizes-now-alt", first=now.hands[0], second=now.hands[1]))
    return " ".join(found)
