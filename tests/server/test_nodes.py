"""Many nodes, seen from outside: whichever door somebody takes, they come to their table, and it survives the node that kept it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import Scope
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from gloaming.kernel.dice import Dice
from gloaming.server import entries as log
from gloaming.server.chain import origin
from gloaming.server.membership import now
from gloaming.server.postgres_store import PostgresStore
from gloaming.server.relays import LATER, admit
from gloaming.server.store import TableMoved
from tests.postgres import Postgres
from tests.server.browser import PATIENCE, Browser
from tests.server.node import MOVED, Node, close_code, come_to
from tests.server.places import fill, until
from tests.server.playing import play

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    folder = tmp_path_factory.mktemp("nodes")
    url = asyncio.run(postgres.database())
    nodes = [Node(folder / name, url) for name in ("a", "b")]
    for node in nodes:
        node.start()
    yield nodes
    for node in nodes:
        node.kill()


@pytest.fixture
async def nodes(pair: list[Node]) -> AsyncIterator[list[Node]]:
    yield pair
    for node in pair:
        await node.send_home()
        node.crowd.clear()
        assert "Traceback" not in node.said(), node.said()


@pytest.fixture
async def c(pair: list[Node], tmp_path: Path) -> AsyncIterator[Node]:
    """One more, that may leave or die."""
    node = Node(tmp_path / "c", pair[0].where).start()
    yield node
    await node.send_home()
    node.kill()
    assert "Traceback" not in node.said(), node.said()


async def seat_at(door: Node, code: str, name: str) -> dict[str, Any]:
    answer = await door.post(f"/api/tables/{code}/seats", {"name": name})
    assert answer.status_code == 200, answer.text
    given: dict[str, Any] = answer.json()
    return given


async def table_of_two(a: Node, b: Node) -> tuple[Browser, Browser]:
    """Hanna comes by the door of a, which keeps the table; Ben by that of b."""
    hanna = await a.host()
    given = await seat_at(b, hanna.code, "Ben")
    return hanna, await b.browser(hanna.code, given["token"])


async def begin(hanna: Browser, *guests: Browser) -> None:
    for guest in guests:
        await guest.ask("ready", ready=True)
    for chair in range(1 + len(guests), 5):
        await hanna.ask("seat_bot", chair=chair, bot="random")
    assert await hanna.ask("begin") == ""
    await hanna.until_stage("playing")


async def test_whoever_is_asked_brings_you_to_your_table(nodes: list[Node]) -> None:
    a, b = nodes
    hanna, ben = await table_of_two(a, b)
    assert await a.keeper(hanna.code) == a.url
    assert (hanna.chair, ben.chair) == (0, 1)
    await ben.ask("say", text="by the other door")
    await hanna.until(lambda: any(line["text"] == "by the other door" for line in hanna.table["talk"]))
    assert await hanna.ask("say", text="heard") == ""
    await ben.until(lambda: any(line["text"] == "heard" for line in ben.table["talk"]))
    assert await ben.ask("abort") != "", "what is refused comes back the same way"


async def test_what_passes_a_relay_is_the_same_message_by_message(nodes: list[Node]) -> None:
    """Not a byte more or less: the lengths of messages are promised to tell nothing."""
    a, b = nodes
    hanna = await a.host()
    await hanna.ask("configure", settings={**hanna.table["settings"], "spectators": True})
    near, far = watchers = await a.browser(hanna.code), await b.browser(hanna.code)
    for watcher in watchers:
        await watcher.until_watched_by(2)
        watcher.raw.clear()
    for number in range(5):
        await hanna.ask("say", text="ä" * (1 + 60 * number))
    await near.until(lambda: len(near.table["talk"]) == 5)
    await far.until(lambda: len(far.table["talk"]) == 5)
    assert far.raw == near.raw
    assert len(far.raw) >= 5


async def test_the_old_address_of_the_socket_leads_there_too(nodes: list[Node]) -> None:
    a, b = nodes
    hanna = await a.host()
    again = Browser(b.socket, hanna.code, hanna.token, b.crowd)
    assert (await again.open()).chair == 0


async def test_a_wrong_code_is_the_same_at_every_door(nodes: list[Node]) -> None:
    for node in nodes:
        stranger = await node.browser("ZZZZZZ")
        assert stranger.farewell == "unknown_table"
        assert await node.status("/api/tables/ZZZZZZ") == 404
    assert await nodes[0].rows("SELECT 1 FROM tips WHERE code = 'ZZZZZZ'") == []


async def test_a_table_that_nobody_got_to_lay_is_no_table(nodes: list[Node]) -> None:
    await nodes[0].rows("INSERT INTO tips (code, entries, link) VALUES ('EMPTY2', 0, $1)", origin("EMPTY2"))
    for node in nodes:
        assert await node.status("/api/tables/EMPTY2") == 404
        assert (await node.post("/api/tables/EMPTY2/seats", {"name": "Ben"})).status_code == 404
    assert await nodes[0].keeper("EMPTY2") == ""


@pytest.mark.parametrize("path", ["/api", "/api/tables/{code}"])
async def test_a_ticket_is_used_at_another_door(nodes: list[Node], path: str) -> None:
    a, b = nodes
    hanna = await a.host()
    path = path.format(code=hanna.code)
    given = (await b.post(f"{path}/moves", {"token": hanna.token})).json()
    moved = await b.post(f"{path}/moves/use", given)
    assert (moved.status_code, moved.json()["code"], moved.json()["chair"]) == (200, hanna.code, 0)
    await hanna.ended()
    assert hanna.farewell == "elsewhere"
    assert (await b.post(f"{path}/moves/use", given)).json()["reason"] == "used-ticket"


async def test_another_game_begins_wherever_its_people_are(nodes: list[Node]) -> None:
    """The old table is kept by one node, the new one soon by another."""
    a, b = nodes
    hanna, ben = await table_of_two(a, b)
    await begin(hanna, ben)
    await hanna.ask("abort")
    first = (await b.post(f"/api/tables/{hanna.code}/again", {"token": ben.token})).json()
    new = await b.browser(first["code"], first["token"])
    assert await b.keeper(first["code"]) == b.url
    second = await a.post(f"/api/tables/{hanna.code}/again", {"token": hanna.token})
    assert (second.status_code, second.json()["code"], second.json()["chair"]) == (200, first["code"], 0)
    assert new.chair == 1
    assert (await a.browser(first["code"], second.json()["token"])).chair == 0


async def test_what_has_ended_is_shown_by_any_node_and_claimed_by_none(nodes: list[Node]) -> None:
    a, b = nodes
    hanna = await a.host()
    await begin(hanna)
    assert (await b.get(f"/api/tables/{hanna.code}/record")).json()["reason"] == "still-on"
    await hanna.ask("abort")
    card = (await b.get(f"/api/tables/{hanna.code}")).json()
    assert card["stage"] == "aborted"
    record = await b.get(f"/api/tables/{hanna.code}/record")
    assert (record.status_code, await a.keeper(hanna.code)) == (200, a.url)


# Whom a node believes


async def keys(nodes: list[Node]) -> dict[str, str]:
    return {row["url"]: row["key"] for row in await nodes[0].rows("SELECT url, key FROM nodes")}


def admitted(key: str, **headers: str) -> tuple[str, bool]:
    """Where somebody comes from in the eyes of a node with this key, and whether it would pass them on."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: Scope = {"type": "http", "client": ("192.0.2.7", 1), "headers": raw}
    admit(scope, key)
    return scope["client"][0], not scope["relayed"]


def test_only_a_node_is_believed_where_somebody_comes_from() -> None:
    """It shows a key that only the nodes of this store know. Whatever else says that it was passed on goes no further."""
    told = {"x_forwarded_for": "10.9.9.9"}
    assert admitted("secret", gloaming_relayed="secret", **told) == ("10.9.9.9", False)
    for forged in ("", "secre", "secrets", "é"):
        assert admitted("secret", gloaming_relayed=forged, **told) == ("192.0.2.7", False)
    assert admitted("", gloaming_relayed="", **told) == ("192.0.2.7", False), "a house by itself has no key"
    assert admitted("secret", **told) == ("192.0.2.7", True)


async def test_nobody_is_passed_on_twice(nodes: list[Node]) -> None:
    a, b = nodes
    hanna = await a.host()
    path, known = f"/api/tables/{hanna.code}/moves", await keys(nodes)
    for key in (known[b.url], "forged"):
        async with b.client() as client:
            answer = await client.post(path, json={"token": hanna.token}, headers={"Gloaming-Relayed": key})
        assert (answer.status_code, answer.json()["reason"], answer.headers["Retry-After"]) == (503, "moving", "1")
        async with connect(b.socket_of(hanna.code), additional_headers={"Gloaming-Relayed": key}) as line:
            await line.send(msgspec.json.encode({"type": "hello", "code": hanna.code, "token": hanna.token}).decode())
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), PATIENCE)
            assert line.close_code == LATER


async def test_nothing_that_passes_by_is_in_a_nodes_log(nodes: list[Node]) -> None:
    a, b = nodes
    hanna, ben = await table_of_two(a, b)
    await ben.ask("say", text="a word in confidence")
    given = (await b.post(f"/api/tables/{hanna.code}/moves", {"token": hanna.token})).json()
    secrets = (hanna.token, ben.token, given["ticket"], "a word in confidence", *(await keys(nodes)).values())
    assert [secret for node in nodes for secret in secrets if secret in node.said()] == []


# Coming and going


async def test_a_node_says_how_it_is(nodes: list[Node]) -> None:
    for node in nodes:
        assert (await node.status("/healthz"), await node.status("/readyz")) == (200, 200)
        headers = {"Host": f"some.proxy.example:{node.port}"}
        assert (await node.get("/readyz", **headers)).status_code == 200, "by whatever name"


async def back_at(node: Node, browsers: list[Browser]) -> None:
    """As pages do: who is told to come back later does so."""
    for browser in browsers:
        await until(partial(is_let_in, node, browser))


async def is_let_in(node: Node, browser: Browser) -> bool:
    try:
        await come_to(node, browser)
    except ConnectionClosed:
        assert close_code(browser) in (LATER, MOVED)
        return False
    return True


async def test_a_table_survives_the_node_that_kept_it(nodes: list[Node], c: Node) -> None:
    """Killed as by a crash: everybody comes back by another door, to the same question, and plays on."""
    b = nodes[1]
    hanna, ben = await table_of_two(c, b)
    await begin(hanna, ben)
    await ben.until_stage("playing")
    people = [hanna, ben]
    await play(people, Dice.seeded("before"), lambda: hanna.question > 3)
    for browser in people:
        await browser.settle()
    answers = (await c.read(hanna.code)).play.answers
    c.kill()
    await ben.ended()
    assert close_code(ben) == MOVED, "the relay is there, and says that the table moves"
    await back_at(b, people)
    assert await b.keeper(hanna.code) == b.url
    assert (await b.read(hanna.code)).play.answers[: len(answers)] == answers
    question = max(browser.question for browser in people)
    await play(people, Dice.seeded("after"), lambda: hanna.question > question + 2)


async def test_a_node_that_is_told_to_end_hands_its_tables_on(nodes: list[Node], c: Node) -> None:
    b = nodes[1]
    hanna, ben = await table_of_two(c, b)
    c.signal(signal.SIGTERM)
    await until(c.is_leaving)
    assert await c.status("/healthz") == 200
    assert await hanna.ask("say", text="as if nothing were") == ""
    for browser in (hanna, ben):
        await browser.ended()
        assert close_code(browser) == MOVED
    await back_at(b, [hanna, ben])
    assert ben.table["talk"][-1]["text"] == "as if nothing were"
    assert c.process is not None
    await asyncio.to_thread(c.process.wait, PATIENCE)
    assert await b.rows("SELECT 1 FROM nodes WHERE url = $1", c.url) == []


async def test_told_twice_it_ends_at_once(c: Node) -> None:
    c.signal(signal.SIGTERM)
    await until(c.is_leaving)
    c.signal(signal.SIGTERM)
    assert c.process is not None
    await asyncio.to_thread(c.process.wait, PATIENCE)


async def test_a_game_that_this_node_cannot_play_is_left_to_one_that_can(postgres: Postgres, tmp_path: Path) -> None:
    """While nodes are replaced by newer ones, some know other rules."""
    url = await postgres.database()
    newer = Node(tmp_path / "newer", url).start()
    other = PostgresStore(url, "http://127.0.0.1:9")
    await other.begin()
    try:
        entries = [log.Opened("OLDER2", "hash", "Hanna", 0), log.Begun("00" * 32, rules=999)]
        await other.adopt("OLDER2", [log.write(entry) for entry in entries])
        await newer.rows(
            "UPDATE nodes SET rules = rules || ARRAY['cultists 999'] WHERE url = $1", other.membership.node_url
        )
        stranger = await newer.post("/api/tables/OLDER2/seats", {"name": "Ben"})
        assert (stranger.status_code, stranger.headers["Retry-After"]) == (503, "1"), "nobody answers there"
        assert await newer.keeper("OLDER2") == ""
    finally:
        await other.end()
    assert (await newer.post("/api/tables/OLDER2/seats", {"name": "Ben"})).json()["reason"] == "too-late"
    newer.kill()


# What the database has forgotten


async def test_a_log_that_went_back_is_noticed_and_shouted(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    """As when a standby that lagged takes the place of the database: what was acknowledged is gone."""
    url = await postgres.database()
    store = PostgresStore(url)
    await store.begin()
    try:
        for code in ("TABLEA", "TABLEB", "TABLEC"):
            await fill(store, code, [b"0", b"1", b"2"])
        await store.release("TABLEC")
        back = (
            "DELETE FROM log WHERE number > 0",
            "UPDATE tips SET entries = 1, link = (SELECT link FROM log WHERE log.code = tips.code)",
        )
        for statement in back:
            await postgres.run(statement, url.rpartition("/")[2])
        with pytest.raises(TableMoved):
            await store.append("TABLEA", 3, b"3")
        assert store.counts.went_back == 1
        lost: list[str] = []
        store.on_lost = lost.extend
        store.membership._hang_up()
        await until(lambda: lost)
        assert (lost, store.counts.went_back) == (["TABLEB"], 2)
        assert await store.claim("TABLEC") == [b"0"]
        assert store.counts.went_back == 3
        shouted = [line for line in caplog.messages if "went back: 1 entries are there, 3 were acknowledged" in line]
        assert len(shouted) == 3
    finally:
        await store.end()


async def test_a_node_that_slept_asks_first_what_is_still_its_own(postgres: Postgres) -> None:
    """Its lease is over and another has claimed one of its tables; then it beats as if nothing were."""
    url = await postgres.database()
    a, b = PostgresStore(url, "http://a"), PostgresStore(url, "http://b")
    for store in (a, b):
        await store.begin()
    try:
        await fill(a, "TABLEA")
        await fill(a, "TABLEB")
        for task in a.membership._tasks:
            task.cancel()
        a.membership.good_until = now() - 1
        assert not a.keeps("TABLEA")
        await postgres.run("UPDATE nodes SET beat_at = '-infinity' WHERE url = 'http://a'", url.rpartition("/")[2])
        await b.claim("TABLEA")
        lost: list[str] = []
        a.on_lost = lost.extend
        await a.membership.beat()
        assert (lost, a.keeps("TABLEA"), a.keeps("TABLEB")) == (["TABLEA"], False, True)
    finally:
        await a.end()
        await b.end()


async def test_the_lodge_of_any_node_shows_and_ends_the_tables_of_all(nodes: list[Node], tmp_path: Path) -> None:
    """The node that keeps the table asks for the token again."""
    (tmp_path / "token").write_text("a token that is long enough", encoding="utf-8")
    porter = {"Authorization": "Bearer a token that is long enough"}
    kept, lodge = (
        Node(tmp_path / name, nodes[0].where, ("--admin-token-file", str(tmp_path / "token"))) for name in ("d", "e")
    )
    try:
        kept.start()
        lodge.start()
        host = await come_to(kept, await kept.host())
        assert await kept.keeper(host.code) == kept.url
        [line] = (await lodge.get(f"/admin/tables?like={host.code}", **porter)).json()
        assert (line["owner"], line["stage"], line["entries"]) == (kept.url, "", None)
        house = (await lodge.get("/admin/house", **porter)).json()
        assert {kept.url, lodge.url} <= {node["url"] for node in house["nodes"]}
        assert [node["url"] for node in house["nodes"] if node["is_this"]] == [lodge.url]
        assert house["storage"]["kind"] == "PostgreSQL"
        async with lodge.client() as client:
            ended = await client.post(f"/admin/tables/{host.code}/end", headers=porter)
        assert (ended.status_code, ended.json()["stage"]) == (200, "aborted")
        await host.until(lambda: host.table["stage"] == "aborted")
    finally:
        for node in (kept, lodge):
            await node.send_home()
            node.kill()
    assert "Traceback" not in kept.said() + lodge.said()
