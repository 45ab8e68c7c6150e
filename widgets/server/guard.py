"""The door of a kernel's websocket: a message whose sizes and counts do not fit its length goes no further.

jupyter_server and Voila take the number of a binary message's parts from the message and loop over it, so that a few
bytes from one page keep the whole server busy and fill its memory. Here it is bounded by the message's own length.

Voila by itself is told by `options.configure`. A Jupyter server, Binder's too, loads this module as an extension: the
installation puts a file where Jupyter servers look for those (`etc/jupyter/jupyter_server_config.d/`).
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketHandler

V1 = "v1.kernel.websocket.jupyter.org"
"""The sub-protocol in which all messages are binary; without one, only those with buffers are."""
MOST_PARTS = 1000
"""Parts of one message at most: four of JSON, and buffers, of which a widget sends one or two."""
_CHANNELS = {b"shell", b"control", b"stdin", b"iopub"}
_INVALID = 1007  # the close code for data that does not fit the type of the message
_REASON = "malformed kernel message"


class MalformedMessage(ValueError):
    """A message from a page that cannot be one of a kernel's."""


def check(message: str | bytes, protocol: str | None) -> None:
    """Raise `MalformedMessage` for what no front end sends, in time proportional to the message's length.

    `protocol` is the socket's sub-protocol, `V1` or None. How long a message may be is tornado's to say (10 MiB).
    """
    if protocol == V1:
        if not isinstance(message, bytes):
            raise MalformedMessage("text where only binary messages are sent")
        offsets = _offsets(message, 8, "little", least=6)  # the channel, four parts of JSON, and the end of the last
        if message[offsets[0] : offsets[1]] not in _CHANNELS:
            raise MalformedMessage("no such channel")
    elif isinstance(message, bytes):
        first = _offsets(message, 4, "big", least=1)
        _is_message(message[first[0] : first[1] if len(first) > 1 else None])
    else:
        _is_message(message)


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


def _is_message(text: str | bytes) -> None:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedMessage(f"no JSON: {type(error).__name__}") from None
    if not isinstance(found, dict) or not isinstance(found.get("header"), dict):
        raise MalformedMessage("no object with a header")


class GuardedConnection(ZMQChannelsWebsocketConnection):
    """A kernel's connection to a page that closes at the first malformed message, with one line in the server's log."""

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Hand a message on to the kernel if it is one."""
        try:
            check(incoming_msg, self.subprotocol)
            super().handle_incoming_message(incoming_msg)
        except Exception as error:  # what passed may still hold JSON that the server cannot use
            self.log.warning("Kernel websocket closed, %s: %s: %s", _REASON, type(error).__name__, str(error)[:200])
            self.websocket_handler.close(_INVALID, _REASON)

    @property
    def write_message(self) -> Any:
        """How a message goes out to the page."""
        return self._write

    def _write(self, message: Any, binary: bool = False) -> Any:
        if isinstance(message, bytes) and self.subprotocol != V1:
            # Voila's handler would read these bytes as V1's, whose count is another one.
            return WebSocketHandler.write_message(self.websocket_handler, message, binary)
        return self.websocket_handler.write_message(message, binary)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "widgets.server.guard"}]


def _load_jupyter_server_extension(server: Any) -> None:
    """A Jupyter server calls this. One that has another kind of connection, such as a gateway's, keeps it."""
    settings = server.web_app.settings
    if settings.get("kernel_websocket_connection_class") is ZMQChannelsWebsocketConnection:
        settings["kernel_websocket_connection_class"] = GuardedConnection
