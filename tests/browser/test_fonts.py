"""Which letters a page loads: those that it shows, and no others."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from gloaming.words import ENGLISH, languages
from tests.browser.cardboard import DRAWN, show

GREEK = "el"


def loaded(browser: Browser, cardboard: str, language: str, shown: str = "") -> set[str]:
    """The fonts that a table fetches in this language, with a line more in it."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.rsplit("/", 1)[-1]))
    show(page, cardboard, "Walk-1")
    page.evaluate("line => document.querySelector('h1').append(line)", shown)
    page.evaluate(DRAWN)
    context.close()
    return {name for name in fetched if name.endswith(".woff2")}


def test_a_table_without_greek_loads_none(browser: Browser, cardboard: str) -> None:
    fonts = loaded(browser, cardboard, ENGLISH)
    assert {name.split("-")[0] for name in fonts} >= {"grenze", "cabin"}
    assert not [name for name in fonts if "greek" in name]


def test_a_greek_name_is_set_in_greek_letters_of_ours(browser: Browser, cardboard: str) -> None:
    assert [name for name in loaded(browser, cardboard, ENGLISH, "Ελένη") if "alegreya-greek" in name]


@pytest.mark.skipif(GREEK not in languages(), reason="nobody speaks Greek here yet")
def test_a_greek_table_loads_both_faces(browser: Browser, cardboard: str) -> None:
    fonts = loaded(browser, cardboard, GREEK)
    assert {name.split("-greek")[0] for name in fonts if "greek" in name} == {"alegreya", "source-sans-3"}
