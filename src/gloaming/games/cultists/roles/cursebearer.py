"""Cursebearer (UTS-ROLE-07 to -12): cannot share a Room with a Ghost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gloaming.games.cultists.board import Board, Place
from gloaming.games.cultists.deaths import BecomeGhost, ShowRole
from gloaming.games.cultists.events import BecameGhost, Entered, RoleShown
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles.base import Role
from gloaming.games.cultists.rules import linked
from gloaming.games.cultists.state import Cultists, TokenName
from gloaming.games.cultists.tokens.secret_doors import secret_doors
from gloaming.games.cultists.voting import HoldVote
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.games.cultists.worlds.ledger import Ledger

cursebearer = Role(
    "cursebearer",
    "Cursebearer",
    favours="investigators",
    loyalty=2,
    printed=12,
    house_rules=("curse_in_hallways", "curse_on_becoming_ghost", "curse_vote", "cursebearer_supports"),
    sided_by="cursebearer_supports",  # UTS-RQ-35
)


@cursebearer.on(Entered)
def enters_a_haunted_room(game: Cultists, me: Seat, event: Entered) -> None:
    """UTS-ROLE-07, UTS-RQ-30 d, e: also on the way through; the Rooms that Secret Doors join are one."""
    here = linked(game, event.place)
    if not game.ghost[me] and any(game.ghost[seat] and game.at[seat] in here for seat in game.seats):
        succumb(game, me, event.place)


@cursebearer.witnesses(Entered)
def is_haunted(game: Cultists, me: Seat, event: Entered) -> None:
    """UTS-ROLE-08, UTS-RQ-30 b: a Ghost arrives."""
    if game.ghost[event.seat] and not game.ghost[me] and event.place in linked(game, game.at[me]):
        succumb(game, me, event.place)


@cursebearer.witnesses(BecameGhost)
def sees_another_die(game: Cultists, me: Seat, event: BecameGhost) -> None:
    """UTS-RQ-30 c: who dies here has not entered, unless the table counts it."""
    place = game.at[event.seat]
    if game.options.curse_on_becoming_ghost and not game.ghost[me] and place in linked(game, game.at[me]):
        succumb(game, me, place)


def succumb(game: Cultists, me: Seat, place: Place) -> None:
    """UTS-ROLE-09 to -11: in Rooms only; the Role is shown, the Pulse deck is not, and no Vote follows."""
    if is_cursed_ground(game.options, game.board, place):
        game.do(BecomeGhost(me, "own"), ShowRole(me))
        if game.options.curse_vote:
            game.do(HoldVote(me))


def is_cursed_ground(options: Options, board: Board, place: Place) -> bool:
    """UTS-ROLE-09, UTS-RQ-30 a."""
    return place in board.rooms or options.curse_in_hallways


# What it proves


@cursebearer.notes(Entered)
def stood_beside_a_ghost(ledger: Ledger, event: Entered) -> None:
    """A seat that met a Ghost and lives is not the Cursebearer."""
    if event.seat in ledger.ghosts:
        withstand(ledger, event.place, neighbours(ledger.board, ledger.event, ledger.at, event.place))
    elif any(seat in ledger.ghosts for seat in neighbours(ledger.board, ledger.event, ledger.at, event.place)):
        withstand(ledger, event.place, [event.seat])


@cursebearer.notes(BecameGhost)
def stood_beside_one_who_died(ledger: Ledger, event: BecameGhost) -> None:
    place = ledger.at[event.seat]
    if ledger.view.options.curse_on_becoming_ghost:
        withstand(ledger, place, neighbours(ledger.board, ledger.event, ledger.at, place))


@cursebearer.notes(RoleShown)
def is_explained(ledger: Ledger, event: RoleShown) -> None:
    """Its death of its own effect looked like the Firestarter's until the Role was shown."""
    if event.role == cursebearer.name and event.seat in ledger.explained:
        ledger.explained[event.seat] = cursebearer.name


def neighbours(board: Board, event: TokenName, places: Sequence[Place], place: Place) -> list[Seat]:
    """Who stands there at some point of a journal, with this event in force and everyone at these places."""
    colour = board.colour.get(place) if event == secret_doors.name else None
    here = (place,) if colour is None else board.rooms_of[colour]
    return [seat for seat, at in enumerate(places) if at in here]


def withstand(ledger: Ledger, place: Place, seats: list[Seat]) -> None:
    if is_cursed_ground(ledger.view.options, ledger.board, place):
        for seat in seats:
            if seat not in ledger.ghosts and seat != ledger.view.options.automa_seat:
                ledger.not_these[seat].add(cursebearer.name)
