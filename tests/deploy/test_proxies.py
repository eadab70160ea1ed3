"""Behind each proxy of `deploy/`, as it is shipped, a real house lets people sit down and play."""

from __future__ import annotations

import json
import ssl
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.deploy.proxies import Front, caddy, haproxy, nginx
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

PROXIES: dict[str, Callable[[str, Path], AbstractContextManager[Front]]] = {
    "Caddyfile.small": partial(caddy, "Caddyfile.small"),
    "Caddyfile": partial(caddy, "Caddyfile"),
    "haproxy.cfg": haproxy,
    "nginx.conf": nginx,
}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    folder = tmp_path_factory.mktemp("house")
    house = RunningHouse(folder, more=("--access-log", str(folder / "access.log"))).start()
    yield house
    house.kill()
    assert "Traceback" not in house.said(), house.said()


@pytest.mark.parametrize("name", PROXIES)
async def test_people_play_behind_the_proxy(name: str, house: RunningHouse, tmp_path: Path) -> None:
    with PROXIES[name](f"127.0.0.1:{house.port}", tmp_path) as front:
        trusting = ssl.create_default_context(cafile=front.authority) if front.authority else None
        async with httpx.AsyncClient(base_url=front.url, verify=trusting or False, timeout=60) as client:
            page = await client.get("/")
            assert '<div id="app">' in page.text
            seat = (await client.post("/api/tables", json={"name": "Ann"}, headers={"Origin": front.url})).json()
            card = await client.get(f"/api/tables/{seat['code']}", headers={"Accept-Encoding": "gzip, br, zstd"})
            assert (card.status_code, card.json()["people"]) == (200, ["Ann"])
            assert "content-encoding" not in card.headers, "compressed lengths would tell what the padding hides"
            assert (
                await client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
            ).is_client_error
        address = f"{front.url.replace('http', 'ws', 1)}/api/tables/{seat['code']}/socket"
        async with connect(address, ssl=trusting, origin=front.url, compression="deflate") as line:  # type: ignore[arg-type]
            assert not line.protocol.extensions, "nothing packs what is padded"
            await line.send(json.dumps({"type": "hello", "code": seat["code"], "token": seat["token"]}))
            assert json.loads(await line.recv())["chair"] == 0
            await line.send('{"type":"ping"}')
            assert json.loads(await line.recv())["type"] == "pong"


@pytest.mark.parametrize("name", PROXIES)
def test_the_file_says_what_must_not_be_compressed_and_lets_nobody_pass_for_a_node(name: str) -> None:
    from tests.deploy.proxies import DEPLOY

    text = (DEPLOY / name).read_text("utf-8")
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    assert "padded to one length" in text
    assert not [line for line in lines if line.startswith(("encode", "compression", "gzip on", "filter compression"))]
    assert [line for line in lines if "Gloaming-Relayed" in line], (
        "who shows this header is believed where it comes from"
    )
