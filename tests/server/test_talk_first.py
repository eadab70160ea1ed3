"""Time to talk before a vote: nobody can seal a ballot before it is over, bots wait for people, and a restart changes nothing."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from gloaming.games.cultists import Options
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.server import presence
from gloaming.server.games import HOSTED
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

FIVE = {"players": 5}


def at_a_vote(game: Any) -> bool:
    return type(game.asking).__name__ == "HoldVote" and not game.answers


async def before_a_vote(house: RunningHouse, talk: int, people: tuple[int, ...] = (0, 1), **more: Any) -> list[Browser]:
    """These sit among bots, and a vote has just been called."""
    past = search(Options(players=5), at_a_vote)
    browsers = lay_out(house, past, people=people, options=FIVE, clocks={"talk": talk}, **more)
    for browser in browsers:
        await browser.open()
    return browsers


async def test_nobody_seals_a_ballot_while_there_is_time_to_talk(house: RunningHouse) -> None:
    first, second = await before_a_vote(house, talk=600)
    assert first.table["debating"]
    assert (first.options, second.options) == ([], []), "nobody is offered a ballot yet"
    assert first.view["asked"]["step"]["type"] == "HoldVote", "though all know what will be asked"
    assert await first.ask("answer", question=first.question, code="abstain") != ""
    assert first.refusals[-1]["reason"] == "talk-first"
    assert first.table["debating"]


async def test_the_ballots_come_when_the_time_is_over(house: RunningHouse) -> None:
    began = time.monotonic()
    first, _ = await before_a_vote(house, talk=2)
    assert first.table["debating"]
    assert 0 < first.table["deadline"] <= 2000
    await first.until(lambda: not first.table["debating"])
    assert time.monotonic() - began > 1.9
    assert "abstain" in first.options
    assert first.table["deadline"] == 0, "the vote itself has no clock here"
    await first.answer("abstain")


async def test_the_ballots_come_when_everyone_here_is_ready(house: RunningHouse) -> None:
    hanna, gero = await before_a_vote(house, talk=600)
    assert await hanna.ask("ready", ready=True) == ""
    await gero.until(lambda: gero.table["chairs"][0]["ready"])
    assert gero.table["debating"]
    assert await hanna.ask("ready", ready=False) == "", "one may think again"
    assert await gero.ask("ready", ready=True) == ""
    assert gero.table["debating"]
    assert await hanna.ask("ready", ready=True) == ""
    for browser in (hanna, gero):
        await browser.until_asked()
        await browser.answer("abstain")
    assert (await hanna.ask("ready", ready=True)).startswith("The game has begun"), "there is nothing to be ready for"


async def test_bots_leave_people_their_say(house: RunningHouse) -> None:
    hanna, gero = await before_a_vote(house, talk=600, bot="sleuth")
    await asyncio.sleep(1.5)  # a quick bot would have sealed long ago
    await hanna.settle()
    assert house.table(hanna.code).play.game.waiting_for == (0, 1, 2, 3, 4)
    for browser in (hanna, gero):
        assert await browser.ask("ready", ready=True) == ""
    await hanna.until(lambda: hanna.view["waiting_for"] == [0, 1])


def is_called_for_support(game: Any) -> bool:
    step = game.asking
    return type(step).__name__ == "AskForSupport" and 0 not in (step.accused, step.accuser) and not game.answers


async def test_bots_speak_up_when_somebody_is_accused(house: RunningHouse) -> None:
    """INV-ACCUSE-05: unasked, before anybody may support; at the least the accused has something to say."""
    past = search(InvasionOptions(players=5), is_called_for_support)
    people = lay_out(house, past, people=(0,), bot="sleuth", game="invasion", options=FIVE, clocks={"talk": 600})
    hanna = await people[0].open()
    accused = hanna.view["asked"]["step"]["accused"]
    await hanna.until(lambda: any(line["chair"] == accused for line in hanna.table["talk"]))
    assert hanna.table["debating"]


async def test_who_is_away_is_not_waited_for(house: RunningHouse) -> None:
    hanna, gero = await before_a_vote(house, talk=600)
    left = time.monotonic()
    await gero.drop()
    assert await hanna.ask("ready", ready=True) == ""
    is_slow = time.monotonic() - left >= presence.AWAY_AFTER  # this machine, so much that Gero may be away by now
    assert hanna.table["debating"] or is_slow, "a reload is not an absence"
    await hanna.until(lambda: not hanna.table["debating"])


async def test_while_nobody_is_here_the_time_goes_on(house: RunningHouse) -> None:
    """A line that breaks for a whole room ends no talk."""
    hanna, gero = await before_a_vote(house, talk=600)
    for browser in (hanna, gero):
        await browser.drop()
    await asyncio.sleep(presence.AWAY_AFTER + 1)
    await hanna.open()
    assert hanna.table["debating"]


async def test_a_person_alone_need_not_wait(house: RunningHouse) -> None:
    [hanna] = await before_a_vote(house, talk=600, people=(0,))
    assert hanna.table["debating"]
    assert await hanna.ask("ready", ready=True) == ""
    await hanna.until(lambda: "abstain" in hanna.options)


async def test_a_program_is_not_asked_before_people_have_talked(house: RunningHouse) -> None:
    """Its time does not run meanwhile, and it need not say that it is ready."""
    hanna, ada = await before_a_vote(house, talk=600, programs=(1,), time_bank={"game": 0, "question": 1})
    await asyncio.sleep(1.3)
    await ada.settle()
    assert (ada.options, ada.refusals) == ([], [])
    assert await hanna.ask("ready", ready=True) == ""
    await ada.until(lambda: "abstain" in ada.options)


async def test_a_restart_in_the_middle_changes_nothing(own_house: RunningHouse) -> None:
    """Who was ready still is, the time begins afresh, and what has been talked over is not talked about again."""
    hanna, gero = await before_a_vote(own_house, talk=600)
    assert await hanna.ask("ready", ready=True) == ""
    own_house.kill()
    own_house.start()
    for browser in (hanna, gero):
        await browser.open()
        assert browser.table["debating"]
        assert browser.table["deadline"] > 500_000
    assert [chair["ready"] for chair in gero.table["chairs"][:2]] == [True, False]
    assert await gero.ask("ready", ready=True) == ""
    await gero.until(lambda: bool(gero.options))
    own_house.kill()
    own_house.start()
    for browser in (hanna, gero):
        await browser.open()
    assert not gero.table["debating"]
    await gero.answer("abstain")


async def test_a_table_may_vote_at_once(house: RunningHouse) -> None:
    [hanna] = await before_a_vote(house, talk=0, people=(0,))
    assert not hanna.table["debating"]
    assert "abstain" in hanna.options


async def test_the_host_may_change_the_time_in_play(house: RunningHouse) -> None:
    """Without any the ballots come at once; a longer one holds from the next vote on."""
    hanna, gero = await before_a_vote(house, talk=600)
    settings = {**hanna.table["settings"], "clocks": {"talk": 30}}
    assert await hanna.ask("configure", settings=settings) == ""
    assert hanna.table["debating"]
    assert (await gero.ask("configure", settings=settings)).startswith("Only Person 0")
    assert await hanna.ask("configure", settings={**settings, "clocks": {"talk": 0}}) == ""
    await gero.until_asked()
    assert not gero.table["debating"]


async def test_an_accusation_is_talked_about_before_anybody_supports_it(house: RunningHouse) -> None:
    """The accused has a say too, though nobody asks for their answer."""

    def accused(game: Any) -> bool:
        return type(game.asking).__name__ == "AskForSupport" and game.asking.accused == 0

    past = search(InvasionOptions(players=5), accused)
    [hanna] = lay_out(house, past, people=(0,), game="invasion", options=FIVE, clocks={"talk": 600, "window": 0})
    await hanna.open()
    assert hanna.table["debating"]
    assert await hanna.ask("ready", ready=True) == ""
    await hanna.until(lambda: not hanna.table["debating"])


@pytest.mark.parametrize("mode", ["simultaneous", "clockwise_first_only"])
def test_one_accusation_is_talked_about_once(mode: str) -> None:
    """INV-RQ-40: also where those who may support are asked one after the other."""
    ground = next(ground for ground in HOSTED.values() if ground.kind.name == "invasion")
    assert ground.kind.facets.questions["AskForSupport"].debated
    options = InvasionOptions(players=6, support_mode=mode)  # type: ignore[arg-type]
    asked: list[tuple[int, int, bool]] = []

    def keep(game: Any) -> bool:
        step = game.asking
        if type(step).__name__ == "AskForSupport" and not game.answers:
            asked.append((game.round, step.accuser, step.is_debated(game)))
        return len(asked) > 6

    search(options, keep, "debates", mode)
    talks = [one for one in asked if one[2]]
    assert talks
    assert len(talks) == len(asked) if mode == "simultaneous" else len(talks) < len(asked)


def test_the_usual_time_is_a_minute() -> None:
    assert {game.clocks["talk"] for game in HOSTED.values() if "talk" in game.clocks} == {60}
    assert presence.AWAY_AFTER < 60
