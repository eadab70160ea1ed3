"""Talk that lives: a word at a portrait, one tap to say something, a bot that answers, and a vote that waits for the talk."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect
from websockets.sync.client import connect

from gloaming.games.cultists import Options
from tests.browser.conftest import People
from tests.browser.moments import OPTIONS, Seat, lay_out, past_of
from tests.browser.player import Player
from tests.browser.scenes_talk import at_a_vote
from tests.server.running import RunningHouse
from tests.wide import one_in

SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844}, {"width": 1366, "height": 657}, {"width": 1440, "height": 900},
)  # fmt: skip
BOTS = (1, 2, 3, 4, 5)


def may_act_and_talk(game: Any) -> bool:
    return type(game.asking).__name__ == "Act" and game.asking.seat == 0 and game.event != "no_connection"


PLACES = """() => {
  const ask = document.querySelector(".table > .ask").getBoundingClientRect();
  return [...document.querySelectorAll(".bubble")].map((bubble) => {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    const over = right > ask.left && left < ask.right && bottom > ask.top && top < ask.bottom;
    return { words: bubble.textContent, left, right, over };
  });
}"""
"""What stands at the portraits, from where to where, and whether over the question."""
FACES = """() => {
  const over = (one, other) =>
    one.right > other.left + 1 && one.left < other.right - 1 && one.bottom > other.top + 1 && one.top < other.bottom - 1;
  const faces = [...document.querySelectorAll(".ring [data-seat], .seats [data-chair], .bubble")];
  return [...document.querySelectorAll(".bubble")].flatMap((bubble) => faces
    .filter((face) => face !== bubble && over(bubble.getBoundingClientRect(), face.getBoundingClientRect()))
    .map((face) => `${bubble.dataset.from} over ${face.dataset.seat ?? face.dataset.chair ?? face.dataset.from}`));
}"""
"""Whose words lie over whose portrait, or over whose words."""
MEASURE = """(chair) => {
  window.measured = null;
  const look = () => document.querySelector(`.bubble[data-from="${chair}"]`)
    ? setTimeout(() => (window.measured = (%s)()), 300)
    : requestAnimationFrame(look);
  look();
}"""
"""As soon as the words of this chair have found their place: a test that comes late would miss them."""
AT_THE_END = """() => {
  const stream = document.querySelector(".stream[role=log]");
  return stream.clientHeight > 0 && stream.scrollHeight - stream.scrollTop - stream.clientHeight < 24;
}"""


@pytest.mark.parametrize("size", one_in(2, SIZES), ids=lambda size: f"{size['width']}x{size['height']}")
def test_before_a_vote_people_talk_and_bots_answer(people: People, house: RunningHouse, size: ViewportSize) -> None:
    ann = people("Ann", phone=size["width"] < 600)
    ann.page.set_viewport_size(size)
    ann.take(lay_out(house, past_of(OPTIONS, at_a_vote), bots=BOTS, bot="sleuth", talk=600)[0])
    page = ann.page
    before = page.locator(".before")
    expect(before).to_be_visible()
    expect(before.get_by_role("timer")).to_have_text(re.compile(r"^(9|10):\d\d$"))
    expect(page.locator(".ballot, .btn.ink", has_text=re.compile("^Seal"))).to_have_count(0)
    expect(page.locator(".chips")).to_be_visible()  # the talk is in front, also on a phone
    page.wait_for_function(AT_THE_END)
    lines = page.locator(".stream .say")
    had = lines.count()
    ann.press(page.get_by_role("button", name="About Theo"))
    ann.press(page.locator(".chip", has_text="Theo, are you one of us?"))
    expect(lines.filter(has_text="Theo").filter(has_text="to Ann")).to_have_count(1)
    assert lines.count() >= had + 2
    page.get_by_label("Say something").fill("Ruben, lovely moths tonight")
    page.keyboard.press("Enter")
    expect(lines.filter(has_text="Ruben").filter(has_text="to Ann")).to_have_count(1)
    page.wait_for_function(AT_THE_END)
    ann.press(before.get_by_role("button", name="I’m ready"))
    expect(before).to_have_count(0)
    panel = ann.await_question()
    assert not panel.over


@pytest.mark.parametrize("size", one_in(2, SIZES), ids=lambda size: f"{size['width']}x{size['height']}")
def test_what_is_said_stands_at_the_portrait_and_never_over_the_question(
    people: People, house: RunningHouse, size: ViewportSize
) -> None:
    seats = lay_out(house, past_of(OPTIONS, may_act_and_talk))
    ann, theo = people("Ann", phone=size["width"] < 600), people("Theo")
    ann.page.set_viewport_size(size)
    ann.take(seats[0])
    theo.take(seats[1])
    ann.await_question()
    ann.page.evaluate(MEASURE % PLACES, seats[1].chair)
    theo.page.get_by_label("Say something").fill("I was never alone with Oskar, whatever he says.")
    theo.page.keyboard.press("Enter")
    [bubble] = measured(ann)
    assert "never alone" in bubble["words"]
    assert not bubble["over"]
    assert bubble["left"] >= 0
    assert bubble["right"] <= size["width"]
    expect(ann.page.locator("[role=log].sr", has_text="Theo says: I was never alone")).to_have_count(1)
    if ann.phone:
        expect(ann.page.locator(".unread")).to_have_text(re.compile("^1"))
    expect(ann.page.locator(".bubble")).to_have_count(0)


EIGHT = Options(players=8)
LONG = "I was never alone with Oskar, whatever he says about the Library, and Agnes knows it."


@pytest.mark.parametrize("size", one_in(2, SIZES), ids=lambda size: f"{size['width']}x{size['height']}")
def test_no_word_lies_over_a_face(people: People, house: RunningHouse, size: ViewportSize) -> None:
    """Any of them may speak, with as many at the table as there can be."""
    seats = lay_out(house, past_of(EIGHT, may_act_and_talk), EIGHT)
    ann = people("Ann", phone=size["width"] < 600)
    ann.page.set_viewport_size(size)
    ann.take(seats[0])
    ann.await_question()
    found: list[Any] = []
    for seat in seats[1:]:
        ann.page.evaluate(MEASURE % FACES, seat.chair)
        speak(house, seat, LONG)
        found += measured(ann)
    assert found == []


def measured(player: Player) -> list[Any]:
    found: list[Any] = player.page.wait_for_function("() => window.measured").json_value()
    return found


def speak(house: RunningHouse, seat: Seat, text: str) -> None:
    """Somebody without a page."""
    with connect(house.socket) as line:
        line.send(json.dumps({"type": "hello", "code": seat.code, "token": seat.token}))
        line.send(json.dumps({"type": "say", "text": text}))
        line.send(json.dumps({"type": "ping"}))
        while json.loads(line.recv())["type"] != "pong":
            pass


def test_a_vote_waits_for_two_people_by_keyboard(people: People, house: RunningHouse) -> None:
    """Tab to the button and Enter; the ballots come when both have said so."""
    seats = lay_out(house, past_of(OPTIONS, at_a_vote), bots=(2, 3, 4, 5), talk=600)
    ann, theo = people("Ann"), people("Theo")
    ann.take(seats[0])
    theo.take(seats[1])
    for player in (ann, theo):  # nobody waits for somebody who is not here
        expect(player.page.locator(".before")).to_be_visible()
    for player in (ann, theo):
        button = player.page.locator(".before").get_by_role("button", name="I’m ready")
        button.focus()
        player.page.keyboard.press("Enter")
        if player is ann:
            expect(player.page.locator(".before [role=status]")).to_contain_text("Theo")
    for player in (ann, theo):
        expect(player.page.locator(".before")).to_have_count(0)
        player.await_question()
