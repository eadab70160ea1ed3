"""Curse of the Hunter: the cursed cards, the curse tokens, and the guess at the Hunter (UTS-HUNT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import CURSE_ALIVE, CURSE_SUCCESS, SUCCESS
from gloaming.games.cultists.events import DeadLaidOpen, RoomChecked
from gloaming.games.cultists.expansions.manifest import Expansion
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.cursed_hunter import cursed_hunter
from gloaming.games.cultists.rooms import ResolveRoomCard
from gloaming.games.cultists.rules import is_investigator
from gloaming.games.cultists.state import Cultists, Team
from gloaming.games.cultists.victory import EndGame, RevealCultists, cultists, decider, guessing_cultists
from gloaming.kernel.events import EVERYONE, PublicEvent
from gloaming.kernel.game import Part
from gloaming.kernel.steps import Option, Question, Step
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger

NAME = "curse_of_the_hunter"
HUNTER = cursed_hunter.name
ROOMS_TO_CURSE = 6


class CurseTokens(Part):
    """UTS-HUNT-07: the Rooms with a curse token; all see them."""

    rooms: tuple[Place, ...] = ()


class CurseOfTheHunter(Expansion):
    def joins(self, options: Options) -> bool:
        """UTS-RQ-02: it is in the game when a table names the Role."""
        return HUNTER in options.roles

    def lay_out(self, game: Cultists) -> None:
        game.parts[NAME] = CurseTokens()

    def shown(self, game: Cultists, seat: Seat | None) -> CurseTokens:
        return CurseTokens(cursed_rooms(game))

    def suppose(self, game: Cultists, ledger: Ledger) -> CurseTokens:
        return cast(CurseTokens, ledger.view.parts[NAME])


expansion = CurseOfTheHunter(NAME, "Curse of the Hunter", printed=5)


def cursed_rooms(game: Cultists) -> tuple[Place, ...]:
    return cast(CurseTokens, game.parts[NAME]).rooms


# The cards


class RoomCursed(PublicEvent, code="cursed:{place}", shown="turn"):
    place: Place


class CurseShown(PublicEvent, code="curseshown:{seat}={cards}", reveals=EVERYONE, shown="now"):
    """UTS-HUNT-06: so many Curse-Alive cards lie in the Pulse deck of one who was found dead."""

    seat: Seat
    cards: int


@expansion.on(RoomChecked)
def curses_the_room(game: Cultists, event: RoomChecked) -> None:
    """UTS-HUNT-07: one token a Room; a Room that has one gets no second."""
    if event.card == CURSE_SUCCESS and event.place not in cursed_rooms(game):
        game.parts[NAME] = CurseTokens((*cursed_rooms(game), event.place))
        game.record(RoomCursed(event.place))


@expansion.instead(ResolveRoomCard)
def counts_as_success(game: Cultists, step: ResolveRoomCard, proceed: Callable[[], None]) -> None:
    """UTS-HUNT-07."""
    if step.card == CURSE_SUCCESS:
        game.do(ResolveRoomCard(step.seat, step.place, SUCCESS))
    else:
        proceed()


@expansion.on(DeadLaidOpen)
def shows_the_curse(game: Cultists, event: DeadLaidOpen) -> None:
    """UTS-HUNT-06."""
    if cards := game.pulse[event.target].count(CURSE_ALIVE):
        game.record(CurseShown(event.target, cards))


# The end


class HunterSought(PublicEvent, code="huntersought:{team}", reveals=EVERYONE, shown="scene"):
    """UTS-HUNT-08, -09: the usual conditions are settled, and this Team has to find the Hunter."""

    team: Team


class HunterNamed(PublicEvent, code="hunternamed:{team}>{guess}={right}", reveals=EVERYONE, shown="scene"):
    team: Team
    guess: Seat
    right: bool


class NameHunter(Option, code="hunter:{seat}", clause="UTS-HUNT-08", confirm=True):
    seat: Seat


@expansion.instead(EndGame)
def must_find_the_hunter(game: Cultists, step: EndGame, proceed: Callable[[], None]) -> None:
    """UTS-HUNT-08 to -11: the Cultists, if both are cursed; otherwise the Investigators, if six Rooms are."""
    if step.reason == "hunter":
        proceed()
    elif all(CURSE_ALIVE in game.pulse[seat] for seat in cultists(game)):
        game.record(HunterSought("cultists"))
        game.do(RevealCultists(), AskCultists())
    elif len(cursed_rooms(game)) >= ROOMS_TO_CURSE:
        game.record(HunterSought("investigators"))
        game.do(GuessHunter("investigators", tuple(game.people())))
    else:
        proceed()


class AskCultists(Step):
    """UTS-RQ-02: they guess as they guess at the Seer (RQ-69)."""

    def run(self, game: Cultists) -> None:
        game.do(GuessHunter("cultists", tuple(guessing_cultists(game))))


class GuessHunter(Question, clause="UTS-HUNT-08"):
    """UTS-HUNT-08, -09: who guesses right wins; otherwise the Hunter does.

    Where the Investigators guess, everyone is asked, so nobody learns who they are; only theirs count."""

    team: Team
    seats: tuple[Seat, ...]

    def asks(self, game: Cultists) -> dict[Seat, tuple[Option, ...]]:
        suspects = [seat for seat in game.seats if game.shown_role.get(seat, HUNTER) == HUNTER]
        names = {seat: tuple(NameHunter(other) for other in suspects if other != seat) for seat in self.seats}
        return {seat: options for seat, options in names.items() if options}

    def answered(self, game: Cultists, answers: dict[Seat, NameHunter]) -> None:
        if self.team == "cultists":
            decides = decider(game, list(answers))
        else:
            decides = next(seat for seat in game.clockwise(game.knife) if is_investigator(game, seat))
        guess = answers[decides].seat
        right = game.role[guess] == HUNTER
        game.record(HunterNamed(self.team, guess, right))
        game.do(EndGame(self.team if right else "hunter", "hunter"))


# What it proves


@expansion.notes(CurseShown)
def was_cursed(ledger: Ledger, event: CurseShown) -> None:
    cards, _ = ledger.cursed.pop()
    ledger.cursed.append((cards, event.cards))


@expansion.notes(DeadLaidOpen)
def may_be_uncursed(ledger: Ledger, event: DeadLaidOpen) -> None:
    """No curse lay there, unless one is shown right away."""
    ledger.cursed.append((tuple(ledger.pulses[event.target]), 0))


@expansion.notes(HunterSought)
def was_sought(ledger: Ledger, event: HunterSought) -> None:
    ledger.sought = event.team
