"""A seat is open in one browser at a time; it can be carried to another device, and it answers each question once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.server.open_table import MOVED
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def somebody_walks(game: Cultists) -> bool:
    return type(game.asking).__name__ == "Walk"


async def walking_table(house: RunningHouse) -> tuple[Browser, list[Browser]]:
    """The seat that is asked for a way, and all five."""
    people = lay_out(house, search(Options(players=5), somebody_walks), options={"players": 5})
    for browser in people:
        await browser.open()
    [asked] = [browser for browser in people if browser.options]
    return asked, people


async def ticket_for(house: RunningHouse, browser: Browser) -> str:
    answer = await house.post("/api/moves", {"token": browser.token})
    assert answer.status_code == 200
    ticket: str = answer.json()["ticket"]
    return ticket


async def use(house: RunningHouse, ticket: str) -> tuple[int, dict[str, Any]]:
    answer = await house.post("/api/moves/use", {"ticket": ticket})
    return answer.status_code, answer.json()


# One browser at a time


async def test_a_second_tab_takes_over_and_the_first_is_told_so(house: RunningHouse) -> None:
    asked, people = await walking_table(house)
    second = await asked.twin().open()
    assert second.everything() == asked.everything()
    await asked.ended()
    assert (asked.heard[-1], asked.farewell) == ("farewell", "elsewhere")
    await second.answer(second.options[0])
    for browser in people:
        if browser is not asked:
            await browser.until_question(second.question)
            assert [chair["away"] for chair in browser.table["chairs"]] == [False] * 5


async def test_a_page_gives_way_to_its_own_lines_without_a_word(house: RunningHouse) -> None:
    """Of two hellos the earlier may have lain in a node that slept: the page comes back, and is never told of another one."""
    asked, _ = await walking_table(house)
    newer, older = asked.twin(), asked.twin()
    newer.page = older.page = "0123456789abcdef"
    await newer.open()
    await older.open()
    await newer.ended()
    assert (newer.farewell, newer.close_code) == ("", MOVED)
    await newer.open()
    await older.ended()
    assert (older.farewell, older.close_code) == ("", MOVED)


async def test_tabs_that_fight_for_a_seat_leave_it_with_the_last(house: RunningHouse) -> None:
    asked, _ = await walking_table(house)
    tabs = [asked, *await asyncio.gather(*[asked.twin().open() for _ in range(6)])]
    last = await asked.twin().open()
    for tab in tabs:
        await tab.ended()
        assert tab.farewell == "elsewhere"
    await last.answer(last.options[0])


async def test_whoever_reconnects_gets_everything_anew(house: RunningHouse) -> None:
    asked, _ = await walking_table(house)
    before = asked.everything()
    await asked.drop()
    await asked.open()
    assert asked.version == 1
    assert asked.everything() == before


async def test_a_wrong_token_opens_nothing(house: RunningHouse) -> None:
    asked, people = await walking_table(house)
    stranger = await house.browser(asked.code, "not-a-token")
    assert (stranger.farewell, stranger.view, stranger.table) == ("unknown_seat", {}, {})
    elsewhere = await house.host()
    foreign = await house.browser(asked.code, elsewhere.token)
    assert (foreign.farewell, foreign.view) == ("unknown_seat", {})
    await people[0].settle()
    assert people[0].table["watching"] == 0


# Carrying a seat to another device


async def test_a_ticket_carries_a_seat_once_and_the_old_token_is_dead(house: RunningHouse) -> None:
    asked, _ = await walking_table(house)
    ticket = await ticket_for(house, asked)
    status, given = await use(house, ticket)
    assert (status, given["code"], given["chair"]) == (200, asked.code, asked.chair)
    assert given["token"] != asked.token
    await asked.ended()
    assert asked.farewell == "elsewhere"
    phone = await house.browser(given["code"], given["token"])
    assert phone.everything() == asked.everything()
    assert (await asked.twin().open()).farewell == "unknown_seat"
    refused = (409, "This ticket has been used or is too old; make a new one on the other device.")
    status, again = await use(house, ticket)
    assert (status, again["sentence"]) == refused
    assert (await house.post("/api/moves", {"token": asked.token})).status_code == 409
    await phone.answer(phone.options[0])


async def test_of_two_tickets_the_second_is_void(house: RunningHouse) -> None:
    """It was asked for with a token that no longer opens anything."""
    asked, _ = await walking_table(house)
    tickets = [await ticket_for(house, asked) for _ in range(2)]
    assert tickets[0] != tickets[1]
    assert (await use(house, tickets[0]))[0] == 200
    status, refused = await use(house, tickets[1])
    assert (status, refused["sentence"]) == (409, "This seat is not known any more; join the table again.")


async def test_a_ticket_of_somebody_who_was_removed_does_not_take_the_chair_of_the_next(house: RunningHouse) -> None:
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    tickets = [await ticket_for(house, guest) for _ in range(2)]
    assert await host.ask("remove", chair=1) == ""
    assert (await use(house, tickets[0]))[0] == 409
    new = await house.guest(host.code, "Nora")
    assert new.chair == 1
    assert (await use(house, tickets[1]))[0] == 409
    assert await new.ask("ready", ready=True) == ""
    assert new.farewell == ""


async def test_a_ticket_is_used_by_one_of_two_who_try_at_once(house: RunningHouse) -> None:
    asked, _ = await walking_table(house)
    ticket = await ticket_for(house, asked)
    results = await asyncio.gather(*[use(house, ticket) for _ in range(4)])
    assert sorted(status for status, _ in results) == [200, 409, 409, 409]


# Answers


async def test_an_answer_to_a_question_that_is_settled_is_stale(house: RunningHouse) -> None:
    asked, people = await walking_table(house)
    question, code = asked.question, asked.options[0]
    await asked.answer(code)
    await asked.settle()
    before = asked.everything()
    for number in (question, question - 1, question + 100, -1, 10**30):
        await asked.ask("answer", question=number, code=code)
        assert asked.refusals[-1]["reason"] == "stale"
    assert asked.refusals[0]["sentence"] == "That was settled a moment ago; look at what is asked now."
    assert asked.everything() == before
    assert (await asked.twin().open()).everything() == before
    other = next(browser for browser in people if not browser.options)
    await other.settle()
    assert await other.ask("answer", question=other.question, code=code) != ""
    assert other.refusals[-1]["reason"] in ("stale", "not-offered")


async def test_an_answer_given_many_times_at_once_counts_once(house: RunningHouse) -> None:
    asked, people = await walking_table(house)
    question, code = asked.question, asked.options[0]
    before = len(house.table(asked.code).play.answers)
    for _ in range(8):
        await asked.send("answer", question=question, code=code)
    await asked.settle()
    assert [refusal["reason"] for refusal in asked.refusals] == ["stale"] * 7
    new = house.table(asked.code).play.answers[before:]
    assert [(answer.seat, answer.code) for answer in new] == [(asked.chair, code)]
    await people[0].settle()
    assert people[0].question == asked.question


async def test_an_answer_that_was_not_offered_is_refused_and_says_so(house: RunningHouse) -> None:
    asked, _ = await walking_table(house)
    before = asked.everything()
    for code in ("go:nowhere", "pass", "give:dead>0", "claim"):
        sentence = await asked.ask("answer", question=asked.question, code=code)
        assert sentence == f"{code} is not offered; choose one of your answers."
        assert asked.refusals[-1]["reason"] == "not-offered"
    for code in ("", "go", "fly:away", "give:dead>x", "accuse:" + "9" * 70):
        await asked.ask("answer", question=asked.question, code=code)
        assert asked.refusals[-1]["reason"] == "not-offered"
    assert asked.everything() == before


async def test_nobody_answers_for_another(house: RunningHouse) -> None:
    asked, people = await walking_table(house)
    other = next(browser for browser in people if browser is not asked)
    for code in asked.options:
        await other.ask("answer", question=other.question, code=code)
        assert other.refusals[-1]["reason"] == "stale"
    await asked.settle()
    assert asked.options != []
