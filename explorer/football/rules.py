"""The rules of the football game, written to be read: this package is the authority.

Here is what may be done when, and what then happens, one event at a time; `balance` has the balance rule and `defence`
what answers an attack. Teams are 0 and 1. Actions are `"attack NAME with STAT"`, `"cover NAME"`, `"draw"` and
`"concede"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from explorer import game as base
from explorer.chance import SEEDS, Chance
from explorer.football import balance, defence
from explorer.football import position as positions
from explorer.football.decks import check_deck, players
from explorer.football.defence import MOST_DRAWS
from explorer.football.players import HIDDEN, STATS, Deck, Player, StatName, by_name, in_words, stat_named
from explorer.football.rulebook import RULEBOOK, Counters, Enough, Lock, MustCover, NoCover, StatsInPlay
from explorer.football.state import Attack, EventKind, Stage, State, named, replaced, without
from explorer.game import Result
from explorer.problems import Facts, Refusal, SettingError, shown, whole

HAND_CARDS = 7
"""Cards of a hand at the start."""
DRAW: Final = "draw"
CONCEDE: Final = "concede"
_MOST_CHARACTERS = 200  # characters of an action


class Cover(NamedTuple):
    """To cover with that card."""

    card: Player


Act = Attack | Cover | Literal["draw", "concede"]
"""What an action means. An attack is as it will lie on the table."""

Event = base.Event[State]
Step = base.Step[State]
Events = list[Event]


def attack_text(card: Player, stat: StatName) -> str:
    """The action that attacks with that card and stat."""
    return f"attack {card.name} with {stat}"


def cover_text(card: Player) -> str:
    """The action that covers with that card."""
    return f"cover {card.name}"


class Game(base.Game[State, Act]):
    """The football game with a choice of readings.

    >>> game = Game(lock="after")
    >>> state = game.start(seed=7)
    >>> len(state.stats), [len(hand) for hand in state.hands], len(state.deck), game.actor(state) == state.turn
    (4, [7, 7], 142, True)
    """

    rulebook = RULEBOOK
    state_type = State
    seats = 2
    kinds = get_args(EventKind)
    counters: Counters
    lock: Lock
    stats_in_play: StatsInPlay
    must_cover: MustCover
    cover: Enough
    draw: NoCover

    def __init__(self, /, **settings: Any) -> None:
        super().__init__(**settings)
        self.__dict__.update(self.settings)

    # Setting up

    def start(self, seed: int, deck: Deck | None = None) -> State:
        """`football.hand`, `football.stats`: seven cards each, the rest face down, four stats of the five, and a team
        to begin, all by chance. Of another deck than the game's own fewer than 14 cards raise `DeckError`."""
        chance = Chance(whole(seed, 0, SEEDS - 1, "seed", SettingError))
        cards = players() if deck is None else tuple(deck)
        check_deck(cards)
        order, chance = chance.shuffled(cards)
        stats, chance = _four(chance)
        turn, chance = chance.below(2)
        hands, deck = (order[:HAND_CARDS], order[HAND_CARDS : 2 * HAND_CARDS]), order[2 * HAND_CARDS :]
        none = (0, 0, 0, 0, 0)
        return State(stats, hands, deck, (none, none), turn, Stage("attack", turn), cards=by_name(cards), chance=chance)

    def state(self, position: Mapping[str, Any] | str) -> State:
        """The state of a JSON position; raises `PositionError`.

        `stats` (four of the five), `hands` (two lists), `deck`, `counters` (two objects, stat → uses), `turn` and
        `attack` (null or `{"card", "stat", "draws"}`); what else `State.to_dict` gives may be left out. A card is the
        name of one of the game's own deck or an object with its name and stats.
        """
        return positions.read(position, self.stats_in_play, self.cover)

    def adopt(self, state: State, other: base.Game[State, Act]) -> State:
        """Four stats that are to be drawn anew are those of the match where they are picked only once.

        A card that does not cover here goes back into the hand, and the defender is asked again, if there is anything
        to decide on.
        """
        do, attack, cover = state.stage.do, state.attack, state.cover
        if do == "draw-stats" and self.stats_in_play == "match":
            return state._replace(stage=Stage("ready", state.stage.seat))
        if cover is not None and attack is not None and not self.covers(cover, attack):
            attacker = state.turn if do == "covered" else 1 - state.turn  # by then the turn has passed
            hands = replaced(state.hands, 1 - attacker, (*state.hands[1 - attacker], cover))
            return state._replace(hands=hands, turn=attacker, cover=None, stage=Stage("look", 1 - attacker))
        if do == "defend" and not self.decides(state):
            return state._replace(stage=Stage("look", state.stage.seat))
        return state

    # Asking

    def actor(self, state: State) -> int | None:
        """The team to attack or to defend."""
        self._own(state)
        return state.stage.seat if state.stage.do in ("attack", "defend") else None

    def uses(self, state: State) -> dict[StatName, int]:
        """How often each stat in play counts as used, for the team that attacks (`football.balance`)."""
        return balance.uses_of(state, self.counters)

    def open_stats(self, state: State) -> list[StatName]:
        """The stats in play that may be attacked with now (`football.balance`)."""
        self._own(state)
        uses = self.uses(state)
        return [stat for stat in state.stats if balance.is_open(uses, stat, self.lock)]

    def shut(self, state: State, stat: StatName) -> Refusal | None:
        """Why a stat in play is shut now; None for one that is open. The least used is always open."""
        return balance.shut(self.uses(state), stat, self.lock)

    def gap(self, state: State) -> int:
        """How far the most used stat in play is ahead of the least used, as `uses` counts them (`football.balance`)."""
        return balance.gap(self.uses(state))

    def limit(self, state: State, stat: StatName) -> int:
        """How often a stat in play may be used until it is shut, the others staying as they are; what it has been used
        where it is shut now (`football.balance`)."""
        return balance.limit(self.uses(state), stat, self.lock)

    def covers(self, card: Player, attack: Attack) -> bool:
        """Whether the card is enough against the attack (`football.cover`)."""
        return defence.covers(card, attack, self.cover)

    def cover_at_hand(self, state: State) -> Player | None:
        """The first card of the defender that covers the attack (`football.cover`); None if there is none."""
        return defence.cover_at_hand(state, self.cover)

    def decides(self, state: State) -> bool:
        """Whether the defender can still do something: cover, or draw (`football.cover`, `football.draw`)."""
        return defence.decides(state, self.cover)

    def actions(self, state: State) -> list[str]:
        """Each card of the attacker with each open stat; or the defender's covers, `draw` and `concede`. None where the
        hand cannot be seen."""
        seat, attack = self.actor(state), state.attack
        if seat is None or HIDDEN in state.hands[seat]:
            return []
        hand = state.hands[seat]
        if attack is None:
            open_ = self.open_stats(state)
            return [attack_text(card, stat) for card in hand for stat in open_]
        found = [cover_text(card) for card in hand if self.covers(card, attack)]
        if self._draw_refusal(state, seat, attack) is None:
            found.append(DRAW)
        if self._concede_refusal(state, seat, attack) is None:
            found.append(CONCEDE)
        return found

    def judge(self, state: State, action: str) -> Act | Refusal:
        """The act, or why not: the match is over, the rules have not come to a decision, it is the other team's turn to
        attack or to defend, the card is not in the hand, the stat is not in play or shut, the cover is too low, the
        defender has a cover, has drawn three times, finds the deck empty, or has to draw first."""
        self._own(state)
        do, seat = state.stage
        if do == "over":
            return Refusal("football.win" if seat is not None else "football.draw-game", "over")
        if do not in ("attack", "defend") or seat is None:
            return Refusal("football.teams", "unsettled")
        if not isinstance(action, str) or len(action) > _MOST_CHARACTERS:
            return _no_action(action)
        word, _, rest = action.partition(" ")
        if word == "attack" and rest:
            return self._judge_attack(state, seat, rest, action)
        if (word == "cover" and rest) or action in (DRAW, CONCEDE):
            if state.attack is None:
                return Refusal("football.attack", "no-attack", Facts(seat=seat))
            if word == "cover":
                return self._judge_cover(state, seat, rest, state.attack)
            if action == DRAW:
                return self._draw_refusal(state, seat, state.attack) or DRAW
            return self._concede_refusal(state, seat, state.attack) or CONCEDE
        return _no_action(action)

    def _judge_attack(self, state: State, seat: int, rest: str, action: str) -> Attack | Refusal:
        """`rest` is `NAME with STAT`: the last ` with ` divides, since a name may have one too."""
        if state.attack is not None:
            return Refusal("football.cover", "attack-open", Facts(seat=seat))
        name, _, told = rest.rpartition(" with ")
        stat = stat_named(told)
        if not name or stat is None:
            return _no_action(action)
        card = named(state.hands[seat], name)
        if card is None or card == HIDDEN:
            return self._not_in_hand(state, seat, name)
        if stat not in state.stats:
            return Refusal("football.stats", "not-in-play", Facts(stat=stat, stats=in_words(state.stats)))
        return self.shut(state, stat) or Attack(card, stat)

    def _judge_cover(self, state: State, seat: int, name: str, attack: Attack) -> Cover | Refusal:
        card = named(state.hands[seat], name)
        if card is None or card == HIDDEN:
            return self._not_in_hand(state, seat, name)
        if self.covers(card, attack):
            return Cover(card)
        value, needed = card.value(attack.stat), attack.value
        facts = Facts(card=card, stat=attack.stat, value=value, against=attack.card, needed=needed, cover=self.cover)
        return Refusal("football.cover", "too-low", facts)

    def _draw_refusal(self, state: State, seat: int, attack: Attack) -> Refusal | None:
        if attack.draws >= MOST_DRAWS:
            return Refusal("football.draw", "three-drawn", Facts(seat=seat))
        if not state.deck:
            return Refusal("football.draw", "empty-deck", Facts(seat=seat))
        if HIDDEN in state.hands[seat]:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        if self.must_cover == "must" and (card := self.cover_at_hand(state)):
            return Refusal("football.draw", "cover-at-hand", Facts(seat=seat, card=card))
        return None

    def _concede_refusal(self, state: State, seat: int, attack: Attack) -> Refusal | None:
        if HIDDEN in state.hands[seat]:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        card = self.cover_at_hand(state)
        if self.must_cover == "must" and card:
            return Refusal("football.cover", "has-to-cover", Facts(seat=seat, card=card))
        if self.draw == "forced" and card is None and defence.can_draw(state):
            return Refusal("football.draw", "has-to-draw", Facts(seat=seat))
        return None

    def _not_in_hand(self, state: State, seat: int, name: str) -> Refusal:
        """Where the card of that name is instead, as far as it can be seen."""
        if name == HIDDEN.name:
            return Refusal("football.teams", "face-down")
        if HIDDEN in state.hands[seat]:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        where = "nowhere"
        if named(state.hands[1 - seat], name):
            where = "other"
        elif named(state.gone, name):
            where = "gone"
        elif state.attack and state.attack.card.name == name:
            where = "attack"
        return Refusal("football.hand", "not-in-hand", Facts(name=shown(name), seat=seat, where=where))

    def result(self, state: State) -> Result | None:
        """The team that has won, or a draw (`football.win`, `football.draw-game`)."""
        self._own(state)
        if state.stage.do != "over":
            return None
        return Result(state.stage.seat, "football.draw-game" if state.stage.seat is None else "football.win")

    # What a team may see

    def view(self, state: State, seat: int | None) -> State:
        """Your own hand, and what lies open; of the other hand and the deck only how many cards."""
        self._own(state)
        self._seat(seat)
        hands: Any = tuple(hand if it == seat else (HIDDEN,) * len(hand) for it, hand in enumerate(state.hands))
        return state._replace(hands=hands, deck=(HIDDEN,) * len(state.deck), chance=None)

    def view_event(self, event: Event, seat: int | None) -> Event:
        """The event as that team may see it: what the other draws stays hidden (`football.draw`)."""
        cards, numbers = event.cards, event.numbers
        if event.kind == "draw" and event.seat != seat:
            cards = (HIDDEN,) * len(cards)
            numbers = Facts({name: number for name, number in numbers.items() if name != "value"})
        return event._replace(cards=cards, numbers=numbers, state=self.view(event.state, seat))

    # Going on

    def opening(self, state: State) -> Step:
        """`football.hand`, `football.stats`: what lies on the table, and who is to move."""
        self._own(state)
        first, second = map(len, state.hands)
        numbers = Facts(deck=len(state.deck), first=first, second=second)
        events = [_event("setup", "football.hand", None, (), numbers, state)]
        if state.stage.do != "draw-stats":
            events.append(_stats(state, drawn=0))
        settled = self.settle(state)
        seat = self.actor(state)
        if seat is not None:
            events.append(_ready(state, seat))
        return base.Step(settled.state, (*events, *settled.events))

    def _do(self, state: State, act: Act, events: Events) -> State:
        seat = state.stage.seat
        assert seat is not None
        if isinstance(act, Attack):
            return self._attack(state, seat, act, events)
        attack = state.attack
        assert attack is not None
        if isinstance(act, Cover):
            return self._cover(state, seat, act.card, attack, events)
        if act == DRAW:
            return self._draw(state, seat, attack, events)
        return self._concede(state, seat, attack, events)

    def _go_on(self, state: State, events: Events) -> State:
        while state.stage.do not in ("attack", "defend", "over"):
            state = getattr(self, "_" + state.stage.do.replace("-", "_"))(state, events)
        return state

    def _attack(self, state: State, seat: int, attack: Attack, events: Events) -> State:
        """`football.attack`: a card of the hand with an open stat."""
        hands = without(state.hands, seat, attack.card)
        state = state._replace(hands=hands, attack=attack, stage=Stage("count", seat))
        numbers = Facts(stat=attack.stat, value=attack.value, left=len(hands[seat]))
        events.append(_event("attack", "football.attack", seat, (attack.card,), numbers, state))
        return state

    def _count(self, state: State, events: Events) -> State:
        """`football.balance`: the use is counted."""
        assert state.attack is not None
        seat, stat = state.turn, state.attack.stat
        counts: Any = tuple(used + (it == stat) for it, used in zip(STATS, state.counters[seat], strict=True))
        counters = (counts, state.counters[1]) if seat == 0 else (state.counters[0], counts)
        state = state._replace(counters=counters, stage=Stage("look", 1 - seat))
        uses = self.uses(state)
        numbers = Facts(stat=stat, uses=uses[stat], gap=balance.gap(uses))
        events.append(_event("count", "football.balance", seat, (), numbers, state))
        return state

    def _look(self, state: State, events: Events) -> State:
        """`football.teams`: the defender is to decide, if there is anything to decide on."""
        seat = 1 - state.turn
        if not self.decides(state):
            return state._replace(stage=Stage("stands", state.turn))
        state = state._replace(stage=Stage("defend", seat))
        events.append(_ready(state, seat))
        return state

    def _draw(self, state: State, seat: int, attack: Attack, events: Events) -> State:
        """`football.draw`: the next card of the deck; it stays in the hand."""
        card, rest = state.deck[0], state.deck[1:]
        hands = replaced(state.hands, seat, (*state.hands[seat], card))
        attack = attack._replace(draws=attack.draws + 1)
        state = state._replace(hands=hands, deck=rest, attack=attack)
        stage = Stage("defend", seat) if self.decides(state) else Stage("stands", state.turn)
        state = state._replace(stage=stage)
        value, needed = card.value(attack.stat), attack.value
        numbers = Facts(draws=attack.draws, left=len(rest), stat=attack.stat, value=value, needed=needed)
        events.append(_event("draw", "football.draw", seat, (card,), numbers, state))
        return state

    def _concede(self, state: State, seat: int, attack: Attack, events: Events) -> State:
        """`football.draw`: without a cover in hand; `football.cover`: with one, where covering is a choice."""
        clause = "football.draw" if self.cover_at_hand(state) is None else "football.cover"
        state = state._replace(stage=Stage("stands", state.turn))
        events.append(_event("concede", clause, seat, (), Facts(draws=attack.draws), state))
        return state

    def _cover(self, state: State, seat: int, card: Player, attack: Attack, events: Events) -> State:
        """`football.cover`: a card that covers."""
        hands = without(state.hands, seat, card)
        state = state._replace(hands=hands, cover=card, stage=Stage("covered", seat))
        value, against = card.value(attack.stat), attack.value
        numbers = Facts(stat=attack.stat, value=value, against=against, equal=int(value == against))
        events.append(_event("cover", "football.cover", seat, (card, attack.card), numbers, state))
        return state

    def _covered(self, state: State, events: Events) -> State:
        """`football.covered`: the turn passes to the defender."""
        seat = 1 - state.turn
        state = state._replace(turn=seat, stage=Stage("leave", seat))
        events.append(_event("covered", "football.covered", seat, (), Facts(), state))
        return state

    def _stands(self, state: State, events: Events) -> State:
        """`football.success`: there is no cover, and the attacker keeps the turn."""
        assert state.attack is not None
        card, _, draws = state.attack
        state = state._replace(stage=Stage("leave", state.turn))
        numbers = Facts(draws=draws, hand=len(state.hands[1 - state.turn]))
        events.append(_event("success", "football.success", state.turn, (card,), numbers, state))
        return state

    def _leave(self, state: State, events: Events) -> State:
        """The cards of the round leave the game: both after a cover (`football.covered`), else the attacker's
        (`football.success`). Then it is seen whether a hand is empty."""
        assert state.attack is not None
        cards = (state.attack.card,) if state.cover is None else (state.attack.card, state.cover)
        clause = "football.success" if state.cover is None else "football.covered"
        seat = state.stage.seat
        state = state._replace(attack=None, cover=None, gone=(*state.gone, *cards), stage=Stage("check", seat))
        events.append(_event("leave", clause, None, cards, Facts(count=len(cards)), state))
        return state

    def _check(self, state: State, events: Events) -> State:
        """`football.win`: a team with an empty hand has won. `football.draw-game`: both at once is a draw."""
        empty = [seat for seat in (0, 1) if not state.hands[seat]]
        if len(empty) == 2:
            state = state._replace(stage=Stage("over"))
            events.append(_event("draw-game", "football.draw-game", None, (), Facts(round=state.round), state))
        elif empty:
            state = state._replace(stage=Stage("over", empty[0]))
            numbers = Facts(left=len(state.hands[1 - empty[0]]), round=state.round)
            events.append(_event("win", "football.win", empty[0], (), numbers, state))
        else:
            seat = state.stage.seat
            assert seat is not None
            stage = Stage("draw-stats" if self.stats_in_play == "round" else "ready", seat)
            state = state._replace(round=state.round + 1, stage=stage)
        return state

    def _draw_stats(self, state: State, events: Events) -> State:
        """`football.stats`: under the reading `stats_in_play=round` four stats are drawn for each attack."""
        assert state.chance is not None
        stats, chance = _four(state.chance)
        state = state._replace(stats=stats, chance=chance, stage=Stage("ready", state.stage.seat))
        events.append(_stats(state, drawn=1))
        return state

    def _ready(self, state: State, events: Events) -> State:
        """`football.teams`: the team to move sees its hand."""
        seat = state.stage.seat
        assert seat is not None
        state = state._replace(stage=Stage("attack", seat))
        events.append(_ready(state, seat))
        return state


def _event(kind: EventKind, clause: str, seat: int | None, cards: Deck, numbers: Facts, state: State) -> Event:
    return base.Event(kind, clause, seat, cards, numbers, state)  # faster than through the alias


def _stats(state: State, drawn: int) -> Event:
    """Which stats are in play, and whether they were drawn just now."""
    return _event("stats", "football.stats", None, (), Facts(stats=in_words(state.stats), drawn=drawn), state)


def _ready(state: State, seat: int) -> Event:
    numbers = Facts(do=state.stage.do, hand=len(state.hands[seat]))
    return _event("ready", "football.teams", seat, (), numbers, state)


def _no_action(action: object) -> Refusal:
    return Refusal("football.attack", "no-action", Facts(text=shown(action)))


def _four(chance: Chance) -> tuple[tuple[StatName, ...], Chance]:
    """`football.stats`: four of the five, all but one by chance."""
    left_out, chance = chance.below(len(STATS))
    return (*STATS[:left_out], *STATS[left_out + 1 :]), chance
