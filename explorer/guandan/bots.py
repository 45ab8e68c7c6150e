"""Players that see no more than their own view: random, cheap, and one that plans and plays with its partner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from explorer.cards import Card
from explorer.chance import Chance
from explorer.guandan.acts import Act, Return, Word, written
from explorer.guandan.cards.hand import HAND, Cards, Play
from explorer.guandan.cards.shapes import HEIGHTS, level_index, tier
from explorer.guandan.plan import needed
from explorer.guandan.rules import Game
from explorer.guandan.state import SEATS, Move, State, partner
from explorer.problems import PositionError

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
    acts = _listed(game, view)
    choice, chance = chance.below(len(acts))
    return _written(acts[choice], game, view), chance


def cheapest(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The weakest sufficient play: leading, the lowest rank it can get rid of, with as many cards as it can; following,
    the weakest play that beats, a bomb last. It passes only where it has none, and returns its weakest card."""
    acts = _listed(game, view)
    act = acts[0]
    if view.to_beat is None and isinstance(act, tuple):
        heights = HEIGHTS[level_index(view.level)]
        act = min(_plays(acts), key=lambda play: (heights[play[1]], -len(play[0])))
    return _written(act, game, view), chance


def team(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Plans its hand in few plays, leaves its partner's winning plays alone, and keeps bombs for need."""
    return _written(_planned(view, _listed(game, view)), game, view), chance


BOTS: Mapping[str, Bot] = {"random": random, "cheapest": cheapest, "team": team}
"""By name, each stronger than the one before."""


def _listed(game: Game, view: State) -> list[Act]:
    """What `game.actions` lists, of which there is at least one; else `PositionError`, as in `Game.choices`. The plays
    are weakest first in their shape, bombs last, and before the pass."""
    acts = game.acts(view)
    if not acts:
        raise PositionError("not-to-act", place="view")
    return acts


def _plays(acts: Iterable[Act]) -> list[Play]:
    return [act for act in acts if isinstance(act, tuple)]


def _written(act: Act, game: Game, view: State) -> str:
    return written([act], view.level, game.settings)[0]


class _Option(NamedTuple):
    """A play, the height of its reading, and in about how many plays the rest of the hand is gone."""

    play: Play
    height: tuple[int, int]
    left: int


def _planned(view: State, acts: list[Act]) -> Act:
    seat = view.stage.seat
    assert seat is not None
    hand, level = view.hands[seat], level_index(view.level)
    plays, returns = _plays(acts), [act for act in acts if isinstance(act, Return)]
    if returns:
        return min(returns, key=lambda act: needed(_without(hand, (act.card,)), level))
    if not plays:
        return Word.PASS
    for play in plays:
        if len(play[0]) == len(hand):
            return play
    heights = HEIGHTS[level]
    options = [_Option(play, heights[play[1]], needed(_without(hand, play[0]), level)) for play in plays]
    last = view.to_beat
    if last is None:
        return _lead(view, seat, options)
    return _follow(view, seat, last, options, needed(hand, level))


def _without(hand: Cards, cards: Cards) -> list[Card]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def _lead(view: State, seat: int, options: list[_Option]) -> Play:
    """A play that leaves few turns: weak ones first; strong cards and bombs are kept to come back in with."""
    rivals = [len(view.hands[it]) for it in ((seat + 1) % 4, (seat + 3) % 4) if view.hands[it]]
    mate = len(view.hands[partner(seat)])

    def cost(option: _Option) -> tuple[float, ...]:
        cards, reading = option.play
        size = len(cards)
        plan = option.left + (_BOMB_LED if tier(reading) and option.left > 1 else 0)
        if size in rivals:
            plan += _FEEDS_RIVAL
        if mate and mate <= 2 and size == mate:
            plan -= _FEEDS_PARTNER
        return (plan, *option.height, -size)

    return min(options, key=cost).play


def _follow(view: State, seat: int, last: Move, options: list[_Option], before: int) -> Act:
    near = min((len(view.hands[it]) for it in SEATS if it % 2 != seat % 2 and view.hands[it]), default=HAND)

    def cost(option: _Option) -> float:
        # Turns lost, what a high card is worth later, and what a bomb is.
        return option.left + 1 - before + option.height[1] * _HEIGHT + option.height[0] * _TIER

    best = min(options, key=cost)
    if last.seat == partner(seat):
        weak = last.reading is not None and HEIGHTS[level_index(view.level)][last.reading][1] < _BARELY_BEATEN
        far = len(view.hands[last.seat]) > _PARTNER_NEAR
        bomb = tier(best.play[1])
        return best.play if not bomb and weak and cost(best) < _CHEAP and far else Word.PASS
    limit = next(limit for cards, limit in _LIMITS if near <= cards)
    if best.left <= _ENDING:
        limit += _MORE
    return best.play if cost(best) <= limit else Word.PASS
