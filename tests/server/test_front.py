"""What a chat shows of a link: its tags, its picture, and what a phone needs to keep the page as an app."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloaming.server.front import WORKER, preview
from tests.server.running import RunningHouse

pytestmark = pytest.mark.anyio
TAG = re.compile(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"')


async def test_a_link_has_a_description_and_a_picture_at_the_address_it_was_opened(house: RunningHouse) -> None:
    for host in (f"127.0.0.1:{house.port}", f"192.168.1.23:{house.port}", "laptop.local"):
        tags = dict(TAG.findall((await house.get("/", Host=host)).text))
        assert tags["og:url"] == f"http://{host}/"
        assert tags["og:image"] == f"http://{host}/share.png"
        assert len(tags["description"]) > 60
    picture = (await house.get("/share.png")).content
    assert (picture[:8], int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (
        b"\x89PNG\r\n\x1a\n",
        1200,
        630,
    )
    assert len(picture) < 300_000, "chats leave larger ones out"


def test_it_speaks_the_language_of_the_reader_if_we_do() -> None:
    for wished, word in (
        ("de-AT,de;q=0.9,en;q=0.8", "Brettspiel"),
        ("eo,de", "Brettspiel"),
        ("en;q=0.5, DE-at ; q=0.7", "Brettspiel"),
        ("de;q=0, en", "board game"),
        ("*;q=0.1, de;q=much", "Brettspiel"),
        ("den", "board game"),
        ("eo", "board game"),
        ("", "board game"),
    ):
        assert word in dict(TAG.findall(preview("http://here", wished)))["description"]


def test_the_public_address_counts_and_nothing_breaks_out_of_a_tag() -> None:
    assert '"https://games.example/share.png"' in preview("https://games.example", "en")
    assert '"><script>' not in preview('http://"><script>', "en")


async def test_the_page_can_be_kept_as_an_app(house: RunningHouse) -> None:
    page = (await house.get("/")).text
    assert '<link rel="manifest" href="./manifest.webmanifest" />' in page
    answer = await house.get("/manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./#/last")
    for icon in [*manifest["icons"], {"src": "icon-180.png", "sizes": "180x180", "type": "image/png"}]:
        drawn = await house.get("/" + icon["src"])
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert f"{int.from_bytes(drawn.content[16:20])}x{int.from_bytes(drawn.content[20:24])}" == icon["sizes"]


async def test_the_short_address_leads_to_the_narrator(house: RunningHouse) -> None:
    answer = await house.get("/narrator")
    assert (answer.status_code, answer.headers["location"]) == (307, "./#/narrator")


async def test_the_worker_may_answer_for_the_page_and_is_never_an_old_one(house: RunningHouse) -> None:
    answer = await house.get(f"/{WORKER}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"], "what it fetches is ours"
    assert answer.headers["etag"], "asking again costs little"


async def test_the_worker_keeps_files_that_are_there_and_nothing_of_a_table(house: RunningHouse) -> None:
    text = (await house.get(f"/{WORKER}")).text
    kept = set(re.findall(r"(?<![\w/])assets/[\w.-]+", text))
    assert len([file for file in kept if file.endswith(".woff2")]) > 10
    for file in sorted(kept)[:: len(kept) // 20]:  # each build writes what is in it; a few will do
        assert (await house.get(f"/{file}")).status_code == 200, file
    always = re.search(r"always:(.*?),languages:", text)
    assert always is not None
    assert not re.search(r"/(Table|Replay|End|Lobby|Fixture)-", always[1]), "the narrator needs nothing of a table"
    assert "/api/" not in text


async def test_a_house_with_a_public_address_shows_that_one(tmp_path: Path) -> None:
    house = RunningHouse(tmp_path, more=("--public-url", "https://games.example")).start()
    try:
        assert '"https://games.example/share.png"' in (await house.get("/")).text
    finally:
        house.kill()
