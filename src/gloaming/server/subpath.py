"""A house below another site's address, as in https://example.org/games/.

Its pages ask for everything by its path from where they stand, so only the way in is needed. Some proxies cut the folder off, and some
leave it: both work."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from gloaming.server.forms import Reach


class Subpath:
    def __init__(self, app: ASGIApp, reach: Reach | None) -> None:
        self.app = app
        self.folder = urlsplit(reach.public).path if reach else ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if self.folder and scope["type"] == "http" and path == self.folder:
            # Without the slash at its end a page would look for everything one folder further up.
            await RedirectResponse(f"{self.folder}/", 308)(scope, receive, send)
            return
        if self.folder and path.startswith(f"{self.folder}/"):
            scope = {**scope, "path": path.removeprefix(self.folder)}
        await self.app(scope, receive, send)
