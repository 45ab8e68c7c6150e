"""The ladder's Python side, without a browser."""

import pytest

from widgets.guandan.parts.ladder import Ladder

RUNGS = [{"id": "6", "text": "قنبلة", "note": "", "marks": [{"side": "mine", "text": "4"}]}]


def test_large_values_travel_as_text() -> None:
    state = Ladder(rungs=RUNGS, below="Everything else", belowMarks=RUNGS[0]["marks"]).get_state()
    assert "قنبلة" in state["rungs"] and state["belowMarks"] == '[{"side":"mine","text":"4"}]'
    ladder = Ladder()
    ladder.set_state({"rungs": state["rungs"]})
    assert ladder.rungs == RUNGS


def test_messages_change_nothing_and_are_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = Ladder(rungs=RUNGS, below="Everything else")
    before = ladder.get_state()
    monkeypatch.setattr(Ladder, "send", lambda *_, **__: pytest.fail("the ladder has nothing to say"))
    monkeypatch.setattr(Ladder, "_tell", lambda *_: pytest.fail("nobody is told"))
    for message in ({}, {"type": "press"}, {"type": "choose", "id": "6"}, None):
        ladder._handle_custom_msg(message, [])
    assert ladder.get_state() == before


def test_stable_repr() -> None:
    assert repr(Ladder()) == "Ladder()"
