"""An Investigator among people: ballots on evidence or not at all, gifts, looks, tokens, help."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import best, neutral
from gloaming.bots.cultists.careful.ballots import reconsider
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.actions.close_portal import Help
from gloaming.games.cultists.checks import ShowDeath
from gloaming.games.cultists.tokens.false_eyes import Decline, Spy
from gloaming.games.cultists.tokens.in_control import Peek, RemoveToken, ReturnToken
from gloaming.games.cultists.voting import Abstain, Accuse, KeepBallot, Weigh
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

CONVICTS: Final = {1: 0.68, 2: 0.62}
"""How likely a seat must be a Cultist to get this ballot; where there are two, an error weighs less."""
UNWELCOME: Final = frozenset(("lightning_strike", "lost_morale", "broken_panes", "portal_opens", "secret_doors"))


# Votes


def convicts(turn: Turn) -> float:
    return CONVICTS[turn.memory.table.cultists]


def most_suspected(turn: Turn) -> Seat | None:
    living = [seat for seat, ghost in enumerate(turn.view.ghost) if not ghost and seat != turn.me]
    return max(living, key=turn.share) if living else None


def vote(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-08: on evidence; without any, abstain. With the Knife a Butterfingers names nobody (RQ-91)."""
    if turn.role == "butterfingers" and turn.view.knife == turn.me and len(turn.view.at) > 6 and not turn.is_ghost:
        return Abstain()
    suspect = most_suspected(turn)
    if suspect is None or turn.share(suspect) < convicts(turn) or Accuse(suspect) not in asked.options:
        return Abstain()
    return Accuse(suspect)


def vote_again(turn: Turn, asked: Any) -> Option:
    """AC-VOTE-12, AC-ROLE-BUT-01: to change a ballot is to use the Knife."""
    if turn.role == "butterfingers":
        return KeepBallot()
    return reconsider(turn, asked, lambda seat: 0.0 if seat is None else turn.share(seat) - convicts(turn))


def weigh(turn: Turn, _asked: Any) -> Option:
    """RQ-47: twice, unless the Knife would cut."""
    return Weigh(twice=turn.role != "butterfingers")


# Gifts, looks, tokens, help


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: all cards are Alive; among several receivers, the one on whom it clouds the evidence least."""
    return best(asked, lambda gift: turn.share(gift.to))


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
