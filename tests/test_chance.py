"""The stream against its published definition, against a second writing of it, and for uniformity."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.cards import PACK
from explorer.chance import GAMMA, Chance

SEEDS = st.integers(0, 2**64 - 1)

# Vigna's splitmix64.c (seed 1234567, as on Rosetta Code) and the test vectors of seed 0.
PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
}


class Sequential:
    """SplitMix64 as it is usually written, with a running state; a draw and a shuffle by their definitions."""

    def __init__(self, seed):
        self.x, self.count = seed, 0

    def next(self):
        self.count += 1
        self.x = (self.x + 0x9E3779B97F4A7C15) % 2**64
        z = self.x
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    def below(self, n):
        while True:
            quotient, low = divmod((self.next() // 2**32) * n, 2**32)
            if low >= 2**32 % n:
                return quotient

    def shuffled(self, items):
        order = list(items)
        for place in reversed(range(2, len(order) + 1)):
            other = self.below(place)
            order[place - 1], order[other] = order[other], order[place - 1]
        return tuple(order)


def numbers(chance, count):
    found = []
    for _ in range(count):
        number, chance = chance.next()
        found.append(number)
    return found


@pytest.mark.parametrize("seed", PUBLISHED)
def test_published_reference_values(seed):
    assert numbers(Chance(seed), 5) == PUBLISHED[seed]


@given(SEEDS, st.integers(0, 30))
def test_same_stream_as_written_sequentially(seed, skip):
    other = Sequential(seed)
    assert numbers(Chance(seed, skip), 5) == [other.next() for _ in range(skip + 5)][skip:]


@given(SEEDS, st.lists(st.integers(1, 2**32) | st.integers(2**31, 2**31 + 99), max_size=20))
def test_below_is_the_definition(seed, bounds):
    chance, other = Chance(seed), Sequential(seed)
    for n in bounds:
        number, chance = chance.below(n)
        assert (number, chance.drawn) == (other.below(n), other.count)
        assert 0 <= number < n


@given(SEEDS, st.lists(st.integers()))
def test_shuffled_is_fisher_yates(seed, items):
    before = list(items)
    mixed, after = Chance(seed, 3).shuffled(items)
    other = Sequential(seed)
    other.next(), other.next(), other.next()
    assert (mixed, after) == (other.shuffled(items), Chance(seed, other.count))
    assert items == before


def test_unfair_numbers_are_drawn_again():
    # Just above half of 2**32 nearly every second number is unfair.
    again = sum(Chance(seed).below(2**31 + 1)[1].drawn > 1 for seed in range(1000))
    assert 400 < again < 600
    assert all(Chance(seed).below(2**31)[1].drawn == 1 for seed in range(1000))


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_refuses_what_it_cannot_do(n):
    with pytest.raises(ValueError, match="below"):
        Chance(0).below(n)


def test_ends_of_the_range():
    assert Chance(5).below(1) == (0, Chance(5, 1))
    assert Chance(5).below(2**32)[0] == numbers(Chance(5), 1)[0] >> 32
    assert Chance(5).shuffled("") == ((), Chance(5))
    assert Chance(5).shuffled("a") == (("a",), Chance(5))
    # All arithmetic is that of 64 bits: one place before the first number of a stream lies its seed itself.
    assert numbers(Chance(GAMMA, 2**64 - 1), 1) == numbers(Chance(0), 1)


def chi_square(counts, cells, total):
    expected = total / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


# The 99.9 % points of chi-square; the seeds are fixed, so these tests do not flicker.
@pytest.mark.parametrize(("n", "limit"), [(2, 10.83), (3, 13.82), (6, 20.52), (7, 22.46), (52, 87.97)])
def test_below_is_uniform(n, limit):
    chance, counts = Chance(2024), Counter()
    for _ in range(20_000):
        number, chance = chance.below(n)
        counts[number] += 1
    assert chi_square(counts, n, 20_000) < limit


def test_below_is_uniform_where_a_plain_product_would_not_be():
    # Without the second draw every third result would come up twice as often.
    counts = Counter(Chance(seed).below(3 << 30)[0] % 3 for seed in range(9_000))
    assert chi_square(counts, 3, 9_000) < 13.82


def test_every_order_is_equally_likely():
    chance, counts = Chance(99), Counter()
    for _ in range(24_000):
        order, chance = chance.shuffled("abcd")
        counts[order] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24, 24_000) < 49.73


def test_forks_are_streams_of_their_own():
    places = [Chance(seed).fork(n) for seed in range(50) for n in range(20)] + [Chance(seed) for seed in range(50)]
    assert len({numbers(place, 1)[0] for place in places}) == len(places)
    assert Chance(7).fork(3) == Chance(7, 999).fork(3)


GOLDEN: dict = {
    "below": [0, 1, 20, 389829748, 54078881],
    "drawn": 2,
    "pack": "TC 8S 4H 7H 4D JH JD TS KD 6C 5H 8H 2H",
    "forks": [17866957139361321409, 10782769088287902766, 8670951357300865476],
}


def test_golden_values():
    """For a compiled kernel: it must draw these."""
    assert [Chance(7).below(n)[0] for n in (2, 3, 52, 10**9, 3 << 30)] == GOLDEN["below"]
    assert Chance(7).below(3 << 30)[1].drawn == GOLDEN["drawn"]
    pack, after = Chance(7).shuffled(PACK)
    assert (" ".join(map(str, pack[:13])), after) == (GOLDEN["pack"], Chance(7, 51))
    assert [Chance(7).fork(n).seed for n in (0, 1, 2)] == GOLDEN["forks"]
