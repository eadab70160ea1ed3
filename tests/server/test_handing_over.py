"""A seat that a bot minds gets a new owner by a link: who may make one, what the newcomer gets, and what is left to the one before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.running import RunningHouse
from tests.server.test_covering import chair, table_at, walks

pytestmark = pytest.mark.anyio

LEFT = 4
"""The seat that is handed over."""


async def minded_table(house: RunningHouse, **settings: Any) -> list[Browser]:
    """Seat 0 is to walk, and nothing moves; a bot minds the last seat, whose owner is gone."""
    people = await table_at(house, walks(0), **settings)
    assert await people[LEFT].ask("cover", chair=LEFT, covered=True) == ""
    await people[LEFT].drop()
    return people


async def offer(house: RunningHouse, by: Browser, **more: Any) -> Any:
    wish = {"token": by.token, "chair": LEFT, **more}
    return (await house.post(f"/api/tables/{by.code}/offers", wish)).json()


async def take(house: RunningHouse, code: str, ticket: str, **more: Any) -> Any:
    return (await house.post(f"/api/tables/{code}/offers/take", {"ticket": ticket, "name": "Nora", **more})).json()


async def test_a_newcomer_takes_over_the_seat_with_all_that_belongs_to_it(house: RunningHouse) -> None:
    people = await minded_table(house)
    host, before = people[0], people[LEFT]
    ticket = (await offer(house, host))["ticket"]
    await host.settle()
    assert chair(host, LEFT)["offered"]
    card = (await house.post(f"/api/tables/{host.code}/offers/look", {"ticket": ticket})).json()
    assert card == {"code": host.code, "game": "cultists", "name": f"Person {LEFT}", "character": LEFT}
    given = await take(house, host.code, ticket)
    newcomer = await house.browser(given["code"], given["token"])
    assert newcomer.chair == LEFT
    assert newcomer.game() == before.game(), "the very view and memory of the seat"
    held = chair(newcomer, LEFT)
    assert (held["name"], held["character"], held["follows"]) == ("Nora", LEFT, f"Person {LEFT}")
    assert (held["covered"], held["person"], "offered" in held) == (False, True, False)
    assert (await take(house, host.code, ticket))["reason"] == "used-link"
    # From now on the seat is hers: she answers, and moves it to another device.
    moved = (await house.post("/api/moves", {"token": given["token"]})).json()
    assert (await house.post("/api/moves/use", {"ticket": moved["ticket"]})).json()["chair"] == LEFT


async def test_the_one_before_may_only_watch_and_is_told_why(own_house: RunningHouse) -> None:
    people = await minded_table(own_house)
    host, before = people[0], await people[LEFT].open()
    given = await take(own_house, host.code, (await offer(own_house, host))["ticket"])
    await before.ended()
    assert before.farewell == "handed_over"
    for _ in range(2):  # and so it stays after a restart
        await before.open()
        assert (before.chair, before.table["former"]) == (None, LEFT)
        watcher = await own_house.browser(host.code)
        assert before.game() == watcher.game(), "no more than anybody from outside"
        assert await before.ask("cover", chair=LEFT, covered=False) == (
            "You are watching; only those at the table can do that."
        )
        assert (await own_house.post("/api/moves", {"token": before.token})).json()["reason"] == "unknown-seat"
        own_house.kill()
        own_house.start()
    assert (await own_house.browser(host.code, given["token"])).chair == LEFT


async def test_where_nobody_may_watch_the_one_before_stays_outside(house: RunningHouse) -> None:
    people = await minded_table(house, spectators=False)
    await take(house, people[0].code, (await offer(house, people[0]))["ticket"])
    await people[LEFT].open()
    assert people[LEFT].farewell == "handed_over"


async def test_two_can_make_a_link_and_one_cannot(house: RunningHouse) -> None:
    people = await minded_table(house)
    host, second, third, *_ = people
    assert await offer(house, second) == {"ticket": ""}
    await host.settle()
    assert (chair(host, LEFT)["handing"], "offered" in chair(host, LEFT)) == ([1], False)
    assert await offer(house, second, offered=False) == {"ticket": ""}
    assert await offer(house, third) == {"ticket": ""}
    ticket = (await offer(house, second))["ticket"]
    assert ticket
    assert (await offer(house, third))["ticket"] not in ("", ticket), "either of the two may send one"
    # Taken back: no link is good any more.
    assert await offer(house, third, offered=False) == {"ticket": ""}
    assert (await take(house, host.code, ticket))["reason"] == "used-link"


async def test_an_owner_who_comes_back_first_keeps_the_seat(house: RunningHouse) -> None:
    people = await minded_table(house)
    host, owner = people[0], people[LEFT]
    ticket = (await offer(house, host))["ticket"]
    await owner.open()
    assert await owner.ask("cover", chair=LEFT, covered=False) == ""
    assert (await take(house, host.code, ticket))["reason"] == "used-link"
    assert (await offer(house, host))["sentence"] == f"Let a bot play for Person {LEFT} first."


async def test_nobody_has_two_seats_or_hands_on_their_own(house: RunningHouse) -> None:
    people = await minded_table(house)
    host, owner = people[0], people[LEFT]
    ticket = (await offer(house, host))["ticket"]
    assert (await take(house, host.code, ticket, token=people[2].token))["reason"] == "seated-already"
    assert (await offer(house, owner))["reason"] == "own-seat"
    stranger = await house.post(f"/api/tables/{host.code}/offers", {"token": "nobody", "chair": LEFT})
    assert stranger.json()["reason"] == "unknown-seat"
    assert (await take(house, host.code, "guessed"))["reason"] == "used-link"


async def test_a_newcomer_in_the_hosts_seat_is_not_the_host(house: RunningHouse) -> None:
    people = await table_at(house, walks(1))
    host, second, third = people[:3]
    assert await host.ask("cover", chair=0, covered=True) == ""
    await host.drop()
    assert await offer(house, second, chair=0) == {"ticket": ""}
    given = await take(house, host.code, (await offer(house, third, chair=0))["ticket"])
    newcomer = await house.browser(host.code, given["token"])
    assert [held["host"] for held in newcomer.table["chairs"]] == [False, True, False, False, False]


async def test_a_lesson_and_an_ended_game_hand_nothing_on(house: RunningHouse) -> None:
    people = await minded_table(house)
    host = people[0]
    ticket = (await offer(house, host))["ticket"]
    assert await host.ask("abort") == ""
    assert (await offer(house, host))["reason"] == "not-now"
    assert (await take(house, host.code, ticket))["reason"] == "used-link"
