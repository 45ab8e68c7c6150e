"""A trick as the table draws it: two hands, and between them what was played."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.cards import HIDDEN, Card
from explorer.words import Words
from six_tricks.state import State
from widgets.parts.scene import PlayingCard, Row, Zone, face_down, face_up, no_card


def rows(state: State, words: Words, playable: Sequence[str]) -> list[Row]:
    """The rows of the table, the opponent's above; `playable` are the cards a press would play now."""
    return [_side(1, state, words, playable), _trick(state, words), _side(0, state, words, playable)]


def _side(seat: int, state: State, words: Words, playable: Sequence[str]) -> Row:
    zone: Zone = {
        "id": f"hand-{seat}",
        "kind": "hand",
        "label": words.text("sixtricks:hand", seat=seat),
        "cards": [_card(card, f"hand-{seat}-{at}", words, playable) for at, card in enumerate(state.hands[seat])],
        "width": 6,
    }
    note = words.text("sixtricks:won", count=state.won[seat])
    who = words.text("sixtricks:side", seat=seat)
    return {
        "id": f"side-{seat}",
        "kind": "side",
        "who": who,
        "note": note,
        "zones": [zone],
        "turn": state.stage.seat == seat and state.stage.do == "play",
    }


def _trick(state: State, words: Words) -> Row:
    cards = [_card(card, f"played-{at}", words) for at, card in enumerate(state.played)]
    cards += [no_card(f"played-{at}") for at in range(len(cards), 2)]
    label = words.text("sixtricks:trick")
    zone: Zone = {"id": "trick", "kind": "hand", "label": label, "caption": label, "cards": cards, "width": 2}
    return {"id": "pot", "kind": "pot", "who": "", "note": "", "zones": [zone]}


def _card(card: Card, id: str, words: Words, playable: Sequence[str] = ()) -> PlayingCard:
    if card is HIDDEN:
        return face_down(words.card(card), id)
    return face_up(card, words.card(card), card.text, card.text in playable)
