"""The HTTP side of the house: a table of typed endpoints, and the OpenAPI document that follows from it."""

from __future__ import annotations

import asyncio
import re
import typing
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from gloaming.bots.beliefs.timeline import Suspicion
from gloaming.bots.rooms import room_of
from gloaming.clauses import UnknownClause, find, load_clauses, text_in
from gloaming.kernel.errors import Refused
from gloaming.kernel.values import Seat
from gloaming.lessons import lesson_called
from gloaming.proof.signing import words_of
from gloaming.server import again, forms, handing_over, protocol
from gloaming.server.archive import record_of, replay_of, suspicion_of
from gloaming.server.forms import Problem
from gloaming.server.games import HOSTED, hosted
from gloaming.server.homes import TooMany, address_of
from gloaming.server.house import House
from gloaming.server.keeping import STEP_SECONDS
from gloaming.server.notices import wishes
from gloaming.server.open_table import OpenTable
from gloaming.server.people import faces
from gloaming.server.relays import Unreached, is_relayed
from gloaming.server.replays import Eyes, Replay
from gloaming.server.store import KeptElsewhere, StoreBroken, TableMoved
from gloaming.server.table import Table
from gloaming.words import typeset

BODY_LIMIT = 4096
TRIES = 4
"""How often a request is taken to a node that does not answer, though the store has heard of it lately."""
JSON = "application/json"
LINES = "text/plain"
"""Of JSON; as plain text every browser shows them."""
CODE = re.compile("[A-Z2-9]{6}")
HOME = "home"
"""The address that a request comes from: handlers find it among their parameters."""
NOT_STORED = {"Cache-Control": "no-store"}


class NotFound(Refused):
    """There is no such thing here."""


class Endpoint(msgspec.Struct, frozen=True):
    method: Literal["GET", "POST"]
    path: str
    summary: str
    answer: type
    handle: Callable[..., Awaitable[Any]]
    body: type | None
    query: tuple[str, ...]
    """Names of query parameters; one that is left out is the empty string."""
    makes_table: bool
    """Then nobody may call it without end."""
    media: str = JSON


class Ready(msgspec.Struct, frozen=True):
    """An answer that is encoded already."""

    body: bytes
    headers: dict[str, str] = {}


ENDPOINTS: list[Endpoint] = []
Found = TypeVar("Found")
Handle = TypeVar("Handle", bound=Callable[..., Awaitable[Any]])


def endpoint(
    method: Literal["GET", "POST"],
    path: str,
    summary: str,
    *,
    query: tuple[str, ...] = (),
    makes_table: bool = False,
    answer: type | None = None,
    media: str = JSON,
) -> Callable[[Handle], Handle]:
    """What it answers, and with which body it is asked, is what the function says; `answer` where it has that ready as bytes."""

    def add(handle: Handle) -> Handle:
        hints = typing.get_type_hints(handle)
        body = None if hints["body"] is type(None) else hints["body"]
        told = answer or hints["return"]
        ENDPOINTS.append(Endpoint(method, path, summary, told, handle, body, query, makes_table, media))
        return handle

    return add


async def table_of(house: House, params: dict[str, str]) -> OpenTable:
    code = params["code"]
    return found(await house.find(code, params[HOME]) if CODE.fullmatch(code) else None)


async def look_at(house: House, params: dict[str, str]) -> Table:
    code = params["code"]
    return found(await house.look(code, params[HOME]) if CODE.fullmatch(code) else None)


def found(table: Found | None) -> Found:
    if table is None:
        raise NotFound("There is no table with this code; check the six letters.", "unknown-table")
    return table


async def ended(house: House, params: dict[str, str]) -> Table:
    table = await look_at(house, params)
    if table.stage == "playing" or (table.match is None and not table.called_off):
        raise Refused("The game is still on; its record is open when it has ended.", "still-on")
    return table


async def to_tell(house: House, params: dict[str, str]) -> Table:
    """A table whose game is over and can be told again. One of other rules is refused by name."""
    table = await ended(house, params)
    if table.called_off:
        raise table.called_off.with_traceback(None)
    return table


def eyes_at(table: Table, whose: str, *besides: str) -> Seat | None:
    """A chair by its number; None: a spectator. `besides` are further words that may be said there."""
    if whose not in ("spectator", *map(str, range(len(table.chairs)))):
        sentence = f"Choose {', '.join([*besides, 'spectator'])}, or the number of a chair."
        raise Refused(sentence, "unknown-eyes")
    return None if whose == "spectator" else int(whose)


@endpoint("POST", "/tables", "Make a table and sit down at it.", makes_table=True)
async def make_table(house: House, params: dict[str, str], body: forms.NewTable) -> forms.SeatGiven:
    return await house.make_table(body.name, body.character, params[HOME], body.key)


@endpoint("POST", "/lessons", "Begin a guided game, alone with bots that play their parts.", makes_table=True)
async def make_lesson(house: House, params: dict[str, str], body: forms.NewLesson) -> forms.SeatGiven:
    return await house.make_lesson(lesson_called(body.lesson), body.name, body.character, body.pace, params[HOME])


@endpoint("GET", "/tables/{code}", "What anybody with the code may see.")
async def show_table(house: House, params: dict[str, str], body: None) -> forms.TableCard:
    table = await look_at(house, params)
    seated = [holder for holder in table.chairs if holder and holder.has_owner]
    people, characters = tuple(holder.name for holder in seated), tuple(holder.character for holder in seated)
    free = sum(holder is None for holder in table.chairs)
    game, spectators = table.settings.game, table.settings.spectators
    taken = tuple(faces(table))
    waited = table.moments.seen.awaited if spectators else ()
    awaited = tuple(table.holder(chair).name for chair in sorted(waited))
    return forms.TableCard(table.code, game, table.stage, people, characters, taken, free, spectators, awaited)


@endpoint("POST", "/tables/{code}/seats", "Sit down.")
async def sit_down(house: House, params: dict[str, str], body: forms.JoinTable) -> forms.SeatGiven:
    return await house.sit_down(await table_of(house, params), body.name, body.character, body.program, body.key)


@endpoint("POST", "/tables/{code}/again", "Play again, in the chair that one had.", makes_table=True)
async def play_again(house: House, params: dict[str, str], body: forms.ComeAgain) -> forms.SeatGiven:
    await ended(house, params)
    return await again.play_again(house, await table_of(house, params), body.token, body.key)


@endpoint("POST", "/tables/{code}/kept", "Sit down in the chair that was kept from the table before.")
async def take_kept(house: House, params: dict[str, str], body: forms.ComeAgain) -> forms.SeatGiven:
    return await again.take_kept(await table_of(house, params), body.token, body.key)


@endpoint("POST", "/tables/{code}/offers", "A link by which somebody new can have a seat that a bot minds.")
async def offer_seat(house: House, params: dict[str, str], body: forms.OfferSeat) -> forms.SeatOffer:
    return await handing_over.offer(await table_of(house, params), body)


@endpoint("POST", "/tables/{code}/offers/look", "Which seat such a link is for.")
async def look_at_offer(house: House, params: dict[str, str], body: forms.UseTicket) -> forms.OfferCard:
    return handing_over.look(await table_of(house, params), body.ticket)


@endpoint("POST", "/tables/{code}/offers/take", "Take the seat over.")
async def take_seat(house: House, params: dict[str, str], body: forms.TakeSeat) -> forms.SeatGiven:
    return await handing_over.take(await table_of(house, params), body)


@endpoint("POST", "/tables/{code}/moves", "A ticket to another device.")
async def give_ticket(house: House, params: dict[str, str], body: forms.MoveSeat) -> forms.MoveTicket:
    return forms.MoveTicket(await house.ticket_for(await table_of(house, params), body.token))


@endpoint("POST", "/tables/{code}/moves/use", "Open the seat here instead.")
async def use_ticket(house: House, params: dict[str, str], body: forms.OpenHere) -> forms.SeatGiven:
    return await house.use_ticket_at(await table_of(house, params), body.ticket, body.key)


@endpoint("POST", "/moves", "A ticket to another device, where the table's code is not known.")
async def find_and_give_ticket(house: House, params: dict[str, str], body: forms.MoveSeat) -> forms.MoveTicket:
    return forms.MoveTicket(await house.give_ticket(body.token))


@endpoint("POST", "/moves/use", "Open the seat here instead, where the table's code is not known.")
async def find_and_use_ticket(house: House, params: dict[str, str], body: forms.OpenHere) -> forms.SeatGiven:
    return await house.use_ticket(body.ticket, body.key)


@endpoint("GET", "/notices", "How this house tells those who are away that their table waits.")
async def notices(house: House, params: dict[str, str], body: None) -> forms.NoticesOffered:
    return forms.NoticesOffered(house.post.key, house.post.writes, house.post.calls)


@endpoint("POST", "/tables/{code}/notices", "Be told when the table waits; or see what one has asked for.")
async def wish(house: House, params: dict[str, str], body: forms.NoticesHere) -> forms.Wishes:
    return await wishes.wish(house, await table_of(house, params), body, params[HOME])


@endpoint("POST", "/tables/{code}/notices/end", "Be told no more.")
async def end_notices(house: House, params: dict[str, str], body: forms.MoveSeat) -> forms.Wishes:
    return await wishes.end(await table_of(house, params), body)


@endpoint("POST", "/tables/{code}/notices/confirm", "From a letter: yes, or never again.")
async def confirm_letters(house: House, params: dict[str, str], body: forms.Confirmation) -> forms.Confirmed:
    return await wishes.confirm(await table_of(house, params), body)


@endpoint("POST", "/tables/{code}/hook", "For the host: an address that hears of the table's public moments.")
async def set_hook(house: House, params: dict[str, str], body: forms.SetHook) -> forms.HookKey:
    return await wishes.set_hook(house, await table_of(house, params), body)


@endpoint("GET", "/tables/{code}/proof", "What a game that has ended is checked by.")
async def proof(house: House, params: dict[str, str], body: None) -> forms.Proof:
    match = (await to_tell(house, params)).play
    head, deal = match.head, match.head.deal
    return forms.Proof(
        match.terms.decode(),
        head.commitment,
        head.seed,
        deal.secret if deal else "",
        deal.shares if deal else (),
        tuple(forms.GivenAnswer(given.seat, given.code, given.signature) for given in match.answers),
        tuple(forms.GivenSentence(said.after, said.spoken.seat, words_of(said.spoken)) for said in match.talk),
        match.witnesses,
    )


@endpoint("GET", "/rules/{clause}", "One rule, by its number.", query=("language",))
async def rule(house: House, params: dict[str, str], body: None) -> forms.RuleText:
    try:
        clause = find(params["clause"])
    except UnknownClause as fault:
        sentence = f"There is no such rule; the numbers look like {next(iter(load_clauses()))}."
        raise NotFound(sentence, "unknown-rule") from fault
    text, language = text_in(params["language"], clause)
    return forms.RuleText(clause.id, typeset(language, text), language)


@endpoint("GET", "/games", "The games that can be played here.")
async def games(house: House, params: dict[str, str], body: None) -> tuple[forms.GameCard, ...]:
    return tuple(each.card for each in HOSTED.values())


@endpoint("GET", "/games/{game}", "All that a page has to know of a game.")
async def game(house: House, params: dict[str, str], body: None) -> forms.GameFacts:
    return hosted(params["game"]).facts


@endpoint("GET", "/games/{game}/guests", "What other packages bring to it.")
async def guests(house: House, params: dict[str, str], body: None) -> forms.Brought:
    return hosted(params["game"]).brought


@endpoint("GET", "/reach", "Where others find this house.")
async def reach(house: House, params: dict[str, str], body: None) -> forms.Reach:
    return house.reach


@endpoint(
    "GET",
    "/tables/{code}/suspicions",
    "Whom a chair suspected, moment by moment, once the game has ended.",
    query=("seat",),
    answer=Suspicion,
)
async def suspicions(house: House, params: dict[str, str], body: None) -> Ready:
    table = await to_tell(house, params)
    if room_of(table.kind.name, "beliefs") is None:
        raise NotFound("Nobody has learnt whom to suspect in this game; watch its replay instead.", "no-suspicions")
    eyes = eyes_at(table, params["seat"] or "spectator")
    told = await house.archive.get(house.home(params[HOME]), suspicion_of, table.code, house.keeping.log_of, eyes)
    return Ready(told)


@endpoint(
    "GET",
    "/tables/{code}/replay",
    "A game that has ended, moment by moment, as a chair saw it or with everything open.",
    query=("seat",),
    answer=Replay,
)
async def replay(house: House, params: dict[str, str], body: None) -> Ready:
    table = await to_tell(house, params)
    whose = params["seat"] or "all"
    eyes: Eyes = "all" if whose == "all" else eyes_at(table, whose, "all")
    told = await house.archive.get(house.home(params[HOME]), replay_of, table.code, house.keeping.log_of, eyes)
    return Ready(told)


@endpoint("GET", "/tables/{code}/record", "The record of a game that has ended, line by line.", answer=str, media=LINES)
async def record(house: House, params: dict[str, str], body: None) -> Ready:
    table = await to_tell(house, params)
    headers = {"Content-Disposition": f'attachment; filename="gloaming-{table.code}.jsonl"'}
    witnesses = table.play.witnesses
    told = await house.archive.get(house.home(params[HOME]), record_of, table.code, house.keeping.log_of, witnesses)
    return Ready(told, headers)


def route(end: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        try:
            raw = b"" if end.body is None else await read_body(request)
            body = None if end.body is None else msgspec.json.decode(raw, type=end.body)
            return await handled(end, request, body, raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            return problem(Refused(f"This is not understood: {fault}.", "not-understood"), 422)
        except Refused as fault:
            return problem(fault)
        except TableMoved:
            return moving()
        except StoreBroken as fault:
            return problem(Refused(f"{fault} Try again, or tell the person who runs this server.", "not-saved"), 503)
        except ClientDisconnect:  # in the middle of its request; nobody reads this
            return Response(status_code=400)

    return Route(end.path, handle, methods=[end.method])


async def handled(end: Endpoint, request: Request, body: Any, raw: bytes) -> Response:
    """Here, or by the node that keeps the table."""
    house: House = request.app.state.house
    if end.makes_table and not is_relayed(request):
        house.require_room_for_table(address_of(request))
    for _ in range(TRIES):
        try:
            return await answered(end, request, body)
        except KeptElsewhere as kept:
            if not kept.url or (is_relayed(request) and kept.instead is None):
                break
            house.counts.relayed += 1
            try:
                return await house.relays.answer(request, raw, kept)
            except Unreached:
                house.counts.unreached += 1
        await asyncio.sleep(STEP_SECONDS)
    return moving()


async def answered(end: Endpoint, request: Request, body: Any) -> Response:
    query = {name: request.query_params.get(name, "") for name in end.query}
    answer = await end.handle(request.app.state.house, request.path_params | query | {HOME: address_of(request)}, body)
    ready = answer if isinstance(answer, Ready) else Ready(msgspec.json.encode(answer))
    return Response(ready.body, headers={**NOT_STORED, **ready.headers}, media_type=end.media)


async def read_body(request: Request) -> bytes:
    raw = b""
    async for piece in request.stream():
        raw += piece
        if len(raw) > BODY_LIMIT:
            raise msgspec.ValidationError("it is longer than any request needs to be")
    return raw


def problem(fault: Refused, status: int = 0) -> Response:
    status = status or (404 if isinstance(fault, NotFound) else 429 if isinstance(fault, TooMany) else 409)
    told = Problem(fault.reason, str(fault), fault.facts)
    return Response(msgspec.json.encode(told), status, NOT_STORED, JSON)


def moving() -> Response:
    """Whether it was done nobody knows, so nobody does it again for those who asked."""
    refused = problem(Refused("The table is moving to another machine; try again in a moment.", "moving"), 503)
    refused.headers["Retry-After"] = "1"
    return refused


def openapi() -> dict[str, Any]:
    kinds = {end.answer for end in ENDPOINTS} | {end.body for end in ENDPOINTS if end.body} | {Problem}
    kinds |= set(typing.get_args(protocol.Request)) | set(typing.get_args(protocol.Response))
    order = sorted(kinds, key=str)
    schemas, components = msgspec.json.schema_components(order, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(order, schemas, strict=True))
    paths: dict[str, Any] = {}
    for end in ENDPOINTS:
        paths.setdefault(f"/api{end.path}", {})[end.method.lower()] = operation(end, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gloaming", "version": version("gloaming")},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(end: Endpoint, schema_of: dict[Any, Any]) -> dict[str, Any]:
    refusals = {"404": "There is none.", "409": "Refused.", "422": "Not understood.", "503": "Not saved."}
    if end.makes_table or "{code}" in end.path:
        refusals["429"] = "Too many just now."
    told: dict[str, Any] = {
        "summary": end.summary,
        "operationId": end.handle.__name__,
        "responses": {
            "200": {"description": "Done.", "content": {end.media: {"schema": schema_of[end.answer]}}},
            **{
                status: {"description": words, "content": {JSON: {"schema": schema_of[Problem]}}}
                for status, words in refusals.items()
            },
        },
    }
    places = dict.fromkeys(re.findall(r"\{(\w+)\}", end.path), "path") | dict.fromkeys(end.query, "query")
    if places:
        told["parameters"] = [
            {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
            for name, place in places.items()
        ]
    if end.body is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[end.body]}}}
    return told
