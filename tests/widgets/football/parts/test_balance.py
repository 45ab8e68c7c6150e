"""The balance's Python side, without a browser."""

import re
from typing import Any

import pytest
import traitlets

from tests.widgets.scripts import script, style
from widgets.football.parts.balance import Balance

BARS = [{"name": "الفريق أ", "count": 3, "limit": 3, "mine": True}, {"name": "الفريق ب", "count": 1, "limit": None}]
ITEMS: list[dict[str, Any]] = [
    {"id": "goals", "name": "أهداف", "bars": BARS, "shut": True, "why": "No.", "clause": "football.balance"},
    {"id": "caps", "name": "مباريات دولية", "bars": BARS[:1], "least": True, "odds": "", "oddsPart": 0.5},
]


@pytest.mark.parametrize("item", ["goals", "caps"])
def test_the_choice_reaches_the_caller_even_of_what_is_shut(item: str) -> None:
    balance, heard = Balance(items=ITEMS, choosable=True), []
    balance.on_choose(heard.append)
    balance._handle_custom_msg({"type": "choose", "id": item}, [])
    assert heard == [item] and balance.chosen == ""


def test_callbacks_can_be_taken_back() -> None:
    balance, heard = Balance(items=ITEMS, choosable=True), []
    balance.on_choose(fn := heard.append)
    balance.on_choose(fn, remove=True)
    balance._handle_custom_msg({"type": "choose", "id": "caps"}, [])
    assert heard == []


@pytest.mark.parametrize(
    "message",
    [{}, None, "caps", {"type": "choose"}, *({"type": "choose", "id": it} for it in (1, "", "saves", ["caps"]))],
)
def test_other_messages_are_ignored(message: Any) -> None:
    balance = Balance(items=ITEMS, choosable=True)
    balance.on_choose(lambda item: pytest.fail("not a choice"))
    balance._handle_custom_msg(message, [])


def test_nothing_is_chosen_where_nothing_is_choosable() -> None:
    balance = Balance(items=ITEMS)
    balance.on_choose(lambda item: pytest.fail("not choosable"))
    balance._handle_custom_msg({"type": "choose", "id": "caps"}, [])


def test_items_travel_as_text() -> None:
    text = Balance(items=ITEMS).get_state()["items"]
    assert "أهداف" in text
    other = Balance()
    other.set_state({"items": text})
    assert other.items == ITEMS


def test_items_are_dicts() -> None:
    with pytest.raises(traitlets.TraitError):
        Balance(items=["goals"])


@pytest.mark.parametrize("name", ["shut", "mine", "used", "free", "stop", "odds", "value"])
def test_what_is_drawn_has_a_look(name: str) -> None:
    """Names travel as classes, from the script to the style."""
    assert re.search(rf"\b{name}\b", script(Balance.module)) and re.search(rf"\.{name}\b", style(Balance.module))


def test_stable_repr() -> None:
    assert repr(Balance()) == "Balance()"
