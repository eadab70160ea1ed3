"""One decision: the view, the mind that has read its journal, and the dice."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from gloaming.bots.cultists.careful.mind import Mind
from gloaming.bots.cultists.careful.prospects import Prospects
from gloaming.bots.cultists.careful.walking import company
from gloaming.bots.cultists.memory.ground import Near, near, near_next, ways_of
from gloaming.games.cultists.board import Board, Place, Ways
from gloaming.games.cultists.deaths import COUNTED_CAUSES
from gloaming.games.cultists.events import TokenPeeked
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat

LIKELY_MATE: Final = 0.35
"""How likely somebody must be the other Cultist, for a Blind one to spare it."""


class Turn:
    """What both teams look at when they are asked."""

    def __init__(self, view: View, mind: Mind, dice: Dice) -> None:
        self.view = view
        self.mind = mind
        self.dice = dice
        self.me: Seat = mind.me
        self.board: Board = mind.board

    @cached_property
    def prospects(self) -> Prospects:
        return Prospects(self.view, self.mind)

    @property
    def role(self) -> str:
        return self.view.role or ""

    @property
    def is_ghost(self) -> bool:
        return self.view.ghost[self.me]

    @cached_property
    def ways(self) -> Ways:
        """Where each step leads now."""
        return ways_of(self.view, self.board)

    @cached_property
    def near(self) -> Near:
        """How far the places are from each other now, ..."""
        return near(self.view, self.board)

    @cached_property
    def near_next(self) -> Near:
        """... and in the next Movement Phase."""
        return near_next(self.view, self.board)

    def company(self, place: Place) -> list[Seat]:
        return company(self.view, place, self.board, self.me)

    def share(self, seat: Seat) -> float:
        """How likely this seat is a Cultist, by the evidence."""
        return self.mind.suspicion.of(seat)

    def may_be_mate(self, seat: Seat) -> bool:
        """UTS-ROLE-20: whom a Blind Cultist takes for the other Cultist, by what everybody saw."""
        return self.role == "blind_cultist" and self.mind.suspicion.beside(self.me, seat) >= LIKELY_MATE

    @property
    def peeked_token(self) -> str:
        """AC-EVENT-IC-01: the token seen last."""
        return next((event.token for event in reversed(self.view.journal) if isinstance(event, TokenPeeked)), "")

    def known_dead(self) -> set[Seat]:
        """AC-TERM-19, RQ-60: the Investigators of whom this seat knows that they count as dead, each once."""
        counted = COUNTED_CAUSES[self.view.options.dead_count]
        ghosts = {seat for seat, cause in self.view.cause.items() if cause in counted}
        return (ghosts | self.mind.memory.known_dead) - self.mind.cultists

    @property
    def still_needed(self) -> int:
        """How many Investigators have still to die, by this seat's own knowledge."""
        return self.mind.memory.table.dead_needed - len(self.known_dead())
