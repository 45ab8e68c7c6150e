"""Pages of Guandan's cards."""

import pytest

from tests.widgets.guandan.cards.cards import HAND
from widgets.guandan import cards_page


@pytest.fixture
def bench():
    """Four spades and a wild, as the page opens."""
    return cards_page(query="")


@pytest.fixture
def hand(bench):
    """A hand that holds bombs of every size, its plays listed."""
    bench.set_cards("hand", HAND)
    bench.ask("plays")
    return bench
