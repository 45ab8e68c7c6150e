"""Saving and loading: the Python side, without a browser."""

from typing import Any

import pytest

from widgets.parts.files import Files


@pytest.mark.parametrize("what", ["record", "position"])
def test_save_reaches_the_caller(what: str) -> None:
    files, heard = Files(), []
    files.on_save(heard.append)
    files._handle_custom_msg({"type": "save", "what": what}, [])
    assert heard == [what]


def test_load_reaches_the_caller() -> None:
    files, heard = Files(), []
    files.on_load(lambda text, name: heard.append((text, name)))
    files._handle_custom_msg({"type": "load", "text": "{}", "name": "war.json"}, [])
    assert heard == [("{}", "war.json")]


def test_the_same_answer_given_twice_is_a_change_each_time() -> None:
    error = {"kind": "error", "text": "No card.", "clause": ""}
    files, changes = Files(), []
    files.observe(lambda change: changes.append(change["new"]), "message")
    files.on_load(lambda text, name: setattr(files, "message", error))
    for _ in range(2):
        files._handle_custom_msg({"type": "load", "text": "x", "name": ""}, [])
    assert changes == [error, {}, error]


def test_download_sends_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(Files, "send", lambda self, content, buffers=None: sent.append(content))
    Files().download("war.json", "{}")
    assert sent == [{"type": "download", "name": "war.json", "text": "{}"}]


def test_unknown_messages_are_ignored() -> None:
    files = Files(message={"kind": "ok", "text": "Saved."})
    files.on_save(lambda what: pytest.fail("not a save"))
    files.on_load(lambda text, name: pytest.fail("not a load"))
    for message in ({}, {"type": "save", "what": "house"}, {"type": "load", "text": 7, "name": ""}, None):
        files._handle_custom_msg(message, [])
    assert files.message == {"kind": "ok", "text": "Saved."}


def test_stable_repr() -> None:
    assert repr(Files()) == "Files()"
