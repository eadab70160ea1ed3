"""The rulebooks: they open, their contents lead to the chapters, nothing hangs over, and they can be printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from gloaming.words import languages
from tests.browser.conftest import People
from tests.browser.player import DESK, PHONE
from tests.browser.reader import settle
from tests.browser.reading import faults
from tests.browser.scenes import SCREENS
from tests.server.running import RunningHouse
from tests.wide import further
from tools.rulebooks import printed

BOOKS = {"cultists": "rulebook", "invasion": "rulebook-invasion"}
LEAST_PAGES = {"cultists": 9, "invasion": 5}
"""On A4, with every chapter set."""
A4 = 595
"""Points across."""
LETTER = 612

HANGS_OVER = """() => {
  const wide = document.documentElement.clientWidth;
  const over = [...document.querySelectorAll("main.rulebook :not(svg *)")].filter((each) => each.getBoundingClientRect().right > wide + 1);
  return [document.documentElement.scrollWidth > wide, ...over.map((each) => each.outerHTML.slice(0, 120))].filter(Boolean);
}"""
HEADINGS = "() => [...document.querySelectorAll('.chapter > h2')].map((each) => each.textContent)"
DARK_GROUNDS = """() => [document.documentElement, ...document.querySelectorAll("main.rulebook, .chapter, .example, table, header")]
  .map((each) => getComputedStyle(each).backgroundColor)
  .filter((colour) => { const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number); return a > 0 && r + g + b < 500; })"""


@pytest.mark.parametrize("phone", [True, *further(False)], ids=["phone", "desk"])
@pytest.mark.parametrize("game", BOOKS)
def test_a_book_opens_and_its_contents_lead_to_every_chapter(
    people: People, house: RunningHouse, game: str, phone: bool
) -> None:
    player = people("Ann", phone=phone)
    SCREENS[BOOKS[game]](player, house)
    page = player.page
    links = page.locator("nav.contents a")
    assert links.all_text_contents() == page.evaluate(HEADINGS)
    links.last.click()
    heading = page.locator(".chapter > h2").last
    page.wait_for_function("() => document.querySelector('.chapter:last-of-type > h2') === document.activeElement")
    size = PHONE if phone else DESK
    player.wait_until(lambda: 0 <= heading.evaluate("each => each.getBoundingClientRect().top") < size["height"])
    assert page.url.endswith(f"#/rulebook/{game}/questions")


@pytest.mark.parametrize("language", ["el", *further("en", "de", "pl")])
@pytest.mark.parametrize("game", BOOKS)
def test_nothing_hangs_over_on_a_phone(people: People, house: RunningHouse, game: str, language: str) -> None:
    player = people("Ann", phone=True, language=language)
    SCREENS[BOOKS[game]](player, house)
    settle(player)
    assert player.page.evaluate(HANGS_OVER) == []
    assert player.page.evaluate("() => document.documentElement.lang") == language


@pytest.mark.parametrize("game", BOOKS)
def test_axe_finds_nothing_serious_in_either_light(people: People, house: RunningHouse, game: str) -> None:
    player = people("Ann")
    SCREENS[BOOKS[game]](player, house)
    assert faults(player.page) == []
    player.page.get_by_role("button", name="Light", exact=True).click()
    assert faults(player.page) == []


@pytest.mark.parametrize("game", BOOKS)
def test_on_paper_there_are_no_dark_grounds_and_no_tools(people: People, house: RunningHouse, game: str) -> None:
    player = people("Ann")
    SCREENS[BOOKS[game]](player, house)
    page = player.page
    page.emulate_media(media="print")
    page.evaluate("() => window.dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(DARK_GROUNDS) == []
    assert not page.locator(".tools").is_visible()
    assert page.locator("nav.contents").is_visible()
    page.evaluate("() => window.dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_is_printed_on_whole_pages_with_every_chapter(
    people: People, browser: Browser, house: RunningHouse, game: str
) -> None:
    player = people("Ann")
    SCREENS[BOOKS[game]](player, house)
    pdf = printed(browser, house.url, game, "en")
    assert len(widths(pdf)) >= LEAST_PAGES[game]
    assert set(widths(pdf)) == {A4}
    assert set(player.page.evaluate(HEADINGS)) <= set(outline(pdf))


def test_a_book_fits_the_paper_of_other_countries(browser: Browser, house: RunningHouse) -> None:
    assert set(widths(printed(browser, house.url, "invasion", "en", "Letter"))) == {LETTER}


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("cultists", "pt"),
        *further(*((game, code) for game in BOOKS for code in languages() if (game, code) != ("cultists", "pt"))),
    ],
)
def test_no_question_is_left_over_for_a_page_of_its_own(
    browser: Browser, house: RunningHouse, game: str, language: str
) -> None:
    """The last chapter begins on the last page."""
    pdf = printed(browser, house.url, game, language)
    sheets = set(re.findall(rb"(\d+) 0 obj\s+<</Type /Page\s", pdf))
    kids = b" ".join(re.findall(rb"/Kids \[([^\]]*)\]", pdf))
    pages = [page for page in re.findall(rb"(\d+) 0 R", kids) if page in sheets]
    chapters = [page for page, _ in re.findall(rb"/Dest \[(\d+) 0 R /XYZ ([\d.]+)", pdf)]
    assert len(pages) == len(widths(pdf))
    assert max(pages.index(page) for page in chapters if page in pages) == len(pages) - 1


def widths(pdf: bytes) -> list[int]:
    """How wide each page is."""
    return [int(float(width)) for width in re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+)", pdf)]


def outline(pdf: bytes) -> list[str]:
    """The headings that the file lists: plain, or in UTF-16."""
    plain = re.findall(rb"/Title\s*\(((?:[^()\\]|\\.)*)\)", pdf)
    wide = re.findall(rb"/Title\s*<([0-9A-Fa-f]*)>", pdf)
    return [
        *(title.decode("latin-1") for title in plain),
        *(bytes.fromhex(title.decode()).decode("utf-16") for title in wide),
    ]


def test_the_book_is_one_tap_from_the_door_and_from_the_reference(people: People, house: RunningHouse) -> None:
    player = people("Ann")
    player.open("#/")
    player.page.get_by_role("link", name="The rulebook").click()
    player.page.locator("main.rulebook").wait_for()
    player.page.get_by_role("link", name="Rules at a glance").click()
    player.page.locator("main.reference").wait_for()
    player.page.get_by_role("link", name="The rulebook").click()
    player.page.locator("main.rulebook").wait_for()
