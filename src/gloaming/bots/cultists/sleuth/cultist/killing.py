"""Whom a Cultist gives a Dead card: by what the table would make of it."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.encounters import Give
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

NEVER: Final = -1.0
WASTED: Final = -0.5
COUNTS: Final = 0.3
"""How likely somebody must still live, for a Dead card not to be wasted."""
HINT: Final = 0.002
"""How little it matters who gets an Alive card, where there is a choice: best a Cultist, worst somebody who is dead."""


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: a Dead card where it pays, else an Alive card where it covers up."""
    options: tuple[Give, ...] = asked.options
    return max(options, key=lambda gift: giving(turn, gift))


def giving(turn: Turn, gift: Give) -> float:
    standing, to = turn.standing, gift.to
    if gift.card != DEAD:
        return standing.sparing() + HINT * ((to in turn.cultists) - (to in turn.known_dead()))
    if not is_prey(turn, to):
        return NEVER
    return standing.killing(to) if standing.counts(to) > COUNTS else WASTED


def meeting(turn: Turn, place: Place, other: Seat) -> float:
    """What it is worth to go in there and meet this one, in chances of winning."""
    standing, hand = turn.standing, turn.view.hand
    before = standing.encounter(place, other)
    values = [standing.sparing(before)] if ALIVE in hand or DEAD not in hand else []
    if DEAD in hand and is_prey(turn, other):
        values.append(standing.killing(other, before))
    return max(values, default=NEVER) - standing.now


def is_prey(turn: Turn, seat: Seat) -> bool:
    return seat not in turn.cultists and not turn.may_be_mate(seat)
