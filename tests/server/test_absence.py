"""Players who are away, the bots that mind their seats, and how a seat is taken back."""

from __future__ import annotations

import asyncio
import time

import pytest

from gloaming.games.cultists import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.invasion import Options as InvasionOptions
from gloaming.server.presence import AWAY_AFTER
from gloaming.server.seated_bots import PACE
from tests.server.browser import Browser
from tests.server.prepared import lay_out, search
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio


def away(browser: Browser) -> list[int]:
    return [number for number, chair in enumerate(browser.table["chairs"]) if chair["away"]]


def covered(browser: Browser) -> list[int]:
    return [number for number, chair in enumerate(browser.table["chairs"]) if chair["covered"]]


def may_be_away(since: float) -> bool:
    """Whether this machine was so slow that somebody who left then is rightly called away by now."""
    return time.monotonic() - since >= AWAY_AFTER


async def five_people(house: RunningHouse, turn: int, pace: str = "quick") -> list[Browser]:
    """In a game in which this seat is to walk."""

    def moment(game: Cultists) -> bool:
        return type(game.asking).__name__ == "Walk" and game.turn == turn

    people = lay_out(house, search(Options(players=5), moment), options={"players": 5}, pace=pace)
    for browser in people:
        await browser.open()
    return people


async def test_a_reload_is_no_absence_and_whoever_stays_away_is_covered_and_comes_back(house: RunningHouse) -> None:
    people = await five_people(house, turn=1)
    first, second, third, fourth, _ = people
    refused = await first.ask("cover", chair=1, covered=True)
    assert refused == "Person 1 is here; a bot can play once they are away or keep everyone waiting."
    left = time.monotonic()
    await asyncio.gather(second.drop(), third.drop())
    await asyncio.sleep(0.3)  # until the house has noticed
    await first.settle()
    assert away(first) == [] or may_be_away(left)
    assert await fourth.ask("cover", chair=1, covered=True) == refused or may_be_away(left)
    await third.open()
    await first.until(lambda: away(first) == [1])
    left = time.monotonic()
    await third.drop()
    await asyncio.sleep(0.3)
    await first.settle()
    assert away(first) == [1] or may_be_away(left)
    await third.open()
    await first.until(lambda: away(first) == [1])
    # A bot keeps the chair, and answers in it.
    question = first.question
    assert await first.ask("cover", chair=1, covered=True) == ""
    assert covered(first) == [1]
    await first.until(lambda: first.question > question)
    assert [event["seat"] for event in first.journal if event["type"] == "Entered"][-1] == 1
    # Its owner is back and sees what the bot has done, but decides to go on only then.
    assert await fourth.ask("cover", chair=1, covered=False) == "Only Person 1 can take the seat back."
    await second.open()
    await first.settle()
    assert (away(first), covered(first)) == ([], [1])
    assert second.journal[-1] in first.journal  # the bot may have gone on since
    assert await second.ask("cover", chair=1, covered=False) == ""
    await first.settle()
    assert covered(first) == []


async def test_everybody_is_away_who_does_not_come_back_after_a_crash(own_house: RunningHouse) -> None:
    """And not before they had time to."""
    people = await five_people(own_house, turn=1)
    own_house.kill()
    own_house.start()
    back = time.monotonic()
    first = await people[0].open()
    await people[1].open()
    await first.settle()
    assert away(first) == [] or may_be_away(back)
    await first.until(lambda: away(first) == [2, 3, 4])


async def test_an_answer_takes_the_chair_back(house: RunningHouse) -> None:
    people = await five_people(house, turn=2, pace="natural")
    owner = people[2]
    question, code = owner.question, owner.options[0]
    await owner.send("cover", chair=2, covered=True)
    await owner.send("answer", question=question, code=code)  # on its heels: the bot has not answered yet
    await owner.until(lambda: covered(owner) == [2])
    await owner.until(lambda: covered(owner) == [])
    assert owner.refusals == []
    assert owner.question > question


async def test_a_chair_taken_back_in_time_is_not_answered_for(house: RunningHouse) -> None:
    """The bot that was about to answer leaves it to its owner."""
    people = await five_people(house, turn=3, pace="natural")
    owner = people[3]
    question = owner.question
    await owner.send("cover", chair=3, covered=True)
    assert await owner.ask("cover", chair=3, covered=False) == ""  # on its heels: the bot has not answered yet
    await asyncio.sleep(PACE["natural"][1] + 0.2)
    await owner.settle()
    assert owner.question == question
    assert owner.options != []


async def test_a_bot_keeps_a_chair_in_invasion_too(house: RunningHouse) -> None:
    """It plans or takes an agent, and leaves every window as it is."""
    past = search(InvasionOptions(players=5), lambda game: type(game.asking).__name__ == "Act" and game.turn == 1)
    people = lay_out(house, past, game="invasion", options={"players": 5})
    for browser in people:
        await browser.open()
    first, owner = people[:2]
    question = owner.question
    assert await owner.ask("cover", chair=1, covered=True) == ""
    await first.until(lambda: first.question > question)
    seats = [
        event["seat"] for event in first.journal if event["type"] in ("PlanningAnnounced", "AgentTaken", "Accused")
    ]
    assert seats[-1] == 1
    assert await owner.ask("cover", chair=1, covered=False) == ""
    assert covered(owner) == []


async def test_only_a_persons_chair_is_covered(house: RunningHouse) -> None:
    past = search(Options(players=5), lambda game: game.round == 1)
    [person] = lay_out(house, past, people=(0,), options={"players": 5}, pace="natural")
    await person.open()
    assert await person.ask("cover", chair=2, covered=True) == "A bot sits there already; nothing needs covering."
    assert await person.ask("cover", chair=6, covered=True) == "Nobody sits in that chair; choose another."
