"""What the seat to act may do, and why something may not be done.

Every function takes a state whose stage is `play` or `return`, and the settings of the rules.
"""

from __future__ import annotations

from functools import lru_cache

from explorer.cards import HIDDEN, Card
from explorer.guandan import tribute
from explorer.guandan.acts import PASS, RETURN, Act, Return, Word
from explorer.guandan.cards.hand import Cards
from explorer.guandan.cards.notation import meant
from explorer.guandan.cards.plays import plays
from explorer.guandan.cards.shapes import Interpretation, level_index
from explorer.guandan.cards.why import why_not, why_not_beats
from explorer.guandan.rulebook import Settings
from explorer.guandan.state import SEATS, State
from explorer.problems import CardError, Facts, Refusal, shown

_MOST_CHARACTERS = 200  # of an action; ten cards and their reading take 50


def listed(state: State, seat: int, settings: Settings) -> list[Act]:
    """One cheapest play for each reading, and a pass for who does not lead; or the cards that may be returned."""
    if state.stage.do == "return":
        return [Return(card) for card in _returnable(state, seat, settings)]
    to_beat = state.to_beat
    over = to_beat and to_beat.reading
    found: list[Act] = [*plays(state.hands[seat], state.level, over, per_reading=True, **settings)]
    return [*found, Word.PASS] if to_beat else found


def judged(state: State, seat: int, action: str, settings: Settings) -> Act | Refusal:
    """The act that an action means, or why it may not be done: by any legal choice of cards, listed or not."""
    if not isinstance(action, str) or action != " ".join(action.split()) or len(action) > _MOST_CHARACTERS:
        return Refusal("guandan.turn", "no-action", Facts(text=shown(action)))
    if action.startswith(RETURN + " "):
        return _judged_return(state, seat, action.removeprefix(RETURN + " "), settings)
    if state.stage.do == "return":
        return Refusal("guandan.return", "return-open", Facts(seat=seat))
    if action == PASS:
        return Word.PASS if state.to_beat else Refusal("guandan.turn", "leader-passes")
    if action == HIDDEN.text:
        return Refusal("guandan.turn", "face-down")
    return _judged_play(state, seat, action, settings)


def _judged_play(state: State, seat: int, action: str, settings: Settings) -> Act | Refusal:
    try:
        cards, reading = _meant(action, state.level, settings["wild_pair"], settings["flush_as_straight"])
    except CardError as error:
        if error.message == "guandan:third-copy":
            return Refusal("guandan.setup", "third-copy", Facts(card=error.facts["card"]))
        return Refusal("guandan.turn", "no-action", Facts(text=shown(action)))
    hand = state.hands[seat]
    missing = next((card for card in cards if cards.count(card) > hand.count(card)), None)
    if missing is not None:
        return _not_held(state, seat, missing, cards.count(missing))
    to_beat = state.to_beat
    over = to_beat and to_beat.reading
    if isinstance(reading, Refusal):
        if reading.message != "which" or over is None:
            return reading
        # Cards that cannot beat what lies there, however they are read, are refused for that.
        return why_not(cards, state.level, over, **settings) or reading
    return (over and why_not_beats(reading, over, state.level)) or (cards, reading)


@lru_cache(maxsize=4096)
def _meant(action: str, level: str, wild_pair: str, flush_as_straight: str) -> tuple[Cards, Interpretation | Refusal]:
    """`notation.meant` under those settings that are about cards."""
    return meant(action, level, {"wild_pair": wild_pair, "flush_as_straight": flush_as_straight})


def _not_held(state: State, seat: int, card: Card, asked: int = 1) -> Refusal:
    held = state.hands[seat].count(card)
    holder = next((it for it in SEATS if it != seat and card in state.hands[it]), None)
    if not held and holder is not None:
        return Refusal("guandan.turn", "not-your-turn", Facts(card=card, seat=holder, actor=seat))
    if HIDDEN in state.hands[seat]:
        return Refusal("guandan.turn", "hand-hidden", Facts(actor=seat))
    return Refusal("guandan.turn", "not-held", Facts(card=card, seat=seat, held=held, asked=asked))


def _judged_return(state: State, seat: int, text: str, settings: Settings) -> Act | Refusal:
    if state.stage.do != "return":
        return Refusal("guandan.return", "no-return-due")
    try:
        card = Card(text)
    except CardError:
        card = HIDDEN
    if card is HIDDEN:
        return Refusal("guandan.turn", "no-action", Facts(text=shown(text)))
    if card not in state.hands[seat]:
        return _not_held(state, seat, card)
    may = _returnable(state, seat, settings)
    if card in may:
        return Return(card)
    return Refusal("guandan.return", tribute.why_kept(card, may, level_index(state.level)), Facts(card=card))


def _returnable(state: State, seat: int, settings: Settings) -> Cards:
    return tribute.returnable(state.hands[seat], level_index(state.level), settings["return_level_cards"] == "yes")
