"""`make bench-server ARGS="--nodes 2 --store … --kill"`: people come back after a node was killed. How fast is not for a test."""

from __future__ import annotations

import asyncio
import json

import pytest
from typer.testing import CliRunner

from benchmarks.__main__ import app
from benchmarks.server.many import SixWhoReturn, SlowEchoes
from tests.postgres import Postgres

pytestmark = [pytest.mark.cluster]


def test_a_storm_is_measured_beside_the_echo(own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """At four tables, and faster than people are."""
    monkeypatch.setattr(SixWhoReturn, "pause", 0.2)
    monkeypatch.setattr(SlowEchoes, "pause", 0.2)
    store = asyncio.run(own_postgres.database(template=""))
    words = ["server", "--json", "--nodes", "2", "--store", store, "--seats", "24", "--seconds", "1.5", "--kill"]
    answer = json.loads(CliRunner().invoke(app, words).stdout)
    figures = {figure["name"]: figure for figure in answer["figures"]}
    assert answer["steps"][0]["tables"] == answer["echo"]["tables"] == 4
    assert figures["p99, 24 seats, 2 nodes"]["echo"] > 0
    assert figures["lines lost with a node"]["value"] % 6 == 0
    assert figures["all are back after"]["bar"] == "< 15"
