"""The rules of Six Tricks, written to be read.

Seats: 0 leads first, then 1. An action is the card played, such as `"7S"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from explorer import game as base
from explorer.cards import HIDDEN, PACK, Card
from explorer.chance import SEEDS, Chance
from explorer.game import Result
from explorer.problems import CardError, Facts, Refusal, SettingError, shown, whole
from six_tricks import position as positions
from six_tricks.rulebook import RULEBOOK
from six_tricks.state import EventKind, Stage, State

Event = base.Event[State]


def _event(
    kind: EventKind, clause: str, seat: int | None, cards: tuple[Card, ...], facts: Facts, state: State
) -> Event:
    return base.Event(kind, f"sixtricks.{clause}", seat, cards, facts, state)


class Game(base.Game[State, Card]):
    """Six Tricks with the reading `tie` and the variation `hand_size`.

    >>> state = Game().start(seed=7)
    >>> Game().actor(state), len(state.hands[0])
    (0, 6)
    """

    rulebook = RULEBOOK
    state_type = State
    seats = 2
    kinds = get_args(EventKind)

    def start(self, seed: int) -> State:
        """`sixtricks.setup`: so many cards each from a shuffled pack; the rest stay face down beside the table."""
        pack, chance = Chance(whole(seed, 0, SEEDS - 1, "seed", SettingError)).shuffled(PACK)
        size = int(self.settings["hand_size"])
        return State((pack[:size], pack[size : 2 * size]), Stage("play", 0), chance=chance)

    def state(self, position: Mapping[str, Any] | str) -> State:
        """The state of a JSON position, else `PositionError`."""
        return positions.read(position)

    def actor(self, state: State) -> int | None:
        """Who is to play a card."""
        self._own(state)
        return state.stage.seat if state.stage.do == "play" else None

    def actions(self, state: State) -> list[str]:
        """`sixtricks.lead`, `sixtricks.follow`: any card, or those of the suit led where there are any."""
        seat = self.actor(state)
        if seat is None or HIDDEN in state.hands[seat]:
            return []
        return [card.text for card in self._playable(state, seat)]

    def _playable(self, state: State, seat: int) -> tuple[Card, ...]:
        hand = state.hands[seat]
        following = tuple(card for card in hand if state.played and card.suit == state.played[0].suit)
        return following or hand

    def judge(self, state: State, action: str) -> Card | Refusal:
        """The card, or why it may not be played."""
        seat = self.actor(state)
        if state.stage.do == "over":
            return Refusal("sixtricks.most", "over")
        try:
            card = Card(action)
        except CardError:
            card = HIDDEN
        if not card.suit:
            return Refusal("sixtricks.lead", "no-card", Facts(text=shown(action)))
        if seat is None:
            return Refusal("sixtricks.take", "unsettled")
        if card not in state.hands[seat]:
            return Refusal("sixtricks.lead", "not-in-hand", Facts(card=card, seat=seat))
        if card not in self._playable(state, seat):
            return Refusal("sixtricks.follow", "must-follow", Facts(card=card, led=state.played[0], seat=seat))
        return card

    def result(self, state: State) -> Result | None:
        """Who has won more tricks (`sixtricks.most`); of as many nobody, or who took the last one (`sixtricks.tie`)."""
        self._own(state)
        if state.stage.do != "over":
            return None
        return Result(state.stage.seat, f"sixtricks.{'tie' if state.won[0] == state.won[1] else 'most'}")

    def view(self, state: State, seat: int | None) -> State:
        """`sixtricks.setup`: your own hand, and what was played."""
        self._own(state)
        self._seat(seat)
        ours, theirs = (hand if it == seat else (HIDDEN,) * len(hand) for it, hand in enumerate(state.hands))
        return state._replace(hands=(ours, theirs), chance=None)

    def view_event(self, event: Event, seat: int | None) -> Event:
        """The event with its table as that seat may see it; a card that is played is seen by both."""
        return event._replace(state=self.view(event.state, seat))

    def opening(self, state: State) -> base.Step[State]:
        """`sixtricks.setup`: the cards as they lie."""
        settled = self.settle(state)
        facts = Facts(cards=max(map(len, state.hands)))
        return base.Step(settled.state, (_event("setup", "setup", None, (), facts, state), *settled.events))

    def _do(self, state: State, act: Card, events: list[Event]) -> State:
        seat = state.stage.seat
        assert seat is not None
        rest = tuple(card for card in state.hands[seat] if card is not act)
        hands = (rest, state.hands[1]) if seat == 0 else (state.hands[0], rest)
        stage = Stage("take", None) if state.played else Stage("play", 1 - seat)
        clause = "follow" if state.played else "lead"
        state = state._replace(hands=hands, played=(*state.played, act), stage=stage)
        events.append(_event("play", clause, seat, (act,), Facts(left=len(rest)), state))
        return state

    def _go_on(self, state: State, events: list[Event]) -> State:
        if state.stage.do == "take":
            state = self._take(state, events)
        return self._end(state, events) if state.stage.do == "end" else state

    def _take(self, state: State, events: list[Event]) -> State:
        """`sixtricks.take`: the higher card of the suit led; its player leads next."""
        led, other = state.played
        seat = 1 - state.led if other.suit == led.suit and other.value > led.value else state.led
        won = (state.won[0] + (seat == 0), state.won[1] + (seat == 1))
        stage = Stage("play", seat) if state.hands[0] else Stage("end", None)
        state = state._replace(played=(), led=seat, won=won, stage=stage)
        events.append(_event("take", "take", seat, (led, other), Facts(won=won[seat]), state))
        return state

    def _end(self, state: State, events: list[Event]) -> State:
        ours, theirs = state.won
        seat: int | None = 0 if ours > theirs else 1
        if ours == theirs:
            seat = state.led if self.settings["tie"] == "last-trick" else None
        state = state._replace(stage=Stage("over", seat))
        clause = "tie" if ours == theirs else "most"
        events.append(_event("game-over", clause, seat, (), Facts(ours=ours, theirs=theirs), state))
        return state
