"""From a JSON position to a state of Six Tricks, or to an error that names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from explorer.cards import HIDDEN, Card
from explorer.chance import SEEDS, Chance
from explorer.problems import CardError, PositionError, keys, read_json, shown, typed, whole
from six_tricks.state import Cards, Do, Stage, State

_MOST = 26  # cards of one hand, and tricks of a whole pack


def read(position: Mapping[str, Any] | str) -> State:
    """The state, or `PositionError`. `hands` must be there; without `stage` the seat to play is next."""
    found = read_json(position, PositionError)
    keys(found, ("hands",), ("played", "led", "won", "stage", "seed", "drawn"), PositionError)
    seen: dict[Card, str] = {}
    first, second = (_cards(hand, f"hands[{seat}]", seen) for seat, hand in enumerate(_pair(found["hands"], "hands")))
    played = _cards(found.get("played", []), "played", seen)
    won = [
        whole(it, 0, _MOST, f"won[{i}]", PositionError) for i, it in enumerate(_pair(found.get("won", [0, 0]), "won"))
    ]
    led = whole(found.get("led", 0), 0, 1, "led", PositionError)
    stage = _stage(found["stage"]) if "stage" in found else Stage("play", (led + len(played)) % 2)
    chance = Chance(
        whole(found.get("seed", 0), 0, SEEDS - 1, "seed", PositionError),
        whole(found.get("drawn", 0), 0, SEEDS - 1, "drawn", PositionError),
    )
    state = State((first, second), stage, played, led, (won[0], won[1]), chance)
    _possible(state)
    return state


def _pair(value: Any, place: str) -> list[Any]:
    found: list[Any] = typed(value, list, place, PositionError)
    if len(found) != 2:
        raise PositionError("two-sides", place=place, size=len(found))
    return found


def _cards(value: Any, place: str, seen: dict[Card, str]) -> Cards:
    cards = []
    for i, text in enumerate(typed(value, list, place, PositionError)):
        here = f"{place}[{i}]"
        try:
            card = Card(typed(text, str, here, PositionError))
        except CardError:
            card = HIDDEN
        if not card.suit:
            raise PositionError("unknown-card", place=here, got=shown(text))
        if card in seen:
            raise PositionError("duplicate-card", place=here, card=card, other=seen[card])
        seen[card] = here
        cards.append(card)
    return tuple(cards)


def _stage(value: Any) -> Stage:
    keys(typed(value, dict, "stage", PositionError), ("do", "seat"), (), PositionError, "stage.")
    do, seat = value["do"], value["seat"]
    if do not in get_args(Do):
        raise PositionError("unknown-value", place="stage.do", expected=", ".join(get_args(Do)), got=shown(do))
    return Stage(do, None if seat is None else whole(seat, 0, 1, "stage.seat", PositionError))


def _possible(state: State) -> None:
    """Both sides have as many cards, but for the one that has already played to this trick."""
    sizes = [len(hand) for hand in state.hands]
    for at in range(len(state.played)):
        sizes[(state.led + at) % 2] += 1
    do, seat = state.stage
    possible = {
        "play": len(state.played) < 2 and seat == (state.led + len(state.played)) % 2 and sizes[0] > 0,
        "take": len(state.played) == 2 and seat is None,
        "end": not state.played and not any(sizes) and seat is None,
        "over": not state.played and not any(sizes),
    }
    if sizes[0] != sizes[1] or len(state.played) > 2 or not possible[do]:
        raise PositionError("impossible-stage", place="stage", do=do)
