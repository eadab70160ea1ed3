"""Who may hold which assimilation cards, by all that a seat has seen of them.

Only the places of the few Assimilated! cards are guessed. A place is a card of a hand, of the deck or of a stack."""

from __future__ import annotations

from typing import NamedTuple

from gloaming.games.invasion import events as e
from gloaming.games.invasion.setup import FEWEST, STACK, assimilated_in_play
from gloaming.games.invasion.state import ASSIMILATED, HUMAN, Card, Cards
from gloaming.games.invasion.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.values import Seat

DECK, FIRST, SECOND, THIRD = -1, -2, -3, -4
"""Where cards lie that nobody holds."""
STACKS = (FIRST, SECOND, THIRD)


class Place(NamedTuple):
    where: int
    """A seat, the deck, or a stack."""
    number: int


class AtLeast(NamedTuple):
    """So many of these seats were aliens by the time when they had so many cards (INV-RQ-46, INV-EVENT-09a)."""

    aliens: int
    seats: tuple[Seat, ...]
    cards: tuple[int, ...]


class Hands:
    """What the journal proves, in the order in which it came to be known."""

    def __init__(self, view: View) -> None:
        self.view = view
        players = view.options.players
        self.held = [0] * players
        self.known: dict[Place, Card] = {}
        self.proofs: list[AtLeast] = []
        self.before_third: tuple[int, ...] | None = None
        """How many cards each seat had when the third stack was shuffled in."""
        self.team: tuple[Seat, ...] = ()
        self.own_vote: str | None = None
        for event in view.journal:
            self.note(event)

    def note(self, event: object) -> None:
        match event:
            case e.Drew(seat, cards):
                for offset, card in enumerate(cards):
                    if card is not None:
                        self.known[Place(seat, self.held[seat] + offset)] = card
                self.held[seat] += len(cards)
            case e.CardShown(seat, position, card):
                self.known[Place(seat, position)] = card
            case e.MotherShipArrived(3, cards) if cards:
                self.before_third = tuple(self.held)
            case e.AliensRecognised(seat, aliens) if aliens:
                self.note_revelation(aliens)
            case e.TeamNamed(team):
                self.team, self.own_vote = team, None
            case e.RescueCardLaid(_, card):
                self.own_vote = card
            case e.RescueCardsShown(_, sabotage):
                self.note_votes(sabotage)
            case _:
                pass

    def note_revelation(self, aliens: tuple[Seat, ...]) -> None:
        """INV-INFO-14: exactly these were aliens; a stated one may have stayed away (INV-RQ-61)."""
        for seat, held in enumerate(self.held):
            if seat in aliens:
                self.proofs.append(AtLeast(1, (seat,), (held,)))
            elif not any(self.known.get(Place(seat, number)) == ASSIMILATED for number in range(held)):
                self.known.update({Place(seat, number): HUMAN for number in range(held)})

    def note_votes(self, sabotage: int) -> None:
        """INV-RQ-46: where humans may not sabotage, so many of the others were aliens."""
        if self.view.options.human_sabotage == "forbidden":
            others = tuple(seat for seat in self.team if seat != self.view.seat)
            sabotage -= self.own_vote == "sabotage"
            self.proofs.append(AtLeast(sabotage, others, tuple(self.held[seat] for seat in others)))

    # Guessing

    def guess(self, dice: Dice) -> set[Place] | None:
        """Places for all Assimilated! cards, or nothing if this guess does not work out."""
        places = self.open_places()
        assimilated = {place for place, card in self.known.items() if card == ASSIMILATED}
        self.fill_third(dice, places, assimilated)
        for proof in self.proofs:
            if not self.satisfy(proof, dice, places, assimilated):
                return None
        left = assimilated_in_play(self.view.options.players) - len(assimilated)
        free = [place for place in places if place not in assimilated]
        if not 0 <= left <= len(free):
            return None
        assimilated.update(dice.shuffled(free)[:left])
        return assimilated if self.third_is_there(assimilated) else None

    def open_places(self) -> list[Place]:
        """Every card whose face this seat does not know."""
        sizes = dict(enumerate(self.held))
        sizes[DECK] = self.view.deck
        sizes |= dict(zip(STACKS, self.view.stacks, strict=True))
        places = [Place(where, number) for where, size in sizes.items() for number in range(size)]
        return [place for place in places if place not in self.known]

    def fill_third(self, dice: Dice, places: list[Place], assimilated: set[Place]) -> None:
        """INV-INFO-05: with 5 to 8 players the third stack holds exactly one, as long as it lies there."""
        if self.view.options.players > FEWEST and self.view.stacks[2]:
            assimilated.add(Place(THIRD, dice.roll(STACK)))
            places[:] = [place for place in places if place.where != THIRD]

    def satisfy(self, proof: AtLeast, dice: Dice, places: list[Place], assimilated: set[Place]) -> bool:
        held = dict(zip(proof.seats, proof.cards, strict=True))
        aliens = {place.where for place in assimilated if place.number < held.get(place.where, 0)}
        for _ in range(proof.aliens - len(aliens)):
            able = [
                place
                for place in places
                if place.where in held and place.where not in aliens and place.number < held[place.where]
            ]
            if not able:
                return False
            chosen = dice.pick(able)
            assimilated.add(chosen)
            aliens.add(chosen.where)
        return True

    def third_is_there(self, assimilated: set[Place]) -> bool:
        """INV-DERIV-09: one of them came with the third ship, so not all were drawn before it."""
        if self.view.options.players == FEWEST or self.before_third is None:
            return True
        before = self.before_third
        return any(place.where == DECK or place.number >= before[place.where] for place in assimilated)

    def cards(self, where: int, size: int, assimilated: set[Place]) -> Cards:
        return tuple([ASSIMILATED if Place(where, number) in assimilated else HUMAN for number in range(size)])
