"""The front page, with what a chat shows of a link to it: a title, a description and a picture."""

from __future__ import annotations

from html import escape
from pathlib import Path
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from gloaming.words import accepted, of

PICTURE = "share.png"
"""As wide and as high as those who show it ask for: 1200 by 630."""


def front_page(pages: Path) -> Route:
    async def front(request: Request) -> Response:
        page = (pages / "index.html").read_text("utf-8")
        address = request.app.state.house.reach.public or f"{request.url.scheme}://{request.headers.get('host', '')}"
        shown = preview(address, request.headers.get("accept-language", ""))
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(page.replace("</head>", f"{shown}</head>", 1), headers=headers)

    return Route("/", front)


async def screen(request: Request) -> Response:
    """The address of a big screen, short enough for a remote control; the page itself stands behind the hash, in the folder
    above, wherever that is."""
    return RedirectResponse(f"../#/tv/{quote(request.path_params['code'], safe='')}")


async def narrator(request: Request) -> Response:
    """The same for a phone next to a box of cardboard."""
    return RedirectResponse("./#/narrator")


WORKER = "worker.js"
"""What answers where there is no network, and hears that a table waits. Its name stays and its text changes with every build."""


def worker(pages: Path) -> Route:
    """It stands at the root: a worker may only answer for what lies below it. No cache may hold an old one back."""

    async def answer(request: Request) -> Response:
        if not (pages / WORKER).is_file():  # pages from elsewhere may have none
            raise HTTPException(404)
        return FileResponse(pages / WORKER, media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    return Route(f"/{WORKER}", answer)


def preview(address: str, wished: str) -> str:
    """The tags. A picture's address has to be whole; a link may be shown by a machine that speaks none of our languages."""
    words = of(accepted(wished))
    told = {
        "og:type": "website",
        "og:site_name": "Gloaming",
        "og:title": "Gloaming",
        "og:description": words.t("share-description"),
        "og:url": f"{address}/",
        "og:image": f"{address}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": words.t("share-picture"),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    described = f'<meta name="description" content="{escape(told["og:description"])}" />'
    return "\n    ".join(["  " + described, *lines, '<meta name="twitter:card" content="summary_large_image" />', ""])
