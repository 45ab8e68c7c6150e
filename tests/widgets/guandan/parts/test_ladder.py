"""The ladder's Python side, without a browser."""

from widgets.guandan.parts.ladder import Ladder

RUNGS = [{"id": "6", "text": "قنبلة", "note": "", "marks": [{"side": "mine", "text": "4"}]}]


def test_large_values_travel_as_text() -> None:
    state = Ladder(rungs=RUNGS, below="Everything else", belowMarks=RUNGS[0]["marks"]).get_state()
    assert "قنبلة" in state["rungs"] and state["belowMarks"] == '[{"side":"mine","text":"4"}]'
    ladder = Ladder()
    ladder.set_state({"rungs": state["rungs"]})
    assert ladder.rungs == RUNGS


def test_messages_are_ignored() -> None:
    for message in ({}, {"type": "press"}, None):
        Ladder()._handle_custom_msg(message, [])


def test_stable_repr() -> None:
    assert repr(Ladder()) == "Ladder()"
