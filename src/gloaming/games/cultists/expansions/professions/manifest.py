"""When the Professions module joins a table, and what it lays out there (MOC-PROF-01 to -13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from gloaming.games.cultists.cards import DEAD, Cards
from gloaming.games.cultists.expansions.free_actions import lingering
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.professions.state import NAME, Professions, ProfessionsSeen, professions_of
from gloaming.games.cultists.expansions.professions.tokens import PROFESSIONS
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import is_investigator
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.errors import BadOptions
from gloaming.kernel.rules import Module
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


class ProfessionsModule(Expansion):
    def joins(self, options: Options) -> bool:
        return options.professions

    def check(self, options: Options) -> None:
        """MOC-PROF-02, MOC-RQ-25."""
        if SET_UP[options.seats].cultists < 2:
            sentence = "Professions need two Cultists; play with 7 or 8 people, or with 6 and the AUTOMA."
            raise BadOptions(sentence, "professions-cultists")
        if not options.unsafe_passages:
            sentence = "Professions are won from Cultist tokens, and a first game has none; choose another level."
            raise BadOptions(sentence, "professions-level")

    def brings(self, options: Options) -> tuple[Module, ...]:
        return (lingering, *PROFESSIONS.values())

    def lay_out(self, game: Cultists) -> None:
        """MOC-PROF-06, -08, -10: a random Profession, and one Informant among the Investigators."""
        investigators = [seat for seat in game.seats if is_investigator(game, seat)]
        profession = tuple(PROFESSIONS)[game.roll(len(PROFESSIONS))]
        informant = investigators[game.roll(len(investigators))]
        game.parts[NAME] = Professions(profession=profession, informant=informant)

    def cards(self, game: Cultists) -> Cards:
        return (DEAD,) * professions_of(game).exorcised

    def shown(self, game: Cultists, seat: Seat | None) -> ProfessionsSeen:
        """MOC-PROF-12, -25: besides what is face up, the Informant for the Detective, who remembers as a Ghost too."""
        kept = professions_of(game)
        knows_own = seat is not None and game.options.informant_knows
        return ProfessionsSeen(
            holder=kept.holder,
            lost=kept.lost,
            used=kept.used,
            exorcised=kept.exorcised,
            profession=None if kept.holder is None else kept.profession,
            informant=kept.informant if knows_informant(kept, seat) else None,
            is_informant=kept.informant == seat if knows_own else None,
        )

    def suppose(self, game: Cultists, ledger: Ledger) -> Professions:
        """MOC-PROF-06, -08: any of the five Professions, and any Investigator, as far as this seat knows no better.

        What it may know follows from who holds the Profession, not from what the view happens to show."""
        seen = cast(ProfessionsSeen, ledger.view.parts[NAME])
        open_profession = None if seen.holder is None else seen.profession
        return Professions(
            holder=seen.holder,
            lost=seen.lost,
            used=seen.used,
            exorcised=seen.exorcised,
            profession=ledger.dice.pick(tuple(PROFESSIONS)) if open_profession is None else open_profession,
            informant=seen.informant
            if knows_informant(seen, ledger.view.seat) and seen.informant is not None
            else likely_informant(game, ledger, seen),
        )


def knows_informant(kept: Professions | ProfessionsSeen, seat: Seat | None) -> bool:
    """MOC-PROF-25."""
    if seat is None or kept.holder != seat or kept.profession is None:
        return False
    return PROFESSIONS[kept.profession].knows_informant


def likely_informant(game: Cultists, ledger: Ledger, seen: ProfessionsSeen) -> Seat:
    me = ledger.view.seat
    if seen.is_informant and me is not None:
        return me
    others = [seat for seat in game.seats if is_investigator(game, seat)]
    return ledger.dice.pick([seat for seat in others if seat != me or seen.is_informant is None])


professions = ProfessionsModule(NAME, "Professions", printed=4)
