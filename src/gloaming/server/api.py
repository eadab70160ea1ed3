"""The HTTP side of the house: a table of typed endpoints, and the OpenAPI document that follows from it."""

from __future__ import annotations

import re
import typing
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.bots.beliefs.timeline import Suspicion
from gloaming.bots.rooms import room_of
from gloaming.clauses import UnknownClause, find, load_clauses, text_in
from gloaming.kernel.errors import Refused
from gloaming.kernel.values import Seat
from gloaming.server import again, protocol
from gloaming.server.games import HOSTED, hosted
from gloaming.server.house import House
from gloaming.server.open_table import OpenTable
from gloaming.server.people import faces
from gloaming.server.protocol import Problem
from gloaming.server.store import StoreBroken
from gloaming.server.table import Table

BODY_LIMIT = 4096
HOME_PREFIX = 64
"""So many bits of an IPv6 address say which home it is."""
JSON = "application/json"


class NotFound(Refused):
    """There is no such thing here."""


class TooMany(Refused):
    """Not now, but soon."""


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: type
    handle: Callable[..., Awaitable[Any]]
    body: type | None = None
    query: tuple[str, ...] = ()
    """Names of query parameters; one that is left out is the empty string."""
    makes_table: bool = False
    """Then nobody may call it without end."""


def table_of(house: House, code: str) -> OpenTable:
    table = house.table(code) if re.fullmatch("[A-Z2-9]{6}", code) else None
    if table is None:
        raise NotFound("There is no table with this code; check the six letters.", "unknown-table")
    return table


def ended(house: House, code: str) -> Table:
    table = table_of(house, code).table
    if table.match is None or table.stage == "playing":
        raise Refused("The game is still on; its record is open when it has ended.", "still-on")
    return table


def eyes_at(table: Table, whose: str, *besides: str) -> Seat | None:
    """A chair by its number; None: a spectator. `besides` are further words that may be said there."""
    if whose not in ("spectator", *map(str, range(len(table.chairs)))):
        sentence = f"Choose {', '.join([*besides, 'spectator'])}, or the number of a chair."
        raise Refused(sentence, "unknown-eyes")
    return None if whose == "spectator" else int(whose)


async def make_table(house: House, params: dict[str, str], body: protocol.NewTable) -> protocol.SeatGiven:
    return await house.make_table(body.name, body.character)


async def show_table(house: House, params: dict[str, str], body: None) -> protocol.TableCard:
    table = table_of(house, params["code"]).table
    seated = [holder for holder in table.chairs if holder and holder.has_owner]
    people, characters = tuple(holder.name for holder in seated), tuple(holder.character for holder in seated)
    free = sum(holder is None for holder in table.chairs)
    game, spectators = table.settings.game, table.settings.spectators
    taken = tuple(faces(table))
    return protocol.TableCard(table.code, game, table.stage, people, characters, taken, free, spectators)


async def sit_down(house: House, params: dict[str, str], body: protocol.JoinTable) -> protocol.SeatGiven:
    return await house.sit_down(table_of(house, params["code"]), body.name, body.character, body.program)


async def play_again(house: House, params: dict[str, str], body: protocol.MoveSeat) -> protocol.SeatGiven:
    ended(house, params["code"])
    return await again.play_again(house, table_of(house, params["code"]), body.token)


async def give_ticket(house: House, params: dict[str, str], body: protocol.MoveSeat) -> protocol.MoveTicket:
    return protocol.MoveTicket(house.give_ticket(body.token))


async def use_ticket(house: House, params: dict[str, str], body: protocol.UseTicket) -> protocol.SeatGiven:
    return await house.use_ticket(body.ticket)


async def rule(house: House, params: dict[str, str], body: None) -> protocol.RuleText:
    try:
        clause = find(params["clause"])
    except UnknownClause as fault:
        sentence = f"There is no such rule; the numbers look like {next(iter(load_clauses()))}."
        raise NotFound(sentence, "unknown-rule") from fault
    text, language = text_in(params["language"], clause)
    return protocol.RuleText(clause.id, text, language)


async def games(house: House, params: dict[str, str], body: None) -> tuple[protocol.GameCard, ...]:
    return tuple(each.card for each in HOSTED.values())


async def game(house: House, params: dict[str, str], body: None) -> protocol.GameFacts:
    return hosted(params["game"]).facts


async def reach(house: House, params: dict[str, str], body: None) -> protocol.Reach:
    return house.reach


async def suspicions(house: House, params: dict[str, str], body: None) -> Suspicion:
    table = ended(house, params["code"])
    if room_of(table.kind.name, "beliefs") is None:
        raise NotFound("Nobody has learnt whom to suspect in this game; watch its replay instead.", "no-suspicions")
    return await house.suspicions.of(table, eyes_at(table, params["seat"] or "spectator"))


ENDPOINTS = (
    Endpoint(
        "POST",
        "/tables",
        "Make a table and sit down at it.",
        protocol.SeatGiven,
        make_table,
        protocol.NewTable,
        makes_table=True,
    ),
    Endpoint("GET", "/tables/{code}", "What anybody with the code may see.", protocol.TableCard, show_table),
    Endpoint("POST", "/tables/{code}/seats", "Sit down.", protocol.SeatGiven, sit_down, protocol.JoinTable),
    Endpoint(
        "POST",
        "/tables/{code}/again",
        "Play again, in the chair that one had.",
        protocol.SeatGiven,
        play_again,
        protocol.MoveSeat,
        makes_table=True,
    ),
    Endpoint(
        "GET",
        "/tables/{code}/suspicions",
        "Whom a chair suspected, moment by moment, once the game has ended.",
        Suspicion,
        suspicions,
        query=("seat",),
    ),
    Endpoint("POST", "/moves", "A ticket to another device.", protocol.MoveTicket, give_ticket, protocol.MoveSeat),
    Endpoint("POST", "/moves/use", "Open the seat here instead.", protocol.SeatGiven, use_ticket, protocol.UseTicket),
    Endpoint("GET", "/rules/{clause}", "One rule, by its number.", protocol.RuleText, rule, query=("language",)),
    Endpoint("GET", "/reach", "Where others find this house.", protocol.Reach, reach),
    Endpoint("GET", "/games", "The games that can be played here.", tuple[protocol.GameCard, ...], games),
    Endpoint("GET", "/games/{game}", "All that a page has to know of a game.", protocol.GameFacts, game),
)


def route(endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        try:
            body = None if endpoint.body is None else await read_body(request, endpoint.body)
            query = {name: request.query_params.get(name, "") for name in endpoint.query}
            house: House = request.app.state.house
            if endpoint.makes_table:
                require_allowance(house, request)
            answer = await endpoint.handle(house, request.path_params | query, body)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            return problem(422, Refused(f"This is not understood: {fault}.", "not-understood"))
        except NotFound as fault:
            return problem(404, fault)
        except TooMany as fault:
            return problem(429, fault)
        except Refused as fault:
            return problem(409, fault)
        except StoreBroken as fault:
            return problem(503, Refused(f"{fault} Try again, or tell the person who runs this server.", "not-saved"))
        return Response(msgspec.json.encode(answer), media_type=JSON, headers={"Cache-Control": "no-store"})

    return Route(endpoint.path, handle, methods=[endpoint.method])


def require_allowance(house: House, request: Request) -> None:
    if not house.may_make_table(address_of(request)):
        raise TooMany("Many tables were made from here just now; wait a moment and try again.", "too-many-tables")


def address_of(request: Request) -> str:
    """Where a request comes from, as a proxy on this machine tells it. A home has many addresses of the new kind: they count
    as one."""
    shown = request.client.host if request.client else ""
    try:
        address = ip_address(shown)
    except ValueError:
        return shown
    if isinstance(address, IPv4Address):
        return shown
    return str(address.ipv4_mapped or IPv6Network((address, HOME_PREFIX), strict=False))


async def read_body(request: Request, kind: type) -> Any:
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > BODY_LIMIT:
            raise msgspec.ValidationError("it is longer than any request needs to be")
    return msgspec.json.decode(raw, type=kind)


def problem(status: int, fault: Refused) -> Response:
    told = Problem(fault.reason, str(fault), fault.facts)
    return Response(msgspec.json.encode(told), status_code=status, media_type=JSON)


def openapi() -> dict[str, Any]:
    kinds = {endpoint.answer for endpoint in ENDPOINTS} | {e.body for e in ENDPOINTS if e.body} | {Problem}
    kinds |= set(typing.get_args(protocol.Request)) | set(typing.get_args(protocol.Response))
    order = sorted(kinds, key=str)
    schemas, components = msgspec.json.schema_components(order, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(order, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(f"/api{endpoint.path}", {})[endpoint.method.lower()] = operation(endpoint, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gloaming", "version": version("gloaming")},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(endpoint: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    refusals = {"404": "There is none.", "409": "Refused.", "422": "Not understood.", "503": "Not saved."}
    if endpoint.makes_table:
        refusals["429"] = "Too many just now."
    told: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handle.__name__,
        "responses": {
            "200": {"description": "Done.", "content": {JSON: {"schema": schema_of[endpoint.answer]}}},
            **{
                status: {"description": words, "content": {JSON: {"schema": schema_of[Problem]}}}
                for status, words in refusals.items()
            },
        },
    }
    places = dict.fromkeys(re.findall(r"\{(\w+)\}", endpoint.path), "path") | dict.fromkeys(endpoint.query, "query")
    if places:
        told["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for name, place in places.items()
        ]
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[endpoint.body]}}}
    return told
