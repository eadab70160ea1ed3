"""What is said of the server: each figure with what the echo shows for the same, and the bar that it has to clear."""

from __future__ import annotations

from typing import Any

import msgspec

from benchmarks.engine.figures import Bar, machine
from benchmarks.server.tables import PAUSE, SEATS
from benchmarks.server.tally import Measured

P99_LIMIT = 100
"""ms"""
MEMORY_LIMIT = 300
"""kB a table"""
IDLE_LIMIT, IDLE_TABLES = 12, 50
"""kB an idle seat, with its share of the table. At fewer tables each would bear much of what a process grows by only once."""
START_LIMIT = 3
"""s"""
RATE_SHARE = 0.95
"""Who answers later than planned eases the load. So much of the planned load has to be there."""


class Hosting(msgspec.Struct, frozen=True):
    """One server's run: when it was ready (s), what it took at each step, and what a table takes in memory, and a seat at which nothing
    has happened yet (kB)."""

    start: float
    steps: tuple[Measured, ...]
    memory: float
    idle: float


class Figure(msgspec.Struct, frozen=True):
    name: str
    value: float
    unit: str
    echo: float | None = None
    bar: Bar = Bar()
    """For the value, not for the ratio: people wait in milliseconds."""

    @property
    def ratio(self) -> float | None:
        return self.value / self.echo if self.echo else None

    @property
    def ok(self) -> bool:
        return self.bar.cleared(self.value)

    def as_dict(self) -> dict[str, Any]:
        beside = {"echo": rounded(self.echo), "ratio": rounded(self.ratio)}
        judged = {"bar": str(self.bar) or None, "ok": self.ok}
        return {"name": self.name, "value": rounded(self.value), "unit": self.unit, **beside, **judged}


class Report(msgspec.Struct, frozen=True):
    steps: tuple[Measured, ...]
    echo: Measured
    figures: tuple[Figure, ...]

    @property
    def ok(self) -> bool:
        return all(figure.ok for figure in self.figures)

    def as_dict(self) -> dict[str, Any]:
        steps = [measured(step) for step in self.steps]
        figures = [figure.as_dict() for figure in self.figures]
        return {"figures": figures, "steps": steps, "echo": measured(self.echo), "machine": machine()}


def measured(step: Measured) -> dict[str, Any]:
    return {name: rounded(value) for name, value in msgspec.structs.asdict(step).items()}


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def report(games: Hosting, echo: Hosting, stored: int, start: float, opening: float) -> Report:
    """`start` is that of a server with so many stored tables, `opening` what it takes to open one of them (ms)."""
    ours, theirs = games.steps[-1], echo.steps[-1]
    crowd = f"{ours.tables} tables x {SEATS} seats"
    idle = Bar("<=", IDLE_LIMIT) if games.steps[0].tables >= IDLE_TABLES else Bar()
    figures = [
        Figure(f"p50, {crowd}", ours.p50, "ms", theirs.p50),
        Figure(f"p95, {crowd}", ours.p95, "ms", theirs.p95),
        Figure(f"p99, {crowd}", ours.p99, "ms", theirs.p99, Bar("<", P99_LIMIT)),
        Figure("answers a second", ours.rate, "/s", theirs.rate, Bar(">=", int(RATE_SHARE * ours.tables / PAUSE))),
    ]
    if games.memory:  # where the system tells what a process takes
        figures += [
            Figure("the core's time for an answer", ours.cost, "ms", theirs.cost),
            Figure("memory of a table", games.memory, "kB", echo.memory, Bar("<", MEMORY_LIMIT)),
            Figure("memory of an idle seat", games.idle, "kB", echo.idle, idle),
        ]
    figures += [
        Figure(f"start with {stored} stored tables", start, "s", echo.start, Bar("<", START_LIMIT)),
        Figure("opening a stored table", opening, "ms"),
    ]
    return Report(games.steps, theirs, tuple(figures))
