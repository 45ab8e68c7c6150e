"""The rules of a match of Guandan, written to be read: with the modules on its cards this file is the authority.

Actions are `"pass"`, a play such as `"5S 6D 7C 8D 2H as straight 9"`, `"return 5S"`, and at any time `"restart"`. What
the rules do next is a state's `stage`; whose turn it is in a trick is in `turns`, who pays what in `tribute`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from explorer import game as base
from explorer.cards import HIDDEN, RANKS, RED_JOKER, Card
from explorer.chance import SEEDS, Chance
from explorer.game import Result
from explorer.guandan import legal, tribute
from explorer.guandan import position as positions
from explorer.guandan.acts import RESTART, Act, Return, Word, written
from explorer.guandan.cards.hand import HAND, TWO_PACKS, Cards
from explorer.guandan.cards.readings import readings_of
from explorer.guandan.cards.shapes import Reading, comparing, level_index
from explorer.guandan.rulebook import RULEBOOK
from explorer.guandan.state import (
    SEATS,
    TOP,
    EventKind,
    Hands,
    Move,
    Payment,
    Stage,
    State,
    moved,
    partner,
    replaced,
    sorted_hand,
    team,
)
from explorer.guandan.turns import due, next_turn
from explorer.problems import Facts, Refusal, SettingError, whole

Event = base.Event[State]
Step = base.Step[State]
Events = list[Event]


def _event(kind: EventKind, clause: str, seat: int | None, cards: Cards, numbers: Facts, state: State) -> Event:
    return base.Event(kind, clause, seat, cards, numbers, state)


class Game(base.Game[State, Act]):
    """Guandan with a choice of readings.

    >>> game = Game(passing="out")
    >>> state = game.start(seed=7)
    >>> state.level, [len(hand) for hand in state.hands], game.actor(state) == state.stage.seat
    ('2', [27, 27, 27, 27], True)
    """

    rulebook = RULEBOOK
    state_type = State
    seats = len(SEATS)
    kinds = get_args(EventKind)
    wild_pair: str
    flush_as_straight: str
    return_level_cards: str
    double_down: str
    passing: str
    lead_after_tribute: str
    equal_tributes: str
    tribute_suit: str

    def __init__(self, /, **settings: Any) -> None:
        super().__init__(**settings)
        self.__dict__.update(self.settings)

    # Setting up

    def start(self, seed: int) -> State:
        """`guandan.setup`: 108 cards, 27 each, both teams at level 2, and a leader by chance."""
        chance = Chance(whole(seed, 0, SEEDS - 1, "seed", SettingError))
        return self._first_deal(chance)

    def _first_deal(self, chance: Chance) -> State:
        hands, chance = _dealt(chance)
        leader, chance = chance.below(len(SEATS))
        low = RANKS[0]
        return State(low, (low, low), hands, Stage("play", leader), chance=chance)

    def state(self, position: Mapping[str, Any] | str) -> State:
        """The state of a JSON position; raises `PositionError`.

        `level`, `hands` (four lists, each card at most twice), `turn`, `to_beat` (null or `{"seat", "action"}`),
        `passed` and `out` describe a deal; `trick` tells all turns since the lead. With `previous`, the places of the
        deal before, and no `turn` it starts at the tribute; then `deal` is 2 if not given. `levels` are the teams' (by
        default the deal's). What else `State.to_dict` gives may be left out.
        """
        return positions.read(position, self.settings)

    def adopt(self, state: State, other: base.Game[State, Act]) -> State:
        """The same cards under this game's settings. Where a play of the trick is none under them, the trick is begun
        afresh by the player whose turn it is. Where its turns would have been others, only the last play is kept, and
        those between it and the turn have passed. Where partners were the first two out, the deal is over, or goes on,
        by `double_down`."""
        return self._ended_or_not(self._trick_adopted(state))

    def _ended_or_not(self, state: State) -> State:
        """Going on by `double_down` where the first two out are partners (`guandan.end`)."""
        (do, seat), out = state.stage, state.out
        if not tribute.is_double(out):
            return state
        if self.double_down == "stop":
            if do == "finish" and seat is not None:
                return state._replace(out=(*out, seat), stage=Stage("last", seat))
            return state._replace(stage=Stage("last", out[-1])) if do in ("play", "won") else state
        if do != "last" or len(out) > 2:
            return state
        if state.to_beat:
            return state._replace(stage=list(due(state, self.passing))[-1])
        return state._replace(trick=(), stage=Stage("play", (out[1] + 1) % 4))

    def _trick_adopted(self, state: State) -> State:
        for move in state.trick:
            if move.reading and move.reading not in readings_of(move.cards, state.level, **self.settings):
                while state.stage.do in ("finish", "won"):
                    state = getattr(self, "_" + state.stage.do)(state, [])
                return state._replace(trick=())
        last, (do, seat) = state.to_beat, state.stage
        if last is None or seat is None:
            return state
        turns, wanted = [Stage("play", move.seat) for move in state.trick[1:]], list(due(state, self.passing))
        going = do in ("play", "won")
        if wanted == [*turns, state.stage if going else wanted[-1]]:
            return state
        steps = range(1, (seat - last.seat - 1) % 4 + 1) if going else ()
        between = ((last.seat + step) % 4 for step in steps)
        return state._replace(trick=(last, *(Move(it) for it in between if it not in state.out)))

    # Asking

    def actor(self, state: State) -> int | None:
        """The seat to play or to return a card."""
        self._own(state)
        return state.stage.seat if state.stage.do in ("play", "return") else None

    def acts(self, state: State) -> list[Act]:
        """What `actions` writes down."""
        seat = self.actor(state)
        return [] if seat is None or HIDDEN in state.hands[seat] else legal.listed(state, seat, self.settings)

    def actions(self, state: State) -> list[str]:
        """One cheapest play for each reading, and `pass` for who does not lead; or the cards that may be returned. None
        where the hand cannot be seen.

        Other choices of cards are legal too, as `refusal` tells (`guandan.turn`, `guandan.return`).
        """
        acts = self.acts(state)
        return written(acts, state.level, self.settings)

    def other_actions(self, state: State) -> list[str]:
        """`guandan.end`: the match may be started again at any time."""
        self._own(state)
        return [RESTART]

    def judge(self, state: State, action: str) -> Act | Refusal:
        """What is to be done, or why it may not be: the match is over, the rules have not come to a decision, a return
        is open or none is due, the leader passes, the cards are not held, are no play, have several readings, or do not
        beat. A view cannot tell what a hand that it hides may play."""
        seat = self.actor(state)
        if action == RESTART:
            return Word.RESTART
        if state.stage.do == "over":
            return Refusal("guandan.match", "over")
        if seat is None:
            return Refusal("guandan.turn", "unsettled")
        return legal.judged(state, seat, action, self.settings)

    def result(self, state: State) -> Result | None:
        """The team that has won the match (`guandan.match`): 0 is 0+2, 1 is 1+3."""
        self._own(state)
        return Result(state.stage.seat, "guandan.match") if state.stage.do == "over" else None

    # What a seat may see

    def view(self, state: State, seat: int | None) -> State:
        """Your own hand and what was played, paid or returned openly; of the other hands only how many cards."""
        self._own(state)
        self._seat(seat)
        hands = state.hands
        for other in SEATS:
            if other != seat:
                hands = replaced(hands, other, (HIDDEN,) * len(hands[other]))
        return state._replace(hands=hands, chance=None)

    def view_event(self, event: Event, seat: int | None) -> Event:
        """The event with its table as that seat may see it; everything else in an event is public."""
        return event._replace(state=self.view(event.state, seat))

    # Going on

    def opening(self, state: State) -> Step:
        """`guandan.setup`: the deal as it lies."""
        settled = self.settle(state)
        leader = state.stage.seat if state.stage.do == "play" and not state.trick else None
        numbers = Facts(level=state.level, deal=state.deal, leader="none" if leader is None else leader)
        return base.Step(settled.state, (_event("setup", "guandan.setup", None, (), numbers, state), *settled.events))

    def _do(self, state: State, act: Act, events: Events) -> State:
        match act:
            case (cards, reading):
                return self._play(state, cards, reading, events)
            case Word.PASS:
                return self._pass(state, events)
            case Return(card):
                return self._give_back(state, card, events)
            case Word.RESTART:
                return self._restart(state, events)

    def _go_on(self, state: State, events: Events) -> State:
        while state.stage.do not in ("play", "return", "over"):
            state = getattr(self, "_" + state.stage.do.replace("-", "_"))(state, events)
        return state

    def _play(self, state: State, cards: Cards, reading: Reading, events: Events) -> State:
        """`guandan.shapes` for who leads; who follows must beat what lies there (`guandan.ranks`, `guandan.bombs`)."""
        seat = state.stage.seat
        assert seat is not None
        before = state.to_beat
        clause = comparing(reading, before.reading) if before and before.reading else reading.clause
        hand = list(state.hands[seat])
        for card in cards:
            hand.remove(card)
        plain = reading.plain
        trick = (*state.trick, Move(seat, cards, plain))
        stage = Stage("finish", seat) if not hand else next_turn(state.out, trick, seat, self.passing)
        state = state._replace(hands=replaced(state.hands, seat, tuple(hand)), trick=trick, stage=stage)
        over = before and before.reading
        numbers = Facts(reading=plain, left=len(hand), leads=int(before is None), over=over)
        events.append(_event("play", clause, seat, cards, numbers, state))
        return state

    def _pass(self, state: State, events: Events) -> State:
        """`guandan.turn`: whoever does not lead may pass."""
        seat = state.stage.seat
        assert seat is not None
        trick = (*state.trick, Move(seat))
        state = state._replace(trick=trick, stage=next_turn(state.out, trick, seat, self.passing))
        events.append(_event("pass", "guandan.turn", seat, (), Facts(left=len(state.hands[seat])), state))
        return state

    def _won(self, state: State, events: Events) -> State:
        """`guandan.turn`: who played last leads again. `guandan.inherit`: if that player is out, the partner, or if
        that one is out too, the next active player."""
        last = state.stage.seat
        assert last is not None
        heirs = (last, partner(last), *((last + step) % 4 for step in SEATS[1:]))
        leader = next(seat for seat in heirs if seat not in state.out)
        how = "self" if leader == last else "partner" if leader == partner(last) else "next"
        clause = "guandan.turn" if how == "self" else "guandan.inherit"
        state = state._replace(trick=(), stage=Stage("play", leader))
        events.append(_event("lead", clause, leader, (), Facts(how=how, last=last), state))
        return state

    def _finish(self, state: State, events: Events) -> State:
        """`guandan.goal`: whoever has no cards left takes the next place, which counts for both partners.
        `guandan.teams`: with the 1st its team wins. `guandan.end`: with the third player out the fourth is last; under
        the reading `double_down=stop` the deal also ends when two partners are out."""
        seat = state.stage.seat
        assert seat is not None
        out = (*state.out, seat)
        stop = self.double_down == "stop" and tribute.is_double(out)
        stage = Stage("last", seat) if len(out) == 3 or stop else next_turn(out, state.trick, seat, self.passing)
        clause = "guandan.goal" if state.out else "guandan.teams"
        state = state._replace(out=out, stage=stage)
        events.append(_event("finish", clause, seat, (), Facts(place=len(out)), state))
        return state

    def _last(self, state: State, events: Events) -> State:
        """`guandan.end`: the deal is over; who is left takes the last places, in turn order."""
        seat = state.stage.seat
        assert seat is not None
        left = tuple((seat + step) % 4 for step in SEATS[1:] if (seat + step) % 4 not in state.out)
        out = (*state.out, *left)
        state = state._replace(out=out, stage=Stage("score", out[0]))
        numbers = Facts(first=out[0], second=out[1], third=out[2], fourth=out[3], stopped=int(len(left) > 1))
        events.append(_event("deal-over", "guandan.end", left[-1], (), numbers, state))
        return state

    def _score(self, state: State, events: Events) -> State:
        """`guandan.match`: a team already at A that comes first in a deal at A, its partner not last, has won.
        `guandan.advance`: otherwise the winners go up 3, 2 or 1 levels, at most to A."""
        first = state.out[0]
        ours, place = team(first), state.out.index(partner(first)) + 1
        before = state.levels[ours]
        if before == TOP:
            if state.level == TOP and place < 4:
                state = state._replace(stage=Stage("over", ours))
                numbers = Facts(team=ours, place=place, deal=state.deal)
                events.append(_event("match-won", "guandan.match", first, (), numbers, state))
                return state
            why = "level" if state.level != TOP else "last"
            state = state._replace(stage=Stage("next-level", ours))
            numbers = Facts(team=ours, why=why, level=state.level)
            events.append(_event("not-yet", "guandan.match", first, (), numbers, state))
            return state
        steps = 5 - place
        at = RANKS.index(before) + steps
        level = RANKS[min(at, len(RANKS) - 1)]
        levels = (level, state.levels[1]) if ours == 0 else (state.levels[0], level)
        state = state._replace(levels=levels, stage=Stage("next-level", ours))
        numbers = Facts(team=ours, place=place, steps=steps, before=before, level=level, capped=int(at > 12))
        events.append(_event("advance", "guandan.advance", first, (), numbers, state))
        return state

    def _next_level(self, state: State, events: Events) -> State:
        """`guandan.next-level`: the next deal is played at the level the winners have reached."""
        ours = state.stage.seat
        assert ours is not None
        level = state.levels[ours]
        state = state._replace(level=level, trick=(), stage=Stage("deal"))
        events.append(_event("next-level", "guandan.next-level", None, (), Facts(level=level, team=ours), state))
        return state

    def _deal(self, state: State, events: Events) -> State:
        """`guandan.setup`: all cards are shuffled and dealt again."""
        assert state.chance is not None
        hands, chance = _dealt(state.chance)
        state = State(
            state.level,
            state.levels,
            hands,
            Stage("tribute"),
            previous=state.out,
            deal=state.deal + 1,
            chance=chance,
        )
        events.append(_event("deal", "guandan.setup", None, (), Facts(deal=state.deal, level=state.level), state))
        return state

    def _tribute(self, state: State, events: Events) -> State:
        """`guandan.tribute`, `guandan.double-tribute`: each who owes pays its strongest card, the stronger to the 1st.
        `guandan.tribute-cancelled`: not if they hold both red jokers."""
        places = state.previous
        first, level = places[0], level_index(state.level)
        if not state.payments and tribute.is_cancelled(state.hands, places):
            owing = tribute.payers(places)
            state = state._replace(stage=Stage("play", first))
            numbers = Facts(payers=len(owing), payer=owing[0], other=owing[-1])
            jokers = (RED_JOKER, RED_JOKER)
            events.append(_event("tribute-cancelled", "guandan.tribute-cancelled", first, jokers, numbers, state))
            return state
        double = tribute.is_double(places)
        if not state.payments:
            payer, why = tribute.pays_first(state.hands, places, level, self.equal_tributes)
            receiver = first
        else:
            payer = next(seat for seat in tribute.payers(places) if seat != state.payments[0].payer)
            receiver, why = places[1], "other"
        choice, chance = tribute.strongest(state.hands[payer], level), state.chance
        at = 0
        if self.tribute_suit == "random" and len(choice) > 1:
            assert chance is not None
            at, chance = chance.below(len(choice))
        card = choice[at]
        payments = (*state.payments, Payment(payer, receiver, card))
        stage = Stage("tribute") if double and len(payments) == 1 else Stage("return", first)
        hands = moved(state.hands, card, payer, receiver)
        state = state._replace(hands=hands, payments=payments, stage=stage, chance=chance)
        clause = "guandan.double-tribute" if double else "guandan.tribute"
        events.append(_event("tribute", clause, payer, (card,), Facts(receiver=receiver, why=why), state))
        return state

    def _give_back(self, state: State, card: Card, events: Events) -> State:
        """`guandan.return`: the receiver gives back a card of its choice."""
        seat = state.stage.seat
        assert seat is not None
        payments = tuple(it._replace(back=card) if it.receiver == seat else it for it in state.payments)
        payment = next(it for it in payments if it.receiver == seat)
        open_ = next((it.receiver for it in payments if it.back is None), None)
        stage = Stage("lead") if open_ is None else Stage("return", open_)
        hands = moved(state.hands, card, seat, payment.payer)
        state = state._replace(hands=hands, payments=payments, stage=stage)
        events.append(_event("return", "guandan.return", seat, (card,), Facts(payer=payment.payer), state))
        return state

    def _lead(self, state: State, events: Events) -> State:
        """`guandan.lead-after-tribute`: whose tribute the 1st received leads; under the reading
        `lead_after_tribute=first` the 1st does."""
        first = state.previous[0]
        payer = next(it.payer for it in state.payments if it.receiver == first)
        how, leader = ("tribute", payer) if self.lead_after_tribute == "payer" else ("first", first)
        state = state._replace(stage=Stage("play", leader))
        numbers = Facts(how=how, last=first)
        events.append(_event("lead", "guandan.lead-after-tribute", leader, (), numbers, state))
        return state

    def _restart(self, state: State, events: Events) -> State:
        """`guandan.end`: a new match, both teams back at level 2."""
        assert state.chance is not None
        state = self._first_deal(state.chance)
        numbers = Facts(level=state.level, leader=state.stage.seat)
        events.append(_event("restart", "guandan.end", None, (), numbers, state))
        return state


def _dealt(chance: Chance) -> tuple[Hands, Chance]:
    cards, chance = chance.shuffled(TWO_PACKS)
    one, two, three, four = (sorted_hand(cards[HAND * seat : HAND * (seat + 1)]) for seat in SEATS)
    return (one, two, three, four), chance
