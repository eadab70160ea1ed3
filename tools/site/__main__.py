"""Read the site that was built, and say what is wrong with it: `python -m tools.site dist/docs`.

MkDocs checks the links of Markdown. This reads what browsers read: links that templates, docstrings and raw HTML make as well, and
whatever a page would fetch from another host."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

FETCHED = {("link", "href"), ("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src")}
ELSEWHERE = ("http:", "https:", "//")
NOT_FOLLOWED = ("mailto:", "data:", "javascript:")


class Reading(HTMLParser):
    """A page's anchors, what it links to, and what it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if name in ("href", "src") and value:
                self.links.add(value)
            if (tag, name) in FETCHED and value:
                self.fetched.add(value)


def faults(site: Path) -> Iterator[str]:
    pages = {page: Reading(page.read_text("utf-8")) for page in sorted(site.rglob("*.html"))}
    for page, read in pages.items():
        name = page.relative_to(site).as_posix()
        yield from (f"{name} fetches {link}" for link in sorted(read.fetched) if link.startswith(ELSEWHERE))
        if page.name != "404.html":  # it answers at every address: its links begin at the root
            yield from (f"{name} links to {link}" for link in sorted(read.links) if is_broken(link, page, pages))
    for style in sorted(site.rglob("*.css")):
        if any(f"url({quote}http" in style.read_text("utf-8") for quote in ("", "'", '"')):
            yield f"{style.relative_to(site).as_posix()} fetches from another host"


def is_broken(link: str, page: Path, pages: dict[Path, Reading]) -> bool:
    if link.startswith((*ELSEWHERE, *NOT_FOLLOWED)):
        return False
    path, anchor = urldefrag(link)
    target = (page.parent / unquote(path)).resolve() if path else page
    target = target / "index.html" if target.is_dir() else target
    if target not in pages:
        return not target.is_file()
    return bool(anchor) and unquote(anchor) not in pages[target].anchors


def main(folder: str) -> int:
    site = Path(folder).resolve()
    found = list(faults(site))
    print("\n".join(found) if found else f"Every link leads somewhere. Open {site / 'index.html'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
