"""The order of the pages. What a folder holds is listed from it, so no page is forgotten when one is added."""

from __future__ import annotations

from typing import Any

from babel import Locale

from gloaming.words import languages
from tools.site.links import ROOT

DOCS = ROOT / "docs"
PLAYING = ("play-in-the-living-room", "use-the-narrator")
HOSTING = ("run-a-server",)
STUDYING = ("measure-balance", "train-an-agent", "use-the-data-set", "open-seat")
"""Pages of docs/how-to by whom they are for; all others are for people who build."""

Entry = Any
"""MkDocs' own: a page, or a title with pages."""


def listed(folder: str) -> list[Entry]:
    """A folder's pages, its own first."""
    files = sorted(path.name for path in (DOCS / folder).glob("*.md"))
    return [f"{folder}/{name}" for name in sorted(files, key=lambda name: name != "README.md")]


def how_to(*names: str) -> list[Entry]:
    return [f"how-to/{name}.md" for name in names]


def hosting() -> list[Entry]:
    """Pages about servers find their way here by their names."""
    said = [
        path.stem for path in sorted((DOCS / "how-to").glob("*.md")) if "host" in path.stem or "server" in path.stem
    ]
    return how_to(*dict.fromkeys((*HOSTING, *said)))


def building() -> list[Entry]:
    """What nobody else has claimed."""
    claimed = {*how_to(*PLAYING, *STUDYING), *hosting()}
    return [page for page in listed("how-to") if page not in claimed]


def rules() -> list[Entry]:
    others = [{named(language): listed(f"rules/{language}")} for language in languages() if language != "en"]
    return [*listed("rules"), {"In other languages": others}]


def named(language: str) -> str:
    """What it calls itself."""
    return (Locale(language).get_display_name() or language).capitalize()


def navigation(reference: list[Entry]) -> list[Entry]:
    return [
        {"Home": "index.md"},
        {"Play": [*how_to(*PLAYING), {"Host": hosting()}]},
        {"Rules": rules()},
        {"Build": [{"Step by step": building()}, {"The project": ["project/contributing.md", "project/style.md", "project/security.md", "project/web.md", "project/benchmarks.md", "project/server-benchmarks.md", "project/changelog.md"]}]},
        {"Design": listed("design")},
        {"Study": [*how_to(*STUDYING), {"Studies": listed("studies")}]},
        {"Reference": reference},
    ]  # fmt: skip
