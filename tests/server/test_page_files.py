"""Files of the pages travel packed and are kept for good; what the API says is neither."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from gloaming.server.app import PAGES
from gloaming.server.pages import PACKED, packed, read_by
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio

LARGE = max((PAGES / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
ADDRESS = f"/assets/{LARGE.name}"


@pytest.mark.parametrize(
    ("wished", "read"),
    [
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("GZIP", ["gzip"]),
        ("br;q=0, gzip;q=0.5", ["gzip"]),
        ("br; q=0.001", ["br"]),
        ("identity, *", []),
        ("gzip;q=much", []),
        ("", []),
    ],
)
def test_a_browser_gets_what_it_can_unpack(wished: str, read: list[str]) -> None:
    assert read_by(Headers({"accept-encoding": wished})) == read


async def test_a_large_text_travels_packed(house: RunningHouse) -> None:
    plain = await house.get(ADDRESS, **{"Accept-Encoding": "identity"})
    assert plain.content == LARGE.read_bytes()
    assert "content-encoding" not in plain.headers
    for coding in PACKED:
        sent = await house.get(ADDRESS, **{"Accept-Encoding": coding})
        assert sent.headers["content-encoding"] == coding
        assert sent.headers["content-type"] == plain.headers["content-type"]
        assert int(sent.headers["content-length"]) < 0.5 * len(plain.content)
        assert sent.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(packed(LARGE, "gzip").read_bytes()) == plain.content


async def test_what_is_named_by_its_content_is_kept_for_good_and_the_page_itself_is_not(house: RunningHouse) -> None:
    page = await house.get("/")
    assert page.headers["cache-control"] == "no-cache"
    named = re.findall(r'(?:src|href)="\.(/assets/[^"]+)"', page.text)
    assert named
    for address in (ADDRESS, *named):
        assert "immutable" in (await house.get(address)).headers["cache-control"]
    for address in ("/icon.svg", "/assets/not-there.js"):
        assert "immutable" not in (await house.get(address)).headers.get("cache-control", "")


async def test_it_is_not_sent_again_to_who_has_it(house: RunningHouse) -> None:
    first = await house.get(ADDRESS, **{"Accept-Encoding": "br"})
    again = await house.get(ADDRESS, **{"Accept-Encoding": "br", "If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    unpacked = await house.get(ADDRESS, **{"Accept-Encoding": "identity", "If-None-Match": first.headers["etag"]})
    assert unpacked.status_code == 200


async def test_what_the_api_says_is_never_packed(house: RunningHouse) -> None:
    """Compressed lengths would tell what the padding hides."""
    for address in ("/api/openapi.json", "/api/games/cultists"):
        said = await house.get(address, **{"Accept-Encoding": "br, gzip"})
        assert said.status_code == 200
        assert len(said.content) > 1024
        assert "content-encoding" not in said.headers


def test_every_text_that_gains_by_it_is_packed_in_every_way() -> None:
    texts = [file for file in (PAGES / "assets").iterdir() if file.suffix in (".js", ".css", ".svg", ".json")]
    large = [file for file in texts if file.stat().st_size >= 1024]
    assert large
    assert [missing(file) for file in large if missing(file)] == []


def missing(file: Path) -> list[str]:
    return [packed(file, coding).name for coding in PACKED if not packed(file, coding).is_file()]
