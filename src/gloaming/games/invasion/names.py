"""What can be named at a table: the city's places, the agents, the event cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gloaming.games.invasion.city import load_city
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.setup import AGENTS


def names(options: Options) -> Mapping[str, Sequence[str]]:
    city = load_city(options.city)
    return {
        "spot": tuple(city.spots),
        "district": tuple(city.districts),
        "sector": tuple(city.sectors),
        "agent": AGENTS,
        "event-card": tuple(EVENT_CARDS),
    }
