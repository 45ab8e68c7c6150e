"""Players that see no more than their own view: random, and one that attacks where a cover is least likely."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from explorer.chance import Chance
from explorer.football.odds import odds
from explorer.football.rules import DRAW, Game, attack_text, cover_text
from explorer.football.state import State

Bot = Callable[[Game, State, Chance], tuple[str, Chance]]
"""From the game, the view of the team to act and a stream of chance to an action and the stream after it."""


def random(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Any legal action, all equally likely."""
    actions = game.choices(view)
    choice, chance = chance.below(len(actions))
    return actions[choice], chance


def best(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The attack most likely to stand, the first of several; the cover that is just enough; it draws while it can."""
    game.choices(view)
    attack = view.attack
    if attack is None:
        found = odds(game, view)
        return attack_text(*max(found, key=found.__getitem__)), chance
    covers = [card for card in view.hands[1 - view.turn] if game.covers(card, attack)]
    if covers:
        return cover_text(min(covers, key=lambda card: card.value(attack.stat))), chance
    return DRAW, chance  # else the attack would have stood by itself


BOTS: Mapping[str, Bot] = {"random": random, "best": best}
"""By name."""
