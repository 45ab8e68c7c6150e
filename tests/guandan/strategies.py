"""Cards that are likely to be something, from a `random.Random`; and the same for hypothesis."""

from hypothesis import strategies as st

from explorer.guandan import Reading
from tests.guandan.cards.brute import EVERY_READING, JOKERS, ORDINARY, PACKS, RANKS, SETTINGS, rank_of

LEVELS = st.sampled_from(RANKS)
CHOSEN = st.sampled_from(SETTINGS)
READINGS = st.sampled_from([Reading(*it) for it in EVERY_READING])


def named(readings):
    """`["straight-flush 9", "straight 9"]`"""
    return [f"{shape} {rank}" for shape, _, rank in readings]


def texts(cards):
    return tuple(sorted(card.text for card in cards))


def two_of_each(cards):
    """The cards without third copies."""
    kept = []
    for card in cards:
        if kept.count(card) < 2:
            kept.append(card)
    return kept


def from_rank(random, length):
    """Ranks in a row, perhaps round the ace."""
    at = random.randrange(13)
    return [RANKS[(at + step) % 13] for step in range(length)]


def few_ranks(random, level, most):
    length = random.randint(1, 3)
    ranks = from_rank(random, length) if random.random() < 0.6 else random.sample(RANKS, length)
    jokers = random.random() < 0.2
    pool = [card for card in PACKS if rank_of(card) in ranks or card == level + "H" or (jokers and card in JOKERS)]
    return random.sample(pool, random.randint(1, min(most, len(pool))))


def run(random, level, most):
    suits = random.choice(["S", "H", "D", "SHCD", "SSSSH"])
    return [rank + random.choice(suits) for rank in from_rank(random, random.choice([4, 5, 5, 5, 5, 6]))]


SIZES = [(3, 2), (3, 2), (2, 2, 2), (3, 3), (2, 2), (3, 1), (2, 2, 2, 2), (3, 3, 3), (4,), (6,), (8,)]


def groups(random, level, most):
    sizes = random.choice(SIZES)
    ranks = from_rank(random, len(sizes)) if random.random() < 0.7 else random.sample(RANKS, len(sizes))
    cards = [rank + suit for rank, size in zip(ranks, sizes, strict=True) for suit in random.sample("SHCDSHCD", size)]
    return cards[:3] + [random.choice(JOKERS)] * 2 if sizes == (3, 2) and random.random() < 0.3 else cards


def anything(random, level, most):
    return random.sample(PACKS, random.randint(1, 6))


def some_cards(random, level, most=10):
    """At most so many cards, often of some shape or nearly."""
    cards = random.choice([few_ranks, run, run, groups, groups, anything])(random, level, most)
    for at in range(len(cards)):
        if random.random() < 0.25:
            cards[at] = random.choice([level + "H"] * 12 + [*random.sample(ORDINARY, 2), "BJ", "RJ"])
    random.shuffle(cards)
    return two_of_each(cards)[:most]


def small_hand(random, level, most):
    """So many cards, often of shapes that touch."""
    cards = []
    while len(cards) < most:
        cards = two_of_each(cards + some_cards(random, level))
    return cards[:most]


def full_hand(random):
    return random.sample(PACKS, 27)


RANDOM = st.randoms(use_true_random=False)


@st.composite
def situations(draw, cards=some_cards, **more):
    """(cards, level, settings)"""
    level = draw(LEVELS)
    return cards(draw(RANDOM), level, **more), level, draw(CHOSEN)


@st.composite
def hands(draw):
    """(hand, level, settings): small and full hands."""
    level, random = draw(LEVELS), draw(RANDOM)
    hand = full_hand(random) if draw(st.booleans()) else small_hand(random, level, draw(st.integers(1, 14)))
    return hand, level, draw(CHOSEN)
