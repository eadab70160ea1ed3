"""The parts by which a house tells how it is doing, in the process of the test: what passes through them is chosen here."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest
from starlette.types import Message, Receive, Scope, Send

from gloaming.server.access_log import AccessLog, method_of, status_of, written
from gloaming.server.app import SocketRouter, make_app
from gloaming.server.forms import Reach
from gloaming.server.hosting import BadToken, Hosting, admin_from, hash_of
from gloaming.server.metrics import registry_for
from gloaming.server.sqlite_store import SqliteStore
from gloaming.server.subpath import Subpath

pytestmark = pytest.mark.anyio

TOKEN = "a token that is long enough"
PORTER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[SocketRouter]:
    made = make_app(SqliteStore(tmp_path / "tables.sqlite3"), tmp_path / "none", hosting=Hosting(hash_of(TOKEN)))
    async with made.pages.router.lifespan_context(made.pages):
        yield made


@contextlib.asynccontextmanager
async def asking(app: Any) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        yield client


async def test_the_lodge_lists_ends_and_drains(app: SocketRouter) -> None:
    async with asking(app) as client:
        code = (await client.post("/api/tables", json={"name": "Ann"})).json()["code"]
        assert (await client.get("/admin")).status_code == (await client.get("/admin.js")).status_code == 200
        assert (await client.get("/admin/house")).status_code == 401
        [line] = (await client.get("/admin/tables", headers=PORTER)).json()
        assert (line["code"], line["stage"], line["entries"], line["may_end"]) == (code, "lobby", 1, True)
        assert (await client.post(f"/admin/tables/{code}/end", headers=PORTER)).json()["stage"] == "aborted"
        assert (await client.post(f"/admin/tables/{code}/end", headers=PORTER)).status_code == 409
        assert (await client.post("/admin/tables/none/end", headers=PORTER)).status_code == 404
        assert (await client.get("/readyz")).status_code == 200
        assert (await client.post("/admin/drain", headers=PORTER)).json() == {"draining": True}
        await app.pages.state.leaving
        assert (await client.get("/readyz")).status_code == 503
        card = (await client.get("/admin/house", headers=PORTER)).json()
        assert (card["draining"], card["storage"]["kind"], card["storage"]["tables"]) == (True, "SQLite", 1)
        assert [(await client.get("/admin/house")).status_code for _ in range(10)] == [401] * 9 + [429]


async def test_numbers_are_read_when_somebody_asks(app: SocketRouter) -> None:
    registry, lag = registry_for(app.pages.state.house)
    lag.observe(0.002)
    async with asking(app) as client:
        await client.post("/api/tables", json={"name": "Ann"})
    told = generate_latest(registry).decode()
    assert 'gloaming_tables{stage="lobby"} 1.0' in told
    assert "gloaming_appends_total 1.0" in told
    assert 'gloaming_loop_lag_seconds_bucket{le="0.005"} 1.0' in told


async def test_a_line_is_written_for_each_request_and_for_one_that_fails(app: SocketRouter, tmp_path: Path) -> None:
    async def failing(scope: Scope, receive: Receive, send: Send) -> None:
        raise RuntimeError

    file = tmp_path / "access.log"
    with written(str(file)) as log:
        assert log is not None
        async with asking(AccessLog(app, app.pages.routes, log)) as client:
            await client.get("/api/tables/AAAAAA")
            await client.request("BREW", "/nowhere")
        scope = {"type": "http", "method": "GET", "path": "/api/reach", "client": None}
        with pytest.raises(RuntimeError):
            await AccessLog(failing, app.pages.routes, log)(scope, None, None)  # type: ignore[arg-type]
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    told = [(line["method"], line["route"], line["status"], line.get("table")) for line in lines]
    assert told == [
        ("GET", "/api/tables/{code}", 404, "AA"),
        ("OTHER", "unknown", 404, None),
        ("GET", "/api/reach", 500, None),
    ]
    with written("") as none:
        assert none is None
    assert not logging.getLogger("gloaming.access").propagate


@pytest.mark.parametrize(
    ("message", "status"),
    [
        ({"type": "http.response.start", "status": 204}, 204),
        ({"type": "websocket.accept"}, 101),
        ({"type": "websocket.close"}, 403),
        ({"type": "http.response.body"}, 0),
    ],
)
def test_a_socket_counts_as_http_counts(message: Message, status: int) -> None:
    assert status_of(message) == status
    assert method_of({"type": "websocket"}) == "SOCKET"


async def test_a_folder_is_cut_off_where_a_proxy_has_left_it() -> None:
    seen: list[str] = []

    async def listening(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["path"])

    house = Subpath(listening, Reach("https://example.org/games"))
    for path in ("/games/api/reach", "/api/reach", "/games/", "/gamesome/"):
        await house({"type": "http", "path": path}, None, None)  # type: ignore[arg-type]
    assert seen == ["/api/reach", "/api/reach", "/", "/gamesome/"]
    async with asking(house) as client:
        moved = await client.get("/games")
    assert (moved.status_code, moved.headers["location"]) == (308, "/games/")


def test_a_token_is_read_from_its_file_and_a_short_one_refused(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f" {TOKEN}\n", encoding="utf-8")
    house = Hosting(admin_from(file))
    assert house.is_admin(TOKEN)
    assert not house.is_admin("")
    assert not Hosting().is_admin(""), "a house without a token has no door that opens to none"
    file.write_text("short", encoding="utf-8")
    with pytest.raises(BadToken):
        admin_from(file)
