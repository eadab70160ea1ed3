"""Those who are away hear that the table waits: by push, e-mail and webhook, at public moments, all alike; and nothing is sent near
the server itself."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from py_vapid import Vapid02

from gloaming.server.notices.addresses import Unsendable, checked, is_allowed, looked_up
from gloaming.server.notices.web_push import PAYLOAD
from gloaming.words import of
from tests.server.browser import Browser
from tests.server.receiving import Delivery, Device, PostOffice, Receiving, text_of
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

SOON = "from gloaming.server import presence; presence.AWAY_AFTER = 0.2\nfrom gloaming.server.notices import bell; "
SETTINGS = """
contact = "mailto:keeper@example.org"
loopback = true
[mail]
host = "127.0.0.1"
port = {port}
sender = "table@example.org"
security = "none"
"""


class Neighbours:
    """Everyone around a house."""

    def __init__(self, receiving: Receiving, office: PostOffice, folder: Path) -> None:
        self.receiving, self.office, self.folder = receiving, office, folder
        self.houses: list[RunningHouse] = []

    def house(self, *, pause: float = 0.0, every: float = 0.0) -> RunningHouse:
        """With bells that ring after so long, and so often at most."""
        told = self.folder / "notices.toml"
        told.write_text(SETTINGS.format(port=self.office.port))
        house = RunningHouse(self.folder, before=ringing(pause, every))
        house.more = ("--notices", str(told), "--public-url", house.url)
        self.houses.append(house)
        return house.start()


def ringing(pause: float, every: float) -> str:
    return f"{SOON}bell.PAUSE = ({pause}, {pause}); bell.EVERY = {every}"


@pytest.fixture
async def near(tmp_path: Path) -> AsyncIterator[Neighbours]:
    async with Receiving().open() as receiving, PostOffice().open() as office:
        neighbours = Neighbours(receiving, office, tmp_path)
        yield neighbours
        for house in neighbours.houses:
            await house.send_home()
            house.kill()
            house.check_logs()
            assert "Traceback" not in house.said(), house.said()


async def wish(house: RunningHouse, browser: Browser, **more: Any) -> dict[str, Any]:
    answer = await house.post(f"/api/tables/{browser.code}/notices", {"token": browser.token, **more})
    told: dict[str, Any] = answer.json()
    return told


async def begin(host: Browser) -> None:
    """Bots take what is free, and it begins."""
    for chair, held in enumerate(host.table["chairs"]):
        if not (held["person"] or held["bot"]):
            await host.ask("seat_bot", chair=chair, bot="random")
    await host.ask("begin")
    await host.until_stage("playing")


async def away(browser: Browser, seen_by: Browser) -> None:
    chair = browser.chair
    await browser.close()
    await seen_by.until(lambda: seen_by.table["chairs"][chair]["away"])


def signed(delivery: Delivery, secret: str) -> bool:
    text = f"{delivery.headers['gloaming-timestamp']}.".encode() + delivery.body
    proof = hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()
    return delivery.headers["gloaming-signature"] == f"sha256={proof}"


async def test_who_is_away_is_told_by_every_way_and_who_is_here_by_none(near: Neighbours) -> None:
    house, receiving = near.house(), near.receiving
    offered = (await house.get("/api/notices")).json()
    assert (offered["mail"], offered["hook"]) == (True, True)
    host = await house.host()
    guests = [await house.guest(host.code, name) for name in ("Gero", "Ida", "Karl")]
    devices = [Device(receiving.url(f"/push/{number}")) for number in range(3)]
    for guest, device, language in zip(guests, devices, ("de", "en", "el"), strict=True):
        assert (await wish(house, guest, device=device.told, language=language))["devices"] == 1
    assert (await wish(house, guests[0], mail="gero@example.org", language="de"))["confirmed"] is False
    await near.office.until(1)
    ticket = re.findall(r"/#/letters/\w+/(\S+)", text_of(near.office.letters[0][1]))[0]
    path = f"/api/tables/{host.code}"
    assert (await house.post(f"{path}/notices/confirm", {"ticket": ticket, "wanted": True})).status_code == 200
    hook = await house.post(f"{path}/hook", {"token": host.token, "address": receiving.url("/hook")})
    for guest in guests:
        await guest.ask("ready", ready=True)
    for guest in guests[:2]:
        await away(guest, host)
    await begin(host)
    await receiving.until(lambda: len(receiving.got) >= 3)
    await near.office.until(2)
    # Each with words of its own, and all of one length
    told = [receiving.at(f"/push/{number}") for number in range(3)]
    assert [len(each) for each in told] == [1, 1, 0], "who is here is not told"
    opened = [device.opened(each[0]) for device, each in zip(devices, told, strict=False) if each]
    assert opened == [{"table": host.code, "what": "begins", "language": language} for language in ("de", "en")]
    bodies = [len(each[0].body) for each in told[:2]]
    assert bodies[0] == bodies[1] > PAYLOAD
    for header in ("ttl", "urgency", "topic", "content-encoding"):
        assert told[0][0].headers[header] == told[1][0].headers[header]
    assert host.code.lower() not in told[0][0].headers["topic"].lower()
    assert Vapid02.verify(told[0][0].headers["authorization"])
    assert offered["key"] in told[0][0].headers["authorization"]
    [called] = receiving.at("/hook")
    assert msgspec.json.decode(called.body)["what"] == "begins"
    assert signed(called, hook.json()["secret"])
    to, letter = near.office.letters[1]
    assert (to, of("de").t("notice-begins") in text_of(letter)) == ("gero@example.org", True)


async def test_a_notice_that_a_crash_has_swallowed_comes_after_it(near: Neighbours) -> None:
    """The entry is saved, nobody has been told, and the house is killed. Nobody comes; it rings all the same."""
    house = near.house(pause=3600.0)
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    device = Device(near.receiving.url("/push"))
    await wish(house, guest, device=device.told)
    await guest.ask("ready", ready=True)
    await away(guest, host)
    await begin(host)
    await host.settle()
    house.kill()
    assert near.receiving.got == []
    house.before = ringing(0.0, 300.0)
    house.start()
    await near.receiving.until(lambda: bool(near.receiving.got))
    assert device.opened(near.receiving.got[0])["table"] == host.code
    async with asyncio.timeout(60):
        while not house.table(host.code).moments.noticed:  # noqa: ASYNC110 - in another process
            await asyncio.sleep(0.05)


async def test_the_host_can_call_and_not_more_than_once_in_a_while(near: Neighbours) -> None:
    house, receiving = near.house(every=300.0), near.receiving
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    device = Device(receiving.url("/push"))
    await wish(house, guest, device=device.told)
    assert await guest.ask("call") != "", "only the host may"
    await away(guest, host)
    assert await host.ask("call") == ""
    await receiving.until(lambda: bool(receiving.got))
    assert device.opened(receiving.got[0])["what"] == "waits"
    assert await host.ask("call") == ""
    other = await house.host("Otto")  # whatever the bell of the first table wanted to do at once, it has done by then
    stranger = await house.guest(other.code, "Ida")
    await wish(house, stranger, device=Device(receiving.url("/other")).told)
    await away(stranger, other)
    await other.ask("call")
    await receiving.until(lambda: bool(receiving.at("/other")))
    assert len(receiving.at("/push")) == 1


async def test_a_subscription_goes_with_its_device_and_with_its_seat(near: Neighbours) -> None:
    house, receiving = near.house(), near.receiving
    host = await house.host()
    gone, removed, follows = [await house.guest(host.code, name) for name in ("Gero", "Ida", "Karl")]
    receiving.status |= {"/gone": 410, "/moved": 307}
    for guest, path in ((gone, "/gone"), (removed, "/removed"), (follows, "/moved")):
        await wish(house, guest, device=Device(receiving.url(path)).told)
        await away(guest, host)
    await host.ask("remove", chair=removed.chair)
    await host.ask("call")
    await receiving.until(lambda: len(receiving.got) >= 2)
    await removed_from(house, host.code, 1)
    assert sorted(each.path for each in receiving.got) == ["/gone", "/moved"], "nobody is followed elsewhere"


async def removed_from(house: RunningHouse, code: str, left: int) -> None:
    async with asyncio.timeout(60):
        while count(house, code) != left:  # noqa: ASYNC110 - in another process
            await asyncio.sleep(0.05)


def count(house: RunningHouse, code: str) -> int:
    found = house.connect().execute("SELECT count(*) FROM receivers WHERE code = ?", (code,)).fetchone()
    return int(found[0])


async def test_with_the_game_everything_about_notices_ends(near: Neighbours) -> None:
    house, receiving = near.house(), near.receiving
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    device = Device(receiving.url("/push"))
    await wish(house, guest, device=device.told)
    await guest.ask("ready", ready=True)
    await begin(host)
    await away(guest, host)
    await host.ask("abort")
    await receiving.until(lambda: any(device.opened(each)["what"] == "over" for each in receiving.got))
    await removed_from(house, host.code, 0)
    assert (await wish(house, guest, device=device.told))["reason"] == "over-already"


async def test_whoever_wants_none_any_more_gets_none(near: Neighbours) -> None:
    house = near.house()
    host = await house.host()
    await wish(house, host, device=Device(near.receiving.url("/push")).told)
    ended = await house.post(f"/api/tables/{host.code}/notices/end", {"token": host.token})
    assert (ended.json()["devices"], count(house, host.code)) == (0, 0)


async def test_only_the_host_sets_a_webhook_and_no_stranger_a_device(near: Neighbours) -> None:
    house = near.house()
    host = await house.host()
    guest = await house.guest(host.code, "Gero")
    address = {"address": near.receiving.url("/hook")}
    refused = await house.post(f"/api/tables/{host.code}/hook", {"token": guest.token, **address})
    assert refused.json()["reason"] == "host-only"
    refused = await house.post(f"/api/tables/{host.code}/notices", {"token": "nobody's"})
    assert refused.json()["reason"] == "unknown-seat"
    assert (await wish(house, guest))["hook"] == ""


# Where nothing is sent


NOWHERE = (
    "http://push.example/", "https://127.0.0.1/", "https://localhost:8000/", "https://10.0.0.7/", "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data", "https://[::1]/", "https://[fd00::1]/", "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::7f00:1]/", "https://0.0.0.0/", "https://2130706433/", "https://224.0.0.1/", "https://100.64.0.1/",
    "https://me@push.example/", "ftp://push.example/", "https://", "//push.example", "https://x:99999/", "https://a b/",
)  # fmt: skip


@pytest.mark.parametrize("address", NOWHERE)
async def test_nothing_is_sent_near_the_server(address: str) -> None:
    with pytest.raises(Unsendable):
        await looked_up(checked(address))


async def test_public_addresses_are_fine_and_the_own_machine_where_its_operator_says_so() -> None:
    assert await looked_up(checked("https://1.1.1.1/push")) == "1.1.1.1"
    assert await looked_up(checked("http://127.0.0.1:8/", loopback=True), loopback=True) == "127.0.0.1"
    with pytest.raises(Unsendable):
        await looked_up(checked("http://10.0.0.7/", loopback=True), loopback=True)
    assert not is_allowed(__import__("ipaddress").ip_address("2002:7f00:1::"), loopback=False)


async def test_a_house_without_settings_refuses_its_own_machine(house: RunningHouse) -> None:
    host = await house.host()
    device = Device("https://127.0.0.1/push")
    assert (await wish(house, host, device=device.told))["reason"] == "unsendable"
    bad = {**Device("https://1.1.1.1/push").told, "p256dh": "A" * 87}
    assert (await wish(house, host, device=bad))["reason"] == "bad-device"
    assert (await wish(house, host, mail="a@example.org"))["reason"] == "no-mail"
