"""What people and bots say to each other in Cultists, besides what every game has."""

from __future__ import annotations

from typing import Any

from gloaming.games.cultists.board import Place, board_of
from gloaming.games.cultists.cards import ROOM_CARDS
from gloaming.kernel.talk import COMMON, TOPICS, Chair, Statement

REASONS = (
    "met_the_dead",
    "bad_cards",
    "strayed",
    "odd_vote",
    "false_alarm",
    "was_there",
    "good_cards",
    "reported",
    "gut",
)
"""Why somebody is accused or vouched for."""
AGAINST = ("met_the_dead", "bad_cards", "strayed", "odd_vote", "false_alarm", "was_there", "gut")
IN_FAVOUR = ("good_cards", "reported", "was_there", "odd_vote", "gut")
ABOUT_OTHERS = ("met_the_dead", "odd_vote", "false_alarm", "was_there", "reported")
"""Those that may be about somebody else."""


class Was(Statement):
    """I was there, in that hour."""

    place: Place
    round: int

    def fits(self, view: Any) -> bool:
        board = board_of(view.options)
        return (self.place in board.places or self.place in board.lifts) and 1 <= self.round <= view.round


class Put(Statement):
    """I put this card there."""

    card: str
    place: Place

    def fits(self, view: Any) -> bool:
        return self.card in ROOM_CARDS and self.place in board_of(view.options).rooms


class Saw(Statement):
    """One met the other."""

    one: Chair
    other: Chair

    def fits(self, view: Any) -> bool:
        return self.one != self.other


class Claims(Statement):
    """I am this."""

    role: str

    def fits(self, view: Any) -> bool:
        return any(self.role in group.split("|") for group in view.roles_laid_out)


STATEMENTS: tuple[type[Statement], ...] = (*COMMON, Was, Put, Saw, Claims)
ASKED: tuple[str, ...] = (*TOPICS, "met_the_dead")
"""... and who has met somebody who was found dead."""
