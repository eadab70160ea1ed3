"""What is said of Cultists."""

from __future__ import annotations

import typing
from typing import Literal

from gloaming.games.cultists import Options, state
from gloaming.games.cultists.board import COLOURS, Crossing, Hallway, Lift, Link, Place, Rack, Rect, Room
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.encounters import Outlook, Prospect, Trail
from gloaming.games.cultists.expansions import EXPANSIONS
from gloaming.games.cultists.expansions.professions.state import ProfessionName
from gloaming.games.cultists.expansions.under_the_surface.state import ItemName
from gloaming.games.cultists.options import Level
from gloaming.games.cultists.view import View
from gloaming.server.games.cultists import HOSTED
from tools.typescript.spoken import Spoken

PARTS = {expansion.name: typing.get_type_hints(expansion.shown)["return"] for expansion in EXPANSIONS}
"""What each expansion shows a seat of what it keeps."""

SPOKEN = Spoken(
    hosted=HOSTED,
    named={
        Place: "Place",
        **{getattr(state, name): name for name in ("Phase", "Portal", "Team", "Reason", "Cause")},
        Level: "Level", Card: "Card", ItemName: "Item", ProfessionName: "Profession", Literal[COLOURS]: "Colour", Rect: "Rect",
    },
    open={
        (Options, "roles"): "readonly string[]",
        (Room, "colour"): "Colour",
        (View, "parts"): "Parts",
    },
    prospect=Prospect,
    outlook=Outlook,
    structs=(Options, Prospect, Trail, Outlook, Room, Hallway, Rack, Link, Crossing, Lift, *PARTS.values()),
    further={
        "Parts": {f"{name}?": kind.__name__ for name, kind in PARTS.items()},
        "Lobby": {"loyalty": "[number, number]"},
    },
)  # fmt: skip
