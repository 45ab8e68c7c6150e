"""Two runs beside each other, game by game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from explorer.game import Event
from explorer.lab.batch import CAPPED, Column
from explorer.lab.statistics import Figure, mean, paired, ratios_apart
from explorer.problems import SettingError, shown
from explorer.timeline import Timeline

if TYPE_CHECKING:
    from explorer.lab.games import Games


class Difference(NamedTuple):
    """Where two timelines part: the place among their events, and what happens there in each; None after its end."""

    place: int
    ours: Event[Any] | None
    theirs: Event[Any] | None


class Comparison:
    """Two runs game by game: `numbers` are the games that both have played to a result.

    `means` are the differences of the columns (the other's less ours), `wins` and `ends` those of the share of games
    each winner has won and each reason has ended, and `ratios` those of the ratios, with 95 % intervals over the pairs.
    `differing` are the numbers of games whose columns are not the same.
    """

    def __init__(self, ours: Games, theirs: Games) -> None:
        if (ours.game.name, ours.seed, ours.options) != (theirs.game.name, theirs.seed, theirs.options):
            expected = f"{ours.game.name}, seed {ours.seed}"
            raise SettingError("lab-no-pair", place="other", expected=expected, got=shown(theirs))
        self.ours, self.theirs = ours, theirs
        numbers, mine, yours = np.intersect1d(ours.numbers, theirs.numbers, return_indices=True)
        columns = {name: (ours[name][mine], theirs[name][yours]) for name in ours.columns}
        over = np.ones(len(numbers), bool)
        differ = np.zeros(len(numbers), bool)
        for a, b in columns.values():
            differ |= a != b
        for winner in columns["winner"]:
            over &= winner != CAPPED
        self.differing = numbers[differ]
        self.numbers = numbers[over]
        self.means: dict[str, Figure] = {
            name: mean(b[over].astype(np.int64) - a[over])
            for name, (a, b) in columns.items()
            if name not in ("winner", "reason")
        }
        batch = ours.batch

        def shares(column: str, values: Sequence[int]) -> list[Figure]:
            a, b = (each[over] for each in columns[column])
            more = [int(np.count_nonzero((b == value) & (a != value))) for value in values]
            less = [int(np.count_nonzero((a == value) & (b != value))) for value in values]
            return [paired(up, down, len(self.numbers)) for up, down in zip(more, less, strict=True)]

        def both(which: int, names: tuple[str, str]) -> tuple[Column, Column]:
            above, below = (columns[name][which][over].astype(np.int64) for name in names)
            return above, below

        winners = batch.WINNERS or sorted({int(it) for each in columns["winner"] for it in np.unique(each[over])})
        self.wins: dict[int, Figure] = dict(zip(winners, shares("winner", winners), strict=True))
        ends = shares("reason", range(len(batch.REASONS)))
        self.ends: dict[str, Figure] = dict(zip(batch.REASONS, ends, strict=True))
        self.ratios: dict[str, Figure] = {
            name: ratios_apart(both(0, names), both(1, names)) for name, names in batch.RATIOS.items()
        }

    def first(self, number: int | np.integer[Any]) -> Difference | None:
        """The first event at which that game is not the same in both runs; None where all are."""
        ours, theirs = (games.timeline(number) for games in (self.ours, self.theirs))
        for place in range(max(ours.length, theirs.length)):
            a, b = (_event_at(timeline, place) for timeline in (ours, theirs))
            if a is None or b is None or a != b:
                return Difference(place, a, b)
        return None


def _event_at(timeline: Timeline[Any, Any], place: int) -> Event[Any] | None:
    if place >= timeline.length:
        return None
    node, index = timeline.at(place)
    return timeline.events(node)[index]
