"""What each clue is held to weigh before any game was counted, and how often aliens and humans do what."""

from __future__ import annotations

from typing import Final

from gloaming.bots.beliefs.hearsay import BETWEEN, SPEAKING

STORIES: Final = {"rescued": 0.9, "event": 0.8}
"""How likely something is, by how many of those who had a hand in it are aliens."""

ACTS: Final = {
    "planned": 0.3, "controlled": -0.2, "idle": 0.8, "astray": 0.8, "slack": 0.3, "diligent": -0.15,
    "attempted": -0.3, "undeclared": -0.1,
}  # fmt: skip
"""Something that a seat did, if it is an alien."""

PAIRS: Final = {
    "charge_mate": -0.8, "charge_right": 0.3, "charge_other": 0.1, "team_mate": 0.2, "team_right": 0.0,
}  # fmt: skip
"""An accusation by the rules, or a place in a team, between two seats."""

PRIORS: Final = {**STORIES, **ACTS, **PAIRS, **BETWEEN, **SPEAKING}

SABOTAGES: Final = 0.75
SLIPS: Final = 0.01
EVENTS: Final = {"own": (0.42, 0.05), "red": (0.44, 0.36), "yellow": (0.14, 0.59)}
"""Without a count: how often an alien, and a human, sabotages; and of which colour the event is that each lets come."""
