"""Traces of the Cursed Hunter: whose cards may have been cursed (UTS-HUNT-06, -07)."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import TYPE_CHECKING, Final

from gloaming.bots.cultists.memory.decks import RoomDeck
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.memory.facts import Memory

FAINT: Final = 0.02
"""No single trace clears anybody for good."""
STRAYED: Final = 1.0
"""What a Room action tells that no Route allows: a Cultist's, or the Hunter's (UTS-HUNT-05)."""


def trace_in_room(memory: Memory, deck: RoomDeck) -> None:
    """A cursed card came out of this deck: one of those who filled it laid it."""
    cards = [laid for laid in deck.cards if laid.origin >= 0]
    size = sum([laid.weight for laid in cards])
    _follow(memory, lambda seat: sum([laid.weight for laid in cards if laid.origin == seat]) / max(size, 0.01))


def trace_on_pulse(memory: Memory, target: Seat) -> None:
    """A cursed card lies on this Pulse deck: one of those who gave it cards gave it."""
    givers = [giver for gift in memory.gifts[target] for giver in gift.givers]
    _follow(memory, lambda seat: givers.count(seat) / max(1, len(givers)))


def _follow(memory: Memory, likelihood: Callable[[Seat], float]) -> None:
    for seat in memory.seats:
        memory.traces[seat] += log(max(FAINT, likelihood(seat)))


def strayed(memory: Memory, seat: Seat) -> None:
    memory.traces[seat] += STRAYED
