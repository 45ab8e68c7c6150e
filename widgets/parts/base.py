"""What the parts of the screen have in common: messages from the page, and who wants to hear of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
from ipywidgets import CallbackDispatcher


class Part(anywidget.AnyWidget):
    """A part of the screen. A kind says in `_hear` what a message means, and tells those who asked for it."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._listeners: dict[str, CallbackDispatcher] = {}
        self.on_msg(lambda _widget, message, buffers: self._receive(message, buffers))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _receive(self, message: dict[str, Any], _buffers: Sequence[Any]) -> None:
        """A message with the bytes that came along; only a kind that reads files has a use for those."""
        self._hear(message)

    def _hear(self, message: dict[str, Any]) -> None:
        """A message from the page, which is as untrusted as anything a person types."""

    def _on(self, what: str, fn: Callable[..., None], remove: bool) -> None:
        self._listeners.setdefault(what, CallbackDispatcher()).register_callback(fn, remove=remove)

    def _tell(self, what: str, *facts: Any) -> None:
        if what in self._listeners:
            self._listeners[what](*facts)
