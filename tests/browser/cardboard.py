"""The pages as they are while one works on them: without a house, with every moment of web/fixtures."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.chromium import ROOT
from tests.browser.player import PATIENCE

WEB = ROOT / "web"
Sizes = tuple[tuple[int, int], ...]
EVERYDAY: Sizes = ((1440, 900), (1366, 657), (390, 844))
"""The desk, the laptop and the phone that every run looks at."""
SIZES: Sizes = (
    *EVERYDAY, (1280, 720), (1024, 768), (820, 1180), (844, 390), (375, 553), (360, 640),
    (683, 328),  # 1366x657 with everything twice as large
)  # fmt: skip
DONE = "built"
"""A file among the pages: once it is there, nobody has to wait."""
DRAWN = """() => {
  const frame = () => new Promise(requestAnimationFrame);
  return frame().then(frame).then(() => document.fonts.ready).then(frame);
}"""
"""With its letters: they are asked for when the words have been laid out."""
HELD = "([width, height]) => innerWidth === width && innerHeight === height"


@cache
def told(fixture: str) -> Any:
    return json.loads((WEB / "fixtures" / f"{fixture}.json").read_text(encoding="utf-8"))


def question_of(fixture: str) -> tuple[str, str] | None:
    """The game and the kind of question."""
    asked = (told(fixture).get("view") or {}).get("asked")
    return (told(fixture)["table"]["settings"]["game"], asked["step"]["type"]) if asked else None


FIXTURES = [file.stem for file in sorted((WEB / "fixtures").glob("*.json")) if question_of(file.stem)]
OF_EACH_KIND = {question_of(fixture): fixture for fixture in reversed(FIXTURES)}
"""One fixture for each kind of question."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own word
        pass


def build(pages: Path) -> None:
    """By the first of those who work at the same time; the others wait for it."""
    try:
        pages.mkdir()
    except FileExistsError:
        while not (pages / DONE).exists():
            time.sleep(0.2)
        return
    npm = Path(sys.executable).with_name("npm")  # that of the project, by which the pages are built
    command: list[str | Path] = [npm, "--prefix", WEB, "run", "build:preview", "--", "--outDir", pages]
    try:
        subprocess.run(command, check=True, capture_output=True)
    finally:
        (pages / DONE).touch()


@contextmanager
def served(pages: Path) -> Iterator[str]:
    build(pages)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(pages)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def show(page: Page, address: str, fixture: str, manner: str = "", **table: Any) -> None:
    """This moment; with other facts of its table, where some are given."""
    page.set_default_timeout(PATIENCE)
    way = f"{address}/#/fixture/{fixture}{manner}"
    page.unroute_all()
    if table:
        message = {**told(fixture), "table": {**told(fixture)["table"], **table}}
        page.route(f"**/fixtures/{fixture}.json", lambda route: answered(route, message))
    if page.url == way:
        page.goto(f"{address}/icon.svg")  # the same address would not be opened again
    page.goto(way)
    page.locator(f'html[data-fixture="{fixture}"] section.panel').wait_for()


def answered(route: Route, message: Any) -> None:
    route.fulfill(json=message)


def hold(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(HELD, arg=[width, height])
    page.evaluate(DRAWN)
