"""After an answer the keyboard continues at the new question; it never takes away a sentence that somebody is writing."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.keyboard import KeyboardPlayer
from tests.browser.player import Player
from tests.browser.scenes import SCREENS
from tests.server.running import RunningHouse


def go_on(player: Player) -> None:
    """One door further, where nobody is met: a player with points left is asked again."""
    player.await_question()
    outlook = player.views[-1]["asked"]["outlook"]
    place = next(
        place
        for place, way in outlook["ways"].items()
        if len(way["answers"]) == 1 and not set(way["places"]) & set(outlook.get("meets", {}))
    )
    player.press(player.page.locator(f'[data-place="{place}"]'))
    player.press(player.page.locator("section.panel .acts > .btn.ink"))


def test_after_an_answer_the_new_question_is_in_focus(people: People, house: RunningHouse) -> None:
    ann = people("Ann", kind=KeyboardPlayer)
    SCREENS["walk"](ann, house)
    ann.await_question()
    heading, steps = ann.page.locator("section.panel h1"), ann.page.locator("section.panel .asking .corner svg")
    expect(heading).not_to_be_focused()  # nobody has answered yet
    before = steps.count()
    go_on(ann)
    expect(steps).to_have_count(before - 1)
    expect(heading).to_be_focused()
    ann.page.keyboard.press("Tab")
    within = ann.page.locator("section.panel :focus, main :focus")
    assert within.count() == 1, ann.page.evaluate("() => document.activeElement.outerHTML")


class SlowLine:
    """Keeps back what the house says, until it is let through; but not that it is there, or the page would call it again."""

    def __init__(self) -> None:
        self.kept: list[str | bytes] | None = None
        self.page: WebSocketRoute | None = None

    def open(self, page: WebSocketRoute) -> None:
        self.page = page
        house = page.connect_to_server()
        page.on_message(house.send)
        house.on_message(self.hear)

    def hear(self, said: str | bytes) -> None:
        assert self.page is not None
        if self.kept is None or json.loads(said)["type"] == "pong":
            self.page.send(said)
        else:
            self.kept.append(said)

    def let_through(self) -> None:
        assert self.page is not None
        assert self.kept is not None
        for said in self.kept:
            self.page.send(said)
        self.kept = None


def test_a_new_question_takes_no_letter_from_a_note_that_is_being_written(people: People, house: RunningHouse) -> None:
    ann, line = people("Ann"), SlowLine()
    ann.context.route_web_socket("**/*", line.open)
    SCREENS["walk"](ann, house)
    ann.press(ann.page.get_by_role("tab", name="Claims"))
    steps = ann.page.locator("section.panel .asking .corner svg")
    ann.await_question()
    before = steps.count()
    line.kept = []
    go_on(ann)
    notes = ann.page.get_by_label("Notes")
    notes.click()
    ann.page.keyboard.type("Theo was in ")
    ann.wait_until(lambda: any(json.loads(said)["type"] == "change" for said in line.kept or ()))
    line.let_through()
    expect(steps).to_have_count(before - 1)
    ann.page.keyboard.type("the Library")
    expect(notes).to_be_focused()
    expect(notes).to_have_value("Theo was in the Library")
