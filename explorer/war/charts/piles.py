"""The cards of both sides and in the pot, over a game of War."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from explorer.charts.chart import (
    DASHES,
    INK,
    POT,
    THEM,
    WAR,
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

_MOST_MARKS = 60


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
    width, height = sized(width, height)
    total = sum(battles[0].score) + battles[0].pot
    figure, axes = framed(words, words.text("war:chart-piles"), width, height)
    points = [(float(battle.number), *battle.score, battle.pot) for battle in battles]
    if cursor and cursor.at > points[-1][0]:  # in the midst of the newest battle
        points.append((cursor.at, *cursor.score, cursor.pot))
    x, ours, theirs, pot = zip(*points, strict=True)
    axes.fill_between(x, pot, step="post", color=POT, alpha=0.28, linewidth=0, zorder=1)
    style: dict[str, Any] = {"linewidth": 2.2, "solid_capstyle": "round", "dash_capstyle": "butt", "zorder": 3}
    axes.plot(x, ours, color=YOU, **style)
    axes.plot(x, theirs, color=THEM, linestyle=DASHES, **style)
    wars = [battle.number for battle in battles if battle.tie]
    few = len(wars) <= _MOST_MARKS
    depth = [-0.075 * total] * len(wars)
    axes.plot(wars, depth, linestyle="", marker="^" if few else "|", color=WAR, markersize=6, clip_on=False, zorder=4)
    now = cursor or Cursor(battles[-1].number, battles[-1].score, battles[-1].pot)
    if cursor:
        cursor_at(axes, now.at, [(now.score[0], "o", YOU), (now.score[1], "s", THEM)])
    names = [
        Name(now.score[0], words.text("war:chart-you", count=now.score[0]), YOU),
        Name(now.score[1], words.text("war:chart-opponent", count=now.score[1]), THEM),
    ]
    if now.pot:
        names.append(Name(now.pot, words.text("war:chart-pot", count=now.pot), INK))
    name_beside(axes, words, names, total, total * 0.14)

    axes.set_ylim(-0.13 * total, total * 1.04)
    axes.set_yticks(sorted({0, total // 2, total}))
    end = max(battles[-1].number, cursor.at if cursor else 0, 4)
    over_time(axes, words, words.text("war:chart-battle"), 0, end, width)
    if any(pot) or wars:
        key(axes, words, words.text("war:chart-key"))
    return Chart(figure, pile_sizes_text(battles, words, cursor))


def pile_sizes_text(battles: Sequence[Battle], words: Words, now: Cursor | None = None) -> str:
    """What `pile_sizes` shows, in words."""
    first, last = battles[0], battles[-1]
    ties = [battle.number for battle in battles if battle.tie]
    text = words.text(
        "war:chart-piles-alt",
        battles=last.number,
        human=first.score[0],
        opponent=first.score[1],
        human_last=last.score[0],
        opponent_last=last.score[1],
        ties=len(ties),
    )
    if ties:
        text += " " + words.text("war:chart-ties-alt", listed=some(words, map(str, ties)))
    if now is None:
        return text
    return text + " " + words.text("war:chart-now-alt", human=now.score[0], opponent=now.score[1], pot=now.pot)
