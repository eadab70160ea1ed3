"""Beliefs in Cultists: who the Cultists are, and who holds which Role."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.cultists.beliefs.mind import CultistsMind
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat

__all__ = ["CultistsBeliefs", "CultistsMind"]


class CultistsBeliefs(JournalBeliefs[CultistsMind]):
    """Every possible set of Cultists, weighed by all that this seat has seen and heard."""

    def fresh(self, view: View) -> CultistsMind:
        return CultistsMind(view, self.public, self.strangers)

    def roles(self, seat: Seat) -> Mapping[str, float]:
        return self.mind.roles.of(seat, self.mind.scores.chances)


BELIEFS = CultistsBeliefs
