from __future__ import annotations

from functools import partial
from typing import Any

from gloaming.env import aec, in_order, parallel
from gloaming.env.layout import EMPTY
from gloaming.env.notes import Notes
from gloaming.env.scribe import Scribe
from gloaming.env.versions import release
from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.events import RescueCardsShown, TeamNamed
from gloaming.games.invasion.options import Options
from gloaming.kernel.values import Seat

DISTRICTS_OF_A_SECTOR = 25


def fills(options: Options) -> dict[str, list[Any]]:
    """The spots in the order of the city's file, then the districts, sector by sector."""
    city = load_city(options.city)
    spots = [*city.spots, *[EMPTY] * (VERSION.domains.size("spot") - len(city.spots))]
    districts: list[Any] = []
    for sector in VERSION.domains.values("sector"):
        inside = [district for district in city.districts if city.sector_of[district] == sector]
        districts += [*inside, *[EMPTY] * (DISTRICTS_OF_A_SECTOR - len(inside))]
    return {"anywhere": [*spots, *districts], "spot": spots, "district": districts}


class InvasionNotes(Notes):
    """Who was in which team, and what those teams laid."""

    def __init__(self, scribe: Scribe) -> None:
        super().__init__(scribe)
        self.team: tuple[Seat, ...] = ()

    def hear_team(self, event: TeamNamed) -> None:
        self.team = event.team

    def hear_votes(self, event: RescueCardsShown) -> None:
        for seat in self.team:
            self.count(self.start["teams"] + self.order[seat])
            self.count(self.start["sabotages"] + self.order[seat], event.sabotage)

    hears = {TeamNamed: hear_team, RescueCardsShown: hear_votes}


VERSION = release("invasion_v1", fills, InvasionNotes)
__doc__ = VERSION.told()

env, raw_env = partial(in_order, VERSION.name), partial(aec, VERSION.name)
parallel_env = partial(parallel, VERSION.name)
