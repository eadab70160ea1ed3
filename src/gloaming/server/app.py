"""The server as one application: the API, the socket, and the pages."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gloaming.server import admin, api, leaving, metrics, plain_pages, sockets
from gloaming.server.door import capacity
from gloaming.server.forms import Reach
from gloaming.server.front import front_page, narrator, screen, worker
from gloaming.server.hosting import Hosting
from gloaming.server.house import House
from gloaming.server.notices.house_settings import NoticeSettings
from gloaming.server.notices.post import Post
from gloaming.server.notices.web_push import new_key
from gloaming.server.origins import OwnPages
from gloaming.server.pages import PageFiles
from gloaming.server.relays import admit
from gloaming.server.retention import FOR_GOOD, Keep, Sweeper
from gloaming.server.shedding import shedding_loop
from gloaming.server.store import Store
from gloaming.server.upkeep import housekeeping_loop

SOCKET = re.compile("/api/(tables/[^/]+/)?socket")
PAGES = Path(__file__).parents[1] / "web"

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class SafeHeaders:
    """Puts the headers on every response that keep a page from being misused."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class SocketRouter:
    """The socket leads straight to its table, all else through Starlette: its layers would stay with every connection,
    and weigh as much as the rest of it."""

    def __init__(self, pages: Starlette) -> None:
        self.pages = pages

    async def drain(self) -> None:
        await leaving.drain(self.pages.state.house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.pages(scope, receive, send)
            return
        house: House = self.pages.state.house
        admit(scope, house.store.key)
        if scope["type"] == "websocket" and SOCKET.fullmatch(scope["path"]):
            await sockets.serve(WebSocket(scope, receive, send), house)
        elif scope["type"] == "http" and scope["path"] in HEALTH:
            await HEALTH[scope["path"]](house)(scope, receive, send)
        else:
            await self.pages(scope, receive, send)


def alive(house: House) -> Response:
    """That this is answered says it: the loop turns. A node that does not answer here should be started again."""
    return PlainTextResponse("alive\n", headers=api.NOT_STORED)


def ready(house: House) -> Response:
    """Whether a proxy should send people here."""
    if house.is_draining:
        return PlainTextResponse("draining\n", 503, headers=api.NOT_STORED)
    if not house.store.is_heard:
        return PlainTextResponse("the store is out of reach\n", 503, headers=api.NOT_STORED)
    return PlainTextResponse("ready\n", headers=api.NOT_STORED)


HEALTH: dict[str, Callable[[House], Response]] = {"/healthz": alive, "/readyz": ready}
"""Asked by proxies and supervisors, by whatever name they know this node."""


async def openapi_document(request: Request) -> Response:
    return Response(msgspec.json.encode(api.openapi()), media_type=api.JSON)


async def nowhere(request: Request, fault: Exception) -> Response:
    """Whatever is under /api answers as the document says, also where there is nothing."""
    if request.url.path.startswith("/api/"):
        sentence = "There is nothing at this address; /api/openapi.json lists all."
        return api.problem(api.NotFound(sentence, "unknown-address"))
    return PlainTextResponse("There is no such page.", status_code=404)


def routes(pages: Path) -> list[BaseRoute]:
    answered = [Route("/openapi.json", openapi_document), *map(api.route, api.ENDPOINTS)]
    found: list[BaseRoute] = [Mount("/api", routes=answered), *admin.ROUTES, *plain_pages.routes(pages)]
    if pages.is_dir():
        # Where no page names an icon, for a picture or a document of the API, browsers ask for this one.
        icon = Route("/favicon.ico", lambda _: FileResponse(pages / "icon.svg", media_type="image/svg+xml"))
        found += [
            front_page(pages),
            Route("/tv/{code}", screen),
            Route("/narrator", narrator),
            worker(pages),
            icon,
            Mount("/", PageFiles(directory=pages, html=True)),
        ]
    return found


def make_app(
    store: Store,
    pages: Path = PAGES,
    reach: Reach | None = None,
    keep: Keep = FOR_GOOD,
    hosting: Hosting | None = None,
    *,
    notices: NoticeSettings | None = None,
) -> SocketRouter:
    """The store is the app's from now on, and ends with it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.begin()
        post = Post(notices, reach.public if reach else "", await store.kept("push", new_key()))
        house = app.state.house = House(store, reach, capacity() // 2, post=post)  # players have the other half
        app.state.hosting = chosen = hosting or Hosting()
        app.state.opened_at = time.monotonic()
        rounds = [housekeeping_loop(house), shedding_loop(house), Sweeper(house, keep).loop(), house.open_waiting()]
        tasks = [asyncio.create_task(each) for each in rounds]
        async with metrics.shown(house, chosen.metrics) if chosen.metrics else nullcontext():
            yield
        for task in tasks:
            task.cancel()
        house.close()
        await house.relays.end()
        await store.end()

    guards = [Middleware(SafeHeaders), Middleware(OwnPages)]
    return SocketRouter(
        Starlette(routes=routes(pages), lifespan=lifespan, middleware=guards, exception_handlers={404: nowhere})
    )
