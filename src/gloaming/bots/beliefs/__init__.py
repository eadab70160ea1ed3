"""Beliefs: for any seat at any moment, how likely each other is against it, from its view and the table's talk alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gloaming.bots.beliefs.base import Clue
from gloaming.bots.beliefs.journal import JournalBeliefs
from gloaming.bots.rooms import room_of
from gloaming.kernel.talk import Said

__all__ = ["Beliefs", "Clue", "beliefs_of"]

Beliefs = JournalBeliefs[Any]


def beliefs_of(game: str, view: Any, public: bool = False, talk: Sequence[Said] = ()) -> Beliefs:
    """The beliefs of the seat whose view this is, after reading it.

    `public`: what somebody without secrets believes, of this seat too: how it looks to the others."""
    room = room_of(game, "beliefs")
    if room is None:
        raise LookupError(f"Nobody has learnt what to believe in {game}.")
    beliefs: Beliefs = room.BELIEFS(view, public)
    beliefs.read(view, talk)
    return beliefs
