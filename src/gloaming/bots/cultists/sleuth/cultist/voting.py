"""A Cultist's ballots: with the others, against whoever is suspected instead."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.careful.cultist.voting import lost_partner, wish
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BELIEVABLE: Final = 0.9
"""How suspect somebody must look, beside anybody at the start, before a Cultist joins in."""
FOLLOWED: Final = 0.1
"""What each of the others who names the same is worth, as suspicion."""


def scapegoat(turn: Turn) -> Seat | None:
    """The Investigator whom the table would most readily believe in."""
    shares, cult, against = turn.mind.public.hostile, turn.cultists, turn.story.against()
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    others = [seat for seat in living if seat not in cult and not turn.may_be_mate(seat)]
    suspect = max(others, key=lambda seat: shares[seat] + FOLLOWED * against.get(seat, 0), default=None)
    usual = turn.memory.table.cultists / len(shares)
    return suspect if suspect is not None and shares[suspect] >= BELIEVABLE * usual else None


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08: a partner who is lost is given up."""
    suspect = lost_partner(turn)
    if suspect is None:
        suspect = scapegoat(turn)
    return Accuse(suspect) if suspect is not None and Accuse(suspect) in asked.options else Abstain()


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12: save a Cultist, or let an Investigator go."""
    return reconsider(turn, asked, lambda seat: wish(turn, seat))
