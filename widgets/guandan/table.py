"""A deal of Guandan as the table draws it: four hands, and between them the trick, the tribute or the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from explorer import guandan
from explorer.cards import HIDDEN, RED_JOKER, Card
from explorer.game import Event
from explorer.guandan import Move, Payment, State
from explorer.words import Words
from widgets.guandan.scenes import called, suit_of

Item = dict[str, Any]
YOU = 0
"""The seat below, whom sentences call "you": see `explorer.guandan.seats`."""
_RESULTS = ("deal-over", "advance", "not-yet", "next-level", "match-won")


class Look(NamedTuple):
    """What the screen adds to a state: the settings of the rules, whether all cards lie open, how the hand below is
    arranged, which of its cards are picked (by their ids), and which are marked as those that may be chosen."""

    settings: Mapping[str, Any]
    open: bool
    by: str
    picked: tuple[str, ...] = ()
    playable: frozenset[str] = frozenset()


class Ids:
    """An id for each card on the table: what it is, whose it is, and which of the two copies that player has of it.

    The copies in the hand are counted first, then those in the trick from the newest on: a card that is played keeps
    its id, so that it is seen to move.
    """

    def __init__(self) -> None:
        self._copies: Counter[tuple[str, int]] = Counter()

    def of(self, card: Card, seat: int) -> str:
        """The id of the next copy of this card of that seat."""
        self._copies[card.text, seat] += 1
        return f"{card.text} {seat}{'ab'[self._copies[card.text, seat] > 1]}"


def hand_ids(hand: Iterable[Card]) -> list[str]:
    """The ids of the cards of the hand below."""
    ids = Ids()
    return [ids.of(card, YOU) for card in hand]


def rows(state: State, event: Event, look: Look, words: Words) -> list[Item]:
    """The rows of the table, with seat 0 below; `state` as far as it may be seen."""
    ids = Ids()
    sides = [_side(seat, state, look, ids, words) for seat in range(4)]
    # The opponent on the right stays on the right, however the language runs.
    across = (sides[3], sides[2], sides[1])[:: -1 if words.dir == "rtl" else 1]
    return [_facts(state, words), *across, _middle(state, event, look, ids, words), sides[0]]


def _facts(state: State, words: Words) -> Item:
    def total(name: str, text: str) -> Item:
        caption = words.text(f"guandan:match-{name}")
        zone = {"id": name, "kind": "total", "text": text, "caption": caption, "cards": []}
        return zone | {"label": words.text("guandan:match-fact", name=caption, value=text)}

    zones = [
        total("deal", str(state.deal)),
        total("level", words.text("guandan:level", level=state.level)),
        total("wild", words.apart(Card(f"{state.level}H").face)),
        total("ours", words.text("guandan:level", level=state.levels[0])),
        total("theirs", words.text("guandan:level", level=state.levels[1])),
    ]
    return {"id": "facts", "kind": "facts", "who": "", "note": "", "zones": zones}


# The players


def _side(seat: int, state: State, look: Look, ids: Ids, words: Words) -> Item:
    hand = state.hands[seat]
    doing = "none"
    if state.stage.seat == seat and state.stage.do in ("play", "return"):
        doing = state.stage.do if state.to_beat or state.stage.do == "return" else "lead"
    elif seat in state.passed or (look.settings["passing"] == "out" and Move(seat) in state.trick):
        doing = "passed"
    place = state.out.index(seat) + 1 if seat in state.out else 0
    who = words.text("guandan:seat", seat=seat)
    row = {
        "id": f"seat-{seat}",
        "kind": "side" if seat == YOU else "third",
        "small": seat != YOU,
        "turn": doing in ("play", "return", "lead"),
        "who": who,
        "note": words.text("guandan:match-note", seat=seat, count=len(hand), place=place, doing=doing),
    }
    zone: Item = {"id": f"hand-{seat}", "label": words.text("guandan:match-hand", seat=seat, count=len(hand))}
    down = {"id": f"stack-{seat}", "rank": "", "suit": "", "face": "down", "name": words.card(HIDDEN)}
    empty = {"id": f"stack-{seat}", "face": "empty"}
    hidden = bool(hand) and hand[0] is HIDDEN
    cards = [down | {"playable": False}] if hidden else _hand(hand, seat, state.level, look, ids, words) or [empty]
    if seat == YOU or look.open:  # the hand keeps its place, also when it is empty or not to be seen
        return row | {"zones": [zone | {"kind": "hand", "cards": cards, "room": guandan.HAND, "dir": "ltr"}]}
    return row | {"zones": [zone | {"kind": "stack", "cards": cards, "count": len(hand)}]}


def _hand(hand: Sequence[Card], seat: int, level: str, look: Look, ids: Ids, words: Words) -> list[Item]:
    ours = seat == YOU
    shown: list[Item] = []
    for group in guandan.arranged(hand, level, look.by if ours else "rank"):
        for place, card in enumerate(group):
            name = ids.of(card, seat)
            drawn = _card(card, name, level, words) | {"gap": bool(shown) and place == 0}
            if ours:
                picked = name in look.picked
                drawn |= {"pressed": picked, "playable": card.text in look.playable}
                drawn["mark"] = f"{drawn['mark']} chosen".strip() if picked else drawn["mark"]
            shown.append(drawn)
    return shown


def _card(card: Card, name: str, level: str, words: Words) -> Item:
    wild = card.text == f"{level}H"
    drawn: Item = {"id": name, "rank": card.label, "suit": suit_of(card), "face": "up", "playable": False}
    return drawn | {"mark": "wild" if wild else "", "name": called(card, wild, words)}


# Between them


def _middle(state: State, event: Event, look: Look, ids: Ids, words: Words) -> Item:
    row: Item = {"id": "middle", "kind": "pot", "small": True}
    if event.kind in _RESULTS or state.stage.do in ("score", "next-level", "deal", "over"):
        return row | _result(state, event, words)
    # A tribute stays in sight until the first card is played.
    if state.stage.do in ("tribute", "return", "lead") or event.clause in _TRIBUTE:
        return row | _tribute(state, event, words)
    return row | _trick(state, look, ids, words)


_TRIBUTE = ("guandan.tribute", "guandan.double-tribute", "guandan.tribute-cancelled", "guandan.lead-after-tribute")


def _trick(state: State, look: Look, ids: Ids, words: Words) -> Item:
    strong = max((at for at, move in enumerate(state.trick) if move.cards), default=-1)
    newest = [_move(at, state, at == strong, look, ids, words) for at in reversed(range(len(state.trick)))]
    what = "lead" if state.stage.do == "play" and not state.trick else "none"
    note = words.text("guandan:match-trick-note", what=what, seat=state.stage.seat or 0)
    return {"who": words.text("guandan:match-trick"), "note": note, "zones": newest[::-1]}


def _move(at: int, state: State, strong: bool, look: Look, ids: Ids, words: Words) -> Item:
    move = state.trick[at]
    who = words.text("guandan:seat", seat=move.seat)
    if move.reading is None:
        text, label = words.text("guandan:passed"), words.text("guandan:event-pass.title", seat=move.seat)
        return {"id": f"move-{at}", "kind": "word", "text": text, "caption": who, "label": label, "cards": []}
    what = move.reading.said(words)
    label = words.text("guandan:match-move", who=who, what=what)
    cards = _played(move, state.level, look.settings, ids, words)
    zone = {"id": f"move-{at}", "kind": "spread", "label": label, "caption": label, "strong": strong, "dir": "ltr"}
    return zone | {"cards": cards}


def _played(move: Move, level: str, settings: Mapping[str, Any], ids: Ids, words: Words) -> list[Item]:
    """The cards in the order of their shape, each wild with what it stands for."""
    found = next(it for it in guandan.readings_of(move.cards, level, **settings) if it.plain == move.reading)
    shown = []
    for card, wild in guandan.laid_out(move.cards, found, level):
        real = Card(f"{level}H") if wild else card
        drawn = _card(real, ids.of(real, move.seat), level, words)
        if card is not real:
            named = words.text("guandan:match-stands", card=words.card(card))
            drawn |= {"rank": card.label, "suit": suit_of(card), "mark": "wild as", "name": named}
        shown.append(drawn)
    return shown


def _tribute(state: State, event: Event, words: Words) -> Item:
    title = words.text("guandan:match-tribute")
    if state.payments:
        zones = [_payment(payment, state.level, words) for payment in state.payments]
        kind = "double" if len(state.previous) == 4 and state.previous[0] % 2 == state.previous[1] % 2 else "single"
    elif event.kind == "tribute-cancelled":
        cards = [_card(RED_JOKER, f"RJ shown{it}", state.level, words) for it in "ab"]
        label = words.text("guandan:match-jokers")
        zones = [{"id": "jokers", "kind": "spread", "label": label, "caption": label, "cards": cards, "dir": "ltr"}]
        kind = "cancelled"
    else:
        zones, kind = [], "owed"
    seats = (words.text("guandan:seat", seat=seat) for seat in state.previous)
    placed = words.listed(words.text("guandan:match-place", who=who, place=place) for place, who in enumerate(seats, 1))
    text = words.text("guandan:match-before", places=placed)
    note = {"id": "places", "kind": "note", "label": title, "text": text, "caption": "", "cards": []}
    what = words.text(f"guandan:match-tribute-{kind}")
    return {"who": title, "note": what, "zones": [*zones, note]}


def _payment(payment: Payment, level: str, words: Words) -> Item:
    """The card paid above, the card given back beneath it."""
    facts = {"payer": payment.payer, "seat": payment.receiver}
    paid = _card(payment.card, f"paid {payment.payer}", level, words)
    back: Item = {"id": f"back {payment.payer}", "face": "empty"}
    if payment.back is not None:
        back = _card(payment.back, f"back {payment.payer}", level, words)
    who, whom = (words.text("guandan:seat", seat=seat) for seat in (payment.payer, payment.receiver))
    zone = {"id": f"payment-{facts['payer']}", "kind": "fan", "split": 1, "cards": [paid, back]}
    named = words.text("guandan:match-payment", who=who, whom=whom)
    return zone | {"label": named, "caption": named}


def _result(state: State, event: Event, words: Words) -> Item:
    """The places of the deal, and what they are worth."""
    zones = []
    for place, seat in enumerate(state.out, 1):
        who, text = words.text("guandan:seat", seat=seat), words.text("guandan:place", place=place)
        label = words.text("guandan:match-place", who=who, place=place)
        zone = {"id": f"place-{place}", "kind": "word", "text": text, "caption": who, "label": label, "cards": []}
        zones.append(zone | {"strong": place == 1})
    steps = event.numbers.get("steps", 0) if event.kind == "advance" else 0
    note = words.text("guandan:match-steps", steps=steps)
    return {"who": words.text("guandan:match-result"), "note": note, "zones": zones}
