"""Tables that take days: one measure for everything, which survives a restart, and nobody is hurried out of a seat for being away."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.server import entries as log
from gloaming.server.protocol import Settings
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table import DAY, Table
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def is_turn(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk" and game.turn == 1


def at_a_turn(house: RunningHouse, **settings: Any) -> list[Browser]:
    return lay_out(house, search(Options(players=5), is_turn), options={"players": 5}, pace="slow", **settings)


def days_left(browser: Browser) -> float:
    return float(browser.table["deadline"]) / 1000 / DAY


async def test_a_restart_gives_nobody_another_day(own_house: RunningHouse) -> None:
    people = at_a_turn(own_house, days=2)
    await people[0].open()
    assert 1.99 < days_left(people[0]) <= 2
    await people[0].ask("say", text="Take your time.")
    await people[0].settle()
    due = own_house.table(people[0].code).moments.due
    assert due is not None
    await people[0].close()
    own_house.kill()
    await go_by(own_house, people[0].code, due, DAY * 3 // 2)
    own_house.start()
    await people[0].open()
    assert 0.49 < days_left(people[0]) <= 0.5


async def go_by(house: RunningHouse, code: str, due: log.Due, seconds: int) -> None:
    """As if the question had been put so long ago."""
    entry = log.write(log.Due(due.question, due.debating, due.at - seconds))
    store = SqliteStore(house.store)
    await store.append(code, house.table(code).entries, entry)
    store.close()


async def test_a_day_that_ended_while_the_house_was_closed_leaves_time_to_come(own_house: RunningHouse) -> None:
    people = at_a_turn(own_house, days=1)
    await people[0].open()
    await people[0].ask("say", text="Hello.")
    due = own_house.table(people[0].code).moments.due
    assert due is not None
    await people[0].close()
    own_house.kill()
    await go_by(own_house, people[0].code, due, 9 * DAY)
    own_house.start()
    await people[0].open()
    assert 500_000 < people[0].table["deadline"] <= 600_000


async def test_nobody_is_replaced_for_being_away_where_people_have_days(house: RunningHouse) -> None:
    people = at_a_turn(house)
    host = await people[0].open()
    await host.until(lambda: host.table["chairs"][1]["away"])
    assert "is here" in await host.ask("cover", chair=1, covered=True)
    settings = host.table["settings"]
    await host.ask("configure", settings={**settings, "pace": "natural"})
    assert await host.ask("cover", chair=1, covered=True) == ""


@pytest.mark.parametrize(
    ("days", "seconds", "patience"), [(1, DAY, DAY // 2), (7, 7 * DAY, 7 * DAY // 2), (0, 0, DAY // 2)]
)
def test_days_are_the_one_measure(days: int, seconds: int, patience: int) -> None:
    table = Table("DAYS22")
    table.apply(log.Opened("DAYS22", "hash", "Hanna", 0))
    table.apply(log.Configured(Settings(pace="slow", days=days, clocks={"turn": 20}, patience=30)))
    assert {table.seconds_on(clock) for clock in ("turn", "vote", "talk")} == {seconds}
    assert table.patience == patience
    assert table.talks_first
