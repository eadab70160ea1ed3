"""Lengths on a real line: what the server sends and takes arrives as long as it was made, and nothing squeezes it."""

from __future__ import annotations

import msgspec
import pytest
from websockets.asyncio.client import connect

from gloaming.kernel.dice import Dice
from gloaming.server.games import HOSTED
from gloaming.server.padding import CHANGE, OPENING, SHORT
from tests.server.browser import Browser
from tests.server.playing import play
from tests.server.prepared import Past, lay_out
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

SIZES = {CHANGE, *HOSTED["cultists"].long.values()}


def questions(browser: Browser) -> dict[int, int]:
    """How long the message was by which this seat heard of each question."""
    told: dict[int, int] = {}
    for raw in browser.raw:
        asked = (msgspec.json.decode(raw).get("view") or {}).get("asked")
        if asked:
            told.setdefault(asked["number"], len(raw))
    return told


async def test_each_question_comes_to_every_seat_and_to_spectators_at_one_length(house: RunningHouse) -> None:
    past = Past(Dice.seeded("on the line").key, ())
    people = lay_out(house, past, options={"players": 5, "level": "experienced"})
    watcher = Browser(house.socket, people[0].code, crowd=house.crowd)
    everyone = [*people, watcher]
    for browser in everyone:
        await browser.open()
    await play(people, Dice.seeded("line"), lambda: people[0].question > 40)
    for browser in everyone:
        await browser.settle()
    heard = [questions(browser) for browser in everyone]
    first = max(min(told) for told in heard) + 1  # before that, it came to some in an opening
    later = [{number: length for number, length in told.items() if number >= first} for told in heard]
    assert len(later[0]) > 30
    assert later == [later[0]] * len(everyone)
    assert set(later[0].values()) <= SIZES
    assert {len(browser.raw[0]) % OPENING for browser in everyone} == {0}


async def test_refusals_and_pongs_are_of_one_length(house: RunningHouse) -> None:
    people = lay_out(house, Past(Dice.seeded("refused").key, ()), options={"players": 5})
    browser = await people[0].open()
    before = len(browser.raw)
    assert await browser.ask("answer", question=99, code="give:dead>5")
    assert await browser.ask("answer", question=browser.question, code="go:nowhere")
    assert [len(raw) for raw in browser.raw[before:]] == [SHORT] * 4


async def test_nothing_is_compressed(house: RunningHouse) -> None:
    """It would squeeze out the padding, and lengths would tell again."""
    async with connect(house.socket, compression="deflate") as socket:
        assert socket.response is not None
        assert "Sec-WebSocket-Extensions" not in socket.response.headers
    for path in ("/api/games", "/api/openapi.json"):
        answer = await house.get(path, **{"Accept-Encoding": "gzip, br, deflate"})
        assert "Content-Encoding" not in answer.headers
