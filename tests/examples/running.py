"""An example in a process of its own, and a table with it, a person and bots."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from gloaming.kernel.dice import Dice
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.running import RunningHouse

EXAMPLES = Path(__file__).parents[2] / "examples"
PLAYERS = 5
running: list[asyncio.subprocess.Process] = []


async def run(script: str, *words: str, **environment: str) -> asyncio.subprocess.Process:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        EXAMPLES / script,
        *words,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"} | environment,
    )
    running.append(process)
    return process


async def stop_all() -> None:
    """Whatever a test has left running."""
    for process in running:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    running.clear()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """How it ended, and all that it said."""
    async with asyncio.timeout(120):
        out, err = await process.communicate()
    return process.returncode, (out + err).decode().strip()


async def table(
    house: RunningHouse, game: str, bots: int = PLAYERS - 2, bot: str = "random", **settings: Any
) -> Browser:
    """A host and bots; the rest of the chairs are free."""
    host = await house.host()
    wanted = {"game": game, "options": {"players": PLAYERS}, "pace": "quick", **settings}
    assert await host.ask("configure", settings=wanted) == ""
    for chair in range(PLAYERS - bots, PLAYERS):
        assert await host.ask("seat_bot", chair=chair, bot=bot) == ""
    return host


async def begin(host: Browser) -> None:
    """As soon as the programs have sat down and are ready."""
    await host.until(lambda: host.table["problem"] == "")
    assert await host.ask("begin") == ""
    await host.until_stage("playing")


async def play_on(host: Browser, dice: Dice) -> None:
    """The host answers at random until the game is over."""
    await play([host], dice)
