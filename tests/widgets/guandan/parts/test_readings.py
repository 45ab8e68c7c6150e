"""The readings' Python side, without a browser."""

from typing import Any

import pytest
import traitlets

from widgets.guandan.parts.readings import Readings

ITEMS = [
    {"id": "straight 9", "name": "تتابع", "cards": [{"rank": "9", "suit": "S", "as": True}]},
    {"id": "old", "change": "gone"},
]


def test_the_choice_reaches_the_caller() -> None:
    readings, heard = Readings(items=ITEMS, choosable=True), []
    readings.on_choose(heard.append)
    readings._handle_custom_msg({"type": "choose", "id": "straight 9"}, [])
    assert heard == ["straight 9"] and readings.chosen == ""


@pytest.mark.parametrize(
    "message", [{}, None, {"type": "choose"}, *({"type": "choose", "id": it} for it in (1, "", "old"))]
)
def test_other_messages_are_ignored(message: Any) -> None:
    readings = Readings(items=ITEMS, choosable=True)
    readings.on_choose(lambda item: pytest.fail("not a choice"))
    readings._handle_custom_msg(message, [])


def test_nothing_is_chosen_where_nothing_is_choosable() -> None:
    readings = Readings(items=ITEMS)
    readings.on_choose(lambda item: pytest.fail("not choosable"))
    readings._handle_custom_msg({"type": "choose", "id": "straight 9"}, [])


def test_large_values_travel_as_text() -> None:
    readings = Readings(items=ITEMS, why={"text": "No."})
    text = readings.get_state()["items"]
    assert "تتابع" in text and readings.get_state()["why"] == '{"text":"No."}'
    other = Readings()
    other.set_state({"items": text})
    assert other.items == ITEMS


def test_items_are_dicts() -> None:
    with pytest.raises(traitlets.TraitError):
        Readings(items=["text"])


def test_stable_repr() -> None:
    assert repr(Readings()) == "Readings()"
