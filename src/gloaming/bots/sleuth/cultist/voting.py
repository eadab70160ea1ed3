"""A Cultist's ballots: with the others, against whoever is suspected instead."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.careful.ballots import reconsider
from gloaming.bots.careful.cultist.voting import lost_partner, wish
from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.games.cultists.voting import Abstain, Accuse
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BELIEVABLE: Final = 0.22
"""How suspect somebody must look, before a Cultist joins in."""


def scapegoat(turn: SleuthTurn) -> Seat | None:
    shares, cult = turn.mind.public.hostile, turn.mind.cultists
    others = [s for s, ghost in enumerate(turn.view.ghost) if not ghost and s not in cult and not turn.may_be_mate(s)]
    suspect = max(others, key=lambda seat: shares[seat], default=None)
    return suspect if suspect is not None and shares[suspect] >= BELIEVABLE else None


def vote(turn: SleuthTurn, asked: Any) -> Option:
    suspect = lost_partner(turn)
    if suspect is None:
        suspect = scapegoat(turn)
    return Accuse(suspect) if suspect is not None and Accuse(suspect) in asked.options else Abstain()


def vote_again(turn: SleuthTurn, asked: Any) -> Option:
    return reconsider(turn, asked, lambda seat: wish(turn, seat))
