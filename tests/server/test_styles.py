"""How a table's bots play: the host chooses, everyone sees it, and every bot of the table thinks by it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.bots.cultists.sleuth import SleuthBot
from gloaming.bots.cultists.temper import tempers
from gloaming.bots.searcher import SearcherBot
from gloaming.games.cultists import CULTISTS, Options
from gloaming.kernel.records import Match
from gloaming.server import entries as log
from gloaming.server.house import House, hashed
from gloaming.server.minds import Known, Mind, Outcome, Task
from gloaming.server.protocol import Settings
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.table import Table, from_log
from gloaming.server.thinkers import Thinker, Thinkers
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

STYLES = ["gentle", "human", "keen"]
CODE = "STYLES"


def chosen(style: str, game: str = "cultists", **more: Any) -> dict[str, Any]:
    return {"game": game, "options": {"players": 5}, "style": style, **more}


# Choosing


async def test_the_host_chooses_it_and_guests_see_it(house: RunningHouse) -> None:
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    assert host.table["settings"]["style"] == ""
    for style in STYLES:
        assert await host.ask("configure", settings=chosen(style)) == ""
        await guest.settle()
        assert guest.table["settings"]["style"] == host.table["settings"]["style"] == style
    assert await guest.ask("configure", settings=chosen("gentle")) == "Only Hanna, who is the host, can do that."


async def test_a_page_learns_which_there_are_and_which_bots_know_them(house: RunningHouse) -> None:
    games = {card["name"]: card for card in (await house.get("/api/games")).json()}
    assert games["cultists"]["styles"] == {"offered": STYLES, "usual": "human", "kinds": ["sleuth"]}
    assert games["invasion"]["styles"] == {"offered": [], "usual": "", "kinds": []}


async def test_one_that_the_game_does_not_know_is_refused(house: RunningHouse) -> None:
    host = await house.host()
    refused = "There is no style 'wild' in this game; choose one of: gentle, human, keen."
    assert await host.ask("configure", settings=chosen("wild")) == refused
    assert host.refusals[-1]["facts"] == {"style": "wild", "styles": STYLES}
    nothing = "To these bots a style makes no difference; leave it out."
    assert await host.ask("configure", settings=chosen("keen", "invasion")) == nothing
    assert host.table["settings"]["game"] == "cultists"


async def test_it_stays_while_the_game_is_on(house: RunningHouse) -> None:
    """Somebody who has read how the bots play could not trust it otherwise."""
    host = await house.host()
    assert await host.ask("configure", settings=chosen("gentle", clocks={"talk": 0})) == ""
    for chair in range(1, 5):
        assert await host.ask("seat_bot", chair=chair, bot="sleuth") == ""
    assert await host.ask("begin") == ""
    await host.until_stage("playing")
    begun = "The game has begun; this can no longer be changed."
    assert await host.ask("configure", settings=chosen("keen", clocks={"talk": 0})) == begun
    assert await host.ask("configure", settings=chosen("gentle", clocks={"talk": 30})) == ""


# Old logs


def written(style: Any, game: str = "cultists") -> bytes:
    """A line of a log, as it may have been written by an older server, or one that knew more styles."""
    settings = msgspec.to_builtins(Settings(game, {"players": 5}))
    del settings["style"]
    return msgspec.json.encode(
        {"type": "Configured", "settings": settings | ({} if style is None else {"style": style})}
    )


@pytest.mark.parametrize(
    ("style", "game", "plays"),
    [
        (None, "cultists", "human"),
        ("gone", "cultists", "human"),
        ("keen", "cultists", "keen"),
        ("keen", "invasion", ""),
    ],
)
def test_a_log_opens_whatever_it_says_of_styles(style: str | None, game: str, plays: str) -> None:
    table = from_log(CODE, [log.write(log.Opened(CODE, "hash", "Hanna", 0)), written(style, game)])
    assert (table.settings.style, table.style) == (plays if style == plays else "", plays)


# Playing


def mind() -> Mind:
    match = Match(CULTISTS, Options(players=5), bytes(32), tuple("ABCDE"), hash_later=True)
    return Mind(match.head)


def task(mind: Mind, bot: str, style: str) -> Task:
    return Task(CODE, mind.head, Known(), (), (), 1, bot, "decide", None, style)


@pytest.mark.parametrize("style", STYLES)
def test_a_sleuth_sits_down_in_the_style_of_its_table(style: str) -> None:
    seated = mind()
    bot = seated.bot_for(task(seated, "sleuth", style))
    assert isinstance(bot, SleuthBot)
    assert bot.style.temper == tempers()[style]
    assert seated.bot_for(task(seated, "sleuth", style)) is bot


def test_to_the_others_it_makes_no_difference() -> None:
    seated = mind()
    searcher = seated.bot_for(task(seated, "searcher", "gentle"))
    assert isinstance(searcher, SearcherBot)
    assert isinstance(searcher.adviser, SleuthBot)
    assert searcher.adviser.style.temper == tempers()["keen"]
    assert type(seated.bot_for(task(seated, "random", "gentle"))) is type(seated.bot_for(task(seated, "random", "")))


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not so():  # noqa: ASYNC110 - bots think in another process
            await asyncio.sleep(0.02)


class Witness(Thinker):
    """A real process, of whose tasks a note is taken."""

    told_of: list[tuple[int, str, str]]

    async def exchange(self, task: Task) -> Outcome:
        self.told_of.append((task.chair, task.bot, task.style))
        return await super().exchange(task)


@pytest.mark.parametrize(("style", "plays"), [("", "human"), ("gentle", "gentle")])
async def test_all_bots_are_told_of_it_and_those_that_mind_a_seat_too(
    style: str, plays: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[tuple[int, str, str]] = []
    monkeypatch.setattr(Witness, "told_of", noted, raising=False)
    store = SqliteStore(tmp_path / "tables.sqlite3")
    house = House(store, thinkers=Thinkers(Witness))
    settings = Settings("cultists", {"players": 5}, {"talk": 0}, pace="quick", style=style)
    entries = [log.Opened(CODE, hashed("token"), "Hanna", 0), log.Configured(settings)]
    entries += [log.BotSeated(chair, "sleuth", f"Bot {chair}") for chair in range(1, 5)]
    entries += [log.Begun(bytes(32).hex(), CULTISTS.rules_version), log.Covered(0, covered=True)]
    try:
        for number, entry in enumerate(entries):
            await house.store.append(CODE, number, log.write(entry))
        table = await house.table(CODE)
        assert table is not None
        await until(lambda: {chair for chair, *_ in noted} == set(range(5)))
        async with table.turn:
            await table.add(log.Aborted())
        await until(lambda: all(thinker.working is None for thinker in house.thinkers.quick))
    finally:
        house.close()
        store.close()
    assert {(bot, told) for _, bot, told in noted} == {("sleuth", plays)}


def test_a_table_that_nobody_has_set_plays_as_people_do() -> None:
    assert Table(CODE).style == "human"
