"""Football matches for the tests: small tables by hand, a line played on them and told in short, and random ones.

A card `A5` is named `A5` and has 5 in every stat; `B1/2/3/4/5` has goals, trophies, caps, seasons and assists of its
own, and that is its name too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from explorer import football
from explorer.chance import Chance
from explorer.football import STATS, Player
from explorer.game import Event

READINGS = {name: setting.values for name, setting in football.RULEBOOK.settings.items()}
EVERY = [dict(zip(READINGS, values, strict=True)) for values in product(*READINGS.values())]
SETTINGS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in READINGS.items()})
SEEDS = st.integers(0, 2**64 - 1)
FOUR = ("goals", "trophies", "caps", "seasons")
MIDDLE = {"count", "look", "stands", "covered", "leave", "check", "draw-stats", "ready"}
"""Stages that pass by themselves."""


def player(text: str) -> Player:
    values = [int(value) for value in text.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ").split("/")]
    return Player(text, *(values if len(values) == 5 else values * 5))


def plain(text: str) -> dict[str, Any]:
    """The card as a position has it."""
    card = player(text)
    return {"name": text, **{stat: card.value(stat) for stat in STATS}}


def table(hands: str, deck: str = "", attack: str = "", **rest: Any) -> dict[str, Any]:
    """A position; a bar stands between the hands, `attack` is as `A5 goals` or, after two draws, `A5 goals 2`."""
    position: dict[str, Any] = {
        "stats": list(FOUR),
        "hands": [[plain(card) for card in hand.split()] for hand in hands.split("|")],
        "deck": [plain(card) for card in deck.split()],
        "counters": [{}, {}],
        "turn": 0,
        "attack": None,
    }
    if attack:
        card, stat, *draws = attack.split()
        position["attack"] = {"card": plain(card), "stat": stat, "draws": int(draws[0]) if draws else 0}
    for name in ("gone", "cover"):
        if name in rest:
            cards = [plain(card) for card in rest.pop(name).split()]
            position[name] = cards[0] if name == "cover" else cards
    return {**position, **rest}


A = table("A5 B9 | C4 D7 E5", "F1 G8 H6 I2 J3")
"""To attack with A5 is covered by D7 or E5; to attack with B9 by nothing but what may be drawn."""
LOW = table("A5 B9 | C4 D3", "F1 G8 H6 I2 J3")


def names(cards: Iterable[Player]) -> list[str]:
    return [card.name for card in cards]


class Line(NamedTuple):
    """A line played out: its game, the state it came to, and all events from the opening on."""

    game: football.Game
    state: football.State
    events: list[Event]

    @property
    def story(self) -> list[str]:
        """Team and kind of every event: `0 attack`, `leave`."""
        return [event.kind if event.seat is None else f"{event.seat} {event.kind}" for event in self.events]

    @property
    def actor(self) -> int | None:
        return self.game.actor(self.state)

    @property
    def legal(self) -> list[str]:
        return self.game.actions(self.state)

    def on(self, actions: str) -> Line:
        """What follows, with only its own events."""
        state, events = self.state, []
        for action in filter(None, map(str.strip, actions.split(","))):
            step = self.game.apply(state, action)
            state = step.state
            events += step.events
        return Line(self.game, state, events)

    def event(self, kind: str) -> Event:
        """The only one of its kind."""
        (found,) = [event for event in self.events if event.kind == kind]
        return found

    def refused(self, action: str) -> tuple[str, str]:
        refusal = self.game.refusal(self.state, action)
        assert refusal is not None, f"{action} is legal"
        return refusal.message, refusal.clause.removeprefix("football.")


def run(position: dict[str, Any], actions: str = "", **settings: Any) -> Line:
    """The actions, separated by commas, played on a position."""
    game = football.Game(**settings)
    opening = game.opening(game.state(position))
    after = Line(game, opening.state, []).on(actions)
    return after._replace(events=[*opening.events, *after.events])


# Random ones


def random_cards(random: Random, count: int) -> list[Player]:
    """So many cards whose values are near each other, so that there are ties."""
    most = random.choice([1, 3, 9])
    return [Player(f"<{number:03}>", *(random.randint(0, most) for _ in STATS)) for number in range(count)]


def small_state(random: Random, game: football.Game, most: int = 4) -> football.State:
    """A few cards in hand and deck, any counters, and an attack to be made."""
    cards = random_cards(random, random.randint(2, 3 * most))
    first, second = random.randint(1, most), random.randint(1, most)
    first = min(first, len(cards) - 1)
    second = min(second, len(cards) - first)
    gone = random.randint(first + second, len(cards))
    position = football.State(
        tuple(random.sample(STATS, 4)),
        (tuple(cards[:first]), tuple(cards[first : first + second])),
        tuple(cards[gone:]),
        tuple(tuple(random.choice([0, 0, 1, 2, 3]) for _ in STATS) for _ in range(2)),
        random.randint(0, 1),
        football.Stage("attack"),
        gone=tuple(cards[first + second : gone]),
        chance=Chance(random.getrandbits(40)),
    )
    return game.state(position.to_dict())


@st.composite
def tables(draw: st.DrawFn, most: int = 4, settings: Any = SETTINGS) -> tuple[football.Game, football.State]:
    """A game under any readings, and a small table or a match dealt from a deck of any size."""
    game, random = football.Game(**draw(settings)), Random(draw(st.integers(0, 2**32)))
    if random.random() < 0.7:
        return game, small_state(random, game, most)
    deck = random_cards(random, random.randint(14, 40)) if random.random() < 0.5 else None
    return game, game.start(random.getrandbits(64), deck and tuple(deck))


@st.composite
def moments(draw: st.DrawFn, limit: int = 12) -> tuple[football.Game, football.State, tuple[Event, ...], str | None]:
    """A state somewhere in a match, the events that led there, and the action (None: the opening)."""
    game, state = draw(tables())
    random = Random(draw(st.integers(0, 2**32)))
    events, action = game.opening(state).events, None
    for _ in range(random.randint(0, limit)):
        if game.actor(state) is None:
            break
        action = random.choice(game.actions(state))
        state, events = game.apply(state, action)
    return game, state, events, action


def through(game: football.Game, state: football.State, seed: int, limit: int = 10_000) -> Iterator[Event]:
    """The opening's events and then those of a random match."""
    yield from game.opening(state).events
    random = Random(seed)
    for _ in range(limit):
        if game.actor(state) is None:
            return
        state, events = game.apply(state, random.choice(game.actions(state)))
        yield from events


def cards_of(state: football.State) -> list[Player]:
    """Every card of the match, wherever it is."""
    attack = [state.attack.card] if state.attack else []
    cover = [state.cover] if state.cover else []
    return [*state.hands[0], *state.hands[1], *state.deck, *state.gone, *attack, *cover]
