"""Deals and matches for the tests: tables by hand, a line played on them and told in short, and small random ones."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from explorer import guandan
from explorer.game import Event
from tests.guandan.cards.brute import JOKERS, ORDINARY, RANKS
from tests.guandan.strategies import small_hand

READINGS = {name: setting.values for name, setting in guandan.RULEBOOK.settings.items()}
SETTINGS = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in READINGS.items()})
SEEDS = st.integers(0, 2**64 - 1)
MIDDLE = {"won", "finish", "last", "score", "next-level", "deal", "tribute", "lead"}
"""Stages that pass by themselves."""


def table(hands: str, **rest: Any) -> dict[str, Any]:
    """A position; the hands of seats 0 to 3 stand between bars. Seat 0 leads if nothing else is said."""
    position = {"level": "2", "hands": [hand.split() for hand in hands.split("|")], **rest}
    return position if "turn" in rest or "previous" in rest else {**position, "turn": 0}


class Line(NamedTuple):
    """A line played out: its game, the state it came to, and all events from the opening on."""

    game: guandan.Game
    state: guandan.State
    events: list[Event]

    @property
    def story(self) -> list[str]:
        return [story for event in self.events if (story := told(event))]

    @property
    def actor(self) -> int | None:
        return self.game.actor(self.state)

    def on(self, actions: str) -> Line:
        """What follows, with only its own events."""
        state, events = self.state, []
        for action in filter(None, map(str.strip, actions.split(","))):
            step = self.game.apply(state, action)
            state = step.state
            events += step.events
        return Line(self.game, state, events)

    def refused(self, action: str) -> tuple[str, str]:
        refusal = self.game.refusal(self.state, action)
        assert refusal is not None, f"{action} is legal"
        return refusal.message, refusal.clause.removeprefix("guandan.")

    def returns(self) -> list[str]:
        """The cards that may be given back."""
        assert self.state.stage.do == "return"
        return [action.removeprefix("return ") for action in self.game.actions(self.state)]


def run(position: dict[str, Any], actions: str = "", **settings: Any) -> Line:
    """The actions, separated by commas, played on a position."""
    game = guandan.Game(**settings)
    opening = game.opening(game.state(position))
    after = Line(game, opening.state, []).on(actions)
    return after._replace(events=[*opening.events, *after.events])


def after_deal(places: str, **hands: Any) -> Line:
    """The opening of a deal with these hands (`seat0="…"`) after one with these places, such as "0 1 2 3"."""
    settings = {name: hands.pop(name) for name in guandan.RULEBOOK.settings if name in hands}
    more = {name: hands.pop(name) for name in ("level", "levels", "seed") if name in hands}
    default = ["3S 4D", "3D 4S", "3C 4C", "3H 4H"]
    given = [hands.pop(f"seat{seat}", default[seat]) for seat in range(4)]
    assert not hands
    return run(table("|".join(given), previous=list(map(int, places.split())), deal=2, **more), **settings)


def told(event: Event) -> str:
    """An event in a few words, with what a test by hand needs to see."""
    facts, cards = event.numbers, " ".join(card.text for card in event.cards)
    match event.kind:
        case "play":
            return f"{event.seat}: {cards}"
        case "pass":
            return f"{event.seat}: pass"
        case "lead":
            return f"{event.seat} leads ({event.clause.removeprefix('guandan.')}: {facts['how']})"
        case "finish":
            return f"{event.seat} is out, place {facts['place']}"
        case "deal-over":
            return "places " + " ".join(str(facts[place]) for place in ("first", "second", "third", "fourth"))
        case "advance":
            return f"team {facts['team']} +{facts['steps']}: {facts['before']} to {facts['level']}"
        case "not-yet":
            return f"team {facts['team']} not yet: {facts['why']}"
        case "match-won":
            return f"team {facts['team']} wins"
        case "next-level":
            return f"level {facts['level']}"
        case "tribute":
            return f"{event.seat} pays {cards} to {facts['receiver']}"
        case "return":
            return f"{event.seat} returns {cards} to {facts['payer']}"
        case "deal":
            return f"deal {facts['deal']}"
    return {"setup": "", "tribute-cancelled": "no tribute", "restart": "restart"}[event.kind]


def until_deal(story: Iterable[str]) -> list[str]:
    """The story up to the next deal, whose cards are chance."""
    found: list[str] = []
    for it in story:
        if it.startswith("deal "):
            break
        found.append(it)
    return found


# Random ones


def small_position(random: Random, tribute: bool = False, stop: bool = False) -> dict[str, Any]:
    """A deal of few cards that touch: at a lead, with perhaps one or two out, or at the tribute.

    With `stop` those out are not partners: the deal would be over.
    """
    level = random.choice([*RANKS, "A", "A"])
    other = random.choice([*RANKS, "A", "A"])
    levels = [level, other] if random.random() < 0.5 else [other, level]
    cards: list[str] = []
    for card in small_hand(random, level, 40) + random.sample((ORDINARY + JOKERS) * 2, 20):
        if cards.count(card) < 2:
            cards.append(card)
    if tribute:
        cards = [card for card in cards if card != "RJ"]
        cards[:0] = ["RJ"] * random.choice([0, 1, 2, 2])
    hands: list[list[str]] = [[], [], [], []]
    out = [] if tribute else random.sample(range(4), random.choice([0, 0, 0, 1, 2]))
    if stop and len(out) == 2 and out[0] % 2 == out[1] % 2:
        out.pop()
    playing = [seat for seat in range(4) if seat not in out]
    kept = cards[: random.randint(len(playing), 28)]
    random.shuffle(kept)
    for at, card in enumerate(kept):
        hands[playing[at] if at < len(playing) else random.choice(playing)].append(card)
    position: dict[str, Any] = {"level": level, "levels": levels, "hands": hands, "seed": random.getrandbits(40)}
    if not tribute:
        return {**position, "out": out, "turn": random.choice(playing), "deal": random.choice([1, 5])}
    for hand in hands:  # whoever pays needs a card that is not wild, and another one to play
        while sum(card != level + "H" for card in hand) < 2:
            hand.append(random.choice([card for card in ORDINARY if sum(hands, []).count(card) < 2]))
    places = random.sample(range(4), 4)
    ours = [level, other] if places[0] % 2 == 0 else [other, level]  # the deal is at the winners' level
    return {**position, "levels": ours, "previous": places, "deal": 2}


@st.composite
def small_tables(draw: st.DrawFn, tribute: bool | None = None) -> tuple[guandan.Game, guandan.State]:
    """A game under any settings and a small deal, settled to its first decision."""
    game, random = guandan.Game(**draw(SETTINGS)), Random(draw(st.integers(0, 2**32)))
    tribute = draw(st.booleans()) if tribute is None else tribute
    position = small_position(random, tribute, game.double_down == "stop")
    return game, game.settle(game.state(position)).state
