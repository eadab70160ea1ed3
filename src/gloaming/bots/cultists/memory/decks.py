"""What may lie in the Room decks: who laid which card, and what a draw says about it (AC-ACT-FR, AC-ACT-CR)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.games.cultists.cards import FAILURE, SABOTAGE, SUCCESS, Card, Cards
from gloaming.kernel.values import Seat

START: Final = -1
"""The card that set-up laid (AC-SETUP-12)."""
PILE: Final = -2
"""A card of the Draw pile, after a State check (AC-ACT-CS-12)."""

Mix = dict[Card, float]
"""How likely each face of a Room card is."""

SABOTEUR: Final[Mix] = {SUCCESS: 0.3, FAILURE: 0.4, SABOTAGE: 0.3}
"""A Cultist holds two Success, four Failure and two Sabotage (AC-SETUP-01), and shows a Success early on."""
HELPFUL: Final[Mix] = {SUCCESS: 0.99, FAILURE: 0.005, SABOTAGE: 0.005}
NEAR_A_FIRE: Final[Mix] = {SUCCESS: 0.92, FAILURE: 0.04, SABOTAGE: 0.04}
"""With a Firestarter about, an Investigator's card may be red (AC-SETUP-06)."""


def mix_of(cards: Cards) -> Mix:
    return {face: cards.count(face) / len(cards) for face in (SUCCESS, FAILURE, SABOTAGE)}


def blend(first: Mix, second: Mix, share: float) -> Mix:
    """The first mix with this probability, else the second."""
    return {face: first[face] * share + second[face] * (1 - share) for face in first}


class Laid:
    """A card on a Room deck. After a draw from a shuffled deck nobody knows which are left: each has a weight."""

    __slots__ = ("face", "number", "origin", "weight")

    def __init__(self, origin: Seat, face: Card | None, number: int = 0, weight: float = 1.0) -> None:
        self.origin = origin
        self.face = face
        self.number = number
        """How many Room cards its origin had laid before."""
        self.weight = weight


class RoomDeck:
    """The cards of one Room deck, as far as a seat can tell them apart."""

    def __init__(self) -> None:
        self.cards = [Laid(START, None)]
        self.fresh = 1
        """How many cards lie on top in a known order: those since the last shuffle."""

    def lay(self, origin: Seat, face: Card | None, number: int = 0) -> None:
        self.cards.append(Laid(origin, face, number))
        self.fresh += 1

    def clear(self) -> None:
        self.cards.clear()
        self.fresh = 0

    def drawable(self, *, top: bool) -> list[Laid]:
        """The cards that a draw may bring: the uppermost, if its place is known, or any."""
        return self.cards[-1:] if top and self.fresh > 0 else self.cards

    def take(self, face: Card, mix: Callable[[Laid], Mix], *, top: bool) -> None:
        """A card of this face has left the deck: each card by its share of the blame."""
        drawable = self.drawable(top=top)
        if drawable is not self.cards:
            self.cards.pop()
            self.fresh -= 1
            return
        chances = [laid.weight * mix(laid)[face] for laid in drawable]
        total = sum(chances)
        size = sum(laid.weight for laid in drawable)
        for laid, chance in zip(drawable, chances, strict=True):
            laid.weight -= chance / total if total > 0 else laid.weight / size
        self.cards = [laid for laid in self.cards if laid.weight > 0.01]
        self.fresh = 0

    def chance(self, face: Card, mix: Callable[[Laid], Mix], *, top: bool = False) -> float:
        """How likely a draw is to bring this face."""
        drawable = self.drawable(top=top)
        size = sum([laid.weight for laid in drawable])
        return sum([laid.weight * mix(laid)[face] for laid in drawable]) / size if size > 0 else 0.0
