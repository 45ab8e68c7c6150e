"""Pages answer at once where no event loop runs, and these tests count on it, and on hearing of every error."""

import asyncio
from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest


@pytest.fixture(autouse=True)
def no_event_loop() -> Iterator[None]:
    """Put Playwright's aside, which runs on in a process where a browser test has been."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(autouse=True)
def nothing_is_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Outside a notebook ipywidgets only logs what goes wrong in a callback."""

    def call(self: ipywidgets.CallbackDispatcher, *args: Any, **kwargs: Any) -> Any:
        result = None
        for callback in list(self.callbacks):
            result = callback(*args, **kwargs)
        return result

    monkeypatch.setattr(ipywidgets.CallbackDispatcher, "__call__", call)
