"""Screens of a table whose people come and go. Ann is the host; the others are away, or sit there and do not answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

import msgspec
from websockets.sync.client import connect

from gloaming.games.cultists import Options
from gloaming.server import entries as log
from gloaming.server.house import hashed
from tests.browser.moments import Seat, asks, lay_out, past_of
from tests.browser.player import Player
from tests.server.prepared import Moment
from tests.server.running import RunningHouse

FIVE = Options(players=5)
THEO = 1
THEO_WALKS = asks("Walk", THEO, since=2)
ANN_WALKS = asks("Walk", 0, since=2)
PATIENCE = 1
Opening = Callable[[Player, RunningHouse], None]

silent = ExitStack()
"""Connections of people who say nothing; they end with the process."""


def others_meet(game: object) -> bool:
    """Two meet, and who has given a card is nobody's business."""
    waiting = getattr(game, "waiting_for", ())
    return type(getattr(game, "asking", None)).__name__ == "Meet" and 0 not in waiting and len(waiting) == 2


def sit_still(house: RunningHouse, seats: list[Seat]) -> None:
    """They are connected, and that is all."""
    for seat in seats:
        connection = silent.enter_context(connect(house.socket))
        connection.send(msgspec.json.encode({"type": "hello", "code": seat.code, "token": seat.token}).decode())


def waiting(moment: Moment, words: str, *then: log.Entry, present: bool = True) -> Opening:
    def open_it(player: Player, house: RunningHouse) -> None:
        seats = lay_out(house, past_of(FIVE, moment), FIVE, patience=PATIENCE, then=then)
        player.take(seats[0])
        if present:
            sit_still(house, seats[1:])
        player.page.locator("section.panel").get_by_text(words).first.wait_for()

    return open_it


def minded(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, past_of(FIVE, ANN_WALKS), FIVE, then=(log.Covered(0, covered=True),))[0])
    player.page.get_by_text("What happened").wait_for()


def taken_over(player: Player, house: RunningHouse) -> None:
    gone = (log.Covered(0, covered=True), log.HandedOver(0, hashed("Nora"), "Nora"))
    player.take(lay_out(house, past_of(FIVE, ANN_WALKS), FIVE, then=gone)[0])
    player.page.get_by_text("Nora has taken over your seat.").wait_for()


def hand_over(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, past_of(FIVE, ANN_WALKS), FIVE, then=(log.Covered(THEO, covered=True),))[0])
    player.press(player.page.get_by_role("button", name="Menu"))
    player.press(player.page.get_by_role("button", name="Hand on Theo"))
    player.press(player.page.get_by_role("button", name="Make a link"))
    player.page.get_by_label("QR code").wait_for()


def take_over(player: Player, house: RunningHouse) -> None:
    offered = (log.Covered(THEO, covered=True), log.Offered(THEO, 0, hashed("link")))
    seats = lay_out(house, past_of(FIVE, ANN_WALKS), FIVE, then=offered)
    player.open(f"#/seat/{seats[THEO].code}/link")
    player.page.get_by_text("You take over Theo").wait_for()


def time_limits(player: Player, house: RunningHouse) -> None:
    player.take(lay_out(house, past_of(FIVE, ANN_WALKS), FIVE)[0])
    player.press(player.page.get_by_role("button", name="Menu"))
    player.press(player.page.get_by_role("button", name="Time limits"))
    player.page.get_by_role("dialog").wait_for()


SCREENS: dict[str, Opening] = {
    "waiting-lost": waiting(THEO_WALKS, "has lost the connection", present=False),
    "waiting-silent": waiting(THEO_WALKS, "hasn’t answered"),
    "waiting-word": waiting(THEO_WALKS, "One more is enough", log.Agreed(THEO, 2, "cover", agreed=True), present=False),
    "waiting-veiled": waiting(others_meet, "This is taking a while."),
    "minded": minded,
    "taken-over": taken_over,
    "hand-over": hand_over,
    "take-over": take_over,
    "time-limits": time_limits,
}
