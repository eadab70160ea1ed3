"""How games end, in words for tables and single lines."""

from __future__ import annotations

from gloaming.cli.play.speech import kebab
from gloaming.words import has, t


def ending(game: str, winner: str, reason: str, rounds: int) -> str:
    """ "Investigators won by points in hour 8."."""
    known = f"ending-{game}" if has(f"ending-{game}") else "ending"
    return t(known, team=team_words(game, winner), reason=reason_words(game, reason), rounds=rounds)


def team_words(game: str, team: str) -> str:
    """A game that has no words here is told by its own."""
    known = f"ending-{game}-team-{kebab(team)}"
    return t(known) if has(known) else team.replace("_", " ").capitalize()


def reason_words(game: str, reason: str) -> str:
    known = f"ending-{game}-by-{kebab(reason)}"
    return t(known) if has(known) else t("ending-by", reason=reason.replace("_", " "))
