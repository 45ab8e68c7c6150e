"""The cards that a person has picked of a hand, and what they are to be played as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from explorer import guandan
from explorer.cards import Card
from explorer.guandan import Interpretation, Reading, State
from explorer.guandan.acts import RETURN
from explorer.timeline import Node
from widgets.guandan.table import hand_ids

Cards = tuple[Card, ...]


class Picked(NamedTuple):
    """What the rules say of the picked `cards`, in the order of the hand: all `readings`, those of them that are
    `usable` now, and the `reading` they are to be played as: the one chosen, or the only usable one."""

    cards: Cards
    readings: list[Interpretation]
    usable: list[Interpretation]
    reading: Interpretation | None


class Picks:
    """Cards by their ids on the table, as picked, and the reading chosen for them, by its notation."""

    def __init__(self) -> None:
        self.ids: tuple[str, ...] = ()
        self.meant = ""
        self._asked: tuple[Any, ...] = ()
        self._answer: Picked | None = None

    def replace(self, ids: Iterable[str], meant: str = "") -> None:
        """These cards instead, to be played as that."""
        self.ids, self.meant = tuple(ids), meant

    def toggle(self, card: str, alone: bool) -> None:
        """Pick a card, or put it back; `alone`: no other one with it."""
        rest = tuple(each for each in self.ids if each != card)
        if len(rest) == len(self.ids):
            rest = (card,) if alone else (*rest, card)
        self.replace(rest)

    def keep(self, hand: Cards, alone: bool) -> None:
        """Put back what is in the hand no more, and all where only one card may be picked."""
        if not self.ids:
            return
        there = hand_ids(hand)
        kept = tuple(each for each in self.ids if each in there)
        if alone and len(kept) > 1:
            kept = ()
        if kept != self.ids:
            self.replace(kept)

    def find(self, cards: Iterable[Card], hand: Cards, meant: str) -> None:
        """Pick these cards of the hand, to be played as that."""
        wanted, ids = Counter(cards), []
        for name, card in zip(hand_ids(hand), hand, strict=True):
            if wanted[card] > 0:
                wanted[card] -= 1
                ids.append(name)
        self.replace(ids, meant)

    def picked(self, state: State, seat: int, settings: Mapping[str, Any]) -> Picked:
        """What the rules say of them, for the `seat` that plays from its hand in a `state`; asked once for each."""
        asked = (state, seat, settings, self.ids, self.meant)
        if self._answer is None or asked[0] is not self._asked[0] or asked[1:] != self._asked[1:]:
            self._asked, self._answer = asked, self._judged(state, seat, settings)
        return self._answer

    def _judged(self, state: State, seat: int, settings: Mapping[str, Any]) -> Picked:
        if not self.ids:
            return Picked((), [], [], None)
        hand, lies = state.hands[seat], lying(state)
        cards = tuple(card for name, card in zip(hand_ids(hand), hand, strict=True) if name in self.ids)
        readings = guandan.readings_of(cards, state.level, **settings)
        usable = [each for each in readings if lies is None or guandan.beats(each, lies, state.level)]
        chosen = [each for each in usable if each.notation == self.meant]
        reading = next(iter(chosen), usable[0] if len(usable) == 1 else None)
        return Picked(cards, readings, usable, reading)

    @staticmethod
    def action(node: Node[State], picked: Picked, settings: Mapping[str, Any], returning: bool) -> str:
        """What playing them would do after that node: give a card back, or play them as what is meant."""
        cards, reading, level = picked.cards, picked.reading, node.state.level
        texts = " ".join(card.text for card in cards)
        if returning:
            return f"{RETURN} {texts}"
        if reading is None:
            return texts
        # What has been played here before in other words is that same line.
        for played in (child.action or "" for child in node.children):
            same = Counter(played.partition(" as ")[0].split()) == Counter(texts.split())
            if same and guandan.read(played, level, **settings)[1].plain == reading.plain:
                return played
        return guandan.write(cards, reading, level, **settings)


def lying(state: State) -> Reading | None:
    """The play to beat; None for who leads."""
    return state.to_beat.reading if state.to_beat else None
