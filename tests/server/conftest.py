"""One running house for the tests of a worker, at which each test has tables of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.running import RunningHouse


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    house = RunningHouse(tmp_path_factory.mktemp("house")).start()
    yield house
    house.kill()


@pytest.fixture
async def house(shared_house: RunningHouse) -> AsyncIterator[RunningHouse]:
    """The shared house. It must be there when the test is over, and must not have stumbled over anything."""
    before = len(shared_house.said())
    yield shared_house
    await shared_house.send_home()
    shared_house.check_logs()
    assert (await shared_house.get("/api/games")).status_code == 200
    assert "Traceback" not in shared_house.said()[before:], shared_house.said()[before:]


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[RunningHouse]:
    """A house of this test alone, to be killed and started again."""
    house = RunningHouse(tmp_path).start()
    yield house
    await house.send_home()
    house.kill()
    house.check_logs()
    assert "Traceback" not in house.said(), house.said()
