"""What a seat of Invasion keeps of its journal on the sheet: who was in which team, and what those teams laid."""

from __future__ import annotations

from gloaming.env.scribe import Notes, Scribe
from gloaming.env.sheet import SEATS
from gloaming.games.invasion.events import RescueCardsShown, TeamNamed
from gloaming.kernel.values import Seat

TEAMS, SABOTAGES = 0, SEATS


class InvasionNotes(Notes):
    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.team: tuple[Seat, ...] = ()

    def hear_team(self, event: TeamNamed) -> None:
        self.team = event.team

    def hear_votes(self, event: RescueCardsShown) -> None:
        for seat in self.team:
            member = self.scribe.order[seat]
            self.count(TEAMS + member)
            for _ in range(event.sabotage):
                self.count(SABOTAGES + member)

    hears = {TeamNamed: hear_team, RescueCardsShown: hear_votes}
