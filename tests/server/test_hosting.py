"""What a house tells the person who looks after it, and below which address it may live."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from gloaming.server.access_log import network_of
from gloaming.server.counts import Counts
from tests.server.running import RunningHouse, free_port

pytestmark = pytest.mark.anyio

TOKEN = "a token that is long enough"
PORTER = {"Authorization": f"Bearer {TOKEN}"}
SECRET = "c2VjcmV0-that-somebody-pasted"


class WatchedHouse(RunningHouse):
    """With everything that its keeper may want, below a folder of another site."""

    def __init__(self, folder: Path) -> None:
        self.lines, token = folder / "access.log", folder / "token"
        token.write_text(f"{TOKEN}\n", encoding="utf-8")
        self.metrics = f"http://127.0.0.1:{free_port()}/metrics"
        super().__init__(
            folder,
            more=(
                *("--metrics", self.metrics.split("/")[2], "--access-log", str(self.lines)),
                *("--admin-token-file", str(token), "--public-url", "https://Example.org/Games/"),
            ),
        )

    async def logged(self, wanted: set[str], since: int) -> list[dict[str, Any]]:
        """The log from this line on, as soon as it has all these routes: a thread writes them."""
        end = time.monotonic() + 60
        while True:
            lines = [json.loads(line) for line in self.lines.read_text(encoding="utf-8").splitlines()[since:]]
            if wanted <= {line["route"] for line in lines}:
                return lines
            assert time.monotonic() < end, lines
            await asyncio.sleep(0.02)


@pytest.fixture
async def watched(shared: WatchedHouse) -> AsyncIterator[WatchedHouse]:
    yield shared
    await shared.send_home()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WatchedHouse]:
    house = WatchedHouse(tmp_path_factory.mktemp("watched"))
    house.start()
    yield house
    house.kill()
    assert "Traceback" not in house.said()


# Below another site's address


async def test_a_house_answers_below_its_folder_whether_the_proxy_cuts_it_off_or_not(watched: WatchedHouse) -> None:
    for folder in ("", "/Games"):
        assert "og:url" in (await watched.get(f"{folder}/")).text
        assert (await watched.get(f"{folder}/api/reach")).json()["public"] == "https://example.org/Games"
        async with connect(f"ws://127.0.0.1:{watched.port}{folder}/api/socket") as line:
            await line.send('{"type":"hello","code":"AAAAAA"}')
            assert json.loads(await line.recv()) == {"type": "farewell", "reason": "unknown_table"}
    assert (await watched.get("/Gamesome/api/reach")).status_code == 404
    assert (await watched.get("/games/api/reach")).status_code == 404, "folders differ by their case"


async def test_links_lead_to_the_folder_and_nothing_leads_out_of_it(watched: WatchedHouse) -> None:
    page = (await watched.get("/Games/")).text
    assert 'content="https://example.org/Games/"' in page
    assert 'content="https://example.org/Games/share.png"' in page
    assert 'src="/' not in page
    assert 'href="/' not in page
    moved = await watched.get("/Games")
    assert (moved.status_code, moved.headers["location"]) == (308, "/Games/")
    for short, opened in (("/Games/tv/MOTH47", "/Games/#/tv/MOTH47"), ("/Games/narrator", "/Games/#/narrator")):
        found = httpx.URL(watched.url + short).join((await watched.get(short)).headers["location"])
        assert str(found) == watched.url + opened


async def test_pages_of_the_same_site_may_ask_and_others_may_not(watched: WatchedHouse) -> None:
    async with watched.client() as client:
        for origin, status in (
            ("https://example.org", 200),
            ("https://evil.example", 403),
            ("http://example.org", 403),
        ):
            headers = {"Origin": origin, "Host": "example.org"} if status == 200 else {"Origin": origin}
            made = await client.post("/Games/api/tables", json={"name": "Ann"}, headers=headers)
            assert made.status_code == status, origin


# The access log


async def test_a_line_of_the_log_tells_the_way_and_no_secret(watched: WatchedHouse) -> None:
    before = len(watched.lines.read_text(encoding="utf-8").splitlines())
    made = (await watched.post("/api/tables", {"name": "Ann"})).json()
    host = await watched.browser(made["code"], made["token"])
    await host.close()
    await watched.get(f"/api/tables/{made['code']}")
    await watched.get(f"/api/tables/{made['code']}/replay?seat={SECRET}")
    await watched.get(f"/{SECRET}?token={SECRET}")
    await watched.get(f"/Games/tv/{SECRET}")
    wanted = {"/api/tables", "/api/tables/{code}/socket", "/api/tables/{code}", "/api/tables/{code}/replay"}
    lines = await watched.logged({*wanted, "/{path}", "/tv/{code}"}, before)
    [one] = [line for line in lines if (line["route"], line.get("table")) == ("/api/tables/{code}", made["code"][:2])]
    assert set(one) == {"time", "method", "route", "status", "ms", "from", "table"}
    assert (one["method"], one["status"], one["table"]) == ("GET", 200, made["code"][:2])
    assert one["from"].endswith(".0/24")
    assert next(line for line in lines if line["route"].endswith("/socket"))["status"] == 101
    whole = watched.lines.read_text(encoding="utf-8")
    for secret in (made["code"], made["token"], SECRET, TOKEN, "Ann"):
        assert secret not in whole


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.168.1.23", "192.168.1.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a proxy said so", ""),
        ("", ""),
    ],
)
def test_of_an_address_the_network_is_told(address: str, network: str) -> None:
    assert network_of(address) == network


# The numbers


async def test_the_numbers_are_sums_at_an_address_of_their_own(watched: WatchedHouse) -> None:
    await watched.host()
    async with httpx.AsyncClient(verify=False) as client:
        text = (await client.get(watched.metrics)).text
    told = [line for line in text.splitlines() if not line.startswith("#")]
    assert 'gloaming_tables{stage="aborted"} 0.0' in told
    assert {f"gloaming_{name}_total" for name in vars(Counts())} <= {line.split(" ")[0] for line in told}
    assert any(line.startswith("gloaming_seats_connected ") and not line.endswith(" 0.0") for line in told)
    labels = {
        part.split("=")[0] for line in told if "{" in line for part in line.split("{")[1].split("}")[0].split(",")
    }
    assert labels <= {"stage", "le", "version"}, "a label by table, seat or step would time sealed answers"
    assert (await watched.get("/metrics")).status_code == 404, "players can't reach them"


# The porter's lodge


async def test_the_lodge_opens_to_its_token_alone(watched: WatchedHouse) -> None:
    page = await watched.get("/admin")
    assert page.status_code == 200
    assert "script-src" not in page.headers["content-security-policy"], "scripts are files of ours"
    assert "<script>" not in page.text
    for headers in (
        {},
        {"Authorization": "Bearer wrong"},
        {"Authorization": f"Basic {TOKEN}"},
        {"Cookie": f"token={TOKEN}"},
    ):
        for path in ("/admin/house", "/admin/tables"):
            refused = await watched.get(path, **headers)
            assert (refused.status_code, refused.json()["reason"]) == (401, "wrong-token")
    assert (await watched.get("/admin/house", **PORTER)).status_code == 200


async def test_the_lodge_shows_sums_and_tables_and_never_how_long_a_running_log_is(watched: WatchedHouse) -> None:
    host = await watched.host()
    card = (await watched.get("/admin/house", **PORTER)).json()
    assert set(card) == {"version", "seconds", "draining", "connected", "watching", "storage", "nodes"}
    assert set(card["storage"]) == {"kind", "megabytes", "tables", "failing"}
    [line] = (await watched.get(f"/admin/tables?like={host.code[:5].lower()}", **PORTER)).json()
    assert (line["code"], line["stage"], line["seats"], line["entries"]) == (host.code, "lobby", 1, 1)
    settings = {**host.table["settings"], "options": {"players": 4}}
    assert await host.ask("configure", settings=settings) == ""
    for chair in range(1, 4):
        assert await host.ask("seat_bot", chair=chair, bot="random") == ""
    await host.ask("begin")
    await host.until(lambda: host.table["stage"] == "playing")
    [line] = (await watched.get(f"/admin/tables?like={host.code}", **PORTER)).json()
    assert (line["stage"], line["entries"], line["may_end"]) == ("playing", None, True)
    async with watched.client() as client:
        end = f"/admin/tables/{host.code}/end"
        assert (await client.post(end)).status_code == 401
        assert (await client.post(end, headers={**PORTER, "Origin": "https://evil.example"})).status_code == 403
        assert (await client.post(end, headers=PORTER)).json()["stage"] == "aborted"
        assert (await client.post(end, headers=PORTER)).json()["reason"] == "over-already"
        assert (await client.post("/admin/tables/AAAAAA/end", headers=PORTER)).status_code == 404
    await host.until(lambda: host.table["stage"] == "aborted")


async def test_who_guesses_tokens_is_soon_refused_the_right_one_too(watched: WatchedHouse) -> None:
    async with watched.client() as client:
        told = [
            (await client.get("/admin/house", headers={"Authorization": f"Bearer {guess}"})).status_code
            for guess in range(11)
        ]
        assert told == [401] * 10 + [429]
        assert (await client.get("/admin/house", headers=PORTER)).status_code == 429
    assert (await watched.get("/admin/house", **PORTER)).status_code == 200, "others come from another home"


async def test_a_house_without_a_token_has_no_lodge(house: RunningHouse) -> None:
    for path in ("/admin", "/admin.js", "/admin/house", "/admin/tables", "/ca.crt", "/certificate"):
        assert (await house.get(path, **PORTER)).status_code == 404, path
    for path in ("/admin/tables/AAAAAA/end", "/admin/drain"):
        assert (await house.post(path, b"")).status_code == 404
