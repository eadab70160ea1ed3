"""A Cultist's smaller decisions: looks and tokens."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.checks import PutBack, ShowDeath
from gloaming.games.cultists.tokens.false_eyes import Decline
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.kernel.steps import Option

WELCOME: Final = frozenset(
    ("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors", "mirror")
)
FRAMED: Final = 0.5
"""How suspect somebody else must become, for a death to be shown."""


def look(turn: Turn, asked: Any) -> Option:
    """AC-ACT-CS-07: conceal, unless the death would be laid at an Investigator's door."""
    if ShowDeath() not in asked.options:
        return PutBack()
    target = asked.step.target
    shares = turn.if_found_dead(target)
    suspect = max(shares, key=lambda seat: shares[seat])
    framed = shares[suspect] >= FRAMED and suspect not in turn.cultists
    return ShowDeath() if framed else PutBack()


def look_through_false_eyes(_turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-FE-02: what the Cultists want to know they know; the less is looked at, the better."""
    return Decline()


def take_control(_turn: Turn, _asked: Any) -> Option:
    return Peek()


def handle_token(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-03: what hurts the others stays in the Bag."""
    return ReturnToken() if turn.peeked_token in WELCOME else RemoveToken()
