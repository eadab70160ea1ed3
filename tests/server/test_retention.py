"""What is forgotten when its time is over, and what never is."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.games import HOSTED
from gloaming.server.house import House, hashed
from gloaming.server.retention import FOR_GOOD, Keep, Sweeper, seconds_in
from tests.server.doorless import house_at, sits_down

pytestmark = pytest.mark.anyio

DAY = 86400


async def laid(house: House, days: int, *, begun: bool = False, ended: bool = False) -> str:
    """A table that nobody has touched for so many days, and that is not in memory."""
    made = await house.make_table("Hanna", 0)
    table = await house.table(made.code)
    assert table is not None
    if begun:
        for chair in range(1, 5):
            await table.add(log.BotSeated(chair, "random", f"Bot {chair}"))
        async with table.turn:
            await table.add(log.Begun("00" * 32, HOSTED["cultists"].kind.rules_version))
    if ended:
        await table.request(sits_down(table, 0), protocol.Abort())
    await house.keeping.put_away(made.code)
    with closing(sqlite3.connect(house.store.name)) as beside, beside:
        beside.execute("UPDATE tips SET at = at - ? WHERE code = ?", (days * DAY, made.code))
    assert await house.store.codes_of(hashed(made.token)) == [made.code]
    return made.code


async def test_only_what_is_old_enough_is_forgotten_and_no_game_that_is_on(tmp_path: Path) -> None:
    async with house_at(tmp_path / "tables.sqlite3") as house:
        lobby, new_lobby = await laid(house, 8), await laid(house, 6)
        ended = await laid(house, 91, begun=True, ended=True)
        new_ended = await laid(house, 89, begun=True, ended=True)
        playing = await laid(house, 1000, begun=True)
        open_here = await laid(house, 1000)
        await house.table(open_here)
        assert await Sweeper(house, FOR_GOOD).sweep() == 0
        sweeper = Sweeper(house, Keep(ended=90 * DAY, lobbies=7 * DAY))
        assert await sweeper.sweep() == 2
        assert set(await house.store.codes()) == {new_lobby, new_ended, playing, open_here}
        assert [await house.table(code) for code in (lobby, ended)] == [None, None]
        assert (sweeper.spared, house.counts.swept) == ({playing}, 2)
        assert await Sweeper(house, Keep(ended=DAY)).sweep() == 1, "one kind may be kept for good"


def test_times_are_said_in_hours_days_and_weeks() -> None:
    assert [seconds_in(text) for text in ("12h", "90d", "4w")] == [12 * 3600, 90 * DAY, 28 * DAY]
    for odd in ("", "90", "d", "-1d", "1.5h", "3 d"):
        with pytest.raises(ValueError, match=f"^{odd}$"):
            seconds_in(odd)
