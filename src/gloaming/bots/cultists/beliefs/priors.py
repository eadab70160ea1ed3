"""What each clue is held to weigh before any game was counted. A fit starts here, and stays here where it sees nothing."""

from __future__ import annotations

from typing import Final

from gloaming.bots.beliefs.hearsay import BETWEEN, SPEAKING

STORIES: Final = {
    "found_dead": 0.9, "found_alive": 0.9, "drawn": 0.9, "passage": 0.6, "route": 0.8, "turned": 0.8, "ritual": 0.8,
}  # fmt: skip
"""A story tells how likely something is for each set of Cultists, as a logarithm; 1 would be to believe it to the letter."""

CONDUCT: Final = {
    "turn": 0.0, "automa": 0.0, "filled_closed": 0.0, "filled_open": 0.2, "checked": -0.3, "camera": -0.1,
    "looked": -0.1, "reported": -1.0, "secured": 0.1, "fought": -0.3, "scared": -0.2, "called_vote": -0.1,
    "restarted": -0.4, "portal": -0.5, "refused": 0.4, "passed": 0.3, "stayed": 0.0, "token_removed": 0.0,
    "token_returned": 0.0, "handed_over": -0.1, "picked_up": 0.0, "rifle": -0.2, "lamp": 0.0, "owl": 0.0,
    "lift_called": 0.0, "ropes": 0.0, "swapped": 0.0, "revived": -0.2, "sought": 0.2, "sought_again": 0.2,
    "sought_by": -0.1, "in_the_dark": 0.1, "abstained": 0.1, "victim": -0.5, "looked_at": 0.0, "tally_right": 0.1,
    **SPEAKING,
}  # fmt: skip
"""What a seat does, and what is done to it, if it is a Cultist."""

MANNERS: Final = ({"share": 0.6, **CONDUCT}, {"share": 0.4})
"""Cultists have different manners: some give themselves away, and some act like everybody else."""

PAIRS: Final = {
    "sought_mate": -0.5, "gave_mate": 0.0, "looked_at_mate": 0.1, "vote_mate": -0.9, "vote_right": 0.2,
    "vote_other": 0.1, **BETWEEN,
}  # fmt: skip
"""Something between two seats: both Cultists, or only the one to whom it was done, or only the one who did it."""

SEER: Final = {"seer_voted": 0.5, "claim_role": 0.7}
"""How much a ballot against a Cultist speaks for the Seer, and a claim for a Role."""

PRIORS: Final = {**STORIES, **PAIRS, **SEER}
