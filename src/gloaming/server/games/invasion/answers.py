"""What a clock answers for somebody who did not: always legal, and chosen so that it tells nobody's side."""

from __future__ import annotations

from gloaming.games.invasion.accusation import Refuse
from gloaming.games.invasion.agents import Leave
from gloaming.games.invasion.aliens import Confirm
from gloaming.games.invasion.event_cards.base import Decline
from gloaming.games.invasion.planning import Plan
from gloaming.games.invasion.rescue import SUCCESS
from gloaming.kernel.steps import Option
from gloaming.server.games.base import Pick, first_of

QUIET: tuple[type[Option], ...] = (Confirm, Refuse, Plan, Leave, Decline)
"""Answers that change least. There is no passing: to plan is the action that everybody has (INV-TURN-06)."""


def default_answer(options: tuple[Option, ...], pick: Pick) -> Option:
    """Confirm, refuse, plan, do without; a Success card in a rescue. What must be chosen falls to the lot: which event is to
    come, too, or the table would know from the clock which of two cards the planner had."""
    if SUCCESS in options:
        return SUCCESS
    return first_of(QUIET, options) or pick(options)
