"""Which tables a node lets go of, and when it does not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from gloaming.server.listeners import Listener
from gloaming.server.open_table import OpenTable
from gloaming.server.shedding import AT_ONCE, CALM_SECONDS, QUIET_SECONDS, chosen, surplus
from gloaming.server.store import Node
from tests.server.doorless import Wire, house_at

pytestmark = pytest.mark.anyio

ME = 1
LONG = CALM_SECONDS + 1


def nodes(*tables: int, age: float = LONG) -> list[Node]:
    """The first is this one."""
    return [Node(ME + number, "http://node", "", count, age, False) for number, count in enumerate(tables)]


@pytest.mark.parametrize(
    ("tables", "shed"),
    [
        ((25, 13, 0), 12),  # as measured after a rolling restart
        ((40, 0, 0), AT_ONCE),  # ... and when the database was away: the first one back took all
        ((13, 25, 0), 0),
        ((13, 13, 14), 0),
        ((13, 10, 10), 0),  # within 1.3 times the mean
        ((16, 10, 10), 4),
        ((1, 0, 0), 0),
        ((2, 0), 1),
        ((100,), 0),
        ((0, 0), 0),
    ],
)
def test_whoever_keeps_too_many_lets_go_of_some(tables: tuple[int, ...], shed: int) -> None:
    assert surplus(ME, nodes(*tables)) == shed


def test_nobody_sheds_while_a_node_has_only_just_come() -> None:
    back = nodes(25, 13, 0)
    back[2] = back[2]._replace(age=CALM_SECONDS - 1)
    assert surplus(ME, back) == 0
    assert surplus(ME, nodes(25, 13, 0, age=1.0)) == 0, "the database came back, and all of them with it"


def test_a_node_that_leaves_counts_for_nothing() -> None:
    leaving = nodes(25, 13, 0)
    leaving[2] = leaving[2]._replace(is_draining=True)
    assert surplus(ME, leaving) == 6
    assert surplus(ME, leaving[::2]) == 0, "nobody else is there"


async def test_a_table_to_which_the_proxy_sends_people_stays(tmp_path: Path) -> None:
    """What came by another node, or before the last one was there, says nothing about where it belongs."""
    async with house_at(tmp_path / "tables.sqlite3") as house:

        async def table(*lines: Listener, quiet: float = 0.0) -> OpenTable:
            found = await house.table((await house.make_table("Hanna", 0)).code)
            assert found is not None
            found.listeners += lines
            found.written_at = now - quiet
            return found

        def line(*, ago: float = 0.0, relayed: bool = False) -> Listener:
            came = Listener(0, Wire(), relayed=relayed)
            came.came_at = now - ago
            return came

        now = time.monotonic()
        settled = await table(line(ago=5), line(relayed=True))
        earlier = await table(line(ago=60))
        by_others = await table(line(relayed=True), quiet=QUIET_SECONDS + 1)
        nobody = await table(quiet=QUIET_SECONDS + 9)
        all_of_them = (settled, earlier, by_others, nobody)
        assert chosen(all_of_them, 10, since=now - 30, now=now) == [nobody, by_others, earlier]
        assert chosen(all_of_them, 1, since=now - 30, now=now) == [nobody]
