"""The archive: games that are over, told again. Another process works that out, one at a time, while everyone plays on."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final

import msgspec

from gloaming.kernel.records import write
from gloaming.kernel.values import Seat
from gloaming.server.homes import TOLD_AT_ONCE, TOLD_IN_HOUSE, Home, TooMany
from gloaming.server.replays import Eyes, told
from gloaming.server.suspicions import suspicion
from gloaming.server.table import from_log
from gloaming.server.table_state import state_of

KEPT_BYTES: Final = 32 * 2**20
"""What has been told is kept up to this size; the oldest goes first. A replay takes some 100 KiB."""
IDLE_SECONDS: Final = 60.0
"""The process is let go when nothing was asked for so long: it holds the games as this one does, and their memory."""

Work = Callable[..., bytes]
ReadLog = Callable[[str], Awaitable[list[bytes]]]


class Archive:
    """A game that is over doesn't change, so it is told once; people who ask meanwhile wait for the same."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Any, ...], bytes] = {}
        self.size = 0
        self.under_way: dict[tuple[Any, ...], asyncio.Future[bytes]] = {}
        self.worker: ProcessPoolExecutor | None = None
        self.used_at = 0.0

    async def get(self, home: Home, work: Work, code: str, raw: ReadLog, about: Any) -> bytes:
        """`raw` reads the log of this table."""
        key = work, code, about
        if key in self.kept:
            return self.kept[key]
        if home.telling >= TOLD_AT_ONCE or (len(self.under_way) >= TOLD_IN_HOUSE and key not in self.under_way):
            raise TooMany("Many games are being told again just now; wait a moment and try again.", "too-many-replays")
        home.telling += 1
        try:
            if key not in self.under_way:
                self.under_way[key] = asyncio.ensure_future(self.work_out(key, raw))
            return await asyncio.shield(self.under_way[key])  # somebody else may wait for it when this one is gone
        finally:
            home.telling -= 1

    async def work_out(self, key: tuple[Any, ...], read: ReadLog) -> bytes:
        work, code, about = key
        try:
            raw = await read(code)
            try:
                found = await self.in_worker(work, code, raw, about)
            except BrokenProcessPool:  # it was killed, for want of memory perhaps
                self.dismiss()
                found = await self.in_worker(work, code, raw, about)
        finally:
            del self.under_way[key]
        self.kept[key] = found
        self.size += len(found)
        while self.size > KEPT_BYTES:
            self.size -= len(self.kept.pop(next(iter(self.kept))))
        return found

    async def in_worker(self, work: Work, *given: Any) -> bytes:
        self.used_at = time.monotonic()
        if self.worker is None:
            self.worker = ProcessPoolExecutor(1, get_context("spawn"), initializer=follow_the_house)
        return await asyncio.get_running_loop().run_in_executor(self.worker, work, *given)

    def look_after(self) -> None:
        if not self.under_way and time.monotonic() - self.used_at > IDLE_SECONDS:
            self.dismiss()

    def dismiss(self) -> None:
        if self.worker is not None:
            self.worker.shutdown(wait=False, cancel_futures=True)
            self.worker = None


# In the other process


def follow_the_house() -> None:
    """This process ends with the house, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = parent_process()
    assert house is not None

    def end() -> None:
        house.join()
        os._exit(0)

    threading.Thread(target=end, daemon=True).start()


def record_of(code: str, raw: list[bytes], _: tuple[str, ...]) -> bytes:
    """Those who have witnessed it by now are in it; with one more, it is another record."""
    return write(from_log(code, raw).play.record).encode()


def replay_of(code: str, raw: list[bytes], eyes: Eyes) -> bytes:
    table = from_log(code, raw)
    return msgspec.json.encode(told(table.play.record, state_of(table).chairs, eyes))


def suspicion_of(code: str, raw: Sequence[bytes], seat: Seat | None) -> bytes:
    return msgspec.json.encode(suspicion(from_log(code, list(raw)).kind, raw, seat))
