"""A deal of Guandan as the table draws it: four hands, and between them the trick, the tribute or the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypedDict

from explorer import guandan
from explorer.cards import HIDDEN, RED_JOKER, Card
from explorer.game import Event
from explorer.guandan import Move, Payment, State
from explorer.words import Words
from widgets.guandan.readings import called
from widgets.parts.scene import (
    PlayingCard,
    Row,
    Zone,
    face_down,
    face_up,
    facts,
    no_card,
    note,
    stack,
    suit_of,
    total,
    word,
)

YOU = 0
"""The seat below, whom sentences call "you": see `explorer.guandan.seats`."""
_RESULTS = ("deal-over", "advance", "not-yet", "next-level", "match-won")


class Overlay(NamedTuple):
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


def rows(state: State, event: Event[State], overlay: Overlay, words: Words) -> list[Row]:
    """The rows of the table, with seat 0 below; `state` as far as it may be seen."""
    ids = Ids()
    sides = [_side(seat, state, overlay, ids, words) for seat in range(4)]
    # The opponent on the right stays on the right, however the language runs.
    across = (sides[3], sides[2], sides[1])[:: -1 if words.dir == "rtl" else 1]
    return [_facts(state, words), *across, _middle(state, event, overlay, ids, words), sides[0]]


def _facts(state: State, words: Words) -> Row:
    def fact(name: str, text: str) -> Zone:
        caption = words.text(f"guandan:match-{name}")
        return total(name, text, caption, words.text("guandan:match-fact", name=caption, value=text))

    return facts(
        [
            fact("deal", str(state.deal)),
            fact("level", words.text("guandan:level", level=state.level)),
            fact("wild", words.apart(Card(f"{state.level}H").face)),
            fact("ours", words.text("guandan:level", level=state.levels[0])),
            fact("theirs", words.text("guandan:level", level=state.levels[1])),
        ]
    )


# The players


def _side(seat: int, state: State, overlay: Overlay, ids: Ids, words: Words) -> Row:
    hand = state.hands[seat]
    doing = "none"
    if state.stage.seat == seat and state.stage.do in ("play", "return"):
        doing = state.stage.do if state.to_beat or state.stage.do == "return" else "lead"
    elif seat in state.passed or (overlay.settings["passing"] == "out" and Move(seat) in state.trick):
        doing = "passed"
    place = state.out.index(seat) + 1 if seat in state.out else 0
    return {
        "id": f"seat-{seat}",
        "kind": "side" if seat == YOU else "third",
        "small": seat != YOU,
        "turn": doing in ("play", "return", "lead"),
        "who": words.text("guandan:seat", seat=seat),
        "note": words.text("guandan:match-note", seat=seat, count=len(hand), place=place, doing=doing),
        "zones": [_hand(seat, state, overlay, ids, words)],
    }


def _hand(seat: int, state: State, overlay: Overlay, ids: Ids, words: Words) -> Zone:
    hand, name, stands_for = state.hands[seat], f"hand-{seat}", f"stack-{seat}"
    label = words.text("guandan:match-hand", seat=seat, count=len(hand))
    if hand and hand[0] is HIDDEN:
        cards = [face_down(words.card(HIDDEN), stands_for)]
    else:
        cards = _hand_cards(seat, state, overlay, ids, words) or [no_card(stands_for)]
    if seat == YOU or overlay.open:  # the hand keeps its place, also when it is empty or not to be seen
        return {"id": name, "kind": "hand", "label": label, "cards": cards, "room": guandan.HAND, "dir": "ltr"}
    return stack(name, label, cards[0], len(hand))


def _hand_cards(seat: int, state: State, overlay: Overlay, ids: Ids, words: Words) -> list[PlayingCard]:
    ours = seat == YOU
    shown: list[PlayingCard] = []
    for group in guandan.arranged(state.hands[seat], state.level, overlay.by if ours else "rank"):
        for place, card in enumerate(group):
            drawn = _card(card, ids.of(card, seat), state.level, words)
            drawn["gap"] = bool(shown) and place == 0
            if ours:
                drawn["pressed"] = drawn["id"] in overlay.picked
                drawn["playable"] = card.text in overlay.playable
                if drawn["pressed"]:
                    drawn["mark"] = f"{drawn['mark']} chosen".strip()
            shown.append(drawn)
    return shown


def _card(card: Card, id: str, level: str, words: Words) -> PlayingCard:
    wild = card.text == f"{level}H"
    drawn = face_up(card, called(card, wild, words), id)
    drawn["mark"] = "wild" if wild else ""
    return drawn


# Between them


class _Middle(TypedDict):
    """What stands in the middle: the texts and the zones of that row."""

    who: str
    note: str
    zones: list[Zone]


def _middle(state: State, event: Event[State], overlay: Overlay, ids: Ids, words: Words) -> Row:
    if event.kind in _RESULTS or state.stage.do in ("score", "next-level", "deal", "over"):
        middle = _result(state, event, words)
    # A tribute stays in sight until the first card is played.
    elif state.stage.do in ("tribute", "return", "lead") or event.clause in _TRIBUTE:
        middle = _tribute(state, event, words)
    else:
        middle = _trick(state, overlay, ids, words)
    return {
        "id": "middle",
        "kind": "pot",
        "small": True,
        "who": middle["who"],
        "note": middle["note"],
        "zones": middle["zones"],
    }


_TRIBUTE = ("guandan.tribute", "guandan.double-tribute", "guandan.tribute-cancelled", "guandan.lead-after-tribute")


def _trick(state: State, overlay: Overlay, ids: Ids, words: Words) -> _Middle:
    strong = max((at for at, move in enumerate(state.trick) if move.cards), default=-1)
    newest = [_move(at, state, at == strong, overlay, ids, words) for at in reversed(range(len(state.trick)))]
    what = "lead" if state.stage.do == "play" and not state.trick else "none"
    said = words.text("guandan:match-trick-note", what=what, seat=state.stage.seat or 0)
    return {"who": words.text("guandan:match-trick"), "note": said, "zones": newest[::-1]}


def _move(at: int, state: State, strong: bool, overlay: Overlay, ids: Ids, words: Words) -> Zone:
    move = state.trick[at]
    who = words.text("guandan:seat", seat=move.seat)
    if move.reading is None:
        label = words.text("guandan:event-pass.title", seat=move.seat)
        return word(f"move-{at}", words.text("guandan:passed"), who, label)
    label = words.text("guandan:match-move", who=who, what=move.reading.said(words))
    zone = _spread(f"move-{at}", label, _played(move, state.level, overlay.settings, ids, words))
    zone["strong"] = strong
    return zone


def _spread(id: str, label: str, cards: list[PlayingCard]) -> Zone:
    return {"id": id, "kind": "spread", "label": label, "caption": label, "cards": cards, "dir": "ltr"}


def _played(move: Move, level: str, settings: Mapping[str, Any], ids: Ids, words: Words) -> list[PlayingCard]:
    """The cards in the order of their shape, each wild with what it stands for."""
    readings = guandan.readings_of(move.cards, level, **settings)
    found = next(each for each in readings if each.plain == move.reading)
    shown = []
    for card, wild in guandan.laid_out(move.cards, found, level):
        real = Card(f"{level}H") if wild else card
        drawn = _card(real, ids.of(real, move.seat), level, words)
        if card is not real:
            drawn["rank"], drawn["suit"], drawn["mark"] = card.label, suit_of(card), "wild as"
            drawn["name"] = words.text("guandan:match-stands", card=words.card(card))
        shown.append(drawn)
    return shown


def _tribute(state: State, event: Event[State], words: Words) -> _Middle:
    title = words.text("guandan:match-tribute")
    if state.payments:
        zones = [_payment(payment, state.level, words) for payment in state.payments]
        kind = "double" if len(state.previous) == 4 and state.previous[0] % 2 == state.previous[1] % 2 else "single"
    elif event.kind == "tribute-cancelled":
        cards = [_card(RED_JOKER, f"RJ shown{copy}", state.level, words) for copy in "ab"]
        zones = [_spread("jokers", words.text("guandan:match-jokers"), cards)]
        kind = "cancelled"
    else:
        zones, kind = [], "owed"
    seats = (words.text("guandan:seat", seat=seat) for seat in state.previous)
    placed = words.listed(words.text("guandan:match-place", who=who, place=place) for place, who in enumerate(seats, 1))
    places = note("places", words.text("guandan:match-before", places=placed), title)
    return {"who": title, "note": words.text(f"guandan:match-tribute-{kind}"), "zones": [*zones, places]}


def _payment(payment: Payment, level: str, words: Words) -> Zone:
    """The card paid above, the card given back beneath it."""
    paid, back = _card(payment.card, f"paid {payment.payer}", level, words), no_card(f"back {payment.payer}")
    if payment.back is not None:
        back = _card(payment.back, back["id"], level, words)
    who, whom = (words.text("guandan:seat", seat=seat) for seat in (payment.payer, payment.receiver))
    label = words.text("guandan:match-payment", who=who, whom=whom)
    cards = [paid, back]
    return {
        "id": f"payment-{payment.payer}",
        "kind": "fan",
        "split": 1,
        "label": label,
        "caption": label,
        "cards": cards,
    }


def _result(state: State, event: Event[State], words: Words) -> _Middle:
    """The places of the deal, and what they are worth."""
    zones = []
    for place, seat in enumerate(state.out, 1):
        who, text = words.text("guandan:seat", seat=seat), words.text("guandan:place", place=place)
        zone = word(f"place-{place}", text, who, words.text("guandan:match-place", who=who, place=place))
        zone["strong"] = place == 1
        zones.append(zone)
    steps = event.numbers.get("steps", 0) if event.kind == "advance" else 0
    said = words.text("guandan:match-steps", steps=steps)
    return {"who": words.text("guandan:match-result"), "note": said, "zones": zones}
