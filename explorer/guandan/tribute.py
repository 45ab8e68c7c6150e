"""Tribute and return: who pays whom, with which card, and what may be given back."""

from __future__ import annotations

from explorer.cards import RANKS, RED_JOKER, SUITS, Card
from explorer.guandan.cards.hand import WILDS, Cards, strength

_TEN = RANKS.index("T")


def payers(places: tuple[int, ...]) -> tuple[int, ...]:
    """Who owes tribute after a deal with these finishing places: the last player, or both opponents of a team that came
    1st and 2nd (`guandan.tribute`, `guandan.double-tribute`)."""
    return places[2:] if is_double(places) else places[3:]


def is_double(places: tuple[int, ...]) -> bool:
    """Whether partners were 1st and 2nd."""
    return len(places) > 1 and places[0] % 2 == places[1] % 2


def is_cancelled(hands: tuple[Cards, ...], places: tuple[int, ...]) -> bool:
    """Whether those who owe hold both red jokers together (`guandan.tribute-cancelled`)."""
    return sum(hands[seat].count(RED_JOKER) for seat in payers(places)) == 2


def strongest(hand: Cards, level: int) -> Cards:
    """The different cards of the highest rank a hand can pay with, wilds excepted, in the order ♠♥♣♦."""
    owed = [card for card in hand if card is not WILDS[level]]
    top = max(strength(card, level) for card in owed)
    return tuple(sorted({card for card in owed if strength(card, level) == top}, key=_by_suit))


def pays_first(hands: tuple[Cards, ...], places: tuple[int, ...], level: int, equal: str) -> tuple[int, str]:
    """Who of those who owe pays the 1st, and why: `only`, `stronger`, or where neither card is, what `equal_tributes`
    says as `equal`: who sits `next` after the 1st, or the `previous` one, before it (`guandan.double-tribute`)."""
    owing = payers(places)
    if len(owing) == 1:
        return owing[0], "only"
    worth = {seat: strength(strongest(hands[seat], level)[0], level) for seat in owing}
    if worth[owing[0]] != worth[owing[1]]:
        return max(owing, key=lambda seat: worth[seat]), "stronger"
    sooner, later = sorted(owing, key=lambda seat: (seat - places[0]) % 4)
    return sooner if equal == "next" else later, equal


def why_kept(card: Card, may: Cards, level: int) -> str:
    """What keeps a card from being given back where `may` are those that may be: that it is `return-wild`, of the
    level's rank (`return-level`), too high (`return-rank`), or not the weakest (`return-weakest`)."""
    if card is WILDS[level]:
        return "return-wild"
    if not any(_is_low(it) for it in may):
        return "return-weakest"
    return "return-level" if card.value == level and _is_low(card) else "return-rank"


def _is_low(card: Card) -> bool:
    return bool(card.suit) and card.value <= _TEN


def returnable(hand: Cards, level: int, level_cards: bool) -> Cards:
    """The different cards a receiver may give back: those of rank 2 to 10 that are not wild, those of the level's rank
    only with `level_cards`; else the weakest cards of the hand (`guandan.return`)."""
    wild = WILDS[level]
    low = {card for card in hand if _is_low(card) and card is not wild}
    found = low if level_cards else {card for card in low if card.value != level}
    if not found:
        others = [card for card in hand if card is not wild] or list(hand)
        least = min(strength(card, level) for card in others)
        found = {card for card in others if strength(card, level) == least}
    return tuple(sorted(found, key=lambda card: (strength(card, level), _by_suit(card))))


def _by_suit(card: Card) -> int:
    return SUITS.find(card.suit) if card.suit else -1
