"""Every play of a hand, as the list of plays shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from explorer import guandan
from explorer.cards import Card
from explorer.guandan import Interpretation, Reading
from explorer.words import Words
from widgets.guandan.parts.plays import PlayGroup, PlayRow, Plays, PlaySet
from widgets.guandan.readings import capital, small_cards

_SETS_AT_ONCE = 40  # sets of cards shown at once

Cards = tuple[Card, ...]


class Laid(NamedTuple):
    """A set of cards, and what they are played as, in the rules' notation."""

    cards: Cards
    notation: str


class HandPlays:
    """All plays of a hand, by reading: `sets` has every set of cards of each, `first` the cheapest.

    A row of the list has as its id one of `by_id`.
    """

    def __init__(self, hand: Sequence[Card], level: str, to_beat: Reading | None, settings: Mapping[str, Any]) -> None:
        self.level, self.settings = level, settings
        self.first: dict[Reading, Cards] = {}
        self.sets: dict[Reading, list[Cards]] = {}
        for cards, found in guandan.plays(hand, level, to_beat, per_reading=True, **settings):
            self.first[found] = cards
        for cards, found in guandan.plays(hand, level, to_beat, **settings):
            self.sets.setdefault(found, []).append(cards)
        self.by_id = {f"{found.notation} {found.size}": found for found in self.first}
        self.by_shape: Counter[str] = Counter()
        for found, sets in self.sets.items():
            self.by_shape[found.shape] += len(sets)
        self.total = self.by_shape.total()

    def counts(self, words: Words) -> list[tuple[str, int]]:
        """How many plays there are of each shape, by its name."""
        there = (shape for shape in guandan.SHAPES if shape in self.by_shape)
        return [(words.text(f"guandan:kind-{shape}"), self.by_shape[shape]) for shape in there]

    def cards_of(self, row: str, number: int) -> Laid | None:
        """The cards of a row: its set of that number, or the last there is, or the cheapest if it is negative. None if
        there is no such row."""
        found = self.by_id.get(row)
        if found is None:
            return None
        sets = self.sets[found]
        cards = self.first[found] if number < 0 else sets[min(number, len(sets) - 1)]
        return Laid(cards, found.notation)

    def groups(self, words: Words) -> list[PlayGroup]:
        """The plays by shape, each reading with its cheapest cards."""
        rows: dict[str, list[PlayRow]] = {}
        for id, found in self.by_id.items():
            sets, drawn = len(self.sets[found]), self.drawn(found, self.first[found], words)
            row: PlayRow = {
                "id": id,
                "name": capital(found.said(words)),
                "count": words.text("guandan:cards-sets", count=sets),
                "many": sets > 1,
                "cards": drawn["cards"],
                "alt": drawn["alt"],
            }
            rows.setdefault(found.shape, []).append(row)
        return [self._group(shape, rows[shape], words) for shape in guandan.SHAPES if shape in rows]

    def _group(self, shape: str, rows: list[PlayRow], words: Words) -> PlayGroup:
        sets, name = self.by_shape[shape], f"guandan:kind-{shape}"
        count = words.text("guandan:cards-plays-group-count", count=sets, readings=len(rows))
        return {
            "id": shape,
            "name": words.text(name),
            "note": words.text(f"{name}.note"),
            "count": count,
            "rows": rows,
        }

    def drawn(self, found: Reading, cards: Cards, words: Words) -> PlaySet:
        """A set of cards, drawn as what they are played as."""
        drawn, alt = small_cards(guandan.laid_out(cards, self._meant(found, cards), self.level), self.level, words)
        return {"cards": drawn, "alt": alt}

    def _meant(self, found: Reading, cards: Cards) -> Interpretation:
        """The reading of these cards with what their wilds stand for."""
        if cards[-1].text != f"{self.level}H":  # wilds come last
            return Interpretation(*found)
        known = guandan.readings_of(cards, self.level, **self.settings)
        return next(each for each in known if each == found)


def answer_sets(part: Plays, plays: HandPlays, row: str, start: int, words: Words) -> None:
    """Send the next sets of cards of a row."""
    found = plays.by_id.get(row)
    if found is None:
        return
    sets = plays.sets[found]
    drawn = [plays.drawn(found, cards, words) for cards in sets[start : start + _SETS_AT_ONCE]]
    rest = max(0, len(sets) - start - _SETS_AT_ONCE)
    more = words.text("guandan:cards-more", count=min(rest, _SETS_AT_ONCE)) if rest else ""
    part.answer(row, start, drawn, rest, more)
