"""Decks as CSV, and what is wrong with one."""

import pytest

from explorer.football import DeckError, read_deck
from explorer.problems import Problem

HEAD = "name,goals,trophies,caps,seasons,assists"
ROWS = [f"P{number},{number},1,2,3,4" for number in range(20)]


def deck(*rows, head=HEAD, fill=ROWS[:14], end="\n"):
    """CSV: a head, the rows that matter, on lines 2 and following, and 14 more so that there are enough."""
    return end.join([head, *rows, *fill]) + end


def faults(source):
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    error = caught.value
    assert error.message == "football:deck-faults"
    assert error.faults and error.facts["count"] == len(error.faults) + error.more
    assert all(isinstance(fault, Problem) for fault in error.faults)
    return [(fault.facts["place"], fault.message) for fault in error.faults]


def fault(source):
    """The only one."""
    (place, message) = faults(source)[0]
    with pytest.raises(DeckError) as caught:
        read_deck(source)
    (found,) = caught.value.faults
    return place, message, {name: value for name, value in found.facts.items() if name != "place"}
