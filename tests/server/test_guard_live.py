"""Malformed messages to real servers: nobody else is kept waiting, and nothing grows."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random

import psutil
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests import live
from tests.server.test_guard import message, v1
from widgets.server.guard import V1

GROWTH = 50_000_000  # bytes of memory the server may take meanwhile
SECONDS = 5  # in which a page must be answered, on a machine that does other things too


@pytest.fixture(scope="module", params=["voila", "jupyter server"])
def server(request: pytest.FixtureRequest) -> Iterator[live.Server]:
    with live.voila() if request.param == "voila" else live.jupyterlab() as started:
        end = time.monotonic() + 30
        while not listens(started):  # the address is in its log before it listens
            assert time.monotonic() < end
            time.sleep(0.1)
        yield started


def listens(server: live.Server) -> bool:
    try:
        return live.status(server.url) < 500
    except urllib.error.URLError:
        return False


@pytest.fixture
def kernel(server: live.Server) -> str:
    """The kernel of a page that was just opened."""
    before = set(server.kernels())
    render = "voila/render/" + ("notebooks/" if "lab" in " ".join(psutil.Process(server.process.pid).cmdline()) else "")
    urllib.request.urlopen(f"{server.url}{render}war.ipynb", timeout=60).read()
    (found,) = set(server.kernels()) - before
    return found


def channels(server: live.Server, kernel: str, protocol: str | None) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}api/kernels/{kernel}/channels?session_id=test"
    origin = server.url.rstrip("/")
    return connect(address, subprotocols=[protocol] if protocol else None, origin=origin, max_size=None)  # type: ignore


def answered(server: live.Server) -> float:
    """Seconds until the server answers somebody else."""
    begun = time.monotonic()
    assert live.status(f"{server.url}voila/static/no-such-file") < 500
    return time.monotonic() - begun


def memory(server: live.Server) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


def closed(socket: ClientConnection) -> int | None:
    """The code the socket is closed with; None if it stays open."""
    try:
        while True:
            socket.recv(timeout=SECONDS)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006
    except TimeoutError:
        return None


@pytest.mark.parametrize("protocol", [V1, None], ids=["v1", "older"])
def test_a_count_that_does_not_fit_closes_the_socket_and_nothing_else(server, kernel, protocol):
    before = memory(server)
    with channels(server, kernel, protocol) as socket:
        socket.send(b"\xff" * 8)
        assert answered(server) < SECONDS
        assert closed(socket) == 1007
    assert memory(server) - before < GROWTH
    assert "Kernel websocket closed" in server.log.read_text()


def test_what_a_kernel_answers_with_buffers_in_the_older_protocol_is_not_read_as_v1(server, kernel):
    """The widgets' own comm answers a request for all states with buffers in one message."""
    before = memory(server)
    with channels(server, kernel, None) as socket:
        # A comm of the widgets' control target: its answer carries the states, with pictures' bytes as buffers.
        opened = message({"comm_id": "c0ffee", "target_name": "jupyter.widget.control", "data": {}})
        opened["header"]["msg_type"] = opened["msg_type"] = "comm_open"
        opened["metadata"] = {"version": "1.0.0"}
        socket.send(json.dumps(opened, default=str))
        asked = message({"comm_id": "c0ffee", "data": {"method": "request_states"}})
        socket.send(json.dumps(asked, default=str))
        end = time.monotonic() + 20
        while not isinstance(answer := socket.recv(timeout=20), bytes):
            assert time.monotonic() < end, "no answer with buffers"
        assert int.from_bytes(answer[:4], "big") > 1
        assert answered(server) < SECONDS
    assert memory(server) - before < GROWTH


def test_a_thousand_random_messages_and_the_kernel_still_answers(server, kernel):
    before, random = memory(server), Random(7)
    for protocol in (V1, None):
        for _ in range(5):
            with channels(server, kernel, protocol) as socket:
                try:
                    for _ in range(100):
                        size = random.choice([0, 1, 7, 8, 9, 60, 1000, 100_000])
                        head = random.choice([b"", v1({}) if protocol else b"\x00\x00\x00\x01", b"\xff" * 8])
                        socket.send((head + random.randbytes(size))[: max(size, 8)])
                except ConnectionClosed:
                    continue
        assert answered(server) < SECONDS
        with channels(server, kernel, protocol) as socket:
            asked = message({})
            asked["header"]["msg_type"] = asked["msg_type"] = "kernel_info_request"
            if protocol:
                from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

                names = ("header", "parent_header", "metadata", "content")
                parts = [json.dumps(asked[name], default=str).encode() for name in names]
                socket.send(serialize_msg_to_ws_v1(parts, "shell"))
            else:
                socket.send(json.dumps(asked, default=str))
            end = time.monotonic() + 20
            while "kernel_info_reply" not in str(socket.recv(timeout=20)):
                assert time.monotonic() < end
    assert memory(server) - before < GROWTH
