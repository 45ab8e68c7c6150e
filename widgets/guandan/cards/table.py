"""Cards of Guandan to look at, as the table draws them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from explorer import guandan
from explorer.cards import RANKS, Card
from explorer.words import Words
from widgets.guandan.readings import called
from widgets.parts.scene import PlayingCard, Row, face_up

ROOM = 5
"""Cards a row keeps room for, where it is not for a hand."""


def row(name: str, cards: Sequence[Card], level: str, words: Words, room: int = ROOM) -> Row:
    """One row of the table, a hand from its strongest card down; pressing a card is there to put it back."""
    title, wild = words.text(f"guandan:cards-{name}"), Card(f"{level}H")
    if name == "hand":
        cards = sorted(cards, key=lambda card: (-guandan.strength(card, RANKS.index(level)), card.suit))
    copies: Counter[Card] = Counter()
    drawn: list[PlayingCard] = []
    for card in cards:
        copies[card] += 1
        text = words.text("guandan:cards-remove", card=called(card, card is wild, words))
        drawn.append({**face_up(card, text, f"{card.text} {copies[card]}"), "mark": "wild" if card is wild else ""})
    return {
        "id": name,
        "kind": "side",
        "who": title,
        "note": words.text("guandan:cards-count", count=len(cards), level="10" if level == "T" else level),
        "zones": [{"id": name, "kind": "hand", "label": title, "cards": drawn, "width": room, "dir": "ltr"}],
    }
