"""The transport's Python side, without a browser."""

from typing import Any

import pytest

from widgets.parts.transport import COMMANDS, Transport

STRETCHES = [
    {"value": "trick", "label": "To the end of the trick"},
    {"value": "deal", "label": "To the end of the deal"},
]


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_commands_reach_the_caller(command: str) -> None:
    transport, heard = Transport(), []
    transport.on_command(heard.append)
    transport._handle_custom_msg({"type": command}, [])
    assert heard == [command]


def test_seek_reaches_the_caller_and_is_answered_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[Any] = []
    monkeypatch.setattr(Transport, "send", lambda self, content, buffers=None: order.append(content))
    transport = Transport()
    transport.on_seek(order.append)
    transport._handle_custom_msg({"type": "seek", "value": 17}, [])
    assert order == [17, {"type": "sought", "value": 17}]


def test_a_stretch_reaches_the_caller() -> None:
    transport, heard = Transport(stretches=STRETCHES), []
    transport.on_stretch(heard.append)
    transport._handle_custom_msg({"type": "stretch", "value": "trick"}, [])
    assert heard == ["trick"]
    transport.on_stretch(heard.append, remove=True)
    transport._handle_custom_msg({"type": "stretch", "value": "deal"}, [])
    assert heard == ["trick"]


@pytest.mark.parametrize("stretches", [[], STRETCHES])
@pytest.mark.parametrize("value", ["game", "", None, 0, ["trick"], {"value": "trick"}])
def test_only_stretches_there_are_reach_the_caller(value: Any, stretches: list[dict[str, str]]) -> None:
    transport = Transport(stretches=stretches)
    transport.on_stretch(lambda value: pytest.fail("no such stretch"))
    transport.on_command(lambda command: pytest.fail("not a command"))
    for message in ({"type": "stretch", "value": value}, {"type": "stretch"}):
        transport._handle_custom_msg(message, [])


def test_unknown_messages_are_ignored() -> None:
    transport = Transport()
    transport.on_command(lambda command: pytest.fail("not a command"))
    transport.on_seek(lambda value: pytest.fail("not a seek"))
    for message in ({}, {"type": "seek"}, {"type": "explode"}, {"type": None}, None):
        transport._handle_custom_msg(message, [])


def test_speed_comes_back_from_the_page() -> None:
    transport = Transport(speeds=[{"value": "1", "label": "slow"}, {"value": "2", "label": "fast"}], speed="1")
    transport.set_state({"speed": "2"})
    assert transport.speed == "2"


def test_stable_repr() -> None:
    assert repr(Transport()) == "Transport()"
