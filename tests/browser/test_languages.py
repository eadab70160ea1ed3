"""Everyone at one table in their own language: the same statements, and somebody's own words as they were typed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from gloaming.cli.play.speech import capital
from gloaming.words import languages, of
from tests.browser.cardboard import hold, show
from tests.browser.conftest import People
from tests.browser.moments import OPTIONS, Seat, lay_out, past_of
from tests.browser.test_living_talk import may_act_and_talk
from tests.server.running import RunningHouse

SPOKEN = languages()[:3]
DENIED = {"type": "denies"}
TRUSTED = {"type": "vouches", "chair": 0}


def declare(house: RunningHouse, seat: Seat, *statements: dict[str, Any]) -> None:
    """Somebody without a page."""
    with connect(house.socket) as line:
        line.send(json.dumps({"type": "hello", "code": seat.code, "token": seat.token}))
        for statement in statements:
            line.send(json.dumps({"type": "declare", "statement": statement}))
        line.send(json.dumps({"type": "ping"}))
        while json.loads(line.recv())["type"] != "pong":
            pass


@pytest.mark.skipif(len(SPOKEN) < 3, reason="there is no third language yet")
def test_three_people_read_the_same_statements_each_in_their_own_language(people: People, house: RunningHouse) -> None:
    table_reads_the_same(people, house, SPOKEN)


def test_two_people_read_the_same_statements_each_in_their_own_language(people: People, house: RunningHouse) -> None:
    table_reads_the_same(people, house, SPOKEN[:2])


def table_reads_the_same(people: People, house: RunningHouse, spoken: tuple[str, ...]) -> None:
    seats = lay_out(house, past_of(OPTIONS, may_act_and_talk))
    readers = {code: people(f"Reader {code}", language=code) for code in spoken}
    for seat, reader in zip(seats, readers.values(), strict=False):
        reader.take(seat)
    declare(house, seats[-1], DENIED, TRUSTED)
    (first, writer), (_, reader), *_ = readers.items()
    writer.page.locator(".tools input").fill("Good evening, all.")
    writer.page.keyboard.press("Enter")
    expect(writer.page.locator(".stream .say bdi").last).to_have_text("Good evening, all.")
    name = writer.page.locator(".stream .say b").last.inner_text()
    for code, each in readers.items():
        words = of(code)
        who = {
            f"chair{form.capitalize()}": words.t(f"person-other.{form}", name=name) for form in ("dat", "acc", "whose")
        }
        trusted = words.t("said-vouches-1", chairIs="you" if each is writer else "other", chair=name, **who)
        said = each.page.locator(".stream .say .statement")
        expect(said.nth(-2)).to_have_text(words.t("said-denies-1"))
        expect(said.nth(-1)).to_have_text(capital(trusted))
        typed = each.page.locator(".stream .say bdi").last
        expect(typed).to_have_text("Good evening, all.")
        expect(typed).to_have_attribute("lang", first)
        expect(each.page.locator(".stream .say abbr")).to_have_count(0 if code == first else 1)
    reader.page.locator(".opener").first.click()
    reader.page.locator("#table-menu select").select_option(first)
    expect(reader.page.locator(".stream .say .statement").nth(-2)).to_have_text(of(first).t("said-denies-1"))


YOURS = {"Ritual-choose": "ritual-leads", "Inv-Team-1": "inv-rescue-leads", "HoldVote-1": "vote-met"}
"""Where this seat is on the stage, and what stands there about it."""


def test_on_the_stage_you_are_spoken_to_and_others_are_spoken_of(browser: Browser, cardboard: str) -> None:
    for code in languages():
        context = browser.new_context(locale=code, reduced_motion="reduce")
        page = context.new_page()
        for fixture, message in YOURS.items():
            show(page, cardboard, fixture)
            assert of(code).t(message, whoIs="you") != of(code).t(message, whoIs="other", who="Ann")
            expect(page.locator(".stage").get_by_text(of(code).t(message, whoIs="you"), exact=True)).to_have_count(1)
        context.close()


LATE = """() => {
  document.querySelector("header .fact span").textContent = "12";
  const frame = document.querySelector("header").getBoundingClientRect();
  const parts = [...document.querySelectorAll("header .word, header .fact, header .opener")].map((each) => [each.innerText, each.getBoundingClientRect()]);
  const cut = parts.filter(([, { top, bottom, right }]) => top < frame.top || bottom > frame.bottom || right > innerWidth);
  const crowded = parts.filter(([, { left }], at) => at > 0 && left < parts[at - 1][1].right);
  return [...cut, ...crowded].map(([words]) => words);
}"""
"""In a late round, whose figures are broader."""


def test_the_header_of_a_phone_has_room_for_every_fact(browser: Browser, cardboard: str) -> None:
    found = []
    for language in languages():
        context = browser.new_context(locale=language, reduced_motion="reduce")
        page = context.new_page()
        show(page, cardboard, "Inv-Votes-1")
        for width, height in ((390, 844), (360, 640)):
            hold(page, width, height)
            found += [f"{language} at {width}: {words}" for words in page.evaluate(LATE)]
        context.close()
    assert found == []
