"""Every question at every size that people have: its words and its button are in sight, and nothing lies over them."""

from __future__ import annotations

import functools
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

PROJECT = Path(__file__).parents[2]
WEB = PROJECT / "web"


def asks(fixture: Path) -> bool:
    told = json.loads(fixture.read_text(encoding="utf-8"))
    return bool((told.get("view") or {}).get("asked"))


Sizes = tuple[tuple[int, int], ...]
SIZES: Sizes = (
    (1440, 900), (1366, 657), (1280, 720), (1024, 768), (820, 1180), (844, 390), (390, 844), (375, 553), (360, 640),
    (720, 450), (683, 328),  # 1440x900 and 1366x657 with everything twice as large
)  # fmt: skip
LONG_WORDS: Sizes = ((1366, 657), (844, 390), (375, 553), (360, 640), (683, 328))
"""Where German has least room."""
SHARES = 6
"""The fixtures are shared out among so many tests, and several can work at once."""

FIXTURES = [file.stem for file in sorted((WEB / "fixtures").glob("*.json")) if asks(file)]

FAULTS = """() => {
  const panel = document.querySelector("section.panel");
  const asking = panel?.querySelector(".asking");
  if (!asking) return panel ? [] : ["there is no panel"];
  const frame = document.querySelector(".table > .ask").getBoundingClientRect();
  const faults = [];
  const look = (what, element) => {
    const box = element.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (box.left < 0 || box.right > innerWidth || element.scrollWidth > element.clientWidth + 1) faults.push(`${what} is cut off`);
    else if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.bottom > innerHeight) faults.push(`${what} is out of sight`);
    else if (!at || !(element.contains(at) || at.contains(element))) faults.push(`something lies over ${what}`);
  };
  asking.querySelectorAll("h1").forEach((title) => look("the question", title));
  asking.querySelectorAll(".acts > .btn, .btn.candle").forEach((button) => look(`"${button.innerText}"`, button));
  if (panel.clientWidth < 280) faults.push("the panel is too narrow to read");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page hangs over");
  return faults;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its own word
        pass


@pytest.fixture(scope="session")
def cardboard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The pages as they are while one works on them, with every moment of web/fixtures."""
    built = tmp_path_factory.mktemp("cardboard")
    npm = Path(sys.executable).with_name("npm")  # that of the project, by which the pages are built
    build: list[str | Path] = [npm, "--prefix", WEB, "run", "build:preview", "--", "--outDir", built]
    subprocess.run(build, check=True, capture_output=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(built)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def faults_of(page: Page, address: str, fixture: str, sizes: Sizes) -> Iterator[str]:
    page.goto(f"{address}/#/fixture/{fixture}")
    page.locator("section.panel").wait_for()
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
        yield from (f"{fixture} at {width}x{height}: {fault}" for fault in page.evaluate(FAULTS))


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("language", "sizes"), [("en-GB", SIZES), ("de-DE", LONG_WORDS)], ids=["en", "de"])
@pytest.mark.parametrize("share", range(SHARES))
def test_every_question_fits_every_size(
    browser: Browser, cardboard: str, share: int, language: str, sizes: Sizes
) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    found = [fault for fixture in FIXTURES[share::SHARES] for fault in faults_of(page, cardboard, fixture, sizes)]
    context.close()
    assert found == []
