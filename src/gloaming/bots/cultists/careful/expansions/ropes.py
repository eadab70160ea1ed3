"""Safety Ropes: whose Pulse deck shows a card (MOC-EVENT)."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.base import neutral
from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.expansions.mountains_of_chaos.safety_ropes import NoMoreRopes, Rope
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

WORTH_A_ROPE: Final = 0.1
"""Where a table lets it end early, a rope goes only to somebody as likely dead as this."""


def throw_to_the_dead(turn: Turn, asked: Any) -> Option:
    """MOC-EVENT-02: to whoever is likeliest dead; where a Butterfingers may use no Knife, it does not (MOC-RQ-24)."""
    ropes = [option for option in asked.options if isinstance(option, Rope)]
    may_end = NoMoreRopes() in asked.options
    if may_end and turn.role == "butterfingers" and turn.view.options.ropes_use_knife:
        return NoMoreRopes()
    best = max(ropes, key=lambda rope: turn.chance_of_death(rope.target), default=None)
    if best is None or (may_end and turn.chance_of_death(best.target) < WORTH_A_ROPE):
        return neutral(asked)
    return best


def throw_to_the_living(turn: Turn, asked: Any) -> Option:
    """A Cultist has those show a card who can only show that they live."""
    ropes = [option for option in asked.options if isinstance(option, Rope)]
    if NoMoreRopes() in asked.options or not ropes:
        return neutral(asked)
    return min(ropes, key=lambda rope: betrays(turn, rope.target))


def betrays(turn: Turn, seat: Seat) -> float:
    """How likely a death would come to light there."""
    if seat in turn.known_dead():
        return 1.0
    memory = turn.memory
    others = tuple(turn.cultists - {turn.me, seat})
    gifts, _ = memory.deadly_gifts(seat, others)
    hidden = 0.0 if turn.view.start_cards else memory.dead_at_start
    spared: float = (1 - memory.deadly) ** gifts
    return 1 - spared * (1 - hidden * (seat not in turn.cultists))
