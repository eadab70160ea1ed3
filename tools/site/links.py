"""Links between files of the checkout, as links between pages of the site."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs/"
PUBLISHED = {
    "README.md": "index.md",
    "CHANGELOG.md": "project/changelog.md",
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "STYLE.md": "project/style.md",
    "benchmarks/README.md": "project/benchmarks.md",
    "benchmarks/server.md": "project/server-benchmarks.md",
    "web/README.md": "project/web.md",
}
"""Pages that stand outside docs/, by their place in the checkout."""
SHOWN = {
    ".py": "python",
    ".json": "json",
    ".toml": "toml",
    ".yaml": "yaml",
    ".yml": "yaml",
    ".sh": "sh",
    ".ipynb": "python",
}
"""Files that are shown where a page links to them, and what they are written in."""
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#|/)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
FENCE = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)


def page_of(path: str) -> str | None:
    """Where a file of the checkout stands on the site, or the first page of a folder; None: nowhere."""
    if (ROOT / path / "README.md").is_file():
        path = posixpath.join(path, "README.md")
    if path.startswith(DOCS):
        return path.removeprefix(DOCS)
    if path in PUBLISHED:
        return PUBLISHED[path]
    return f"source/{path}.md" if path.endswith(tuple(SHOWN)) and (ROOT / path).is_file() else None


def relinked(markdown: str, source: str, page: str) -> str:
    """The text of `source` as it stands on `page`: every link leads to a page. One that cannot is left to MkDocs, which complains."""

    def turned(found: re.Match[str]) -> str:
        target = page_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), found["path"])))
        if target is None:
            return found[0]
        return posixpath.relpath(target, posixpath.dirname(page) or ".") + (found["anchor"] or "")

    parts = FENCE.split(markdown)
    return "".join(part if FENCE.fullmatch(part) else LINK.sub(turned, part) for part in parts)


def sources_linked() -> set[str]:
    """Programs that some page points to: each gets a page, for a site has no checkout around it."""
    found: set[str] = set()
    for page in [*(ROOT / DOCS).rglob("*.md"), *(ROOT / path for path in PUBLISHED)]:
        folder = posixpath.dirname(page.relative_to(ROOT).as_posix())
        for link in LINK.finditer(page.read_text("utf-8")):
            path = posixpath.normpath(posixpath.join(folder, link["path"]))
            found |= {path} if (page_of(path) or "").startswith("source/") else set()
    return found
