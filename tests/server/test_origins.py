"""By which names the house may be called, and by whom: no site may let its own name lead here."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from gloaming.server.api import ENDPOINTS
from gloaming.server.forms import Reach
from gloaming.server.origins import is_own, knows
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

PUBLIC = Reach("https://games.example:8443")


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "127.0.0.2", "192.168.1.23:8000", "[::1]:8000", "[fd00::2]", "localhost:8000", "laptop", "laptop.local:8000",
     "LAPTOP.lan", "nas.home.arpa", "gloaming.localhost:8000", "laptop.local.", ""],
)  # fmt: skip
def test_addresses_and_names_that_nobody_can_register_lead_here(host: str) -> None:
    assert knows(Reach(), host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "192-168-1-23.evil.example:8000", "local.evil.example", "evil.local.example",
     "games.example:8443", "[::1", "[evil.example]", "::1", "a:b", "127.0.0.1:80:80", "user@127.0.0.1", "127.0.0.1/evil.example", ":8000"],
)  # fmt: skip
def test_a_name_that_somebody_may_own_does_not(host: str) -> None:
    assert not knows(Reach(), host)


def test_the_public_address_leads_here_too_with_its_port() -> None:
    assert knows(PUBLIC, "games.example:8443")
    assert knows(PUBLIC, "192.168.1.23:8000")
    assert not knows(PUBLIC, "games.example")
    assert not knows(PUBLIC, "evil.example:8443")


def test_a_page_is_ours_by_the_name_that_it_calls() -> None:
    here = {"host": "192.168.1.23:8000"}
    assert is_own(Reach(), here)
    assert is_own(Reach(), {**here, "origin": "http://192.168.1.23:8000"})
    for origin in ("http://evil.example", "null", "", "http://192.168.1.23", "http://192.168.1.24:8000", PUBLIC.public):
        assert not is_own(Reach(), {**here, "origin": origin})
    assert is_own(PUBLIC, {**here, "origin": PUBLIC.public}), "a proxy may pass another name on"
    assert not is_own(PUBLIC, {**here, "origin": "http://games.example:8443"})


async def test_a_site_whose_name_leads_here_gets_nothing(house: RunningHouse) -> None:
    """DNS rebinding: the browser thinks that it is still at evil.example, and so do the name and the origin that it sends."""
    evil = f"evil.example:{house.port}"
    for path in ("/", "/api/games", "/api/reach", "/api/tables/ABCDEF"):
        answer = await house.get(path, Host=evil)
        assert answer.status_code == 421
        assert answer.json()["reason"] == "unknown-name"
    with pytest.raises(InvalidStatus) as refused:
        await connect(f"ws://{evil}/api/socket", origin=Origin(f"http://{evil}"), host="127.0.0.1", port=house.port)
    assert refused.value.response.status_code == 403


async def test_a_page_of_another_site_cannot_have_a_table_made(house: RunningHouse) -> None:
    async with house.client() as client:
        for origin in ("http://evil.example", "null"):
            answer = await client.post("/api/tables", content=b'{"name":"Eve"}', headers={"Origin": origin})
            assert (answer.status_code, answer.json()["reason"]) == (403, "another-site")
        own = await client.post("/api/tables", content=b'{"name":"Ann"}', headers={"Origin": house.url})
        assert own.status_code == 200


WRITING = [end.path for end in ENDPOINTS if end.method != "GET"]
STRANGE = [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}]  # fmt: skip


async def test_nothing_is_written_for_another_site(house: RunningHouse) -> None:
    """Every address at which something can be changed, and every method that could."""
    asked = [("POST", path.replace("{code}", "ABCDEF")) for path in WRITING]
    asked += [(method, "/tables/ABCDEF") for method in ("PUT", "PATCH", "DELETE")]
    async with house.client() as client:
        for method, path in asked:
            answers = [await client.request(method, f"/api{path}", content=b"{}", headers=each) for each in STRANGE]
            assert [answer.status_code for answer in answers] == [421, 403, 403, 403, 403], path
        answer = await client.post("/api/tables", json={"name": "Ann"}, headers={"Sec-Fetch-Site": "same-origin"})
        assert answer.status_code == 200


async def test_the_house_tells_where_others_find_it(house: RunningHouse, tmp_path: Path) -> None:
    assert (await house.get("/api/reach")).json() == {"public": "", "addresses": []}
    open_house = RunningHouse(tmp_path, more=("--host", "0.0.0.0", "--public-url", "https://Games.example/")).start()
    try:
        told = (await open_house.get("/api/reach", Host="games.example")).json()
        assert told["public"] == "https://games.example"
        assert all(address.endswith(f":{open_house.port}") for address in told["addresses"])
    finally:
        open_house.kill()
