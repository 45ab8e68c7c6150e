"""Six Tricks: two players, six cards each, follow suit, and most tricks win.

>>> import six_tricks
>>> game = six_tricks.Game()
>>> state = game.state({"hands": [["9H"], ["KH"]], "won": [3, 2]})
>>> step = game.apply(game.apply(state, "9H").state, "KH")
>>> [event.kind for event in step.events], game.result(step.state)
(['play', 'take', 'game-over'], Result(winner=None, reason='sixtricks.tie'))
"""

from six_tricks.bots import BOTS
from six_tricks.cases import CASES
from six_tricks.rulebook import RULEBOOK
from six_tricks.rules import Game
from six_tricks.state import Stage, State

__all__ = ["BOTS", "CASES", "RULEBOOK", "Game", "Stage", "State"]
