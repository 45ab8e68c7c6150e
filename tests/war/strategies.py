"""Positions and games of War for hypothesis, and small builders for tests by hand."""

from __future__ import annotations

from itertools import chain
from typing import Any

from hypothesis import strategies as st

from explorer import war
from explorer.cards import PACK, RANKS, Card
from explorer.game import Event, Step

SEEDS = st.integers(0, 2**64 - 1)
SETTINGS = st.fixed_dictionaries(
    {"collect": st.sampled_from(["under", "reshuffle"]), "hand_size": st.integers(1, 5), "burn": st.integers(0, 10)}
)


def cards(text: str) -> tuple[Card, ...]:
    """`cards("7S TH")`"""
    return tuple(map(Card, text.split()))


def table(human: str, opponent: str, pot: str = "", **more: Any) -> dict[str, Any]:
    """A position; each side is `hand | draw pile`, the next card drawn first."""
    sides = [[half.split() for half in (side + "|").split("|")[:2]] for side in (human, opponent)]
    hands, draws = map(list, zip(*sides, strict=True))
    return {"hands": hands, "draws": draws, "pot": pot.split(), **more}


def run(position: dict[str, Any], actions: str = "", **settings: Any) -> tuple[war.State, list[Event]]:
    """The state after the actions, and the events of all of them."""
    game = war.Game(**settings)
    state, events = game.state(position), []
    for action in actions.split():
        step: Step = game.apply(state, action)
        state = step.state
        events += step.events
    return state, events


def all_cards(state: war.State) -> list[str]:
    """Every card on the table, sorted."""
    laid = [it.card for it in state.pot] + [card for card in state.played if card is not None]
    return sorted(card.text for card in chain(*state.hands, *state.draws, laid))


@st.composite
def tables(draw: st.DrawFn, most: int = 52, filled: bool = False) -> tuple[war.Game, war.State]:
    """A game and a state in which the human is to choose. Few ranks make many ties. `filled`: hands as the rules fill
    them and an empty pot; otherwise a hand may be short although the pile has cards."""
    game = war.Game(**draw(SETTINGS))
    ranks = draw(st.sampled_from([RANKS, "2A", "58K", "7"]))
    deck = [card.text for card in draw(st.permutations([card for card in PACK if card.rank in ranks]))]
    deck = deck[: draw(st.integers(2, min(most, len(deck))))]
    at = draw(st.integers(1, len(deck) - 1))
    halves = [deck[:at], deck[at:]]
    pot: list[str] = []
    sizes = [game.hand_size] * 2
    if not filled:
        sizes = [draw(st.integers(1, game.hand_size)) for _ in halves]
        while len(halves[0]) > 1 and draw(st.booleans()):
            pot.append(halves[0].pop())
    position: dict[str, Any] = {
        "hands": [half[:size] for half, size in zip(halves, sizes, strict=True)],
        "draws": [half[size:] for half, size in zip(halves, sizes, strict=True)],
        "pot": pot,
        "laid": [draw(st.sampled_from(["0 up", "1 up", "0 down", "1 down", "loose"])) for _ in pot],
        "seed": draw(SEEDS),
    }
    return game, game.state(position)
