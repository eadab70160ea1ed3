"""What MkDocs calls while it builds the site (`hooks` in mkdocs.yml): pages that are written, and links between all of them."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from tools.site import commands, http, modules
from tools.site.links import DOCS, PUBLISHED, ROOT, relinked, sources_linked
from tools.site.navigation import navigation
from tools.site.sources import shown

FONT = re.compile(r'url\("(@fontsource/[^"]+/([^"/]+))"\)')
TITLE = re.compile(r"^(```\w+ title=)([^\s\"]+)$", re.MULTILINE)
"""How our pages name the file that a block belongs to; the site wants it in quotes."""
WEB = ROOT / "web"
SITE = Path(__file__).parent
COPIED = {
    "site.css": SITE / "site.css",
    "iframe-worker.js": SITE / "file-worker.js",
    "icon.svg": WEB / "public" / "icon.svg",
}
"""Files of the site besides its pages, by their names there."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = navigation(["reference/commands.md", "reference/http.md", *modules.pages()])
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, text in {**written(), "assets/fonts.css": fonts(files, config)}.items():
        # Programs are reached from the pages that speak of them, not from the navigation.
        level = InclusionLevel.NOT_IN_NAV if page.startswith("source/") else InclusionLevel.UNDEFINED
        files.append(File.generated(config, page, content=text, inclusion=level))
    for name, path in COPIED.items():
        files.append(File.generated(config, f"assets/{name}", abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    outside = {place: source for source, place in PUBLISHED.items() if place != "index.md"}
    uri = page.file.src_uri
    return TITLE.sub(r'\1"\2"', relinked(markdown, outside.get(uri, DOCS + uri), uri))


def written() -> dict[str, str]:
    """Every page that is not a file of docs/, by its place on the site."""
    pages = {"reference/commands.md": commands.page(), "reference/http.md": http.page(), **modules.pages_written()}
    for source, place in PUBLISHED.items():
        if place != "index.md":
            pages[place] = (ROOT / source).read_text("utf-8")
    for source in sources_linked():
        pages[f"source/{source}.md"] = shown(source)
    return pages


def fonts(files: Files, config: MkDocsConfig) -> str:
    """The styles of the web pages, and their fonts, each with its licence."""
    styles = (WEB / "src" / "styles" / "fonts.css").read_text("utf-8")
    copied = dict(FONT.findall(styles))
    copied |= {f"{package}/LICENSE": f"{package.split('/')[1]}-LICENSE.txt" for package in map(package_of, copied)}
    for path, name in copied.items():
        files.append(File.generated(config, f"assets/fonts/{name}", abs_src_path=str(WEB / "node_modules" / path)))
    return FONT.sub(r'url("fonts/\2")', styles)


def package_of(path: str) -> str:
    return "/".join(path.split("/")[:2])
