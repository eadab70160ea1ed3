"""The yardstick: the same traffic on the same stack with nothing behind it. What one says makes a message to all six."""

from __future__ import annotations

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from benchmarks.server.socket import HOST


def echo_app(size: int) -> Starlette:
    message = "x" * size
    tables: dict[str, list[WebSocket]] = {}

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        mates = tables.setdefault(await socket.receive_text(), [])
        mates.append(socket)
        async for _ in socket.iter_text():
            for mate in mates:
                await mate.send_text(message)
        mates.remove(socket)

    async def ready(_: Request) -> Response:
        return JSONResponse({"ready": True})

    return Starlette(routes=[Route("/ready", ready), WebSocketRoute("/socket", echo)])


def main() -> None:
    port, size = map(int, sys.argv[1:])
    uvicorn.run(echo_app(size), host=HOST, port=port, log_level="warning", ws_ping_interval=20)
