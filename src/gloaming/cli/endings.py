"""How games end, in words for tables and single lines. By game."""

from __future__ import annotations

TEAMS: dict[str, dict[str, str]] = {
    "cultists": {"investigators": "Investigators", "cultists": "Cultists", "hunter": "Cursed Hunter"},
    "invasion": {"humans": "Humans", "aliens": "Aliens"},
}

REASONS: dict[str, dict[str, str]] = {
    "cultists": {
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
    },
    "invasion": {
        "scientists": "by the scientists' rescue",
        "mother_ships": "by Mother Ships",
        "sector": "by a whole sector",
    },
}

ROUNDS = {"cultists": "hour", "invasion": "round"}
"""What a round is called."""


def ending(game: str, winner: str, reason: str, rounds: int) -> str:
    """ "Investigators won by points in hour 8"."""
    return f"{team_words(game, winner)} won {reason_words(game, reason)} in {ROUNDS.get(game, 'round')} {rounds}"


def team_words(game: str, team: str) -> str:
    """A game that has no words here is told by its own."""
    return TEAMS.get(game, {}).get(team) or team.replace("_", " ").capitalize()


def reason_words(game: str, reason: str) -> str:
    return REASONS.get(game, {}).get(reason) or f"by {reason.replace('_', ' ')}"
