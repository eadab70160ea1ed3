"""An evening in which Ann dies: her Dead card is turned over, everyone votes, and somebody leaves. Each scene on its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.checks import LookAtPulse, ShowDeath
from gloaming.games.cultists.state import Cultists
from tests.browser.eager import eager_past
from tests.browser.moments import Seat, lay_out, past_of
from tests.browser.player import Player
from tests.browser.scenes import SIX, Opening
from tests.server.prepared import Moment
from tests.server.running import RunningHouse

ANN, FINDER, LEAVES = 0, 1, 2
"""The one who dies, the one who finds out, and the one who is voted out after it."""

GOES_ON = "() => { window.patient = false; }"
"""A page that was patient is so no more, from now on."""


def patient(most: int = 2000) -> str:
    """A page that waits for someone who looks late: nothing that takes longer than so many milliseconds happens by itself."""
    held = f"window.patient && after > {most} ? 0 : later(act, after)"
    return f"window.patient = true; const later = setTimeout; window.setTimeout = (act, after) => ({held});"


def found_dead(game: Cultists) -> bool:
    step = game.asking
    looks = isinstance(step, LookAtPulse) and step.target == ANN and step.seat == FINDER
    alive = not game.ghost[ANN] and not game.ghost[LEAVES] and game.knife != ANN
    return looks and DEAD in game.pulse[ANN] and ShowDeath() in game.choices[FINDER] and alive


def may_vote(game: Cultists) -> bool:
    """Everyone may name Ann, and only others may change their ballots."""
    return (
        type(game.asking).__name__ == "HoldVote"
        and len(game.waiting_for) == game.options.players
        and game.knife != ANN
        and not game.ghost[ANN]
    )


def may_draw(game: Cultists) -> bool:
    """Ann may check a room."""
    offered = {type(option).__name__ for option in game.choices.get(ANN, ())}
    return type(game.asking).__name__ == "Act" and game.waiting_for == (ANN,) and "CheckRoom" in offered


def may_shelve(game: Cultists) -> bool:
    """Ann may check a room and bring a book to the shelf."""
    if not may_draw(game):
        return False
    world = game.clone()
    world.answer(ANN, next(option for option in world.choices[ANN] if type(option).__name__ == "CheckRoom"))
    return any(type(event).__name__ == "BookPlaced" for event in world.journal[len(game.journal) :])


def answers(house: RunningHouse, seat: Seat, wanted: str) -> bool:
    """What somebody without a page says, if that is offered."""
    with connect(house.socket) as line:
        line.send(json.dumps({"type": "hello", "code": seat.code, "token": seat.token}))
        asked: dict[str, Any] = json.loads(line.recv())["view"]["asked"] or {"options": []}
        codes = [option["code"] for option in asked["options"] if option["code"].startswith(wanted)]
        if codes:
            line.send(json.dumps({"type": "answer", "question": asked["number"], "code": codes[0]}))
            line.send(json.dumps({"type": "ping"}))
            while json.loads(line.recv())["type"] != "pong":
                pass
        return bool(codes)


class Evening:
    """A table at which nobody else has a page; what they do, the test says."""

    def __init__(self, ann: Player, house: RunningHouse, moment: Moment = found_dead) -> None:
        self.ann, self.house = ann, house
        self.seats = lay_out(house, past_of(SIX, moment), SIX)
        ann.context.add_init_script(patient())
        ann.take(self.seats[ANN])
        ann.page.locator("section.panel").wait_for()

    def is_found(self) -> None:
        """Her card is turned over."""
        assert answers(self.house, self.seats[FINDER], str(ShowDeath()))
        self.ann.page.locator('.scenes[data-as="turn"] .front').wait_for()

    def dies(self) -> None:
        self.ann.page.keyboard.press("Escape")
        self.ann.page.get_by_role("dialog").wait_for()

    def is_told(self) -> None:
        """What she may do now: a touch brings it sooner."""
        dialog = self.ann.page.get_by_role("dialog")
        dialog.wait_for()
        if dialog.locator(".after.shown").count() == 0:
            self.ann.press(dialog.locator("h2"))
        dialog.locator(".after.shown").wait_for()

    def lives_on(self) -> None:
        """As a ghost, with a ballot before her."""
        self.is_told()
        dialog = self.ann.page.get_by_role("dialog")
        self.ann.press(dialog.get_by_role("button"))
        dialog.wait_for(state="detached")
        self.ann.await_question()

    def is_counted(self, named: int = LEAVES) -> None:
        """She names whom she likes, the others name somebody, and the ballots are turned over."""
        self.ann.answer()  # before the others: an answer hurries what is shown
        for seat in self.seats[1:]:
            assert answers(self.house, seat, "accuse:1" if seat.chair == named else f"accuse:{named}")
        self.ann.page.locator('.scenes[data-as="stage"] .ballot').first.wait_for()

    def is_settled(self) -> None:
        """Nobody changes a ballot."""
        self.ann.page.keyboard.press("Escape")
        for seat in self.seats[1:]:
            answers(self.house, seat, "keep")


def draws(player: Player, house: RunningHouse, moment: Moment = may_draw) -> None:
    """A card turns over in a room."""
    player.context.add_init_script(patient())
    player.take(lay_out(house, eager_past(SIX, moment), SIX)[ANN])
    player.await_question()
    player.press(player.page.locator("button.act", has_text="Check the room").first)
    player.press(player.page.locator("section.panel .acts > .btn.ink"))
    player.page.locator('.scenes[data-as="turn"]').wait_for()


def until(*stages: Callable[[Evening], None], moment: Moment = found_dead) -> Opening:
    """The screen after so much of the evening."""

    def open_it(player: Player, house: RunningHouse) -> None:
        evening = Evening(player, house, moment)
        for stage in stages:
            stage(evening)

    return open_it


def out(evening: Evening) -> None:
    evening.is_counted(named=ANN)
    evening.is_settled()
    evening.is_told()


DEATH = (Evening.is_found, Evening.dies)
VOTE = (*DEATH, Evening.lives_on, Evening.is_counted)
OUTCOMES: dict[str, Opening] = {
    "outcome-card": until(Evening.is_found),
    "outcome-dead": until(*DEATH, Evening.is_told),
    "outcome-count": until(*VOTE, lambda evening: evening.ann.page.wait_for_timeout(4000)),
    "outcome-leaves": until(
        *VOTE, Evening.is_settled, lambda evening: evening.ann.page.locator(".scene .vote").wait_for()
    ),
    "outcome-out": until(out, moment=may_vote),
    "outcome-drawn": draws,
}
