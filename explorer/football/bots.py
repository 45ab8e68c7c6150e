"""Players that see no more than their own view: random, and one that attacks where a cover is least likely."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from explorer.chance import Chance
from explorer.football.odds import odds
from explorer.football.rules import CONCEDE, Game, State

Bot = Callable[[Game, State, Chance], tuple[str, Chance]]


def random(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """Any legal action, all equally likely."""
    actions = game.choices(view)
    choice, chance = chance.below(len(actions))
    return actions[choice], chance


def best(game: Game, view: State, chance: Chance) -> tuple[str, Chance]:
    """The attack most likely to stand, the first of several; the cover that is just enough; it draws while it can."""
    actions = game.choices(view)
    if view.attack is None:
        found = odds(game, view)
        card, stat = max(found, key=found.__getitem__)
        return f"attack {card.name} with {stat}", chance
    stat = view.attack.stat
    covers = [card for card in view.hands[1 - view.turn] if game.covers(card, view.attack)]
    if covers:
        return f"cover {min(covers, key=lambda card: card.value(stat)).name}", chance
    return next(action for action in actions if action != CONCEDE), chance


BOTS: Mapping[str, Bot] = {"random": random, "best": best}
"""By name."""
