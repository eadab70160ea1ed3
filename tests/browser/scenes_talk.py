"""Screens of a table that talks: before a vote, at the portraits, with facts between the lines, and with bots that answer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from websockets.sync.client import connect

from gloaming.games.cultists import Options
from tests.browser.moments import Seat, asks, lay_out, past_of
from tests.browser.player import Player
from tests.browser.scenes_invasion import WASHINGTON
from tests.server.running import RunningHouse

Opening = Callable[[Player, RunningHouse], None]
SIX = Options(players=6, level="experienced")
BOTS = (1, 2, 3, 4, 5)
TALK = 60


def at_a_vote(game: Any) -> bool:
    return type(game.asking).__name__ == "HoldVote" and not game.answers and game.round > 1


def at_a_call(game: Any) -> bool:
    """Somebody else is accused, and anyone who has a token may support it."""
    step = game.asking
    return type(step).__name__ == "AskForSupport" and 0 not in (step.accused, step.accuser) and not game.answers


def speak(house: RunningHouse, seat: Seat, text: str) -> None:
    """Somebody without a page says something."""
    with connect(house.socket) as line:
        for message in (
            {"type": "hello", "code": seat.code, "token": seat.token},
            {"type": "say", "text": text},
            {"type": "ping"},
        ):
            line.send(json.dumps(message))
        while json.loads(line.recv())["type"] != "pong":
            pass


def before_a_vote(player: Player, house: RunningHouse) -> None:
    """The bots begin by themselves."""
    seats = lay_out(house, past_of(SIX, at_a_vote), SIX, bots=BOTS, bot="sleuth", talk=TALK, silent=True)
    player.take(seats[0])
    player.page.locator(".before").wait_for()
    player.page.locator(".stream .say").nth(1).wait_for()


def asked_by_name(player: Player, house: RunningHouse) -> None:
    before_a_vote(player, house)
    player.press(player.page.get_by_role("button", name="About Theo"))
    player.press(player.page.locator(".chip", has_text="Theo, are you one of us?"))
    player.page.locator(".stream .say").filter(has_text="to Ann").first.wait_for()


def one_is_ready(player: Player, house: RunningHouse) -> None:
    """Ann has said so; Theo, a person, has not."""
    seats = lay_out(house, past_of(SIX, at_a_vote), SIX, bots=BOTS[1:], bot="sleuth", talk=TALK)
    player.take(seats[0])
    with connect(house.socket) as theo:
        theo.send(json.dumps({"type": "hello", "code": seats[1].code, "token": seats[1].token}))
        theo.recv()
        player.press(player.page.locator(".before").get_by_role("button", name="I’m ready"))
        expect(player.page.locator(".before [role=status]")).to_contain_text("Theo")


def at_the_portraits(player: Player, house: RunningHouse) -> None:
    seats = lay_out(house, past_of(SIX, asks("Act", since=3)), SIX)
    player.take(seats[0])
    player.await_question()
    speak(house, seats[1], "I was never alone with Oskar, whatever he says.")
    speak(house, seats[4], "Then who was?")
    player.page.locator(".bubble").nth(1).wait_for()


def newest_line(player: Player, house: RunningHouse) -> None:
    """Facts stand between what is said; the drawer opens at its end."""
    seats = lay_out(house, past_of(SIX, asks("Act", since=3)), SIX)
    player.take(seats[0])
    player.await_question()
    speak(house, seats[2], "Somebody put that card there.")
    if player.phone:
        player.press(player.page.get_by_role("button", name=re.compile("^Talk")))
    player.page.locator(".stream .say").last.wait_for()


def before_support(player: Player, house: RunningHouse) -> None:
    past = past_of(WASHINGTON, at_a_call)
    player.take(lay_out(house, past, WASHINGTON, bots=BOTS[:4], bot="sleuth", talk=TALK, silent=True)[0])
    player.page.locator(".before").wait_for()
    player.page.locator(".stream .say").first.wait_for()


SCREENS: dict[str, Opening] = {
    "talk-before-vote": before_a_vote,
    "talk-asked": asked_by_name,
    "talk-ready": one_is_ready,
    "talk-bubbles": at_the_portraits,
    "talk-newest": newest_line,
    "invasion-talk": before_support,
}
