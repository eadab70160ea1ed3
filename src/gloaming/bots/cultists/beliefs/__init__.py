"""Beliefs in Cultists: who the Cultists are, and who holds which Role."""

from __future__ import annotations

from collections.abc import Mapping

from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.cultists.beliefs.mind import CultistsMind, mind_of
from gloaming.kernel.values import Seat

__all__ = ["BELIEFS", "CultistsBeliefs", "CultistsMind"]


class CultistsBeliefs(JournalBeliefs[CultistsMind]):
    """Every possible set of Cultists, weighed by all that this seat has seen and heard."""

    mind_of = mind_of

    def roles(self, seat: Seat) -> Mapping[str, float]:
        return self.mind.scores.roles.of(seat, self.mind.scores.chances)


BELIEFS = CultistsBeliefs
