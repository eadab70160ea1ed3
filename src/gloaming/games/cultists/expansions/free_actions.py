"""Free actions: what comes on top of the one action of a turn, before or after it, any number of times (UTS-RQ-41)."""

from __future__ import annotations

from collections.abc import Callable

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.rounds import Act
from gloaming.games.cultists.rules import actions, free_actions, may_linger
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.rules import Module
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat

lingering = Module("lingering")
"""Every expansion with free actions brings it along."""


class Done(Option, code="done", quiet=True):
    pass


class Linger(Choice, clause="UTS-RQ-41"):
    """After the action: who might have something left to do, by what all can see, is asked, and may have nothing."""

    def run(self, game: Cultists) -> None:
        if may_linger(game, self.seat):
            game.turn = self.seat
            game.ask(self)

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (*free_actions(game, self.seat), Done())

    def chosen(self, game: Cultists, option: Action | Done) -> None:
        if isinstance(option, Action):
            option.perform(game, self.seat)
            game.do(self)


@lingering.modifies(actions)
def acts_freely(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    return (*offered, *free_actions(game, seat))


@lingering.instead(Act)
def takes_its_time(game: Cultists, act: Act, proceed: Callable[[], None]) -> None:
    """However many free actions come before the action, one time after it is enough."""
    linger = Linger(act.seat)
    if linger not in game.agenda[-1:]:
        game.do(linger)
    proceed()
