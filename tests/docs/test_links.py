"""Every link in a page of ours leads to a file that is there, and to a heading of it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.docs.guide import PROJECT
from tools.site.links import FENCE

PAGES = sorted(
    [*PROJECT.glob("*.md"), *(PROJECT / "docs").rglob("*.md"), PROJECT / "web" / "README.md", PROJECT / "benchmarks" / "README.md"]
)  # fmt: skip
LINK = re.compile(r"\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)")
CODE = re.compile(r"`[^`\n]*`")


@cache
def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text("utf-8"))


@cache
def headings(page: Path) -> frozenset[str]:
    """As forges name them: in lower case, without punctuation, blanks as hyphens."""
    found = re.findall(r"^#+ (.+)$", prose(page), flags=re.MULTILINE)
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found)


def faults(page: Path) -> list[str]:
    lost = []
    for path, anchor in LINK.findall(CODE.sub("", prose(page))):
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            lost.append(path)
        elif anchor and target.suffix == ".md" and anchor not in headings(target):
            lost.append(f"{path}#{anchor}")
    return lost


def test_every_link_leads_somewhere() -> None:
    lost = {page.relative_to(PROJECT).as_posix(): faults(page) for page in PAGES}
    assert {name: links for name, links in lost.items() if links} == {}


@pytest.mark.parametrize("link", ["other.md", "#Nowhere", "page.md#nowhere"])
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Here\n\nA [good one](#here), and [another]({link}).\n")
    assert faults(page) == [link]
