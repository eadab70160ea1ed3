"""Reading a page as its readers do: what can be seen, what is said aloud, and what should be neither."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.chromium import ROOT

WORDS = ROOT / "src" / "gloaming" / "words"
BY_HYPHENS = re.compile(r"(?<![\w-])[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?![\w-])")

TEXTS = """() => {
  const said = [...document.querySelectorAll("[aria-label],[aria-valuetext],[title],[placeholder],[alt]")]
    .flatMap((element) => ["aria-label", "aria-valuetext", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)));
  const quoted = [...document.querySelectorAll("[translate=no]")].map((element) => element.innerText);
  const spoken = quoted.reduce((text, quote) => text.replace(quote, ""), document.body.innerText);
  return [document.title, spoken, ...said.filter(Boolean)];
}"""
"""All that a page says in its own words; what it quotes is marked as not to be translated."""


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that ask for colours: the dearest, and nothing to them is new at another size."""


def faults(page: Page, only: tuple[str, ...] = (), but: tuple[str, ...] = ()) -> list[str]:
    """What axe finds that is serious or critical, by all its rules, or only by these or all but these: which rule, and where."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    chosen = {"runOnly": only} if only else {"rules": {rule: {"enabled": False} for rule in but}}
    options = {"resultTypes": ["violations"], **chosen}
    found: list[dict[str, Any]] = page.evaluate(
        "(options) => axe.run(options).then((found) => found.violations)", options
    )
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def contrast_faults(page: Page) -> list[str]:
    """What another light can change."""
    return faults(page, COLOURS)


def unspoken(page: Page) -> list[str]:
    """Message ids and variables that stand where words should."""
    texts = " ".join(page.evaluate(TEXTS))
    ids = [word for word in BY_HYPHENS.findall(texts) if word not in hyphenated()]
    return [*ids, *re.findall(r"\{[^}]*\}", texts)]


@cache
def hyphenated() -> frozenset[str]:
    """Words with hyphens that the messages themselves use."""
    values = "\n".join(
        line.partition("=")[2] or line for file in WORDS.rglob("*.ftl") for line in file.read_text().splitlines()
    )
    return frozenset(BY_HYPHENS.findall(re.sub(r"\{[^{}]*\}", "", values)))


def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide
