"""How Cultists play, by the games that were counted: how often a gift was Dead, and what their Room cards showed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import log
from typing import Any, Final

from gloaming.bots.cultists.memory.decks import CERTAIN, Laid, Mix, mix_of
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card, Cards
from gloaming.kernel.values import Seat

MATE: Final = log(1 - 0.03)
"""How often a Cultist gives another one a card that is not Dead, as a logarithm."""
DEADLY: Final = (0.3, 0.3, 0.3, 0.3, 0.3, 0.3)
SABOTEUR: Final = ((0.8, 0.1, 0.1), (0.2, 0.5, 0.3), (0.2, 0.5, 0.3), (0.2, 0.5, 0.3))
"""Without a fit: how often a Cultist's first, second, … gift is Dead, and what its Room cards show."""
HELPFUL: Final = (0.99, 0.005, 0.005)


def _mix(shares: Sequence[float]) -> Mix:
    return dict(zip((SUCCESS, FAILURE, SABOTAGE), shares, strict=True))


class Rates:
    def __init__(self, counted: Mapping[str, Any]) -> None:
        self.deadly: tuple[float, ...] = tuple(counted.get("deadly", DEADLY))
        self.saboteur: tuple[Mix, ...] = tuple(map(_mix, counted.get("saboteur", SABOTEUR)))
        self.helpful: Mix = _mix(counted.get("helpful", HELPFUL))
        self.conceals: float = counted.get("conceals", 0.7)
        self.strays: float = counted.get("strays", 0.1)

    def spared(self, memory: Memory, giver: Seat, card: Card | None) -> float:
        """The logarithm of how likely the next gift of this one is harmless, if it is a Cultist's; its giver knows the face."""
        if card is not None:
            chance = float(card == DEAD)
        elif giver == memory.automa:
            chance = blindly(memory.table.cultist_deck)[0]
        else:
            chance = self.deadly[min(memory.given[giver], len(self.deadly) - 1)]
        return log(max(1e-9, 1 - chance))

    def innocent(self, memory: Memory, laid: Laid) -> Mix:
        """What this card shows, if no Cultist laid it."""
        if laid.face is not None:
            return CERTAIN[laid.face]
        if laid.origin < 0:
            return memory.mix(laid, self.helpful)
        return memory.helpful if "firestarter" in memory.roles else self.helpful

    def guilty(self, memory: Memory, laid: Laid) -> Mix:
        """What it shows, if a Cultist did."""
        if laid.face is not None or laid.origin < 0:
            return self.innocent(memory, laid)
        if laid.origin == memory.automa:
            return blindly(memory.table.cultist_deck)[1]
        return self.saboteur[min(laid.number, len(self.saboteur) - 1)]


@cache
def blindly(hand: Cards) -> tuple[float, Mix]:
    """The AUTOMA gives and lays what lies on top."""
    deadly = hand.count(DEAD) / (hand.count(DEAD) + hand.count(ALIVE))
    return deadly, mix_of(tuple([card for card in hand if card not in (ALIVE, DEAD)]))
