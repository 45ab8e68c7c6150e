"""What the card table draws: a scene of rows, zones and cards, and builders for what the tables of all games have.

What is false or empty may be missing. A game with a card of another kind adds a type of its own to `Drawn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from explorer.cards import Card

Face = Literal["up", "down", "empty"]
Direction = Literal["ltr", "rtl"]
RowKind = Literal["side", "third", "pot", "facts"]
"""`third`: three of which in succession share a line; `pot`: the middle, as high as two lines of cards; `facts`: has
only totals, all in one line."""
ZoneKind = Literal["hand", "pile", "stack", "fan", "heap", "spread", "players", "word", "note", "total"]
"""How the cards of a zone lie:

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
"""


class Drawn(TypedDict):
    """A card of any kind, or the place of one (`empty`). A card whose `id` is found again in another zone of the next
    scene moves there.

    `name` is what a screen reader hears. `pressed`, true or false, makes it a button that stays down; `gap` leaves a
    space before it. `mark` has words: won, tied, lost, wild, as (for what a wild is), chosen.
    """

    id: str
    face: Face
    name: NotRequired[str]
    playable: NotRequired[bool]
    pressed: NotRequired[bool]
    gap: NotRequired[bool]
    mark: NotRequired[str]
    badge: NotRequired[str]


class PlayingCard(Drawn):
    """Suits are S H C D, and R B for jokers; both are "" on a card face down."""

    rank: NotRequired[str]
    suit: NotRequired[str]


class PlayerStat(TypedDict):
    """A number on a player's card: `out` strikes one that is not in this match, `strong` frames the one attacked
    with."""

    id: str
    label: str
    value: str
    out: NotRequired[bool]
    strong: NotRequired[bool]


class Player(TypedDict):
    """What stands on a player's card. It is a picture: a screen reader hears the card's own `name`, all stats in
    words."""

    name: str
    note: str
    stats: list[PlayerStat]


class PlayerCard(Drawn):
    """A card with a player instead of rank and suit."""

    player: Player


class Zone(TypedDict):
    """Cards that lie together. `width` keeps room for that many cards, `dir` is for cards that lie from left to right
    in every language; the rest is said at `ZoneKind`."""

    id: str
    kind: ZoneKind
    label: str
    cards: Sequence[Drawn]
    caption: NotRequired[str]
    text: NotRequired[str]
    count: NotRequired[int]
    width: NotRequired[int]
    room: NotRequired[int]
    split: NotRequired[int]
    strong: NotRequired[bool]
    dir: NotRequired[Direction]


class Row(TypedDict):
    """A line of the table. `who` and `note` stand at its beginning, `turn` marks it as the one whose turn it is,
    `small` draws its cards small."""

    id: str
    kind: RowKind
    who: str
    note: str
    zones: list[Zone]
    turn: NotRequired[bool]
    small: NotRequired[bool]


class Say(TypedDict):
    """The sentence above the table, and the clause behind it."""

    title: str
    text: str
    clause: str


class Why(TypedDict):
    """A refusal or a hint, shown beside that zone; `close` names the button that puts it away."""

    text: str
    clause: str
    zone: str
    close: str


class Scene(TypedDict):
    """All the table shows. `label` names its region; `spoken` is spoken when it changes."""

    lang: str
    dir: str
    label: str
    say: Say
    why: Why | None
    spoken: str
    rows: list[Row]


# Cards


def suit_of(card: Card) -> str:
    """The letter by which the parts of the screen know a card's suit; R and B for jokers."""
    return card.suit or card.rank[:1]


def face_up(card: Card, name: str, id: str, playable: bool = False) -> PlayingCard:
    """A playing card that is seen; `name` is said of it, `id` tells it from all others of the scene."""
    return {
        "id": id,
        "rank": card.label,
        "suit": suit_of(card),
        "face": "up",
        "name": name,
        "playable": playable,
    }


def face_down(name: str, id: str) -> PlayingCard:
    """A card that is not seen. Its `id` is that of its place, so that nothing tells what it is."""
    return {"id": id, "rank": "", "suit": "", "face": "down", "name": name, "playable": False}


def no_card(id: str) -> PlayingCard:
    """The place of a card where none lies."""
    return {"id": id, "face": "empty"}


# Zones


def total(id: str, text: str, caption: str, label: str) -> Zone:
    """A number with its caption; `label` says both."""
    return {"id": id, "kind": "total", "text": text, "caption": caption, "label": label, "cards": []}


def word(id: str, text: str, caption: str, label: str) -> Zone:
    """What was said, and who said it as `caption`; `label` says both."""
    return {"id": id, "kind": "word", "text": text, "caption": caption, "label": label, "cards": []}


def note(id: str, text: str, label: str) -> Zone:
    """A paragraph."""
    return {"id": id, "kind": "note", "text": text, "caption": "", "label": label, "cards": []}


def pile(id: str, label: str, caption: str, top: Drawn | None, count: int) -> Zone:
    """A stack of `count` cards, of which the top one is drawn, or a place named after the zone where there is none."""
    card = no_card(id) if top is None else top
    return {"id": id, "kind": "pile", "label": label, "caption": caption, "cards": [card], "count": count}


def stack(id: str, label: str, card: Drawn, count: int) -> Zone:
    """A hand of `count` cards that nobody sees: one back, or an empty place."""
    return {"id": id, "kind": "stack", "label": label, "cards": [card], "count": count}


def facts(zones: list[Zone]) -> Row:
    """The line of totals."""
    return {"id": "facts", "kind": "facts", "who": "", "note": "", "zones": zones}
