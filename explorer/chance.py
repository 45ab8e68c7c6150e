"""Seeded chance: one stream of numbers, the same in plain Python and in compiled code.

The generator is SplitMix64 (Steele, Lea and Flood 2014) used by position: number `k` of the stream of `seed` is
`mix(seed + (k + 1) * GAMMA)`, all in 64-bit arithmetic. So a stream is fully described by two integers, its seed and
how many numbers have been drawn, and those two lie in every state of a game.

A draw below `n` (1 <= n <= 2**32) takes the upper 32 bits of a number, multiplies them by `n` and keeps the upper
half, drawing again where that would favour some results (Lemire 2019): unbiased, and within 64 bits. A shuffle is
Fisher–Yates from the last place down to the second, each time with a draw below the place's number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

GAMMA = 0x9E3779B97F4A7C15
MASK = 0xFFFF_FFFF_FFFF_FFFF
SEEDS = 1 << 64
"""Seeds are whole numbers from 0 up to, but not including, this one."""

T = TypeVar("T")


def mix(z: int) -> int:
    """SplitMix64's finaliser: a one-to-one scrambling of the 64-bit numbers."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chance(NamedTuple):
    """A place in a stream of chance: `seed` (0 to 2**64 - 1) and the count of 64-bit numbers `drawn` so far.

    It never changes: every draw also gives the place after it.

    >>> number, after = Chance(0).next()
    >>> hex(number), after
    ('0xe220a8397b1dcdaf', Chance(seed=0, drawn=1))
    >>> Chance(7).below(6)
    (2, Chance(seed=7, drawn=1))
    >>> Chance(7).shuffled("abcde")
    (('d', 'e', 'c', 'a', 'b'), Chance(seed=7, drawn=4))
    """

    seed: int
    drawn: int = 0

    def next(self) -> tuple[int, Chance]:
        """The next 64-bit number."""
        return mix((self.seed + (self.drawn + 1) * GAMMA) & MASK), Chance(self.seed, self.drawn + 1)

    def below(self, n: int) -> tuple[int, Chance]:
        """A whole number from 0 to n - 1, all equally likely (1 <= n <= 2**32)."""
        if not 1 <= n <= 1 << 32:
            raise ValueError(f"below takes 1 to 2**32, not {n}")
        number, drawn = _below(self.seed, self.drawn, n)
        return number, Chance(self.seed, drawn)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """The items in a random order, all orders equally likely. The given sequence is left alone."""
        order, seed, drawn = list(items), self.seed, self.drawn
        for i in range(len(order) - 1, 0, -1):
            j, drawn = _below(seed, drawn, i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order), Chance(seed, drawn)

    def fork(self, n: int) -> Chance:
        """Another stream, fixed by this one's seed and the number `n` >= 0: for a bot, so that its choices do not
        disturb the game's own chance.

        >>> Chance(7).fork(1) == Chance(7, 30).fork(1) != Chance(7).fork(2)
        True
        """
        return Chance(mix((self.seed + mix((n + 1) & MASK)) & MASK))


def _below(seed: int, drawn: int, n: int) -> tuple[int, int]:
    drawn += 1
    m = (mix((seed + drawn * GAMMA) & MASK) >> 32) * n
    if (m & 0xFFFF_FFFF) < n:
        unfair = ((1 << 32) - n) % n
        while (m & 0xFFFF_FFFF) < unfair:
            drawn += 1
            m = (mix((seed + drawn * GAMMA) & MASK) >> 32) * n
    return m >> 32, drawn
