"""What came of it is shown, and the present waits for it: a card turns over, a death, a vote ballot by ballot. And the plan
keeps its place while questions change."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import People
from tests.browser.moments import lay_out, past_of
from tests.browser.outcomes import ANN, GOES_ON, Evening, draws, may_shelve, may_vote
from tests.browser.player import DESK, PHONE, Player
from tests.browser.scenes import SIX, WALKS
from tests.server.running import RunningHouse
from tests.wide import further

LAPTOP: ViewportSize = {"width": 1366, "height": 657}
SIZES = {"phone": PHONE, "laptop": LAPTOP, "desk": DESK}


def sat_down(people: People, size: str, *, moving: bool = True) -> Player:
    ann = people("Ann", phone=size == "phone", moving=moving)
    ann.page.set_viewport_size(SIZES[size])
    return ann


@pytest.mark.parametrize("size", ["phone", *further("laptop")])
def test_a_death_and_a_vote_are_shown_before_anything_follows(people: People, house: RunningHouse, size: str) -> None:
    ann = sat_down(people, size)
    evening = Evening(ann, house)
    now, dialog = ann.page.locator("div.now"), ann.page.get_by_role("dialog")

    evening.is_found()
    expect(ann.page.locator(".scene-card h2")).to_contain_text("your Pulse deck")
    expect(now).not_to_contain_text("Dead card")  # no line tells it before the card is turned
    assert ann.page.locator(".slate").count() == 0, "the vote waits behind the card"
    assert ann.page.locator(".strip .ghost, .ring .ghost").count() == 0, "and so does the ghost"

    evening.dies()
    expect(now).to_contain_text("Dead card")
    expect(dialog).to_contain_text("You are dead")
    expect(dialog.locator(".after.shown")).to_have_count(0)
    expect(dialog).to_contain_text("You are a ghost now")
    evening.lives_on()
    expect(ann.page.locator(".slate")).to_be_visible()
    expect(now).to_contain_text("ghost")

    evening.is_counted()
    expect(ann.page.locator(".ballot")).to_have_count(SIX.players)
    last = ann.page.locator(".ballot").evaluate_all(
        "ballots => ballots.toSorted((a, b) => parseFloat(a.style.getPropertyValue('--at')) - "
        "parseFloat(b.style.getPropertyValue('--at'))).at(-1).closest('li').innerText"
    )
    assert last.strip() == "Agnes", "the ballots for the one who leaves come last"

    evening.is_settled()
    expect(ann.page.locator(".scene-card h2")).to_have_text(re.compile("Agnes"))


def test_who_is_voted_out_is_told_so_and_what_is_left(people: People, house: RunningHouse) -> None:
    evening = Evening(sat_down(people, "phone"), house, may_vote)
    evening.is_counted(named=ANN)
    evening.ann.page.evaluate(GOES_ON)
    evening.is_settled()
    dialog = evening.ann.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You are out")
    expect(dialog).to_contain_text("You got 5 votes")
    expect(dialog.locator(".after.shown")).to_contain_text("You are a ghost now")


def test_a_card_that_is_drawn_turns_over_and_the_line_stays(people: People, house: RunningHouse) -> None:
    ann = sat_down(people, "laptop")
    draws(ann, house)
    expect(ann.page.locator(".scene-card h2")).to_contain_text("You draw a card")
    waiting = ann.page.locator("section.panel .quiet")
    assert waiting.count() == 0, "the question waits until the card has been seen"
    ann.page.evaluate(GOES_ON)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".scenes")).to_have_count(0)
    line = ann.page.locator("div.now button")
    expect(line).to_have_text(re.compile("Just now"))
    ann.press(line)
    expect(ann.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def test_with_less_motion_the_words_are_the_same(people: People, house: RunningHouse) -> None:
    ann = sat_down(people, "laptop", moving=False)
    evening = Evening(ann, house)
    evening.is_found()
    face = ann.page.locator(".scenes .front").evaluate("front => getComputedStyle(front).transform")
    assert face == "none", "the card lies open at once"
    evening.dies()
    expect(ann.page.get_by_role("dialog").locator(".after.shown")).to_contain_text("You are a ghost now")


FLIGHTS = """() => {
  window.flights = [];
  const middle = ({x, y, width, height}) => [x + width / 2, y + height / 2];
  const portrait = ([x, y]) => [...document.querySelectorAll(".ring [data-seat], [data-chair]")].findIndex((each) => {
    const box = each.getBoundingClientRect();
    return Math.hypot(...middle(box).map((at, index) => at - [x, y][index])) < 2;
  });
  const at = (frame) => frame.transform.match(/-?[\\d.]+/g).slice(0, 2).map(Number);
  new MutationObserver((changes) => changes.flatMap(({addedNodes}) => [...addedNodes]).forEach((node) => {
    if (!node.classList?.contains("flight")) return;
    const frames = node.getAnimations()[0].effect.getKeyframes();
    const thing = node.querySelector("use").getAttribute("href");
    const shelf = document.getElementById("things-drawer").checkVisibility();
    window.flights.push([thing, portrait(at(frames[0])), portrait(at(frames.at(-1))), shelf]);
  })).observe(document.body, {childList: true});
}"""
"""From now on: what flies, from whose portrait, to whose, and whether the shelf is open. It is in the air for a moment only."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_on_a_phone_the_shelf_opens_while_a_book_arrives(people: People, house: RunningHouse, motion: Any) -> None:
    """Those who wish for less motion have the line that says so."""
    ann = sat_down(people, "phone")
    ann.page.emulate_media(reduced_motion=motion)
    draws(ann, house, may_shelve)
    shelf = ann.page.locator("#things-drawer")
    expect(shelf).to_be_hidden()
    ann.page.evaluate(FLIGHTS)
    ann.page.evaluate(GOES_ON)
    ann.page.keyboard.press("Escape")
    if motion == "reduce":
        expect(ann.page.locator("div.now")).to_contain_text("shelf")
        expect(shelf).to_be_hidden()
    else:
        ann.page.wait_for_function("() => window.flights.some(([thing]) => thing === '#i-book')")
        flown = ann.page.evaluate("window.flights")
        assert [is_open for thing, _, _, is_open in flown if thing == "#i-book"] == [True]
        expect(ann.page.locator("section.panel").locator("h1, .quiet, .presence").first).to_be_visible()
        expect(shelf).to_be_hidden()


@pytest.mark.parametrize("size", ["phone", *further("desk")])
def test_the_knife_and_a_token_travel_when_an_hour_begins(people: People, house: RunningHouse, size: str) -> None:
    """The knife from one portrait to the next, a token to the clock."""
    ann = sat_down(people, size)
    ann.take(lay_out(house, past_of(SIX, WALKS), SIX, bots=(1, 2, 3, 4, 5))[ANN])
    ann.await_question()
    hour, holder = ann.views[-1]["round"], ann.views[-1]["knife"]
    ann.page.evaluate(FLIGHTS)
    for _ in range(20):
        if ann.await_question().over or ann.views[-1]["round"] > hour:
            break
        ann.answer()
    flown = ann.page.evaluate("window.flights")
    knives = [(of, to) for thing, of, to, _ in flown if thing == "#i-knife" and of != to]
    assert len(knives) == 1, flown
    of, to = knives[0]
    assert min(of, to) >= 0
    if size == "phone":  # where portraits stand in the order of the seats
        assert (of, to) == (holder, ann.views[-1]["knife"])
    clock = [token for token in ann.views[-1]["clock"] if token]
    assert len(clock) <= hour or any(of == to == -1 for _, of, to, _ in flown)


PLAN = """() => {
  const plan = document.querySelector("main svg.plan");
  const frame = plan?.closest(".frame");
  const {x, y, width, height} = plan.getBoundingClientRect();
  return [x, y + frame.scrollTop, width, height].map(Math.round);
}"""


@pytest.mark.parametrize("size", ["laptop", *further("phone", "desk")])
def test_the_plan_keeps_its_place_while_questions_change(people: People, house: RunningHouse, size: str) -> None:
    """On a phone it may slide under a long question; it never grows or shrinks."""
    ann = sat_down(people, size)
    ann.take(lay_out(house, past_of(SIX, WALKS), SIX, bots=(1, 2, 3, 4, 5))[ANN])
    seen: dict[str, Any] = {}
    for _ in range(12):
        panel = ann.await_question()
        if panel.over:
            break
        if ann.page.locator("main .stage").count() == 0:
            seen[panel.title] = ann.page.evaluate(PLAN)
        ann.answer()
    assert len(seen) >= 3, seen
    assert len({tuple(box) for box in seen.values()}) == 1, seen
