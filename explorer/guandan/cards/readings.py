"""What some cards can be: every shape, size and rank, and what each wild stands for in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from explorer.cards import RANKS, Card
from explorer.guandan.cards.hand import WILDS, Cards, cards_of
from explorer.guandan.cards.shapes import MOST_CARDS, SEQUENCES, Interpretation, level_index, strongest_first
from explorer.guandan.rulebook import RULEBOOK, Settings
from explorer.problems import SettingError, shown

_DEFAULTS = RULEBOOK.choose({})
ACE = len(RANKS) - 1

# A window is the ranks of a sequence by its top card; the ace may be low, never in the middle (`guandan.sequences`).
Window = tuple[int, ...]


def windows(length: int) -> tuple[Window, ...]:
    """The ranks of each sequence of that many ranks, lowest first.

    >>> windows(3)[0], windows(3)[-1]
    ((12, 0, 1), (10, 11, 12))
    """
    row = (ACE, *range(len(RANKS)))
    return tuple(row[low : low + length] for low in range(len(row) - length + 1))


STRAIGHTS, TUBES, PLATES = windows(5), windows(3), windows(2)


def chosen(readings: Settings) -> Settings:
    """The settings of the rules, by default those of the rulebook; unknown ones raise `SettingError`."""
    return RULEBOOK.choose(readings) if readings else _DEFAULTS


def readings_of(cards: Iterable[Card | str] | str, level: str, **readings: str) -> list[Interpretation]:
    """Every reading of exactly these cards, strongest first, each with what its wilds stand for; [] for none.

    `cards` are cards or texts, or one text; `level` a rank; `readings` settings of the rules (`wild_pair`,
    `flush_as_straight`). Bombs come first by strength, then the other shapes, each by its rank. Clauses: those from
    `guandan.wild` to `guandan.interpret`. Raises `CardError` for what are no cards of two packs, or more than 27, and
    `SettingError` for a level or setting there is not.

    >>> for reading in readings_of("5S 6S 7S 8S 2H", level="2"):
    ...     print(reading.shape, reading.rank, *reading.wilds)
    straight-flush 9 9S
    straight-flush 8 4S
    straight 9 9H
    straight 8 4H
    """
    rules, at = chosen(readings), level_index(level)
    given = cards_of(cards)
    wild = WILDS[at]
    natural = [card for card in given if card is not wild]
    return readings_found(natural, len(given) - len(natural), at, rules)


def laid_out(cards: Iterable[Card | str] | str, reading: Interpretation, level: str) -> list[tuple[Card, bool]]:
    """The cards in the order of their shape, each wild as the card it stands for, and whether it is a wild.

    `reading` is one of `readings_of` these cards; another raises `SettingError`, bad cards `CardError`.

    >>> reading = readings_of("2H AS 5D 3C 4S", level="2")[0]
    >>> [card.text for card, wild in laid_out(cards_of("2H AS 5D 3C 4S"), reading, "2")]
    ['AS', '2H', '3C', '4S', '5D']
    """
    wild, given = WILDS[level_index(level)], cards_of(cards)
    if not isinstance(reading, Interpretation) or (len(given), given.count(wild)) != (reading.size, len(reading.wilds)):
        raise SettingError("guandan:unknown-reading", place="reading", got=shown(reading))
    laid = [(card, False) for card in given if card is not wild] + [(card, True) for card in reading.wilds]
    ranks, _ = SEQUENCES.get(reading.shape.replace("-flush", ""), (0, 0))
    if ranks:
        low = RANKS.index(reading.rank) < ranks - 1
        laid.sort(key=lambda it: -1 if low and it[0].value == ACE else it[0].value)
    elif reading.shape == "full-house":
        laid.sort(key=lambda it: it[0].rank != reading.rank)
    return laid


def readings_found(natural: list[Card], wilds: int, level: int, rules: Settings) -> list[Interpretation]:
    """The readings of natural cards and so many wilds, strongest first."""
    size = len(natural) + wilds
    return strongest_first(_found(natural, wilds, level, rules), RANKS[level]) if 0 < size <= MOST_CARDS else []


def _found(natural: list[Card], wilds: int, level: int, rules: Settings) -> Iterator[Interpretation]:
    size = len(natural) + wilds
    jokers = [card for card in natural if not card.suit]
    if jokers:
        yield from _with_jokers(natural, jokers, wilds)
        return
    yield from _groups(natural, wilds, level, rules)
    if size == 5:
        yield from _full_houses(natural, level)
        yield from _straights(natural, wilds, level, rules)
    if size == 6:
        for shape, found in (("tube", TUBES), ("plate", PLATES)):
            _, times = SEQUENCES[shape]
            for window in found:
                missing = ranks_missing(natural, dict.fromkeys(window, times))
                if missing is not None:
                    yield Interpretation(shape, 6, RANKS[window[-1]], _hearts(missing))


def _with_jokers(natural: list[Card], jokers: list[Card], wilds: int) -> Iterator[Interpretation]:
    """No wild stands for a joker, and jokers never mix but for all four (`guandan.full-house`, `guandan.bombs`)."""
    size, joker = len(natural) + wilds, jokers[0]
    if len(jokers) == size == 4:
        yield Interpretation("four-jokers", 4, "RJ")
    elif jokers.count(joker) != len(jokers):
        return
    elif len(jokers) == size:
        yield Interpretation({1: "single", 2: "pair"}[size], size, joker.rank)
    elif len(jokers) == 2 and size == 5:
        ranks = {card.value for card in natural if card.suit}
        if len(ranks) == 1:
            rank = ranks.pop()
            yield Interpretation("full-house", 5, RANKS[rank], _hearts([rank] * wilds))


def _groups(natural: list[Card], wilds: int, level: int, rules: Settings) -> Iterator[Interpretation]:
    """All of one rank: single, pair, triple, bomb."""
    size = len(natural) + wilds
    ranks = {card.value for card in natural}
    if len(ranks) > 1:
        return
    if not ranks:  # wilds alone keep the level's rank, but for what `wild_pair` lets two of them be
        ranks = set(range(len(RANKS))) if size == 2 and rules["wild_pair"] == "any" else {level}
    shape = {1: "single", 2: "pair", 3: "triple"}.get(size, "bomb")
    for rank in ranks:
        yield Interpretation(shape, size, RANKS[rank], _hearts([rank] * wilds))


def _full_houses(natural: list[Card], level: int) -> Iterator[Interpretation]:
    ranks = {card.value for card in natural}
    if len(ranks) == 1 and len(natural) == 3:  # the wilds are a pair of any other rank: their own, if that is another
        (rank,) = ranks
        other = next(it for it in (level, ACE, ACE - 1) if it != rank)
        yield Interpretation("full-house", 5, RANKS[rank], _hearts([other, other]))
    elif len(ranks) == 2:
        for triple in ranks:
            (pair,) = ranks - {triple}
            missing = ranks_missing(natural, {triple: 3, pair: 2})
            if missing is not None:
                yield Interpretation("full-house", 5, RANKS[triple], _hearts(missing))


def _straights(natural: list[Card], wilds: int, level: int, rules: Settings) -> Iterator[Interpretation]:
    suits = {card.suit for card in natural}
    suited = len(suits) == 1
    plain = not suited or rules["flush_as_straight"] == "always"
    plain = plain or (wilds > 0 and rules["flush_as_straight"] == "with-wild")
    for window in STRAIGHTS:
        missing = ranks_missing(natural, dict.fromkeys(window, 1))
        if missing is None:
            continue
        top = RANKS[window[-1]]
        if suited:
            (suit,) = suits
            yield Interpretation("straight-flush", 5, top, tuple(Card(RANKS[rank] + suit) for rank in missing))
        if plain:
            # Wilds leave the suit that would make it a straight flush.
            other = "S" if suits == {"H"} else "H"
            yield Interpretation("straight", 5, top, tuple(Card(RANKS[rank] + other) for rank in missing))


def ranks_missing(natural: Iterable[Card], wanted: dict[int, int]) -> list[int] | None:
    """The ranks that must be added to get as many of each rank as wanted; None where a card is too many."""
    left = dict(wanted)
    for card in natural:
        if not left.get(card.value):
            return None
        left[card.value] -= 1
    return [rank for rank, count in left.items() for _ in range(count)]


def _hearts(ranks: Iterable[int]) -> Cards:
    """What wilds stand for where only ranks matter: hearts, so that a wild of that rank stands for itself."""
    return tuple(Card(RANKS[rank] + "H") for rank in ranks)
