"""Players that see no more than their own view: random, cheap, and one that plans and plays with its partner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from explorer.cards import Card
from explorer.chance import Chance
from explorer.guandan.cards.hand import Cards, cards_of
from explorer.guandan.cards.notation import read
from explorer.guandan.cards.shapes import HEIGHTS, Reading, level_index, tier
from explorer.guandan.plan import needed
from explorer.guandan.rules import PASS, Game, State, partner

Bot = Callable[[Game, State, Chance], tuple[str, Chance]]
"""From the game, the view of the seat to act and a stream of chance to an action and the stream after it. A view of
another seat, or of a match that is over, raises `PositionError`."""

# What `team` weighs, in turns it needs to get rid of its hand; found by playing deals against `cheapest`.
_BOMB_LED = 1.5  # a bomb led does not come back in later, where only it could
_FEEDS_RIVAL = 1  # a rival has just so many cards, and could go out on it
_FEEDS_PARTNER = 1  # the partner has, and could
_HEIGHT, _TIER = 0.06, 0.1  # a rank higher, or a stronger bomb, is worth that much later
_BARELY_BEATEN = 7  # the partner's play below this height will be beaten anyway: going over it may keep the lead
_CHEAP = 0.6  # and so much it may cost
_PARTNER_NEAR = 4  # whose partner has no more cards than that leaves it the lead
_LIMITS = ((5, 3.5), (10, 1.7), (28, 1.1))  # to stop rivals it gives up more, the fewer cards the nearest has
_ENDING, _MORE = 3, 1  # so near its own end it gives up one more


def random(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Any of the listed actions, all equally likely."""
    actions = game.choices(view)
    choice, chance = chance.below(len(actions))
    return actions[choice], chance


def cheapest(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The weakest sufficient play: leading, the lowest rank it can get rid of, with as many cards as it can; following,
    the weakest play that beats, a bomb last. It passes only where it has none, and returns its weakest card."""
    actions = game.choices(view)
    options = _options(game, view, actions)
    if not options:
        return actions[0], chance
    if view.to_beat is None:
        return min(options, key=lambda it: (it.height, -len(it.cards))).action, chance
    return options[0].action, chance


def team(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Plans its hand in few plays, leaves its partner's winning plays alone, and keeps bombs for need."""
    actions = game.choices(view)
    options = _options(game, view, actions)
    seat = view.stage.seat
    assert seat is not None
    hand, level = view.hands[seat], level_index(view.level)
    if not options:
        if len(actions) == 1:
            return actions[0], chance
        return min(actions, key=lambda action: needed(_without(hand, cards_of(action.split()[1])), level)), chance
    for option in options:
        if len(option.cards) == len(hand):
            return option.action, chance
    before = needed(hand, level)
    left = {option: needed(_without(hand, option.cards), level) for option in options}
    last = view.to_beat
    if last is None:
        return _lead(view, seat, options, left), chance
    return _follow(view, seat, last.seat, options, left, before), chance


BOTS: Mapping[str, Bot] = {"random": random, "cheapest": cheapest, "team": team}
"""By name, each stronger than the one before."""


class _Option(NamedTuple):
    action: str
    cards: Cards
    reading: Reading
    height: tuple[int, int]


def _options(game: Game, view: State, actions: list[str]) -> list[_Option]:
    """The listed plays, weakest first in their shape, bombs last; none where a card is to be returned."""
    if view.stage.do == "return":
        return []
    heights = HEIGHTS[level_index(view.level)]
    found = []
    for action in actions:
        if action != PASS:
            cards, reading = read(action, view.level, **game.settings)
            found.append(_Option(action, cards, reading.plain, heights[reading.plain]))
    return found


def _without(hand: Cards, cards: Cards) -> list[Card]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def _lead(view: State, seat: int, options: list[_Option], left: dict[_Option, int]) -> str:
    """A play that leaves few turns: weak ones first; strong cards and bombs are kept to come back in with."""
    rivals = [len(view.hands[it]) for it in ((seat + 1) % 4, (seat + 3) % 4) if view.hands[it]]
    mate = len(view.hands[partner(seat)])

    def cost(option: _Option) -> tuple[float, ...]:
        size = len(option.cards)
        plan = left[option] + (_BOMB_LED if tier(option.reading) and left[option] > 1 else 0)
        if size in rivals:
            plan += _FEEDS_RIVAL
        if mate and mate <= 2 and size == mate:
            plan -= _FEEDS_PARTNER
        return (plan, option.height[0], option.height[1], -size)

    return min(options, key=cost).action


def _follow(view: State, seat: int, last: int, options: list[_Option], left: dict[_Option, int], before: int) -> str:
    ours = last == partner(seat)
    near = min((len(view.hands[it]) for it in range(4) if it % 2 != seat % 2 and view.hands[it]), default=27)

    def cost(option: _Option) -> float:
        # Turns lost, what a high card is worth later, and what a bomb is.
        return left[option] + 1 - before + option.height[1] * _HEIGHT + tier(option.reading) * _TIER

    best = min(options, key=cost)
    bomb = tier(best.reading)
    if ours:
        lies = view.to_beat.reading if view.to_beat else None
        weak = lies is not None and HEIGHTS[level_index(view.level)][lies][1] < _BARELY_BEATEN
        far = len(view.hands[last]) > _PARTNER_NEAR
        return best.action if not bomb and weak and cost(best) < _CHEAP and far else PASS
    limit = next(limit for cards, limit in _LIMITS if near <= cards)
    if left[best] <= _ENDING:
        limit += _MORE
    return best.action if cost(best) <= limit else PASS
