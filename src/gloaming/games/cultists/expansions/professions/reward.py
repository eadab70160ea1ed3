"""How a Profession is won and lost (MOC-PROF-14 to -20)."""

from __future__ import annotations

from gloaming.games.cultists.events import BecameGhost, CultistFought
from gloaming.games.cultists.expansions.professions.events import ProfessionDeclined, ProfessionLost, ProfessionWon
from gloaming.games.cultists.expansions.professions.manifest import professions
from gloaming.games.cultists.expansions.professions.state import change, professions_of
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat


class TakeUp(Option, code="takeup", clause="MOC-PROF-15"):
    """Take the Profession and turn it up."""


class LeaveIt(Option, code="leaveit", clause="MOC-RQ-26", quiet=True):
    """Leave the Profession next to the Map."""


class WinProfession(Step):
    """MOC-PROF-15, -16: the fighter takes the token, and from now on it works."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        change(game, holder=self.seat)
        game.record(ProfessionWon(self.seat, professions_of(game).profession))


class OfferProfession(Choice, clause="MOC-RQ-26"):
    """MOC-RQ-26, optional: the fighter may leave the token, unseen, for the next one."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (TakeUp(), LeaveIt())

    def chosen(self, game: Cultists, option: Option) -> None:
        if isinstance(option, TakeUp):
            game.do(WinProfession(self.seat))
        else:
            game.record(ProfessionDeclined(self.seat))


@professions.on(CultistFought)
def rewards_the_first_fighter(game: Cultists, event: CultistFought) -> None:
    """MOC-PROF-17, MOC-RQ-27: one Profession a game, and none for the AUTOMA."""
    if event.seat == game.automa or professions_of(game).holder is not None:
        return
    reward = OfferProfession if game.options.profession_optional else WinProfession
    game.do(reward(event.seat))


@professions.on(BecameGhost)
def dies_with_its_holder(game: Cultists, event: BecameGhost) -> None:
    """MOC-PROF-18, -19: only the living have one, and nobody inherits it."""
    kept = professions_of(game)
    if kept.holder == event.seat and not kept.lost:
        change(game, lost=True)
        game.record(ProfessionLost(event.seat))
