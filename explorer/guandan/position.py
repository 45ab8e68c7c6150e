"""From a JSON position to a state of Guandan, or to an error that names the place."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from explorer.cards import HIDDEN, RANKS, Card
from explorer.chance import SEEDS, Chance
from explorer.guandan.acts import PASS
from explorer.guandan.cards import notation
from explorer.guandan.cards.hand import HAND, WILDS, Cards
from explorer.guandan.cards.shapes import beats
from explorer.guandan.rulebook import Settings
from explorer.guandan.state import (
    SEATS,
    TOP,
    Do,
    Move,
    Payment,
    Stage,
    State,
    partner,
    sorted_hand,
    written_move,
)
from explorer.guandan.tribute import is_double, payers
from explorer.guandan.turns import due
from explorer.problems import CardError, IllegalAction, PositionError, keys, read_json, shown, typed, whole

_OPTIONAL = ("levels", "turn", "to_beat", "passed", "out", "previous", "trick", "payments", "deal", "stage")
# For each stage whether it has a seat (or a team).
_STAGES: dict[Do, bool] = {
    "play": True,
    "return": True,
    "won": True,
    "finish": True,
    "last": True,
    "score": True,
    "next-level": True,
    "deal": False,
    "tribute": False,
    "lead": False,
    "over": True,
}


def read(position: Mapping[str, Any] | str, settings: Settings) -> State:
    """The state, or `PositionError`."""
    found = read_json(position, PositionError)
    keys(found, ("level", "hands"), (*_OPTIONAL, "seed", "drawn"), PositionError)
    level = _rank(found["level"], "level")
    levels = typed(found.get("levels", [level, level]), list, "levels", PositionError)
    if len(levels) != 2:
        raise PositionError("two-sides", place="levels", size=len(levels))
    hands = typed(found["hands"], list, "hands", PositionError)
    if len(hands) != len(SEATS):
        raise PositionError("guandan:four-hands", place="hands", size=len(hands))
    stage = _stage(found)
    previous = _places(found)
    first = 2 if previous else 1  # a deal after another
    seen: Counter[Card] = Counter()
    ours, theirs = _rank(levels[0], "levels[0]"), _rank(levels[1], "levels[1]")
    one, two, three, four = (_hand(hand, f"hands[{seat}]", seen) for seat, hand in enumerate(hands))
    state = State(
        level,
        (ours, theirs),
        (one, two, three, four),
        stage,
        _trick(found, level, settings, seen),
        _seats(found.get("out", []), "out"),
        previous,
        _payments(found.get("payments", [])),
        whole(found.get("deal", first), first, SEEDS - 1, "deal", PositionError),
        Chance(
            whole(found.get("seed", 0), 0, SEEDS - 1, "seed", PositionError),
            whole(found.get("drawn", 0), 0, SEEDS - 1, "drawn", PositionError),
        ),
    )
    _level(state, "levels" in found)
    for seat, hand in enumerate(state.hands):
        # Who has been paid, and has not given a card back yet, holds one more.
        limit = HAND + sum(it.receiver == seat and it.back is None for it in state.payments)
        if len(hand) > limit:
            raise PositionError("guandan:too-many-cards", place=f"hands[{seat}]", limit=limit, size=len(hand))
    _hands_and_out(state)
    _possible(state, settings, _in_turn(state, settings["passing"], "trick" in found))
    return state


def _level(state: State, told: bool) -> None:
    """`guandan.next-level`: the level is that of the last winners, in the first deal one of the teams'."""
    if not told or state.stage.do == "next-level":
        return
    if state.level not in state.levels:
        raise PositionError("guandan:level-of-neither", place="level", expected=", ".join(state.levels))
    places = state.out if state.stage.do == "deal" else state.previous
    if places and state.level != state.levels[places[0] % 2]:
        raise PositionError("guandan:level-of-winners", place="level", expected=state.levels[places[0] % 2])


def _rank(value: object, place: str) -> str:
    rank: str = typed(value, str, place, PositionError)
    if len(rank) != 1 or rank not in RANKS:
        raise PositionError("unknown-value", place=place, expected=", ".join(RANKS), got=shown(rank))
    return rank


def _card(value: object, place: str) -> Card:
    text: str = typed(value, str, place, PositionError)
    try:
        card = Card(text)
    except CardError:
        card = HIDDEN
    if card is HIDDEN:
        raise PositionError("guandan:unknown-card-or-joker", place=place, got=shown(text))
    return card


def _hand(value: object, place: str, seen: Counter[Card]) -> Cards:
    texts = typed(value, list, place, PositionError)
    if len(texts) > HAND + 1:
        raise PositionError("guandan:too-many-cards", place=place, limit=HAND, size=len(texts))
    cards = []
    for at, text in enumerate(texts):
        card = _card(text, f"{place}[{at}]")
        _count(card, seen, f"{place}[{at}]")
        cards.append(card)
    return sorted_hand(cards)


def _count(card: Card, seen: Counter[Card], place: str) -> None:
    seen[card] += 1
    if seen[card] > 2:
        raise PositionError("guandan:third-copy", place=place, card=card)


def _seat(value: object, place: str) -> int:
    return whole(value, 0, 3, place, PositionError)


def _seats(value: object, place: str) -> tuple[int, ...]:
    seats: list[int] = []
    for at, seat in enumerate(typed(value, list, place, PositionError)):
        if _seat(seat, f"{place}[{at}]") in seats:
            raise PositionError("guandan:seat-twice", place=f"{place}[{at}]")
        seats.append(seat)
    return tuple(seats)


def _places(found: Mapping[str, Any]) -> tuple[int, ...]:
    places = _seats(found.get("previous", []), "previous")
    if places and len(places) != len(SEATS):
        raise PositionError("guandan:four-places", place="previous", size=len(places))
    return places


def _stage(found: Mapping[str, Any]) -> Stage:
    begins = "tribute" if "previous" in found and found.get("turn") is None else "play"
    do = typed(found.get("stage", begins), str, "stage", PositionError)
    if do not in _STAGES:
        raise PositionError("unknown-value", place="stage", expected=", ".join(_STAGES), got=shown(do))
    seat = found.get("turn")
    if not _STAGES[do]:
        if seat is not None:
            raise PositionError("guandan:no-turn-now", place="turn", do=do)
        return Stage(do)
    if seat is None:
        raise PositionError("missing-key", place="turn")
    return Stage(do, _seat(seat, "turn"))


def _trick(found: Mapping[str, Any], level: str, settings: Settings, seen: Counter[Card]) -> tuple[Move, ...]:
    """The turns of the trick: all of them, or only the last play and who has passed since."""
    to_beat, passed = found.get("to_beat"), _seats(found.get("passed", []), "passed")
    beaten = None if to_beat is None else _move(to_beat, "to_beat", level, settings)
    if "trick" in found:
        told = typed(found["trick"], list, "trick", PositionError)
        moves = tuple(_move(it, f"trick[{at}]", level, settings) for at, it in enumerate(told))
        _as_told(found, moves, beaten, passed)
    else:
        moves = () if beaten is None else (beaten,)
        moves += tuple(Move(seat) for seat in passed)
    last: Move | None = None
    for at, move in enumerate(moves):
        place = f"trick[{at}]" if "trick" in found else "passed" if at or beaten is None else "to_beat"
        if not move.cards and last is None:
            raise PositionError("guandan:leader-passed", place=place)
        if move.reading and last and last.reading and not beats(move.reading, last.reading, level):
            raise PositionError("guandan:does-not-beat", place=place)
        last = move if move.cards else last
        for card in move.cards:
            _count(card, seen, place)
    return moves


def _as_told(found: Mapping[str, Any], moves: tuple[Move, ...], to_beat: Move | None, passed: tuple[int, ...]) -> None:
    """`to_beat` and `passed`, where they are given too, are those of the trick that is told."""
    at = max((at for at, move in enumerate(moves) if move.cards), default=-1)
    last, since = moves[at] if at >= 0 else None, tuple(move.seat for move in moves[at + 1 :])
    if "to_beat" in found and _sorted(to_beat) != _sorted(last):
        raise PositionError(
            "guandan:not-as-in-trick", place="to_beat", expected=json.dumps(last and written_move(last))
        )
    if "passed" in found and passed != since:
        raise PositionError("guandan:not-as-in-trick", place="passed", expected=json.dumps(since))


def _sorted(move: Move | None) -> Move | None:
    return move and move._replace(cards=sorted_hand(move.cards))


def _move(value: object, place: str, level: str, settings: Settings) -> Move:
    told: dict[str, Any] = typed(value, dict, place, PositionError)
    keys(told, ("seat", "action"), (), PositionError, f"{place}.")
    seat = _seat(told["seat"], f"{place}.seat")
    action = typed(told["action"], str, f"{place}.action", PositionError)
    if action == PASS:
        return Move(seat)
    try:
        cards, reading = notation.read(action, level, **settings)
    except IllegalAction as illegal:
        raise PositionError("guandan:no-play", place=f"{place}.action", refusal=illegal.refusal) from None
    except CardError as error:
        raise PositionError(error.message, **{**error.facts, "place": f"{place}.action"}) from None
    return Move(seat, cards, reading.plain)


def _payments(value: object) -> tuple[Payment, ...]:
    found = []
    for at, it in enumerate(typed(value, list, "payments", PositionError)):
        place = f"payments[{at}]"
        typed(it, dict, place, PositionError)
        keys(it, ("payer", "receiver", "card"), ("back",), PositionError, f"{place}.")
        back = it.get("back")
        found.append(
            Payment(
                _seat(it["payer"], f"{place}.payer"),
                _seat(it["receiver"], f"{place}.receiver"),
                _card(it["card"], f"{place}.card"),
                None if back is None else _card(back, f"{place}.back"),
            )
        )
    return tuple(found)


def _hands_and_out(state: State) -> None:
    """Who is out has no cards, and until the deal is over everybody else has some."""
    goes_on = state.stage.do not in ("score", "next-level", "deal", "over")
    for seat, hand in enumerate(state.hands):
        going = state.stage == Stage("finish", seat)
        if hand and seat in state.out and goes_on:
            raise PositionError("guandan:out-with-cards", place=f"hands[{seat}]")
        if not hand and seat not in state.out and goes_on and not going:
            raise PositionError("guandan:empty-hand-not-out", place=f"hands[{seat}]")


def _in_turn(state: State, passing: str, told: bool) -> Stage | None:
    """Each turn of the trick is that of the seat it belongs to, and so is the one that comes now (`guandan.turn`).
    Gives what follows the trick, if there is one."""
    wanted = None
    for at, wanted in enumerate(due(state, passing), 1):
        if at < len(state.trick) and wanted != Stage("play", state.trick[at].seat):
            place = f"trick[{at}]" if told else f"passed[{at - 1}]"
            raise PositionError("guandan:out-of-turn", place=place, expected=_whose(wanted))
    if wanted and state.stage.do == "play" and state.stage != wanted and len(state.out) < 3:
        raise PositionError("guandan:not-the-turn", place="turn", expected=_whose(wanted))
    return wanted


def _whose(stage: Stage) -> int | str:
    """The seat to play; `none` where the trick is over."""
    return "none" if stage.do == "won" or stage.seat is None else stage.seat


def _possible(state: State, settings: Settings, after: Stage | None) -> None:
    """Raise `PositionError` for a table from which the rules could not go on; `after` is what follows the trick."""
    do, seat = state.stage
    last, out, level = state.to_beat, state.out, RANKS.index(state.level)
    owing = payers(state.previous) if state.previous else ()
    unpaid = [it for it in state.payments if it.back is None]
    paying, paid = [it.payer for it in state.payments], len(state.payments)
    # The 1st is paid first, and each who owes pays once.
    fits = [it.receiver for it in state.payments] == list(state.previous[:paid])
    fits = fits and paid <= len(owing) and len(set(paying) & set(owing)) == paid
    all_paid = fits and paid == len(owing) > 0
    if state.payments and do not in ("tribute", "return", "lead") and (unpaid or not all_paid):
        raise PositionError("guandan:payments-unfit", place="payments")
    # Nobody pays with a wild, and nobody is left without a card.
    payable = fits and bool(state.previous) and not out and not state.trick
    for payment in unpaid:
        hand = state.hands[payment.receiver]
        payable = payable and payment.card in hand and len(hand) > 1
    for payer in set(owing) - set(paying):
        hand = state.hands[payer]
        payable = payable and len(hand) > 1 and any(card is not WILDS[level] for card in hand)
    # Under `double_down=stop` the deal is over when the first two out are partners.
    stops = settings["double_down"] == "stop" and is_double(out)
    goes_on = len(out) < 3 and not stops
    goes_out = last is not None and seat == last.seat and not state.passed and not state.hands[last.seat]
    possible = {
        "play": seat not in out and goes_on,
        "return": payable and all_paid and bool(unpaid) and seat == unpaid[0].receiver,
        "won": state.stage == after and goes_on,
        "finish": goes_out and seat not in out and goes_on,
        "last": bool(out) and seat == out[-1] and (len(out) == 3 or (len(out) == 2 and stops)),
        "score": len(out) == 4 and seat == out[0],
        "next-level": len(out) == 4 and seat == out[0] % 2,
        "deal": len(out) == 4,
        "tribute": payable and paid < len(owing) and len(unpaid) == paid,
        "lead": payable and all_paid and not unpaid,
        "over": len(out) == 4 and seat == out[0] % 2 and _is_won(state),
    }
    if not possible[do]:
        raise PositionError("impossible-stage", place="turn" if do == "play" else "stage", do=do)


def _is_won(state: State) -> bool:
    """Whether the places of this deal win the match (`guandan.match`)."""
    first = state.out[0]
    return state.level == state.levels[first % 2] == TOP and state.out[3] != partner(first)
