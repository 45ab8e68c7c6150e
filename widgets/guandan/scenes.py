"""Guandan's cards as the parts of the screen draw them: rows of the table, readings, the ladder, a hand's plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.guandan import Interpretation, Reading
from explorer.guandan.cards.shapes import tier
from explorer.problems import Refusal
from explorer.words import Words
from widgets.guandan.parts.plays import Plays

Item = dict[str, Any]
_CHUNK = 40  # sets of cards shown at once


def suit_of(card: Card) -> str:
    """The letter by which the parts of the screen know a card's suit; R and B for jokers."""
    return card.suit or card.rank[0]


def capital(text: str) -> str:
    """A sentence's first letter, large where the script knows that."""
    return text[:1].upper() + text[1:]


def row(name: str, cards: Sequence[Card], level: str, words: Words, room: int = 5) -> Item:
    """One row of the table, a hand from its strongest card down; pressing a card is there to put it back."""
    title, wild = words.text(f"guandan:cards-{name}"), Card(f"{level}H")
    if name == "hand":
        cards = sorted(cards, key=lambda card: (-guandan.strength(card, RANKS.index(level)), card.suit))
    copies: Counter[Card] = Counter()
    shown = []
    for card in cards:
        copies[card] += 1
        named = called(card, card is wild, words)
        shown.append(
            {"id": f"{card.text} {copies[card]}", "rank": card.label, "suit": suit_of(card)}
            | {"face": "up", "mark": "wild" if card is wild else "", "playable": False}
            | {"name": words.text("guandan:cards-remove", card=named)}
        )
    zone = {"id": name, "label": title, "kind": "hand", "cards": shown, "width": room, "dir": "ltr"}
    note = words.text("guandan:cards-count", count=len(cards), level="10" if level == "T" else level)
    return {"id": name, "who": title, "note": note, "kind": "side", "zones": [zone]}


def note(name: str, text: str) -> Item:
    """A line among the readings that is none of them."""
    item = {"id": name, "name": "", "note": text, "clause": "", "cards": [], "alt": ""}
    return item | {"change": "gone", "changeText": ""}


def reading(cards: Sequence[Card], found: Interpretation, level: str, words: Words) -> Item:
    """A reading with its cards drawn as what they stand for."""
    small_cards, alt = _small_cards(guandan.laid_out(cards, found, level), level, words)
    return {
        "id": found.notation,
        "name": capital(found.said(words)),
        "note": _stands_for(found, level, words),
        "clause": found.clause,
        "cards": small_cards,
        "alt": alt,
        "change": "",
        "changeText": "",
    }


def _stands_for(found: Interpretation, level: str, words: Words) -> str:
    if not found.wilds:
        return ""
    itself = all(card.rank == level and card.suit == "H" for card in found.wilds)
    if itself:
        return words.text("guandan:cards-as-itself", count=len(found.wilds))
    return words.text(
        "guandan:cards-as", count=len(found.wilds), cards=words.listed(words.apart(it.face) for it in found.wilds)
    )


def _small_cards(laid: Iterable[tuple[Card, bool]], level: str, words: Words) -> tuple[list[Item], str]:
    small_cards, names = [], []
    for card, wild in laid:
        small_card: Item = {"rank": card.label, "suit": suit_of(card)}
        if wild:
            small_card["wild" if card.rank == level and card.suit == "H" else "as"] = True
        small_cards.append(small_card)
        names.append(called(card, wild, words))
    return small_cards, words.listed(names)


def called(card: Card, wild: bool, words: Words) -> str:
    """What a card is called, and that it is wild."""
    name = words.card(card)
    return words.text("guandan:cards-wild", card=name) if wild else name


def why(refusal: Refusal, title: str, words: Words) -> Item:
    """A refusal in a panel."""
    return {"title": title, "text": words.refusal(refusal), "clause": refusal.clause}


_BOMBS = [
    Reading("four-jokers", 4, "RJ"),
    *(Reading("bomb", size, "2") for size in (10, 9, 8, 7, 6)),
    Reading("straight-flush", 5, "5"),
    Reading("bomb", 5, "2"),
    Reading("bomb", 4, "2"),
]


def ladder(sides: Mapping[str, Reading | None], words: Words) -> tuple[list[Item], list[Item]]:
    """The rungs with the sides' marks (`mine`, `theirs`), and the marks of those who play no bomb."""
    text = words.text
    marks = {
        side: {"side": side, "text": text(f"guandan:cards-rung-{side}")} | {"tier": tier(reading)}
        for side, reading in sides.items()
        if reading is not None
    }
    rungs = []
    for bomb in _BOMBS:
        name = {"four-jokers": "jokers", "straight-flush": "flush"}.get(bomb.shape, "bomb")
        here = [mark for mark in marks.values() if mark["tier"] == tier(bomb)]
        named = text(f"guandan:cards-rung-{name}", size=bomb.size)
        rungs.append({"id": str(tier(bomb)), "text": named, "note": "", "marks": here})
    return rungs, [mark for mark in marks.values() if not mark["tier"]]


class HandPlays:
    """All plays of a hand, by reading: `sets` has every set of cards of each, `first` the cheapest."""

    def __init__(self, hand: Sequence[Card], level: str, to_beat: Reading | None, settings: dict[str, Any]) -> None:
        self.level, self.settings = level, settings
        self.first: dict[Reading, tuple[Card, ...]] = {}
        self.sets: dict[Reading, list[tuple[Card, ...]]] = {}
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

    def groups(self, words: Words) -> list[Item]:
        """The plays by shape, each reading with its cheapest cards."""
        rows: dict[str, list[Item]] = {}
        for name, found in self.by_id.items():
            sets = len(self.sets[found])
            count = words.text("guandan:cards-sets", count=sets)
            item = {"id": name, "name": capital(found.said(words)), "count": count, "many": sets > 1}
            rows.setdefault(found.shape, []).append(item | self.drawn(found, self.first[found], words))
        groups = []
        for shape in guandan.SHAPES:
            if shape in rows:
                sets, readings = self.by_shape[shape], len(rows[shape])
                count = words.text("guandan:cards-plays-group-count", count=sets, readings=readings)
                name = f"guandan:kind-{shape}"
                group = {"id": shape, "name": words.text(name), "note": words.text(f"{name}.note"), "count": count}
                groups.append(group | {"rows": rows[shape]})
        return groups

    def drawn(self, found: Reading, cards: tuple[Card, ...], words: Words) -> Item:
        """A set of cards, drawn as what they are played as."""
        small_cards, alt = _small_cards(
            guandan.laid_out(cards, self.meant(found, cards), self.level), self.level, words
        )
        return {"cards": small_cards, "alt": alt}

    def meant(self, found: Reading, cards: tuple[Card, ...]) -> Interpretation:
        """The reading of these cards with what their wilds stand for."""
        if cards[-1].text != f"{self.level}H":  # wilds come last
            return Interpretation(*found)
        known = guandan.readings_of(cards, self.level, **self.settings)
        return next(it for it in known if it == found)


def answer_sets(panel: Plays, plays: HandPlays, row: str, start: int, words: Words) -> None:
    """Send the next sets of cards of a reading."""
    found = plays.by_id.get(row)
    if found is None:
        return
    sets = plays.sets[found]
    drawn = [plays.drawn(found, cards, words) for cards in sets[start : start + _CHUNK]]
    rest = max(0, len(sets) - start - _CHUNK)
    more = words.text("guandan:cards-more", count=min(rest, _CHUNK)) if rest else ""
    panel.answer(row, start, drawn, rest, more)
