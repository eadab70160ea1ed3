"""What is said of Invasion."""

from __future__ import annotations

from gloaming.games.invasion import Options, state
from gloaming.games.invasion.accusation import Prospect
from gloaming.games.invasion.city import District, DistrictOnMap, Point, Polygon, Road, SectorOnMap, Spot, SpotOnMap
from gloaming.server.games.invasion import HOSTED
from tools.typescript.spoken import Spoken

SPOKEN = Spoken(
    hosted=HOSTED,
    named={
        Spot: "Spot", District: "District",
        **{getattr(state, name): name for name in ("Agent", "EventName", "Card", "RescueCard", "Stage", "Side", "Reason")},
        Point: "Point", Polygon: "Polygon",
    },
    open={(Options, "pressure_track"): "readonly number[]"},
    prospect=Prospect,
    structs=(Options, Prospect, SectorOnMap, DistrictOnMap, SpotOnMap, Road),
)  # fmt: skip
