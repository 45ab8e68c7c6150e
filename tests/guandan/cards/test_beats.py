"""What beats what: by hand for each clause, and as an order."""

import pytest
from hypothesis import given

from explorer.guandan import Reading, beats
from tests.guandan.cards import brute
from tests.guandan.strategies import LEVELS, READINGS

ALL = [Reading(*it) for it in brute.EVERY_READING]


def reading(text):
    """`single 5`, `bomb 9 of 6`"""
    shape, rank, *size = text.split()
    sizes = {it: size for it, size, _ in brute.EVERY_READING}
    return Reading(shape, int(size[-1]) if size else sizes[shape], rank)


def falls(text, level="2"):
    """Whether each beats those after it, and none the other way."""
    row = [reading(it.strip()) for it in text.split(">")]
    return all(
        beats(high, low, level) and not beats(low, high, level) for at, high in enumerate(row) for low in row[at + 1 :]
    )


# guandan.ranks


def test_guandan_ranks_of_singles():
    assert falls("single RJ > single BJ > single 7 > single A > single K > single 8 > single 6 > single 2", "7")
    assert falls("single RJ > single BJ > single A > single K > single Q > single 2", "A")
    assert falls("single BJ > single 2 > single A > single 3", "2")


def test_guandan_ranks_of_pairs_triples_and_full_houses():
    assert falls("pair RJ > pair BJ > pair 7 > pair A > pair 2", "7")
    assert falls("triple 7 > triple A > triple K > triple 2", "7")
    assert falls("full-house 7 > full-house A > full-house 8 > full-house 6", "7")


@pytest.mark.parametrize("shape", ["single", "pair", "triple", "full-house", "straight", "tube", "plate"])
def test_guandan_ranks_an_answer_has_the_same_shape(shape):
    others = {"single", "pair", "triple", "full-house", "straight", "tube", "plate"} - {shape}
    for high in (it for it in ALL if it.shape == shape):
        assert not any(beats(high, low, "5") for low in ALL if low.shape in others)


@pytest.mark.parametrize("level", brute.RANKS)
def test_guandan_ranks_equal_plays_never_beat_each_other(level):
    assert not any(beats(it, it, level) for it in ALL)


# guandan.full-house


def test_guandan_full_house_the_triple_counts():
    assert falls("full-house 4 > full-house 3")


# guandan.sequences


def test_guandan_sequences_rank_by_their_natural_top():
    assert falls("straight A > straight K > straight 8 > straight 7 > straight 6 > straight 5", "7")
    assert falls("tube A > tube 8 > tube 7 > tube 6 > tube 3", "7")
    assert falls("plate A > plate 8 > plate 7 > plate 3 > plate 2", "7")
    assert falls("straight-flush A > straight-flush 8 > straight-flush 7 > straight-flush 5", "7")
    assert falls("plate A > plate 3 > plate 2", "2")


# guandan.bombs


def test_guandan_bombs_ladder():
    assert falls(
        "four-jokers RJ > bomb 3 of 10 > bomb 3 of 9 > bomb 3 of 8 > bomb 3 of 7 > bomb 3 of 6 > straight-flush 5"
        " > bomb A of 5 > bomb A of 4"
    )
    assert falls("bomb 3 of 6 > straight-flush A > straight-flush 5 > bomb 2 of 5 > bomb 2 of 4")


@pytest.mark.parametrize("size", range(4, 11))
def test_guandan_bombs_of_equal_size_compare_rank(size):
    assert falls(f"bomb 7 of {size} > bomb A of {size} > bomb 8 of {size} > bomb 2 of {size}", "7")


def test_guandan_bombs_beat_every_ordinary_play():
    bombs = [it for it in ALL if it.shape in ("bomb", "straight-flush", "four-jokers")]
    for bomb in bombs:
        for other in set(ALL) - set(bombs):
            assert beats(bomb, other, "4")
            assert not beats(other, bomb, "4")


# As an order


@pytest.mark.slow
@pytest.mark.parametrize("level", brute.RANKS)
def test_strict_order_without_cycles_and_as_the_second_truth_has_it(level):
    place = {it: 1 << at for at, it in enumerate(ALL)}
    below = dict.fromkeys(ALL, 0)
    for high in ALL:
        for low in ALL:
            won = beats(high, low, level)
            assert won is brute.beats(high, low, level), (high, low)
            below[high] |= won * place[low]
    for high in ALL:
        assert not below[high] & place[high]
        for low in ALL:
            if below[high] & place[low]:
                assert not below[low] & place[high]
                assert not below[low] & ~below[high], "what it beats is beaten too"
    left = set(ALL)
    while left:
        standing = sum(place[it] for it in left)
        bottom = {it for it in left if not below[it] & standing}
        assert bottom, "a cycle"
        left -= bottom


@given(READINGS, READINGS, LEVELS)
def test_one_of_two_beats_the_other_where_they_can_be_compared(one, other, level):
    bombs = ("bomb", "straight-flush", "four-jokers")
    comparable = one.shape == other.shape or one.shape in bombs or other.shape in bombs
    assert beats(one, other, level) + beats(other, one, level) == (comparable and one != other)
