"""The rules of War, written to be read: this file is the authority.

Seats: 0 the human, 1 the opponent. An action is the card played, such as `"7S"`. The human commits a card, then the
opponent, who may not see it; on the second the battle is settled, one event at a time. A state's `stage` says what the
rules do next, so that the table after each event is a complete state too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from explorer import game as base
from explorer.cards import HIDDEN, PACK, Card
from explorer.chance import SEEDS, Chance
from explorer.game import Result
from explorer.problems import Facts, Refusal, SettingError, shown, whole
from explorer.war import position as positions
from explorer.war.rulebook import RULEBOOK
from explorer.war.state import CHOOSE, Cards, EventKind, Laid, Stage, State, replaced

Event = base.Event[State]
Step = base.Step[State]
Events = list[Event]


def _event(kind: EventKind, clause: str, seat: int | None, cards: Cards, numbers: Facts, state: State) -> Event:
    return base.Event(kind, clause, seat, cards, numbers, state)  # faster than through the alias


_NOTHING = Facts()
_REVEAL, _COMPARE, _CONTINUE = Stage("reveal"), Stage("compare"), Stage("continue")
_BURN, _REFILL = (Stage("burn", 0), Stage("burn", 1)), (Stage("refill", 0), Stage("refill", 1))
_PACK_TEXTS: frozenset[str] = frozenset(card.text for card in PACK)


class Game(base.Game[State, Card]):
    """War with a choice of readings (`collect`, `opponent`) and variations (`hand_size`, `burn`).

    >>> game = Game(burn=1)
    >>> game
    war.Game(collect='under', opponent='random', hand_size=3, burn=1)
    >>> state = game.start(seed=7)
    >>> game.actor(state), len(game.actions(state)), state.score
    (0, 3, (26, 26))
    """

    rulebook = RULEBOOK
    state_type = State
    seats = 2
    kinds = get_args(EventKind)
    hand_size: int
    burn: int
    collect: str
    opponent: str

    def __init__(self, /, **settings: Any) -> None:
        super().__init__(**settings)
        self.__dict__.update(self.settings)

    # Setting up

    def start(self, seed: int) -> State:
        """`war.setup`: one pack, shuffled, 26 cards to each seat, and the hands filled."""
        pack, chance = Chance(whole(seed, 0, SEEDS - 1, "seed", SettingError)).shuffled(PACK)
        halves, n = (pack[:26], pack[26:]), self.hand_size
        return State((halves[0][:n], halves[1][:n]), (halves[0][n:], halves[1][n:]), chance=chance)

    def state(self, position: Mapping[str, Any] | str) -> State:
        """The state of a JSON position: any set of distinct cards of the pack.

        `hands` and `draws` are two lists of cards each; `pot` may be left out, and so may what `State.to_dict` adds
        (`laid`, `stage`, `seed`, `drawn`). Raises `PositionError`.
        """
        return positions.read(position, self.hand_size)

    def adopt(self, state: State, other: base.Game[State, Card]) -> State:
        """The same cards with hands of this game's size, if the other's is not the same: a hand's surplus goes onto its
        draw pile, a smaller one is filled from there (`war.setup`)."""
        if other.settings["hand_size"] == self.hand_size:
            return state
        if state.stage == CHOOSE:  # a card committed to this battle is one of its hand
            n, m = (self.hand_size - (card is not None) for card in state.played)
        else:  # in the midst of a battle a hand is filled when the rules come to it
            n, m = (min(self.hand_size, len(hand)) for hand in state.hands)
        piles = [hand + draw for hand, draw in zip(state.hands, state.draws, strict=True)]
        return state._replace(hands=(piles[0][:n], piles[1][:m]), draws=(piles[0][n:], piles[1][m:]))

    # Asking

    def actor(self, state: State) -> int | None:
        """The human until a card is committed, then the opponent."""
        self._own(state)
        if state.stage.do != "choose":
            return None
        return 0 if state.played[0] is None else 1

    def actions(self, state: State) -> list[str]:
        """`war.choose`: the cards in the actor's hand. None where they cannot be seen."""
        seat = self.actor(state)
        return [] if seat is None or HIDDEN in state.hands[seat] else [card.text for card in state.hands[seat]]

    def judge(self, state: State, action: str) -> Card | Refusal:
        """The card, or why it may not be played: no card at all, the game over, a battle not yet settled, somebody
        else's turn, or a card that lies elsewhere (`war.choose`)."""
        seat = self.actor(state)
        if seat is not None and action != HIDDEN.text:
            for card in state.hands[seat]:
                if card.text == action:
                    return card
        if state.stage.do == "over":
            return Refusal("war.goal", "over")
        if not isinstance(action, str) or (action != HIDDEN.text and action not in _PACK_TEXTS):
            return Refusal("war.choose", "no-card", Facts(text=shown(action)))
        if seat is None:
            return Refusal("war.start", "unsettled")
        card = Card(action)
        if card is HIDDEN:
            return Refusal("war.choose", "face-down")
        if card in state.draws[seat]:
            return Refusal("war.choose", "in-draw-pile", Facts(card=card, seat=seat))
        if any(it.card is card for it in state.pot):
            return Refusal("war.tie", "in-pot", Facts(card=card))
        if card in state.played:
            return Refusal("war.choose", "committed", Facts(card=card))
        if card in state.hands[1 - seat]:
            return Refusal("war.choose", "not-your-turn", Facts(card=card, seat=1 - seat))
        return Refusal("war.choose", "not-in-hand", Facts(card=card, seat=seat))

    def result(self, state: State) -> Result | None:
        """The winner, by `war.goal`, `war.exhausted` or `war.exhausted-both`."""
        self._own(state)
        return Result(state.stage.seat, state.stage.clause) if state.stage.do == "over" else None

    # What a seat may see

    def view(self, state: State, seat: int | None) -> State:
        """`war.setup`: your own hand and what lies face up. Nobody sees a draw pile or a burned card."""
        self._own(state)
        self._seat(seat)
        hands, played = state.hands, state.played
        for other in (0, 1):
            if other != seat:
                hands = replaced(hands, other, (HIDDEN,) * len(hands[other]))
                played = replaced(played, other, None if played[other] is None else HIDDEN)
        return State(
            hands,
            ((HIDDEN,) * len(state.draws[0]), (HIDDEN,) * len(state.draws[1])),
            tuple(it if it.up else Laid(HIDDEN, it.seat, False) for it in state.pot),
            played,
            state.stage,
            None,
        )

    def view_event(self, event: Event, seat: int | None) -> Event:
        """The event with the cards that seat may see: its own, and those turned up."""
        cards = event.cards
        if event.kind in ("burn", "capture") or (event.kind in ("play", "refill") and event.seat != seat):
            cards = (HIDDEN,) * len(cards)
        return event._replace(cards=cards, state=self.view(event.state, seat))

    # Going on

    def opening(self, state: State) -> Step:
        """`war.setup`: the cards as they lie."""
        settled = self.settle(state)
        numbers = Facts(human=state.score[0], opponent=state.score[1], pot=state.at_stake)
        return Step(settled.state, (_event("setup", "war.setup", None, (), numbers, state), *settled.events))

    def _do(self, state: State, act: Card, events: Events) -> State:
        """`war.choose`: the card leaves the hand, face down until both are there."""
        seat, card = 0 if state.played[0] is None else 1, act
        hand = state.hands[seat]
        at = hand.index(card)
        state = State(
            replaced(state.hands, seat, hand[:at] + hand[at + 1 :]),
            state.draws,
            state.pot,
            replaced(state.played, seat, card),
            _REVEAL if seat else CHOOSE,
            state.chance,
        )
        events.append(_event("play", "war.choose", seat, (card,), _NOTHING, state))
        return state

    def _go_on(self, state: State, events: Events) -> State:
        while state.stage.do not in ("choose", "over"):
            state = getattr(self, "_" + state.stage.do)(state, events)
        return state

    def _reveal(self, state: State, events: Events) -> State:
        """`war.start`: with an active card from each side the battle begins; both are turned up into the pot."""
        ours, theirs = state.played
        assert ours is not None and theirs is not None
        pot = (*state.pot, Laid(ours, 0, True), Laid(theirs, 1, True))
        state = State(state.hands, state.draws, pot, (None, None), _COMPARE, state.chance)
        events.append(_event("reveal", "war.start", None, (ours, theirs), Facts(pot=len(pot)), state))
        return state

    def _compare(self, state: State, events: Events) -> State:
        """`war.compare`: the higher rank takes the whole pot. `war.tie`: equal ranks leave it all there.
        `war.repeat`: that holds for every further tie."""
        (ours, _, _), (theirs, _, _) = state.pot[-2:]
        if ours.value == theirs.value:
            ties = self._ties(state.pot)
            state = state._replace(stage=_CONTINUE)
            clause = "war.tie" if ties == 1 else "war.repeat"
            events.append(_event("tie", clause, None, (ours, theirs), Facts(pot=len(state.pot), ties=ties), state))
            return state
        seat = 0 if ours.value > theirs.value else 1
        state = state._replace(stage=Stage("capture", seat, 0, "war.collect"))
        events.append(_event("compare", "war.compare", seat, (ours, theirs), Facts(pot=len(state.pot)), state))
        return state

    @staticmethod
    def _ties(pot: tuple[Laid, ...]) -> int:
        """How many equal pairs lie in the pot."""
        up = [[it.card.value for it in reversed(pot) if it.up and it.seat == seat] for seat in (0, 1)]
        return sum(ours == theirs for ours, theirs in zip(*up, strict=False))

    def _continue(self, state: State, events: Events) -> State:
        """`war.exhausted`: whoever has no card in hand or draw pile cannot go on. Checked before the burn."""
        if all(state.score):
            state = state._replace(stage=_BURN[0] if self.burn else _REFILL[0])
            human, opponent = state.score
            numbers = Facts(human=human, opponent=opponent)
            events.append(_event("can-continue", "war.exhausted", None, (), numbers, state))
            return state
        return self._exhausted(state, events, state.score)

    def _exhausted(self, state: State, events: Events, left: tuple[int, int]) -> State:
        """The one who can go on takes the pot; `war.exhausted-both`: if neither can, the human does."""
        both = not any(left)
        seat, clause = (0, "war.exhausted-both") if both else (0 if left[0] else 1, "war.exhausted")
        state = state._replace(stage=Stage("capture", seat, 0, clause))
        loser = None if both else 1 - seat
        events.append(_event("cannot-continue", clause, loser, (), Facts(pot=len(state.pot)), state))
        return state

    def _burn(self, state: State, events: Events) -> State:
        """`war.burn`: up to three cards (the variation `burn`) face down into the pot, as far as the pile reaches."""
        seat = state.stage.seat
        assert seat is not None
        draw = state.draws[seat]
        cards, rest = draw[: self.burn], draw[self.burn :]
        pot = state.pot + tuple(Laid(card, seat, False) for card in cards)
        stage = _REFILL[0] if seat else _BURN[1]
        state = State(state.hands, replaced(state.draws, seat, rest), pot, state.played, stage, state.chance)
        numbers = Facts(burned=len(cards), limit=self.burn, left=len(rest), pot=len(pot))
        events.append(_event("burn", "war.burn", seat, cards, numbers, state))
        return state

    def _refill(self, state: State, events: Events) -> State:
        """`war.refill` during a war, `war.collect` after a capture: the hand is filled up from the own draw pile."""
        seat = state.stage.seat
        assert seat is not None
        hand, draw = state.hands[seat], state.draws[seat]
        missing = max(0, self.hand_size - len(hand))
        cards, rest = draw[:missing], draw[missing:]
        hands, draws = replaced(state.hands, seat, hand + cards), replaced(state.draws, seat, rest)
        stage = self._after_refill(hands, draws, bool(state.pot)) if seat else _REFILL[1]
        state = State(hands, draws, state.pot, state.played, stage, state.chance)
        numbers = Facts(drawn=len(cards), hand=len(hands[seat]), size=self.hand_size, left=len(rest))
        clause = "war.refill" if state.pot else "war.collect"
        events.append(_event("refill", clause, seat, cards, numbers, state))
        return state

    @staticmethod
    def _after_refill(hands: tuple[Cards, Cards], draws: tuple[Cards, Cards], war: bool) -> Stage:
        """`war.start`: the next battle, if both sides hold an active card. In a war whoever has burned the last card
        cannot go on (possible only when the hand was not full, as with `hand_size` 1); otherwise the game is won."""
        if hands[0] and hands[1]:
            return CHOOSE
        return Stage("stranded") if war else Stage("end", 0 if hands[0] else 1, 0, "war.goal")

    def _stranded(self, state: State, events: Events) -> State:
        return self._exhausted(state, events, state.score)

    def _capture(self, state: State, events: Events) -> State:
        """`war.collect`: the whole pot goes beneath the winner's draw pile."""
        seat, _, clause = state.stage[1:]
        assert seat is not None
        cards = tuple(it.card for it in state.pot)
        draws = replaced(state.draws, seat, state.draws[seat] + cards)
        goes_on = clause == "war.collect"
        stage = Stage("shuffle", seat, len(cards)) if goes_on else Stage("end", seat, 0, clause)
        state = State(state.hands, draws, (), state.played, stage, state.chance)
        numbers = Facts(taken=len(cards), total=state.score[seat])
        events.append(_event("capture", clause, seat, cards, numbers, state))
        return state

    def _shuffle(self, state: State, events: Events) -> State:
        """`war.collect`: the captured cards are shuffled where they lie, beneath the pile (reading `under`), or the
        whole draw pile is shuffled with them (reading `reshuffle`)."""
        _, seat, captured, _ = state.stage
        assert seat is not None and state.chance is not None
        draw = state.draws[seat]
        keep = len(draw) - captured if self.collect == "under" else 0
        mixed, chance = state.chance.shuffled(draw[keep:])
        draws = replaced(state.draws, seat, draw[:keep] + mixed)
        state = State(state.hands, draws, (), state.played, _REFILL[0], chance)
        events.append(_event("shuffle", "war.collect", seat, (), Facts(cards=len(mixed), under=keep), state))
        return state

    def _end(self, state: State, events: Events) -> State:
        """`war.goal`: one side holds every card."""
        _, seat, _, clause = state.stage
        assert seat is not None
        state = state._replace(stage=Stage("over", seat, 0, clause))
        events.append(_event("game-over", clause, seat, (), Facts(cards=state.score[seat]), state))
        return state
