"""The rulebooks to print: `make rulebooks` writes dist/rulebooks/<game>-<language>.pdf for every game and language.

A real server, real pages and a real browser, which prints them as a reader's own would."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser

from gloaming.words import FACTS, languages
from tests.browser.chromium import ROOT, launched
from tests.server.running import RunningHouse

TARGET = ROOT / "dist" / "rulebooks"
GAMES = ("cultists", "invasion")
PAPERS = ("A4", "Letter")
WINDOW = {"width": 1200, "height": 900}
"""Wide enough for the drawings of a desk."""
SETTLES = 400
"""Milliseconds in which fonts and drawings find their place."""


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make rulebooks", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game (repeatable)")
    parser.add_argument("--language", choices=languages(), action="append", help="only this language (repeatable)")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="size of the paper [%(default)s]")
    parser.add_argument("--to", type=Path, default=TARGET, help="folder to write to [dist/rulebooks]")
    return parser


def printed(browser: Browser, house: str, game: str, language: str, paper: str = PAPERS[0]) -> bytes:
    """The book as a PDF."""
    context = browser.new_context(
        viewport={"width": WINDOW["width"], "height": WINDOW["height"]},
        locale=FACTS.get(language, {}).get("locale", language),
        reduced_motion="reduce",
    )
    try:
        page = context.new_page()
        page.goto(house)
        page.evaluate("(language) => localStorage.setItem('gloaming.language', language)", language)
        page.goto(f"{house}/#/rulebook/{game}")
        page.reload()
        page.locator("main.rulebook").wait_for()
        page.evaluate("() => document.fonts.ready.then(() => null)")
        page.wait_for_timeout(SETTLES)
        return page.pdf(format=paper, tagged=True, outline=True)
    finally:
        context.close()


def main(words: Sequence[str] | None = None, say: Callable[[str], object] = print) -> int:
    chosen = arguments().parse_args(words)
    wanted = [(game, code) for game in chosen.game or GAMES for code in chosen.language or languages()]
    chosen.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        house = RunningHouse(Path(folder), None).start()
        try:
            for number, (game, code) in enumerate(wanted, 1):
                began = monotonic()
                file = chosen.to / f"{game}-{code}.pdf"
                file.write_bytes(printed(browser, house.url, game, code, chosen.paper))
                say(f"[{number}/{len(wanted)}] {file.name}, {monotonic() - began:.1f} s")
        finally:
            house.kill()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
