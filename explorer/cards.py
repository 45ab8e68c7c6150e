"""Cards, packs and their text notation.

A card is two characters: rank `2`–`9 T J Q K A` and suit `S H C D`, or a joker, `RJ` (red, big) or `BJ` (black, small).
A card names a kind: in a game of two packs both sevens of spades are `Card("7S")`.
"""

from __future__ import annotations

from typing import ClassVar

from explorer.problems import CardError, shown

RANKS = "23456789TJQKA"
SUITS = "SHCD"
SYMBOLS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_COLOURS = {"S": "#1d2329", "H": "#b3202a", "C": "#1e7a3c", "D": "#1a5fb4"}


class Card:
    """One kind of card. Cards of the same text are the same object, so comparing and hashing them is cheap.

    >>> Card("TS"), str(Card("TS")), Card("TS").face
    (Card('TS'), 'TS', '10♠')
    >>> Card("TS").value < Card("JD").value, Card("TS") is Card("TS")
    (True, True)

    `text` is the notation, `rank` and `suit` its parts (a joker has rank `RJ` or `BJ` and an empty suit), `value` the
    place of the rank with 2 lowest: 0–12, black joker 13, red joker 14, a hidden card -1. An unknown text raises
    `CardError`.
    """

    __slots__ = ("rank", "suit", "text", "value")
    _made: ClassVar[dict[str, Card]] = {}

    text: str
    rank: str
    suit: str
    value: int

    def __new__(cls, text: str) -> Card:
        card = cls._made.get(text) if isinstance(text, str) else None
        if card is None:
            raise CardError("unknown-card", place="", got=shown(text))
        return card

    @classmethod
    def _make(cls, text: str, rank: str, suit: str, value: int) -> Card:
        card = object.__new__(cls)
        for name, it in (("text", text), ("rank", rank), ("suit", suit), ("value", value)):
            object.__setattr__(card, name, it)
        return cls._made.setdefault(text, card)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("cards cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("cards cannot be changed")

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __str__(self) -> str:
        return self.text

    @property
    def face(self) -> str:
        """The card as people write it: `10♠`, `★` for a joker, `?` for a hidden card."""
        if self.suit:
            return self.label + SYMBOLS[self.suit]
        return "?" if self is HIDDEN else "★"

    @property
    def label(self) -> str:
        """The rank as printed in the corner of the card: `10` for `T`."""
        return "10" if self.rank == "T" else self.rank

    def _repr_html_(self) -> str:
        colour = _COLOURS.get(self.suit, "#b3202a" if self.rank == "RJ" else "#1d2329")
        return (
            '<span style="display:inline-block;min-width:2.2em;padding:.35em .3em;margin:.1em;text-align:center;'
            f"border:1px solid #c9c6bd;border-radius:6px;background:#fff;font-weight:600;color:{colour};"
            f'direction:ltr;unicode-bidi:isolate">{self.face}</span>'
        )


PACK = tuple(Card._make(rank + suit, rank, suit, RANKS.index(rank)) for suit in SUITS for rank in RANKS)
"""The 52 cards of one pack without jokers, ♠ ♥ ♣ ♦, each from 2 up to the ace."""

BLACK_JOKER = Card._make("BJ", "BJ", "", 13)
RED_JOKER = Card._make("RJ", "RJ", "", 14)

HIDDEN = Card._make("??", "?", "", -1)
"""A card seen from the back: what `Game.view` shows in place of a card its seat may not see."""


def row_html(cards: tuple[Card, ...]) -> str:
    """Several cards side by side, as HTML."""
    return "".join(card._repr_html_() for card in cards)
