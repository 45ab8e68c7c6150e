"""A battle of War as the table draws it: two hands with their draw piles, and the pot between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from explorer import war
from explorer.cards import HIDDEN, Card
from explorer.war.pot import Burn, Loose, Pair, groups
from explorer.words import Words


def rows(game: war.Game, state: war.State, words: Words, playable: Sequence[str]) -> list[dict[str, Any]]:
    """The rows of the table, the opponent's above; `playable` are the cards a press would play now."""
    theirs, ours = (_side(seat, game, state, words, playable) for seat in (1, 0))
    return [theirs, _pot(state, words), ours]


def _side(seat: int, game: Any, state: war.State, words: Words, playable: Sequence[str]) -> dict[str, Any]:
    draw = state.draws[seat]
    hand = {
        "id": f"hand-{seat}",
        "kind": "hand",
        "label": words.text("war:hand", seat=seat),
        "cards": [_card(card, f"hand-{seat}-{i}", words, playable) for i, card in enumerate(state.hands[seat])],
        "width": max(game.hand_size, len(state.hands[seat])),
    }
    name = words.text("war:draw", seat=seat, count=len(draw))
    top: dict[str, Any] = {"id": f"draw-{seat}", "face": "empty"}
    if draw:
        top = _card(draw[0], f"draw-{seat}", words)
        top["name"] = words.listed((top["name"], name))
    pile = {
        "id": f"draw-{seat}",
        "kind": "pile",
        "label": name,
        "caption": words.text("war:pile", count=len(draw)),
        "cards": [top],
        "count": len(draw),
    }
    held = words.text("war:held", count=state.score[seat])
    who = words.text("war:side", seat=seat)
    return {"id": f"side-{seat}", "kind": "side", "who": who, "note": held, "zones": [hand, pile]}


def _pot(state: war.State, words: Words) -> dict[str, Any]:
    zones: list[dict[str, Any]] = []
    at = 0
    lying = groups(state.pot)
    for i, group in enumerate(lying):
        zone: dict[str, Any] = {"id": f"pot-{at}", "kind": "heap", "label": words.text("war:pot-zone")}
        cards: tuple[Card, ...]
        marks: tuple[str, ...]
        match group:
            case Pair(cards=(ours, theirs)):
                cards = (theirs, ours)  # the opponent's lies above
                zone["kind"] = "fan"
                marks, caption = _marks(state, group, i == len(lying) - 1)
                zone["caption"] = words.text(f"war:pair-{caption}")
            case Burn(human=ours, opponent=theirs):
                cards = (*theirs, *ours)
                marks = ("",) * len(cards)
                zone["split"] = len(theirs)
                zone["caption"] = words.text("war:burned", opponent=len(theirs), human=len(ours))
            case Loose(cards=loose):
                cards = loose
                marks = ("",) * len(cards)
                zone["caption"] = words.text("war:loose")
        drawn = [_card(card, f"pot-{at + k}", words) for k, card in enumerate(cards)]
        zone["cards"] = [card | {"mark": mark} for card, mark in zip(drawn, marks, strict=True)]
        zones.append(zone)
        at += len(cards)
    if state.stage.do in ("choose", "reveal"):
        zones.append(_committed(state, words))
    total = {
        "id": "total",
        "kind": "total",
        "label": words.text("war:pot-total", count=state.at_stake),
        "text": str(state.at_stake),
        "caption": words.text("war:in-pot"),
        "cards": [],
    }
    return {"id": "pot", "kind": "pot", "who": "", "note": "", "zones": [*zones, total]}


def _committed(state: war.State, words: Words) -> dict[str, Any]:
    cards: list[dict[str, Any]] = []
    for seat in (1, 0):
        card = state.played[seat]
        empty = {"id": f"next-{seat}", "face": "empty"}
        cards.append(empty if card is None else _committed_card(card, f"committed-{seat}", words))
    name = "now" if any(state.played) else "next"
    zone = {"id": f"pot-{len(state.pot)}", "kind": "fan", "label": words.text("war:pot-zone"), "cards": cards}
    return zone | {"caption": words.text(f"war:pair-{name}")}


def _marks(state: war.State, pair: Pair, last: bool) -> tuple[tuple[str, ...], str]:
    """How the cards of a pair are marked, the opponent's first, and its caption."""
    do, seat, _, clause = state.stage
    if last and do == "compare":  # turned up, and nothing said yet
        return ("", ""), "now"
    if pair.tie:
        return ("tied", "tied"), "tie"
    if last and do == "capture" and clause == "war.collect":
        return (("won", "lost") if seat == 1 else ("lost", "won")), "won"
    return ("", ""), "now"


def _committed_card(card: Card, place: str, words: Words) -> dict[str, Any]:
    """Face down until both are there; who played it still knows it."""
    drawn = _card(card, place, words)
    name = drawn["name"] if card is HIDDEN else words.text("war:committed", card=words.card(card))
    return drawn | {"face": "down", "name": name}


def _card(card: Card, place: str, words: Words, playable: Sequence[str] = ()) -> dict[str, Any]:
    """A card as the table draws it. A hidden one is known by its place, so that nothing tells what it is."""
    if card is HIDDEN:
        return {"id": place, "rank": "", "suit": "", "face": "down", "name": words.card(card), "playable": False}
    plays = card.text in playable
    name = words.text("war:playable", card=words.card(card)) if plays else words.card(card)
    return {"id": card.text, "rank": card.label, "suit": card.suit, "face": "up", "name": name, "playable": plays}
