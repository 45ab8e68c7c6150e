"""The door of a kernel's websocket: a message that costs the server more than its length goes no further.

jupyter_server and Voila take the number of a binary message's parts from the message and loop over it, so that a few
bytes from one page keep the whole server busy and fill its memory. Here it is bounded by the message's own length. A
header full of dates does the same more slowly: the kernel puts it into each of its answers, and the server reads all
the dates every time (10 MB of them took over a minute). Here a header is short and flat.

Voila by itself is told by `options.configure`. A Jupyter server, Binder's too, loads this module as an extension: the
installation puts a file where Jupyter servers look for those (`etc/jupyter/jupyter_server_config.d/`).
"""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import pairwise
from types import new_class
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketClosedError, WebSocketHandler

V1 = "v1.kernel.websocket.jupyter.org"
"""The sub-protocol in which all messages are binary; without one, only those with buffers are."""
MOST_PARTS = 1000
"""Parts of one message at most: four of JSON, and buffers, of which a widget sends one or two."""
LONGEST_HEADER = 4_000
"""Bytes of a header, or of the header answered, at most; a front end's has about 250."""
LONGEST_UNADDRESSED = 100_000
"""Characters of a text that names no channel, at most: the server takes it for the shell's, and logs all of it."""
_CHANNELS = ("shell", "control", "stdin", "iopub")
_INVALID = 1007  # the close code for data that does not fit the type of the message
_REASON = "malformed kernel message"


class MalformedMessage(ValueError):
    """A message from a page that cannot be one of a kernel's."""


def check(message: str | bytes, protocol: str | None) -> None:
    """Raise `MalformedMessage` for what no front end sends, in time proportional to the message's length.

    `protocol` is the socket's sub-protocol, `V1` or None. How long a message may be is tornado's to say: 10 MiB unless
    its setting `websocket_max_message_size` is another. The longest that a page of ours sends is a record of 4,000,000
    characters (`explorer.problems.SIZE_LIMIT`) in a widget's state. In `V1` the content is the kernel's alone to read.
    """
    if protocol == V1:
        if not isinstance(message, bytes):
            raise MalformedMessage("text where only binary messages are sent")
        offsets = _offsets(message, 8, "little", least=6)  # the channel, four parts of JSON, and the end of the last
        channel, header, parent = (message[start:end] for start, end in pairwise(offsets[:4]))
        if channel not in [name.encode() for name in _CHANNELS]:
            raise MalformedMessage("no such channel")
        for part in (header, parent):
            if len(part) > LONGEST_HEADER:
                raise MalformedMessage(f"a header of {len(part)} bytes")
        _check_headers(_json(header), _json(parent))
    elif isinstance(message, bytes):
        first = _offsets(message, 4, "big", least=1)
        _check_older(message[first[0] : first[1] if len(first) > 1 else None])
    else:
        _check_older(message)


def _offsets(message: bytes, width: int, order: Any, least: int) -> list[int]:
    """The places of a binary message's parts: their number, then each place, all in so many bytes."""
    count = int.from_bytes(message[:width], order)
    if not least <= count <= min(MOST_PARTS, len(message) // width - 1):
        raise MalformedMessage(f"{count} parts in {len(message)} bytes")
    offsets = [int.from_bytes(message[width * (i + 1) : width * (i + 2)], order) for i in range(count)]
    ends = [width * (count + 1), *offsets, len(message)]
    if any(before > after for before, after in pairwise(ends)):
        raise MalformedMessage("parts that do not lie one after another within the message")
    return offsets


def _check_older(text: str | bytes) -> None:
    """A message as one object of JSON, which the server reads whole."""
    found = _json(text)
    if not isinstance(found, dict):
        raise MalformedMessage("no object")
    channel = found.get("channel")
    if channel is None and len(text) > LONGEST_UNADDRESSED:
        raise MalformedMessage(f"no channel for {len(text)} characters")
    if channel is not None and channel not in _CHANNELS:
        raise MalformedMessage("no such channel")
    _check_headers(found.get("header"), found.get("parent_header"))


def _check_headers(header: object, parent: object) -> None:
    """The message's own header, and that of the one it answers, which may be missing."""
    for found in (header, parent or {}):
        if not isinstance(found, dict):
            raise MalformedMessage("a header that is no object")
        if any(isinstance(value, dict | list) for value in found.values()):
            raise MalformedMessage("a header that is not flat")
        if (size := len(json.dumps(found, ensure_ascii=False))) > LONGEST_HEADER:
            raise MalformedMessage(f"a header of {size} characters")


def _json(text: str | bytes) -> Any:
    try:
        return json.loads(text if isinstance(text, str) else text.decode())
    except (ValueError, RecursionError) as error:
        raise MalformedMessage(f"no JSON: {type(error).__name__}") from None


class GuardedConnection(ZMQChannelsWebsocketConnection):
    """A kernel's connection to a page that closes at the first malformed message, with one line in the server's log."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand a message on to the kernel if it is one, and the socket has not been closed before it came."""
        if self.websocket_handler.ws_connection is None:
            return
        try:
            check(incoming_msg, self.subprotocol)
            super().handle_incoming_message(incoming_msg)
        except Exception as error:  # what passed may still hold JSON that the server cannot use
            self.log.warning("Kernel websocket closed, %s: %.200r", _REASON, error)
            self.websocket_handler.close(_INVALID, _REASON)

    @property
    def write_message(self) -> Any:
        """How a message goes out to the page."""
        return self._write

    def _write(self, message: Any, binary: bool = False) -> Any:
        with suppress(WebSocketClosedError):  # the kernel still answers a page that is no longer there
            if isinstance(message, bytes) and self.subprotocol != V1:
                # Voila's handler would read these bytes as V1's, whose count is another one.
                return WebSocketHandler.write_message(self.websocket_handler, message, binary)
            return self.websocket_handler.write_message(message, binary)


def guarded(kind: type) -> type:
    """This kind of connection, guarded; one that does not read messages as jupyter_server's does, such as a gateway's,
    as it is."""
    if not issubclass(kind, ZMQChannelsWebsocketConnection) or issubclass(kind, GuardedConnection):
        return kind
    if kind is ZMQChannelsWebsocketConnection:
        return GuardedConnection
    return new_class(f"Guarded{kind.__name__}", (GuardedConnection, kind))


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "widgets.server.guard"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """A Jupyter server calls this once it has its settings."""
    settings = server.web_app.settings
    if kind := settings.get("kernel_websocket_connection_class"):
        settings["kernel_websocket_connection_class"] = guarded(kind)
