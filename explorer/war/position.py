"""From a JSON position to a state of War, or to an error that names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.cards import HIDDEN, Card
from explorer.chance import SEEDS, Chance
from explorer.problems import PositionError, keys, read_json, shown, typed, whole
from explorer.war.state import CHOOSE, Cards, Do, Laid, Stage, State

_LAID = {"0 up", "1 up", "0 down", "1 down", "loose", "0 committed", "1 committed"}
_ENDINGS = ("war.collect", "war.goal", "war.exhausted", "war.exhausted-both")
# Which parts of a stage must be there: seat, cards, clause.
_STAGES: dict[Do, tuple[bool, bool, bool]] = {
    "choose": (False, False, False),
    "reveal": (False, False, False),
    "compare": (False, False, False),
    "continue": (False, False, False),
    "burn": (True, False, False),
    "refill": (True, False, False),
    "stranded": (False, False, False),
    "capture": (True, False, True),
    "shuffle": (True, True, False),
    "end": (True, False, True),
    "over": (True, False, True),
}


def read(position: Mapping[str, Any] | str, hand_size: int) -> State:
    """The state, or `PositionError`."""
    found = read_json(position, PositionError)
    keys(found, ("hands",), ("draws", "pot", "laid", "stage", "seed", "drawn"), PositionError)
    seen: dict[Card, str] = {}
    hands = _pair(found["hands"], "hands", seen)
    draws = _pair(found.get("draws", [[], []]), "draws", seen)
    pot, played = _pot(found, seen)
    stage = _stage(found.get("stage"))
    seed = whole(found.get("seed", 0), 0, SEEDS - 1, "seed", PositionError)
    drawn = whole(found.get("drawn", 0), 0, SEEDS - 1, "drawn", PositionError)
    state = State(hands, draws, pot, played, stage, Chance(seed, drawn))
    for seat in (0, 1):
        if len(hands[seat]) > hand_size:
            raise PositionError("war:hand-over-limit", place=f"hands[{seat}]", limit=hand_size, size=len(hands[seat]))
    _possible(state)
    return state


def _pair(value: Any, name: str, seen: dict[Card, str]) -> tuple[Cards, Cards]:
    typed(value, list, name, PositionError)
    if len(value) != 2:
        raise PositionError("two-sides", place=name, size=len(value))
    return _cards(value[0], f"{name}[0]", seen), _cards(value[1], f"{name}[1]", seen)


def _cards(value: Any, place: str, seen: dict[Card, str]) -> Cards:
    cards = []
    for i, text in enumerate(typed(value, list, place, PositionError)):
        here = f"{place}[{i}]"
        typed(text, str, here, PositionError)
        try:
            card = Card(text)
        except ValueError:
            raise PositionError("unknown-card", place=here, got=shown(text)) from None
        if card is HIDDEN or not card.suit:
            raise PositionError("unknown-card", place=here, got=text)
        if card in seen:
            raise PositionError("duplicate-card", place=here, card=card, other=seen[card])
        seen[card] = here
        cards.append(card)
    return tuple(cards)


def _pot(found: dict[str, Any], seen: dict[Card, str]) -> tuple[tuple[Laid, ...], tuple[Card | None, Card | None]]:
    cards = _cards(found.get("pot", []), "pot", seen)
    laid = typed(found.get("laid", ["loose"] * len(cards)), list, "laid", PositionError)
    if len(laid) != len(cards):
        raise PositionError("war:laid-length", place="laid", expected=len(cards), size=len(laid))
    pot: list[Laid] = []
    played: list[Card | None] = [None, None]
    for i, (card, how) in enumerate(zip(cards, laid, strict=True)):
        if not isinstance(how, str) or how not in _LAID:
            raise PositionError("unknown-value", place=f"laid[{i}]", expected=", ".join(sorted(_LAID)), got=shown(how))
        owner, _, way = how.partition(" ")
        if way == "committed":
            if played[int(owner)] is not None:
                raise PositionError("war:second-committed", place=f"laid[{i}]")
            played[int(owner)] = card
        else:
            pot.append(Laid(card, None if owner == "loose" else int(owner), way != "down"))
    return tuple(pot), (played[0], played[1])


def _stage(value: Any) -> Stage:
    if value is None:
        return CHOOSE
    typed(value, dict, "stage", PositionError)
    keys(value, ("do",), ("seat", "cards", "clause"), PositionError, "stage.")
    do = value["do"]
    if not isinstance(do, str) or do not in _STAGES:
        raise PositionError("unknown-value", place="stage.do", expected=", ".join(_STAGES), got=shown(do))
    needs = dict(zip(("seat", "cards", "clause"), _STAGES[do], strict=True))
    for name, needed in needs.items():
        if needed and name not in value:
            raise PositionError("missing-key", place=f"stage.{name}")
        if not needed and name in value:
            needed_here = ", ".join(("do", *(it for it in needs if needs[it])))
            raise PositionError("unknown-key", place=f"stage.{name}", expected=needed_here)
    seat = whole(value["seat"], 0, 1, "stage.seat", PositionError) if needs["seat"] else None
    cards = whole(value["cards"], 2, 52, "stage.cards", PositionError) if needs["cards"] else 0
    clause = value["clause"] if needs["clause"] else ""
    if needs["clause"] and clause not in _ENDINGS:
        raise PositionError("unknown-value", place="stage.clause", expected=", ".join(_ENDINGS), got=shown(clause))
    return Stage(do, seat, cards, clause)


def _possible(state: State) -> None:
    """Raise `PositionError` for a table from which the rules could not go on."""
    do, seat, cards, clause = state.stage
    score, pair = state.score, state.pot[-2:]
    battle = [it[1:] for it in pair] == [(0, True), (1, True)]
    tie = battle and pair[0].card.value == pair[1].card.value
    if do == "choose":
        if state.played[1] is not None:
            raise PositionError("war:committed-first", place="laid")
        for side in (0, 1):
            if side == 0 and state.played[0] is not None:
                continue
            if not score[side]:
                raise PositionError("war:empty-side", place=f"hands[{side}]")
            if not state.hands[side]:
                raise PositionError("war:empty-hand", place=f"hands[{side}]", draws=len(state.draws[side]))
        return
    if (do == "reveal") != (None not in state.played) or (do != "reveal" and any(state.played)):
        raise PositionError("impossible-stage", place="stage", do=do)
    if not sum(score) + state.at_stake:
        raise PositionError("war:empty-side", place="hands[0]")
    winner, loser = (score[seat], score[1 - seat]) if seat is not None else score
    # Who takes the last pot: `war.exhausted` the one who has a card left, `war.exhausted-both` the human.
    ending = {
        "war.collect": len(state.pot) > 1,
        "war.exhausted": winner > 0 and not loser,
        "war.exhausted-both": seat == 0 and not winner + loser,
    }
    over = not state.pot and winner > 0 and not loser and clause != "war.collect"
    over = over and not (clause == "war.exhausted-both" and seat)
    possible = {
        "reveal": True,
        "compare": battle,
        "continue": tie,
        "burn": bool(state.pot) and score[1] > 0 and (score[0] > 0 or seat == 1),
        # The opponent's hand is filled up after the human's.
        "refill": not seat or bool(state.hands[0]) or not state.draws[0],
        "stranded": bool(state.pot) and not all(score),
        "capture": bool(state.pot) and ending.get(clause, False),
        "shuffle": not state.pot and seat is not None and cards <= len(state.draws[seat]),
        "end": over,
        "over": over,
    }
    if not possible[do]:
        raise PositionError("impossible-stage", place="stage", do=do)
