"""How large words stand on a screen: the rule of the big one, held against a page."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST, SHARE = 28.0, "() => Math.min(innerWidth / 1920, innerHeight / 1080)"
"""On a screen of 1920x1080 no word that must be read is smaller, in pixels; on others in proportion. From four metres, on a
television of 50 inches, that is a letter as large as print in the hand."""

SMALL = """(least) => {
  const shown = (element) => {
    const { width, height, x, y } = element.getBoundingClientRect();
    const inSight = width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
    return inSight && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const scale = (element) => {
    const drawn = element.closest("svg");
    if (drawn && drawn !== element) { const { a, b } = element.getScreenCTM(); return Math.hypot(a, b); }
    const box = element.closest(".sheet"); // what is not in it, such as a thing in flight, has no words
    return box ? box.getBoundingClientRect().width / box.offsetWidth : 1;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (words.nextNode()) {
    const { data, parentElement: element } = words.currentNode;
    if (!/[\\p{L}\\p{N}]/u.test(data) || element.closest(".sr, title, script, style, [data-fine]") || !shown(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
    if (size < least - 0.5) found.add(`${data.trim().slice(0, 30)}: ${size.toFixed(1)}`);
  }
  return [...found];
}"""

CUT = """() => {
  const sheet = document.querySelector(".sheet");
  const { width, height } = sheet.getBoundingClientRect();
  const found = [];
  if (Math.abs(width - innerWidth) > 1 || Math.abs(height - innerHeight) > 1) found.push("the sheet is not as large as the screen");
  for (const element of sheet.querySelectorAll(".top .fact, .ask b, .quiet, .ring, .shelf, .left > *, .next, .address, h1, h2")) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || element.closest(".sr")) continue;
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1)
      found.push(`${element.className || element.tagName} hangs over: ${element.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""


def too_small(page: Page) -> list[str]:
    """Words that nobody reads from four metres."""
    found: list[str] = page.evaluate(SMALL, LEAST * page.evaluate(SHARE))
    return found


def cut_off(page: Page) -> list[str]:
    found: list[str] = page.evaluate(CUT)
    return found
