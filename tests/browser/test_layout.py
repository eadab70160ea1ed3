"""Every question at every size that people have: its words and its button are in sight, and nothing lies over them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from gloaming.lessons import lessons
from gloaming.words import ENGLISH, has, languages, speaking, t
from tests.browser.cardboard import DRAWN, EVERYDAY, FIXTURES, OF_EACH_KIND, SIZES, Sizes, hold, show, told
from tests.wide import further

LONG_WORDS: Sizes = ((1366, 657), (360, 640), (844, 390), (683, 328))
"""Where words longer than the English ones have least room."""
LONGER = [code for code in languages() if code != ENGLISH]
LONGEST = ("de", "el", "fr")
"""Those of every run: the longest words, letters of another shape, the longest sentences."""
KINDS = list(OF_EACH_KIND.values())
SHARES = 4
"""The fixtures are shared out among so many tests, and several can work at once."""

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


REFUSED = f"""async (touched) => {{
  touched.dispatchEvent(new MouseEvent("click", {{ bubbles: true, cancelable: true }}));
  await new Promise(requestAnimationFrame);
  const [toast, ask] = [".toast", ".table > .ask section.panel"].map((each) => document.querySelector(each).getBoundingClientRect().toJSON());
  return {{ faults: ({FAULTS})(), toast, ask }};
}}"""
"""In one breath: a refusal leaves by itself."""

REST = 20
"""Seconds. A busy machine may take so long until the page has come to rest at a new size."""


def faults_of(page: Page, sizes: Sizes) -> Iterator[str]:
    for width, height in sizes:
        hold(page, width, height)
        end = time.monotonic() + REST
        while (faults := page.evaluate(FAULTS)) and time.monotonic() < end:
            page.evaluate(DRAWN)
        yield from (f"{width}x{height}: {fault}" for fault in faults)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("share", "language", "sizes", "fixtures"),
    [
        *((share, "en-GB", EVERYDAY, KINDS) for share in range(SHARES)),
        *((number, code, LONG_WORDS[1:2], KINDS) for number, code in enumerate(LONGEST)),
        *further(*((share, "en-GB", SIZES, FIXTURES) for share in range(SHARES))),
        *further(*((share, code, LONG_WORDS, FIXTURES) for code in LONGER for share in range(SHARES))),
    ],
)
def test_every_question_fits_every_size(
    browser: Browser, cardboard: str, *, share: int, language: str, sizes: Sizes, fixtures: list[str]
) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    found = []
    for fixture in fixtures[share::SHARES]:
        show(page, cardboard, fixture)
        found += [f"{fixture} at {fault}" for fault in faults_of(page, sizes)]
    context.close()
    assert found == []


PHONES: Sizes = ((390, 844), (390, 740), (390, 664), (360, 640))
"""With and without the bars that a browser has of its own."""

NAMELESS = """() => {
  const frame = document.querySelector(".stage").getBoundingClientRect();
  const named = [...document.querySelectorAll(".stage :is(b, .leader, .asked li)")].filter((each) => !each.closest(".met"));
  const isWhole = (each, { top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1 && each.scrollWidth <= each.clientWidth + 1;
  return named.filter((each) => !isWhole(each, each.getBoundingClientRect())).map((each) => `${each.innerText} is cut off`);
}"""
"""Who meets, who goes, who is accused. A blackboard is for reading: it may scroll."""

UNSEEN_CARDS = """() => {
  const act = document.querySelector(".with-fan .row").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".fan .card")].filter((card) => card.getBoundingClientRect().bottom > act.top + 1);
  return cards.length ? [`${cards.length} cards lie behind the act`] : [];
}"""


def on_phones(page: Page, address: str, what: str, looked_for: str) -> Iterator[str]:
    """What is wrong with it, in each fixture that has it, on every phone. With a note, if there is one."""
    for fixture in KINDS:
        show(page, address, fixture)
        if page.locator(what).count() == 0:
            continue
        for width, height in PHONES:
            hold(page, width, height)
            yield from (f"{fixture} at {width}x{height}: {fault}" for fault in page.evaluate(looked_for))


@pytest.mark.parametrize("language", ["de", *further("en-GB", *[code for code in LONGER if code != "de"])])
def test_on_a_phone_everybody_on_the_stage_has_a_name(browser: Browser, cardboard: str, language: str) -> None:
    context = browser.new_context(locale=language, reduced_motion="reduce")
    found = list(on_phones(context.new_page(), cardboard, ".stage :is(b, .leader)", NAMELESS))
    context.close()
    assert found == []


@pytest.mark.parametrize("language", ["el", *further("en-GB", *[code for code in LONGER if code != "el"])])
def test_on_a_phone_the_cards_to_choose_from_are_in_sight(browser: Browser, cardboard: str, language: str) -> None:
    """But for those with sentences on them: they are as large as the page allows, and it scrolls."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    found = list(on_phones(context.new_page(), cardboard, ".with-fan .hand:not(.wide) .fan", UNSEEN_CARDS))
    context.close()
    assert found == []


@pytest.mark.parametrize("sizes", [EVERYDAY, *further((SIZES[len(EVERYDAY) : 9],))], ids=["everyday", "further"])
@pytest.mark.parametrize("fixture", ["Inv-Act-1", "HoldVote-1"])
def test_a_refusal_covers_neither_question_nor_button(
    browser: Browser, cardboard: str, fixture: str, sizes: Sizes
) -> None:
    """Where a lesson may allow a single answer, among those that can be touched and those next to the plan or over it."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    may = [option["code"] for option in told(fixture)["view"]["asked"]["options"]][:1]
    beat = {"id": "first-night", "beat": "", "ways": [], "last": "", "answer": "", "called": {}, "reveals": []}
    found = []
    for width, height in sizes:
        hold(page, width, height)
        show(page, cardboard, fixture, lesson={**beat, "may": may})
        page.evaluate(DRAWN)
        seen = page.locator(".asking [aria-disabled=true]").first.evaluate(REFUSED)
        found += [f"{width}x{height}: {fault}" for fault in seen["faults"]]
        if overlap(seen["toast"], seen["ask"]):
            found.append(f"{width}x{height}: it lies over the question")
    context.close()
    assert found == []


def overlap(one: FloatRect, other: FloatRect) -> bool:
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


CUE = """async (bottom) => {
  const act = document.querySelector("section.panel .ask.paper > .acts");
  const panel = act.closest(".panel");
  panel.scrollTop = bottom ? panel.scrollHeight : 0;
  await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
  return [panel.scrollHeight > panel.clientHeight + 1, getComputedStyle(act).boxShadow !== "none"];
}"""


def test_a_list_that_goes_on_below_the_button_says_so(browser: Browser, cardboard: str) -> None:
    """It may be cut exactly between two names; who wants stillness is told as well."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    hold(page, 390, 664)
    show(page, cardboard, "HoldVote-1")
    page.evaluate(DRAWN)
    assert page.evaluate(CUE, False) == [True, True]
    assert page.evaluate(CUE, True) == [True, False]
    hold(page, 1440, 900)
    assert page.evaluate(CUE, False) == [False, False]
    context.close()


MAP = """() => {
  const map = document.querySelector("main svg.map");
  const {x, y, width, height} = map.getBoundingClientRect();
  return [x, y + map.closest(".frame").scrollTop, width, height].map(Math.round);
}"""


def test_on_a_phone_the_map_keeps_its_place_and_size_whatever_is_asked(browser: Browser, cardboard: str) -> None:
    """It may slide under a long question; it never grows or shrinks."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844})
    page = context.new_page()
    seen = {}
    for fixture in OF_EACH_KIND.values():
        if not fixture.startswith("Inv-"):
            continue
        show(page, cardboard, fixture)
        page.evaluate(DRAWN)
        if page.locator("main .stage").count() == 0:
            seen[fixture] = tuple(page.evaluate(MAP))
    context.close()
    assert len(seen) > 8
    assert len(set(seen.values())) == 1, seen


SMALL: Sizes = ((360, 640), (375, 553), (844, 390))
"""Where the strip of a lesson has least room."""


def longest_beats() -> dict[tuple[str, str], dict[str, Any]]:
    """For each kind of question that a lesson asks, where the lesson stands when its coach says most."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    longest: dict[tuple[str, str], int] = {}
    for lesson in lessons().values():
        for beat in lesson.beats:
            words = f"{lesson.words_for(beat)}.coach"
            kind, long = (lesson.kind.name, beat.ask), len(t(words)) if has(words) else 0
            if beat.asks_you and long > longest.get(kind, 0):
                longest[kind] = long
                found[kind] = {"id": lesson.id, "beat": lesson.words_for(beat)}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", ["el", *further(ENGLISH, *[code for code in LONGER if code != "el"])])
def test_the_coach_of_a_lesson_covers_neither_question_nor_button(
    browser: Browser, cardboard: str, language: str
) -> None:
    """It pushes, and what it pushes is still in sight."""
    with speaking(language):
        beats = longest_beats()
    context = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    found, seen = [], set()
    for kind, fixture in OF_EACH_KIND.items():
        if kind not in beats or not told(fixture)["view"]["asked"]["options"]:
            continue
        seen.add(kind)
        may = [option["code"] for option in told(fixture)["view"]["asked"]["options"]]
        lesson = {**beats[kind], "may": may, "ways": [], "last": "", "answer": "", "called": {}, "reveals": []}
        show(page, cardboard, fixture, lesson=lesson)
        page.locator(".strip .coach").wait_for()
        found += [f"{fixture} at {fault}" for fault in faults_of(page, SMALL)]
    context.close()
    assert len(seen) > 10
    assert found == []
