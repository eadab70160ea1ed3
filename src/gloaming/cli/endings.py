"""How games end, in words for tables and single lines."""

from __future__ import annotations

from gloaming.cli.play.speech import capital, joined, kebab, spaced
from gloaming.games import GAMES
from gloaming.words import has, t


def ending(game: str, winner: str, reason: str, rounds: int) -> str:
    """ "Investigators won by points in hour 8."."""
    known = f"ending-{game}" if has(f"ending-{game}") else "ending"
    return t(known, team=team_words(game, winner), reason=reason_words(game, reason), rounds=rounds)


def team_words(game: str, team: str) -> str:
    known = next(filter(has, (f"ending-{game}-team-{kebab(team)}", f"{game}-team-{kebab(team)}")), "")
    return capital(t(known) if known else spaced(team))


def reason_words(game: str, reason: str) -> str:
    known = f"ending-{game}-by-{kebab(reason)}"
    return t(known) if has(known) else t("ending-by", reason=spaced(reason))


def note_on(game: str, reason: str) -> str:
    """A note next to a reason in a table, if any."""
    known = f"ending-{game}-by-{kebab(reason)}.note"
    return t(known) if has(known) else ""


def game_words(game: str) -> str:
    """Its name in the language of the moment, or as it calls itself."""
    return t(f"game-{game}") if has(f"game-{game}") else GAMES[game].title


def outcome(game: str, winner: str, reason: str | None, rounds: int) -> str:
    """How a game says that it ended: `<game>-won-<team>` and `<game>-reason-<reason>`; otherwise as in a table."""
    won, why = f"{game}-won-{kebab(winner)}", f"{game}-reason-{kebab(reason or '')}"
    if not has(won):
        return ending(game, winner, reason or "", rounds)
    return joined([t(won), t(why) if has(why) else ""])
