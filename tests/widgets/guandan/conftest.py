"""Matches of Guandan to play on."""

import pytest

from tests.widgets.guandan.match import send
from widgets.guandan import workbench


@pytest.fixture
def bench():
    """Yours to lead, with a hand of six whose row of five can be read in two ways."""
    return workbench(query="case=say-which")


@pytest.fixture
def dealt():
    """A match's first deal, 27 cards each, at your first choice."""
    bench = workbench(query="")
    bench.new_game(39)
    send(bench.parts.transport, type="decision")
    assert bench.timeline.game.actor(bench.timeline.state) == 0
    return bench
