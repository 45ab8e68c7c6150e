"""The cards of Guandan a second time, from rules/guandan.md alone and as plainly as can be: texts, sets, trying all.

`readings` replaces every wild by each of the 52 ordinary cards. `plays` looks at every part of a small hand, and
`every_play` fills every shape from a large one. Cards are texts, and a reading is (shape, size, rank).
"""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product

RANKS = "23456789TJQKA"
ORDINARY = [rank + suit for rank in RANKS for suit in "SHCD"]
JOKERS = ["BJ", "RJ"]
PACKS = (ORDINARY + JOKERS) * 2
SETTINGS = [
    {"wild_pair": wild_pair, "flush_as_straight": flush_as_straight}
    for wild_pair, flush_as_straight in product(["level", "any"], ["with-wild", "never", "always"])
]


def rank_of(card):
    return card if card in JOKERS else card[0]


def sequences(length):
    """The ranks of each sequence, its top last; the ace is low or high."""
    row = "A" + RANKS
    return [row[at : at + length] for at in range(len(row) - length + 1)]


def top(ranks):
    """The top of the sequence these different ranks make, or None."""
    return next((it[-1] for it in sequences(len(ranks)) if set(it) == set(ranks)), None)


EVERY_READING = (
    [("single", 1, rank) for rank in [*RANKS, *JOKERS]]
    + [("pair", 2, rank) for rank in [*RANKS, *JOKERS]]
    + [("triple", 3, rank) for rank in RANKS]
    + [("full-house", 5, rank) for rank in RANKS]
    + [("straight", 5, it[-1]) for it in sequences(5)]
    + [("tube", 6, it[-1]) for it in sequences(3)]
    + [("plate", 6, it[-1]) for it in sequences(2)]
    + [("bomb", size, rank) for size in range(4, 11) for rank in RANKS]
    + [("straight-flush", 5, it[-1]) for it in sequences(5)]
    + [("four-jokers", 4, "RJ")]
)


# What can these cards be?


def natural(cards):
    """What cards are when none is wild. A suited run is a straight flush and nothing else."""
    size, counts = len(cards), Counter(map(rank_of, cards))
    groups = sorted(counts.values())
    if len(groups) == 1:
        shape = ("single", "pair", "triple")[size - 1] if size < 4 else "bomb"
        return shape, size, rank_of(cards[0])
    if groups == [2, 3]:
        return "full-house", 5, counts.most_common(1)[0][0]
    if groups == [2, 2] and set(counts) == set(JOKERS):
        return "four-jokers", 4, "RJ"
    suited = len({card[1] for card in cards}) == 1
    shape = {
        (1, 1, 1, 1, 1): "straight-flush" if suited else "straight",
        (2, 2, 2): "tube",
        (3, 3): "plate",
    }.get(tuple(groups))
    highest = shape and top(counts)
    return (shape, size, highest) if highest else None


@cache
def replaced(rest, wilds):
    """What the cards are with some ordinary cards in the place of the wilds."""
    # A quick no: there is no shape of more than five ranks, and above six cards there are only bombs.
    if len(set(map(rank_of, rest))) > (5 if len(rest) + wilds < 7 else 1):
        return set()
    found = {natural((*rest, *chosen)) for chosen in combinations_with_replacement(ORDINARY, wilds)}
    return found - {None}


def readings(cards, level, wild_pair="level", flush_as_straight="with-wild"):
    """Every reading of the cards."""
    rest = tuple(sorted(card for card in cards if card != level + "H"))
    if not rest and len(cards) == 1:
        return {("single", 1, level)}
    if not rest and len(cards) == 2 and wild_pair == "level":
        return {("pair", 2, level)}
    return declared(replaced(rest, len(cards) - len(rest)), flush_as_straight)


def declared(found, flush_as_straight="with-wild"):
    """The readings, when those in `found` come from cards that stand for the wilds."""
    flushes = {("straight", size, rank) for shape, size, rank in found if shape == "straight-flush"}
    return {"with-wild": found, "never": found - flushes, "always": found | flushes}[flush_as_straight]


# What beats what?

LADDER = [
    *[("bomb", 4), ("bomb", 5), ("straight-flush", 5)],
    *[("bomb", size) for size in range(6, 11)],
    ("four-jokers", 4),
]


def beats(reading, other, level):
    (shape, size, rank), (other_shape, other_size, other_rank) = reading, other
    ours = LADDER.index((shape, size)) if (shape, size) in LADDER else -1
    theirs = LADDER.index((other_shape, other_size)) if (other_shape, other_size) in LADDER else -1
    if ours != theirs:
        return ours > theirs
    if shape != other_shape:
        return False
    order = list(RANKS)
    if shape not in ("straight", "tube", "plate", "straight-flush"):
        order.remove(level)
        order += [level, "BJ", "RJ"]
    return order.index(rank) > order.index(other_rank)


# What is in this hand?


def plays(hand, level, **settings):
    """Every (sorted cards, reading) of a small hand: each part of it, read."""
    return {
        (cards, reading)
        for size in range(1, 11)
        for cards in set(combinations(sorted(hand), size))
        for reading in readings(cards, level, **settings)
    }


def every_play(hand, level, wild_pair="level", flush_as_straight="with-wild"):
    """Every (sorted cards, reading) of a hand of any size: each shape, filled in every way."""
    wild = level + "H"
    wilds = hand.count(wild)
    held = {rank: sorted(card for card in hand if rank_of(card) == rank and card != wild) for rank in [*RANKS, *JOKERS]}
    seen = set()

    def play(cards, used, shape, rank):
        cards = tuple(sorted(cards + (wild,) * used))
        seen.add((cards, (shape, len(cards), rank)))

    for card in set(hand):
        play((card,), 0, "single", rank_of(card))
    for rank in held:
        for cards, used in fillings([(rank, 2)], held, wilds):
            if cards or rank == level or wild_pair == "any":
                play(cards, used, "pair", rank)
    for rank in RANKS:
        for size in range(3, 11):
            for cards, used in fillings([(rank, size)], held, wilds):
                play(cards, used, "bomb" if size > 3 else "triple", rank)
        for other in held:
            if other != rank:
                for cards, used in fillings([(rank, 3), (other, 2)], held, wilds):
                    play(cards, used, "full-house", rank)
    for ranks in sequences(5):
        for cards, used in fillings([(rank, 1) for rank in ranks], held, wilds):
            suited = len({card[1] for card in cards}) == 1
            if suited:
                play(cards, used, "straight-flush", ranks[-1])
            if not suited or flush_as_straight == "always" or (flush_as_straight == "with-wild" and used):
                play(cards, used, "straight", ranks[-1])
    for shape, length, size in (("tube", 3, 2), ("plate", 2, 3)):
        for ranks in sequences(length):
            for cards, used in fillings([(rank, size) for rank in ranks], held, wilds):
                play(cards, used, shape, ranks[-1])
    if hand.count("BJ") == hand.count("RJ") == 2:
        play(("BJ", "BJ", "RJ", "RJ"), 0, "four-jokers", "RJ")
    return seen


def fillings(need, held, wilds):
    """Every choice of cards with as many of each rank as needed, wilds for those missing: (cards, wilds used)."""
    if not need:
        yield (), 0
        return
    (rank, count), *rest = need
    most = 0 if rank in JOKERS else min(wilds, count)
    for used in range(max(0, count - len(held[rank])), most + 1):
        for chosen in set(combinations(held[rank], count - used)):
            for cards, more in fillings(rest, held, wilds - used):
                yield chosen + cards, used + more
