"""A process that writes into a store is killed at random moments: nothing that it had acknowledged is lost.

A few times here; `make test-cluster ARGS="--kills 1000"` does it for long."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.wide import further

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="processes do not fork there")
@pytest.mark.parametrize("kills", [8, *further(200)])
@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
async def test_what_was_acknowledged_survives_the_process(
    engine: str, kills: int, tmp_path: Path, postgres: Postgres
) -> None:
    where = str(tmp_path / "tables.sqlite3") if engine == "sqlite" else await postgres.database()
    command = [sys.executable, "-m", "tests.cluster.kills", where, "--kills", str(kills)]
    done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["kills"], found["lost"]) == (kills, 0)
    assert found["acknowledged"] > kills
