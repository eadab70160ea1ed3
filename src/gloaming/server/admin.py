"""The porter's lodge: how a house is doing, for the person who looks after it, behind a token.

It shows no view, no role, no seed and no open answer; nor how long the log of a running game is, because that counts sealed answers."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from gloaming.kernel.errors import Refused
from gloaming.server import api, leaving
from gloaming.server import entries as log
from gloaming.server.forms import Problem
from gloaming.server.homes import TooMany, address_of
from gloaming.server.house import House
from gloaming.server.open_table import OpenTable
from gloaming.server.plain_pages import FRESH, text_of
from gloaming.server.protocol import Wire
from gloaming.server.relays import Unreached, is_relayed
from gloaming.server.store import KeptElsewhere, StoreBroken

MOST_TABLES = 500
"""So many are listed; a page with more helps nobody."""
MEGABYTE = 1_000_000
GOING = ("lobby", "playing")


class TableLine(Wire, frozen=True):
    code: str
    game: str
    stage: str
    seats: int
    """Whose owners are connected here."""
    chairs: int
    owner: str
    """The address of the node that keeps it; empty: this one."""
    entries: int | None
    """Of its log; None while its game is on."""
    may_end: bool


class NodeLine(Wire, frozen=True):
    url: str
    is_this: bool
    draining: bool
    tables: int
    seconds: int
    """Since it came, or came back."""


class Storage(Wire, frozen=True):
    kind: str
    megabytes: int
    """In whole ones: each append makes the file longer, and in a small house that would time sealed answers too."""
    tables: int
    failing: bool


class HouseCard(Wire, frozen=True):
    version: str
    seconds: int
    """For how long it has been open."""
    draining: bool
    connected: int
    watching: int
    storage: Storage
    nodes: tuple[NodeLine, ...]


Answering = Callable[[Request, House], Awaitable[object]]


def guarded(answering: Answering) -> Callable[[Request], Awaitable[Response]]:
    """Only for who shows the token. Where the house has no lodge, there is nothing at this address."""

    async def answer(request: Request) -> Response:
        require_lodge(request)
        house: House = request.app.state.house
        wrong = house.home(address_of(request)).wrong_tokens
        if wrong.is_empty:
            sentence = "Many wrong tokens were tried from here; wait a few minutes and try again."
            return api.problem(TooMany(sentence, "too-many-guesses"))
        if not request.app.state.hosting.is_admin(bearer(request)):
            wrong.take()
            return not_ours()
        try:
            told = await answering(request, house)
        except Refused as fault:
            return api.problem(fault)
        except KeptElsewhere as kept:
            return await passed_on(request, house, kept)
        except StoreBroken as fault:
            return api.problem(Refused(f"{fault} Look into the server's log.", "not-saved"), 503)
        return Response(msgspec.json.encode(told), headers=api.NOT_STORED, media_type=api.JSON)

    return answer


async def passed_on(request: Request, house: House, kept: KeptElsewhere) -> Response:
    """To the node that keeps the table, which asks for the token again."""
    try:
        if is_relayed(request) or not kept.url:
            return api.moving()
        return await house.relays.answer(request, b"", kept)
    except Unreached:
        return api.moving()


def not_ours() -> Response:
    """No page of the game says this: it has words in no other language."""
    told = Problem("wrong-token", "This is not the token of this server; look into its file.")
    return Response(msgspec.json.encode(told), 401, api.NOT_STORED, api.JSON)


def require_lodge(request: Request) -> None:
    if not request.app.state.hosting.admin:
        raise HTTPException(404)


def bearer(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def page(request: Request) -> Response:
    require_lodge(request)
    return HTMLResponse(text_of("admin.html"), headers=FRESH)


async def script(request: Request) -> Response:
    require_lodge(request)
    return Response(text_of("admin.js"), media_type="text/javascript", headers=FRESH)


async def show(request: Request, house: House) -> HouseCard:
    listening = [listener.chair is not None for table in house.open.values() for listener in table.listeners]
    return HouseCard(
        version("gloaming"),
        int(time.monotonic() - request.app.state.opened_at),
        house.is_draining,
        sum(listening),
        len(listening) - sum(listening),
        await storage_of(house),
        tuple(
            NodeLine(node.url, node.id == house.store.node, node.is_draining, node.tables, int(node.age))
            for node in await house.store.nodes()
        ),
    )


async def tables(request: Request, house: House) -> tuple[TableLine, ...]:
    """Those whose codes begin so: of this node, the ones that are played first, and after them what other nodes keep."""
    like = request.query_params.get("like", "").upper()
    here = [line_of(table) for code, table in house.open.items() if code.startswith(like)]
    there = await house.store.kept_elsewhere(like, MOST_TABLES) if re.fullmatch("[A-Z2-9]*", like) else {}
    ordered = sorted(here, key=lambda line: (line.stage not in GOING, line.code))
    return (*ordered, *(TableLine(code, "", "", 0, 0, url, None, True) for code, url in there.items()))[:MOST_TABLES]


def line_of(table: OpenTable) -> TableLine:
    shown = table.table
    here = {listener.chair for listener in table.listeners} - {None}
    entries = None if shown.stage == "playing" else shown.entries
    return TableLine(
        shown.code, shown.settings.game, shown.stage, len(here), len(shown.chairs), "", entries, shown.stage in GOING
    )


async def storage_of(house: House) -> Storage:
    size = await house.store.size()
    return Storage(size.engine, -(-size.bytes // MEGABYTE), size.tables, house.store.failing)


async def drain(request: Request, house: House) -> dict[str, bool]:
    """As at its end, but the process stays: its keeper stops it when its tables are gone."""
    if not house.is_draining:
        request.app.state.leaving = asyncio.create_task(leaving.drain(house))
    return {"draining": True}


async def end_table(request: Request, house: House) -> TableLine:
    """As its host could: the game stops, and lies open to those at it."""
    code = request.path_params["code"]
    table = await house.table(code) if re.fullmatch("[A-Z2-9]{6}", code) else None
    if table is None:
        raise api.NotFound("There is no table with this code; look at the list.", "unknown-table")
    async with table.turn:
        if table.table.stage not in GOING:
            raise Refused("The game is over already.", "over-already")
        await table.add(log.Aborted())
    return line_of(table)


ROUTES = [
    Route("/admin", page),
    Route("/admin.js", script),
    Route("/admin/house", guarded(show)),
    Route("/admin/drain", guarded(drain), methods=["POST"]),
    Route("/admin/tables", guarded(tables)),
    Route("/admin/tables/{code}/end", guarded(end_table), methods=["POST"]),
]
