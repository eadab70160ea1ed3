"""Close the Portal (AC-ACT-POR)."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.actions.base import Action, may_act_here
from gloaming.games.cultists.encounters import Prospect
from gloaming.games.cultists.events import HelpAsked, HelpRefused, PortalClosed, PortalTouched
from gloaming.games.cultists.rules import blocked, may_use_special_rooms
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.victory import CountPoints
from gloaming.kernel.steps import Choice, Option
from gloaming.kernel.values import Seat


def hands_at_the_portal(game: Cultists) -> list[Seat]:
    """AC-ACT-POR-01, RQ-78: the living in the green Room, and a Super Ghost there."""
    green = game.board.green
    return [seat for seat in game.people() if game.at[seat] == green and could_help(game, seat)]


def could_help(game: Cultists, seat: Seat) -> bool:
    """As far as all can see: a Ghost helps only if its Role is shown to allow it."""
    return not game.ghost[seat] or may_use_special_rooms(game, seat)


def may_help_here(game: Cultists, seat: Seat) -> bool:
    """RQ-78: the second to come needs the colour on the Route as well, unless the table says otherwise."""
    green = game.board.green
    if game.options.portal_partner_needs_route:
        return may_act_here(game, seat, green)
    return game.at[seat] == green and not blocked(game, green)


def partners_to_come(game: Cultists, seat: Seat) -> list[Seat]:
    """RQ-77: who could still lend a hand after this seat's turn in this round, by what all can see."""
    order = game.clockwise(game.knife)
    later = order[order.index(seat) + 1 :]
    return [other for other in hands_at_the_portal(game) if other in later and other not in game.spent]


def closes_in_vain(game: Cultists, seat: Seat) -> bool:
    """AC-ACT-POR-01: nobody has begun, and nobody at the Portal still has a turn; the action would be lost."""
    return not game.closing and not partners_to_come(game, seat)


class ClosePortal(Action, code="close", clause="AC-ACT-POR-01", room="green"):
    """Two must each spend the action of the same round in the green Room; with the second one the Portal closes."""

    def prospect(self, known: Cultists, seat: Seat) -> Prospect | None:
        return Prospect(in_vain=True) if closes_in_vain(known, seat) else None

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        if game.portal != "open" or game.options.portal_close != "two_actions":
            return ()
        allowed = may_help_here(game, seat) if game.closing else may_act_here(game, seat, game.board.green)
        allowed = allowed and may_use_special_rooms(game, seat)
        hands = {*hands_at_the_portal(game), *game.closing}  # those who have begun count, come what may
        return [cls()] if allowed and len(hands) >= 2 else ()

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.closing += (seat,)
        game.record(PortalTouched(seat))
        if len(game.closing) == 2:
            close_portal(game)


class CloseTogether(Action, code="closewith:{partner}", clause="RQ-77", room="green"):
    """RQ-77, joint action: ask somebody here who has not acted yet to give up the action as well."""

    partner: Seat

    @classmethod
    def offered(cls, game: Cultists, seat: Seat) -> Iterable[Option]:
        if game.portal != "open" or game.options.portal_close != "joint_action_with_consent":
            return ()
        if not (may_act_here(game, seat, game.board.green) and may_use_special_rooms(game, seat)):
            return ()
        return [cls(other) for other in partners_to_come(game, seat)]

    def perform(self, game: Cultists, seat: Seat) -> None:
        game.record(HelpAsked(seat, self.partner))
        game.do(HelpClose(self.partner))


class Help(Option, code="help"):
    pass


class Refuse(Option, code="refuse", quiet=True):
    pass


class HelpClose(Choice, clause="RQ-77"):
    """The partner agrees and gives up the action, or refuses. One whose Route forbids it can only refuse."""

    def options(self, game: Cultists) -> tuple[Option, ...]:
        return (Help(), Refuse()) if may_help_here(game, self.seat) else (Refuse(),)

    def chosen(self, game: Cultists, option: Option) -> None:
        if isinstance(option, Help):
            game.spent += (self.seat,)
            game.record(PortalTouched(self.seat))
            close_portal(game)
        else:
            game.record(HelpRefused(self.seat))


def close_portal(game: Cultists) -> None:
    """AC-ACT-POR-04, AC-EVENT-PO-07, RQ-81: the target sinks by 1, which may end the game; the reminder goes back."""
    game.portal, game.portal_mark = "closed", 0
    game.target -= 1
    game.record(PortalClosed(game.target))
    game.do(CountPoints())
