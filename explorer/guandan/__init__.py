"""Guandan, as the Cardavia app plays it: what cards can be, what beats what, and a whole match from 2 to A.

>>> from explorer import guandan
>>> guandan.readings_of("5S 5D 6C 6S 2H 2H", level="2")[0]
Interpretation('plate', 6, '6', (Card('5H'), Card('6H')))
>>> guandan.beats(guandan.Reading("bomb", 4, "3"), guandan.Reading("straight", 5, "A"), level="2")
True
"""

from explorer.guandan.bots import BOTS
from explorer.guandan.cards.hand import ARRANGEMENTS, HAND, TWO_PACKS, arranged, cards_of, strength
from explorer.guandan.cards.notation import read, tidy, write
from explorer.guandan.cards.plays import plays
from explorer.guandan.cards.puzzles import PUZZLES, Puzzle
from explorer.guandan.cards.readings import laid_out, readings_of
from explorer.guandan.cards.shapes import SHAPES, Interpretation, Reading, beats
from explorer.guandan.cards.why import why_not, why_not_beats
from explorer.guandan.cases import CASES
from explorer.guandan.rulebook import CARD_RULES, RULEBOOK
from explorer.guandan.rules import Game
from explorer.guandan.state import Move, Payment, Stage, State

__all__ = [
    "ARRANGEMENTS",
    "BOTS",
    "CARD_RULES",
    "CASES",
    "HAND",
    "PUZZLES",
    "RULEBOOK",
    "SHAPES",
    "Stage",
    "State",
    "TWO_PACKS",
    "Game",
    "Interpretation",
    "Move",
    "Payment",
    "Puzzle",
    "Reading",
    "arranged",
    "beats",
    "cards_of",
    "laid_out",
    "plays",
    "read",
    "readings_of",
    "strength",
    "tidy",
    "why_not",
    "why_not_beats",
    "write",
]
