"""Whole games over the wire: whatever a browser puts together from changes is what a newcomer in its seat is sent."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gloaming.games import GAMES
from gloaming.kernel.dice import Dice
from gloaming.kernel.records import read, resume
from gloaming.server import wire
from gloaming.server.games import HOSTED
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import Past, lay_out
from tests.server.running import RunningHouse

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

every_game = pytest.mark.parametrize("game", HOSTED)
UNHURRIED = {game: dict.fromkeys(hosted.clocks, 0) for game, hosted in HOSTED.items()}
"""Everybody answers, also where silence would do."""
SIX: dict[str, dict[str, Any]] = {"cultists": {"players": 6, "level": "experienced"}, "invasion": {"players": 6}}
PRIVATE: dict[str, dict[str, Any]] = {
    "cultists": {"role": None, "hand": [], "route": None, "known_cultists": []},
    "invasion": {"hand": [], "alien": False, "planning": [], "known_aliens": []},
}
"""What a spectator sees of what each seat alone knows."""
every_game_of_the_house = pytest.mark.parametrize("game", SIX)


async def table_for(house: RunningHouse, game: str, people: int, bots: int) -> list[Browser]:
    host = await house.host()
    wanted = {"game": game, "options": {"players": people + bots}, "pace": "quick", "clocks": UNHURRIED[game]}
    assert await host.ask("configure", settings=wanted) == ""
    guests = [await house.guest(host.code, f"Guest {number}") for number in range(1, people)]
    for chair in range(people, people + bots):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    for guest in guests:
        assert await guest.ask("ready", ready=True) == ""
    assert await host.ask("begin") == ""
    for browser in (host, *guests):
        await browser.until_stage("playing")
    return [host, *guests]


async def all_agree(house: RunningHouse, browsers: list[Browser]) -> None:
    """Every seat has what a fresh hello in it would give, and both are the server's view of this seat."""
    table = house.table(browsers[0].code)
    for number, browser in enumerate(browsers):
        await browser.settle()
        before = browser.everything()
        await browser.open()
        assert browser.everything() == before
        view = table.kind.view(table.play.game, number)
        assert browser.view == {name: msgspec.json.decode(field) for name, field in wire.encoded(view).items()}
        assert browser.journal == msgspec.json.decode(msgspec.json.encode(view.journal))


def all_lies_open(browsers: list[Browser]) -> None:
    first = browsers[0]
    for browser in browsers:
        assert browser.stage == "over"
        assert browser.view["winner"] in GAMES[browser.table["settings"]["game"]].teams
        assert browser.view["unveiled"] == first.view["unveiled"]
        assert browser.view["unveiled"]["hands"][browser.chair] == browser.view["hand"]
        assert len(browser.table["seed"]) == 64


@every_game_of_the_house
async def test_one_person_and_four_bots_play_to_the_end(house: RunningHouse, game: str) -> None:
    [person] = await table_for(house, game, people=1, bots=4)
    assert person.table["sides"] == []
    watcher = await house.browser(person.code)
    await play([person], Dice.seeded("one person"))
    await all_agree(house, [person])
    all_lies_open([person])
    over = house.table(person.code).play.game
    assert person.table["sides"] == [GAMES[game].team_of(over, seat) for seat in range(len(person.table["chairs"]))]
    await watcher.until(lambda: watcher.stage == "over")
    assert {name: watcher.view[name] for name in PRIVATE[game]} == PRIVATE[game]
    assert watcher.view["unveiled"] == person.view["unveiled"]


@every_game_of_the_house
async def test_six_people_play_to_the_end_and_agree_at_every_turn(house: RunningHouse, game: str) -> None:
    past = Past(Dice.seeded("six people").key, ())
    people = lay_out(house, past, game=game, options=SIX[game], clocks=UNHURRIED[game])
    for browser in people:
        await browser.open()
    dice = Dice.seeded("six people at play")
    watcher = await house.browser(people[0].code)
    for browser in people:
        await browser.until_watched_by(1)  # who watches is told a moment later
    checked = 0
    while people[0].stage == "playing":
        upto = people[0].question + 4
        await play(people, dice, lambda upto=upto: people[0].question >= upto)  # type: ignore[misc]
        browser = people[checked % 6]
        await browser.settle()
        before = browser.everything()
        await browser.open()
        assert browser.everything() == before
        checked += 1
    await all_agree(house, people)
    all_lies_open(people)
    assert checked > 8
    await watcher.until(lambda: watcher.stage == "over")
    before = watcher.everything()
    await watcher.close()
    again = await watcher.twin().open()
    assert again.everything() == before


@every_game
async def test_the_record_of_a_game_is_open_when_it_has_ended(house: RunningHouse, game: str) -> None:
    """And it keeps the promise that was made at its beginning."""
    [person] = await table_for(house, game, people=1, bots=4)
    promise = person.table["commitment"]
    for page in ("record", "replay", "replay?seat=0"):
        answer = await house.get(f"/api/tables/{person.code}/{page}")
        assert (answer.status_code, answer.json()["reason"]) == (409, "still-on")
    await play([person], Dice.seeded("record"))
    text = (await house.get(f"/api/tables/{person.code}/record")).text
    record = read(text)
    assert record.head.commitment == promise
    assert record.head.seed == person.table["seed"]
    match = resume(GAMES[game], record)
    assert match.game.winner == person.view["winner"]
    replay = (await house.get(f"/api/tables/{person.code}/replay?seat=0")).json()
    assert len(replay["frames"]) == len(record.answers) + 1
    for seat in ("5", "-1", "me", "9" * 5000):
        answer = await house.get(f"/api/tables/{person.code}/replay?seat={seat}")
        assert (answer.status_code, answer.json()["sentence"]) == (
            409, "Choose all, spectator, or the number of a chair.",
        )  # fmt: skip


async def test_a_game_that_is_ended_early_shows_its_seed_and_asks_nothing_more(house: RunningHouse) -> None:
    people = await table_for(house, "cultists", people=5, bots=0)
    assert await people[0].ask("abort") == ""
    for browser in people:
        await browser.until_stage("aborted")
        assert len(browser.table["seed"]) == 64
        assert browser.view["unveiled"] is None
    refused = await people[1].ask("answer", question=people[1].question, code="wake")
    assert refused == "The game was ended early; nothing is asked any more."
    assert (await house.get(f"/api/tables/{people[0].code}/record")).status_code == 200
