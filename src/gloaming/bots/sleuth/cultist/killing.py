"""Whom a Cultist gives a Dead card: by what the table would make of it."""

from __future__ import annotations

from typing import Any

from gloaming.bots.sleuth.turn import SleuthTurn
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.encounters import Give
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat


def give(turn: SleuthTurn, asked: Any) -> Option:
    """AC-ENC-16."""
    options: tuple[Give, ...] = asked.options
    return max(options, key=lambda gift: giving(turn, gift))


def giving(turn: SleuthTurn, gift: Give) -> float:
    standing = turn.standing
    if gift.card != DEAD:
        cover = 0.002 if gift.to in turn.mind.cultists else 0.0
        return standing.sparing(()) + cover - 0.001 * (gift.to in turn.known_dead())
    if gift.to in turn.mind.cultists or turn.may_be_mate(gift.to):
        return -1.0
    return standing.killing(gift.to, ()) if standing.counts(gift.to) > 0.3 else -0.5


def meeting(turn: SleuthTurn, place: str, other: Seat) -> float:
    """What it is worth to go in there and meet this one, in chances of winning."""
    standing, hand = turn.standing, turn.view.hand
    before = standing.encounter(place, other)
    values = []
    if ALIVE in hand or DEAD not in hand:
        values.append(standing.sparing(before))
    if DEAD in hand and other not in turn.mind.cultists and not turn.may_be_mate(other):
        values.append(standing.killing(other, before))
    return max(values, default=0.0) - standing.now
