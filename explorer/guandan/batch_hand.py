"""A hand in compiled code: its cards, the sets of ranks it has, and what it pays and gives back.

A card is a number, `13 * suit + rank`, the suits in the order ♠♥♣♦, then the jokers. A set of ranks is a number of
which each bit is one, in one of three orders:

- *ranks*: bit 0 is the 2, bit 12 the ace;
- *places*: from weak to strong (`guandan.ranks`), so that bit 12 is the level's rank, 13 the black joker, 14 the red;
- *rows*: the ace is bit 0 and bit 13, and the 2 is bit 1, for sequences (`guandan.sequences`).

A level is 0 for 2 to 12 for A, a seat 0 to 3.
"""

from __future__ import annotations

from typing import NamedTuple

from explorer.cards import RANKS
from explorer.lab.compiled import Numbers, kernel

SUIT = len(RANKS)
BLACK_JOKER, RED_JOKER = 4 * SUIT, 4 * SUIT + 1
HEART = SUIT  # the 2 of hearts; so many further on is the wild of a level
ALL = (1 << SUIT) - 1
ACE = SUIT - 1
LEVEL_PLACE, BLACK_PLACE, RED_PLACE = 12, 13, 14

# A hand is a row of these numbers. ONE and TWO are the natural cards, and those of them of which there are two: a row
# of ranks for each suit, sixteen bits apart. AT + n are the ranks with at least n natural cards.
ONE, TWO, WILDS, BLACK, RED, LEFT = range(6)
SIZE = 6
AT = SIZE + SUIT
FIELDS = AT + 11
LANE = 16
_TEN = RANKS.index("T")


class Rules(NamedTuple):
    """The settings as numbers, each the place of its value among those of the rulebook."""

    wild_pair: int
    flush_as_straight: int
    return_level_cards: int
    double_down: int
    passing: int
    lead_after_tribute: int
    equal_tributes: int
    tribute_suit: int


# Sets of ranks


@kernel
def count(ranks: int) -> int:
    """How many bits a number of 16 bits has."""
    ranks = ranks - ((ranks >> 1) & 0x5555)
    ranks = (ranks & 0x3333) + ((ranks >> 2) & 0x3333)
    ranks = (ranks + (ranks >> 4)) & 0x0F0F
    return (ranks + (ranks >> 8)) & 0x1F


@kernel
def lowest(ranks: int) -> int:
    """The place of the lowest bit."""
    return count((ranks & -ranks) - 1)


@kernel
def highest(ranks: int) -> int:
    """The place of the highest bit; -1 for none."""
    ranks |= ranks >> 1
    ranks |= ranks >> 2
    ranks |= ranks >> 4
    ranks |= ranks >> 8
    return count(ranks) - 1


@kernel
def placed(ranks: int, level: int) -> int:
    """Ranks as places (`guandan.ranks`)."""
    low = ranks & ((1 << level) - 1)
    return low | (ranks >> (level + 1)) << level | (ranks >> level & 1) << LEVEL_PLACE


@kernel
def rank_at(place: int, level: int) -> int:
    """The rank at a place up to that of the level's."""
    if place == LEVEL_PLACE:
        return level
    return place if place < level else place + 1


@kernel
def row(ranks: int) -> int:
    """Ranks as a row."""
    return ranks << 1 | ranks >> ACE


# The cards of a hand


@kernel
def clear(hand: Numbers) -> None:
    """A hand without cards."""
    hand[:] = 0
    hand[AT] = ALL


@kernel
def add(hand: Numbers, card: int, level: int) -> None:
    """One card more; the wilds of the level are counted apart (`guandan.wild`)."""
    hand[LEFT] += 1
    if card == HEART + level:
        hand[WILDS] += 1
    elif card >= BLACK_JOKER:
        hand[BLACK + card - BLACK_JOKER] += 1
    else:
        suit, rank = card // SUIT, card % SUIT
        bits = row(1 << rank) << (LANE * suit)
        if hand[ONE] & bits:
            hand[TWO] |= bits
        else:
            hand[ONE] |= bits
        hand[SIZE + rank] += 1
        hand[AT + hand[SIZE + rank]] |= 1 << rank


@kernel
def remove(hand: Numbers, card: int, level: int) -> None:
    """One card less, of those that the hand has."""
    hand[LEFT] -= 1
    if card == HEART + level:
        hand[WILDS] -= 1
    elif card >= BLACK_JOKER:
        hand[BLACK + card - BLACK_JOKER] -= 1
    else:
        suit, rank = card // SUIT, card % SUIT
        bits = row(1 << rank) << (LANE * suit)
        if hand[TWO] & bits:
            hand[TWO] ^= bits
        else:
            hand[ONE] ^= bits
        hand[AT + hand[SIZE + rank]] ^= 1 << rank
        hand[SIZE + rank] -= 1


@kernel
def has(cards: int, suit: int, rank: int) -> int:
    """Whether a set such as ONE has that card."""
    return cards >> (LANE * suit + rank + 1) & 1


# What it pays and gives back


@kernel
def suits_of(hand: Numbers, rank: int) -> int:
    """A bit for each suit of which the hand has the natural card of that rank."""
    suits = 0
    for suit in range(4):
        suits |= has(hand[ONE], suit, rank) << suit
    return suits


@kernel
def strongest(hand: Numbers, level: int) -> int:
    """The place of the strongest card a hand can pay with (`guandan.tribute`)."""
    if hand[RED]:
        return RED_PLACE
    return BLACK_PLACE if hand[BLACK] else highest(placed(hand[AT + 1], level))


@kernel
def returnable(hand: Numbers, level: int, kept: int, cards: Numbers) -> int:
    """`guandan.return`: fills `cards` with those that may be given back, the weakest first; how many they are. `kept`
    is 1 where cards of the level's rank may not (`return_level_cards`)."""
    size = 0
    for place in range(SUIT):
        rank = rank_at(place, level)
        if rank <= _TEN and not (kept and rank == level):
            size = _kinds(hand, rank, cards, size)
    if size:
        return size
    if hand[AT + 1]:
        return _kinds(hand, rank_at(lowest(placed(hand[AT + 1], level)), level), cards, 0)
    cards[0] = BLACK_JOKER if hand[BLACK] else RED_JOKER
    return 1


@kernel
def _kinds(hand: Numbers, rank: int, cards: Numbers, size: int) -> int:
    """Puts the different natural cards of a rank behind those that lie there; how many lie there then."""
    suits = suits_of(hand, rank)
    for suit in range(4):
        if suits >> suit & 1:
            cards[size] = SUIT * suit + rank
            size += 1
    return size
