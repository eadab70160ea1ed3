"""How games end, in words for tables and single lines."""

from __future__ import annotations

TEAMS = {"investigators": "Investigators", "cultists": "Cultists", "hunter": "Cursed Hunter"}

REASONS = {
    "points": "by points",
    "vote": "by a Vote",
    "assassin": "by the Assassin",
    "murder": "by the last Cultist's death",
    "false_claim": "by a false claim",
    "kills": "by kills",
    "claim": "by a true claim",
    "time": "by time",
    "seer": "by naming the Seer",
    "ritual": "by the ritual",
    "no_leader": "for want of a leader",
    "exorcist": "by the Exorcist",
    "hunter": "by the curse",
}


def ending(winner: str, reason: str, rounds: int) -> str:
    """ "Investigators won by points in hour 8"."""
    return f"{TEAMS[winner]} won {REASONS[reason]} in hour {rounds}"
