"""Looking at a Pulse deck: Check a State, the Camera, False Eyes (AC-ACT-CS)."""

from __future__ import annotations

from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import CheckClosed, DeadLaidOpen, DeathReported, PulseSeen, StateChecked
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rooms import PlaceDrawCard
from gloaming.games.cultists.rules import is_cultist, looks_in_order
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

Means = str
"""By what one looks: a check, the camera, or what a token or an expansion brings."""

LOOSE: dict[Means, tuple[str, str]] = {}
"""Means by which a look may bind nobody, entered by what brings them. Two options say so: whether an Investigator must
show a death (AC-ACT-CS-06), and whether a card is drawn afterwards."""


def must_show(options: Options, means: Means) -> bool:
    return means not in LOOSE or bool(getattr(options, LOOSE[means][0]))


class ShowDeath(Option, code="show", quiet=True):
    """Lay a Dead card open."""

    def prospect(self, known: Cultists, seat: Seat) -> Prospect:
        return perils(known, seat, DeathReported)


class PutBack(Option, code="putback"):
    """Put the deck back face down and say what you like."""


class LookAtPulse(Choice, clause="AC-ACT-CS-06", secret=True):
    """AC-ACT-CS-03 to -11: shuffle the deck, look, then show a death or put the deck back.

    Every looker is asked, whatever was found, so a concealed death looks like none (AC-INFO-06)."""

    target: Seat
    means: Means

    def run(self, game: Cultists) -> None:
        in_order = looks_in_order(game, self.seat, self.means)
        if not in_order:
            game.pulse[self.target] = game.shuffled(game.pulse[self.target])
        seen = game.pulse[self.target]
        game.record(StateChecked(self.seat, self.target, self.means))
        game.record(PulseSeen(self.seat, self.target, seen if in_order else tuple(sorted(seen))))
        game.ask(self)

    def options(self, game: Cultists) -> tuple[Option, ...]:
        if DEAD not in game.pulse[self.target]:
            return (PutBack(),)
        return (ShowDeath(), PutBack()) if self.may_conceal(game) else (ShowDeath(),)

    def may_conceal(self, game: Cultists) -> bool:
        """AC-ACT-CS-06, -07, RQ-85."""
        return not must_show(game.options, self.means) or is_cultist(game, self.seat)

    def chosen(self, game: Cultists, option: ShowDeath | PutBack) -> None:
        card: tuple[Step, ...] = (PlaceDrawCard(self.target),)
        if self.means in LOOSE and not getattr(game.options, LOOSE[self.means][1]):
            card = ()
        match option:
            case ShowDeath():
                game.do(*self.reveal(game, card))
            case PutBack():
                game.record(CheckClosed(self.seat, self.target))
                game.do(*card)

    def reveal(self, game: Cultists, card: tuple[Step, ...]) -> tuple[Step, ...]:
        """AC-ACT-CS-08, -13: the Ghost, the Vote, then the card of the Draw pile; the options of RQ-13 and RQ-96."""
        dead = game.pulse[self.target].count(DEAD)
        game.shown_dead[self.target] = dead if game.options.reveal_all_dead_cards else 1
        game.record(DeadLaidOpen(self.target, game.shown_dead[self.target]))
        ghost, vote = BecomeGhost(self.target, "murder"), HoldVote(self.seat)
        report = ReportDeath(self.seat, self.target)
        voting = (report, vote) if game.options.crybaby_timing == "before_vote" else (vote, report)
        if game.options.check_card_timing == "after_vote":
            return (ghost, *voting, *card)
        return (ghost, *card, *voting)


class ReportDeath(Step):
    """The moment at which a reported death weighs on the one who found it."""

    seat: Seat
    target: Seat

    def run(self, game: Cultists) -> None:
        game.record(DeathReported(self.seat, self.target))
