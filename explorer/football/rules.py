"""The rules of the football game, written to be read: this module is the authority.

Teams are 0 and 1. Actions are `"attack NAME with STAT"`, `"cover NAME"`, `"draw"` and `"concede"`. A state's `stage`
says what the rules do next, so that the table after each event is a complete state too.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from explorer import game as base
from explorer.chance import SEEDS, Chance
from explorer.football.players import HIDDEN, STATS, Deck, Player, by_name, check_deck, players
from explorer.football.rulebook import RULEBOOK
from explorer.game import Event, Result, Step
from explorer.problems import Facts, Refusal, SettingError, shown, whole

HAND, DRAWS, GAP = 7, 3, 2
"""Cards of a hand at the start, draws for one attack, and how far apart the most and the least used stat may be."""
DRAW, CONCEDE = "draw", "concede"
_LONGEST = 200  # characters of an action


class Attack(NamedTuple):
    """The card played, the stat it attacks with, and how many cards the defender has drawn for it."""

    card: Player
    stat: str
    draws: int = 0


class Stage(NamedTuple):
    """What the rules do next, and for which team.

    `attack` and `defend` wait for that team and `over` is the end; all others pass by themselves.
    """

    do: str
    seat: int | None = None


Counts = tuple[int, int, int, int, int]


class State(NamedTuple):
    """A match at one moment, and the chance to come.

    `stats` are those in play. `deck[0]` is the next card drawn. `counters` has each team's uses of the five stats.
    `turn` is the attacking team. `gone` are the cards that have left the game, `cover` the card that covers the
    attack until then. `cards` are all of the match, by name: every one of them is known, though not where it is.
    `round` counts attacks from 1. `chance` is None in a view.
    """

    stats: tuple[str, ...]
    hands: tuple[Deck, Deck]
    deck: Deck
    counters: tuple[Counts, Counts]
    turn: int
    stage: Stage
    attack: Attack | None = None
    cover: Player | None = None
    gone: Deck = ()
    cards: Deck = ()
    round: int = 1
    chance: Chance | None = Chance(0)

    def to_dict(self) -> dict[str, Any]:
        """The JSON position. A card of the game's own deck is its name, another one an object with its stats."""
        position: dict[str, Any] = {
            "stats": list(self.stats),
            "hands": [[_card(card) for card in hand] for hand in self.hands],
            "deck": [_card(card) for card in self.deck],
            "counters": [dict(zip(STATS, counts, strict=True)) for counts in self.counters],
            "turn": self.turn,
            "attack": self.attack
            and {"card": _card(self.attack.card), "stat": self.attack.stat, "draws": self.attack.draws},
            "gone": [_card(card) for card in self.gone],
            "round": self.round,
            "stage": self.stage.do,
        }
        if self.stage.do == "over":
            position["winner"] = self.stage.seat
        if self.cover is not None:
            position["cover"] = _card(self.cover)
        if self.chance is not None and self.chance != Chance(0):
            position.update(self.chance._asdict())
        return position

    def __str__(self) -> str:
        hands = (f"{seat}: {', '.join(map(str, hand)) or '–'}" for seat, hand in enumerate(self.hands))
        attack = f"  attack: {self.attack.card} with {self.attack.stat}" if self.attack else ""
        return f"{'  '.join(hands)}  deck: {len(self.deck)}  next: {self.stage.do} {self.stage.seat}{attack}"

    def _repr_html_(self) -> str:
        from html import escape

        rows = (
            f"<tr><td style='text-align:start'>{escape(card.name)}</td>"
            + "".join(f"<td>{card.value(stat)}</td>" for stat in self.stats)
            + f"<td>{seat}</td></tr>"
            for seat, hand in enumerate(self.hands)
            for card in hand
        )
        head = "".join(f"<th>{stat}</th>" for stat in self.stats)
        return f"<table><tr><th></th>{head}<th></th></tr>{''.join(rows)}</table>"


def _card(card: Player) -> Any:
    return card.name if card in _own() or card == HIDDEN else {k: v for k, v in card._asdict().items() if v != ""}


@cache
def _own() -> frozenset[Player]:
    return frozenset(players())


class Game(base.Game[State, str]):
    """The football game with a choice of readings.

    >>> game = Game(lock="after")
    >>> state = game.start(seed=7)
    >>> len(state.stats), [len(hand) for hand in state.hands], len(state.deck), game.actor(state) == state.turn
    (4, [7, 7], 142, True)
    """

    rulebook = RULEBOOK
    seats = 2
    state_type = State
    counters: str
    lock: str
    stats_in_play: str
    must_cover: str
    cover: str
    draw: str

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
        hands = (order[:HAND], order[HAND : 2 * HAND])
        none = (0, 0, 0, 0, 0)
        stage = Stage("attack", turn)
        return State(stats, hands, order[2 * HAND :], (none, none), turn, stage, cards=by_name(cards), chance=chance)

    def state(self, position: Mapping[str, Any] | str) -> State:
        """The state of a JSON position; raises `PositionError`.

        `stats` (four of the five), `hands` (two lists), `deck`, `counters` (two objects, stat → uses), `turn` and
        `attack` (null or `{"card", "stat", "draws"}`); what else `State.to_dict` gives may be left out. A card is the
        name of one of the game's own deck or an object with its name and stats.
        """
        from explorer.football.position import position as parsed

        return parsed(position, self)

    def adopt(self, state: State, other: base.Game) -> State:
        """Four stats that are to be drawn anew are those of the match where they are picked only once.

        A card that does not cover here goes back into the hand, and the defender is asked again, if there is anything
        to decide on.
        """
        do, attack, cover = state.stage.do, state.attack, state.cover
        if do == "draw-stats" and self.stats_in_play == "match":
            return state._replace(stage=Stage("ready", state.stage.seat))
        if cover is not None and not self.covers(cover, attack):
            attacker = state.turn if do == "covered" else 1 - state.turn  # by then the turn has passed
            hands = _put(state.hands, 1 - attacker, (*state.hands[1 - attacker], cover))
            return state._replace(hands=hands, turn=attacker, cover=None, stage=Stage("look", 1 - attacker))
        if do == "defend" and not self.decides(state):
            return state._replace(stage=Stage("look", state.stage.seat))
        return state

    # Asking

    def actor(self, state: State) -> int | None:
        """The team to attack or to defend."""
        self._own(state)
        return state.stage.seat if state.stage.do in ("attack", "defend") else None

    def open_stats(self, state: State) -> list[str]:
        """The stats in play that may be attacked with now (`football.balance`)."""
        self._own(state)
        return [stat for stat in state.stats if self.shut(state, stat) is None]

    def uses(self, state: State) -> dict[str, int]:
        """How often each stat in play counts as used, for the team that attacks (`football.balance`)."""
        ours, theirs = state.counters[state.turn], state.counters[1 - state.turn]
        both = self.counters == "match"
        return {stat: ours[at] + theirs[at] * both for at, stat in enumerate(STATS) if stat in state.stats}

    def gap(self, state: State) -> int:
        """How far the most used stat in play is ahead of the least used, as `uses` counts them (`football.balance`)."""
        uses = self.uses(state).values()
        return max(uses) - min(uses)

    def limit(self, state: State, stat: str) -> int:
        """How often a stat in play may be used until it is shut, the others staying as they are; what it has been used
        where it is shut now (`football.balance`)."""
        uses = self.uses(state)
        mine = uses.pop(stat)
        least, most = min(uses.values()), max(uses.values())
        if self.lock == "after":
            return max(mine, most, least + GAP + 1)
        return max(mine, least + (1 if most - least > GAP else GAP))

    def shut(self, state: State, stat: str) -> Refusal | None:
        """Why a stat in play is shut now; None for one that is open. The least used is always open."""
        uses = self.uses(state)
        mine, least, most = uses[stat], min(uses.values()), max(uses.values())
        if mine == least:
            return None
        shut = max(most, mine + 1) - least > GAP if self.lock == "before" else mine == most and most - least > GAP
        if not shut:
            return None
        reached = max(most, mine + 1) if self.lock == "before" else most
        until = min(mine, reached - GAP)  # it opens when all the others have been used as often
        facts = Facts(
            stat=stat,
            uses=mine,
            least=least,
            most=most,
            after=max(most, mine + 1) - least,
            behind=_names(tuple(it for it, used in uses.items() if used < until)),
            gap=GAP,
            until=until,
        )
        return Refusal("football.balance", f"shut-{self.lock}", facts)

    def actions(self, state: State) -> list[str]:
        """Each card of the attacker with each open stat; or the defender's covers, `draw` and `concede`. None where the
        hand cannot be seen."""
        seat = self.actor(state)
        if seat is None or HIDDEN in state.hands[seat]:
            return []
        hand = state.hands[seat]
        if state.stage.do == "attack":
            open_ = self.open_stats(state)
            return [f"attack {card.name} with {stat}" for card in hand for stat in open_]
        found = [f"cover {card.name}" for card in hand if self.covers(card, state.attack)]
        return found + [it for it in (DRAW, CONCEDE) if self.refusal(state, it) is None]

    def judge(self, state: State, action: str) -> str | Refusal:
        """The action itself, or why not."""
        return self._why_not(state, action) or action

    def _why_not(self, state: State, action: str) -> Refusal | None:
        """Why an action may not be done: the match is over, the rules have not come to a decision, it is the other
        team's turn to attack or to defend, the card is not in the hand, the stat is not in play or shut, the cover is
        too low, the defender has a cover, has drawn three times, finds the deck empty, or has to draw first."""
        self._own(state)
        do, seat = state.stage
        if do == "over":
            return Refusal("football.win" if seat is not None else "football.draw-game", "over")
        if do not in ("attack", "defend") or seat is None:
            return Refusal("football.teams", "unsettled")
        if not isinstance(action, str) or len(action) > _LONGEST:
            return _no_action(action)
        word, _, rest = action.partition(" ")
        if word == "attack" and rest:
            return self._attack_refusal(state, seat, rest, action)
        if (word == "cover" and rest) or action in (DRAW, CONCEDE):
            if do == "attack" or state.attack is None:
                return Refusal("football.attack", "no-attack", Facts(seat=seat))
            if word == "cover":
                return self._cover_refusal(state, seat, rest)
            return self._draw_refusal(state, seat) if action == DRAW else self._concede_refusal(state, seat)
        return _no_action(action)

    def _attack_refusal(self, state: State, seat: int, rest: str, action: str) -> Refusal | None:
        if state.stage.do != "attack":
            return Refusal("football.cover", "attack-open", Facts(seat=seat))
        name, _, stat = rest.rpartition(" with ")
        if not name or stat not in STATS:
            return _no_action(action)
        if refusal := self._not_in_hand(state, seat, name):
            return refusal
        if stat not in state.stats:
            return Refusal("football.stats", "not-in-play", Facts(stat=stat, stats=_names(state.stats)))
        return self.shut(state, stat)

    def _cover_refusal(self, state: State, seat: int, name: str) -> Refusal | None:
        assert state.attack is not None
        if refusal := self._not_in_hand(state, seat, name):
            return refusal
        card = _named(state.hands[seat], name)
        if card is None or self.covers(card, state.attack):
            return None
        stat, against = state.attack.stat, state.attack.card
        value, needed = card.value(stat), against.value(stat)
        facts = Facts(card=card, stat=stat, value=value, against=against, needed=needed, cover=self.cover)
        return Refusal("football.cover", "too-low", facts)

    def _draw_refusal(self, state: State, seat: int) -> Refusal | None:
        assert state.attack is not None
        if state.attack.draws >= DRAWS:
            return Refusal("football.draw", "three-drawn", Facts(seat=seat))
        if not state.deck:
            return Refusal("football.draw", "empty-deck", Facts(seat=seat))
        if HIDDEN in state.hands[seat]:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        if self.must_cover == "must" and (card := self.cover_at_hand(state)):
            return Refusal("football.draw", "cover-at-hand", Facts(seat=seat, card=card))
        return None

    def _concede_refusal(self, state: State, seat: int) -> Refusal | None:
        if HIDDEN in state.hands[seat]:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        card = self.cover_at_hand(state)
        if self.must_cover == "must" and card:
            return Refusal("football.cover", "has-to-cover", Facts(seat=seat, card=card))
        if self.draw == "forced" and card is None and self._draw_refusal(state, seat) is None:
            return Refusal("football.draw", "has-to-draw", Facts(seat=seat))
        return None

    def _not_in_hand(self, state: State, seat: int, name: str) -> Refusal | None:
        hand = state.hands[seat]
        if name == HIDDEN.name:
            return Refusal("football.teams", "face-down")
        if _named(hand, name):
            return None
        if HIDDEN in hand:
            return Refusal("football.teams", "hand-hidden", Facts(seat=seat))
        where = "nowhere"
        if _named(state.hands[1 - seat], name):
            where = "other"
        elif _named(state.gone, name):
            where = "gone"
        elif state.attack and state.attack.card.name == name:
            where = "attack"
        return Refusal("football.hand", "not-in-hand", Facts(name=shown(name), seat=seat, where=where))

    def covers(self, card: Player, attack: Attack | None) -> bool:
        """`football.cover`: as high or higher in the same stat (reading `equal`), or higher (reading `higher`)."""
        if attack is None:
            return False
        value, needed = card.value(attack.stat), attack.card.value(attack.stat)
        return value >= needed if self.cover == "equal" else value > needed

    def cover_at_hand(self, state: State) -> Player | None:
        """A card of the defender that covers the attack (`football.cover`); None if there is none."""
        return next((card for card in state.hands[1 - state.turn] if self.covers(card, state.attack)), None)

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
        events = [Event("setup", "football.hand", None, (), numbers, state)]
        if state.stage.do != "draw-stats":
            events.append(_stats(state, drawn=0))
        settled = self.settle(state)
        seat = self.actor(state)
        if seat is not None:
            events.append(_ready(state, seat))
        return Step(settled.state, (*events, *settled.events))

    def _do(self, state: State, action: str, events: list[Event]) -> State:
        seat = state.stage.seat
        assert seat is not None
        if action == DRAW:
            return self._draw(state, seat, events)
        if action == CONCEDE:
            clause = "football.draw" if self.cover_at_hand(state) is None else "football.cover"
            state = state._replace(stage=Stage("stands", state.turn))
            draws = state.attack.draws if state.attack else 0
            events.append(Event("concede", clause, seat, (), Facts(draws=draws), state))
            return state
        word, _, rest = action.partition(" ")
        if word == "cover":
            return self._cover(state, seat, rest, events)
        name, _, stat = rest.rpartition(" with ")
        return self._attack(state, seat, name, stat, events)

    def _go_on(self, state: State, events: list[Event]) -> State:
        while state.stage.do not in ("attack", "defend", "over"):
            state = getattr(self, "_" + state.stage.do.replace("-", "_"))(state, events)
        return state

    def _attack(self, state: State, seat: int, name: str, stat: str, events: list[Event]) -> State:
        """`football.attack`: a card of the hand with an open stat."""
        card = _named(state.hands[seat], name)
        assert card is not None
        hands = _without(state.hands, seat, card)
        state = state._replace(hands=hands, attack=Attack(card, stat), stage=Stage("count", seat))
        numbers = Facts(stat=stat, value=card.value(stat), left=len(hands[seat]))
        events.append(Event("attack", "football.attack", seat, (card,), numbers, state))
        return state

    def _count(self, state: State, events: list[Event]) -> State:
        """`football.balance`: the use is counted."""
        assert state.attack is not None
        seat, stat = state.turn, state.attack.stat
        counts: Any = tuple(used + (it == stat) for it, used in zip(STATS, state.counters[seat], strict=True))
        counters = (counts, state.counters[1]) if seat == 0 else (state.counters[0], counts)
        state = state._replace(counters=counters, stage=Stage("look", 1 - seat))
        numbers = Facts(stat=stat, uses=self.uses(state)[stat], gap=self.gap(state))
        events.append(Event("count", "football.balance", seat, (), numbers, state))
        return state

    def _look(self, state: State, events: list[Event]) -> State:
        """`football.teams`: the defender is to decide, if there is anything to decide on."""
        seat = 1 - state.turn
        if not self.decides(state):
            return state._replace(stage=Stage("stands", state.turn))
        state = state._replace(stage=Stage("defend", seat))
        events.append(_ready(state, seat))
        return state

    def decides(self, state: State) -> bool:
        """Whether the defender can still do something: cover, or draw (`football.cover`, `football.draw`)."""
        assert state.attack is not None
        return self.cover_at_hand(state) is not None or (state.attack.draws < DRAWS and bool(state.deck))

    def _draw(self, state: State, seat: int, events: list[Event]) -> State:
        """`football.draw`: the next card of the deck; it stays in the hand."""
        assert state.attack is not None
        card, *rest = state.deck
        hands = _put(state.hands, seat, (*state.hands[seat], card))
        attack = state.attack._replace(draws=state.attack.draws + 1)
        state = state._replace(hands=hands, deck=tuple(rest), attack=attack)
        stage = Stage("defend", seat) if self.decides(state) else Stage("stands", state.turn)
        state = state._replace(stage=stage)
        value, needed = card.value(attack.stat), attack.card.value(attack.stat)
        numbers = Facts(draws=attack.draws, left=len(rest), stat=attack.stat, value=value, needed=needed)
        events.append(Event("draw", "football.draw", seat, (card,), numbers, state))
        return state

    def _cover(self, state: State, seat: int, name: str, events: list[Event]) -> State:
        """`football.cover`: a card that covers."""
        card, attack = _named(state.hands[seat], name), state.attack
        assert card is not None and attack is not None
        hands = _without(state.hands, seat, card)
        state = state._replace(hands=hands, cover=card, stage=Stage("covered", seat))
        value, against = card.value(attack.stat), attack.card.value(attack.stat)
        numbers = Facts(stat=attack.stat, value=value, against=against, equal=int(value == against))
        events.append(Event("cover", "football.cover", seat, (card, attack.card), numbers, state))
        return state

    def _covered(self, state: State, events: list[Event]) -> State:
        """`football.covered`: the turn passes to the defender."""
        seat = 1 - state.turn
        state = state._replace(turn=seat, stage=Stage("leave", seat))
        events.append(Event("covered", "football.covered", seat, (), Facts(), state))
        return state

    def _stands(self, state: State, events: list[Event]) -> State:
        """`football.success`: there is no cover, and the attacker keeps the turn."""
        assert state.attack is not None
        card, _, draws = state.attack
        state = state._replace(stage=Stage("leave", state.turn))
        numbers = Facts(draws=draws, hand=len(state.hands[1 - state.turn]))
        events.append(Event("success", "football.success", state.turn, (card,), numbers, state))
        return state

    def _leave(self, state: State, events: list[Event]) -> State:
        """The cards of the round leave the game: both after a cover (`football.covered`), else the attacker's
        (`football.success`). Then it is seen whether a hand is empty."""
        assert state.attack is not None
        cards = (state.attack.card,) if state.cover is None else (state.attack.card, state.cover)
        clause = "football.success" if state.cover is None else "football.covered"
        seat = state.stage.seat
        state = state._replace(attack=None, cover=None, gone=(*state.gone, *cards), stage=Stage("check", seat))
        events.append(Event("leave", clause, None, cards, Facts(count=len(cards)), state))
        return state

    def _check(self, state: State, events: list[Event]) -> State:
        """`football.win`: a team with an empty hand has won. `football.draw-game`: both at once is a draw."""
        empty = [seat for seat in (0, 1) if not state.hands[seat]]
        if len(empty) == 2:
            state = state._replace(stage=Stage("over"))
            events.append(Event("draw-game", "football.draw-game", None, (), Facts(round=state.round), state))
        elif empty:
            state = state._replace(stage=Stage("over", empty[0]))
            numbers = Facts(left=len(state.hands[1 - empty[0]]), round=state.round)
            events.append(Event("win", "football.win", empty[0], (), numbers, state))
        else:
            seat = state.stage.seat
            assert seat is not None
            do = "draw-stats" if self.stats_in_play == "round" else "ready"
            state = state._replace(round=state.round + 1, stage=Stage(do, seat))
        return state

    def _draw_stats(self, state: State, events: list[Event]) -> State:
        """`football.stats`: under the reading `stats_in_play=round` four stats are drawn for each attack."""
        assert state.chance is not None
        stats, chance = _four(state.chance)
        state = state._replace(stats=stats, chance=chance, stage=Stage("ready", state.stage.seat))
        events.append(_stats(state, drawn=1))
        return state

    def _ready(self, state: State, events: list[Event]) -> State:
        """`football.teams`: the team to move sees its hand."""
        seat = state.stage.seat
        assert seat is not None
        state = state._replace(stage=Stage("attack", seat))
        events.append(_ready(state, seat))
        return state


def _stats(state: State, drawn: int) -> Event:
    """Which stats are in play, and whether they were drawn just now."""
    return Event("stats", "football.stats", None, (), Facts(stats=_names(state.stats), drawn=drawn), state)


def _ready(state: State, seat: int) -> Event:
    return Event("ready", "football.teams", seat, (), Facts(do=state.stage.do, hand=len(state.hands[seat])), state)


def _names(stats: tuple[str, ...]) -> tuple[Stat, ...]:
    return tuple(Stat(stat) for stat in stats)


class Stat(str):
    """A stat that a sentence names in its language."""

    __slots__ = ()

    def said(self, words: Any) -> str:
        return str(words.text(f"football:stat-{self!s}"))


def _no_action(action: object) -> Refusal:
    return Refusal("football.attack", "no-action", Facts(text=shown(action)))


def _named(cards: Deck, name: str) -> Player | None:
    return next((card for card in cards if card.name == name), None)


def _put(hands: tuple[Deck, Deck], seat: int, hand: Deck) -> tuple[Deck, Deck]:
    return (hand, hands[1]) if seat == 0 else (hands[0], hand)


def _without(hands: tuple[Deck, Deck], seat: int, card: Player) -> tuple[Deck, Deck]:
    return _put(hands, seat, tuple(it for it in hands[seat] if it.name != card.name))


def _four(chance: Chance) -> tuple[tuple[str, ...], Chance]:
    """`football.stats`: four of the five, all but one by chance."""
    left_out, chance = chance.below(len(STATS))
    return (*STATS[:left_out], *STATS[left_out + 1 :]), chance
