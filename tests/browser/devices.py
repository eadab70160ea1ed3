"""The browsers that people hold: one that was given back serves the next, as if nobody had been there with it.

To open a page in a new browser costs three times as much as in one that has opened it before."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Motion = Literal["no-preference", "reduce"]
DOORMAT = "icon.svg"
"""The smallest thing in a house that isn't a page: what a browser keeps can be seen and changed from there."""
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  const gone = (name) => new Promise((done, fail) => {
    Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: fail, onblocked: fail });
  });
  for (const { name } of await indexedDB.databases()) await gone(name);
  return (await navigator.serviceWorker.getRegistrations()).length === 0;
}"""
"""Whether it could: a worker that a page has left behind goes on."""


class Manner(NamedTuple):
    """What cannot be changed once there is a page."""

    phone: bool = False
    locale: str = "en"
    moving: bool = False
    worker: bool = False
    """With a worker that keeps files."""


class Device:
    """A browser of one's own, with one page."""

    def __init__(self, browser: Browser, manner: Manner) -> None:
        self.manner = manner
        self.size = PHONE if manner.phone else DESK
        self.motion: Motion = "no-preference" if manner.moving else "reduce"
        self.context = browser.new_context(
            viewport=self.size,
            screen=self.size,
            has_touch=manner.phone,
            is_mobile=manner.phone,
            locale=manner.locale,
            reduced_motion=self.motion,
            service_workers="allow" if manner.worker else "block",
        )
        self.page = self.context.new_page()
        self.line = self.context.new_cdp_session(self.page)

    def forget(self, house: str) -> bool:
        """As if nobody had been here; False where that can't be had."""
        page = self.page
        if page.is_closed() or not page.url.startswith(f"{house}/"):
            return False
        for other in self.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.goto(f"{house}/{DOORMAT}")
        page.mouse.move(0, 0)
        page.set_viewport_size(self.size)
        page.emulate_media(media="null", reduced_motion=self.motion)
        forgot: bool = page.evaluate(FORGET)
        self.line.send("Page.resetNavigationHistory")
        return forgot


class Devices:
    """Those of one house that nobody holds now."""

    def __init__(self, browser: Browser, house: str) -> None:
        self.browser, self.house = browser, house
        self.resting: dict[Manner, list[Device]] = defaultdict(list)

    def handed(self, manner: Manner) -> Device:
        return self.resting[manner].pop() if self.resting[manner] else Device(self.browser, manner)

    def back(self, device: Device) -> None:
        if device.forget(self.house):
            self.resting[device.manner].append(device)
        else:
            device.context.close()
