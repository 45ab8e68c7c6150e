"""What a hand may play, in compiled code: the plays that `Game.actions` lists, and the cards of any one of them.

It says the same as `plays(…, per_reading=True)`, that is `cheapest`, of whole sets of ranks at once (see `batch_hand`).

A *slot* is a shape of a certain size, in the order of the list. A play is its slot and the place of its rank among its
own kind, as in `shapes.HEIGHTS`: the natural rank in sequences, else the place from weak to strong.
"""

from __future__ import annotations

from explorer.guandan.batch_hand import (
    ALL,
    AT,
    BLACK,
    BLACK_JOKER,
    BLACK_PLACE,
    HEART,
    LANE,
    LEVEL_PLACE,
    ONE,
    RED,
    RED_JOKER,
    RED_PLACE,
    SIZE,
    SUIT,
    TWO,
    WILDS,
    Rules,
    count,
    has,
    lowest,
    placed,
    rank_at,
    row,
)
from explorer.guandan.cards.shapes import SHAPES
from explorer.lab.compiled import Numbers, kernel

SINGLE, PAIR, TRIPLE, FULL_HOUSE, STRAIGHT, TUBE, PLATE = range(7)
BOMB = 7  # of four cards; those of five to ten follow
FLUSH, FOUR_JOKERS, SLOTS = 14, 15, 16
_TIER = (0, 0, 0, 0, 0, 0, 0, 8, 10, 12, 14, 16, 18, 20, 11, 21)  # as `shapes.tier`
_LONGEST_FIRST = (TUBE, PLATE, FULL_HOUSE, STRAIGHT, TRIPLE, PAIR, SINGLE)
CARDS = 18  # room for the cards of a play, and beyond ten for those of one rank

SHAPE_OF = (*SHAPES[:BOMB], *["bomb"] * 7, *SHAPES[BOMB + 1 :])
"""The shape of each slot."""
BY_NATURAL_RANK = {"straight", "tube", "plate", "straight-flush"}

WITH_WILD, NEVER, ALWAYS = range(3)
_STARTS = 0x3FF  # where a straight may begin in a row
_STARTS_OF_SUITS = _STARTS * 0x1_0001_0001_0001
_ACES_LOW = 0x1_0001_0001_0001

_TEARS = (0, 0, 0, 100, 300, 300, 200, 200, 200)  # as in `cheapest`
_JOKERS_TEAR, _FLUSH_TEAR, _FOUR_JOKERS_TEAR, _NO_PAIR = 150, 400, 500, 999


# What may be played


@kernel
def _runs(rows: int, length: int, none: int, one: int, two: int) -> tuple[int, int, int]:
    """Where so many bits in a row begin, but for none, at most one, or at most two that are missing.

    The three begin as -1, or as what another set of rows made of them, whose missing ones then count too.
    """
    for step in range(length):
        there = rows >> step
        two, one, none = (two & there) | one, (one & there) | none, none & there
    return none, one, two


@kernel
def _enough(none: int, one: int, two: int, wilds: int) -> int:
    """Of the three sets of `_runs`, the one for so many wilds."""
    if wilds == 0:
        return none
    return one if wilds == 1 else two


@kernel
def _groups(hand: Numbers, size: int, level: int, wild_pair: int) -> int:
    """The ranks of which there are so many cards, with wilds (`guandan.shapes`, `guandan.bombs`)."""
    wilds = hand[WILDS]
    ranks: int = hand[AT + size]
    if wilds and size > 1:
        ranks |= hand[AT + size - 1]
    if wilds == 2 and size > 2:
        ranks |= hand[AT + size - 2]
    if wilds >= size:  # wilds alone (`guandan.wild`)
        ranks |= ALL if size == 2 and wild_pair else 1 << level
    return ranks


@kernel
def _full_houses(hand: Numbers) -> int:
    """The ranks of the triples of full houses (`guandan.full-house`)."""
    wilds, single, pair, triple = hand[WILDS], hand[AT + 1], hand[AT + 2], hand[AT + 3]
    ranks: int = triple
    if wilds:
        ranks |= pair
    if wilds == 2:
        ranks |= single
    pairs = count(pair) + hand[BLACK] // 2 + hand[RED] // 2
    if not pairs:
        ranks = 0
    elif pairs == 1:  # it is no triple too
        ranks &= ~pair
    if wilds and single ^ pair:  # a single card and a wild
        ranks |= triple
        if wilds == 2:
            ranks |= pair
    if wilds == 2:  # the wilds themselves
        ranks |= triple
    return ranks


@kernel
def _impure(hand: Numbers) -> int:
    """Where straights begin whose ranks have cards of more than one suit."""
    some: int = hand[ONE]
    some |= some >> 1
    some = some | some >> 2 | hand[ONE] >> 4
    spades, hearts, clubs, diamonds = some, some >> LANE, some >> 2 * LANE, some >> 3 * LANE
    return (spades & hearts) | (clubs & diamonds) | ((spades | hearts) & (clubs | diamonds))


@kernel
def _straights(hand: Numbers, rule: int) -> int:
    """The tops of straights (`guandan.sequences`, `guandan.interpret`)."""
    wilds = hand[WILDS]
    none, one, two = _runs(row(hand[AT + 1]), 5, -1, -1, -1)
    starts = _enough(none, one, two, wilds) & _STARTS
    if starts and (rule == NEVER or (rule == WITH_WILD and not wilds)):
        starts &= _impure(hand)
    return starts << 3


@kernel
def _tubes(hand: Numbers) -> int:
    none, one, two = _runs(row(hand[AT + 1]), 3, -1, -1, -1)
    none, one, two = _runs(row(hand[AT + 2]), 3, none, one, two)
    return (_enough(none, one, two, hand[WILDS]) & 0xFFF) << 1


@kernel
def _plates(hand: Numbers) -> int:
    none, one, two = _runs(row(hand[AT + 1]), 2, -1, -1, -1)
    none, one, two = _runs(row(hand[AT + 2]), 2, none, one, two)
    none, one, two = _runs(row(hand[AT + 3]), 2, none, one, two)
    return _enough(none, one, two, hand[WILDS]) & 0x1FFF


@kernel
def _flushes(hand: Numbers) -> int:
    """The tops of straight flushes (`guandan.bombs`)."""
    none, one, two = _runs(hand[ONE], 5, -1, -1, -1)
    starts = _enough(none, one, two, hand[WILDS]) & _STARTS_OF_SUITS
    starts |= starts >> 2 * LANE
    return ((starts | starts >> LANE) & _STARTS) << 3


@kernel
def _of_slot(hand: Numbers, slot: int, level: int, rules: Rules) -> int:
    """The places of the plays of an ordinary slot."""
    if slot <= TRIPLE:
        places = placed(_groups(hand, slot + 1, level, rules.wild_pair), level)
        if slot < TRIPLE and hand[BLACK] > slot:
            places |= 1 << BLACK_PLACE
        if slot < TRIPLE and hand[RED] > slot:
            places |= 1 << RED_PLACE
        return places
    if slot == FULL_HOUSE:
        return placed(_full_houses(hand), level)
    if slot == STRAIGHT:
        return _straights(hand, rules.flush_as_straight)
    return _tubes(hand) if slot == TUBE else _plates(hand)


@kernel
def listed(hand: Numbers, level: int, rules: Rules, slot: int, place: int, found: Numbers) -> int:
    """Fills `found` with the places of the plays of each slot that beat the play (`slot`, `place`), or of all where
    `slot` is -1; how many there are (`guandan.turn`, `guandan.ranks`, `guandan.bombs`)."""
    found[:] = 0
    total = 0
    if slot < 0:
        for ours in range(BOMB):
            found[ours] = _of_slot(hand, ours, level, rules)
            total += count(found[ours])
    elif slot < BOMB:
        found[slot] = _of_slot(hand, slot, level, rules) >> (place + 1) << (place + 1)
        total = count(found[slot])
    tier = _TIER[slot] if slot >= 0 else 0
    if hand[AT + 4 - hand[WILDS]]:
        for size in range(4, 11):
            bombs = placed(_groups(hand, size, level, 0), level)
            if not bombs:
                break
            if 2 * size < tier:
                bombs = 0
            elif 2 * size == tier:
                bombs = bombs >> (place + 1) << (place + 1)
            found[BOMB + size - 4] = bombs
            total += count(bombs)
    if tier <= _TIER[FLUSH]:
        flushes = _flushes(hand)
        if tier == _TIER[FLUSH]:
            flushes = flushes >> (place + 1) << (place + 1)
        found[FLUSH] = flushes
        total += count(flushes)
    if hand[BLACK] + hand[RED] == 4 and tier < _TIER[FOUR_JOKERS]:
        found[FOUR_JOKERS] = 1 << RED_PLACE
        total += 1
    return total


@kernel
def pick(found: Numbers, number: int) -> tuple[int, int]:
    """The slot and place of the play with that number in the list."""
    slot = 0
    while number >= count(found[slot]):
        number -= count(found[slot])
        slot += 1
    places = found[slot]
    for _ in range(number):
        places &= places - 1  # without its lowest bit
    return slot, lowest(places)


@kernel
def weakest(found: Numbers, leads: bool) -> tuple[int, int]:
    """The slot and place of what the bot `cheapest` plays: leading the lowest rank, with as many cards as it can."""
    if leads:
        every = 0
        for slot in range(BOMB):
            every |= found[slot]
        place = lowest(every)
        for slot in _LONGEST_FIRST:
            if found[slot] >> place & 1:
                return slot, place
    return pick(found, 0)


# Which cards


@kernel
def _needed(hand: Numbers) -> int:
    """The cards that straight flushes need: of those there are, the ones with the fewest wilds."""
    none, one, two = _runs(hand[ONE], 5, -1, -1, -1)
    wilds = 0
    starts = none & _STARTS_OF_SUITS
    while not starts and wilds < hand[WILDS]:
        wilds += 1
        starts = _enough(none, one, two, wilds) & _STARTS_OF_SUITS
    cards: int = starts | starts << 1
    cards = (cards | cards << 2 | starts << 4) & hand[ONE]
    return cards | (cards & _ACES_LOW) << SUIT


@kernel
def _take(hand: Numbers, rank: int, needed: int, most: int, cards: Numbers, size: int) -> int:
    """Puts at most so many cards of a rank behind those that lie there, the least missed first; how many lie there
    then."""
    most += size
    for suit in range(4):
        if size < most and has(hand[TWO], suit, rank):
            cards[size] = SUIT * suit + rank
            size += 1
    for kept in range(2):
        for suit in range(4):
            if size < most and has(hand[ONE], suit, rank) and has(needed, suit, rank) == kept:
                cards[size] = SUIT * suit + rank
                size += 1
    return size


@kernel
def _pair(hand: Numbers, level: int, needed: int, triple: int) -> int:
    """The place of the pair of a full house that tears least, not of the triple's rank; -1 where no pair is left."""
    best, found = _NO_PAIR, -1
    four = hand[BLACK] + hand[RED] == 4
    for at in range(2):
        tear = (_FOUR_JOKERS_TEAR if four else _JOKERS_TEAR) + at
        if hand[BLACK + at] == 2 and tear < best:
            best, found = tear, BLACK_PLACE + at
    for place in range(SUIT):
        rank = rank_at(place, level)
        size = hand[SIZE + rank]
        if size > 1 and rank != triple:
            spare = size
            for suit in range(4):
                spare -= has(needed, suit, rank)
            tear = (_TEARS[size] if spare > 1 else _FLUSH_TEAR) + place
            if tear < best:
                best, found = tear, place
    return found


@kernel
def _build_full_house(hand: Numbers, level: int, rank: int, needed: int, cards: Numbers) -> int:
    size = _take(hand, rank, needed, 3, cards, 0)
    place = _pair(hand, level, needed, rank)
    if place >= BLACK_PLACE:
        cards[size] = cards[size + 1] = BLACK_JOKER + place - BLACK_PLACE
        return size + 2
    if place >= 0:
        return _take(hand, rank_at(place, level), needed, 2, cards, size)
    singles = hand[AT + 1] ^ hand[AT + 2]
    if singles and 3 - size < hand[WILDS]:
        return _take(hand, rank_at(lowest(placed(singles, level)), level), needed, 1, cards, size)
    return size  # the pair are two wilds


@kernel
def _build_straight(hand: Numbers, top: int, needed: int, rule: int, cards: Numbers) -> int:
    """`guandan.interpret`: where all cards would be of one suit another one, or a wild, must keep it plain."""
    size, suits = 0, 0
    for rank in range(top - 4, top + 1):
        before = size
        size = _take(hand, rank % SUIT, needed, 1, cards, size)
        if size > before:
            suits |= 1 << cards[before] // SUIT
    if suits & (suits - 1) or rule == ALWAYS or (rule == WITH_WILD and size < 5):
        return size
    for at in range(size):
        many = _take(hand, cards[at] % SUIT, needed, 8, cards, 10)
        for other in range(10, many):
            if cards[other] // SUIT != cards[at] // SUIT:
                cards[at] = cards[other]
                return size
    return size - 1  # a wild in place of its top card


@kernel
def _build_flush(hand: Numbers, top: int, cards: Numbers) -> int:
    """The suit that needs the fewest wilds, of equals the first."""
    best, suit = 0, 0
    for it in range(4):
        there = count(hand[ONE] >> (LANE * it + top - 3) & 0x1F)
        if there > best:
            best, suit = there, it
    size = 0
    for rank in range(top - 4, top + 1):
        if has(hand[ONE], suit, rank % SUIT):
            cards[size] = SUIT * suit + rank % SUIT
            size += 1
    return size


@kernel
def build(hand: Numbers, level: int, rules: Rules, slot: int, place: int, cards: Numbers) -> int:
    """The cards of a listed play in the order of its text, wilds last, put into `cards`; how many they are."""
    if slot == FOUR_JOKERS:
        cards[0] = cards[1] = BLACK_JOKER
        cards[2] = cards[3] = RED_JOKER
        return 4
    if slot <= PAIR and place > LEVEL_PLACE:
        cards[0] = cards[1] = BLACK_JOKER + place - BLACK_PLACE
        return slot + 1
    needed = _needed(hand)
    size, whole = 0, 5
    if slot == FULL_HOUSE:
        size = _build_full_house(hand, level, rank_at(place, level), needed, cards)
    elif slot == STRAIGHT:
        size = _build_straight(hand, place, needed, rules.flush_as_straight, cards)
    elif slot == FLUSH:
        size = _build_flush(hand, place, cards)
    elif slot in (TUBE, PLATE):
        times = 2 if slot == TUBE else 3
        whole = 6
        for rank in range(place - 6 // times + 1, place + 1):
            size = _take(hand, rank % SUIT, needed, times, cards, size)
    else:
        whole = slot + 1 if slot <= TRIPLE else slot - BOMB + 4
        size = _take(hand, rank_at(place, level), needed, whole, cards, 0)
    while size < whole:
        cards[size] = HEART + level
        size += 1
    return size
