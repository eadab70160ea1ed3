"""Safety Ropes, the Event of the mine (MOC-EVENT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.deaths import BecomeGhost
from gloaming.games.cultists.encounters import Prospect, perils
from gloaming.games.cultists.events import DeadLaidOpen, KnifeUsed
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.expansions.mountains_of_chaos.events import PulseTurned, RopesThrown
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens import bag
from gloaming.games.cultists.tokens.base import Token
from gloaming.games.cultists.tokens.false_eyes import false_eyes
from gloaming.games.cultists.voting import HoldVote, NoteKnife
from gloaming.kernel.rules import Module
from gloaming.kernel.steps import Choice, Option, Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger


class Ropes(Expansion):
    """MOC-RQ-20, -41: the Event comes with the mine, but with 7 seats; a table may want it everywhere."""

    def joins(self, options: Options) -> bool:
        if not options.safety_ropes or (options.seats == 7 and not options.safety_ropes_at_7):
            return False
        return options.ropes_on_any_board or board_of(options).expansion == "mountains-of-chaos"

    def brings(self, options: Options) -> tuple[Module, ...]:
        return (safety_ropes,)


ropes = Ropes("ropes", "Safety Ropes", printed=3)


@ropes.modifies(bag)
def takes_the_place_of_false_eyes(tokens: tuple[str, ...], game: Cultists) -> tuple[str, ...]:
    """MOC-SETUP-07, -08."""
    kept = [token for token in tokens if token != false_eyes.name or game.options.keep_false_eyes]
    return (*kept, safety_ropes.name)


class SafetyRopes(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        """MOC-RQ-21, -24: a Ghost with the Knife chooses too; the AUTOMA does not."""
        holder = game.knife
        if holder == game.automa or (game.ghost[holder] and game.options.ropes_ghost_chooser == "nothing_happens"):
            return ()
        return (ThrowRope(holder, ()),)


safety_ropes = SafetyRopes("safety_ropes", "Safety Ropes", clause="MOC-EVENT-01")


class Rope(Option, code="rope:{target}", clause="MOC-EVENT-02"):
    """Have this Character show a card of its Pulse deck."""

    target: Seat

    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return perils(known, seat, KnifeUsed) if known.options.ropes_use_knife else None


class NoMoreRopes(Option, code="noropes", quiet=True):
    """MOC-RQ-22, up to: these are enough."""


def ropes_to_throw(game: Cultists) -> int:
    """MOC-EVENT-02, MOC-RQ-22: 2 with 4 to 6 seats, 3 with 7 or 8, or all who live if they are fewer."""
    return min(2 if len(game.at) <= 6 else 3, len(game.living()))


class ThrowRope(Choice, clause="MOC-EVENT-02"):
    """MOC-EVENT-02 to -04: the First Player names different living Characters, one after the other."""

    targets: tuple[Seat, ...]

    def options(self, game: Cultists) -> tuple[Option, ...]:
        names = [Rope(seat) for seat in game.living() if seat not in self.targets]
        return (*names, NoMoreRopes()) if game.options.ropes_up_to else tuple(names)

    def chosen(self, game: Cultists, option: Rope | NoMoreRopes) -> None:
        targets = (*self.targets, option.target) if isinstance(option, Rope) else self.targets
        if isinstance(option, Rope) and len(targets) < ropes_to_throw(game):
            game.do(ThrowRope(self.seat, targets))
            return
        game.record(RopesThrown(self.seat, targets))
        if targets:
            used = (NoteKnife(self.seat, "ropes"),) if game.options.ropes_use_knife else ()
            game.do(TurnPulses(self.seat, targets), *used)


class TurnPulses(Step):
    """MOC-EVENT-05 to -09, MOC-RQ-23: all shuffle and show a card; the murdered become Ghosts; then one Vote at most."""

    seat: Seat
    targets: tuple[Seat, ...]

    def run(self, game: Cultists) -> None:
        shown = [seat for seat in self.targets if game.pulse[seat]]
        for seat in shown:
            game.pulse[seat] = game.shuffled(game.pulse[seat])
            game.record(PulseTurned(seat, game.pulse[seat][-1]))
        murdered = [seat for seat in shown if game.pulse[seat][-1] == DEAD]
        for seat in murdered:
            game.shown_dead[seat] = 1
            game.record(DeadLaidOpen(seat, 1))
        if murdered:
            game.do(*[BecomeGhost(seat, "murder") for seat in murdered], HoldVote(self.seat))


@ropes.notes(PulseTurned)
def one_card_is_known(ledger: Ledger, event: PulseTurned) -> None:
    """MOC-EVENT-10: at least this card was Dead, or at least this one was Alive."""
    cards = ledger.pulses[event.seat][:]
    least, most = (1, len(cards)) if event.card == DEAD else (0, len(cards) - 1)
    ledger.found(cards, least, most)
    ledger.shuffle(event.seat)
    ledger.uppermost[event.seat] = event.card
