"""What every game's beliefs have in common: the clues that moved them, and words for these."""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final, NamedTuple

from gloaming.kernel.values import Seat, Value

SURE: Final = 0.0005
"""Nearer to 0 or 1 than this, odds are no longer told apart."""
GUT: Final = "gut"
"""What has no word of its own."""


class Clue(Value, tag=False):
    """One thing that made a seat look better or worse."""

    name: str
    seat: Seat
    """Who looks different now."""
    about: Seat | None
    """Whom else it is about: the victim, the one who was voted for, the one who spoke."""
    amount: float
    """By how much the logarithm of the odds moved; above 0: more likely hostile."""
    at: int
    """Where it stands in the journal of the seat that believes it, counted from 0; with `talk`, in the talk."""
    talk: bool = False


def log_odds(share: float) -> float:
    within = min(max(share, SURE), 1 - SURE)
    return log(within / (1 - within))


class Reasons(NamedTuple):
    """Of one game, by the names of its clues."""

    against: Mapping[str, str]
    in_favour: Mapping[str, str]

    def of(self, clue: Clue) -> str:
        """Why to accuse this seat or vouch for it, by this clue."""
        return (self.against if clue.amount > 0 else self.in_favour).get(clue.name, GUT)
