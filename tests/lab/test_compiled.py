"""Chance in compiled code is that of `explorer.chance`, with numba and without."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer import chance
from explorer.chance import GAMMA, MASK, Chance
from explorer.lab import compiled
from explorer.lab.compiled import U64
from tests.lab.alone import output

NUMBERS = st.integers(0, 2**64 - 1) | st.sampled_from([0, 1, 2**63 - 1, 2**63, 2**64 - 1])
BOUNDS = st.integers(1, 2**32) | st.integers(2**31, 2**31 + 99) | st.sampled_from([1, 2**32])


def place(at):
    """A place in a stream as the kernels have it."""
    return (at.seed + at.drawn * GAMMA) & MASK


# The same chance. These run once more without numba, below.


@given(NUMBERS)
def test_chance_mixes_alike(number):
    assert int(compiled.mix(U64(number))) == chance.mix(number)


@given(NUMBERS, NUMBERS)
def test_chance_forks_alike(seed, number):
    assert int(compiled.fork(U64(seed), U64(number))) == Chance(seed).fork(number).seed


@given(NUMBERS, st.integers(0, 99), st.lists(BOUNDS, max_size=20))
def test_chance_draws_alike(seed, drawn, bounds):
    one = Chance(seed, drawn)
    other = place(one)
    for bound in bounds:
        number, one = one.below(bound)
        found, other = compiled.below(U64(other), U64(bound))
        assert (int(found), int(other)) == (number, place(one))


@given(NUMBERS, st.lists(st.integers(0, 255), max_size=60), st.data())
def test_chance_shuffles_alike(seed, items, data):
    start = data.draw(st.integers(0, len(items)))
    stop = data.draw(st.integers(start, len(items)))
    array = np.array(items, np.uint8)
    after = compiled.shuffle(U64(seed), array, start, stop)
    middle, expected = Chance(seed).shuffled(items[start:stop])
    assert array.tolist() == [*items[:start], *middle, *items[stop:]]
    assert int(after) == place(expected)


@given(NUMBERS, st.integers(0, 2**40), st.integers(0, 5))
def test_chance_forks_many_alike(seed, first, count):
    found = compiled.forks(seed, first, count)
    assert found.dtype == np.uint64
    assert found.tolist() == [Chance(seed).fork(first + i).seed for i in range(count)]


def test_chance_draws_again_where_it_must():
    """Just above half of 2**32 nearly every second number is unfair."""
    seeds, bound = range(1000), 2**31 + 1
    again = sum(int(compiled.below(U64(seed), U64(bound))[1]) != (seed + GAMMA) & MASK for seed in seeds)
    assert again == sum(Chance(seed).below(bound)[1].drawn > 1 for seed in seeds) > 400


PLAIN = """
import sys, warnings
if "--none" in sys.argv:
    sys.modules["numba"] = None
from tests import conftest
from tests.lab import test_compiled
warnings.simplefilter("error")
from explorer.lab import compiled
assert not compiled.COMPILED and compiled.U64 is int and compiled.is_compiled(compiled.mix)
checks = [check for name, check in vars(test_compiled).items() if name.startswith("test_chance")]
for check in checks:
    check()
print(len(checks))
"""


@pytest.mark.slow
def test_without_numba_chance_is_the_same():
    assert output(PLAIN, "--none") == "6\n"


@pytest.mark.slow
def test_with_numba_switched_off_chance_is_the_same():
    assert output(PLAIN, NUMBA_DISABLE_JIT="1") == "6\n"
