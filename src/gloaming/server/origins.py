"""Who may talk to this house: its own pages, and programs. Pages of other sites may not.

A page is ours if it was opened by the name that it calls. The name itself has to be an address, the public one, or one that
nobody can register. Else a site could let its own name lead here and act for everyone who opens it: DNS rebinding."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.kernel.errors import Refused
from gloaming.server import api
from gloaming.server.forms import Reach

NAME = re.compile(r"\[(?P<six>[0-9a-fA-F:.]+)\]|(?P<name>[^:@/\[\]]+)")
RESERVED = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings of names that no site can have: networks at home use them."""


def knows(reach: Reach, host: str) -> bool:
    """Whether this house is called so. Only programs call it by no name at all."""
    if host in ("", urlsplit(reach.public).netloc):
        return True
    found = NAME.match(host)
    if found is None or not re.fullmatch(r"(:\d+)?", host[found.end() :]):
        return False
    name = (found["six"] or found["name"]).lower().removesuffix(".")
    with suppress(ValueError):
        ip_address(name)
        return True
    return "." not in name or name.endswith(RESERVED)


def is_own(reach: Reach, headers: Mapping[str, str]) -> bool:
    """Whether a page of ours asks, or a program, which has no origin."""
    host, origin = headers.get("host", ""), headers.get("origin")
    return origin is None or origin.split("://")[-1] == host or origin == origin_of(reach.public) != ""


def origin_of(public: str) -> str:
    """The site that an address belongs to, as browsers name it; a house may be a folder of it."""
    scheme, netloc, *_ = urlsplit(public)
    return f"{scheme}://{netloc}" if netloc else ""


class OwnPages:
    """Refuses what comes by a strange name, and what a page of another site wants changed. Sockets are checked as they open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = refusal(Request(scope)) if scope["type"] == "http" else None
        await (answer or self.app)(scope, receive, send)


def refusal(request: Request) -> Response | None:
    reach = request.app.state.house.reach
    if not knows(reach, request.headers.get("host", "")):
        sentence = "Gloaming does not know itself by this name; start it with --public-url and this address."
        return api.problem(Refused(sentence, "unknown-name"), 421)
    # Browsers say themselves where a page stands to us, also where they leave the origin out.
    near = request.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not (near and is_own(reach, request.headers)):
        return api.problem(Refused("Another site asked for this; open Gloaming itself.", "another-site"), 403)
    return None
