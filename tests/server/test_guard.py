"""The guard of kernels' websockets: what front ends send passes, what only an attacker would send does not."""

from __future__ import annotations

import json
import logging
import tracemalloc
from random import Random
from unittest.mock import MagicMock

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
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import Application
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from explorer.problems import SIZE_LIMIT
from widgets.server import guard
from widgets.server.guard import (
    LONGEST_HEADER,
    LONGEST_UNADDRESSED,
    MOST_PARTS,
    V1,
    GuardedConnection,
    MalformedMessage,
    check,
    guarded,
)

BUFFERS = st.lists(st.binary(max_size=40), max_size=4)
CHANNELS = st.sampled_from(["shell", "control", "stdin", "iopub"])
CONTENT = st.dictionaries(st.text(max_size=5), st.text(max_size=20) | st.integers(), max_size=3)
DATES = ["2020-01-01T00:00:00.000000Z"] * 20_000


def message(content, buffers=(), kind="comm_msg"):
    """As a front end sends it, with its channel."""
    found = json.loads(json.dumps(Session().msg(kind, content=content), default=str))
    return {**found, "buffers": list(buffers), "channel": "shell"}


def v1(content, channel="shell", buffers=(), header=None, parent=None):
    """The same in V1; what is given as bytes stays as it is."""
    parts = (header or message({})["header"], parent or {}, {}, content)
    packed = [part if isinstance(part, bytes) else json.dumps(part).encode() for part in parts]
    return serialize_msg_to_ws_v1([*packed, *buffers], channel)


def older(**changed):
    """The same as one text, with some of its parts changed, or left out if changed to None."""
    return json.dumps({name: part for name, part in (message({}) | changed).items() if part is not None})


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
    check(json.dumps(message(content)), None)
    old = serialize_binary_message(message(content, buffers))
    check(old, None)
    assert deserialize_binary_message(old)["buffers"] == buffers


@pytest.mark.parametrize("parent", [None, "", {}, message({})["header"]], ids=["null", "empty", "none", "whole"])
def test_a_message_may_answer_another_or_none(parent):
    check(v1({}, parent=json.dumps(parent).encode()), V1)
    check(json.dumps(message({}) | {"parent_header": parent}), None)


def test_the_older_protocol_may_leave_the_channel_to_the_server_in_a_text_not_too_long_to_be_logged():
    check(older(channel=None), None)
    check(older(channel=None, content={"code": "x" * (LONGEST_UNADDRESSED - 1000)}), None)
    with pytest.raises(MalformedMessage, match="no channel"):
        check(older(channel=None, content={"code": "x" * LONGEST_UNADDRESSED}), None)


def test_the_longest_record_passes_and_fits_into_a_message():
    record = "\N{ARABIC LETTER ALEF}" * SIZE_LIMIT
    content = {"comm_id": "1", "data": {"method": "update", "state": {"value": record}}}
    made = v1(json.dumps(content, ensure_ascii=False).encode())
    assert len(made) < WebSocketHandler(Application(), MagicMock()).max_message_size
    check(made, V1)
    check(json.dumps(message(content), ensure_ascii=False), None)


def test_as_many_parts_as_are_allowed_and_one_more():
    check(v1({}, buffers=[b"x"] * (MOST_PARTS - 6)), V1)
    with pytest.raises(MalformedMessage):
        check(v1({}, buffers=[b"x"] * (MOST_PARTS - 5)), V1)
    check(serialize_binary_message(message({}, [b"x"] * (MOST_PARTS - 1))), None)
    with pytest.raises(MalformedMessage):
        check(serialize_binary_message(message({}, [b"x"] * MOST_PARTS)), None)


@pytest.mark.parametrize(
    "made, why",
    [
        (b"", "parts"),
        (b"\xff" * 8, "parts"),
        (b"\xff" * 4000, "parts"),
        ("text", "text"),
        (v1_of(2**63), "parts"),
        (v1_of(0), "parts"),
        (v1_of(7), "7 parts in 8 bytes"),
        (v1_of(5, 48, 53, 55, 57, 59, rest=b"shell{}{}{}"), "5 parts"),
        (v1({}, "shell")[:-3], "one after another"),
        (v1({}, "other"), "channel"),
        (v1({}, header=b"{}" + b" " * LONGEST_HEADER), "header"),
    ],
)
def test_of_v1_the_count_fits_the_length_and_the_channel_is_one_there_is(made, why):
    with pytest.raises(MalformedMessage, match=why):
        check(made, V1)


@pytest.mark.parametrize("place, by", [(0, -1), (0, 6), (0, 2**63), (1, 3), (3, -3), (5, 1), (5, 2**62)])
def test_of_v1_parts_lie_one_after_another_within_the_message(place, by):
    """Exactly one place of a message that passes is moved, forwards, backwards, or out of it."""
    ends = [56, 61, 63, 65, 67, 69]
    rest = b"shell{}{}{}{}"
    check(v1_of(6, *ends, rest=rest), V1)
    ends[place] += by
    with pytest.raises(MalformedMessage, match="one after another"):
        check(v1_of(6, *ends, rest=rest), V1)


@pytest.mark.parametrize(
    "made",
    [
        b"",
        b"\xff" * 8,
        b"\x7f" + b"\xff" * 400,
        old_of(0),
        old_of(1, 2**32 - 1, rest=b'{"header": {}}'),
        old_of(1, 7, rest=b'{"header": {}}'),
        old_of(2, 12, 11, rest=b'{"header": {}}'),
        old_of(2, 12, 27, rest=b'{"header": {}}'),
        old_of(1, 8, rest=b"[]"),
        old_of(1, 8, rest=b'{"header": 7}'),
        old_of(1, 8, rest=b"\xff\xfe"),
        old_of(1, 8, rest='{"header": {}}'.encode("utf-16")),
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
    check(old_of(1, 8, rest=b'{"header": {}}'), None)
    with pytest.raises(MalformedMessage):
        check(made, None)


@pytest.mark.parametrize("channel", ["other", "x" * 1_000_000, "", 7, ["shell"], {}])
def test_of_the_older_protocol_the_channel_is_one_there_is(channel):
    with pytest.raises(MalformedMessage, match="no such channel"):
        check(older(channel=channel), None)


BAD_HEADERS = {
    "dates": {**message({})["header"], "x": DATES},
    "one level": {**message({})["header"], "x": {}},
    "long": {**message({})["header"], "username": "x" * LONGEST_HEADER},
    "many": {str(number): number for number in range(LONGEST_HEADER)},
    "list": ["comm_msg"],
    "text": "comm_msg",
    "number": 7,
}


@pytest.mark.parametrize("part", ["header", "parent_header"])
@pytest.mark.parametrize("header", BAD_HEADERS.values(), ids=BAD_HEADERS)
def test_a_header_is_flat_and_short(header, part):
    with pytest.raises(MalformedMessage, match="header"):
        check(json.dumps(message({}) | {part: header}), None)
    with pytest.raises(MalformedMessage, match="header"):
        check(serialize_binary_message(message({}) | {part: header}), None)
    with pytest.raises(MalformedMessage, match="header"):
        check(v1({}, **{part.removesuffix("_header"): json.dumps(header).encode()}), V1)


@pytest.mark.parametrize("part", ["header", "parent"])
@pytest.mark.parametrize("made", [b"{no", b"\xff\xfe", b"[" * 3000])
def test_of_v1_a_header_is_json(made, part):
    with pytest.raises(MalformedMessage, match="no JSON"):
        check(v1({}, **{part: made}), V1)


@given(st.binary(max_size=300), st.sampled_from([V1, None]))
@example(b"\xff" * 8, V1)
@example(b"\xff" * 8, None)
def test_what_passes_can_be_read_with_memory_for_the_message_only(made, protocol):
    assert memory_to_read(made, protocol) < 1_000_000


@pytest.mark.parametrize("protocol", [V1, None], ids=["v1", "older"])
def test_a_thousand_messages_changed_in_a_few_bytes_are_refused_or_read_with_memory_for_the_message_only(protocol):
    random, refused = Random(11), 0
    for _ in range(1000):
        buffers = [random.randbytes(20)] * random.randrange(3)
        made = bytearray(v1({}, buffers=buffers) if protocol else serialize_binary_message(message({}, buffers)))
        for _ in range(random.randrange(1, 4)):
            made[random.randrange(min(80, len(made)))] = random.choice([0, 1, 255, random.randrange(256)])
        try:
            check(bytes(made), protocol)
        except MalformedMessage:
            refused += 1
        assert memory_to_read(bytes(made), protocol) < 1_000_000
    assert 100 < refused < 1000


def memory_to_read(made, protocol):
    """Bytes that the check and, if it passes, jupyter_server's own reading take at most."""
    tracemalloc.start()
    try:
        check(made, protocol)
        (deserialize_msg_from_ws_v1 if protocol else deserialize_binary_message)(made)
    except (ValueError, KeyError, TypeError):
        pass
    finally:
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return most


@pytest.fixture
def connection():
    return connected(GuardedConnection)


def connected(kind):
    """A connection in V1 with a kernel's shell, over a socket that counts what is done to it."""
    handler = MagicMock(spec=KernelWebsocketHandler, ws_connection=object(), selected_subprotocol=V1)
    handler.close.side_effect = lambda *_: setattr(handler, "ws_connection", None)
    with_kernel = type(kind.__name__, (kind,), {"multi_kernel_manager": MagicMock(allowed_message_types=[])})
    made = with_kernel(websocket_handler=handler, log=logging.getLogger("guard"), session=MagicMock(spec=Session))
    made.channels = {"shell": MagicMock()}
    return made


def test_a_message_that_passes_reaches_the_kernel_unchanged(connection):
    made = v1({"comm_id": "1"}, buffers=[b"picture"])
    connection.handle_incoming_message(made)
    (_, parts), _ = connection.session.send_raw.call_args
    assert parts == deserialize_msg_from_ws_v1(made)[1] and parts[4] == b"picture"
    connection.websocket_handler.close.assert_not_called()


def test_a_malformed_message_closes_the_socket_once_with_one_line(connection, caplog):
    for _ in range(3):
        connection.handle_incoming_message(b"\xff" * 8)
    connection.websocket_handler.close.assert_called_once_with(1007, "malformed kernel message")
    assert len(caplog.records) == 1 and len(caplog.messages[0]) < 300 and "\n" not in caplog.messages[0]


def test_what_comes_after_it_does_not_reach_the_kernel(connection):
    connection.handle_incoming_message(b"\xff" * 8)
    connection.handle_incoming_message(v1({}))
    connection.session.send_raw.assert_not_called()


def test_what_the_server_cannot_use_closes_the_socket_with_one_line(connection, caplog):
    connection.session.send_raw.side_effect = ValueError("a\nb" * 1000)
    connection.handle_incoming_message(v1({}))
    connection.websocket_handler.close.assert_called_once()
    assert len(caplog.messages) == 1 and len(caplog.messages[0]) < 300 and "\n" not in caplog.messages[0]


def test_an_answer_to_a_page_that_has_gone_is_dropped(connection):
    connection.websocket_handler.write_message.side_effect = WebSocketClosedError
    connection.write_message(b"answer", binary=True)


class Other(ZMQChannelsWebsocketConnection):
    reached = False

    def handle_incoming_message(self, incoming_msg):
        self.reached = True


def test_another_connection_that_reads_as_jupyter_servers_does_is_guarded_and_keeps_its_own_ways():
    kind = guarded(Other)
    assert issubclass(kind, Other) and guarded(kind) is kind
    for made, passes in ((v1({}), True), (b"\xff" * 8, False)):
        connection = connected(kind)
        connection.handle_incoming_message(made)
        assert connection.reached == passes
        assert connection.websocket_handler.close.called != passes


class Server:
    def __init__(self, kind):
        self.web_app = self
        self.settings = {"kernel_websocket_connection_class": kind}


def test_a_jupyter_server_gets_it_unless_its_connection_reads_no_messages():
    for kind, expected in ((ZMQChannelsWebsocketConnection, GuardedConnection), (dict, dict), (None, None)):
        server = Server(kind)
        guard._load_jupyter_server_extension(server)
        assert server.settings["kernel_websocket_connection_class"] is expected
