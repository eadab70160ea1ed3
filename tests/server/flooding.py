"""How late a house is at one table while strangers crowd it at others: a study, with a real server, on this machine alone.

`python -m tests.server.flooding` lets each crowd in for some seconds, and tells how long pings and answers took at the other table
before, during and after. `--planted` tries it on a house that lacks what holds this crowd off: then it must be seen."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from benchmarks.server.tally import percentiles
from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from tests.conformance.grounds import CULTISTS_GROUND
from tests.server.besides import SEATS, Phase, Table, p99
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import Past, lay_out
from tests.server.running import RunningHouse

BAR = 100.0
"""Milliseconds that 99 of 100 pings and answers stay below, whatever strangers do."""
KEPT_OUT = 1000.0
"""... and 19 of 20 newcomers."""
GAMES, CROWDED = 12, 3
"""Games that strangers have told again, and tables that are watched."""


class Flood(NamedTuple):
    crowd: str
    """What strangers do, by its name in `strangers.py`."""
    files: int
    """How many files the house may open; 0: as many as we."""
    missing: str
    """What its process does first where something is planted."""


FLOODS = (
    Flood("unfinished", 256, "from gloaming.server import door; door.Doorway.make_room = lambda *_: None"),
    Flood("frames", 0, "from gloaming.server import lines; lines.FRAMES_AT_ONCE = lines.READ_AT_ONCE = 10**9"),
    Flood(
        "spectators",
        0,
        "from gloaming.server import gallery, open_table, listeners; gallery.AT_ONCE = 10**6; gallery.NEWS_SECONDS = 0.0\n"
        "whole = gallery.Gallery.tell_some\n"
        "gallery.Gallery.tell_some = lambda self: [send_alone(self, each) for each in list(self.waiting)] and None\n"
        "def send_alone(self, each):\n"
        "    del self.waiting[each]\n"
        "    gallery.send(each.tell(self.open.snapshot(each), self.open.opening_size))",
    ),
    Flood(
        "searchers",
        0,
        "from gloaming.server import thinkers\n"
        "from tests.server.doorless import InThread\n"
        "thinkers.Thinkers.__init__.__defaults__ = (InThread,)",
    ),
    Flood(
        "replays",
        0,
        "from gloaming.server import archive\nasync def here(self, work, *given): return work(*given)\narchive.Archive.in_worker = here",
    ),
)


@contextlib.asynccontextmanager
async def strangers(crowd: str, house: RunningHouse, codes: list[str]) -> AsyncIterator[Callable[[], str]]:
    """They come, and go with us. What they have reached can be asked at any time."""
    command = [sys.executable, "-m", "tests.server.strangers", crowd, str(house.port), *codes]
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdout is not None
    said = [await asyncio.wait_for(process.stdout.readline(), 120)]
    assert said[0], "the crowd did not come"

    async def hears() -> None:
        while line := await process.stdout.readline():  # type: ignore[union-attr]
            said[:] = [line]

    hearing = asyncio.create_task(hears())
    try:
        yield lambda: ", ".join(f"{what} {count:,}" for what, count in msgspec.json.decode(said[0]).items())
    finally:
        hearing.cancel()
        process.stdin.close()  # type: ignore[union-attr]
        await process.wait()


def finished(number: int) -> Past:
    """A whole game of random play."""
    dice = Dice.seeded("told again", number)
    game, answers = CULTISTS_GROUND.kind.begin(Options(players=SEATS), dice.key), list[tuple[int, str]]()
    while not game.over:
        seat = dice.pick(game.waiting_for)
        option = CULTISTS_GROUND.pick(game, seat, dice)
        game.answer(seat, option)
        answers.append((seat, str(option)))
    return Past(dice.key, tuple(answers))


async def watched(house: RunningHouse) -> list[Browser]:
    """Tables of bots with a person each, at a natural pace."""
    hosts = [await house.host(f"Host {number}") for number in range(CROWDED)]
    for host in hosts:
        await host.ask("configure", settings={"game": "cultists", "options": {"players": SEATS}, "clocks": {"talk": 0}})
        for chair in range(1, SEATS):
            await host.ask("seat_bot", chair=chair, bot="random")
        await host.ask("begin")
    return hosts


async def studied(flood: Flood, seconds: float, *, planted: bool) -> tuple[Phase, Phase, Phase, str]:
    with tempfile.TemporaryDirectory() as folder:
        before = f"import sys; sys.path.insert(0, {str(Path.cwd())!r})\n{flood.missing}" if planted else ""
        house = RunningHouse(Path(folder), files=flood.files, before=before)
        codes, playing = [], list[asyncio.Task[Any]]()
        if flood.crowd == "replays":
            house.start().stop()
            codes = [
                lay_out(house, finished(number), people=(0,), options={"players": SEATS})[0].code
                for number in range(GAMES)
            ]
        house.start()
        try:
            if flood.crowd == "spectators":
                hosts = await watched(house)
                codes = [host.code for host in hosts]
                playing = [asyncio.create_task(play([host], Dice.seeded("watched", host.code))) for host in hosts]
            table = Table(house)
            await table.sits_down()
            quiet = await table.measured(seconds)
            async with strangers(flood.crowd, house, codes) as reached:
                during = await table.measured(seconds)
                told = reached()
            await asyncio.sleep(2)
            after = await table.measured(seconds)
            await table.goes_home()
            return quiet, during, after, told
        finally:
            for task in playing:
                task.cancel()
            house.kill()


def holds(during: Phase) -> bool:
    return during.worst < BAR and percentiles(during.visits)[1] < KEPT_OUT


def judged(during: Phase) -> str:
    """On a busy machine, whose fault it is."""
    late = percentiles(during.visits)[1]
    told = f"p99 during it is {during.worst:.1f} ms, {'above' if during.worst >= BAR else 'below'} {BAR:.0f} ms"
    if late >= KEPT_OUT:
        return f"{told}; newcomers are kept out: one in twenty waits for {late / 1000:.1f} s or more"
    if holds(during):
        return told
    ours = p99(during.ours)
    return f"{told}; without waiting for a core p99 is {ours:.1f} ms: {'the machine is too busy to tell' if ours < BAR else 'it is ours'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=[flood.crowd for flood in FLOODS], action="append")
    parser.add_argument("--seconds", type=float, default=20.0, help="before, during and after each")
    parser.add_argument("--planted", action="store_true", help="at a house that does not hold this crowd off")
    asked, missed = parser.parse_args(), 0
    for flood in FLOODS:
        if asked.only and flood.crowd not in asked.only:
            continue
        before, during, after, told = asyncio.run(studied(flood, asked.seconds, planted=asked.planted))
        missed += not holds(during)
        print(f"{flood.crowd}{', planted' * asked.planted}: {told}")
        for name, phase in (("before", before), ("during", during), ("after", after)):
            print(f"  {name}: {phase}")
        print(f"  {judged(during)}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
