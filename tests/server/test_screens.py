"""Big screens: they hear what spectators hear, are counted apart, and tell the story of a game that is over together."""

from __future__ import annotations

import pytest

from tests.browser.moments import OPTIONS, lay_out, whole_game
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


async def test_the_address_that_a_television_is_given_leads_to_its_page(house: RunningHouse) -> None:
    answer = await house.get("/tv/abc234")
    assert (answer.status_code, answer.headers["location"]) == (307, "../#/tv/abc234")
    assert (await house.get("/tv/%22%3E%0d%0aX: 1")).headers["location"] == "../#/tv/%22%3E%0D%0AX%3A%201"


async def test_a_screen_is_counted_as_a_screen_and_cannot_do_anything(house: RunningHouse) -> None:
    host = await house.host()
    watcher, screen = await house.browser(host.code), await house.browser(host.code, screen=True)
    assert screen.chair is None
    await host.until(lambda: (host.table["watching"], host.table["screens"]) == (1, 1))
    assert await screen.ask("tell_story", telling=True) == "You are watching; only those at the table can do that."
    await watcher.close()
    await screen.close()
    await host.until(lambda: (host.table["watching"], host.table["screens"]) == (0, 0))


async def test_a_screen_with_the_token_of_a_seat_is_that_seat(house: RunningHouse) -> None:
    """Nobody can watch over a player's shoulder, or play unseen."""
    host = await house.host()
    again = await house.browser(host.code, host.token, screen=True)
    assert again.chair == 0
    assert again.table["screens"] == 0


async def test_screens_tell_the_story_together_and_any_seat_begins_it_again_or_stops_it(
    own_house: RunningHouse,
) -> None:
    seats = lay_out(own_house, whole_game(OPTIONS), OPTIONS)
    one, phone = await own_house.browser(seats[0].code, screen=True), await own_house.browser(*seats[2][::2])
    assert one.table["story"] == 0
    assert await phone.ask("tell_story", telling=False) == ""
    await one.until(lambda: one.table["story"] is None)
    assert await phone.ask("tell_story", telling=True) == ""
    await one.until(lambda: one.table["story"] is not None)
    another = await own_house.browser(seats[0].code, screen=True)
    assert another.table["story"] == one.table["story"]
    own_house.kill()
    own_house.start()
    assert (await own_house.browser(seats[0].code, screen=True)).table["story"] == 0


async def test_before_the_end_there_is_no_story(own_house: RunningHouse) -> None:
    host = await own_house.host()
    assert await host.ask("tell_story", telling=True) == ""
    assert host.table["story"] is None
