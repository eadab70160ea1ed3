"""The examples run as their users run them, at a real house."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.examples.running import stop_all
from tests.server.conftest import anyio_backend, house, own_house, shared_house

__all__ = ["anyio_backend", "house", "own_house", "shared_house"]


@pytest.fixture(autouse=True)
async def nothing_left_running() -> AsyncIterator[None]:
    yield
    await stop_all()
