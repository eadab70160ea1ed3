"""A person without a mouse: Tab, arrows, Enter, Space and Escape."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator

from tests.browser.player import SEEN, VOTE_BEGINS, Player

FARTHEST = 90
"""Stops of the Tab key. Whatever is farther away is as good as not there."""
IS_BEFORE = """element => document.activeElement !== document.body &&
  Boolean(document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)"""
IS_FOCUSED = "element => element === document.activeElement"


class KeyboardPlayer(Player):
    in_passing = (SEEN, VOTE_BEGINS)
    """Before a turn, silence is an answer."""

    def press(self, target: Locator) -> None:
        if target.get_attribute("role") == "radio":
            self.cross(target)
        else:
            self.reach(target)
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """By the shorter way: what stands before is reached backwards."""
        key = "Shift+Tab" if target.evaluate(IS_BEFORE) else "Tab"
        for _ in range(FARTHEST):
            if target.evaluate(IS_FOCUSED):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not lead to {target}")

    def cross(self, name: Locator) -> None:
        """One of a group: Tab leads to the group, arrows through it, and where one stands is what one has chosen."""
        self.reach(name.locator("xpath=..").locator("[role=radio][tabindex='0']"))
        for _ in range(10):
            if name.evaluate(IS_FOCUSED):
                self.page.keyboard.press("Space")
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrows do not lead to {name}")

    @contextmanager
    def holding(self, target: Locator) -> Iterator[None]:
        """Space is the finger. A card of a fan is found by the arrows, while the fan is held."""
        card = target.get_attribute("data-card")
        held = target if card is None else target.locator("xpath=..")
        self.reach(held)
        self.page.keyboard.down("Space")
        for _ in range(0 if card is None else int(card) + 1):
            self.page.keyboard.press("ArrowRight")
        yield
        self.page.keyboard.up("Space")
