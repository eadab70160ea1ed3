"""`examples/open_seat.py`: it plays every game to its end, comes back if the line breaks, and says what is wrong."""

from __future__ import annotations

import pytest

from gloaming.kernel.dice import Dice
from gloaming.kernel.records import read, resume
from gloaming.server.games import HOSTED
from tests.examples.running import begin, ended, play_on, run, table
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", HOSTED)
async def test_a_program_plays_a_whole_game_with_bots_and_a_person(house: RunningHouse, game: str) -> None:
    host = await table(house, game, bot="careful", clocks=dict.fromkeys(HOSTED[game].clocks, 0))
    program = await run("open_seat.py", house.url, host.code, "--name", "Ada")
    await begin(host)
    assert [chair["program"] for chair in host.table["chairs"]] == [False, True, False, False, False]
    await play_on(host, Dice.seeded("a person beside a program"))
    assert host.stage == "over"
    assert await ended(program) == (0, host.view["winner"])
    record = read((await house.get(f"/api/tables/{host.code}/record")).text)
    match = resume(HOSTED[game].kind, record)
    assert match.game.over
    assert sum(answer.seat == 1 for answer in match.answers) > 4
    assert house.table(host.code).holder(1).overdrawn == 0


async def test_a_program_whose_line_breaks_comes_back_to_its_seat(own_house: RunningHouse) -> None:
    house = own_house
    host = await table(house, "cultists")
    program = await run("open_seat.py", house.url, host.code)
    await begin(host)
    house.kill()
    house.start()
    await host.open()
    await play_on(host, Dice.seeded("after the break"))
    assert await ended(program) == (0, host.view["winner"])
    assert any(answer.seat == 1 for answer in house.table(host.code).play.answers)


async def test_a_program_that_is_sent_away_goes(house: RunningHouse) -> None:
    host = await table(house, "invasion", bots=0)
    program = await run("open_seat.py", house.url, host.code)
    await host.until(lambda: host.table["chairs"][1]["ready"])
    assert host.table["chairs"][1]["name"] == "Ada"
    assert await host.ask("remove", chair=1) == ""
    assert await ended(program) == (0, "removed")


async def test_what_the_house_refuses_is_said_in_its_words(house: RunningHouse) -> None:
    host = await table(house, "cultists", bots=4)
    assert await ended(await run("open_seat.py", house.url, "AAAAAA")) == (
        1,
        "There is no table with this code; check the six letters.",
    )
    assert await ended(await run("open_seat.py", house.url, host.code)) == (
        1,
        "Every chair is taken; ask the host for one more.",
    )
