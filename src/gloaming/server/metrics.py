"""How a house is doing, in numbers for Prometheus, at an address of their own.

Sums of the whole node only: a number by table, by seat or by step of a game would tell when somebody has sealed an answer."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, get_args

import uvicorn

from gloaming.server.house import House
from gloaming.server.table import Stage

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Histogram
    from prometheus_client.metrics_core import Metric

STAGES: tuple[Stage, ...] = get_args(Stage)
COUNTED = {
    "answers": "What people, bots and programs have settled.",
    "appends": "Entries that were saved.",
    "append_seconds": "How long all of them together waited for that.",
    "batches": "Transactions that they shared.",
    "refused": "Appends that are known not to have been saved.",
    "unknown": "Statements whose outcome the log had to be asked for.",
    "claims": "Tables that this node has taken.",
    "fenced": "Tables that were given up because another node has claimed them.",
    "went_back": "Logs that were shorter than what had been acknowledged. Anything but 0 is an alarm.",
    "relayed": "Sockets and requests that were passed on to another node.",
    "unreached": "Those that could not be, because that node did not answer.",
    "released": "Tables that were handed on.",
    "swept": "Tables that were forgotten because their time was over.",
}
"""The house's own counts (`counts.py`), and what each is."""
LAG_SECONDS = 0.5
"""How often the loop is asked whether it is on time."""
LAG_BUCKETS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class HouseCollector:
    """Reads everything at the moment somebody asks; nothing is counted for it on the way."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily

        tables = list(self.house.open.values())
        yield InfoMetricFamily("gloaming_version", "Which Gloaming this is.", {"version": version("gloaming")})
        stages = GaugeMetricFamily("gloaming_tables", "Tables in memory, by how far they are.", labels=["stage"])
        counted = Counter(table.table.stage for table in tables)
        for stage in STAGES:
            stages.add_metric([stage], counted[stage])
        yield stages
        listening = [listener.chair is not None for table in tables for listener in table.listeners]
        for name, words, number in (
            ("gloaming_seats_connected", "Browsers and programs that hold a seat.", sum(listening)),
            ("gloaming_spectators_connected", "Browsers that look on.", len(listening) - sum(listening)),
            ("gloaming_bots_searching", "Bots that may keep a core busy.", sum(table.searchers for table in tables)),
            ("gloaming_store_failing", "1 while tables cannot be saved.", int(self.house.store.failing)),
            (
                "gloaming_tables_damaged",
                "Tables that cannot be opened; the log says why.",
                len(self.house.keeping.damaged),
            ),
        ):
            yield GaugeMetricFamily(name, words, value=number)
        for name, words in COUNTED.items():
            yield CounterMetricFamily(f"gloaming_{name}", words, value=getattr(self.house.counts, name))


def registry_for(house: House) -> tuple[CollectorRegistry, Histogram]:
    from prometheus_client import CollectorRegistry, Histogram, ProcessCollector

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    registry.register(HouseCollector(house))
    lag = Histogram(
        "gloaming_loop_lag_seconds", "By how much the loop is late.", buckets=LAG_BUCKETS, registry=registry
    )
    return registry, lag


async def watch_lag(lag: Any) -> None:
    while True:
        due = time.monotonic() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        lag.observe(max(0.0, time.monotonic() - due))


class SideServer(uvicorn.Server):
    """In the loop of the house, which alone hears when it is told to end."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def shown(house: House, door: socket.socket) -> AsyncIterator[None]:
    """The numbers are told there for as long as this is open."""
    from prometheus_client import make_asgi_app

    registry, lag = registry_for(house)
    config = uvicorn.Config(make_asgi_app(registry), log_config=None, lifespan="off", ws="none")
    server = SideServer(config)
    tasks = [asyncio.create_task(server.serve(sockets=[door])), asyncio.create_task(watch_lag(lag))]
    try:
        yield
    finally:
        server.should_exit = True
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
