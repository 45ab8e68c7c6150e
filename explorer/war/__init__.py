"""War, as the Cardems app plays it: you choose each card from a small active hand.

>>> from explorer import war
>>> game = war.Game(hand_size=1)
>>> state = game.state({"hands": [["7S"], ["5C"]], "draws": [[], []], "pot": []})
>>> step = game.apply(game.apply(state, "7S").state, "5C")
>>> game.result(step.state)
Result(winner=0, reason='war.goal')
"""

from explorer.war.bots import BOTS
from explorer.war.cases import CASES
from explorer.war.rulebook import RULEBOOK
from explorer.war.rules import Game
from explorer.war.state import Laid, Stage, State

__all__ = ["BOTS", "CASES", "RULEBOOK", "Game", "Laid", "Stage", "State"]
