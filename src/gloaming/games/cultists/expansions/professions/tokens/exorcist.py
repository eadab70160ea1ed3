"""The Exorcist: once per game, a life for a life (MOC-PROF-28 to -33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.actions.base import Action
from gloaming.games.cultists.cards import DEAD, without
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.expansions.professions.events import Revived
from gloaming.games.cultists.expansions.professions.state import change, professions_of
from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.games.cultists.rules import free_actions
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.gifts import Gift
    from gloaming.games.cultists.worlds.ledger import Ledger


exorcist = Profession("exorcist", printed=3)


class Revive(Action, code="revive:{target}", clause="MOC-PROF-28", free=True, confirm=True):
    """Bring this Ghost back to life; somebody else has to die for it."""

    target: Seat

    def perform(self, game: Cultists, seat: Seat) -> None:
        change(game, used=True)
        game.do(BringBack(seat, self.target), ChooseVictim(seat, self.target))


class Sacrifice(Option, code="sacrifice:{target}", clause="MOC-PROF-31", confirm=True):
    """This Character dies in place of the one brought back."""

    target: Seat


@exorcist.modifies(free_actions)
def may_revive(offered: tuple[Option, ...], game: Cultists, seat: Seat) -> tuple[Option, ...]:
    """MOC-PROF-32, MOC-RQ-32: any Ghost, at any distance, while there is somebody to die for it."""
    if exorcist.holder(game) != seat or professions_of(game).used or not victims(game, seat):
        return offered
    return (*offered, *[Revive(ghost) for ghost in game.seats if game.ghost[ghost]])


def victims(game: Cultists, seat: Seat) -> list[Seat]:
    """MOC-RQ-32: the living, the Exorcist only where the table says so."""
    return [other for other in game.living() if other != seat or game.options.exorcist_may_kill_self]


class BringBack(Step):
    """MOC-PROF-28 to -30, MOC-RQ-33: the Ghost lives; its open Dead card leaves the game, all else stays as it is."""

    seat: Seat
    target: Seat

    def run(self, game: Cultists) -> None:
        back = self.target
        game.ghost[back] = False
        del game.cause[back]
        purged = game.pulse[back].count(DEAD) if game.options.revival_purges == "all" else game.shown_dead[back]
        for _ in range(purged):
            game.pulse[back] = without(game.pulse[back], DEAD)
        game.shown_dead[back] = 0
        if DEAD not in game.pulse[back]:
            game.dead_since.pop(back, None)  # MOC-WIN-04
        change(game, exorcised=professions_of(game).exorcised + purged)
        game.record(Revived(self.seat, back, purged))


class ChooseVictim(Choice, clause="MOC-PROF-31"):
    """MOC-PROF-31: another player has to die. No Vote follows, unless the table says so (MOC-RQ-32)."""

    revived: Seat

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return tuple(Sacrifice(other) for other in victims(game, self.seat) if other != self.revived)

    def chosen(self, game: Cultists, option: Sacrifice) -> None:
        vote: tuple[Step, ...] = (HoldVote(self.seat),) if game.options.exorcist_kill_vote else ()
        game.do(BecomeGhost(option.target, "exorcist"), *vote)


@exorcist.notes(Revived)
def note_revival(ledger: Ledger, event: Revived) -> None:
    """MOC-RQ-33: the cards that left were Dead; which of them they were may be a guess that leads nowhere."""
    back = event.target
    del ledger.ghosts[back]
    for _ in range(event.cards):
        dead = likely_dead(ledger, back)
        ledger.found([dead], 1, 1)
        ledger.leave(back, dead)
    if ledger.view.options.revival_purges == "all":
        ledger.found(ledger.pulses[back], 0, 0)
    ledger.revived[back] = (len(ledger.received[back]), tuple(ledger.pulses[back]))


def likely_dead(ledger: Ledger, seat: Seat) -> Gift:
    """A card of this Pulse deck that is Dead, or may be, by what was seen of it and of its giver."""
    deck, known = ledger.pulses[seat], ledger.view.known_cultists
    clean = {gift for look in ledger.looks if look.dead_seen == 0 for gift in look.cards}
    may_be = [gift for gift in deck if gift.card is None and gift not in clean]
    if known:
        may_be = [gift for gift in may_be if gift.giver is None or gift.giver in known]
    return ledger.dice.pick([gift for gift in deck if gift.card == DEAD] or may_be or deck)
