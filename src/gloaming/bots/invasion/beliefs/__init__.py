"""Beliefs in Invasion: who is an alien now."""

from __future__ import annotations

from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.invasion.beliefs.mind import InvasionMind
from gloaming.games.invasion.view import View

__all__ = ["InvasionBeliefs", "InvasionMind"]


class InvasionBeliefs(JournalBeliefs[InvasionMind]):
    """Every possible set of aliens, weighed by all that this seat has seen and heard."""

    def fresh(self, view: View) -> InvasionMind:
        return InvasionMind(view, self.public, self.strangers)


BELIEFS = InvasionBeliefs
