"""Why some cards are no play, or do not beat what lies there: the clause and the nearest miss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from explorer.cards import RANKS, Card
from explorer.guandan.cards.hand import WILDS, cards_of
from explorer.guandan.cards.readings import ACE, PLATES, chosen, ranks_missing, readings_found, windows
from explorer.guandan.cards.shapes import (
    MOST_CARDS,
    SEQUENCES,
    Reading,
    beats,
    comparing,
    known,
    level_index,
    strongest_first,
    tier,
)
from explorer.guandan.rulebook import Settings
from explorer.problems import Facts, Refusal


def why_not(
    cards: Iterable[Card | str] | str, level: str, to_beat: Reading | None = None, **readings: str
) -> Refusal | None:
    """Why these cards cannot be played, on their own or upon `to_beat`; None where they can.

    The refusal names the clause that is in the way. Its facts: for cards that are nothing the `count`, the `card` or
    the `reading` its sentence speaks of; for cards too weak both readings, `mine` and `theirs`. Errors as for
    `readings_of` and `plays`.

    >>> why_not("KS AD 2C 3S 4D", level="7")
    Refusal(clause='guandan.sequences', message='wraps', facts=Facts())
    >>> why_not("7S 7D", level="2", to_beat=Reading("pair", 2, "9")).facts
    Facts(mine=Interpretation('pair', 2, '7', ()), theirs=Reading('pair', 2, '9'))
    """
    rules, at = chosen(readings), level_index(level)
    given = cards_of(cards)
    theirs = None if to_beat is None else known(to_beat, "to_beat")
    natural = [card for card in given if card is not WILDS[at]]
    found = readings_found(natural, len(given) - len(natural), at, rules)
    if not found:
        return _nothing(natural, len(given) - len(natural), at, rules)
    if theirs is None or any(beats(mine, theirs, level) for mine in found):
        return None
    return min((_weaker(mine, theirs) for mine in found), key=lambda it: _NEAREST.index(it.message))


def why_not_beats(reading: Reading, other: Reading, level: str) -> Refusal | None:
    """Why this reading does not beat that one, as `why_not` says it; None where it does. Errors as for `beats`."""
    mine, theirs = known(reading, "reading"), known(other, "other")
    return None if beats(mine, theirs, level) else _weaker(mine, theirs)


_NEAREST = ("equal", "too-low", "too-small", "not-a-bomb", "other-shape")


def _weaker(mine: Reading, theirs: Reading) -> Refusal:
    if mine == theirs:
        message = "equal"
    elif tier(mine) != tier(theirs):
        message = "too-small" if tier(mine) else "not-a-bomb"
    else:
        message = "too-low" if mine.shape == theirs.shape else "other-shape"
    clause = "guandan.ranks" if message == "equal" else comparing(mine, theirs)
    return Refusal(clause, message, Facts(mine=mine, theirs=theirs))


def _nothing(natural: list[Card], wilds: int, level: int, rules: Settings) -> Refusal:
    if not natural and not wilds:
        return Refusal("guandan.shapes", "no-cards")
    jokers = any(not card.suit for card in natural)
    told = _with_jokers(natural, wilds) if jokers else _without_jokers(natural, wilds, level)
    return told or _one_card(natural, wilds, level, rules) or Refusal("guandan.shapes", "no-shape")


def _one_card(natural: list[Card], wilds: int, level: int, rules: Settings) -> Refusal | None:
    """The best they would be without one of the cards, or else with another in its place."""
    for message, instead in (("one-too-many", 0), ("one-off", 1)):
        repairs: dict[Reading, Card] = {}
        for card in sorted(natural, key=lambda card: (natural.count(card), card.value, card.suit)):
            rest = list(natural)
            rest.remove(card)
            left = wilds + instead
            for found in readings_found(rest, left, level, rules) if rest and len(rest) + left > 1 else ():
                repairs.setdefault(found.plain, card)
        if repairs:
            best = strongest_first(repairs, RANKS[level])[0]
            return Refusal("guandan.shapes", message, Facts(card=repairs[best], reading=best))
    return None


def _with_jokers(natural: list[Card], wilds: int) -> Refusal | None:
    jokers = [card for card in natural if not card.suit]
    others = [card for card in natural if card.suit]
    size, mixed = len(natural) + wilds, len(set(jokers)) > 1
    one_rank = len({card.value for card in others}) == 1
    if len(jokers) == 4:
        return Refusal("guandan.shapes", "bomb-kicker")
    if not others and wilds:
        return Refusal("guandan.wild", "joker-with-wild")
    if not others and len(jokers) == 3:
        return Refusal("guandan.bombs", "three-jokers")
    if mixed and (not others or (size == 5 and one_rank)):
        return Refusal("guandan.full-house", "jokers-mixed")
    if size == 2:
        return Refusal("guandan.shapes", "two-ranks")
    if size == 5 and one_rank and wilds:
        return Refusal("guandan.wild", "joker-with-wild")
    if _in_a_row(others, wilds + len(jokers), *SEQUENCES.values()):
        return Refusal("guandan.sequences", "joker-in-sequence")
    if size == 4 and one_rank:
        return Refusal("guandan.shapes", "kicker" if len(jokers) == 1 else "two-pairs")
    if size > MOST_CARDS:
        return Refusal("guandan.shapes", "too-big", Facts(limit=MOST_CARDS))
    if one_rank and len(others) + wilds > 3:
        return Refusal("guandan.shapes", "bomb-kicker")
    return Refusal("guandan.full-house", "jokers-mixed") if mixed else None


def _without_jokers(natural: list[Card], wilds: int, level: int) -> Refusal | None:
    size = len(natural) + wilds
    counts = Counter(card.value for card in natural)
    most = max(counts.values())
    if size == 2:
        return Refusal("guandan.shapes", "two-ranks")
    if most > 3 and size <= MOST_CARDS:
        return Refusal("guandan.shapes", "bomb-kicker")
    if _round_the_ace(natural, size):
        return Refusal("guandan.sequences", "wraps")
    if not wilds and (after := _promoted(natural, level)):
        return Refusal("guandan.sequences", "promoted", Facts(card=after))
    if size > 5 and _in_a_row(natural, wilds, (size, 1)):
        return Refusal("guandan.shapes", "long-straight", Facts(count=size))
    if size > 7 and size % 2 == 0 and _in_a_row(natural, wilds, (size // 2, 2)):
        return Refusal("guandan.shapes", "long-tube", Facts(count=size // 2))
    if size > 8 and size % 3 == 0 and _in_a_row(natural, wilds, (size // 3, 3)):
        return Refusal("guandan.shapes", "long-plate", Facts(count=size // 3))
    if size > MOST_CARDS:
        return Refusal("guandan.shapes", "too-big", Facts(limit=MOST_CARDS))
    if size > 4 and most + wilds == size - 1:
        return Refusal("guandan.shapes", "bomb-kicker")
    if size > 6 and any(sum(max(0, 3 - counts[rank]) for rank in window) <= wilds for window in PLATES):
        return Refusal("guandan.shapes", "wings")
    if size > 4 and most + wilds > 3:
        return Refusal("guandan.shapes", "bomb-kicker")
    if (size == 4 and most + wilds == 3) or (size == 5 and most == 3):
        return Refusal("guandan.shapes", "kicker")
    if size == 4 and _in_a_row(natural, wilds, (2, 2)):
        return Refusal("guandan.shapes", "short-tube")
    if size == 4 and len(counts) == 2:
        return Refusal("guandan.shapes", "two-pairs")
    if size == 6 and (len(counts), most) in ((3, 2), (2, 3)):
        return Refusal("guandan.shapes", "gap-tube" if most == 2 else "gap-plate")
    if size in (3, 4) and _in_a_row(natural, wilds, (size, 1)):
        return Refusal("guandan.shapes", "short-straight", Facts(count=size))
    return None


def _in_a_row(natural: list[Card], wilds: int, *forms: tuple[int, int]) -> bool:
    """Whether the cards are so many ranks in a row with so many cards each, in one of the forms."""
    return any(
        _fits(natural, window, times)
        for ranks, times in forms
        if ranks * times == len(natural) + wilds and ranks <= len(RANKS)
        for window in windows(ranks)
    )


def _fits(natural: list[Card], window: Iterable[int], times: int) -> bool:
    return ranks_missing(natural, dict.fromkeys(window, times)) is not None


def _round_the_ace(natural: list[Card], size: int) -> bool:
    """Whether they would be a row if the ace could stand in the middle."""
    for times in (1, 2, 3):
        ranks = size // times
        if size % times or not (4 if times == 1 else 3) <= ranks <= len(RANKS):
            continue
        for low in range(ACE - ranks + 2, ACE):
            if _fits(natural, (rank % len(RANKS) for rank in range(low, low + ranks)), times):
                return True
    return False


def _promoted(natural: list[Card], level: int) -> Card | None:
    """The level card they put after the ace, if that would make them a sequence."""
    after = next((card for card in natural if card.value == level), None)
    for ranks, times in SEQUENCES.values():
        before = range(ACE - ranks + 2, ACE + 1)
        if len(natural) == ranks * times and level not in before and _fits(natural, (*before, level), times):
            return after
    return None
