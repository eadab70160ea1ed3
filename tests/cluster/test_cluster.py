"""A large house in which things fail: nothing that was acknowledged is lost, and nobody is told what did not happen.

`make test-cluster` does the same for as long as one likes, and shows how long people had to wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cluster.faults import Trouble
from tests.cluster.house import large_house
from tests.postgres import Postgres

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.mark.parametrize("seconds", [25.0, pytest.param(150.0, marks=pytest.mark.wide)])
async def test_whatever_fails_nothing_acknowledged_is_lost(
    own_postgres: Postgres, tmp_path: Path, seconds: float
) -> None:
    """Nodes are killed, paused, drained and cut off; the database and the proxy restart; two at once."""
    async with large_house(tmp_path, own_postgres, nodes=3, tables=6, seed=5) as house:
        trouble = Trouble(house)
        await trouble.run(seconds)
        assert await house.judge() == []
        assert len({fault.kind for fault in trouble.faults}) > 2
        assert house.given > 30
