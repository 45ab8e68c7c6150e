"""The two packs' Python side, without a browser."""

from typing import Any

import pytest

from explorer.cards import Card
from widgets.guandan.parts.deck import Deck


@pytest.mark.parametrize("what", ["add", "remove"])
def test_a_press_reaches_the_caller(what: str) -> None:
    deck, heard = Deck(), []
    getattr(deck, f"on_{what}")(heard.append)
    for card in ("TS", "RJ"):
        deck._handle_custom_msg({"type": what, "card": card}, [])
    assert heard == ["TS", "RJ"]


@pytest.mark.parametrize(
    "message",
    [{}, None, 7, {"type": "add"}, {"type": "add", "card": "1S"}, {"type": "add", "card": ["TS"]}, {"card": "TS"}],
)
def test_other_messages_are_ignored(message: Any) -> None:
    deck = Deck()
    deck.on_add(lambda card: pytest.fail("not a press"))
    deck.on_remove(lambda card: pytest.fail("not a press"))
    deck._handle_custom_msg(message, [])


def test_every_card_of_a_pack_once() -> None:
    cards = Deck().cards
    assert len(cards) == len({card["id"] for card in cards}) == 54
    assert {"id": "TH", "rank": "10", "suit": "H"} in cards and {"id": "BJ", "rank": "BJ", "suit": "B"} in cards
    assert all(Card(card["id"]).label == card["rank"] for card in cards)


def test_a_pack_s_cards_are_its_own() -> None:
    one, other = Deck(), Deck()
    one.cards = one.cards[:1]
    assert len(other.cards) == 54


def test_large_values_travel_as_text() -> None:
    deck = Deck(counts={"5S": 2}, names={"5S": "خمسة"})
    state = deck.get_state()
    assert state["counts"] == '{"5S":2}' and state["names"] == '{"5S":"خمسة"}' and isinstance(state["cards"], str)
    deck.set_state({"counts": '{"5S":1}'})
    assert deck.counts == {"5S": 1}


def test_stable_repr() -> None:
    assert repr(Deck()) == "Deck()"
