"""Pages that the server draws by itself: they have to work before anything is built, trusted or logged in."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from gloaming.server.certificates import fingerprint
from gloaming.words import accepted, of

SYSTEMS = ("iphone", "android", "windows", "mac", "firefox")
"""Each has a message of steps, a line each: `certificate-iphone`."""
FRESH = {"Cache-Control": "no-cache"}
FAMILIES = {"grenze-gotisch": "Grenze Gotisch", "grenze": "Grenze", "cabin": "Cabin"}
RANGES = {"latin": "U+0000-00FF, U+2000-206F, U+20AC", "latin-ext": "U+0100-024F, U+1E00-1EFF"}
FONT = re.compile(rf"({'|'.join(FAMILIES)})-({'|'.join(reversed(RANGES))})-(\d+)-normal-")


@cache
def text_of(name: str) -> str:
    return (files("gloaming.server") / "plain" / name).read_text(encoding="utf-8")


def style(pages: Path) -> Route:
    """With the letters of the built pages, where there are any; their files are named by their content."""

    async def told(request: Request) -> Response:
        return Response(f"{letters(pages)}{text_of('plain.css')}", media_type="text/css", headers=FRESH)

    return Route("/plain.css", told)


@cache
def letters(pages: Path) -> str:
    found = ((FONT.match(file.name), file.name) for file in sorted((pages / "assets").glob("*.woff2")))
    return "".join(
        f'@font-face {{ font-family: "{FAMILIES[font[1]]}"; font-weight: {font[3]}; unicode-range: {RANGES[font[2]]}; '
        f'src: url("assets/{name}") format("woff2"); }}\n'
        for font, name in found
        if font
    )


def authority_of(request: Request) -> bytes:
    """Where the house has none of its own, there is nothing to install."""
    authority: bytes = request.app.state.hosting.authority
    if not authority:
        raise HTTPException(404)
    return authority


async def authority(request: Request) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="gloaming-ca.crt"', **FRESH}
    return Response(authority_of(request), media_type="application/x-x509-ca-cert", headers=headers)


async def how_to_trust(request: Request) -> Response:
    shown = fingerprint(authority_of(request))
    language = accepted(request.headers.get("accept-language", ""))
    return HTMLResponse(certificate_page(language, shown), headers={"Vary": "Accept-Language", **FRESH})


def certificate_page(language: str, shown: str) -> str:
    words = of(language)
    told = {name: escape(words.t(f"certificate-{name}")) for name in ("title", "why", "fetch", "compare", "care")}
    systems = "".join(steps(words.t(f"certificate-{system}")) for system in SYSTEMS)
    return text_of("certificate.html").format(language=language, fingerprint=shown, systems=systems, **told)


def steps(message: str) -> str:
    """A heading and what to do, each on a line of its own."""
    heading, *lines = filter(None, map(str.strip, message.splitlines()))
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<section><h2>{escape(heading)}</h2><ol>{listed}</ol></section>"


def routes(pages: Path) -> list[Route]:
    return [style(pages), Route("/ca.crt", authority), Route("/certificate", how_to_trust)]
