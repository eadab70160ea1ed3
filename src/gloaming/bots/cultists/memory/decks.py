"""What may lie in the Room decks: who laid which card, and what a draw says about it (AC-ACT-FR, AC-ACT-CR)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

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


@cache
def mix_of(cards: Cards) -> Mix:
    return {face: cards.count(face) / len(cards) for face in (SUCCESS, FAILURE, SABOTAGE)}


CERTAIN: Final[dict[Card, Mix]] = {
    face: {other: float(other == face) for other in (SUCCESS, FAILURE, SABOTAGE)}
    for face in (SUCCESS, FAILURE, SABOTAGE)
}
"""Of a card that was seen."""


def blend(first: Mix, second: Mix, share: float) -> Mix:
    """The first mix with this probability, else the second."""
    return {face: first[face] * share + second[face] * (1 - share) for face in first}


class Laid(NamedTuple):
    """A card on a Room deck. After a draw from a shuffled deck nobody knows which are left: each has a weight."""

    origin: Seat
    face: Card | None
    number: int = 0
    """How many Room cards its origin had laid before."""
    weight: float = 1.0


class RoomDeck(NamedTuple):
    """The cards of one Room deck, as far as a seat can tell them apart."""

    cards: tuple[Laid, ...] = (Laid(START, None),)
    fresh: int = 1
    """How many cards lie on top in a known order: those since the last shuffle."""

    @classmethod
    def begun(cls, cards: int) -> RoomDeck:
        """With so many start cards; only one alone lies in a known order."""
        return cls((Laid(START, None),) * cards, int(cards == 1))

    def with_card(self, laid: Laid) -> RoomDeck:
        return RoomDeck((*self.cards, laid), self.fresh + 1)

    def shuffled(self) -> RoomDeck:
        return self._replace(fresh=0)

    def drawable(self, *, top: bool) -> tuple[Laid, ...]:
        """The cards that a draw may bring: the uppermost, if its place is known, or any."""
        return self.cards[-1:] if top and self.fresh > 0 else self.cards

    def without(self, face: Card, mix: Callable[[Laid], Mix], *, top: bool) -> RoomDeck:
        """A card of this face has left the deck: each card by its share of the blame."""
        if top and self.fresh > 0:
            return RoomDeck(self.cards[:-1], self.fresh - 1)
        chances = [laid.weight * mix(laid)[face] for laid in self.cards]
        total = sum(chances)
        size = sum(laid.weight for laid in self.cards)
        left = []
        for laid, chance in zip(self.cards, chances, strict=True):
            weight = laid.weight - (chance / total if total > 0 else laid.weight / size)
            if weight > 0.01:
                left.append(laid._replace(weight=weight))
        return RoomDeck(tuple(left), 0)

    def chance(self, face: Card, mix: Callable[[Laid], Mix], *, top: bool = False) -> float:
        """How likely a draw is to bring this face."""
        drawable = self.drawable(top=top)
        size = sum([laid.weight for laid in drawable])
        return sum([laid.weight * mix(laid)[face] for laid in drawable]) / size if size > 0 else 0.0


EMPTY: Final = RoomDeck((), 0)
