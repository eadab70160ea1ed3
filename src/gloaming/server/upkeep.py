"""Periodic work, and garbage-collector settings that keep pauses short: all tables share one thread, so while it is blocked nobody gets an answer."""

from __future__ import annotations

import asyncio
import gc
import sys
import time

from gloaming.server.house import House

ROUND_SECONDS = 10.0
COLLECTION_SECONDS = 900.0
SWITCH_SECONDS = 0.0005


def limit_gc_pauses() -> None:
    """For a process that only hosts tables.

    Python looks through all objects now and then for those that only hold each other: with 300 tables for a third of a
    second. What is loaded once is never looked through again; the rest only as rarely as `housekeeping_loop` does it. And the store's
    thread, for which every answer waits, gets its turn soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000)
    sys.setswitchinterval(SWITCH_SECONDS)


async def housekeeping_loop(house: House) -> None:
    collected = time.monotonic()
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        await house.look_after()
        if time.monotonic() - collected > COLLECTION_SECONDS:
            gc.collect()
            collected = time.monotonic()
