"""False Eyes Watching You (AC-EVENT-FE)."""

from __future__ import annotations

from gloaming.games.cultists.checks import LOOSE, LookAtPulse
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import DeathReported, KnifeUsed
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.games.cultists.voting import NoteKnife
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat


def knife_hand(game: Cultists) -> Seat | None:
    """AC-EVENT-FE-04, AC-EVENT-IC-04: a living person with the Knife; a Ghost or the AUTOMA cannot use it."""
    return None if game.ghost[game.knife] or game.knife == game.automa else game.knife


class FalseEyes(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        holder = knife_hand(game)
        return () if holder is None else (LookThroughFalseEyes(holder),)


class Spy(Option, code="spy:{target}"):
    """Look at this Character's Pulse deck, wherever it is."""

    target: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, KnifeUsed, then=DeathReported)


class Decline(Option, code="decline", quiet=True):
    pass


class LookThroughFalseEyes(Choice, clause="AC-EVENT-FE-01"):
    """AC-EVENT-FE-01, -02: the Knife holder may look at one other living Character's Pulse deck."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        myself = game.options.self_check == "allowed"
        return (*[Spy(seat) for seat in game.living() if seat != self.seat or myself], Decline())

    def chosen(self, game: Cultists, option: Option) -> None:
        if isinstance(option, Spy):
            game.do(LookAtPulse(self.seat, option.target, false_eyes.name), NoteKnife(self.seat, false_eyes.name))


false_eyes = FalseEyes("false_eyes", "False Eyes Watching You", printed=4, clause="AC-EVENT-FE-01")
LOOSE[false_eyes.name] = ("false_eyes_investigator_must_reveal", "false_eyes_draw_card")  # RQ-85
