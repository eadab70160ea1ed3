"""How long somebody waits for their next question at a table of bots: a real table on a clock that jumps from one moment to the next.

`python -m tests.server.waiting --players 8 --games 5` tells the waits of a person in the first seat who answers at once."""

from __future__ import annotations

import argparse
import asyncio
import selectors
import tempfile
import time as real
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server import open_table, presence, protocol, seated_bots, table_clock
from gloaming.server.games import HOSTED
from gloaming.server.house import House, hashed
from gloaming.server.minds import Outcome, Task
from gloaming.server.open_table import OpenTable
from gloaming.server.sqlite_store import SqliteStore
from tests.server.doorless import InThread, InThreads, Wire, sits_down

CODE, TOKEN = "WAITED", "token of the one who waits"
IN_THREADS = 0.02
"""Seconds of the real clock: before the game begins, something may be done in a thread."""


class Jumps(selectors.DefaultSelector):
    """Nothing to do until some moment: then it is that moment. While something is written, no time passes."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.writing = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.writing and timeout != 0:
            return super().select(None)
        ready = super().select(IN_THREADS if timeout is None else 0)
        if not ready and timeout is not None:
            self.now += max(timeout, 0.0)
        return ready


class Noted(SqliteStore):
    """It says while it writes."""

    clock: Jumps

    async def append(self, code: str, number: int, entry: bytes) -> None:
        self.clock.writing += 1
        try:
            await super().append(code, number, entry)
        finally:
            self.clock.writing -= 1


class AtOnce(InThread):
    async def exchange(self, task: Task) -> Outcome:
        return self.minds.think(task)


class AllAtOnce(InThreads):
    def of(self, code: str, chair: int, bot: str) -> AtOnce:
        found = self.own.setdefault(chair, AtOnce())
        assert isinstance(found, AtOnce)
        return found


@contextmanager
def jumping() -> Iterator[tuple[asyncio.AbstractEventLoop, Jumps]]:
    """A loop on such a clock, by which the table goes, too."""
    selector = Jumps()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    ours = SimpleNamespace(**{**vars(real), "monotonic": loop.time})
    rooms = [room for room in (seated_bots, table_clock, presence, open_table) if hasattr(room, "time")]
    before = [room.time for room in rooms]
    for room in rooms:
        room.time = ours  # type: ignore[attr-defined]
    try:
        yield loop, selector
    finally:
        for room, time in zip(rooms, before, strict=True):
            room.time = time  # type: ignore[attr-defined]
        loop.close()


def waits(game: str, players: int, seed: int) -> list[float]:
    """Each wait of the person in the first seat for the next question, or for the next talk before a vote."""
    with jumping() as (loop, clock), tempfile.TemporaryDirectory() as folder:
        settings = protocol.Settings(game, {"players": players}, pace="natural")
        dice = Dice.seeded("waiting", seed)
        return loop.run_until_complete(waited(clock, Path(folder), settings, dice))


async def waited(clock: Jumps, folder: Path, settings: protocol.Settings, dice: Dice) -> list[float]:
    store = Noted(folder / "tables.sqlite3")
    store.clock = clock
    house = House(store, thinkers=AllAtOnce())
    game, players = settings.game, settings.options["players"]
    entries: list[log.Entry] = [log.Opened(CODE, hashed(TOKEN), "Hanna", 0), log.Configured(settings)]
    entries += [log.BotSeated(chair, "sleuth", f"Bot {chair}") for chair in range(1, players)]
    entries.append(log.Begun(dice.key.hex(), HOSTED[game].kind.rules_version))
    for number, entry in enumerate(entries):
        await store.append(CODE, number, log.write(entry))
    table = await house.table(CODE)
    assert table is not None
    sits_down(table, 0, Wire())
    try:
        return [wait async for wait in each_wait(lambda: clock.now, table, dice)]
    finally:
        house.close()
        store.close()


async def each_wait(now: Callable[[], float], table: OpenTable, dice: Dice) -> Any:
    """She answers as soon as she is asked, at random but for a claim, and is ready as soon as the table talks."""
    listener, play, since, ready = table.listeners[0], table.table.play, now(), -1
    while not play.game.over:
        if table.table.debating and ready != play.game.questions:
            ready = play.game.questions
            yield now() - since
            await table.request(listener, protocol.Ready(ready=True))
            since = now()
        elif not table.table.debating and 0 in play.game.waiting_for:
            yield now() - since
            offered = [option for option in play.game.choices[0] if str(option) not in ("claim", "declare")]
            await table.request(listener, protocol.Answer(play.game.questions, str(dice.pick(offered))))
            since = now()
        else:
            await asyncio.sleep(0.2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="cultists")
    parser.add_argument("--players", type=int, default=8)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args()
    found = [waits(given.game, given.players, seed) for seed in range(given.games)]
    longest = sorted(max(each) for each in found)
    every = sorted(wait for each in found for wait in each)
    print(f"{given.game}, {given.players} seats, {given.games} games: {len(every)} waits")
    print(f"longest of a game: median {longest[len(longest) // 2]:.1f} s, most {longest[-1]:.1f} s")
    print(f"all waits: median {every[len(every) // 2]:.1f} s, of ten the longest {every[len(every) * 9 // 10]:.1f} s")


if __name__ == "__main__":
    main()
