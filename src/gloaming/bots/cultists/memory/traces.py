"""Traces of the Cursed Hunter: whose cards may have been cursed (UTS-HUNT-06, -07)."""

from __future__ import annotations

from math import log
from typing import Final

from gloaming.bots.cultists.memory.decks import RoomDeck
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.kernel.values import Seat

FAINT: Final = 0.02
"""No single trace clears anybody for good."""


def trace_in_room(memory: Memory, deck: RoomDeck) -> None:
    """A cursed card came out of this deck: one of those who filled it laid it."""
    cards = [laid for laid in deck.cards if laid.origin >= 0]
    size = sum([laid.weight for laid in cards])
    for seat in memory.seats:
        weight = sum([laid.weight for laid in cards if laid.origin == seat])
        memory.traces[seat] += log(max(FAINT, weight / max(size, 0.01)))


def trace_on_pulse(memory: Memory, target: Seat) -> None:
    """A cursed card lies on this Pulse deck: one of those who gave it cards gave it."""
    for seat in memory.seats:
        memory.traces[seat] += may_have_cursed(memory, seat, target)


def may_have_cursed(memory: Memory, seat: Seat, target: Seat) -> float:
    givers = [giver for gift in memory.gifts[target] for giver in gift.givers]
    return log(max(FAINT, givers.count(seat) / max(1, len(givers))))
