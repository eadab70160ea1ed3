"""The Detective and the Informant (MOC-PROF-23 to -27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.events import EnvelopeOpened
from gloaming.games.cultists.expansions.professions.events import (
    DetectiveLookedRound,
    InformantSeen,
    ProfessionWon,
    SupportTokenSeen,
)
from gloaming.games.cultists.expansions.professions.state import professions_of
from gloaming.games.cultists.expansions.professions.tokens.base import Profession
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.state import Cultists
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


detective = Profession("detective", knows_informant=True, printed=2)


class HoldDetectivesNight(Step):
    """MOC-PROF-23, -25, MOC-RQ-29: all but the Detective close their eyes, the dead too; every token is turned up."""

    seat: Seat

    def run(self, game: Cultists) -> None:
        game.record(DetectiveLookedRound(self.seat))
        game.record(InformantSeen(self.seat, professions_of(game).informant))


@detective.on(ProfessionWon)
def looks_round_at_once(game: Cultists, event: ProfessionWon) -> None:
    if event.profession == detective.name:
        game.do(HoldDetectivesNight(event.seat))


@detective.on(EnvelopeOpened)
def may_look_at_the_own_token(game: Cultists, event: EnvelopeOpened) -> None:
    """MOC-RQ-28: where the table says so; otherwise the token lies face down from the envelope on."""
    if game.options.informant_knows:
        game.record(SupportTokenSeen(event.seat, professions_of(game).informant == event.seat))


@detective.notes(InformantSeen)
def note_informant(ledger: Ledger, event: InformantSeen) -> None:
    """MOC-PROF-10: a sure Investigator."""
    ledger.not_these[event.informant].update(role for role, team in TEAM_OF.items() if team != "investigators")
