"""Positions to begin with, and what is wrong with one."""

import pytest

from explorer import football
from explorer.game import PositionError
from tests.football.tables import table

GAME = football.Game()
GOOD = table("A5 B9 | C4 D7 E5", "F1 G8 H6")
OPEN = table("B9 | C4 D7 E5", "F1 G8 H6", "A5 goals")
HANDS, DECK = GOOD["hands"], GOOD["deck"]
NAMED = {**GOOD, "hands": [["Harry Kane", "Phil Foden"], ["Declan Rice"]], "deck": ["Bukayo Saka"]}
ADA = {"name": "Ada", "goals": 1, "trophies": 2, "caps": 3, "seasons": 4, "assists": 5}


def error(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.message, caught.value.facts["place"]


def facts(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.facts
