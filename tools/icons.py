"""`python -m tools.icons`: draw the pictures in web/public again, from the icon and from the front page itself.

Phones want icons in pixels, and chats a picture of the page. Run it after `make web`, when either has changed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import ROOT, launched
from tests.server.running import RunningHouse

PUBLIC = ROOT / "web" / "public"
NIGHT = "#0d1218"
ICONS = {
    "icon-180.png": (180, 1.0),
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, 0.8),
}
"""The width in pixels, and how much of it the drawing takes: the edge of a maskable icon may be cut away."""
WIDTH, HEIGHT = 1200, 630
ONLY_THE_HOUSE = """
.doorstep > main, .corner, header p { display: none !important }
header { inset: 190px auto auto 730px !important }
.word { font-size: 104px !important }
"""


def main() -> None:
    with launched() as browser, tempfile.TemporaryDirectory() as folder:
        for name, (width, share) in ICONS.items():
            draw_icon(browser, name, width, share)
        house = RunningHouse(Path(folder)).start()
        try:
            draw_house(browser, house.url)
        finally:
            house.kill()


def draw_icon(browser: Browser, name: str, width: int, share: float) -> None:
    """Square: every system rounds the corners in its own way."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8").replace('rx="12"', "")
    page = browser.new_page(viewport={"width": width, "height": width})
    size = f"width:{width * share}px;height:{width * share}px"
    page.set_content(
        f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:{NIGHT}}}svg{{{size}}}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / name)
    page.close()


def draw_house(browser: Browser, url: str) -> None:
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, reduced_motion="reduce")
    page.goto(url)
    page.add_style_tag(content=ONLY_THE_HOUSE)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    page.screenshot(path=PUBLIC / "share.png")
    page.close()


if __name__ == "__main__":
    main()
