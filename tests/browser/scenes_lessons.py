"""Screens of a stranger's first evening: the door, the guided games beat by beat, and a first game alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from gloaming.games.cultists import Options
from gloaming.lessons import lessons
from tests.browser.moments import asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.scenes_invasion import MILAN
from tests.server.prepared import Moment
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]
SIX = Options(players=6, level="experienced")
GO_ON = re.compile("And then|Und dann")


def hurry(player: Player) -> None:
    """The same lesson, with short rests between the beats."""

    def quicker(route: Route) -> None:
        body = route.request.post_data_json or {}
        route.continue_(post_data=json.dumps({**body, "pace": "quick"}))

    player.page.route("**/api/lessons", quicker)


def introduced(lesson: str) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.open(f"#/learn/{lesson}")
        player.page.locator(".learn .btn").first.wait_for()
        player.page.wait_for_timeout(3000)  # line by line

    return open_it


def beat(lesson: str, number: int) -> Opening:
    """The question after so many answers."""

    def open_it(player: Player, house: RunningHouse) -> None:
        hurry(player)
        player.open(f"#/learn/{lesson}")
        player.press(player.page.locator(".learn .btn").first)
        for _ in range(number):
            player.await_question()
            player.answer()
        player.await_question()

    return open_it


def revealed(lesson: str) -> Opening:
    """The end of a guided game, its lines told one after the other."""

    def open_it(player: Player, house: RunningHouse) -> None:
        beat(lesson, 0)(player, house)
        player.play()
        read_the_end(player)

    return open_it


def read_the_end(player: Player) -> list[str]:
    """Line by line; the last one leaves the way to a real game."""
    card = player.page.locator(".reveal")
    lines = card.locator("li")
    while (more := card.get_by_role("button", name=GO_ON)).count():
        told = lines.count()
        player.press(more)
        expect(lines).to_have_count(told + 1)
    return lines.all_inner_texts()


def door(wish: str) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        player.open()
        player.press(player.page.get_by_role("button", name=wish))
        player.page.locator(".games").wait_for()

    return open_it


def alone(options: Any, moment: Moment) -> Opening:
    """Nobody else sees this screen: everything lies open."""

    def open_it(player: Player, house: RunningHouse) -> None:
        player.take(lay_out(house, past_of(options, moment), options, bots=tuple(range(1, options.players)))[0])
        player.await_question()

    return open_it


BEATS = {"first-night": (0, 1, 3, 5, 8, 11), "first-night-cultist": (1, 3), "first-evening": (0, 2, 4)}
"""Of each guided game, after how many answers its pictures are taken."""

SCREENS: dict[str, Opening] = {
    "door-learn": door("show me"),
    "door-alone": door("Play alone"),
    **{f"lesson-{name}-intro": introduced(name) for name in BEATS},
    **{f"lesson-{name}-{number}": beat(name, number) for name, numbers in BEATS.items() for number in numbers},
    **{f"lesson-{name}-end": revealed(name) for name in BEATS},
    "alone-walk": alone(SIX, asks("Walk", since=3)),
    "alone-meet": alone(SIX, asks("Meet", since=2)),
    "alone-night": alone(SIX, asks("Night")),
    "alone-invasion": alone(MILAN, asks("Act", since=2)),
}

assert set(BEATS) == set(lessons()), "every lesson has its pictures"
