"""Where the event cards may lie, by all that a seat has seen of them.

The seat's journal is played again with blank cards. A card gets its face when the seat sees it; what was shuffled lies in
a group without order; what others drew unseen is any card of the topmost group. A guess that later sightings contradict
is given up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gloaming.games.invasion import events as e
from gloaming.games.invasion.state import EventName, EventNames
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event

TELLING = (
    e.EventTurned, e.EventsDrawn, e.EventsPlaced, e.Reorganised, e.AlienPlanSeen, e.AlienPlanShown, e.AlienPlanCounted,
)  # fmt: skip
CROWDS = (1,) * 12 + (16, 16, 64, 256, 1024)
"""How many guesses go through the journal together, try after try."""


class Contradiction(Exception):
    """This guess does not agree with what was seen."""


@dataclass(eq=False, slots=True)
class Blank:
    """A card whose face is not yet settled."""

    face: EventName | None = None
    red: bool | None = None
    """Known from the pile to which Alien planning sorted it."""


class EventPiles:
    def __init__(self, cards: EventNames, reds: frozenset[EventName], dice: Dice) -> None:
        self.reds = reds
        self.dice = dice
        self.supply = Counter(cards)
        """Faces that no card has yet."""
        self.deck: list[list[Blank]] = [[Blank() for _ in cards]]
        """Groups, the topmost last; within a group nobody knows the order."""
        self.upcoming: list[Blank] = []
        self.prevented: list[Blank] = []
        self.planned: list[Blank] = []
        self.sorted: bool = False
        """Whether the cards of an Alien planning have been seen before they are counted."""

    def copy(self) -> EventPiles:
        """The same guess, to be continued in another way."""
        twin = EventPiles((), self.reds, self.dice)
        twins = {id(card): Blank(card.face, card.red) for pile in self.piles() for card in pile}

        def copied(pile: list[Blank]) -> list[Blank]:
            return [twins[id(card)] for card in pile]

        twin.supply, twin.sorted = self.supply.copy(), self.sorted
        twin.deck = [copied(group) for group in self.deck]
        twin.upcoming, twin.prevented, twin.planned = map(copied, (self.upcoming, self.prevented, self.planned))
        return twin

    def piles(self) -> list[list[Blank]]:
        return [*self.deck, self.upcoming, self.prevented, self.planned]

    def note(self, event: Event) -> None:
        match event:
            case e.EventTurned(card):
                self.draw(card)
            case e.EventsDrawn(_, cards):
                self.planned = [self.draw(card) for card in cards]
            case e.EventsPlaced(_, upcoming, _):
                self.place(upcoming)
            case e.Reorganised():
                self.deck = [self.prevented, *self.deck, self.upcoming]
                self.upcoming, self.prevented = [], []
            case _:
                self.note_alien_plan(event)

    def note_alien_plan(self, event: Event) -> None:
        match event:
            case e.AlienPlanSeen(_, upcoming, prevented) | e.AlienPlanShown(upcoming, prevented):
                self.sorted = True
                self.upcoming += [self.draw(card) for card in upcoming]
                self.prevented += [self.draw(card) for card in prevented]
            case e.AlienPlanCounted(reds, others) if not self.sorted:
                self.sort(reds, others)
            case _:  # counted after they were seen
                self.sorted = False

    # Drawing

    def draw(self, face: EventName | None) -> Blank:
        """The top card: of this face, or unseen."""
        while self.deck and not self.deck[-1]:
            self.deck.pop()
        if not self.deck:
            raise Contradiction
        group = self.deck[-1]
        drawn = group[self.dice.roll(len(group))] if face is None else self.most_like(group, face)
        group.remove(drawn)
        return drawn

    def most_like(self, group: Sequence[Blank], face: EventName) -> Blank:
        """The card with the fewest alternatives, so the others stay free for what comes later."""
        for card in group:
            if card.face == face:
                return card
        if not self.supply[face]:
            raise Contradiction
        blanks = [card for card in group if card.face is None and card.red in (None, face in self.reds)]
        if not blanks:
            raise Contradiction
        chosen = min(blanks, key=lambda card: card.red is None)
        self.settle(chosen, face)
        return chosen

    def settle(self, card: Blank, face: EventName) -> None:
        card.face = face
        self.supply[face] -= 1

    # Placing

    def place(self, upcoming: Sequence[EventName | None]) -> None:
        """INV-PLAN-05: who did not plan does not know which went where."""
        cards = list(self.dice.shuffled(self.planned))
        if upcoming and upcoming[0] is not None:
            cards.sort(key=lambda card: card.face != upcoming[0])
        self.upcoming += cards[: len(upcoming)]
        self.prevented += cards[len(upcoming) :]
        self.planned = []

    def sort(self, reds: int, others: int) -> None:
        """INV-EVENT-10: how many red cards there were is all that is known."""
        cards = [self.draw(None) for _ in range(reds + others)]
        known = [card for card in cards if self.is_red(card)]
        open_ones = [card for card in cards if self.is_red(card) is None]
        missing = reds - len(known)
        if not 0 <= missing <= len(open_ones):
            raise Contradiction
        for number, card in enumerate(open_ones):
            card.red = number < missing
        self.upcoming += [card for card in cards if self.is_red(card)]
        self.prevented += [card for card in cards if not self.is_red(card)]

    def is_red(self, card: Blank) -> bool | None:
        return card.red if card.face is None else card.face in self.reds

    # What comes of it

    def lay_out(self) -> None:
        """Give every blank card a face: first those of which the colour is known."""
        blanks = [card for pile in self.piles() for card in pile if card.face is None]
        left = list(self.dice.shuffled(self.supply.elements()))
        for card in sorted(blanks, key=lambda card: card.red is None):
            fitting = [face for face in left if card.red in (None, face in self.reds)]
            if not fitting:
                raise Contradiction
            left.remove(fitting[0])
            card.face = fitting[0]

    def faces(self, pile: Iterable[Blank]) -> EventNames:
        return tuple([card.face for card in pile if card.face is not None])

    def event_deck(self) -> EventNames:
        return tuple(face for group in self.deck for face in self.dice.shuffled(self.faces(group)))


def guess_events(
    cards: EventNames, reds: frozenset[EventName], journal: Sequence[Event], dice: Dice
) -> EventPiles | None:
    """Guess alone, which mostly works out; else let a crowd of guesses go through the journal together."""
    told = [event for event in journal if isinstance(event, TELLING)]
    for crowd in CROWDS:
        piles = go_through([EventPiles(cards, reds, dice) for _ in range(crowd)], told, dice)
        for guess in piles:
            try:
                guess.lay_out()
            except Contradiction:
                continue
            return guess
    return None


def go_through(crowd: list[EventPiles], journal: Sequence[Event], dice: Dice) -> list[EventPiles]:
    """The guesses that agree with all of it; when many have failed, those left are continued in several ways."""
    size = len(crowd)
    for event in journal:
        crowd = [guess for guess in crowd if agrees(guess, event)]
        if not crowd:
            return []
        if len(crowd) < size // 2:
            crowd += [dice.pick(crowd).copy() for _ in range(size - len(crowd))]
    return crowd


def agrees(guess: EventPiles, event: Event) -> bool:
    try:
        guess.note(event)
    except Contradiction:
        return False
    return True
