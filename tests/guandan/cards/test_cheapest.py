"""Which set of cards is the cheapest for a reading: the fewest wilds, then the cards missed least."""

import pytest

from explorer.guandan import plays


def cheapest(hand, shape, rank, level="2", **settings):
    """The cards of that reading, as text."""
    found = plays(hand, level, per_reading=True, **settings)
    (cards,) = [cards for cards, reading in found if reading[::2] == (shape, rank)]
    return " ".join(card.text for card in cards)


@pytest.mark.parametrize(
    ("hand", "shape", "rank", "cards"),
    [
        # fewest wilds
        ("7S 7D 2H", "pair", "7", "7S 7D"),
        ("7S 2H 2H", "pair", "7", "7S 2H"),
        # another copy stays
        ("7S 7D 7D", "single", "7", "7D"),
        ("7S 7C 7C 7D 7D", "pair", "7", "7C 7D"),
        # no straight flush is torn
        ("4S 5S 6S 7S 8S 7D", "single", "7", "7D"),
        ("4S 5S 6S 7S 8S 7D 7C", "pair", "7", "7C 7D"),
        ("4S 5S 6S 7S 8S 9D", "straight", "9", "5S 6S 7S 8S 9D"),
        ("4S 5S 6S 7S 8S 7D 9D", "straight", "9", "5S 6S 7D 8S 9D"),
        # the flush with the fewest wilds counts: spades need none, hearts one
        ("4S 5S 6S 7S 8S 4D 5D 6D 7D 2H", "single", "7", "7D"),
        # the pair that tears least: two alone, a triple, jokers, bombs of six, of four, a flush, the four jokers
        ("KS KD KC 9S 9D 8S 8D 8C", "full-house", "K", "KS KC KD 9S 9D"),
        ("KS KD KC 9S 9D 4S 4D", "full-house", "K", "KS KC KD 4S 4D"),
        ("KS KD KC 9S 9D 9C RJ RJ", "full-house", "K", "KS KC KD 9S 9C"),
        ("KS KD KC 4S 4D 4C 4H RJ RJ", "full-house", "K", "KS KC KD RJ RJ"),
        ("KS KD KC 4S 4D 4C 4H 5S 5D 5C 5H 5S 5D", "full-house", "K", "KS KC KD 5S 5D"),
        ("KS KD KC 4S 5S 6S 7S 8S 4D 9D 9C 9H 9S", "full-house", "K", "KS KC KD 9H 9C"),
        ("KS KD KC 4S 5S 6S 7S 8S 4D 9D 9C", "full-house", "K", "KS KC KD 9C 9D"),
        ("KS KD KC 4S 5S 6S 7S 8S 4D RJ RJ BJ BJ", "full-house", "K", "KS KC KD 4D 4S"),
        # without a pair: a single card and a wild, or two wilds
        ("KS KD KC 9S 4S 2H", "full-house", "K", "KS KC KD 4S 2H"),
        ("KS KD KC 2H 2H", "full-house", "K", "KS KC KD 2H 2H"),
        ("KS KD 9S 2H 2H", "full-house", "K", "KS KD 9S 2H 2H"),
        # a plain straight trades the suit at the lowest rank that has another
        ("5S 6S 7S 8S 9S 7D 8D", "straight", "9", "5S 6S 7D 8D 9S"),
        ("5S 6S 7S 8S 9S 7S 7D", "straight", "9", "5S 6S 7D 8S 9S"),
        ("5S 6S 7S 8S 9S 2H", "straight", "9", "5S 6S 7S 8S 2H"),
        # of equal flushes the first suit
        ("5C 6C 7C 8C 9C 5H 6H 7H 8H 9H", "straight-flush", "9", "5H 6H 7H 8H 9H"),
        ("5C 6C 7C 8C 9C 5H 6H 7H 8H 2H", "straight-flush", "9", "5C 6C 7C 8C 9C"),
    ],
)
def test_cheapest(hand, shape, rank, cards):
    assert cheapest(hand, shape, rank) == cards


def test_a_suited_row_is_a_plain_straight_only_as_the_setting_says():
    hand = "5S 6S 7S 8S 9S 2H"
    assert cheapest(hand, "straight", "9", flush_as_straight="always") == "5S 6S 7S 8S 9S"
    never = plays(hand, "2", per_reading=True, flush_as_straight="never")
    assert not [cards for cards, reading in never if reading.shape == "straight"]
