"""The Python side of how far a run is, without a browser."""

import re
from typing import Any

import pytest
import traitlets

from widgets.parts.assets import script, style
from widgets.parts.progress import Course

RUNNING = {"running": True, "done": None, "text": "Compiling", "left": ""}


def test_cancelling_reaches_the_caller() -> None:
    course, heard = Course(state=RUNNING), []
    course.on_cancel(lambda: heard.append("cancel"))
    course._handle_custom_msg({"type": "cancel"}, [])
    assert heard == ["cancel"] and course.state == RUNNING


def test_callbacks_can_be_taken_back() -> None:
    course = Course(state=RUNNING)
    course.on_cancel(fn := lambda: pytest.fail("taken back"))
    course.on_cancel(fn, remove=True)
    course._handle_custom_msg({"type": "cancel"}, [])


@pytest.mark.parametrize("state", [{}, {"running": False, "done": 0.5}, {"done": 0.5}])
def test_what_does_not_run_is_not_cancelled(state: dict[str, Any]) -> None:
    course = Course(state=state)
    course.on_cancel(lambda: pytest.fail("nothing runs"))
    course._handle_custom_msg({"type": "cancel"}, [])


@pytest.mark.parametrize("message", [{}, None, "cancel", {"type": "stop"}, {"type": None}, {"type": ["cancel"]}])
def test_other_messages_are_ignored(message: Any) -> None:
    course = Course(state=RUNNING)
    course.on_cancel(lambda: pytest.fail("not a word of it"))
    course._handle_custom_msg(message, [])


@pytest.mark.parametrize("state", [{}, RUNNING])
def test_a_heartbeat_is_answered(state: dict[str, Any]) -> None:
    course, sent = Course(state=state), []
    course.send = lambda message, buffers=None: sent.append(message)
    course._handle_custom_msg({"type": "ping"}, [])
    assert sent == [{"type": "pong"}]


def test_the_state_is_a_dict() -> None:
    with pytest.raises(traitlets.TraitError):
        Course(state="running")


@pytest.mark.parametrize("name", ["running", "unknown", "away", "left", "bar", "words", "crx-ended"])
def test_what_is_drawn_has_a_look(name: str) -> None:
    """Names travel as classes, from the script to the style."""
    assert re.search(rf"\b{name}\b", script("course")) and re.search(rf"\.{name}\b", style("course"))


def test_stable_repr() -> None:
    assert repr(Course()) == "Course()"
