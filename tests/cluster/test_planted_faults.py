"""The tests of the cluster find what a careful person might get wrong: each fault is planted, and must be noticed."""

from __future__ import annotations

import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.cluster.house import SILENT, STUCK, LargeHouse, large_house
from tests.cluster.parts import Node
from tests.postgres import Postgres
from tests.server.places import until

pytestmark = [pytest.mark.anyio, pytest.mark.cluster, pytest.mark.timeout(600)]

Scenario = Callable[[LargeHouse], Awaitable[list[str]]]


async def busiest(house: LargeHouse) -> Node:
    kept = {node: len(await house.kept_by(node)) for node in house.nodes}
    return max(house.nodes, key=lambda node: kept[node])


async def everybody_plays(house: LargeHouse) -> None:
    await until(lambda: all(len(people.answered_at) > 1 for people in house.tables), 120)


async def quiet(house: LargeHouse) -> list[str]:
    """Nothing fails: no table changes hands."""
    await everybody_plays(house)
    before = await house.epochs()
    await house.play_for(5)
    after = await house.epochs()
    moved = [code for code in before if after[code] != before[code]]
    return [f"{code} changed hands" for code in moved] + await house.judge()


async def by_other_doors(house: LargeHouse) -> list[str]:
    """Somebody's line breaks, at each table and several times: they come back by any door, and the table stays where it is."""
    await everybody_plays(house)
    before = await house.epochs()
    for _ in range(6):
        for people in house.tables:
            people.people[0].hang_up()
        await house.play_for(1)
    after = await house.epochs()
    moved = [code for code in before if after[code] != before[code]]
    return [f"{code} changed hands" for code in moved] + await house.judge()


async def asleep(house: LargeHouse) -> list[str]:
    """A node is paused for so long that others take its tables, with answers on their way to it; then it wakes up."""
    await everybody_plays(house)
    node = await busiest(house)
    kept = await house.kept_by(node)
    node.send(signal.SIGSTOP)
    taken = [people for people in house.tables if people.code in kept]
    before = {people.code: len(people.answered_at) for people in taken}
    try:
        await until(lambda: all(len(people.answered_at) > before[people.code] + 3 for people in taken), 120)
    finally:
        node.send(signal.SIGCONT)
    await house.play_for(5)
    return await house.judge()


async def out_of_reach(house: LargeHouse) -> list[str]:
    """A node is cut off from the database for longer than its lease."""
    await everybody_plays(house)
    node = await busiest(house)
    node.wire.cut()
    await house.play_for(8)
    node.wire.mend()
    return await house.judge()


async def answers_lost(house: LargeHouse) -> list[str]:
    """PostgreSQL has saved an entry, and its answer is lost on the way to the node."""
    await everybody_plays(house)
    for _ in range(3):
        node = await busiest(house)
        before = node.wire.broke
        node.wire.breaks.append((b'"Answered"', "after", "closed"))
        await until(lambda: node.wire.broke > before, 60)  # noqa: B023 - waited for here
    return await house.judge()


FOUND: dict[str, tuple[Scenario, str]] = {
    "append-without-epoch": (asleep, ""),
    "told-before-saved": (out_of_reach, "is settled; the log has"),
    "unknown-is-unsaved": (answers_lost, "was not saved"),
    "relay-forgets-whose-line": (quiet, "was told what chair"),
    "lease-by-wall-clock": (by_other_doors, "changed hands"),
}


async def judged(folder: Path, postgres: Postgres, scenario: Scenario, plant: str = "") -> list[str]:
    async with large_house(folder, postgres, nodes=2, tables=4, seed=11, pace=0.4, plant=plant, proxy=None) as house:
        return await scenario(house)


@pytest.mark.parametrize("plant", FOUND)
async def test_a_planted_fault_is_found(own_postgres: Postgres, tmp_path: Path, plant: str) -> None:
    scenario, sentence = FOUND[plant]
    found = await judged(tmp_path, own_postgres, scenario, plant)
    assert found
    assert any(sentence in fault for fault in found), found


@pytest.mark.parametrize("scenario", [quiet, by_other_doors, asleep, out_of_reach, answers_lost])
async def test_without_it_nothing_is_found(own_postgres: Postgres, tmp_path: Path, scenario: Scenario) -> None:
    assert await judged(tmp_path, own_postgres, scenario) == []


async def test_the_epoch_alone_holds(own_postgres: Postgres, tmp_path: Path) -> None:
    """A node that believes in its lease for ever may keep people waiting; but it writes nothing that it may not."""
    found = await judged(tmp_path, own_postgres, asleep, "no-lease")
    assert [fault for fault in found if not fault.endswith((STUCK, SILENT))] == []
