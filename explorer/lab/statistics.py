"""Figures from many games, each with the interval that has the true value in 95 of 100 such samples.

Means and ratios by the normal approximation, shares by Wilson's interval, quantiles by the order of the sample.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
QUANTILES = (0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


class Figure(NamedTuple):
    """A value, and the ends of its 95 % interval: all nan where there is nothing to make it from, and without an end
    (inf) where there is too little."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the interval."""
        return (self.high - self.low) / 2

    def __str__(self) -> str:
        return f"{self.value:.6g} ({self.low:.6g} to {self.high:.6g})"


class Spread(NamedTuple):
    """How the numbers of a column lie: their mean, their quantiles by `QUANTILES`, the least and the most."""

    mean: Figure
    quantiles: dict[float, Figure]
    least: float
    most: float

    @property
    def median(self) -> Figure:
        return self.quantiles[0.5]


NOTHING = Figure(float("nan"), float("nan"), float("nan"))


def mean(numbers: np.ndarray) -> Figure:
    """The mean.

    >>> print(mean(np.array([1, 2, 3, 4])))
    2.5 (1.23485 to 3.76515)
    """
    count = len(numbers)
    if not count:
        return NOTHING
    value = float(np.mean(numbers, dtype=np.float64))
    if count == 1:
        return Figure(value, float("-inf"), float("inf"))
    margin = Z * float(np.std(numbers, ddof=1, dtype=np.float64)) / sqrt(count)
    return Figure(value, value - margin, value + margin)


def share(count: int, of: int) -> Figure:
    """The share `count` has of `of`.

    >>> print(share(0, 100))
    0 (0 to 0.0369935)
    """
    if not of:
        return NOTHING
    part, more = count / of, Z * Z / of
    middle = (part + more / 2) / (1 + more)
    margin = Z * sqrt(part * (1 - part) / of + more / of / 4) / (1 + more)
    low, high = middle - margin, middle + margin
    return Figure(part, low if count else 0.0, high if count < of else 1.0)


def paired(more: int, less: int, of: int) -> Figure:
    """The difference of two shares of the same `of` games: `more` are only in the second, `less` only in the first.

    The interval is Agresti and Min's, which is not of width nought where no pair differs.

    >>> print(paired(0, 0, 10))
    0 (-0.16333 to 0.16333)
    """
    if not of:
        return NOTHING
    count, up, down = of + 2, more + 0.5, less + 0.5
    middle = (up - down) / count
    margin = Z * sqrt(up + down - (up - down) ** 2 / count) / count
    return Figure((more - less) / of, max(middle - margin, -1.0), min(middle + margin, 1.0))


def ratio(above: np.ndarray, below: np.ndarray) -> Figure:
    """The sum of one column by that of another, such as the turns of all deals by how many deals there were.

    >>> print(ratio(np.array([2, 4, 6]), np.array([1, 2, 3])))
    2 (2 to 2)
    """
    total = float(np.sum(below, dtype=np.float64))
    if not total:
        return NOTHING
    value, count = float(np.sum(above, dtype=np.float64)) / total, len(above)
    if count == 1:
        return Figure(value, float("-inf"), float("inf"))
    off = above - value * below
    margin = Z * float(np.std(off, ddof=1)) * sqrt(count) / total
    return Figure(value, value - margin, value + margin)


def ratios_apart(ours: tuple[np.ndarray, np.ndarray], theirs: tuple[np.ndarray, np.ndarray]) -> Figure:
    """How much more `ratio` is of their two columns than of ours, of the same games.

    >>> print(ratios_apart((np.array([1, 2]), np.array([2, 4])), (np.array([1, 3]), np.array([2, 4]))))
    0.166667 (-0.0511071 to 0.38444)
    """
    first, second = ratio(*ours), ratio(*theirs)
    value, count = second.value - first.value, len(ours[0])
    if count < 2 or not np.isfinite(value):
        return Figure(value, float("-inf"), float("inf")) if count == 1 else NOTHING
    off = [
        (above - figure.value * below) / np.mean(below, dtype=np.float64)
        for figure, (above, below) in ((first, ours), (second, theirs))
    ]
    margin = Z * float(np.std(off[1] - off[0], ddof=1)) / sqrt(count)
    return Figure(value, value - margin, value + margin)


def spread(numbers: np.ndarray) -> Spread:
    """The mean and the quantiles of a column.

    >>> found = spread(np.arange(1001))
    >>> print(found.median, found.least, found.most)
    500 (469 to 531) 0.0 1000.0
    """
    count = len(numbers)
    if not count:
        return Spread(NOTHING, dict.fromkeys(QUANTILES, NOTHING), float("nan"), float("nan"))
    ordered = np.sort(numbers)
    quantiles = {}
    for part in QUANTILES:
        middle, apart = count * part - 0.5, Z * sqrt(count * part * (1 - part))
        low, high = round(middle - apart), round(middle + apart)
        quantiles[part] = Figure(
            float(ordered[round(part * (count - 1))]),
            float(ordered[low]) if low >= 0 else float("-inf"),
            float(ordered[high]) if high < count else float("inf"),
        )
    return Spread(mean(numbers), quantiles, float(ordered[0]), float(ordered[-1]))
