"""Beliefs in Invasion: who is an alien now."""

from __future__ import annotations

from typing import Final

from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.invasion.beliefs.mind import InvasionMind, mind_of

__all__ = ["BELIEFS", "InvasionBeliefs", "InvasionMind"]


class InvasionBeliefs(JournalBeliefs[InvasionMind]):
    """Every possible set of aliens, weighed by all that this seat has seen and heard."""

    mind_of = mind_of


BELIEFS: Final = InvasionBeliefs
