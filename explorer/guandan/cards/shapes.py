"""The shapes cards can have, what a reading of some cards is, and which reading beats which.

A *reading* is a shape, a number of cards and a primary rank: the top card of a straight, tube, plate or straight flush
(5 for A2345), the triple of a full house, the one rank of everything else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from explorer.cards import RANKS, Card
from explorer.problems import SettingError, shown, typed
from explorer.saying import in_english

if TYPE_CHECKING:
    from explorer.words import Words

SHAPES = (
    "single",
    "pair",
    "triple",
    "full-house",
    "straight",
    "tube",
    "plate",
    "bomb",
    "straight-flush",
    "four-jokers",
)
MOST_CARDS = 10
"""How many cards the largest play has: eight of a rank and two wilds."""

SEQUENCES = {"straight": (5, 1), "tube": (3, 2), "plate": (2, 3)}
"""How many ranks in a row each has, and how many cards of each rank (`guandan.shapes`)."""

_CLAUSES = {
    "full-house": "guandan.full-house",
    "straight": "guandan.sequences",
    "tube": "guandan.sequences",
    "plate": "guandan.sequences",
    "bomb": "guandan.bombs",
    "straight-flush": "guandan.bombs",
    "four-jokers": "guandan.bombs",
}
_TUBE_TOPS, _PLATE_TOPS, _STRAIGHT_TOPS = RANKS[1:], RANKS, RANKS[3:]


class Reading(NamedTuple):
    """What some cards are taken for.

    >>> Reading("straight", 5, "9")
    Reading('straight', 5, '9')
    >>> shape, size, rank = Reading("straight", 5, "9")
    """

    shape: str
    size: int
    rank: str

    def __repr__(self) -> str:
        return f"Reading{tuple(self)!r}"

    def __str__(self) -> str:
        return in_english(self)

    @property
    def clause(self) -> str:
        """The clause that allows this shape."""
        return _CLAUSES.get(self.shape, "guandan.shapes")

    @property
    def plain(self) -> Reading:
        """The reading without the cards it is a reading of."""
        return known(self, "reading")

    @property
    def notation(self) -> str:
        """Shape and rank as in an action: `straight 9`."""
        return self.shape if self.shape == "four-jokers" else f"{self.shape} {self.rank}"

    def said(self, words: Words) -> str:
        """The reading in a language, as part of a sentence; `SettingError` for one there is not."""
        known(self, "reading")
        rank = int(self.rank) if self.rank.isdigit() else self.rank
        return words.text(f"guandan:shape-{self.shape}", size=self.size, rank=rank)


class Interpretation(Reading):
    """A reading of certain cards, with what their wilds stand for in it: `wilds` has one card for each wild.

    It equals the plain reading and cannot be changed.
    """

    wilds: tuple[Card, ...] = ()

    def __new__(cls, shape: str, size: int, rank: str, wilds: tuple[Card, ...] = ()) -> Interpretation:
        made = super().__new__(cls, shape, size, rank)
        made.__dict__["wilds"] = wilds
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("readings cannot be changed")

    @property
    def clause(self) -> str:
        """The clause that allows this shape; `guandan.wild` for wilds alone."""
        return "guandan.wild" if len(self.wilds) == self.size else super().clause

    def __repr__(self) -> str:
        return f"Interpretation({self.shape!r}, {self.size}, {self.rank!r}, {self.wilds!r})"


def _all() -> dict[tuple[str, int, str], Reading]:
    found = [Reading("single", 1, rank) for rank in (*RANKS, "BJ", "RJ")]
    found += [Reading("pair", 2, rank) for rank in (*RANKS, "BJ", "RJ")]
    found += [Reading("triple", 3, rank) for rank in RANKS]
    found += [Reading("full-house", 5, rank) for rank in RANKS]
    found += [Reading("straight", 5, rank) for rank in _STRAIGHT_TOPS]
    found += [Reading("tube", 6, rank) for rank in _TUBE_TOPS]
    found += [Reading("plate", 6, rank) for rank in _PLATE_TOPS]
    found += [Reading("bomb", size, rank) for size in range(4, MOST_CARDS + 1) for rank in RANKS]
    found += [Reading("straight-flush", 5, rank) for rank in _STRAIGHT_TOPS]
    found.append(Reading("four-jokers", 4, "RJ"))
    return {reading: reading for reading in found}


READINGS = _all()
"""Every reading there is, weakest shape first, found by its (shape, size, rank)."""


def level_index(level: str) -> int:
    """The place of the level's rank, 0 for `2` to 12 for `A`. Anything else raises `SettingError`."""
    typed(level, str, "level", SettingError)
    index = RANKS.find(level) if len(level) == 1 else -1
    if index < 0:
        raise SettingError("unknown-value", place="level", expected=", ".join(RANKS), got=shown(level))
    return index


def known(reading: object, place: str) -> Reading:
    """The reading, if there is one like it (`guandan.shapes`); else `SettingError`, naming `place`."""
    try:
        found = READINGS.get(reading) if isinstance(reading, tuple) else None
    except TypeError:  # it holds something that cannot be a key
        found = None
    if found is None:
        raise SettingError("guandan:unknown-reading", place=place, got=shown(reading))
    return found


# A bomb's tier: larger is stronger, whatever the ranks. A straight flush of five lies between bombs of five and six.
_FLUSH_TIER, _JOKERS_TIER = 11, 2 * MOST_CARDS + 1


def tier(reading: Reading) -> int:
    """How strong a bomb is before its rank counts (`guandan.bombs`); 0 for an ordinary play.

    >>> [tier(Reading("bomb", 5, "2")), tier(Reading("straight-flush", 5, "9")), tier(Reading("bomb", 6, "2"))]
    [10, 11, 12]
    """
    match reading.shape:
        case "bomb":
            return 2 * reading.size
        case "straight-flush":
            return _FLUSH_TIER
        case "four-jokers":
            return _JOKERS_TIER
    return 0


def _heights(level: int) -> dict[Reading, tuple[int, int]]:
    """Each reading's tier, and its rank's place among its own kind: promoted where it is the level's, in groups."""
    promoted = {rank: place for place, rank in enumerate([*RANKS.replace(RANKS[level], ""), RANKS[level], "BJ", "RJ"])}
    natural = {rank: place for place, rank in enumerate(RANKS)}
    by_natural = (*SEQUENCES, "straight-flush")
    return {
        reading: (tier(reading), (natural if reading.shape in by_natural else promoted)[reading.rank])
        for reading in READINGS.values()
    }


HEIGHTS = tuple(_heights(level) for level in range(len(RANKS)))
"""For each level, each reading's (tier, place of its rank): what comparing comes down to."""


def beats(reading: Reading, other: Reading, level: str) -> bool:
    """Whether `reading` may be played upon `other` at that level (`guandan.ranks`, `guandan.bombs`).

    Equal plays never beat each other, and neither do ordinary plays of different shapes. A reading there is not, or a
    level that is no rank, raises `SettingError`.

    >>> beats(Reading("triple", 3, "2"), Reading("triple", 3, "A"), level="2")
    True
    >>> beats(Reading("straight", 5, "6"), Reading("straight", 5, "A"), level="6")
    False
    """
    heights = HEIGHTS[level_index(level)]
    ours, theirs = known(reading, "reading"), known(other, "other")
    if tier(ours) == tier(theirs) == 0 and ours.shape != theirs.shape:
        return False
    return heights[ours] > heights[theirs]


def comparing(reading: Reading, other: Reading) -> str:
    """The clause by which these two are compared."""
    if tier(reading) != tier(other):
        return "guandan.bombs"
    return _CLAUSES.get(reading.shape, "guandan.ranks") if reading.shape == other.shape else "guandan.ranks"


R = TypeVar("R", bound=Reading)


def strongest_first(readings: Iterable[R], level: str) -> list[R]:
    """Readings of the same cards in order: bombs by strength, then the other shapes, each by rank.

    Readings of different shapes do not beat each other, unless one is a bomb: between them the order says nothing.
    """
    heights = HEIGHTS[level_index(level)]
    return sorted(readings, key=lambda it: (heights[it][0], SHAPES.index(it.shape), heights[it][1]), reverse=True)
