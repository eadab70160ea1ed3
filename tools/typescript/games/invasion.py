"""What is said of Invasion."""

from __future__ import annotations

from typing import NewType

from gloaming.games.invasion import Options, state
from gloaming.games.invasion.city import DistrictOnMap, Point, Polygon, Road, SectorOnMap, SpotOnMap
from gloaming.server.games.invasion import HOSTED
from tools.typescript.spoken import Spoken

AGENT, SPOT, DISTRICT = NewType("AGENT", str), NewType("SPOT", str), NewType("DISTRICT", str)
EVENT_NAME = NewType("EVENT_NAME", str)

SPOKEN = Spoken(
    hosted=HOSTED,
    new={
        "Agent": AGENT, "Spot": SPOT, "District": DISTRICT, "EventName": EVENT_NAME, "EventNames": tuple[EVENT_NAME, ...],
    },
    named={
        AGENT: "Agent", SPOT: "Spot", DISTRICT: "District", EVENT_NAME: "EventName",
        **{getattr(state, name): name for name in ("Card", "RescueCard", "Stage", "Side", "Reason")},
        Point: "Point", Polygon: "Polygon",
    },
    open={(Options, "pressure_track"): "readonly number[]"},
    structs=(Options, SectorOnMap, DistrictOnMap, SpotOnMap, Road),
)  # fmt: skip
