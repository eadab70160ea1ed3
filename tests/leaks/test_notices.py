"""In two worlds that a seat cannot tell apart, those who are away are told alike: as often, after the same pauses, at the same
addresses, in messages of the same length. A push service sees no more than that."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from gloaming.server import entries as log
from gloaming.server import protocol
from gloaming.server.house import hashed
from gloaming.server.notices import bell
from gloaming.server.notices.house_settings import NoticeSettings
from gloaming.server.notices.post import Post
from gloaming.server.notices.receivers import Receiver
from gloaming.server.notices.web_push import new_key
from gloaming.server.open_table import OpenTable
from tests.leaks.houses import CHANCE, CLOCK, PATIENCE, SOON, NearHouse, codes
from tests.leaks.worlds import BOT, HOST, PERSON, Pair, pair_at, token_of
from tests.server.receiving import Delivery, Device, Receiving
from tests.wide import further

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Houses = tuple[NearHouse, NearHouse]
CODES = codes("N")
KEY = new_key()
PAIRS = [
    ("cultists", 5, "turn", HOST),
    ("invasion", 7, "sealing", PERSON),
    *further((("cultists", 5, "talk", HOST),), (("cultists", 5, "sealing", HOST),), (("invasion", 7, "turn", PERSON),)),
]
VARIES = ("authorization", "content-length", "gloaming-timestamp", "gloaming-signature")
"""By the clock, and by what is drawn for each message alone."""


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bells that nobody has to wait for, by a clock that stands still."""
    monkeypatch.setattr(bell, "time", CLOCK)
    monkeypatch.setattr(bell, "PAUSE", (0.01, 0.03))
    monkeypatch.setattr(bell, "EVERY", 0)


class Told:
    """One world of a pair from which everyone is away, and all that leaves its house."""

    def __init__(self, house: NearHouse, pair: Pair, world: int, code: str, receiving: Receiving) -> None:
        self.house, self.pair, self.world, self.code, self.receiving = house, pair, world, code, receiving
        self.pauses: list[float] = []
        self.table: OpenTable

    async def whole(self, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
        CLOCK.now = 100_000.0
        CHANCE.again(0)
        monkeypatch.setattr(bell, "DICE", random.Random(0))
        self.receiving.got.clear()
        put_off = OpenTable.later

        def later(table: OpenTable, seconds: float, do: Any, *args: Any) -> None:
            if getattr(do, "__func__", None) is bell.Bell.ring:
                self.pauses.append(seconds)
            put_off(table, seconds, do, *args)

        with monkeypatch.context() as patch:
            patch.setattr(OpenTable, "later", later)
            self.table = await self.pair.laid(self.house, self.world, self.code)
            try:
                return [line async for line in self.lines()]
            finally:
                self.table.close()
                del self.house.house.open[self.code]

    async def lines(self) -> Any:
        self.table.presence.left_at = dict.fromkeys(range(self.pair.players), CLOCK.now - 7200)
        for seat in self.pair.sealers[self.world]:
            await self.answer(seat, str(self.table.table.play.game.choices[seat][0]))
        await self.subscribe()
        yield await self.sent("at first")
        for step in self.pair.steps:
            CLOCK.now += 3
            await self.answer(step.seat, step.codes[self.world])
            yield await self.sent(f"step {step.codes[0]}")
        async with self.table.turn:
            await self.table.add(log.Called(self.table.table.host()))
        yield await self.sent("the host calls")

    async def answer(self, seat: int, code: str) -> None:
        await self.table.request_for(seat, protocol.Answer(self.table.table.play.game.questions, code))

    async def subscribe(self) -> None:
        self.table.bell.post = Post(NoticeSettings(loopback=True), key=KEY)
        for chair in range(self.pair.players):
            if chair != BOT:
                endpoint = self.receiving.url(f"/{chair}")
                keys = msgspec.json.encode(Device(endpoint).told).decode()
                seat = hashed(token_of(self.code, chair))
                await self.house.house.store.keep_receiver(Receiver(self.code, seat, "push", endpoint, "en", keys))
        hook = Receiver(self.code, "", "hook", self.receiving.url("/hook"), "en", "secret")
        await self.house.house.store.keep_receiver(hook)
        await self.table.bell.read()

    async def sent(self, label: str) -> tuple[Any, ...]:
        """When the table has come to rest."""
        async with asyncio.timeout(PATIENCE):
            while SOON or self.table.bell.is_set or self.table.turn.locked():  # noqa: ASYNC110 - the network has to be waited for
                await asyncio.sleep(0.002)
        got, self.receiving.got = self.receiving.got, []
        pauses, self.pauses = self.pauses, []
        return label, tuple(pauses), tuple(sorted(map(as_seen, got)))


def as_seen(delivery: Delivery) -> tuple[Any, ...]:
    """By a push service, and by a watcher of the line to it."""
    headers = {name: text for name, text in delivery.headers.items() if name not in VARIES}
    return delivery.path, len(delivery.body), tuple(sorted(headers.items()))


async def both(houses: Houses, pair: Pair, monkeypatch: pytest.MonkeyPatch) -> list[list[Any]]:
    code = next(CODES)
    async with Receiving().open() as receiving:
        return [
            await Told(house, pair, world, code, receiving).whole(monkeypatch) for world, house in enumerate(houses)
        ]


@pytest.mark.parametrize("where", PAIRS)
async def test_a_notice_tells_nobody_in_which_world_they_are(
    where: tuple[str, int, str, int], houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await both(houses, pair_at(*where), monkeypatch)
    assert one == other
    players = where[1]
    told = [delivery for _, _, deliveries in one for delivery in deliveries]
    assert len(told) >= 2 * (players - 1), "some notices were sent, and all were told who wished to be"
    pushed = {length for path, length, _ in told if path != "/hook"}
    assert len(pushed) == 1


PLANTS = {
    "only who is asked is told": "absent",
    "whose answer is awaited decides the pause": "pause",
}


@pytest.mark.parametrize("plant", PLANTS)
async def test_a_notice_that_told_would_be_found(plant: str, houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    absent, go_on = bell.Bell.absent, bell.Bell.go_on

    def waiting(ringing: bell.Bell) -> tuple[int, ...]:
        match = ringing.open.table.match
        return match.game.waiting_for if match else ()

    def fewer(self: bell.Bell) -> list[Receiver]:
        seats = {hashed(token_of(self.open.table.code, chair)) for chair in waiting(self)}
        return [receiver for receiver in absent(self) if receiver.seat in seats]

    def sooner(self: bell.Bell) -> None:
        monkeypatch.setattr(bell, "PAUSE", (0.01 * len(waiting(self)),) * 2)
        go_on(self)

    if PLANTS[plant] == "absent":
        monkeypatch.setattr(bell.Bell, "absent", fewer)
    else:
        monkeypatch.setattr(bell.Bell, "go_on", sooner)
    one, other = await both(houses, pair_at("invasion", 7, "sealing", PERSON), monkeypatch)
    assert one != other
