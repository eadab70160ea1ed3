"""Somebody who reads page after page with one browser, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize

from tests.browser.devices import DOORMAT
from tests.browser.player import DESK, PHONE, Player

NARROWEST: ViewportSize = {"width": 360, "height": 740}
DRAWN = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
HELD = "([width, phone]) => screen.width === width && matchMedia('(pointer: coarse)').matches === phone"


def settle(player: Player) -> None:
    """Its letters are there, and what it shows has been drawn."""
    player.page.evaluate(DRAWN)


class Reader(Player):
    """Its browser keeps the files of the pages and nothing else: what a new browser costs is more than a page does.

    All our pages follow the size of the window, as they must where a phone is turned; so one visit is enough for both."""

    def __init__(self, browser: Browser, house: str, name: str) -> None:
        super().__init__(browser, house, name)
        self.screen = self.device.line

    def forget(self) -> None:
        """As if nobody had been here with this browser."""
        self.open(DOORMAT)
        self.page.evaluate("() => localStorage.clear()")
        self.complaints.clear()
        self.views.clear()
        self.hold(DESK)

    def come_again(self) -> None:
        self.page.reload()
        self.page.locator("main").first.wait_for()
        settle(self)

    def hold(self, size: ViewportSize) -> None:
        """The page on a desk, or in the hand: as narrow as this, and touched by fingers."""
        phone = size["width"] <= PHONE["width"]
        screen = {"screenWidth": size["width"], "screenHeight": size["height"]}
        metrics = {**size, **screen, "deviceScaleFactor": 1, "mobile": phone}
        self.screen.send("Emulation.setDeviceMetricsOverride", metrics)
        self.screen.send("Emulation.setTouchEmulationEnabled", {"enabled": phone})
        self.page.wait_for_function(HELD, arg=[size["width"], phone])
        settle(self)
