"""Beliefs: for any seat at any moment, how likely each other is against it, from its view and the table's talk alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.bots.beliefs.base import Beliefs, Clue
from gloaming.bots.beliefs.cultists import CultistsBeliefs
from gloaming.bots.beliefs.invasion import InvasionBeliefs
from gloaming.kernel.values import Seat

__all__ = ["Beliefs", "Clue", "beliefs_of"]

BY_GAME: dict[str, Callable[[Any, bool, frozenset[Seat]], Beliefs]] = {
    "cultists": CultistsBeliefs,
    "invasion": InvasionBeliefs,
}


def beliefs_of(game: str, view: Any, public: bool = False, strangers: frozenset[Seat] = frozenset()) -> Beliefs:
    """The beliefs of the seat whose view this is, after reading it; give `read` the talk.

    `public`: what somebody without secrets believes, the own seat included: how this seat looks to the others.
    `strangers`: who is none of our bots, so that less can be read from its ways."""
    return BY_GAME[game](view, public, strangers)
