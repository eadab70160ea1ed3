"""The cards. Encounter cards share one back, Room cards another (AC-TERM-08)."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

from gloaming.kernel.values import Names

Card = Annotated[
    Literal["alive", "dead", "success", "failure", "sabotage", "curse_alive", "curse_success"], Names("card")
]
Cards = tuple[Card, ...]

ALIVE: Card = "alive"
DEAD: Card = "dead"
SUCCESS: Card = "success"
FAILURE: Card = "failure"
SABOTAGE: Card = "sabotage"
CURSE_ALIVE: Card = "curse_alive"
CURSE_SUCCESS: Card = "curse_success"
"""Cards of the Cursed Hunter alone: they count as Alive and as Success (UTS-HUNT-06, -07)."""

ENCOUNTER_CARDS = frozenset((ALIVE, DEAD, CURSE_ALIVE))
ROOM_CARDS = frozenset((SUCCESS, FAILURE, SABOTAGE, CURSE_SUCCESS))
GOOD_CARDS = frozenset((SUCCESS, CURSE_SUCCESS))
RED_CARDS = frozenset((FAILURE, SABOTAGE))


def cards(alive: int = 0, dead: int = 0, success: int = 0, failure: int = 0, sabotage: int = 0) -> Cards:
    return (ALIVE,) * alive + (DEAD,) * dead + (SUCCESS,) * success + (FAILURE,) * failure + (SABOTAGE,) * sabotage


def without(pile: Cards, card: Card) -> Cards:
    """The pile less its first card of this face."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


def of_kind(pile: Cards, backs: frozenset[Card]) -> Cards:
    return tuple([card for card in pile if card in backs])


@lru_cache(maxsize=4096)
def faces(pile: Cards, backs: frozenset[Card]) -> Cards:
    """The different faces of one kind in the pile: what its owner may choose from."""
    return tuple(dict.fromkeys([card for card in pile if card in backs]))


@lru_cache(maxsize=4096)
def count_encounter_cards(pile: Cards) -> int:
    """Counted in every hand at every look, and hands rarely change: so it is cached."""
    return len(of_kind(pile, ENCOUNTER_CARDS))
