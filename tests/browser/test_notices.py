"""From the button in the lobby to a notice that the browser's own keys open; one's tables at the door; and a page for no connection.

No headless browser has a push service: what it would hand to the page stands in for it at the browser's edge, and the rest is real."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from playwright.sync_api import expect

from gloaming.words import of
from tests.browser.conftest import People
from tests.browser.player import Player
from tests.server.receiving import Delivery, Device
from tests.server.running import RunningHouse

WORDS = of("en")
SERVICE = """
const told = TOLD;
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (how) => {
  window.subscribed = how;
  return { toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }) };
};
"""
SOON = (
    "from gloaming.server import presence; presence.AWAY_AFTER = 0.2\n"
    "from gloaming.server.notices import bell; bell.PAUSE = (0.0, 0.0); bell.EVERY = 0"
)


@contextmanager
def push_service() -> Iterator[tuple[str, list[Delivery]]]:
    got: list[Delivery] = []

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            got.append(Delivery(self.path, dict(self.headers), body, 0.0))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/push", got
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def telling_house(tmp_path: Path) -> Iterator[RunningHouse]:
    settings = tmp_path / "notices.toml"
    settings.write_text("loopback = true\n")
    house = RunningHouse(tmp_path, more=("--notices", str(settings)), before=SOON).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


def seat(house: RunningHouse, player: Player, name: str) -> str:
    """A table of one's own; its code."""
    given = httpx.post(f"{house.url}/api/tables", json={"name": name}).json()
    keep_seat(player, given)
    return str(given["code"])


def keep_seat(player: Player, given: dict[str, str]) -> None:
    """As if it had been taken in this browser before."""
    keep = "([code, token]) => localStorage.setItem(`gloaming.seat.${code}`, token)"
    player.page.evaluate(keep, [given["code"], given["token"]])


def test_who_has_asked_hears_that_the_table_waits(telling_house: RunningHouse, people: People) -> None:
    with push_service() as (endpoint, got):
        device = Device(endpoint)
        ann = people("Ann", phone=True, at=telling_house.url, worker=True)
        ann.context.add_init_script(SERVICE.replace("TOLD", json.dumps(device.told)))
        ann.open()
        host = httpx.post(f"{telling_house.url}/api/tables", json={"name": "Gero"}).json()
        code = host["code"]
        keep_seat(ann, httpx.post(f"{telling_house.url}/api/tables/{code}/seats", json={"name": "Hanna"}).json())
        ann.open(f"#/table/{code}")
        ann.press(ann.page.get_by_role("button", name=WORDS.t("bell")))
        ann.press(ann.page.get_by_role("button", name=WORDS.t("bell-here")))
        expect(ann.page.get_by_text(WORDS.t("bell-here-on"))).to_be_visible()
        key = httpx.get(f"{telling_house.url}/api/notices").json()["key"]
        assert ann.page.evaluate("subscribed") == {"userVisibleOnly": True, "applicationServerKey": key}
        ann.page.goto("about:blank")
        call(telling_house, code, host["token"])
        ann.wait_until(lambda: bool(got))
        assert device.opened(got[0]) == {"table": code, "what": "waits", "language": "en"}


def call(house: RunningHouse, code: str, token: str) -> None:
    """The host comes, sees that she is away, and calls. In a thread: Playwright keeps a loop running in this one."""

    async def come() -> None:
        host = await house.browser(code, token)
        await host.until(lambda: bool(host.table["chairs"][1]["away"]))
        assert await host.ask("call") == ""
        await host.close()

    calling = Thread(target=asyncio.run, args=(come(),))
    calling.start()
    calling.join()


def test_several_tables_stand_at_the_door_and_can_be_taken_away(house: RunningHouse, people: People) -> None:
    ann = people("Ann", phone=True).open()
    one = seat(house, ann, "Hanna")
    ann.page.reload()
    expect(ann.page.get_by_role("link", name=WORDS.t("home-back-to", code=one))).to_be_visible()
    other = seat(house, ann, "Hanna")
    ann.page.reload()
    tables = ann.page.get_by_role("region", name=WORDS.t("my-tables"))
    expect(tables.get_by_role("listitem")).to_have_count(2)
    expect(tables.get_by_text(WORDS.t("my-tables-lobby"))).to_have_count(2)
    ann.press(tables.get_by_role("button", name=WORDS.t("my-tables-remove", code=other)))
    expect(ann.page.get_by_role("link", name=WORDS.t("home-back-to", code=one))).to_be_visible()
    assert ann.page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('gloaming.seat.'))") == [
        f"gloaming.seat.{one}"
    ]


def test_without_a_connection_a_page_says_so_and_nothing_of_a_table_was_kept(
    own_house: RunningHouse, people: People
) -> None:
    ann = people("Ann", language="de", at=own_house.url, worker=True).open()
    code = seat(own_house, ann, "Hanna")
    ann.open(f"#/table/{code}")
    ann.wait_until(
        lambda: ann.page.evaluate("navigator.serviceWorker.getRegistration().then((here) => !!here?.active)")
    )
    ann.page.reload()  # now by way of the worker
    ann.wait_until(lambda: ann.page.evaluate("navigator.serviceWorker.controller !== null"))
    ann.wait_until(lambda: ann.page.locator(".begin, .acts").count() > 0)
    kept = ann.page.evaluate(
        "(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat())()"
    )
    assert any(path.startswith("/assets/") for path in kept)
    assert [path for path in kept if not path.startswith("/assets/") and path != "/language"] == []
    own_house.kill()
    ann.line_may_break = True
    ann.page.goto("about:blank")
    ann.page.goto(f"{own_house.url}/#/table/{code}")
    expect(ann.page.get_by_role("heading", name=of("de").t("offline-title"))).to_be_visible()
    ann.complaints.clear()  # the browser's own words about a page with status 503
    own_house.start()
    ann.press(ann.page.get_by_role("link", name=of("de").t("offline-again")))
    ann.wait_until(lambda: ann.page.locator(".begin, .acts").count() > 0)
