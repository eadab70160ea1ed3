"""Tables for the tests of the environments: every game, several player counts, boards and modules, derived spaces."""

from __future__ import annotations

from typing import Any

from gloaming.env.desk import Desk, Observation, Tabletop
from gloaming.env.scribe import Scribe
from gloaming.env.versions import newest
from tests.conformance.grounds import GROUNDS
from tests.proving import Ground

Wishes = dict[str, Any]

TABLES: dict[str, tuple[str, Wishes]] = {
    "cultists, 5, first game": ("cultists", {"players": 5}),
    "cultists, 4 and AUTOMA, expert": ("cultists", {"players": 4, "level": "expert"}),
    "cultists, 6, polar station": ("cultists", {"players": 6, "level": "experienced", "board": "polar-station"}),
    "cultists, 7, mine, professions": (
        "cultists",
        {"players": 7, "level": "expert", "board": "mine", "professions": True},
    ),
    "cultists, 8, newcomers": (
        "cultists",
        {"players": 8, "level": "custom", "roles": ("cursed_hunter", "assassin", "celebrity", "blind_cultist")},
    ),
    "cultists, 5, house rules": (
        "cultists",
        {"players": 5, "path_declaration": "upfront", "anonymous_ballots": True, "dark_transfers": "hidden"},
    ),
    "invasion, 5, Milan": ("invasion", {"players": 5}),
    "invasion, 4, Washington": ("invasion", {"players": 4, "city": "washington"}),
    "invasion, 8, house rules": ("invasion", {"players": 8, "free_partial": True, "yellow_events_optional": True}),
    **{f"{ground.kind.name}, derived": (f"{ground.kind.name}_v0", {}) for ground in GROUNDS},
}
VERSIONS: dict[str, Ground] = {
    name: ground for ground in GROUNDS for name in (newest(ground.kind.name), f"{ground.kind.name}_v0")
}
"""The newest version of each game and the derived one, and the ground that they are proved on."""


def observation_of(scribe: Scribe, view: Any, history: int = 0) -> Observation:
    """What a seat with this view observes: a fresh desk and the view alone."""
    desk = Desk(scribe, Tabletop(scribe), history)
    desk.hear(view.journal)
    return desk.observe(view)
