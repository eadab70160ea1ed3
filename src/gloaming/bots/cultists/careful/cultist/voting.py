"""A Cultist's ballots: with the others, against whoever is suspected instead."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.voting import Abstain, Accuse, Weigh
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BELIEVABLE: Final = 0.4
"""How suspect an Investigator must look, before a Cultist joins in."""
LOST: Final = 0.8
"""A partner as suspect as this cannot be saved; sparing it would only point back."""


def scapegoat(turn: Turn) -> Seat | None:
    """The Investigator whom the table suspects most, if it would believe in it, and more than in any Cultist."""
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost]
    suspect = max(living, key=turn.share, default=turn.me)
    believable = turn.share(suspect) >= BELIEVABLE and suspect not in turn.cultists
    return suspect if believable and not turn.may_be_mate(suspect) else None


def lost_partner(turn: Turn) -> Seat | None:
    partners = [seat for seat in turn.cultists if seat != turn.me and not turn.view.ghost[seat]]
    return next((seat for seat in partners if turn.share(seat) >= LOST), None)


def vote(turn: Turn, _asked: Any) -> Option:
    suspect = lost_partner(turn)
    if suspect is None:
        suspect = scapegoat(turn)
    return Abstain() if suspect is None else Accuse(suspect)


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12: save a Cultist, or let an Investigator go."""
    return reconsider(turn, asked, lambda seat: wish(turn, seat))


def wish(turn: Turn, seat: Seat | None) -> float:
    if seat is None:
        return 0.0
    return -5.0 if seat in turn.cultists else 0.5


def weigh(_turn: Turn, _asked: Any) -> Option:
    return Weigh(twice=True)
