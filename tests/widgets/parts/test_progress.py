"""The Python side of how far a run is, without a browser."""

import re
from typing import Any

import pytest
import traitlets

from tests.widgets.scripts import script, style
from widgets.parts.progress import ProgressBar

RUNNING = {"running": True, "done": None, "text": "Compiling", "left": ""}


def test_cancelling_reaches_the_caller() -> None:
    progress, heard = ProgressBar(state=RUNNING), []
    progress.on_cancel(lambda: heard.append("cancel"))
    progress._handle_custom_msg({"type": "cancel"}, [])
    assert heard == ["cancel"] and progress.state == RUNNING


def test_callbacks_can_be_taken_back() -> None:
    progress = ProgressBar(state=RUNNING)
    progress.on_cancel(fn := lambda: pytest.fail("taken back"))
    progress.on_cancel(fn, remove=True)
    progress._handle_custom_msg({"type": "cancel"}, [])


@pytest.mark.parametrize("state", [{}, {"running": False, "done": 0.5}, {"done": 0.5}])
def test_what_does_not_run_is_not_cancelled(state: dict[str, Any]) -> None:
    progress = ProgressBar(state=state)
    progress.on_cancel(lambda: pytest.fail("nothing runs"))
    progress._handle_custom_msg({"type": "cancel"}, [])


@pytest.mark.parametrize("message", [{}, None, "cancel", {"type": "stop"}, {"type": None}, {"type": ["cancel"]}])
def test_other_messages_are_ignored(message: Any) -> None:
    progress = ProgressBar(state=RUNNING)
    progress.on_cancel(lambda: pytest.fail("not a word of it"))
    progress._handle_custom_msg(message, [])


@pytest.mark.parametrize("state", [{}, RUNNING])
def test_a_heartbeat_is_answered(state: dict[str, Any]) -> None:
    progress, sent = ProgressBar(state=state), []
    progress.send = lambda message, buffers=None: sent.append(message)
    progress._handle_custom_msg({"type": "ping"}, [])
    assert sent == [{"type": "pong"}]


def test_the_state_is_a_dict() -> None:
    with pytest.raises(traitlets.TraitError):
        ProgressBar(state="running")


@pytest.mark.parametrize("name", ["running", "unknown", "away", "left", "bar", "words", "crx-ended"])
def test_what_is_drawn_has_a_look(name: str) -> None:
    """Names travel as classes, from the script to the style."""
    assert re.search(rf"\b{name}\b", script(ProgressBar.module)) and re.search(
        rf"\.{name}\b", style(ProgressBar.module)
    )


def test_stable_repr() -> None:
    assert repr(ProgressBar()) == "ProgressBar()"
