"""Cards as a person or a program gives them, a hand arranged to be shown, and a whole hand sorted out: what finding
plays needs to know of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, islice, product
from typing import Any, NamedTuple

from explorer.cards import BLACK_JOKER, HIDDEN, PACK, RANKS, RED_JOKER, SUITS, Card
from explorer.guandan.cards.shapes import Reading, level_index
from explorer.problems import CardError, SettingError, kind, shown, whole

HAND = 27
"""Cards in a hand; more at once cannot be asked about."""

TWO_PACKS = (*PACK, *PACK, *(BLACK_JOKER, RED_JOKER) * 2)
"""The 108 cards of the game (`guandan.setup`)."""

Cards = tuple[Card, ...]
Play = tuple[Cards, Reading]
"""Cards, and what they are played as."""
WILDS = tuple(Card(rank + "H") for rank in RANKS)
"""For each level, the card of which both copies are wild (`guandan.wild`)."""


def cards_of(source: Iterable[Card | str] | Card | str, place: str = "cards") -> Cards:
    """The cards in a text such as `5S 6D RJ`, or among cards and texts, in the order given.

    An unknown card, a third copy of one, more than 27 of them, or what holds no cards raise `CardError`, which names
    the place.
    """
    texts = _listed(source, place)
    if len(texts) > HAND:
        raise CardError("guandan:too-many-cards", place=place, limit=HAND, size=len(texts))
    cards: list[Card] = []
    for number, text in enumerate(texts):
        here = f"{place}[{number}]"
        card = _card(text, here)
        if card is HIDDEN:
            raise CardError("guandan:unknown-card-or-joker", place=here, got=card.text)
        if cards.count(card) == 2:
            raise CardError("guandan:third-copy", place=here, card=card)
        cards.append(card)
    return tuple(cards)


def _card(text: Any, place: str) -> Card:
    try:
        return text if isinstance(text, Card) else Card(text)
    except CardError:
        raise CardError("guandan:unknown-card-or-joker", place=place, got=shown(text)) from None


def _listed(source: Any, place: str) -> Sequence[Any]:
    if isinstance(source, str):
        return source.split()
    if isinstance(source, list | tuple):
        return source
    if isinstance(source, Card):
        return [source]
    if isinstance(source, Mapping | bytes) or not isinstance(source, Iterable):
        raise CardError("wrong-type", place=place, expected="list", got=kind(source))
    return list(islice(source, _MOST_LISTED))


_MOST_LISTED = 1000  # cards; far more than any hand: what goes on without end is cut off there


# A whole hand as one number: how often each card is in it, five bits for each card, four cards for each rank, so that
# counting is one sum and a rank is one field. Five bits hold any count a hand of 27 can have.
_COUNT_BITS, _COUNT_MASK = 5, 31
_RANK_BITS = _COUNT_BITS * len(SUITS)
_RANK_MASK = (1 << _RANK_BITS) - 1
_SHIFTS = tuple(_RANK_BITS * rank for rank in range(len(RANKS)))
_BLACK, _RED = _RANK_BITS * len(RANKS), _RANK_BITS * len(RANKS) + _COUNT_BITS
_PLACES = {card: _RANK_BITS * card.value + _COUNT_BITS * SUITS.index(card.suit) for card in PACK}
_PLACES |= {BLACK_JOKER: _BLACK, RED_JOKER: _RED}
_UNITS: dict[Card | str, int] = {it: 1 << place for card, place in _PLACES.items() for it in (card, card.text)}
_HEARTS = _COUNT_BITS * SUITS.index("H")


class Rank:
    """The natural cards of one rank in a hand. Hands share them: a rank has 81 such holdings, each made when needed.

    `size` is how many cards, `suits` a bit for each suit, `presence` the same bits in a table of suits and ranks,
    `kinds` the different cards, `ways[k]` all choices of k of the cards, each choice once, and `least_missed[needed]`
    all cards, the least missed first, where a bit of `needed` says that a straight flush needs the card of that suit.
    """

    __slots__ = ("kinds", "least_missed", "presence", "rank", "size", "suits", "ways")

    def __init__(self, rank: int, counts: tuple[int, ...]) -> None:
        self.rank = rank
        self.size = sum(counts)
        self.suits = sum(1 << suit for suit, count in enumerate(counts) if count)
        self.presence = sum(1 << (len(RANKS) * suit + rank) for suit, count in enumerate(counts) if count)
        cards = [Card(RANKS[rank] + suit) for suit in SUITS]
        self.kinds = tuple(card for card, count in zip(cards, counts, strict=True) if count)
        ways: list[list[Cards]] = [[] for _ in range(self.size + 1)]
        for taken in product(*(range(count, -1, -1) for count in counts)):
            chosen = tuple(card for card, times in zip(cards, taken, strict=True) for _ in range(times))
            ways[len(chosen)].append(chosen)
        self.ways = tuple(map(tuple, ways))
        self.least_missed = tuple(_spared(cards, counts, needed) for needed in range(1 << len(SUITS)))


def _spared(cards: list[Card], counts: tuple[int, ...], needed: int) -> Cards:
    """The cards of a rank: first those of which another copy stays, then those that no flush needs, then the others."""
    of_suit = list(enumerate(zip(cards, counts, strict=True)))
    second = [card for _, (card, count) in of_suit if count == 2]
    free = [card for suit, (card, count) in of_suit if count and not needed >> suit & 1]
    kept = [card for suit, (card, count) in of_suit if count and needed >> suit & 1]
    return (*second, *free, *kept)


class _Ranks(dict[int, Rank]):
    """The holdings of one rank by their field; a field that no hand can have raises `LookupError`."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.rank = rank

    def __missing__(self, field: int) -> Rank:
        counts = tuple(field >> (_COUNT_BITS * suit) & _COUNT_MASK for suit in range(len(SUITS)))
        if max(counts) > 2:
            raise LookupError
        made = self[field] = Rank(self.rank, counts)
        return made


_HOLDINGS = tuple(_Ranks(rank) for rank in range(len(RANKS)))


ORDERS = tuple((*(rank for rank in range(len(RANKS)) if rank != level), level) for level in range(len(RANKS)))
"""For each level, the ranks from weak to strong (`guandan.ranks`)."""


def strength(card: Card | str, level: int) -> int:
    """The place of a card among all at that level, 2 lowest, the red joker highest (`guandan.ranks`).

    `level` is 0 for a deal at 2 to 12 for one at A; others raise `SettingError`.
    """
    whole(level, 0, len(RANKS) - 1, "level", SettingError)
    card = _card(card, "card")
    if card.value == level:
        return len(RANKS)
    return card.value if card.suit else card.value + 1


ARRANGEMENTS = ("rank", "suit", "groups")
"""The ways to arrange a hand: see `arranged`."""


def arranged(hand: Iterable[Card | str] | str, level: str, by: str) -> tuple[Cards, ...]:
    """A hand as the groups in which to show it, each strongest first (`guandan.ranks`), suits in the order ♠♥♣♦.

    `by` is one of `ARRANGEMENTS`: `rank` is one group; `suit` the wilds, the jokers, and each suit; `groups` the wilds,
    and the cards of each rank, most cards first. Hidden cards are a group of their own, the last. An unknown `level` or
    `by` raises `SettingError`, what is no card `CardError`.

    >>> [" ".join(card.text for card in group) for group in arranged("9S 9D 2H KS RJ", "2", "groups")]
    ['2H', '9S 9D', 'RJ', 'KS']
    """
    if by not in ARRANGEMENTS:
        raise SettingError("unknown-value", place="by", expected=", ".join(ARRANGEMENTS), got=shown(by))
    at = level_index(level)
    cards = [_card(card, f"hand[{number}]") for number, card in enumerate(_listed(hand, "hand"))]
    wild = WILDS[at]
    counts = Counter(card.rank for card in cards if card is not wild)

    def group(card: Card) -> tuple[int, int, int]:
        if card is HIDDEN:
            return 2, 0, 0
        if by == "rank" or card is wild:
            return 0, 0, 0
        if by == "suit":
            return 1, SUITS.index(card.suit) if card.suit else -1, 0
        return 1, -counts[card.rank], -strength(card, at)

    def place(card: Card) -> tuple[tuple[int, int, int], int, bool, int]:
        return group(card), -strength(card, at), card is not wild, SUITS.find(card.suit)

    return tuple(tuple(found) for _, found in groupby(sorted(cards, key=place), group))


class Held(NamedTuple):
    """A hand sorted out: its natural cards by rank, its wilds and jokers (black, red); `pads[n]` are n wilds."""

    ranks: list[Rank]
    wilds: int
    jokers: tuple[Cards, Cards]
    pads: tuple[Cards, ...]
    level: int
    order: tuple[int, ...]


_JOKERS = tuple(tuple((joker,) * count for count in range(3)) for joker in (BLACK_JOKER, RED_JOKER))
_PADS = tuple(tuple(tuple((wild,) * n for n in range(count + 1)) for count in range(3)) for wild in WILDS)


def sort_hand(hand: Iterable[Card | str] | str, level: int) -> Held:
    """The hand sorted out. Errors as for `cards_of`, with the place in `hand`."""
    cards = _listed(hand, "hand")
    try:
        if len(cards) > HAND:
            raise LookupError
        packed = sum(map(_UNITS.__getitem__, cards))
        hearts = _SHIFTS[level] + _HEARTS
        wilds = packed >> hearts & _COUNT_MASK
        packed -= wilds << hearts
        black, red = packed >> _BLACK & _COUNT_MASK, packed >> _RED
        if wilds > 2 or black > 2 or red > 2:
            raise LookupError
        ranks = [held[packed >> shift & _RANK_MASK] for held, shift in zip(_HOLDINGS, _SHIFTS, strict=True)]
    except (LookupError, TypeError):
        cards_of(cards, "hand")  # says which card it is: what this cannot read, that refuses too
        raise
    return Held(ranks, wilds, (_JOKERS[0][black], _JOKERS[1][red]), _PADS[level][wilds], level, ORDERS[level])
