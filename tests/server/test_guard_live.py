"""Malformed messages to real servers: nobody else is kept waiting, and nothing grows."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from random import Random

import psutil
import pytest
from jupyter_server.services.kernels.connection.base import serialize_binary_message
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests import live
from tests.server.test_guard import DATES, message, v1
from widgets.server.guard import V1

pytestmark = pytest.mark.slow

GROWTH = 50_000_000  # bytes of memory the server may take meanwhile
SECONDS = 5  # in which a page must be answered, on a machine that does other things too
SERVERS = {
    "voila": (live.voila, "voila/render/war.ipynb"),
    "Binder": (live.jupyterlab, "voila/render/notebooks/war.ipynb"),
    "own server": (live.own_server, "voila/render/notebooks/war.ipynb"),
}
PROTOCOLS = pytest.mark.parametrize("protocol", [V1, None], ids=["v1", "older"])


@pytest.fixture(scope="module", params=SERVERS)
def server(request: pytest.FixtureRequest) -> Iterator[live.Server]:
    start, page = SERVERS[request.param]
    with start() as started:
        end = time.monotonic() + 30
        while not listens(started):  # the address is in its log before it listens
            assert time.monotonic() < end
            time.sleep(0.1)
        started.page = page  # type: ignore[attr-defined]
        yield started


def listens(server: live.Server) -> bool:
    try:
        return live.status(server.url) < 500
    except urllib.error.URLError:
        return False


@pytest.fixture(scope="module")
def kernel(server: live.Server) -> str:
    """The kernel of a page that was just opened, which has been answered once."""
    before = set(server.kernels())
    urllib.request.urlopen(server.url + server.page, timeout=60).read()  # type: ignore[attr-defined]
    (found,) = set(server.kernels()) - before
    assert answers(server, found, V1)
    return found


def address(server: live.Server, kernel: str, session: str = "test") -> str:
    return f"{server.url.replace('http', 'ws', 1)}api/kernels/{kernel}/channels?session_id={session}"


def channels(server: live.Server, kernel: str, protocol: str | None) -> ClientConnection:
    origin = server.url.rstrip("/")
    offered = [protocol] if protocol else None
    # Whatever comes is taken in at once: with a full queue, closing would wait for ten seconds.
    return connect(  # type: ignore
        address(server, kernel), subprotocols=offered, origin=origin, max_size=None, max_queue=None
    )


def written(protocol: str | None, kind: str = "kernel_info_request", **changed: object) -> bytes | str:
    """A message, some of whose parts are changed, as a front end writes it."""
    parts = message({}, kind=kind) | changed
    if protocol:
        return v1(parts["content"], parts["channel"], header=parts["header"])
    return json.dumps(parts)


def answers(server: live.Server, kernel: str, protocol: str | None) -> bool:
    """Whether the kernel answers a page."""
    with channels(server, kernel, protocol) as socket:
        socket.send(written(protocol))
        end = time.monotonic() + 20
        while "kernel_info_reply" not in str(socket.recv(timeout=20)):
            assert time.monotonic() < end
    return True


def answered(server: live.Server) -> float:
    """Seconds until the server answers somebody else."""
    begun = time.monotonic()
    assert live.status(f"{server.url}voila/static/no-such-file") < 500
    return time.monotonic() - begun


def memory(server: live.Server) -> int:
    return int(psutil.Process(server.process.pid).memory_info().rss)


def connections(server: live.Server, kernel: str) -> int:
    """How many pages the kernel has, as the server counts them: one that has none is culled."""
    with urllib.request.urlopen(f"{server.url}api/kernels/{kernel}", timeout=20) as answer:
        return int(json.load(answer)["connections"])


def closed(socket: ClientConnection, seconds: float = SECONDS) -> int | None:
    """The code the socket is closed with; None if it stays open."""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            socket.recv(timeout=seconds)
    except ConnectionClosed as gone:
        return gone.rcvd.code if gone.rcvd else 1006
    except TimeoutError:
        pass
    return None


@PROTOCOLS
def test_a_count_that_does_not_fit_closes_the_socket_and_nothing_else(server, kernel, protocol):
    before = memory(server)
    with channels(server, kernel, protocol) as socket:
        socket.send(b"\xff" * 8)
        assert answered(server) < SECONDS
        assert closed(socket) == 1007
    assert memory(server) - before < GROWTH
    assert "Kernel websocket closed" in server.log.read_text()
    assert answers(server, kernel, protocol)


@PROTOCOLS
def test_a_header_full_of_dates_closes_the_socket_before_the_kernel_puts_it_into_its_answers(server, kernel, protocol):
    header = message({}, kind="kernel_info_request")["header"] | {"x": DATES}
    with channels(server, kernel, protocol) as socket:
        socket.send(written(protocol, header=header))
        assert closed(socket) == 1007
    assert answered(server) < SECONDS


@PROTOCOLS
def test_messages_that_follow_a_malformed_one_are_not_read_and_the_log_has_one_line(server, kernel, protocol):
    """Some sensible ones come just before, so that the kernel's answers to them find no page."""

    def sensible() -> list[bytes | str]:
        return [written(protocol) for _ in range(20)]

    before = len(server.log.read_text())
    with channels(server, kernel, protocol) as socket:
        try:
            for sent in [*sensible(), *[b"\xff" * 8] * 100, *sensible()]:
                socket.send(sent)
        except ConnectionClosed:
            pass
        assert closed(socket) == 1007
    assert answers(server, kernel, protocol)
    said = server.log.read_text()[before:]
    assert said.count("Kernel websocket closed") == 1
    assert "Traceback" not in said


def test_a_message_to_no_channel_is_not_written_into_the_log(server, kernel):
    before = len(server.log.read_text())
    for sent in (
        written(None, channel="x" * 1_000_000),
        written(None, channel=None, content={"x": "y" * 1_000_000}),
        written(None, kind="x" * 1_000_000),
    ):
        with channels(server, kernel, None) as socket:
            socket.send(sent)
            assert closed(socket) == 1007
    assert len(server.log.read_text()) - before < 10_000


def test_a_message_too_long_for_the_server_closes_the_socket(server, kernel):
    """1009 is what the server sends; it does not wait until everything has come, so that it may not arrive."""
    with channels(server, kernel, V1) as socket:
        with pytest.raises(ConnectionClosed):
            for _ in range(20):
                socket.send(b"\xff" * (10 * 2**20 + 1))
        assert closed(socket) in (1006, 1009)
    assert answered(server) < SECONDS


def test_what_a_kernel_answers_with_buffers_in_the_older_protocol_is_not_read_as_v1(server, kernel):
    """The widgets' own comm answers a request for all states with buffers in one message."""
    before = memory(server)
    with channels(server, kernel, None) as socket:
        # A comm of the widgets' control target: its answer carries the states, with pictures' bytes as buffers.
        opened = {"comm_id": "c0ffee", "target_name": "jupyter.widget.control", "data": {}}
        socket.send(written(None, kind="comm_open", content=opened, metadata={"version": "1.0.0"}))
        asked = {"comm_id": "c0ffee", "data": {"method": "request_states"}}
        socket.send(written(None, kind="comm_msg", content=asked))
        end = time.monotonic() + 20
        while not isinstance(answer := socket.recv(timeout=20), bytes):
            assert time.monotonic() < end, "no answer with buffers"
        assert int.from_bytes(answer[:4], "big") > 1
        assert answered(server) < SECONDS
    assert memory(server) - before < GROWTH


def random_message(random: Random, protocol: str | None) -> bytes:
    """Bytes at random, alone or after a count that fits, or a message whose first bytes have been changed."""
    size = random.choice([0, 1, 7, 8, 9, 60, 1000, 100_000])
    kind = random.randrange(4)
    if kind == 0:
        return random.randbytes(size)
    if kind == 1:
        return (6).to_bytes(8, "little") + random.randbytes(size) if protocol else b"\0\0\0\2" + random.randbytes(size)
    made = bytearray(written(V1) if protocol else serialize_binary_message(message({}, [random.randbytes(size)])))
    for _ in range(kind - 1):
        made[random.randrange(80)] = random.randrange(256)
    return bytes(made)


async def send_each(
    server: live.Server, kernel: str, protocol: str | None, messages: list[bytes]
) -> list[int | str | None]:
    """Send each message to a socket that is open. What came of each: None if it passed, the code that the server closed
    the socket with, or how else the socket was lost."""
    origin, numbers = server.url.rstrip("/"), iter(range(len(messages)))
    ends: list[int | str | None] = []

    async def page(waiting: Iterator[bytes], session: str) -> None:
        sent = next(waiting, None)
        while sent is not None:
            url = address(server, kernel, f"{session}-{next(numbers)}")
            offered = [protocol] if protocol else None
            async with connect_async(  # whatever comes is taken in at once, or the answer to a ping would wait
                url, subprotocols=offered, origin=origin, max_size=None, max_queue=None, ping_interval=None
            ) as socket:
                while sent is not None:
                    await socket.send(sent)
                    sent = next(waiting, None)
                    try:
                        await (await socket.ping())  # answered after the message
                        ends.append(None)
                    except ConnectionClosed as gone:
                        ends.append(gone.rcvd.code if gone.rcvd else repr(gone.__cause__ or gone))
                        break

    waiting = iter(messages)
    await asyncio.wait_for(asyncio.gather(*[page(waiting, f"page{number}") for number in range(4)]), 120)
    return ends


def test_a_thousand_random_messages_reach_the_server_and_the_kernel_still_answers(server, kernel):
    """Each comes over an open socket: a new one, where the one before was closed. Not all of them on every server."""
    each = 500 if "voila" in psutil.Process(server.process.pid).cmdline() else 50
    process, random = psutil.Process(server.process.pid), Random(7)
    before, files = memory(server), process.num_fds()
    for protocol in (V1, None):
        messages = [random_message(random, protocol) for _ in range(each)]
        ends = asyncio.run(send_each(server, kernel, protocol, messages))
        assert len(ends) == each
        assert set(ends) <= {1007, None}
        assert answered(server) < SECONDS
        assert answers(server, kernel, protocol)
    end = time.monotonic() + 10
    while connections(server, kernel) and time.monotonic() < end:
        time.sleep(0.1)
    assert connections(server, kernel) == 0, "a closed socket still counts as a page, and its kernel would stay"
    assert memory(server) - before < GROWTH
    assert process.num_fds() - files < 30
