"""A file of the person's own: the Python side, without a browser."""

from typing import Any

import pytest

from widgets.parts.table import Table
from widgets.parts.upload import Upload

LOAD = {"type": "load", "name": "لاعبون.csv"}
ERROR = {"kind": "error", "text": "One line is wrong."}
FAULTS = [{"where": "السطر 3", "text": "No."}]


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_the_bytes_reach_the_caller_as_they_are(kind: Any) -> None:
    upload, heard = Upload(), []
    upload.on_load(lambda content, name: heard.append((content, name)))
    upload._handle_custom_msg(LOAD, [kind(b"\xff\x00name\r\n")])
    assert heard == [(b"\xff\x00name\r\n", "لاعبون.csv")] and type(heard[0][0]) is bytes


def test_an_empty_file_is_a_file() -> None:
    upload, heard = Upload(), []
    upload.on_load(lambda content, name: heard.append(content))
    upload._handle_custom_msg(LOAD, [b""])
    assert heard == [b""]


def test_reset_reaches_the_caller() -> None:
    upload, heard = Upload(message=ERROR, faults=FAULTS), []
    upload.on_reset(lambda: heard.append((upload.message, upload.faults)))
    upload._handle_custom_msg({"type": "reset"}, [])
    assert heard == [({}, [])]


def test_callbacks_can_be_taken_back() -> None:
    upload, heard = Upload(), []

    def fn(*facts: Any) -> None:
        heard.append(facts)

    for on in (upload.on_load, upload.on_reset):
        on(fn)
        on(fn, remove=True)
    upload._handle_custom_msg(LOAD, [b"x"])
    upload._handle_custom_msg({"type": "reset"}, [])
    assert heard == []


def test_the_same_answer_given_twice_is_a_change_each_time() -> None:
    upload, changes = Upload(), []
    upload.observe(lambda change: changes.append(change["new"]), ["message", "faults"])

    def answer(_content: bytes, _name: str) -> None:
        upload.message, upload.faults = ERROR, FAULTS

    upload.on_load(answer)
    for _ in range(2):
        upload._handle_custom_msg(LOAD, [b"x"])
    assert changes == [ERROR, FAULTS, {}, [], ERROR, FAULTS]


def test_what_the_page_should_have_refused_is_refused_here_too() -> None:
    upload, heard = Upload(limit=3, labels={"tooLarge": "Too large."}, faults=FAULTS), []
    upload.on_load(lambda content, name: heard.append(content))
    upload._handle_custom_msg(LOAD, [b"four"])
    assert heard == [] and upload.faults == [] and upload.message == {"kind": "error", "text": "Too large."}
    upload._handle_custom_msg(LOAD, [b"3 b"])
    assert heard == [b"3 b"] and upload.message == {}


@pytest.mark.parametrize(
    ("message", "buffers"),
    [
        ({}, [b"x"]),
        (None, [b"x"]),
        ("load", [b"x"]),
        (LOAD, []),
        (LOAD, [b"x", b"y"]),
        ({"type": "load"}, [b"x"]),
        ({"type": "load", "name": 7}, [b"x"]),
        ({"type": "load", "name": ["a"]}, [b"x"]),
        ({"type": "load", "name": "a", "content": "x"}, []),
        ({"type": "reset"}, [b"x"]),
    ],
)
def test_other_messages_are_ignored(message: Any, buffers: list[bytes]) -> None:
    upload = Upload(message=ERROR, faults=FAULTS)
    upload.on_load(lambda content, name: pytest.fail("not a file"))
    upload.on_reset(lambda: pytest.fail("not a reset"))
    upload._handle_custom_msg(message, buffers)
    assert upload.message == ERROR and upload.faults == FAULTS


def test_parts_that_read_no_files_hear_their_messages_all_the_same() -> None:
    table, pressed = Table(), []
    table.on_press(lambda *press: pressed.append(press))
    table._handle_custom_msg({"type": "press", "zone": "hand", "card": "7S", "index": 2}, [b"x"])
    assert pressed == [("hand", "7S", 2)]


def test_faults_travel_as_text() -> None:
    text = Upload(faults=FAULTS).get_state()["faults"]
    assert "السطر 3" in text
    other = Upload()
    other.set_state({"faults": text})
    assert other.faults == FAULTS


def test_stable_repr() -> None:
    assert repr(Upload()) == "Upload()"
