"""A bot for somebody who keeps everyone waiting: on whose word it plays, what all are told, and how the owner comes back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloaming.games.cultists import Options
from tests.server.browser import Browser
from tests.server.prepared import Moment, lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

FIVE = Options(players=5)
PATIENCE = 1
"""Seconds: the shortest that a table can have."""
ALREADY = "A bot sits there already; nothing needs covering."


def walks(seat: int) -> Moment:
    return lambda game: type(game.asking).__name__ == "Walk" and game.turn == seat


async def table_at(house: RunningHouse, moment: Moment, **settings: Any) -> list[Browser]:
    chosen = {"patience": PATIENCE, "pace": "natural", **settings}
    people = lay_out(house, search(FIVE, moment), options={"players": 5}, **chosen)
    for browser in people:
        await browser.open()
    return people


def chair(browser: Browser, number: int) -> dict[str, Any]:
    state: dict[str, Any] = browser.table["chairs"][number]
    return state


async def lose_patience() -> None:
    await asyncio.sleep(PATIENCE + 0.2)


# On whose word


async def test_the_host_lets_a_bot_play_for_somebody_who_does_not_answer(house: RunningHouse) -> None:
    """Connected or not; and the owner, who has been there all along, takes the seat back."""
    host, *_, idle = await table_at(house, walks(4), pace="quick", patience=600)
    question = host.question
    assert await host.ask("cover", chair=4, covered=True) == (
        "Person 4 is here; a bot can play once they are away or keep everyone waiting."
    )
    assert await host.ask("configure", settings={**host.table["settings"], "patience": PATIENCE}) == ""
    await lose_patience()
    assert await host.ask("cover", chair=4, covered=True) == ""
    await host.until(lambda: host.question > question)
    await idle.settle()
    assert (chair(idle, 4)["away"], chair(idle, 4)["covered"]) == (False, True)
    minded = idle.table["minded"]
    assert minded["decisions"] >= 1
    told = [event for event in idle.journal[minded["since"] :] if event["type"] == "Entered"]
    assert told[0]["seat"] == 4
    assert host.table["minded"] is None, "how often a bot has answered is for its owner alone"
    assert await idle.ask("cover", chair=4, covered=False) == ""
    assert (chair(idle, 4)["covered"], idle.table["minded"]) == (False, None)


async def test_two_others_are_enough_and_one_is_not(house: RunningHouse) -> None:
    people = await table_at(house, walks(4))
    host, second, third = people[:3]
    await lose_patience()
    assert await second.ask("cover", chair=4, covered=True) == ""
    await host.settle()
    assert (chair(host, 4)["agreed"], chair(host, 4)["covered"]) == ([1], False)
    # A word can be given twice, which changes nothing, and be taken back.
    assert await second.ask("cover", chair=4, covered=True) == ""
    assert (chair(second, 4)["agreed"], chair(second, 4)["covered"]) == ([1], False)
    assert await third.ask("cover", chair=4, covered=False) == "Only Person 4 can take the seat back."
    assert await second.ask("cover", chair=4, covered=False) == ""
    assert "agreed" not in chair(second, 4)
    assert await third.ask("cover", chair=4, covered=True) == ""
    assert (chair(third, 4)["agreed"], chair(third, 4)["covered"]) == ([2], False)
    assert await second.ask("cover", chair=4, covered=True) == ""
    assert chair(second, 4)["covered"]
    assert "agreed" not in chair(second, 4)
    assert await third.ask("cover", chair=4, covered=True) == ALREADY


async def test_where_nobody_else_could_agree_one_word_is_enough(house: RunningHouse) -> None:
    """Two people among bots, and the host is the one who is silent."""
    past = search(FIVE, walks(0))
    host, other = lay_out(house, past, people=(0, 1), options={"players": 5}, patience=PATIENCE)
    await host.open()
    await other.open()
    await lose_patience()
    question = other.question
    assert await other.ask("cover", chair=0, covered=True) == ""
    assert chair(other, 0)["covered"]
    await other.until(lambda: other.question > question)


async def test_a_program_has_no_say_in_who_plays_for_whom(house: RunningHouse) -> None:
    past = search(FIVE, walks(4))
    people = lay_out(house, past, programs=(1,), options={"players": 5}, patience=PATIENCE)
    for browser in people:
        await browser.open()
    await lose_patience()
    refused = await people[1].ask("cover", chair=4, covered=True)
    assert refused == "Only people decide who plays for somebody; leave it to them."


async def test_a_table_may_have_more_patience_or_no_end_of_it(house: RunningHouse) -> None:
    people = await table_at(house, walks(4), patience=0)
    await lose_patience()
    assert (await people[0].ask("cover", chair=4, covered=True)).startswith("Person 4 is here")


async def test_only_those_are_idle_whom_the_table_waits_for(house: RunningHouse) -> None:
    people = await table_at(house, walks(4))
    await lose_patience()
    assert (await people[0].ask("cover", chair=3, covered=True)).startswith("Person 3 is here")


# How long a word holds


async def test_a_word_lapses_with_the_question_and_when_its_owner_returns(house: RunningHouse) -> None:
    people = await table_at(house, walks(4))
    host, second, idle = people[0], people[1], people[4]
    await lose_patience()
    await second.ask("cover", chair=4, covered=True)
    assert chair(second, 4)["agreed"] == [1]
    await idle.open()  # a reload: somebody is there
    await second.until(lambda: "agreed" not in chair(second, 4))
    await second.ask("cover", chair=4, covered=True)
    await idle.answer(idle.options[0])
    await second.until_question(idle.question)
    await host.settle()
    assert "agreed" not in chair(host, 4)


async def test_words_covering_and_its_count_survive_a_restart(own_house: RunningHouse) -> None:
    people = await table_at(own_house, walks(4), pace="quick")
    await lose_patience()
    await people[1].ask("cover", chair=4, covered=True)
    own_house.kill()
    own_house.start()
    for browser in people[:4]:
        await browser.open()
    assert chair(people[2], 4)["agreed"] == [1]
    question = people[2].question
    await lose_patience()
    assert await people[2].ask("cover", chair=4, covered=True) == ""
    await people[2].until(lambda: people[2].question > question)
    own_house.kill()
    own_house.start()
    back = await people[4].open()
    assert chair(back, 4)["covered"]
    assert back.table["minded"]["decisions"] >= 1
    assert await back.ask("cover", chair=4, covered=False) == ""


# Time limits in the middle of a game


async def test_the_host_sets_clocks_during_play_from_the_next_question_on(own_house: RunningHouse) -> None:
    host, guest, *_ = people = await table_at(own_house, walks(0))
    settings = {**host.table["settings"], "clocks": {"turn": 60}}
    assert await guest.ask("configure", settings=settings) == "Only Person 0, who is the host, can do that."
    changed = {**settings, "options": {"players": 5, "level": "expert"}}
    assert await host.ask("configure", settings=changed) == "The game has begun; this can no longer be changed."
    assert await host.ask("configure", settings=settings) == ""
    assert host.table["deadline"] == 0, "the open question stays as it was put"
    await host.answer(host.options[0])
    assert 0 < host.table["deadline"] <= 60_000
    own_house.kill()
    own_house.start()
    for browser in people:
        await browser.open()
    assert guest.table["settings"]["clocks"] == {"turn": 60}
    assert 0 < guest.table["deadline"] <= 60_000


async def test_in_a_lesson_time_limits_stay_as_they_are(house: RunningHouse) -> None:
    learner = await house.seat("/api/lessons", "Ada", lesson="first-night", pace="quick")
    settings = {**learner.table["settings"], "clocks": {"turn": 60}}
    assert await learner.ask("configure", settings=settings) == "The game has begun; this can no longer be changed."


# What nobody learns by it


async def test_nobody_hears_that_a_bot_has_sealed_an_answer(house: RunningHouse) -> None:
    """Three meet. A bot for one of them is told to all, and its card is not."""
    meets: Moment = lambda game: type(game.asking).__name__ == "Meet" and len(game.waiting_for) == 3  # noqa: E731
    people = await table_at(house, meets, pace="quick")
    watcher = await house.browser(people[0].code)
    host = people[0]
    idle = next(browser for browser in people[1:] if browser.options)
    await lose_patience()
    crowd = [browser for browser in (*people, watcher) if browser is not idle]
    for browser in crowd:
        await browser.until_watched_by(1)
        await browser.settle()
    heard = {browser: len(browser.heard) for browser in crowd}
    assert await host.ask("cover", chair=idle.chair, covered=True) == ""
    await idle.until(lambda: (idle.table["minded"] or {}).get("decisions") == 1)
    assert len(house.table(host.code).play.game.waiting_for) == 2, "the bot has sealed its card"
    for browser in crowd:
        await browser.settle()
        assert [kind for kind in browser.heard[heard[browser] :] if kind != "pong"] == ["change"]


async def test_a_sealed_answer_does_not_end_the_waiting_for_its_owner(house: RunningHouse) -> None:
    """Whether somebody has sealed a card shows neither in who can be covered nor in what becomes of a word."""
    meets: Moment = lambda game: type(game.asking).__name__ == "Meet" and len(game.waiting_for) == 2  # noqa: E731
    people = await table_at(house, meets)
    sealed, silent = [browser for browser in people if browser.options]
    others = [browser for browser in people if browser not in (sealed, silent) and browser.chair != 0]
    await lose_patience()
    for target in (sealed, silent):
        assert await others[0].ask("cover", chair=target.chair, covered=True) == ""
    before = others[0].table["chairs"]
    await sealed.answer(sealed.options[0])
    await others[0].settle()
    assert others[0].table["chairs"] == before
    for target in (sealed, silent):
        assert await others[1].ask("cover", chair=target.chair, covered=True) == ""
        assert chair(others[1], target.chair or 0)["covered"]
