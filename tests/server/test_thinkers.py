"""Bots think in processes of their own: those may die, hang and forget, and the games go on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from subprocess import Popen

import pytest

from gloaming.games.cultists import Options
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import Match
from gloaming.server import minds, thinkers
from gloaming.server.games import hosted
from gloaming.server.house import House
from gloaming.server.minds import Failed, Found, Known, Minds, Outcome, Task
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table_state import state_of
from gloaming.server.thinkers import IDLE_SECONDS, Thinker, Thinkers
from tests.lab.balancing import family
from tests.server.running import RunningHouse
from tests.server.test_bots_that_talk import answer_as_hanna, bots_and_hanna
from tests.server.test_whole_games import table_for

pytestmark = pytest.mark.anyio

KIND = hosted("cultists").kind


class Told:
    """A table as far as a thinker asks for it."""

    def __init__(self, code: str = "ABCDEF", bot: str = "random") -> None:
        self.code, self.bot = code, bot
        self.match = Match(KIND, Options(), bytes(32), tuple("ABCDE"), hash_later=True)

    def task(self, known: Known, chair: int | None = None) -> Task:
        answers = tuple((given.seat, given.code) for given in self.match.answers[known.answers :])
        asked = self.match.game.waiting_for[0] if chair is None else chair
        return Task(self.code, self.match.head, known, answers, (), asked, self.bot, "decide")

    def go_on(self, outcome: Outcome) -> None:
        assert isinstance(outcome, Found)
        assert isinstance(outcome.what, str)
        self.match.answer(self.match.game.waiting_for[0], KIND.read_answer(outcome.what))


@pytest.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.end()


@asynccontextmanager
async def house_with(path: Path, thinkers: Thinkers) -> AsyncIterator[House]:
    store = SqliteStore(path / "tables.sqlite3")
    house = House(store, thinkers=thinkers)
    try:
        yield house
    finally:
        house.close()
        store.close()


def process_of(thinker: Thinker) -> Popen[bytes]:
    assert thinker.process is not None
    return thinker.process


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not so():  # noqa: ASYNC110 - it is another process that makes it so
            await asyncio.sleep(0.01)


# One process


async def test_it_plays_along_and_is_told_only_what_is_new(thinker: Thinker) -> None:
    table, sent = Told(), []

    def task(known: Known) -> Task:
        sent.append(len(table.match.answers) - known.answers)
        return table.task(known)

    for _ in range(12):
        table.go_on(await thinker.outcome(table.code, task))
    assert sent == [0] + [1] * 11


async def test_one_that_was_killed_is_started_again_and_told_everything(thinker: Thinker) -> None:
    table = Told()
    for _ in range(4):
        table.go_on(await thinker.outcome(table.code, table.task))
    first = process_of(thinker)
    first.kill()
    first.wait()
    table.go_on(await thinker.outcome(table.code, table.task))
    assert process_of(thinker).pid != first.pid
    assert len(table.match.answers) == 5


async def test_one_that_ends_whatever_it_is_asked_has_failed(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    assert await thinker.outcome("ABCDEF", Told().task) == Failed("and its process ended")


async def test_one_that_never_answers_is_ended(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "SLOWEST", 0.5)
    monkeypatch.setattr(thinkers, "PROGRAM", "import time; time.sleep(60)")
    assert await thinker.outcome("ABCDEF", Told().task) == Failed("thinking without end")
    assert thinker.process is None


async def test_a_table_that_was_forgotten_is_told_again(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house believes that the process knows it, and is put right."""
    table = Told()
    for _ in range(4):
        table.go_on(await thinker.outcome(table.code, table.task))
    thinker.known[table.code] = Known(3, 2)
    table.go_on(await thinker.outcome(table.code, table.task))
    assert thinker.known[table.code] == Known(4, 0)


async def test_what_is_not_wanted_any_more_is_not_thought_about(thinker: Thinker) -> None:
    assert await thinker.outcome("ABCDEF", lambda _: None) == Found(None)
    assert thinker.process is None


async def test_every_table_has_its_turn(thinker: Thinker) -> None:
    """However much another wants: the one that asks for one thing waits for one of each other, and no more."""
    greedy, modest, done = Told("GREEDY"), Told("MODEST"), []

    async def think(table: Told) -> None:
        await thinker.outcome(table.code, table.task)
        done.append(table.code)

    await asyncio.gather(*[think(greedy) for _ in range(6)], think(modest), think(modest))
    assert done[:4] == ["GREEDY", "MODEST", "GREEDY", "MODEST"]


async def test_a_table_that_closes_meanwhile_holds_nobody_up(thinker: Thinker) -> None:
    gone = asyncio.create_task(thinker.outcome("GONE", Told("GONE").task))
    await asyncio.sleep(0)
    other = asyncio.create_task(thinker.outcome("OTHER", Told("OTHER").task))
    gone.cancel()
    assert isinstance(await other, Found)


async def test_one_that_nobody_needs_is_let_go(thinker: Thinker) -> None:
    table = Told()
    await thinker.outcome(table.code, table.task)
    await until(lambda: thinker.working is None)
    thinker.look_after()
    assert thinker.process is not None
    thinker.used_at -= IDLE_SECONDS + 1
    thinker.look_after()
    assert thinker.process is None


# Many


def test_a_table_stays_where_it_is_known_and_searchers_think_apart() -> None:
    house = Thinkers()
    assert len({house.of("ABCDEF", chair, "sleuth") for chair in range(8)}) == 1
    searching = {house.of("ABCDEF", chair, "searcher") for chair in range(8)}
    assert len(searching) == len(house.searching) > 1
    assert searching.isdisjoint(house.quick)


def test_only_so_many_tables_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "MOST_TABLES", 2)
    kept, tables = Minds(), [Told(code) for code in ("FIRST", "SECOND", "THIRD")]
    for table in tables:
        table.go_on(kept.think(table.task(Known())))
    assert list(kept.tables) == ["SECOND", "THIRD"]
    assert kept.think(tables[0].task(Known(0, 0)._replace(answers=1))) == Known()


def test_a_game_that_cannot_be_followed_is_a_failure_and_is_forgotten() -> None:
    kept, table = Minds(), Told()
    strange = table.task(Known())._replace(answers=((0, "confirm"), (0, "nonsense")))
    outcome = kept.think(strange)
    assert isinstance(outcome, Failed)
    assert "nonsense" not in outcome.where
    assert not kept.tables
    table.go_on(kept.think(table.task(Known())))


# In a house


async def test_a_game_goes_on_though_its_thinkers_are_killed(tmp_path: Path) -> None:
    processes = Thinkers()
    async with house_with(tmp_path, processes) as house:
        table, wire = await bots_and_hanna(house, "careful")
        dice, killed = Dice.seeded("killed"), 0
        while len(table.table.play.answers) < 40 and not table.table.play.game.over:
            await answer_as_hanna(table, dice)
            await wire.until(lambda: 0 in table.table.play.game.waiting_for or table.table.play.game.over)
            if processes.quick[0].process is not None and killed < 3:
                processes.quick[0].process.kill()
                killed += 1
        assert killed == 3
        assert not any(line.message == "table-bot-replaced" for line in table.table.talk.lines)


async def test_a_bot_that_thinks_without_end_is_replaced(tmp_path: Path) -> None:
    """As one that fails; the others go on with another process, and have all the time there is to start it."""

    class Endless(Thinker):
        async def exchange(self, task: Task) -> Outcome:
            if task.bot == "sleuth" and task.chair == 2:
                raise TimeoutError  # as after `SLOWEST` seconds
            return await super().exchange(task)

    async with house_with(tmp_path, Thinkers(Endless)) as house:
        table, wire = await bots_and_hanna(house, "sleuth")
        await wire.until(lambda: state_of(table.table).chairs[2].bot == "careful")
        await wire.until(lambda: table.table.play.game.waiting_for == (0,))


async def test_the_processes_end_with_the_house(tmp_path: Path) -> None:
    """However that ends."""
    house = RunningHouse(tmp_path).start()
    try:
        await table_for(house, "cultists", people=1, bots=4)
        assert house.process is not None
        pid = house.process.pid
        await until(lambda: len(family(pid)) > 1)
        children = family(pid)[1:]
    finally:
        house.kill()
        await house.send_home()
    await until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
