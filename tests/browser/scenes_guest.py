"""Screens of a game without pages of its own, in a house that has one: Lamplighters, as docs/how-to/add-a-game.md makes it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.outcomes import patient
from tests.browser.player import Player
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]


def lobby(player: Player, house: RunningHouse) -> None:
    player.make_table("Lamplighters")
    free = player.page.get_by_role("button", name=re.compile("free"))
    for left in (2, 1, 0):
        player.press(free.first)
        player.press(player.page.get_by_role("button", name="Random bot"))
        expect(free).to_have_count(left)


def table(player: Player, house: RunningHouse) -> None:
    lobby(player, house)
    player.begin()
    player.await_question()


def looks(player: Player, house: RunningHouse) -> None:
    table(player, house)
    seal(player)
    player.await_question()


def seal(player: Player) -> None:
    """By keyboard: the first that is offered."""
    covered = player.page.locator(".covered")
    covered.focus()
    player.page.keyboard.down(" ")
    expect(covered).to_have_attribute("aria-valuetext", re.compile(": "))
    player.page.keyboard.up(" ")
    player.page.get_by_role("button", name="Seal your answer").press("Enter")


def answer(player: Player, title: str) -> None:
    before = player.answers
    if title == "Look at lamp":
        player.press(player.page.get_by_role("button", name=re.compile("^Look at: ")).first)
    else:
        seal(player)
    player.wait_until(lambda: player.answers > before)


def end(player: Player, house: RunningHouse) -> None:
    player.context.add_init_script(patient(600))
    table(player, house)
    while not (panel := player.await_question()).over:
        answer(player, panel.title)
    for _ in range(2):  # all cards at once, then the page
        player.press(player.page.locator(".unmasking").get_by_role("button"))


SCREENS: dict[str, Opening] = {"plain-lobby": lobby, "plain": table, "plain-look": looks, "plain-end": end}
