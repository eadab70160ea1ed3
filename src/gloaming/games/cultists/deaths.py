"""Death: the hidden kind, which counts, and the public kind, which makes a Ghost (AC-GHOST)."""

from __future__ import annotations

from typing import get_args

from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.events import BecameGhost, RoleShown
from gloaming.games.cultists.rules import is_cultist, is_investigator, living_cultists, shows_role_on_death
from gloaming.games.cultists.state import Cause, Cultists
from gloaming.games.cultists.victory import LastCultistGone
from gloaming.kernel.steps import Step
from gloaming.kernel.values import Seat

COUNTED_CAUSES: dict[str, frozenset[Cause]] = {
    "any_death": frozenset(get_args(Cause)),
    "murders_and_votes": frozenset(("murder", "vote")),
    "only_dead_cards": frozenset(("murder",)),
}
"""RQ-60: which Ghosts count as dead Investigators."""


def note_dead(game: Cultists, seat: Seat) -> None:
    """AC-TERM-19, AC-CLEAN-09: remember since which round an Investigator counts as dead. Nobody learns it."""
    if seat not in game.dead_since and is_investigator(game, seat):
        counts = game.cause.get(seat) in COUNTED_CAUSES[game.options.dead_count] or DEAD in game.pulse[seat]
        if counts:
            game.dead_since[seat] = game.round


class BecomeGhost(Step):
    """A death becomes public: disc and card are turned over."""

    seat: Seat
    cause: Cause

    def run(self, game: Cultists) -> None:
        seat = self.seat
        if game.ghost[seat]:
            return
        game.ghost[seat] = True
        game.cause[seat] = self.cause
        note_dead(game, seat)
        game.record(BecameGhost(seat, self.cause))
        if must_show_role(game, seat, self.cause):
            game.do(ShowRole(seat))
        last = is_cultist(game, seat) and not living_cultists(game)
        if last and (self.cause != "murder" or game.options.last_cultist_murder_ends_game):  # RQ-66
            game.do(ShowRole(seat), LastCultistGone(self.cause))


class ShowRole(Step):
    seat: Seat

    def run(self, game: Cultists) -> None:
        if self.seat not in game.shown_role:
            game.shown_role[self.seat] = game.role[self.seat]
            game.record(RoleShown(self.seat, game.role[self.seat]))


def must_show_role(game: Cultists, seat: Seat, cause: Cause) -> bool:
    """AC-ROLE-03, AC-AUTOMA-20, RQ-100."""
    if seat == game.automa and cause == "vote" and game.table.cultists == 1:
        return True
    if cause == "own" and game.options.reveal_role_on_own_effect_death:
        return True
    return shows_role_on_death(game, seat)
