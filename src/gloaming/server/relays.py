"""Relays: people who ask this node for a table that another keeps are passed on there, byte for byte.

What passes by is neither read, nor logged, nor changed in its length, and nobody is pinged: the two ends do that. The other
node is shown its own key, which only those know who share its store; then it believes where somebody comes from, and passes
nobody on again (docs/design/026)."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import ssl
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gloaming.server.open_table import MOVED
from gloaming.server.store import KeptElsewhere, TableMoved

if TYPE_CHECKING:
    import httpx

RELAYED, FOR = "gloaming-relayed", "x-forwarded-for"
CONNECT_SECONDS, ANSWER_SECONDS = 3.0, 20.0
IDLE_SECONDS = 2.0
"""So long a line for requests waits for the next one: less than the other node keeps it."""
LATER = 1013
"""The close code of a line for which there is no way just now: come back in a second."""
WAITING_MESSAGES = 4
"""So many are read ahead from the other node. A browser that is slow keeps it waiting there, as it would without a relay."""
OWN = {
    *("connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "transfer-encoding"),
    *("upgrade", "content-length", "forwarded", RELAYED, FOR, "x-forwarded-proto", "x-forwarded-host"),
}
"""Headers that each line has for itself."""
EVERYWHERE = {"date", "server", "content-security-policy", "x-content-type-options", "referrer-policy"} | {
    "cross-origin-opener-policy",
    "permissions-policy",
}
"""Headers that this node puts on every answer, as the other one has done."""


class Unreached(Exception):
    """The other node did not answer, and was told nothing."""


def admit(scope: Scope, key: str) -> None:
    """What says that it was passed on is not passed on again: it would go in circles where nodes have wrong addresses.
    But only one of our nodes is believed where it comes from."""
    shown = HTTPConnection(scope).headers.get(RELAYED)
    scope["relayed"] = shown is not None
    if key and shown and hmac.compare_digest(shown.encode(), key.encode()):
        scope["client"] = (HTTPConnection(scope).headers.get(FOR, ""), 0)


def is_relayed(visit: HTTPConnection) -> bool:
    return bool(visit.scope.get("relayed"))


def credentials(visit: HTTPConnection, kept: KeptElsewhere) -> dict[str, str]:
    return {RELAYED: kept.key, FOR: visit.client.host if visit.client else ""}


class Relays:
    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None

    async def answer(self, request: Request, body: bytes, kept: KeptElsewhere) -> Response:
        """What the other node says to this request. Raises Unreached if it was not told of it."""
        import httpx

        self._client = self._client or httpx.AsyncClient(
            timeout=httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_connections=None, keepalive_expiry=IDLE_SECONDS),
            trust_env=False,
            follow_redirects=False,
        )
        path, query = request.scope["path"], request.scope["query_string"].decode("latin-1")
        path, body = kept.instead or (path + (f"?{query}" if query else ""), body)
        address = f"{kept.url.rstrip('/')}{path}"
        headers = [*end_to_end(request.headers.items(), OWN), *credentials(request, kept).items()]
        asked = httpx.Request(request.method, address, headers=headers, content=body or None)
        try:
            told = await self._client.send(asked)
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.UnsupportedProtocol, httpx.InvalidURL) as fault:
            raise Unreached from fault
        except httpx.TransportError as fault:  # it was told, and nobody knows what came of it
            raise TableMoved(kept.url) from fault
        answer = Response(told.content, told.status_code)
        answer.raw_headers += [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in end_to_end(told.headers.items(), OWN | EVERYWHERE)
        ]
        return answer

    async def line(self, socket: WebSocket, first: str, kept: KeptElsewhere) -> None:
        """A socket that has been accepted here, and has said this much. Raises Unreached if there was nobody at the other end."""
        try:
            line = await asyncio.wait_for(opened(socket, kept), CONNECT_SECONDS)
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed, ValueError) as fault:
            raise Unreached from fault
        try:
            async with asyncio.TaskGroup() as both:
                down = both.create_task(pour_down(line, socket))
                up = both.create_task(pour_up(socket, line, first))
                down.add_done_callback(lambda _: up.cancel())
                up.add_done_callback(lambda _: down.cancel())
        finally:
            if line.close_code is None:
                line.transport.abort()

    async def end(self) -> None:
        if self._client is not None:
            await self._client.aclose()


async def opened(socket: WebSocket, kept: KeptElsewhere) -> ClientConnection:
    """Under the name that the browser has called: the other node checks it as this one did."""
    node = urlsplit(kept.url)
    is_safe = node.scheme == "https"
    name = socket.headers.get("host") or node.netloc
    sure: dict[str, Any] = {"ssl": ssl.create_default_context(), "server_hostname": node.hostname} if is_safe else {}
    return await connect(
        f"{'wss' if is_safe else 'ws'}://{name}{socket.scope['path']}",
        host=node.hostname,
        port=node.port or (443 if is_safe else 80),
        additional_headers={**credentials(socket, kept), **origin(socket)},
        user_agent_header=None,
        compression=None,
        proxy=None,
        max_size=None,
        max_queue=WAITING_MESSAGES,
        open_timeout=None,
        ping_interval=None,
        close_timeout=CONNECT_SECONDS,
        **sure,
    )


def origin(socket: WebSocket) -> dict[str, str]:
    return {"origin": socket.headers["origin"]} if "origin" in socket.headers else {}


async def pour_up(socket: WebSocket, line: ClientConnection, first: str) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        await line.send(first)
        while (message := await socket.receive())["type"] == "websocket.receive":
            text = message.get("text")
            await line.send(message["bytes"] if text is None else text)
        await line.close()


async def pour_down(line: ClientConnection, socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        with contextlib.suppress(ConnectionClosed):
            while True:
                said = await line.recv()
                await (socket.send_text(said) if isinstance(said, str) else socket.send_bytes(said))
        await socket.close(line.close_code if line.close_code in TOLD else MOVED)


TOLD = (1000, 1001, 1008, 1009, 1011, MOVED, LATER)
"""Close codes that are passed on. Any other means that the node is gone: its tables will be found elsewhere."""


def end_to_end(headers: Iterable[tuple[str, str]], without: set[str]) -> Iterable[tuple[str, str]]:
    return [(name, value) for name, value in headers if name.lower() not in without]
