"""Readings as the parts of the screen draw them: cards as what they stand for, or why they stand for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from explorer import guandan
from explorer.cards import Card
from explorer.guandan import Interpretation
from explorer.problems import Refusal
from explorer.words import Words
from widgets.guandan.parts.readings import ReadingItem, SmallCard, WhyNone
from widgets.parts.scene import suit_of


def capital(text: str) -> str:
    """A sentence's first letter, large where the script knows that."""
    return text[:1].upper() + text[1:]


def called(card: Card, wild: bool, words: Words) -> str:
    """What a card is called, and that it is wild."""
    name = words.card(card)
    return words.text("guandan:cards-wild", card=name) if wild else name


def reading(cards: Sequence[Card], found: Interpretation, level: str, words: Words) -> ReadingItem:
    """A reading with its cards drawn as what they stand for."""
    drawn, alt = small_cards(guandan.laid_out(cards, found, level), level, words)
    return {
        "id": found.notation,
        "name": capital(found.said(words)),
        "note": _stands_for(found, level, words),
        "clause": found.clause,
        "cards": drawn,
        "alt": alt,
        "change": "",
        "changeText": "",
    }


def note(id: str, text: str) -> ReadingItem:
    """A line among the readings that is none of them."""
    return {
        "id": id,
        "name": "",
        "note": text,
        "clause": "",
        "cards": [],
        "alt": "",
        "change": "gone",
        "changeText": "",
    }


def why(refusal: Refusal, title: str, words: Words) -> WhyNone:
    """A refusal instead of readings."""
    return {"title": title, "text": words.refusal(refusal), "clause": refusal.clause}


def small_cards(laid: Iterable[tuple[Card, bool]], level: str, words: Words) -> tuple[list[SmallCard], str]:
    """Cards in a row, each with whether it is a wild, as they are drawn and in words."""
    drawn, names = [], []
    for card, wild in laid:
        small: SmallCard = {"rank": card.label, "suit": suit_of(card)}
        if wild and card.rank == level and card.suit == "H":
            small["wild"] = True
        elif wild:
            small["as"] = True
        drawn.append(small)
        names.append(called(card, wild, words))
    return drawn, words.listed(names)


def _stands_for(found: Interpretation, level: str, words: Words) -> str:
    if not found.wilds:
        return ""
    count = len(found.wilds)
    if all(card.rank == level and card.suit == "H" for card in found.wilds):
        return words.text("guandan:cards-as-itself", count=count)
    faces = words.listed(words.apart(card.face) for card in found.wilds)
    return words.text("guandan:cards-as", count=count, cards=faces)
