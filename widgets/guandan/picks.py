"""The cards that a person has picked of a hand, and what they are to be played as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from explorer import guandan
from explorer.cards import Card
from explorer.guandan import Interpretation, Reading, State
from explorer.guandan.acts import RETURN
from explorer.timeline import Node
from widgets.guandan.table import hand_ids

Cards = tuple[Card, ...]


class Picks:
    """Cards by their ids on the table, as picked, and the reading chosen for them, by its notation.

    What they can be is asked of the rules, for the `seat` that plays from its hand in a `state`.
    """

    def __init__(self) -> None:
        self.ids: tuple[str, ...] = ()
        self.meant = ""

    def put(self, ids: Iterable[str], meant: str = "") -> None:
        """These cards instead, to be played as that."""
        self.ids, self.meant = tuple(ids), meant

    def turn(self, card: str, alone: bool) -> None:
        """Pick a card, or put it back; `alone`: no other one with it."""
        rest = tuple(it for it in self.ids if it != card)
        if len(rest) == len(self.ids):
            rest = (card,) if alone else (*rest, card)
        self.put(rest)

    def keep(self, hand: Cards, alone: bool) -> None:
        """Put back what is in the hand no more, and all where only one card may be picked."""
        there = hand_ids(hand)
        kept = tuple(it for it in self.ids if it in there)
        if alone and len(kept) > 1:
            kept = ()
        if kept != self.ids:
            self.put(kept)

    def find(self, cards: Iterable[Card], hand: Cards, meant: str) -> None:
        """Pick these cards of the hand, to be played as that."""
        wanted, ids = Counter(cards), []
        for name, card in zip(hand_ids(hand), hand, strict=True):
            if wanted[card] > 0:
                wanted[card] -= 1
                ids.append(name)
        self.put(ids, meant)

    def cards(self, state: State, seat: int) -> Cards:
        """The cards picked, in the order of the hand."""
        hand = state.hands[seat]
        return tuple(card for name, card in zip(hand_ids(hand), hand, strict=True) if name in self.ids)

    def readings(self, state: State, seat: int, settings: Mapping[str, Any]) -> list[Interpretation]:
        """Everything they can be."""
        return guandan.readings_of(self.cards(state, seat), state.level, **settings) if self.ids else []

    def usable(self, state: State, seat: int, settings: Mapping[str, Any]) -> list[Interpretation]:
        """What they can be and be played as now."""
        lies = lying(state)
        found = self.readings(state, seat, settings)
        return [it for it in found if lies is None or guandan.beats(it, lies, state.level)]

    def reading(self, state: State, seat: int, settings: Mapping[str, Any]) -> Interpretation | None:
        """What they are to be played as: the reading chosen, or the only one that can be played."""
        usable = self.usable(state, seat, settings)
        chosen = [it for it in usable if it.notation == self.meant]
        return next(iter(chosen), usable[0] if len(usable) == 1 else None)

    def action(self, node: Node, seat: int, settings: Mapping[str, Any], returning: bool) -> str:
        """What playing them would do after that node: give a card back, or play them as what is meant."""
        state: State = node.state
        cards, reading = self.cards(state, seat), self.reading(state, seat, settings)
        texts = " ".join(card.text for card in cards)
        if returning:
            return f"{RETURN} {texts}"
        if reading is None:
            return texts
        # What has been played here before in other words is that same line.
        for played in (child.action or "" for child in node.children):
            same = Counter(played.partition(" as ")[0].split()) == Counter(texts.split())
            if same and guandan.read(played, state.level, **settings)[1].plain == reading.plain:
                return played
        return guandan.write(cards, reading, state.level, **settings)


def lying(state: State) -> Reading | None:
    """The play to beat; None for who leads."""
    return state.to_beat.reading if state.to_beat else None
