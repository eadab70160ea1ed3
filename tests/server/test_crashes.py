"""The server is killed mid-game: players who come back find the game as it was, and it continues."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.kernel.dice import Dice
from tests.server.browser import Browser
from tests.server.playing import answer, catch_up, play
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


PRIVATE = {
    "cultists": ("role", "route", "hand", "known_cultists", "start_cards", "asked"),
    "invasion": ("hand", "alien", "planning", "known_aliens", "asked"),
}


def step_of(game: Any) -> str:
    return type(game.asking).__name__


def private(browser: Browser) -> dict[str, Any]:
    return {name: browser.view[name] for name in PRIVATE[browser.table["settings"]["game"]]}


def state_of(house: RunningHouse, code: str) -> str:
    table = house.table(code)
    return table.kind.state_hash(table.play.game)


async def crash(house: RunningHouse, browsers: list[Browser]) -> None:
    """Kill, start again, and let everybody come back; nobody may find a difference."""
    for browser in browsers:
        await browser.settle()
    before = [browser.everything() for browser in browsers]
    secrets = [private(browser) for browser in browsers if browser.view]
    state = state_of(house, browsers[0].code) if browsers[0].view else ""
    house.kill()
    for browser in browsers:
        await browser.ended()
    house.start()
    for browser in browsers:
        await browser.open()
    for browser in browsers:
        await browser.settle()
    assert [browser.everything() for browser in browsers] == before
    assert [private(browser) for browser in browsers if browser.view] == secrets
    if state:
        assert state_of(house, browsers[0].code) == state, "something was dealt again"


async def test_a_game_is_played_through_crashes_at_all_kinds_of_moments(own_house: RunningHouse) -> None:
    """In the lobby, in the night, on the way, in the middle of an Encounter with one sealed card, and after the end."""
    host = await own_house.host()
    people = [host, *[await own_house.guest(host.code, f"Guest {number}") for number in range(1, 5)]]
    for guest in people[1:]:
        assert await guest.ask("ready", ready=True) == ""
    assert await host.ask("say", text="Is everybody there?") == ""
    await crash(own_house, people)
    assert await host.ask("begin") == ""
    for browser in people:
        await browser.until_stage("playing")
    await people[2].answer("wake")
    await crash(own_house, people)
    assert people[2].view["asked"]["answered"]["code"] == "wake"
    assert people[0].view["waiting_for"] == [0, 1, 2, 3, 4], "in the night nobody is told who is awake"
    dice = Dice.seeded("crashes")
    await play(people, dice, lambda: people[0].step == "Walk")
    await crash(own_house, people)
    await play(people, dice)
    await crash(own_house, people)
    assert host.stage == "over"


async def test_a_card_that_was_sealed_before_the_crash_stays_sealed(own_house: RunningHouse) -> None:
    options = Options(players=5)
    past = search(options, lambda game: step_of(game) == "Meet" and len(game.waiting_for) == 2)
    people = lay_out(own_house, past, options={"players": 5})
    for browser in people:
        await browser.open()
    first, second = [browser for browser in people if browser.options]
    sealed = first.options[-1]
    await first.answer(sealed)
    await crash(own_house, people)
    assert first.view["asked"]["answered"]["code"] == sealed
    assert first.options == []
    assert (await first.ask("answer", question=first.question, code=sealed)).startswith("You have nothing to answer")
    given = second.options[0]
    await second.answer(given)
    await catch_up(people)
    gifts = [event for event in first.journal if event["type"] == "Gave"][-2:]
    assert {f"give:{event['card']}>{event['to']}" for event in gifts if event["seat"] == first.chair} == {sealed}
    assert [event["card"] for event in gifts if event["seat"] != first.chair] == [None]
    await play(people, Dice.seeded("after the crash"))
    assert people[0].stage == "over"


async def test_ballots_cast_before_the_crash_count(own_house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: step_of(game) == "HoldVote" and len(game.waiting_for) == 5)
    people = lay_out(own_house, past, options={"players": 5})
    for browser in people:
        await browser.open()
    for browser in people[:3]:
        await browser.answer("abstain" if browser.chair else browser.options[0])
    await crash(own_house, people)
    assert people[4].view["waiting_for"] == [3, 4]
    for browser in people[3:]:
        await browser.answer("abstain")
    await catch_up(people)
    [opened] = [event for event in people[3].journal if event["type"] == "BallotsOpened"][-1:]
    assert opened["ballots"][1:] == [None, None, None, None]
    assert opened["ballots"][0] is not None


async def test_an_answer_on_its_way_is_either_taken_or_not_there(own_house: RunningHouse) -> None:
    """Killed at the very moment of an answer: it is safe or it never was, and it can be given again."""
    past = search(Options(players=5), lambda game: step_of(game) == "Walk")
    people = lay_out(own_house, past, options={"players": 5})
    for browser in people:
        await browser.open()
    dice = Dice.seeded("on its way")
    for delay in (0.0, 0.001, 0.004):
        [asked] = [browser for browser in people if browser.options]
        question, code = asked.question, asked.options[0]
        await asked.send("answer", question=question, code=code)
        await asyncio.sleep(delay)
        own_house.kill()
        own_house.start()
        for browser in people:
            await browser.open()
        assert len({browser.question for browser in people}) == 1
        if asked.question == question:
            assert code in asked.options
            await asked.answer(code)
            await catch_up(people)
        await play(people, dice, lambda: people[0].step == "Walk")
    await answer(next(browser for browser in people if browser.options), dice)


async def test_rescue_cards_laid_before_the_crash_count(own_house: RunningHouse) -> None:
    """INV-RESCUE-05, -06: sealed they stay, and nobody is told who has laid one."""
    past = search(InvasionOptions(players=5), lambda game: step_of(game) == "CastVotes" and len(game.waiting_for) == 3)
    people = lay_out(own_house, past, game="invasion", options={"players": 5})
    for browser in people:
        await browser.open()
    first, second, third = [browser for browser in people if browser.options]
    await first.answer("lay:success")
    await second.answer("lay:sabotage")
    await crash(own_house, people)
    assert second.view["asked"]["answered"]["code"] == "lay:sabotage"
    assert sorted(third.view["waiting_for"]) == sorted(browser.chair or 0 for browser in (first, second, third))
    question = third.question
    await third.answer("lay:success")
    for browser in people:
        await browser.until_question(question + 1)
        [shown] = [event for event in browser.journal if event["type"] == "RescueCardsShown"][-1:]
        assert (shown["success"], shown["sabotage"]) == (2, 1)
        laid = [event for event in browser.journal if event["type"] == "RescueCardLaid"]
        assert {event["seat"] for event in laid} <= {browser.chair}


async def test_bots_go_on_after_a_crash(own_house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: step_of(game) == "Walk" and game.turn not in (None, 0))
    [person] = lay_out(own_house, past, people=(0,), options={"players": 5})
    await person.open()
    question = person.question
    await person.until(lambda: person.question > question)
    own_house.kill()
    own_house.start()
    await person.open()
    await play([person], Dice.seeded("bots"))
    assert person.stage == "over"
