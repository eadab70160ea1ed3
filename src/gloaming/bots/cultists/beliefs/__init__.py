"""Beliefs in Cultists: who the Cultists are, and who holds which Role."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.cultists.beliefs.mind import CultistsMind, mind_of
from gloaming.bots.cultists.beliefs.reputation import reputed
from gloaming.kernel.values import Seat

__all__ = ["BELIEFS", "CultistsBeliefs", "CultistsMind", "Reputation"]


class CultistsBeliefs(JournalBeliefs[CultistsMind]):
    """Every possible set of Cultists, weighed by all that this seat has seen and heard."""

    mind_of = mind_of

    def roles(self, seat: Seat) -> Mapping[str, float]:
        return self.mind.scores.roles.of(seat, self.mind.scores.chances)


class Reputation(CultistsBeliefs):
    """The same as a Cultist takes the table to believe it."""

    mind_of = partial(mind_of, told=reputed)


BELIEFS = CultistsBeliefs
