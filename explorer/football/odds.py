"""How likely an attack is to stand, by counting: what the attacker cannot see may lie anywhere, equally likely."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from fractions import Fraction
from math import comb

from explorer.football.defence import MOST_DRAWS
from explorer.football.players import HIDDEN, Player, StatName
from explorer.football.rules import Game
from explorer.football.state import State


def odds(game: Game, state: State) -> dict[tuple[Player, StatName], Fraction]:
    """For each card of the attacker and each open stat the probability that the defender cannot cover.

    What is used is only what the attacker can know (`football.teams`): which cards it has not seen, how many of them
    the defender holds, and how many can be drawn (`football.draw`). The defender is taken to draw as long as it can,
    and all cards not seen are equally likely to be anywhere: what an earlier attack that stood has told of the hand is
    left out of account.
    Empty where no team is to attack, or its hand cannot be seen.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.stage.do != "attack" or HIDDEN in hand:
        return {}
    known = {card.name for card in (*hand, *state.gone)}
    unseen = [card for card in state.cards if card.name not in known]
    held = len(state.hands[1 - seat]) + min(MOST_DRAWS, len(state.deck))
    ways = comb(len(unseen), held)
    no_cover = bisect_left if game.cover == "equal" else bisect_right  # how many values are too low
    found = {}
    for stat in game.open_stats(state):
        values = sorted(card.value(stat) for card in unseen)
        for card in hand:
            too_low = no_cover(values, card.value(stat))
            found[card, stat] = Fraction(comb(too_low, held), ways)
    return {(card, stat): found[card, stat] for card in hand for stat in state.stats if (card, stat) in found}
