"""The server as one application: the API, the socket, and the pages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gloaming.server import api, sockets
from gloaming.server.door import capacity
from gloaming.server.forms import Reach
from gloaming.server.front import front_page, narrator, narrators_worker, screen
from gloaming.server.house import House
from gloaming.server.origins import OwnPages
from gloaming.server.pages import PageFiles
from gloaming.server.store import Store
from gloaming.server.upkeep import housekeeping_loop

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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await sockets.serve(WebSocket(scope, receive, send), self.pages.state.house)
        else:
            await self.pages(scope, receive, send)


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
    found: list[BaseRoute] = [Mount("/api", routes=answered)]
    if pages.is_dir():
        # Where no page names an icon, for a picture or a document of the API, browsers ask for this one.
        icon = Route("/favicon.ico", lambda _: FileResponse(pages / "icon.svg", media_type="image/svg+xml"))
        found += [
            front_page(pages),
            Route("/tv/{code}", screen),
            Route("/narrator", narrator),
            narrators_worker(pages),
            icon,
            Mount("/", PageFiles(directory=pages, html=True)),
        ]
    return found


def make_app(store_path: Path, pages: Path = PAGES, reach: Reach | None = None) -> SocketRouter:
    """The store is opened here, so a store that can't be opened is reported at the start."""
    store = Store(store_path)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.house = House(store, reach, capacity() // 2)  # players have the other half
        rounds = asyncio.create_task(housekeeping_loop(app.state.house))
        yield
        rounds.cancel()
        app.state.house.close()
        store.close()

    guards = [Middleware(SafeHeaders), Middleware(OwnPages)]
    return SocketRouter(
        Starlette(routes=routes(pages), lifespan=lifespan, middleware=guards, exception_handlers={404: nowhere})
    )
