"""The cards in the Pulse decks, as a journal tells of them: who gave which, where it lies, what has been seen of it."""

from __future__ import annotations

from collections.abc import Iterable

from gloaming.games.cultists.cards import Card, Cards
from gloaming.games.cultists.state import Team
from gloaming.kernel.values import Seat


class Gift:
    """A card in a Pulse deck: given by somebody, or (giver None) the start card."""

    def __init__(self, giver: Seat | None, to: Seat, round_: int, card: Card | None) -> None:
        self.giver, self.to, self.round, self.card = giver, to, round_, card


class Look:
    """One look at a Pulse deck, when it held these cards."""

    def __init__(self, seat: Seat, target: Seat, means: str, cards: list[Gift]) -> None:
        self.seat, self.target, self.means, self.cards = seat, target, means, tuple(cards)
        self.before: tuple[int, Cards | None, Card | None] = (0, None, None)
        """How many of them had been shuffled before, their order, and their uppermost, where it was known."""
        self.in_order = False
        """Whether they were looked at as they lay."""
        self.dead_seen: int | None = None
        """How many Dead cards there were, if this journal's owner saw them."""
        self.curses_seen: int | None = None
        """How many Curse-Alive cards, likewise."""
        self.shown: bool | None = None
        """Whether a death was shown; None while the looker still thinks."""
        self.laid_open = 0
        """How many Dead cards were laid open then."""


class PulseDecks:
    """What is known of every Pulse deck; the faces are settled later."""

    def __init__(self, seats: int) -> None:
        self.round = 0
        self.pulses: list[list[Gift]] = [[] for _ in range(seats)]
        self.received: list[list[tuple[int, Gift]]] = [[] for _ in range(seats)]
        """Every card that ever came to a seat, with the round; some have gone on since."""
        self.gone: list[Gift] = []
        """Pulse cards that have left the game."""
        self.shuffled: list[int] = [0] * seats
        """How many cards of each Pulse deck lay there at the last shuffle."""
        self.orders: dict[Seat, Cards] = {}
        """The order of those, if this journal's owner has seen it."""
        self.uppermost: dict[Seat, Card] = {}
        """The face that all saw on top of those shuffled cards, before it was turned down again."""
        self.looks: list[Look] = []
        self.proven: list[tuple[list[Gift], int, int]] = []
        """Cards among which so many are Dead, at least and at most, as all have seen without looking at them."""
        self.cursed: list[tuple[tuple[Gift, ...], int]] = []
        """Cards among which so many are Curse-Alive cards, as all have seen (UTS-HUNT-06)."""
        self.sought: Team | None = None
        """Which Team has to find the Hunter, once the game has come to that."""
        self.revived: dict[Seat, tuple[int, tuple[Gift, ...]]] = {}
        """Who came back to life: after how many cards received, and with which in the Pulse deck."""

    def receive(self, seat: Seat, card: Gift) -> None:
        """A card comes to a Pulse deck, on top of it."""
        self.pulses[seat].append(card)
        self.received[seat].append((self.round, card))

    def found(self, cards: Iterable[Gift], least: int, most: int) -> None:
        """It has come out that so many of these cards are Dead."""
        self.proven.append((list(cards), least, most))

    def leave(self, seat: Seat, card: Gift) -> None:
        """A card of a Pulse deck leaves the game."""
        place = self.pulses[seat].index(card)
        self.shuffled[seat] -= place < self.shuffled[seat]
        self.gone.append(self.pulses[seat].pop(place))

    def given(self) -> list[Gift]:
        """All cards that ever lay in a Pulse deck."""
        return [*[card for deck in self.pulses for card in deck], *self.gone]

    def shuffle(self, seat: Seat) -> None:
        """From now on nobody knows in which order the cards of this Pulse deck lie."""
        self.shuffled[seat] = len(self.pulses[seat])
        self.orders.pop(seat, None)
        self.uppermost.pop(seat, None)

    def unshuffle(self, look: Look) -> None:
        """As it turns out, the deck was looked at as it lay."""
        self.shuffled[look.target], order, top = look.before
        if order is not None:
            self.orders[look.target] = order
        if top is not None:
            self.uppermost[look.target] = top
