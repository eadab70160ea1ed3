"""Whom a Cultist gives a Dead card, and when it would be found out."""

from __future__ import annotations

from typing import Any, Final

from gloaming.bots.cultists.turn import Turn
from gloaming.games.cultists.cards import ALIVE, DEAD
from gloaming.games.cultists.encounters import Give
from gloaming.kernel.steps import Option
from gloaming.kernel.values import Seat

BOLD: Final = {5: -0.05, 6: -0.05, 7: 0.08, 8: 0.16}
"""By seats: how much more suspect than anybody at the start a Cultist is ready to be, if the death comes to light, ..."""
BOLDER: Final = 0.02
"""... and how much more with every round: time runs out for the knife as well."""


def give(turn: Turn, asked: Any) -> Option:
    """AC-ENC-16: a Dead card where it pays, else an Alive card where it covers up."""
    options: tuple[Give, ...] = asked.options
    return max(options, key=lambda gift: killing(turn, gift.to) if gift.card == DEAD else sparing(turn, gift.to))


def killing(turn: Turn, victim: Seat) -> float:
    """The worth of a Dead card for this seat; below that of an Alive card where it does not pay."""
    if victim in turn.cultists or turn.may_be_mate(victim):
        return -3.0
    if not is_prey(turn, victim):
        return -2.0
    if is_last(turn):
        return 3.0
    return 1.0 - exposure(turn, victim) if exposure(turn, victim) <= boldness(turn) else -1.0


def sparing(turn: Turn, seat: Seat) -> float:
    """An Alive card goes where it tells least: best to a Cultist, worst to somebody who will be found dead."""
    if seat in turn.cultists:
        return 0.1
    return 0.0 if seat in turn.known_dead() else 0.05


def is_prey(turn: Turn, seat: Seat) -> bool:
    """Somebody whose death still counts: not dead by own knowledge, nor probably by the other Cultist's hand."""
    if seat in turn.cultists or turn.view.ghost[seat] or seat in turn.known_dead():
        return False
    partners = tuple(turn.cultists - {turn.me})
    gifts, _ = turn.memory.deadly_gifts(seat, partners)
    spared: float = (1 - turn.memory.deadly) ** gifts
    return spared > 0.5


def is_last(turn: Turn) -> bool:
    """Whether one more death lets a sole Cultist claim at the end of this round (AC-CLEAN-02)."""
    return turn.memory.table.cultists == 1 and turn.still_needed == 1


def exposure(turn: Turn, victim: Seat) -> float:
    """How suspect the own person would be to everybody, if this death were found after one more gift."""
    judge, me = turn.judge, turn.me
    shares: dict[Seat, float] = judge.after(
        lambda suspects: judge.chance_of_death(victim, suspects, float(me in suspects))
    )
    return shares.get(me, 0.0)


def boldness(turn: Turn) -> float:
    """Measured from what everybody is suspected of at the start."""
    memory = turn.memory
    return memory.table.cultists / len(memory.seats) + BOLD[len(memory.seats)] + BOLDER * turn.view.round


def can_kill(turn: Turn) -> bool:
    return DEAD in turn.view.hand


def must_kill(turn: Turn) -> bool:
    """AC-ENC-21: no Alive card is left."""
    return DEAD in turn.view.hand and ALIVE not in turn.view.hand
