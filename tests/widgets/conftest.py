"""Benches answer at once where no event loop runs, and these tests count on it."""

import asyncio
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_event_loop() -> Iterator[None]:
    """Put Playwright's aside, which runs on in a process where a browser test has been."""
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
