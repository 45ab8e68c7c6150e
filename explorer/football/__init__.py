"""Football stat cards: attack with a stat, cover with as much or more, and keep the stats in balance.

>>> from explorer import football
>>> game = football.Game()
>>> state = game.start(seed=7)
>>> game.open_stats(state)
['goals', 'trophies', 'caps', 'seasons']
"""

from explorer.football.balance import GAP
from explorer.football.bots import BOTS
from explorer.football.cases import CASES
from explorer.football.decks import RECOMMENDED, DeckError, players, read_deck
from explorer.football.odds import odds
from explorer.football.players import HIDDEN, STATS, Deck, Player, Stat, StatName
from explorer.football.rulebook import RULEBOOK
from explorer.football.rules import Game
from explorer.football.state import Attack, Stage, State

__all__ = [
    "BOTS",
    "CASES",
    "GAP",
    "HIDDEN",
    "RECOMMENDED",
    "RULEBOOK",
    "STATS",
    "Attack",
    "Deck",
    "DeckError",
    "Game",
    "Player",
    "Stage",
    "Stat",
    "StatName",
    "State",
    "odds",
    "players",
    "read_deck",
]
