"""The guard of kernels' websockets: what front ends send passes, what only an attacker would send does not."""

from __future__ import annotations

import json
import tracemalloc

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import (
    deserialize_binary_message,
    deserialize_msg_from_ws_v1,
    serialize_binary_message,
    serialize_msg_to_ws_v1,
)
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from widgets.server import guard
from widgets.server.guard import MOST_PARTS, V1, GuardedConnection, MalformedMessage, check

BUFFERS = st.lists(st.binary(max_size=40), max_size=4)
CHANNELS = st.sampled_from(["shell", "control", "stdin", "iopub"])
CONTENT = st.dictionaries(st.text(max_size=5), st.text(max_size=20) | st.integers(), max_size=3)


def message(content, buffers=()):
    """As a front end sends it, with its channel."""
    found = Session().msg("comm_msg", content=content)
    return {**found, "buffers": list(buffers), "channel": "shell"}


def v1(content, channel="shell", buffers=()):
    parts = [json.dumps(part).encode() for part in ({"msg_type": "comm_msg"}, {}, {}, content)]
    return serialize_msg_to_ws_v1([*parts, *buffers], channel)


def v1_of(*offsets, rest=b""):
    """A message of V1 by its count and offsets."""
    return b"".join(offset.to_bytes(8, "little") for offset in offsets) + rest


def old_of(*offsets, rest=b""):
    return b"".join(offset.to_bytes(4, "big") for offset in offsets) + rest


@given(CONTENT, CHANNELS, BUFFERS)
def test_what_the_server_itself_writes_passes(content, channel, buffers):
    made = v1(content, channel, buffers)
    check(made, V1)
    assert deserialize_msg_from_ws_v1(made)[0] == channel
    check(json.dumps(message(content), default=str), None)
    old = serialize_binary_message(message(content, buffers))
    check(old, None)
    assert deserialize_binary_message(old)["buffers"] == buffers


def test_as_many_parts_as_are_allowed_and_one_more():
    check(v1({}, buffers=[b"x"] * (MOST_PARTS - 6)), V1)
    with pytest.raises(MalformedMessage):
        check(v1({}, buffers=[b"x"] * (MOST_PARTS - 5)), V1)


@pytest.mark.parametrize(
    "made",
    [
        b"",
        b"\xff" * 8,
        b"\xff" * 4000,
        "text",
        v1_of(2**63),
        v1_of(0),
        v1_of(5, 56, 61, 61, 61, 61, rest=b"shell"),
        v1_of(6, 2**64 - 1, 61, 61, 61, 61, 61, rest=b"shell"),
        v1_of(6, 56, 61, 60, 61, 61, 61, rest=b"shell"),
        v1_of(6, 56, 61, 61, 61, 61, 2**62, rest=b"shell"),
        v1_of(6, 0, 5, 61, 61, 61, 61, rest=b"shell"),
        v1({}, "shell")[:-3],
        v1({}, "other"),
    ],
)
def test_of_v1_counts_and_places_fit_the_length(made):
    with pytest.raises(MalformedMessage):
        check(made, V1)


@pytest.mark.parametrize(
    "made",
    [
        b"",
        b"\xff" * 8,
        b"\x7f" + b"\xff" * 400,
        old_of(0),
        old_of(1, 2**32 - 1, rest=b"{}"),
        old_of(2, 12, 11, rest=b'{"header": {}}'),
        old_of(1, 8, rest=b"[]"),
        old_of(1, 8, rest=b'{"header": 7}'),
        old_of(1, 8, rest=b"\xff\xfe"),
        "",
        "[]",
        "7",
        "{}",
        '{"header": null}',
        "[" * 100_000,
        "9" * 10_000,
    ],
)
def test_of_the_older_protocol_counts_places_and_text_are_checked(made):
    with pytest.raises(MalformedMessage):
        check(made, None)


@given(st.binary(max_size=300), st.sampled_from([V1, None]))
@example(b"\xff" * 8, V1)
@example(b"\xff" * 8, None)
def test_what_passes_can_be_read_with_memory_for_the_message_only(made, protocol):
    tracemalloc.start()
    try:
        check(made, protocol)
        (deserialize_msg_from_ws_v1 if protocol else deserialize_binary_message)(made)
    except (ValueError, KeyError, TypeError):
        pass
    finally:
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert most < 1_000_000


class Server:
    def __init__(self, kind):
        self.web_app = self
        self.settings = {"kernel_websocket_connection_class": kind}


def test_a_jupyter_server_gets_it_unless_it_has_another_kind_of_connection():
    for kind, expected in ((ZMQChannelsWebsocketConnection, GuardedConnection), (dict, dict)):
        server = Server(kind)
        guard._load_jupyter_server_extension(server)
        assert server.settings["kernel_websocket_connection_class"] is expected
