"""The handbook as a site: nothing is left out of it, and what is wrong with it is found. `make docs` builds it."""

from __future__ import annotations

import re
import typing
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import protocol
from gloaming.server.api import ENDPOINTS
from tests.docs.guide import PROJECT
from tools.index_readme import for_an_index
from tools.release.using import commands
from tools.site import commands as command_page
from tools.site import http, modules
from tools.site.__main__ import faults
from tools.site.links import FENCE, LINK, PUBLISHED, page_of, relinked, sources_linked
from tools.site.navigation import navigation
from tools.site.sources import shown

PICTURES = (".png", ".svg")


def pages_in(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    inside = entry.values() if isinstance(entry, dict) else entry
    return [page for each in inside for page in pages_in(each)]


def test_every_page_stands_in_the_navigation_once() -> None:
    listed = [page for page in pages_in(navigation([])) if not page.startswith("project/")]
    written = [path.relative_to(PROJECT / "docs").as_posix() for path in (PROJECT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted(written)
    assert set(PUBLISHED.values()) - {"index.md"} == set(pages_in(navigation([]))) - set(listed)
    assert all((PROJECT / source).is_file() for source in PUBLISHED)


def test_every_command_is_told_as_its_help_tells_it() -> None:
    page = command_page.page()
    for words in commands():
        assert words == () or f"`gloaming {' '.join(words)}`" in page, words
    assert "(see below)" not in page
    assert str(Path.home()) not in page


def test_every_address_and_every_message_is_told() -> None:
    page = http.page()
    for endpoint in ENDPOINTS:
        assert f"### `{endpoint.method} /api{endpoint.path}`\n\n{endpoint.summary}" in page
    for message in (*typing.get_args(protocol.Request), *typing.get_args(protocol.Response)):
        assert f"### {message.__name__}\n" in page
    anchors = {heading.lower() for heading in re.findall(r"^### (\w+)$", page, flags=re.MULTILINE)}
    assert set(re.findall(r"\]\(#(\w+)\)", page)) <= anchors


def test_every_module_that_others_build_on_has_its_place() -> None:
    pages = modules.pages_written()
    for name, module in (
        ("kernel", "gloaming.kernel.views"),
        ("env", "gloaming.env.versions"),
        ("lab", "gloaming.lab.balance"),
    ):
        assert f"::: {module}\n" in pages[f"reference/{name}.md"]


@pytest.mark.parametrize(
    ("source", "page", "link", "there"),
    [
        ("docs/how-to/open-seat.md", "how-to/open-seat.md", "../../SECURITY.md", "../project/security.md"),
        ("docs/how-to/open-seat.md", "how-to/open-seat.md", "../../examples/open_seat.py", "../source/examples/open_seat.py.md"),
        ("CHANGELOG.md", "project/changelog.md", "docs/rules/invasion.md#names", "../rules/invasion.md#names"),
        ("CHANGELOG.md", "project/changelog.md", "docs/studies", "../studies/README.md"),
        ("docs/index.md", "index.md", "https://example.org/a.md", "https://example.org/a.md"),
        ("docs/index.md", "index.md", "../nowhere.md", "../nowhere.md"),
    ],
)  # fmt: skip
def test_links_of_the_checkout_become_links_of_the_site(source: str, page: str, link: str, there: str) -> None:
    assert relinked(f"see [it]({link})", source, page) == f"see [it]({there})"
    assert relinked(f"```md\n[it]({link})\n```", source, page) == f"```md\n[it]({link})\n```", "code stays as it is"


def test_programs_that_pages_point_to_are_shown() -> None:
    assert "examples/open_seat.py" in sources_linked()
    assert all((page_of(source) or "").endswith(".md") for source in sources_linked())


def test_a_notebook_is_shown_cell_by_cell() -> None:
    page = shown("examples/train_in_five_minutes.ipynb")
    assert "\n# A Cultist that learns in five minutes\n" in page
    assert page.count("````python\n") == page.count("\n````\n") > 3
    assert '"cell_type"' not in page


def test_what_pages_link_to_has_a_place_on_the_site() -> None:
    """`make docs` would stop at it, but that is run before a release."""
    lost = []
    for page in [*(PROJECT / "docs").rglob("*.md"), *(PROJECT / path for path in PUBLISHED if path != "README.md")]:
        for link in LINK.finditer(FENCE.sub("", page.read_text("utf-8"))):
            target = (page.parent / link["path"]).resolve()
            if target.suffix not in PICTURES and page_of(target.relative_to(PROJECT).as_posix()) is None:
                lost.append(f"{page.relative_to(PROJECT)}: {link['path']}")
    assert lost == []


@pytest.mark.parametrize(
    "wrong",
    [
        '<a href="gone.html">',
        '<a href="#gone">',
        '<a href="other.html#gone">',
        '<img src="gone.png">',
        '<script src="https://example.org/a.js"></script>',
        '<link rel="stylesheet" href="//example.org/a.css">',
    ],
)
def test_a_page_that_leads_nowhere_or_fetches_from_elsewhere_is_found(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "other.html").write_text('<h1 id="here">')
    page = tmp_path / "index.html"
    page.write_text('<a href="other.html#here"><a href="https://example.org"><a href="mailto:a@example.org">')
    assert list(faults(tmp_path)) == []
    page.write_text(wrong)
    assert len(list(faults(tmp_path))) == 1


def test_an_index_gets_a_readme_without_pictures_or_links_into_the_checkout() -> None:
    readme = (PROJECT / "README.md").read_text("utf-8")
    shown = for_an_index(readme)
    assert "](docs/" in readme
    assert not re.search(r"\]\((?!https?:)", shown)
    assert "pip install gloaming" in shown
    assert "make play" not in shown
    assert "<!--" not in shown
    assert "[1] │R      [3]╵L" in shown, "code stays as it is"
