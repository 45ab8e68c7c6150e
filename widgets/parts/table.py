"""The card table: cards in zones, shown as a scene; presses come back."""

from collections.abc import Callable
from typing import Any

import traitlets

from widgets.parts.as_text import AS_TEXT
from widgets.parts.base import Part
from widgets.parts.library import PARTS


class Table(Part):
    """Shows a scene and reports which card was pressed. It knows no rule: the caller says what is playable.

    A scene is a dict::

        {"lang": "en", "dir": "ltr", "label": name of the region,
         "say": {"title", "text", "clause"},                   one sentence above the table
         "why": None or {"text", "clause", "zone", "close"},   a refusal, shown beside that zone
         "spoken": text for screen readers, spoken when it changes,
         "rows": [row, ...]}

    A row is ``{"id", "who", "note", "kind", "turn", "small", "zones": [zone, ...]}``: `turn` marks it as the one whose
    turn it is, `small` draws its cards small. Kinds: `side`; `third`, three of which in succession share a line; `pot`,
    the middle, as high as two lines of cards; `facts`, which has only totals, all in one line.

    A zone is ``{"id", "label", "caption", "kind", "cards", "width", "dir"}``; `width` keeps room for that many cards,
    `dir` is for cards that lie from left to right in every language. Kinds:

    - `hand`: side by side; from ten on they overlap, in as many lines as it takes. `room` keeps the height of so many.
    - `pile`: one card that stands for a stack; `count` 1 draws it thin.
    - `stack`: one card, face down or empty, that stands for a hand of `count`.
    - `fan`: face-up cards in two lines.
    - `heap`: overlapping cards; `split` n lays the first n above the rest.
    - `spread`: face-up cards, overlapping, as they were played; `strong` marks the play to beat.
    - `players`: player cards side by side, in as many lines as it takes; one face down is a back of their size. `room`
      keeps the place of so many. In a `pot` such zones stand beside each other, all in one line.
    - `word`: no cards but what was said, in `text`; a screen reader hears only the label.
    - `note`: no cards but a paragraph, in `text`.
    - `total`: no cards but a number, in `text`.

    A card is ``{"id", "rank", "suit", "face": "up" | "down" | "empty", "name", "playable", "pressed", "gap", "mark",
    "badge"}``; suits are S H C D and R B for jokers; marks are won, tied, lost, wild, as (for what a wild is), chosen,
    and several are written as words of one text. `pressed`, true or false, makes it a button that stays down; `gap`
    leaves a space before it. A card whose `id` is found again in another zone of the next scene moves there.

    A player card has, instead of rank and suit, ``"player": {"name", "note", "stats": [{"id", "label", "value", "out",
    "strong"}, ...]}``, all texts but the last two. `out` strikes a stat that is not in this match, `strong`
    frames the one attacked with. The face is a picture: what a screen reader hears is the card's own `name`, all stats
    in words.

    What is false or empty may be missing.
    """

    module = PARTS / "table.js"

    scene = traitlets.Dict().tag(**AS_TEXT)
    clauses = traitlets.Dict(help="clause → its text").tag(sync=True)
    labels = traitlets.Dict(help="clause, ended, reload, copyRecord, copied").tag(sync=True)
    record = traitlets.Unicode(help="the game as JSON, to be rescued when the session has ended").tag(sync=True)
    beat = traitlets.Int(10_000, help="milliseconds between two heartbeats; 0 for none").tag(sync=True)

    def on_press(self, fn: Callable[[str, str, int], None], remove: bool = False) -> None:
        """Call `fn(zone, card, index)` when a card is pressed, playable or not."""
        self._on("press", fn, remove)

    def on_dismiss(self, fn: Callable[[], None], remove: bool = False) -> None:
        """Call `fn()` when the person closes a refusal; the scene no longer holds it by then."""
        self._on("dismiss", fn, remove)

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "ping"}:
                self.send({"type": "pong"})
            case {"type": "press", "zone": zone, "card": card, "index": index}:
                self.forget_refusal()
                self._tell("press", zone, card, index)
            case {"type": "dismiss"}:
                self.forget_refusal()
                self._tell("dismiss")

    def forget_refusal(self) -> None:
        """A refusal answers one press. Gone before the next answer, the same one is shown and spoken again."""
        if self.scene.get("why"):
            self.scene = {**self.scene, "why": None}
