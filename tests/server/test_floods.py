"""What a stranger does to stop the house stops nobody else: every flood here is bounded, and others play on meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from socket import create_connection, socket

import pytest

from gloaming.server import door
from tests.server.browser import Browser
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

HALF_A_POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
QUICK, TIMES_SLOWER, WORST = 0.1, 12.0, 1.0
"""Seconds in which nine of ten pings are answered during a flood, or so many times the quiet ones where the machine is busy
itself; and the worst of them all."""


async def ping(browser: Browser) -> float:
    begun = time.perf_counter()
    count = browser.heard.count("pong")
    await browser.send_raw('{"type":"ping"}')
    await browser.until(lambda: browser.heard.count("pong") > count)
    return time.perf_counter() - begun


async def pings(browser: Browser, number: int) -> list[float]:
    found = []
    for _ in range(number):
        found.append(await ping(browser))
        await asyncio.sleep(0.09)  # no faster than a connection may
    return sorted(found)


@asynccontextmanager
async def undisturbed(house: RunningHouse) -> AsyncIterator[Browser]:
    """Somebody at a table of their own, whose pings are answered during the block as they were before it."""
    browser = await house.host("Olga")
    quiet = await pings(browser, 20)
    measuring = asyncio.create_task(pings(browser, 40))
    yield browser
    flooded = await measuring
    late, usual = flooded[len(flooded) * 9 // 10], quiet[len(quiet) * 9 // 10]
    told = f"median {flooded[len(flooded) // 2]:.3f}, nine of ten {late:.3f}, worst {flooded[-1]:.3f}; quiet {usual:.3f}"
    print(told)  # noqa: T201 - for people who look for the figures, with -s
    assert late < max(QUICK, TIMES_SLOWER * usual), told
    assert flooded[-1] < max(WORST, TIMES_SLOWER * quiet[-1]), told


@asynccontextmanager
async def unfinished(house: RunningHouse, number: int, beginning: bytes) -> AsyncIterator[None]:
    """So many connections that begin a request and leave it there."""

    def begin() -> None:
        for _ in range(number):
            made.append(line := create_connection(("127.0.0.1", house.port), timeout=5))
            line.sendall(beginning)

    made: list[socket] = []
    try:
        await asyncio.to_thread(begin)
        yield
    finally:
        for line in made:
            line.close()


@pytest.mark.slow
async def test_requests_that_never_end_keep_nobody_out(tmp_path: Path) -> None:
    """300 of them where only 256 files can be open: the last is let in like the first, and the log stays short."""
    house = RunningHouse(tmp_path, files=256).start()
    try:
        before = len(house.said())
        async with undisturbed(house), unfinished(house, 300, HALF_A_POST):
            for _ in range(3):
                host = await house.host("Hanna")
                guest = await house.guest(host.code, "Gerda")
                assert await guest.ask("say", text="Good evening.") == ""
        said = house.said()[before:]
        assert said.count("\n") <= 5, said[:2000]
        assert "Traceback" not in said, said[:2000]
    finally:
        await house.send_home()
        house.kill()


@pytest.mark.slow
async def test_patience_with_a_request_has_an_end(house: RunningHouse) -> None:
    """However slowly it goes on."""

    def drip(beginning: bytes) -> float:
        begun = time.monotonic()
        longest = begun + door.REQUEST_SECONDS + 10
        with closing(create_connection(("127.0.0.1", house.port), timeout=0.5)) as line, suppress(OSError):
            line.sendall(beginning)
            while time.monotonic() < longest:
                with suppress(TimeoutError):
                    line.sendall(b"X" if beginning else b"")
                    if line.recv(1) == b"":
                        break
        return time.monotonic() - begun

    beginnings = [b"", b"GET /api/games HTT", b"GET / HTTP/1.1\r\nHost: a\r\n", HALF_A_POST[:-1]]
    taken = await asyncio.gather(*[asyncio.to_thread(drip, beginning) for beginning in beginnings])
    assert max(taken) < door.REQUEST_SECONDS + 5
