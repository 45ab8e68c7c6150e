"""The log's Python side, without a browser."""

import pytest
import traitlets

from widgets.parts.log import Log


def test_jump_reaches_the_caller() -> None:
    log, jumps = Log(), []
    log.on_jump(jumps.append)
    log._handle_custom_msg({"type": "jump", "id": "3.1"}, [])
    assert jumps == ["3.1"]


def test_unknown_messages_are_ignored() -> None:
    log = Log()
    log.on_jump(lambda line: pytest.fail("not a jump"))
    for message in ({}, {"type": "jump"}, {"type": "other", "id": "1"}, None):
        log._handle_custom_msg(message, [])


def test_lines_are_dicts() -> None:
    with pytest.raises(traitlets.TraitError):
        Log(lines=["text"])


def test_what_is_synced() -> None:
    state = Log(more="12 earlier lines").get_state()
    assert {"lines", "more", "clauses", "labels", "lang", "dir"} <= state.keys()


def test_stable_repr() -> None:
    assert repr(Log()) == "Log()"
