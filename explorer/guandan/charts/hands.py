"""The cards each seat holds over a deal of Guandan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from explorer.charts.chart import (
    DASHES,
    LEFT,
    PARTNER,
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
    some,
)
from explorer.words import Words

Counts = tuple[int, int, int, int]  # of cards, one number for each seat
_COLOURS = (YOU, THEM, PARTNER, LEFT)
_DASHES: tuple[Any, ...] = ("-", DASHES, (0, (7, 1.5)), (0, (1, 1.2)))
_MARKERS = ("o", "s", "o", "s")


class Turn(Protocol):
    """What the chart needs to know of a turn: the cards of each seat after it, whose it was, and if it was a bomb."""

    @property
    def left(self) -> Counts: ...
    @property
    def seat(self) -> int: ...
    @property
    def bomb(self) -> bool: ...


class HandCursor(NamedTuple):
    """Where the reader stands, in turns (0 is before the first), with the cards of each seat just then."""

    at: float
    left: Counts


def hands_left(
    turns: Sequence[Turn],
    words: Words,
    start: Counts,
    now: HandCursor | None = None,
    width: int = 760,
    height: int = 244,
) -> Chart:
    """Cards of each seat in one deal, turn by turn from `start` on; diamonds mark the bombs.

    `turns` as from `guandan.history.turns`; `width` and `height` in pixels.
    """
    width, height = sized(width, height)
    here = now or HandCursor(len(turns), turns[-1].left if turns else start)
    left = [start, *(turn.left for turn in turns)]
    most = max(*start, 1)
    figure, axes = framed(words, words.text("guandan:chart-hands"), width, height)
    style: dict[str, Any] = {"drawstyle": "steps-post", "dash_capstyle": "butt", "zorder": 3}
    mark: dict[str, Any] = {"linestyle": "", "marker": "D", "markersize": 6, "markeredgecolor": "white", "zorder": 4}
    for seat in (3, 2, 1, 0):
        counts = [held[seat] for held in left]
        axes.plot(range(len(left)), counts, color=_COLOURS[seat], linestyle=_DASHES[seat], linewidth=2.2, **style)
        bombs = [at for at, turn in enumerate(turns, 1) if turn.bomb and turn.seat == seat]
        axes.plot(bombs, [counts[at] for at in bombs], color=_COLOURS[seat], clip_on=False, **mark)
    if now:
        cursor_at(axes, now.at, zip(now.left, _MARKERS, _COLOURS, strict=True))
    # Of those that end alike, who had fewer cards on the way is named below.
    order = sorted(range(4), key=lambda seat: (left[-1][seat], sum(held[seat] for held in left)))
    names = [
        Name(left[-1][seat], words.text("guandan:chart-hand", seat=seat, count=here.left[seat]), _COLOURS[seat])
        for seat in order
    ]
    axes.set_ylim(-0.08 * most, 1.06 * most)
    name_beside(axes, words, names, most, most * 0.14)
    axes.set_yticks(sorted({0, most // 2, most}))
    over_time(axes, words, words.text("guandan:chart-turn"), 0, max(len(turns), here.at, 4), width)
    if any(turn.bomb for turn in turns):
        key(axes, words, words.text("guandan:chart-hands-key"))
    return Chart(figure, hands_left_text(turns, words, start, now))


def hands_left_text(turns: Sequence[Turn], words: Words, start: Counts, now: HandCursor | None = None) -> str:
    """What `hands_left` shows, in words."""
    last = turns[-1].left if turns else start
    facts = {f"start{seat}": count for seat, count in enumerate(start)}
    facts |= {f"last{seat}": count for seat, count in enumerate(last)}
    found = [words.text("guandan:chart-hands-alt", turns=len(turns), **facts)]
    bombs = [
        words.text("guandan:chart-bomb-alt", seat=turn.seat, turn=at) for at, turn in enumerate(turns, 1) if turn.bomb
    ]
    if bombs:
        found.append(words.text("guandan:chart-bombs-alt", listed=some(words, bombs)))
    if now:
        held = {f"now{seat}": count for seat, count in enumerate(now.left)}
        found.append(words.text("guandan:chart-hands-now-alt", **held))
    return " ".join(found)
