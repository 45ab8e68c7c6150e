"""Into which bins whole numbers are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

MOST_BINS = 40


def bins(
    arrays: Sequence[NDArray[np.integer[Any]]], log: bool = False, most: int = MOST_BINS
) -> NDArray[np.floating[Any]]:
    """The edges of the bins that hold all these whole numbers, at most so many bins.

    Edges lie halfway between whole numbers. The bins are of one width, 1 where the numbers are few, otherwise round;
    with `log` they get wider, and never narrower, to the right. Numbers below 1 have no place on a logarithmic scale:
    where there are any the bins are of one width and the first edge is below 0.

    >>> bins([np.array([3, 5, 4]), np.array([7])]).tolist()
    [2.5, 3.5, 4.5, 5.5, 6.5, 7.5]
    >>> bins([np.array([17, 299])], most=8).tolist()
    [-0.5, 49.5, 99.5, 149.5, 199.5, 249.5, 299.5]
    >>> bins([np.array([1, 1000])], log=True, most=8).tolist()
    [0.5, 1.5, 3.5, 9.5, 24.5, 63.5, 164.5, 425.5, 1100.5]
    """
    filled = [array for array in arrays if len(array)]
    if not filled:
        return np.array([0.5, 1.5])
    low, high = min(int(array.min()) for array in filled), max(int(array.max()) for array in filled)
    most = max(most, 2)  # numbers below 0 and others never share a bin of round width
    if high - low < most:
        return np.arange(low, high + 2) - 0.5
    if log and low >= 1:
        return _widening(low, high, most)
    width = next(width for width in _round_numbers() if high // width - low // width < most)
    return np.arange(low // width, high // width + 2) * float(width) - 0.5


def _round_numbers() -> Iterator[int]:
    """1, 2, 5, 10, 20, 25, 50, 100, 200, 250 and so on."""
    yield from (1, 2, 5)
    tens = 10
    while True:
        yield from (tens, 2 * tens, 5 * tens // 2, 5 * tens)
        tens *= 10


def _widening(low: int, high: int, most: int) -> NDArray[np.floating[Any]]:
    step = ((high + 0.5) / (low - 0.5)) ** (1 / most)
    while True:
        edges, width = [low - 0.5], 1
        while edges[-1] < high and len(edges) <= most:
            width = max(width, round(edges[-1] * (step - 1)))
            edges.append(edges[-1] + width)
        if edges[-1] > high:
            return np.array(edges)
        step *= 1.02
