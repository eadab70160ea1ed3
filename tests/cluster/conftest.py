"""A server of PostgreSQL for one test: what others do at the same time must not be taken for a fault."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped and killed."""
    with running() as server:
        yield server
