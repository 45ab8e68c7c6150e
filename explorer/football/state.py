"""A match of the football game at one moment.

Teams are 0 and 1. A state's `stage` says what the rules do next, so that the table after each event is a complete state
too.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Literal, NamedTuple

from explorer.chance import Chance
from explorer.football.decks import players
from explorer.football.players import HIDDEN, STATS, Deck, Player, StatName

Do = Literal["attack", "count", "look", "defend", "stands", "covered", "leave", "check", "draw-stats", "ready", "over"]
"""What the rules can be at: see `Stage`."""
EventKind = Literal[
    "setup",
    "stats",
    "ready",
    "attack",
    "count",
    "draw",
    "concede",
    "cover",
    "covered",
    "success",
    "leave",
    "win",
    "draw-game",
]
"""The kinds of events."""


class Attack(NamedTuple):
    """The card played, the stat it attacks with, and how many cards the defender has drawn for it."""

    card: Player
    stat: StatName
    draws: int = 0

    @property
    def value(self) -> int:
        """What a cover has to answer: the card's value in that stat."""
        return self.card.value(self.stat)


class Stage(NamedTuple):
    """What the rules do next, and for which team.

    `attack` and `defend` wait for that team and `over` is the end; all others pass by themselves.
    """

    do: Do
    seat: int | None = None


Counts = tuple[int, int, int, int, int]
"""A number for each of `STATS`."""


class State(NamedTuple):
    """A match at one moment, and the chance to come.

    `stats` are those in play. `deck[0]` is the next card drawn. `counters` has each team's uses of the five stats.
    `turn` is the attacking team. `gone` are the cards that have left the game, `cover` the card that covers the
    attack until then. `cards` are all of the match, by name: every one of them is known, though not where it is.
    `round` counts attacks from 1. `chance` is None in a view.
    """

    stats: tuple[StatName, ...]
    hands: tuple[Deck, Deck]
    deck: Deck
    counters: tuple[Counts, Counts]
    turn: int
    stage: Stage
    attack: Attack | None = None
    cover: Player | None = None
    gone: Deck = ()
    cards: Deck = ()
    round: int = 1
    chance: Chance | None = Chance(0)

    def to_dict(self) -> dict[str, Any]:
        """The JSON position. A card of the game's own deck is its name, another one an object with its stats."""
        position: dict[str, Any] = {
            "stats": list(self.stats),
            "hands": [[_card(card) for card in hand] for hand in self.hands],
            "deck": [_card(card) for card in self.deck],
            "counters": [dict(zip(STATS, counts, strict=True)) for counts in self.counters],
            "turn": self.turn,
            "attack": self.attack
            and {"card": _card(self.attack.card), "stat": self.attack.stat, "draws": self.attack.draws},
            "gone": [_card(card) for card in self.gone],
            "round": self.round,
            "stage": self.stage.do,
        }
        if self.stage.do == "over":
            position["winner"] = self.stage.seat
        if self.cover is not None:
            position["cover"] = _card(self.cover)
        if self.chance is not None and self.chance != Chance(0):
            position.update(self.chance._asdict())
        return position

    def __str__(self) -> str:
        hands = (f"{seat}: {', '.join(map(str, hand)) or '–'}" for seat, hand in enumerate(self.hands))
        attack = f"  attack: {self.attack.card} with {self.attack.stat}" if self.attack else ""
        return f"{'  '.join(hands)}  deck: {len(self.deck)}  next: {self.stage.do} {self.stage.seat}{attack}"

    def _repr_html_(self) -> str:
        rows = (
            f"<tr><td style='text-align:start'>{escape(card.name)}</td>"
            + "".join(f"<td>{card.value(stat)}</td>" for stat in self.stats)
            + f"<td>{seat}</td></tr>"
            for seat, hand in enumerate(self.hands)
            for card in hand
        )
        head = "".join(f"<th>{stat}</th>" for stat in self.stats)
        return f"<table><tr><th></th>{head}<th></th></tr>{''.join(rows)}</table>"


def _card(card: Player) -> str | dict[str, str | int]:
    return card.name if card in _own() or card == HIDDEN else {k: v for k, v in card._asdict().items() if v != ""}


@cache
def _own() -> frozenset[Player]:
    return frozenset(players())


def named(cards: Deck, name: str) -> Player | None:
    """The card of that name, which is one or none."""
    for card in cards:
        if card.name == name:
            return card
    return None


def replaced(hands: tuple[Deck, Deck], seat: int, hand: Deck) -> tuple[Deck, Deck]:
    """Both hands, with another one for that team."""
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


def without(hands: tuple[Deck, Deck], seat: int, card: Player) -> tuple[Deck, Deck]:
    """Both hands, that team's without the card."""
    return replaced(hands, seat, tuple(it for it in hands[seat] if it.name != card.name))
