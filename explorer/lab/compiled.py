"""Code that numba compiles where it is installed and that runs as plain Python where it is not, and chance in it.

A kernel counts in unsigned 64-bit numbers, as `explorer.chance` does, by way of `U64`, and wraps what overflows with
`& MASK`: in compiled code that costs nothing, in plain Python it is what keeps the numbers within 64 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from explorer import chance
from explorer.lab import kept

F = TypeVar("F", bound=Callable[..., object])

Word = int | np.uint64
"""An unsigned number of 64 bits, such as a place in a stream of chance or a set of bits: `np.uint64` in compiled code,
`int` in plain Python."""
Words = NDArray[np.uint64]
Numbers = NDArray[np.integer]
"""Whole numbers of any width, in an array of any shape."""

try:
    import numba

    COMPILED = not getattr(numba.config, "DISABLE_JIT", 0)
except ImportError:
    COMPILED = False

if not COMPILED:  # the same kernels, slowly
    U64: Callable[..., Word] = int

    def kernel(function: F) -> F:
        """The function, compiled when first called and kept on disk; here, without numba, as it is."""
        return function
else:
    U64 = np.uint64

    def kernel(function: F) -> F:
        """The function, compiled when first called and kept on disk. It does not hold Python's lock while it runs."""
        folder = kept.folder(function.__module__)
        if folder is None:
            return cast(F, numba.njit(nogil=True)(function))
        # Where code is kept is numba's setting for all of Python: it is ours only while ours is being defined.
        config: Any = numba.config
        ours = {"CACHE_DIR": str(folder), "CACHE_LOCATOR_CLASSES": f"{kept.__name__}.{kept.Locator.__name__}"}
        usual = {name: getattr(config, name, "") for name in ours}
        vars(config).update(ours)
        try:
            return cast(F, numba.njit(cache=True, nogil=True)(function))
        except RuntimeError:  # nothing can be written there
            return cast(F, numba.njit(nogil=True)(function))
        finally:
            vars(config).update(usual)


def is_compiled(function: Callable[..., object]) -> bool:
    """Whether this kernel, and with it all that it calls, is on disk; without numba there is nothing to compile."""
    return not COMPILED or kept.holds(function.__module__, function.__name__)


SIGNED = cast(Callable[[Word | float], int], np.int64)
"""A number as a signed one of 64 bits: of a signed and an unsigned number numba would make a fraction."""
MASK = U64(chance.MASK)
GAMMA = U64(chance.GAMMA)
_FIRST, _SECOND = U64(0xBF58476D1CE4E5B9), U64(0x94D049BB133111EB)
_27, _30, _31, _32 = U64(27), U64(30), U64(31), U64(32)
_LOW = U64(0xFFFF_FFFF)
_TWO_32 = U64(1 << 32)
_ONE = U64(1)


@kernel
def mix(z: Word) -> Word:
    """`chance.mix` of a 64-bit number."""
    z = U64(z)
    z = ((z ^ (z >> _30)) * _FIRST) & MASK
    z = ((z ^ (z >> _27)) * _SECOND) & MASK
    return z ^ (z >> _31)


@kernel
def fork(seed: Word, n: Word) -> Word:
    """The seed of `Chance(seed).fork(n)`; both 64-bit numbers."""
    return mix((U64(seed) + mix((U64(n) + _ONE) & MASK)) & MASK)


@kernel
def below(place: Word, n: Word) -> tuple[Word, Word]:
    """`Chance.below`: a whole number under `n`, and the place in the stream after it.

    A place is `seed + drawn * GAMMA`, one number that stands for both.
    """
    n, place = U64(n), (U64(place) + GAMMA) & MASK
    m = (mix(place) >> _32) * n
    if (m & _LOW) < n:
        unfair = (_TWO_32 - n) % n
        while (m & _LOW) < unfair:
            place = (place + GAMMA) & MASK
            m = (mix(place) >> _32) * n
    return m >> _32, place


@kernel
def shuffle(place: Word, items: Numbers, start: int, stop: int) -> Word:
    """`Chance.shuffled` of `items[start:stop]`, where they lie; the place in the stream after it."""
    place = U64(place)
    for i in range(stop - start - 1, 0, -1):
        j, place = below(place, i + 1)
        other = start + int(j)
        items[start + i], items[other] = items[other], items[start + i]
    return place


@kernel
def _fork_all(seed: Word, first: int, found: Words) -> None:
    for i in range(len(found)):
        found[i] = fork(seed, U64(first + i))


def forks(seed: int, first: int, count: int) -> Words:
    """`Chance(seed).fork(n).seed` for `count` numbers from `first` on."""
    found = np.empty(count, np.uint64)
    if count:  # else there is nothing to be compiled for
        _fork_all(U64(seed), first, found)
    return found
