"""The search for leaks over a whole server, for long: `python -m tests.leaks` (part of make leaks). It says what was compared."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from itertools import product
from pathlib import Path

import pytest

from gloaming.server.seated_bots import PACE
from tests.leaks import looking
from tests.leaks.bots import STRETCHED, SUSPICIOUS, turns_to_speak, watched_times
from tests.leaks.calling_off import compared_when_called_off
from tests.leaks.houses import NearHouse, codes, few_pages, standing_still
from tests.leaks.worlds import GROUND_OF, HOST, MOMENTS, PERSON, pair_at
from tests.server.doorless import house_at

PLAYERS = (5, 7)
SPEAKING = (
    ("cultists", "chatterbox", 100),
    ("cultists", "sleuth", 5),
    ("invasion", "chatterbox", 100),
    ("invasion", "sleuth", 5),
)
"""Who speaks, and in how many rounds of talk both sides have to, unasked."""
SEALED_BY_MANY = HOST
"""At seven, moments that a guest could not tell apart are rare while answers are sealed; the host's are found sooner."""


async def over_everything(folder: Path, rounds: int) -> list[str]:
    """Both games, both sizes of table, every moment: all that is asked and said, in pairs of worlds, while the game goes on and when
    its host has called it off."""
    pages, found, named = few_pages(folder / "pages"), [], codes("M")
    with standing_still():
        async with NearHouse(folder / "one", pages).open() as one, NearHouse(folder / "two", pages).open() as two:
            for game, players, moment in product(GROUND_OF, PLAYERS, MOMENTS):
                before = looking.COMPARED.copy()
                leaks: list[str] = []
                for number in range(rounds):
                    observer = SEALED_BY_MANY if moment == "sealing" else (HOST, PERSON)[number % 2]
                    pair = pair_at(game, players, moment, observer, seed=number)
                    leaks += await looking.compared((one, two), pair, next(named))
                    leaks += await compared_when_called_off((one, two), pair, next(named))
                told = looking.COMPARED - before
                print(
                    f"{game}, {players} players, {moment}: {told['answers']:,} answers and {told['messages']:,} moments on "
                    f"the wire in {rounds} pairs of worlds: {len(leaks)} leaks",
                    flush=True,
                )
                for leak in leaks[:3]:
                    print(f"  {leak}", flush=True)
                found += leaks
    return found


async def over_seats(folder: Path) -> list[str]:
    """Bots of both sides: when they answer."""
    found = []
    for game, players in product(GROUND_OF, PLAYERS):
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(PACE, "quick", STRETCHED)
            async with house_at(folder / f"times-{game}-{players}.sqlite3") as house:
                times = await watched_times(house, game, players, patience=300.0)
        print(
            f"{game}, {players} players: {times.traitors:,} answers of traitors' bots and {times.others:,} of others lie "
            f"{times.deviations:.1f} deviations apart; a third more would be {times.reach:.1f}",
            flush=True,
        )
        if not times.is_enough:
            found.append(f"{game}, {players} players: too few answers to tell, {times}")
        if abs(times.deviations) > SUSPICIOUS:
            found.append(f"{game}, {players} players: times tell sides apart, {times}")
    return found


async def over_talk(folder: Path) -> list[str]:
    """Bots of both sides: in which order they speak."""
    found = []
    for (game, bot, enough), players in product(SPEAKING, PLAYERS):
        async with house_at(folder / f"talk-{game}-{bot}-{players}.sqlite3") as house:
            turns = await turns_to_speak(house, game, players, bot, enough=enough, patience=300.0)
        table = f"{game}, {players} players, {bot}"
        print(
            f"{table}: {turns.rounds} rounds of talk, in {turns.mixed} of which both sides spoke unasked; {turns.wrong} out of turn",
            flush=True,
        )
        found += [f"{table}: {turns.wrong} rounds of talk out of order"] if turns.wrong else []
        found += [f"{table}: too few rounds to tell, {turns}"] if turns.mixed < enough else []
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Look for leaks over a whole server, in pairs of worlds and between seats."
    )
    parser.add_argument("--rounds", type=int, default=4, help="pairs of worlds for each game, size of table and moment")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        leaks = asyncio.run(over_everything(place, wanted.rounds))
        leaks += asyncio.run(over_seats(place)) + asyncio.run(over_talk(place))
    for leak in leaks[:20]:
        print(leak)
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
