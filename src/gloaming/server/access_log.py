"""The access log: who asked for what, as a line of JSON each, for the person who looks after a server.

It holds nothing that opens a table or a seat: no token, no ticket, no body, of a code the first two letters, and of an address only the
network it belongs to. A path is never written as it came: somebody may have pasted a secret into it."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from ipaddress import IPv4Address, ip_address, ip_network
from logging.handlers import QueueHandler, QueueListener, WatchedFileHandler
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
from starlette.routing import BaseRoute, Match, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.lines import LINE, Line

OF_FOUR, OF_SIX = 24, 64
"""How many bits of an address are told."""
LETTERS = 2
NOWHERE = "unknown"
SOCKETS = ("/api/socket", "/api/tables/{code}/socket")
KNOWN_METHODS = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE")
"""A client may send any word in the place of a method."""


class Asked(NamedTuple):
    """What somebody asks for, as it may be told; and nothing else is kept of it while a socket is open."""

    method: str
    route: str
    network: str
    table: str


class AccessLog:
    """Around everything else. A socket is told when it ends, with how long it was open."""

    def __init__(self, app: ASGIApp, routes: Sequence[BaseRoute], log: logging.Logger) -> None:
        self.app, self.routes, self.log = app, routes, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            status = status or status_of(message)
            await send(message)

        begun, asked = time.monotonic(), asked_for(scope, self.routes)  # on its way it is changed
        try:
            await self.app(scope, receive, noting)
        finally:
            note = partial(self.note, asked, status or 500, begun)
            line: Line | None = scope.get("extensions", {}).get(LINE)
            if line is None:
                note()
            else:
                line.when_over(note)

    def note(self, asked: Asked, status: int, begun: float) -> None:
        self.log.info(line_of(asked, status, time.monotonic() - begun))


def status_of(message: Message) -> int:
    """As HTTP counts: a socket that was opened is 101, and one that was refused 403."""
    match message["type"]:
        case "http.response.start":
            return int(message["status"])
        case "websocket.accept":
            return 101
        case "websocket.close":
            return 403
        case _:
            return 0


def asked_for(scope: Scope, routes: Sequence[BaseRoute]) -> Asked:
    route, found = template_of(routes, scope)
    code = str(found.get("code", ""))[:LETTERS]
    table = code if code.isalnum() else code and "?"
    return Asked(method_of(scope), route, network_of((scope.get("client") or ("",))[0]), table)


def line_of(asked: Asked, status: int, seconds: float) -> str:
    told: dict[str, Any] = {
        "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "method": asked.method,
        "route": asked.route,
        "status": status,
        "ms": round(seconds * 1000, 1),
        "from": asked.network,
    }
    if asked.table:
        told["table"] = asked.table
    return msgspec.json.encode(told).decode()


def method_of(scope: Scope) -> str:
    if scope["type"] == "websocket":
        return "SOCKET"
    return scope["method"] if scope["method"] in KNOWN_METHODS else "OTHER"


def template_of(routes: Sequence[BaseRoute], scope: Scope) -> tuple[str, dict[str, Any]]:
    """The address as the program knows it, `/api/tables/{code}`, and what stands in the place of its names."""
    if scope["type"] == "websocket":
        scope = {**scope, "type": "http", "method": "GET"}
        routes = [Route(path, lambda _: None) for path in SOCKETS]
    for route in routes:
        match, child = route.matches(scope)
        if match is Match.NONE:
            continue
        if isinstance(route, Route):
            return route.path, child["path_params"]
        if isinstance(route, Mount):
            below = list(route.routes or [])
            inner, found = template_of(below, {**scope, **child}) if below else ("/{path}", {})
            return (inner, {}) if inner == NOWHERE else (route.path + inner, found)
    return NOWHERE, {}


def network_of(address: str) -> str:
    """Enough to see where a flood comes from, and not who somebody is."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    found = getattr(found, "ipv4_mapped", None) or found
    bits = OF_FOUR if isinstance(found, IPv4Address) else OF_SIX
    return str(ip_network((found, bits), strict=False))


@contextmanager
def written(where: str) -> Iterator[logging.Logger | None]:
    """To a file, which may be moved away meanwhile (logrotate), or to the standard output: "-". A thread of its own writes: a slow disk
    makes nobody wait. Nowhere: None."""
    if not where:
        yield None
        return
    target = logging.StreamHandler(sys.stdout) if where == "-" else WatchedFileHandler(Path(where), encoding="utf-8")
    waiting: SimpleQueue[Any] = SimpleQueue()
    log = logging.getLogger("gloaming.access")
    log.propagate = False
    log.setLevel(logging.INFO)
    log.handlers = [QueueHandler(waiting)]
    writing = QueueListener(waiting, target)
    writing.start()
    try:
        yield log
    finally:
        writing.stop()
        target.close()
