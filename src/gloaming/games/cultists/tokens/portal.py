"""The Portal Opens (AC-EVENT-PO)."""

from __future__ import annotations

from gloaming.games.cultists.events import PortalMissed, PortalOpened
from gloaming.games.cultists.state import Cultists
from gloaming.games.cultists.tokens.base import Token
from gloaming.kernel.steps import Step


class PortalOpens(Token):
    def resolve(self, game: Cultists, mirrored: bool) -> tuple[Step, ...]:
        """AC-EVENT-MI-03: mirrored, an open Portal stays open one round longer."""
        return (ProlongPortal(),) if mirrored else (OpenPortal(),)


class OpenPortal(Step):
    """AC-EVENT-PO-01, -02: the reminder lies 3 rounds ahead with 4 to 6 seats, 2 rounds with 7 or 8."""

    def run(self, game: Cultists) -> None:
        game.portal = "open"
        game.portal_mark = game.round + (3 if len(game.at) <= 6 else 2)
        game.record(PortalOpened(game.portal_mark))


class ProlongPortal(Step):
    def run(self, game: Cultists) -> None:
        if game.portal == "open":
            game.portal_mark += 1
            game.record(PortalOpened(game.portal_mark))


class PortalDeadline(Step):
    """AC-EVENT-PO-04, -05, -07, RQ-76: not closed in time, the target rises by 1; the reminder goes back."""

    def run(self, game: Cultists) -> None:
        early = game.options.portal_deadline == "start_of_marked_round"
        if game.portal == "open" and game.round >= game.portal_mark - early:
            game.portal, game.portal_mark = "missed", 0
            game.target += 1
            game.record(PortalMissed(game.target))


portal_opens = PortalOpens("portal_opens", "The Portal Opens", printed=8, clause="AC-EVENT-PO-01")
