"""A battle of War as the table draws it: two hands with their draw piles, and the pot between them."""

from __future__ import annotations

from collections.abc import Sequence

from explorer import war
from explorer.cards import HIDDEN, Card
from explorer.war.pot import Burn, Loose, Pair, groups
from explorer.words import Words
from widgets.parts.scene import PlayingCard, Row, Zone, face_down, face_up, no_card, pile, total


def rows(game: war.Game, state: war.State, words: Words, playable: Sequence[str]) -> list[Row]:
    """The rows of the table, the opponent's above; `playable` are the cards a press would play now."""
    theirs, ours = (_side(seat, game, state, words, playable) for seat in (1, 0))
    return [theirs, _pot(state, words), ours]


def _side(seat: int, game: war.Game, state: war.State, words: Words, playable: Sequence[str]) -> Row:
    draw = state.draws[seat]
    hand: Zone = {
        "id": f"hand-{seat}",
        "kind": "hand",
        "label": words.text("war:hand", seat=seat),
        "cards": [_card(card, f"hand-{seat}-{i}", words, playable) for i, card in enumerate(state.hands[seat])],
        "width": max(game.hand_size, len(state.hands[seat])),
    }
    name = words.text("war:draw", seat=seat, count=len(draw))
    top = None
    if draw:
        top = _card(draw[0], f"draw-{seat}", words)
        top["name"] = words.listed((top["name"], name))
    return {
        "id": f"side-{seat}",
        "kind": "side",
        "who": words.text("war:side", seat=seat),
        "note": words.text("war:held", count=state.score[seat]),
        "zones": [hand, pile(f"draw-{seat}", name, words.text("war:pile", count=len(draw)), top, len(draw))],
    }


def _pot(state: war.State, words: Words) -> Row:
    zones: list[Zone] = []
    at = 0
    lying = groups(state.pot)
    for i, group in enumerate(lying):
        zone: Zone = {"id": f"pot-{at}", "kind": "heap", "label": words.text("war:pot-zone"), "cards": []}
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
        zone["cards"] = drawn = [_card(card, f"pot-{at + k}", words) for k, card in enumerate(cards)]
        for card, mark in zip(drawn, marks, strict=True):
            card["mark"] = mark
        zones.append(zone)
        at += len(cards)
    if state.stage.do in ("choose", "reveal"):
        zones.append(_committed(state, words))
    count = words.text("war:pot-total", count=state.at_stake)
    stake = total("total", str(state.at_stake), words.text("war:in-pot"), count)
    return {"id": "pot", "kind": "pot", "who": "", "note": "", "zones": [*zones, stake]}


def _committed(state: war.State, words: Words) -> Zone:
    cards = []
    for seat in (1, 0):
        card = state.played[seat]
        cards.append(no_card(f"next-{seat}") if card is None else _face_down(card, f"committed-{seat}", words))
    name = "now" if any(state.played) else "next"
    return {
        "id": f"pot-{len(state.pot)}",
        "kind": "fan",
        "label": words.text("war:pot-zone"),
        "caption": words.text(f"war:pair-{name}"),
        "cards": cards,
    }


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


def _face_down(card: Card, id: str, words: Words) -> PlayingCard:
    """Face down until both are there; who played it still knows it."""
    drawn = _card(card, id, words)
    if card is not HIDDEN:
        drawn["name"] = words.text("war:committed", card=words.card(card))
    drawn["face"] = "down"
    return drawn


def _card(card: Card, id: str, words: Words, playable: Sequence[str] = ()) -> PlayingCard:
    """A card as the table draws it: one that is seen is known by what it is, a hidden one by its place, `id`."""
    if card is HIDDEN:
        return face_down(words.card(card), id)
    plays = card.text in playable
    name = words.text("war:playable", card=words.card(card)) if plays else words.card(card)
    return face_up(card, name, card.text, plays)
