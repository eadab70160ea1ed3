"""Slots for the places of either city: the spots in the order of its file, then the districts, sector by sector."""

from __future__ import annotations

from functools import cache

from gloaming.env.answers import EMPTY
from gloaming.games.invasion.city import load_city

SPOTS = 45
SECTORS = ("A", "B", "C", "D", "E")
DISTRICTS_OF_A_SECTOR = 25
DISTRICTS = len(SECTORS) * DISTRICTS_OF_A_SECTOR
PLACES = SPOTS + DISTRICTS


@cache
def slots_of(city: str) -> dict[str, int]:
    """The slot of each spot and of each district; no name is both."""
    known = load_city(city)
    slots = {spot: nth for nth, spot in enumerate(known.spots)}
    for number, sector in enumerate(SECTORS):
        first = SPOTS + number * DISTRICTS_OF_A_SECTOR
        inside = [district for district in known.districts if known.sector_of[district] == sector]
        slots |= {district: first + nth for nth, district in enumerate(inside)}
    return slots


def filled(city: str) -> list[str]:
    """What stands in each slot, or that nothing does."""
    found = [EMPTY] * PLACES
    for place, slot in slots_of(city).items():
        found[slot] = place
    return found
