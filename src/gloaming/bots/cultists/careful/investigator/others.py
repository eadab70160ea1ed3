"""An Investigator's smaller decisions: gifts, looks, tokens, help."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.careful.fallback import neutral
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.close_portal import Help
from gloaming.games.cultists.checks import ShowDeath
from gloaming.games.cultists.encounters import Give
from gloaming.games.cultists.tokens.false_eyes import Decline, Spy
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.kernel.steps import Option

UNWELCOME: Final = frozenset(("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors"))


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: all cards are Alive; among several receivers, the one on whom it clouds the evidence least."""
    options: tuple[Give, ...] = asked.options
    return max(options, key=lambda gift: turn.share(gift.to))


def look(_turn: Turn, asked: Any) -> Option:
    """AC-ACT-CS-06: a death is reported, through False Eyes as well."""
    return ShowDeath() if ShowDeath() in asked.options else neutral(asked)


def look_through_false_eyes(turn: Turn, asked: Any) -> Option:
    """AC-EVENT-FE-01: at the likeliest death; the Knife would cut a Butterfingers."""
    if turn.role == "butterfingers":
        return Decline()
    spying = [option for option in asked.options if isinstance(option, Spy)]
    return max(spying, key=lambda option: turn.chance_of_death(option.target)) if spying else Decline()


def take_control(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-01."""
    return Decline() if turn.role == "butterfingers" else Peek()


def handle_token(turn: Turn, _asked: Any) -> Option:
    """AC-EVENT-IC-03: what would hurt goes."""
    return RemoveToken() if turn.peeked_token in UNWELCOME else ReturnToken()


def help_close(_turn: Turn, asked: Any) -> Option:
    """RQ-77."""
    return Help() if Help() in asked.options else neutral(asked)
