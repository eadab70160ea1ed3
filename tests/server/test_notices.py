"""The pages carry fonts and programs of others: each is named with the whole text of its licence."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TypedDict

import pytest

from gloaming.server.app import PAGES
from gloaming.words import languages, of
from tests.server.running import RunningHouse

WEB = Path(__file__).parents[2] / "web"


class Notice(TypedDict):
    name: str
    version: str
    licence: str
    font: bool
    text: str


NOTICES: dict[str, Notice] = {
    notice["name"]: notice for notice in json.loads((PAGES / "notices.json").read_text("utf-8"))
}
PERMITS = {"MIT": "Permission is hereby granted", "Apache-2.0": "Apache License", "OFL-1.1": "SIL OPEN FONT LICENSE"}
"""A sentence by which each licence is known. One that stands not here is read before it is passed on."""


def test_everything_that_the_pages_are_made_of_is_named() -> None:
    """What package.json asks for at run time, and Svelte, whose runtime the compiler puts into every page."""
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    assert {*wanted, "svelte", "vite", "workbox-core"} <= NOTICES.keys()


def test_every_font_file_belongs_to_a_font_that_is_named() -> None:
    fonts = {name.removeprefix("@fontsource/") for name, notice in NOTICES.items() if notice["font"]}
    files = {file.name for file in PAGES.rglob("*.woff*")}
    assert files
    for file in files:
        assert any(re.match(rf"{font}-(latin|greek)", file) for font in fonts), file
    for font in fonts:
        assert any(file.startswith(font) for file in files), f"{font} is named, and is not there"


@pytest.mark.parametrize("name", sorted(NOTICES))
def test_a_notice_is_whole(name: str) -> None:
    notice = NOTICES[name]
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"][f"node_modules/{name}"]
    assert (notice["version"], notice["licence"]) == (lock["version"], lock["license"])
    kinds = re.findall(r"[\w.-]+", notice["licence"].replace(" OR ", " "))
    assert any(PERMITS[kind] in notice["text"] for kind in kinds), f"Read the licence of {name}, then name it here."
    plain = (PAGES / "notices.txt").read_text("utf-8")
    assert f"{name} {notice['version']} ({notice['licence']})\n\n{notice['text']}" in plain


def test_the_page_about_it_is_said_in_every_language() -> None:
    said = [of(language).t("notices.lead") for language in languages()]
    assert len(set(said)) == len(said)


@pytest.mark.anyio
async def test_the_server_hands_them_out(house: RunningHouse) -> None:
    assert (await house.get("/notices.json")).json() == list(NOTICES.values())
    assert "SIL OPEN FONT LICENSE" in (await house.get("/notices.txt")).text
