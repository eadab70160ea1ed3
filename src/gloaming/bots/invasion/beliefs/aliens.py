"""Who may be an alien now: every set of seats, with how many Assimilated! cards they hold together, weighed exactly.

Cards that nobody has seen are alike, so a draw turns its player with a chance that depends on nothing else. One thing is
left out: from which card on somebody was an alien, of whom the cards were shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, log
from typing import ClassVar, Final, NamedTuple

import msgspec

from gloaming.bots.beliefs.journal import Shares, Teller, Whom
from gloaming.bots.invasion.memory.facts import THIRD
from gloaming.bots.kept import Kept
from gloaming.games.invasion.setup import FEWEST, HUMANS, STACK, assimilated_in_play
from gloaming.games.invasion.state import ASSIMILATED, Card
from gloaming.kernel.values import Seat

State = int
"""A set of aliens, one bit for each seat, and above these bits the Assimilated! cards they hold together."""
SEATS: Final = 8
ONE_CARD: Final = 1 << SEATS
EVERYBODY: Final = ONE_CARD - 1

FAINT: Final = 1e-6
"""What is less likely than this is forgotten."""
UNLIKELY: Final = 0.002
"""No single story convicts or clears for good: something may have been misread."""


class Drawn(NamedTuple):
    """For fitting: one card was drawn, when the sets of aliens were so likely."""

    before: dict[State, float]
    bit: int
    card: Card | None
    bad: list[float]
    """By the Assimilated! cards held so far: how likely the card was another one."""


class Told(NamedTuple):
    """For fitting: a clue, and how much of it there is for each set of these seats."""

    name: str
    value: Callable[[State], float]


class Aliens(Kept):
    """A weight for each state that may be."""

    left_out: ClassVar[tuple[str, ...]] = ("teller", "tape")

    players: int
    weights: Mapping[str, float]
    unseen: int = 0
    """How many cards nobody has drawn, but for a third stack that lies apart."""
    ships: int = 0
    chances: dict[State, float] = msgspec.field(default_factory=lambda: {0: 1.0})
    teller: Teller | None = None
    tape: list[Drawn | Told] | None = None
    _shares: Shares | None = None

    def __post_init__(self) -> None:
        apart = STACK if self.players > FEWEST else 0
        self.unseen = HUMANS + assimilated_in_play(self.players) - apart

    # Cards

    @property
    def in_reach(self) -> int:
        """The Assimilated! cards that could have been drawn so far."""
        return assimilated_in_play(self.players) - (self.players > FEWEST and self.ships < THIRD)

    def drew(self, seat: Seat, cards: Sequence[Card | None]) -> None:
        """INV-ASSIM-10: somebody drew; None is a card that this mind has not seen."""
        for card in cards:
            self._drew_one(1 << seat, card)
            self.unseen -= 1
        self._settled("drew", {seat: None})

    def _drew_one(self, bit: int, card: Card | None) -> None:
        unseen, in_reach = max(1, self.unseen), self.in_reach
        bads = [max(0, in_reach - held) / unseen for held in range(SEATS)]
        after: dict[State, float] = {}
        for state, chance in self.chances.items():
            bad = bads[state >> SEATS]
            if card != ASSIMILATED:
                after[state] = after.get(state, 0.0) + chance * (1 - bad)
            if bad and card in (None, ASSIMILATED):
                turned = (state | bit) + ONE_CARD
                after[turned] = after.get(turned, 0.0) + chance * bad
        if self.tape is not None:
            self.tape.append(Drawn(self.chances, bit, card, bads))
        self._put(after)

    def ship_arrived(self, number: int, cards: int) -> None:
        """INV-EVENT-01a: the third brings cards that lay apart."""
        self.ships = number
        if number == THIRD and self.players > FEWEST:
            self.unseen += cards

    # Facts

    def known(self, seat: Seat, *, alien: bool) -> None:
        """The cards were shown: this seat is an alien, or is not, now."""
        bit = 1 << seat
        self._keep(lambda state: bool(state & bit) == alien, seat)

    def exactly(self, seats: Sequence[Seat]) -> None:
        wanted = sum(1 << seat for seat in seats)
        self._keep(lambda state: state & EVERYBODY == wanted, *range(self.players))

    def at_least(self, count: int, seats: Sequence[Seat]) -> None:
        mask = sum(1 << seat for seat in seats)
        self._keep(lambda state: (state & mask).bit_count() >= count, *seats)

    def _keep(self, fits: Callable[[State], bool], *whom: Seat) -> None:
        kept = {state: chance for state, chance in self.chances.items() if fits(state)}
        if not kept:  # the impossible has happened: start over from what is certain
            most = assimilated_in_play(self.players)
            few = [aliens for aliens in range(1 << self.players) if aliens.bit_count() <= most]
            states = [aliens + aliens.bit_count() * ONE_CARD for aliens in few]
            kept = {state: 1.0 for state in states if fits(state)} or self.chances
        self._put(kept)
        self._settled("fact", dict.fromkeys(whom))

    # Clues

    def member(self, name: str, seat: Seat, about: Seat | None = None, times: float = 1.0) -> None:
        self._clue(name, times, 1 << seat, 1 << seat, {seat: about})

    def pair(self, name: str, one: Seat, other: Seat, times: float = 1.0) -> None:
        both = 1 << one | 1 << other
        self._clue(name, times, both, both, {one: other, other: one})

    def apart(self, name: str, outside: Seat, inside: Seat, times: float = 1.0) -> None:
        self._clue(name, times, 1 << outside | 1 << inside, 1 << inside, {inside: outside, outside: inside})

    def _clue(self, name: str, times: float, mask: State, wanted: State, whom: Whom) -> None:
        """It holds where just these of the seats in the mask are aliens."""
        self._tell(name, lambda state: times * (state & mask == wanted))
        factor, chances = exp(self.weights.get(name, 0.0) * times), self.chances
        for state in [state for state in chances if state & mask == wanted]:
            chances[state] *= factor
        self._settled(name, whom)

    def among(self, name: str, seats: Sequence[Seat], likely: Sequence[float]) -> None:
        """A story about these seats: how likely it is, by how many of them are aliens; who counts twice is there twice."""
        weight, least = self.weights.get(name, 0.0), [max(chance, UNLIKELY) for chance in likely]
        factors = [chance**weight for chance in least]
        bits = [1 << seat for seat in seats]
        self._tell(name, lambda state: log(least[sum([1 for bit in bits if state & bit])]))
        after = {}
        for state, chance in self.chances.items():
            after[state] = chance * factors[sum([1 for bit in bits if state & bit])]
        self._put(after)
        self._settled(name, dict.fromkeys(seats))

    def _tell(self, name: str, value: Callable[[State], float]) -> None:
        if self.tape is not None:
            self.tape.append(Told(name, value))

    def _put(self, chances: dict[State, float]) -> None:
        total = sum(chances.values())
        if total > 0:  # else it cannot be; somebody supposes what is out of the question
            least = FAINT * total
            self.chances = {state: chance / total for state, chance in chances.items() if chance > least}

    def _settled(self, name: str, whom: Whom) -> None:
        self._shares = None
        if self.teller is not None:
            self.teller.note(name, self.shares, whom)

    # What follows

    def any_of(self, seats: Iterable[Seat]) -> float:
        """The chance that there is an alien among these."""
        mask = sum(1 << seat for seat in seats)
        return sum([chance for state, chance in self.chances.items() if state & mask]) / sum(self.chances.values())

    @property
    def shares(self) -> Shares:
        if self._shares is None:
            chances, total = self.chances.items(), sum(self.chances.values())
            bits = [1 << seat for seat in range(self.players)]
            self._shares = tuple([sum([chance for state, chance in chances if state & bit]) / total for bit in bits])
        return self._shares
