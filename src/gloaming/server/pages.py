"""The files of the pages. What the build has named by its content is kept by browsers for good; texts travel packed.

Only these files are ever compressed, and that at build time (`web/packed.ts`): what `/api` says is padded to one length for all, and
compression would tell again what the padding hides."""

from __future__ import annotations

import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

NAMED_BY_CONTENT = "assets"
FOR_GOOD = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file can be packed, best first, and how such a file's name ends."""
WISH = re.compile(r"\s*([\w*-]+)\s*(?:;\s*q=(\d(?:\.\d{0,3})?)\s*)?")


class PageFiles(StaticFiles):
    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        coding = next((coding for coding in read_by(Headers(scope=scope)) if packed(path, coding).is_file()), None)
        if coding is None:
            response = super().file_response(path, stat_result, scope, status_code)
        else:
            sent = packed(path, coding)
            response = super().file_response(sent, sent.stat(), scope, status_code)
            response.headers["content-encoding"] = coding
        response.headers["vary"] = "Accept-Encoding"
        if path.parent.name == NAMED_BY_CONTENT:
            response.headers["cache-control"] = FOR_GOOD
        return response


def packed(path: Path, coding: str) -> Path:
    return path.with_name(path.name + PACKED[coding])


def read_by(headers: Headers) -> list[str]:
    """What this browser can unpack of what we have, best first; nothing that it refuses by `q=0`."""
    wishes = (WISH.fullmatch(wish) for wish in headers.get("accept-encoding", "").split(","))
    liked = {wish[1].lower() for wish in wishes if wish and float(wish[2] or 1) > 0}
    return [coding for coding in PACKED if coding in liked]
