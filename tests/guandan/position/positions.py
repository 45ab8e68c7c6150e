"""Tables that the tests of positions start from, and what is said of those that are refused."""

import pytest

from explorer import guandan
from explorer.game import PositionError
from tests.guandan.tables import table

GAME = guandan.Game()
GOOD = table("5S 6D AH | 7C 8C | 6S TD | 3S 4D")
TRIBUTE = table("5S 6D AH | 7C 8C | 6S TD | 3S 4D KS", previous=[0, 1, 2, 3])
HANDS = GOOD["hands"]
BEAT = {"to_beat": {"seat": 3, "action": "4S"}}


def error(position, game=GAME):
    with pytest.raises(PositionError) as caught:
        game.state(position)
    return caught.value.message, caught.value.facts["place"]


def wrong_turn(parts, **settings):
    """The message, its place, and what it says was expected."""
    with pytest.raises(PositionError) as caught:
        guandan.Game(**settings).state({**GOOD, **parts})
    facts = caught.value.facts
    return caught.value.message, facts["place"], facts["expected"]


def trick(text):
    """`2 4S, 3 pass`"""
    moves = (it.split(maxsplit=1) for it in text.split(", "))
    return {"trick": [{"seat": int(seat), "action": action} for seat, action in moves]}
