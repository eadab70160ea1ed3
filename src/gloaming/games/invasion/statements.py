"""What people and bots say to each other in Invasion, besides what every game has."""

from __future__ import annotations

from typing import Any

from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import EventName, RescueCard
from gloaming.kernel.talk import COMMON, Statement

REASONS = (
    "sabotage",
    "bad_event",
    "opened_the_way",
    "wasted_turn",
    "odd_team",
    "drew_much",
    "saved",
    "good_event",
    "accused_falsely",
    "gut",
)
"""Why somebody is accused or vouched for."""
AGAINST = (
    "sabotage",
    "bad_event",
    "opened_the_way",
    "wasted_turn",
    "odd_team",
    "drew_much",
    "accused_falsely",
    "gut",
)
IN_FAVOUR = ("saved", "good_event", "opened_the_way", "accused_falsely", "gut")
ABOUT_OTHERS = ("odd_team", "accused_falsely")
"""Those that may be about somebody else."""


class Laid(Statement):
    """In that round's rescue I laid this card."""

    card: RescueCard
    round: int

    def fits(self, view: Any) -> bool:
        return bool(1 <= self.round <= view.round)


class Planned(Statement):
    """In that round I let this event come and prevented that one."""

    upcoming: EventName
    prevented: EventName
    round: int

    def fits(self, view: Any) -> bool:
        known = {self.upcoming, self.prevented} <= EVENT_CARDS.keys()
        return known and bool(1 <= self.round <= view.round)


class Human(Statement):
    """I am human."""


STATEMENTS: tuple[type[Statement], ...] = (*COMMON, Laid, Planned, Human)
