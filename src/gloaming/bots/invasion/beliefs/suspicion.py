"""Who may be an alien: every set of seats that could be, weighed. It follows the draws, for each may turn a player."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Final

import msgspec

from gloaming.bots.beliefs.journal import Shares
from gloaming.bots.kept import Kept
from gloaming.kernel.values import Seat

SABOTAGES: Final = 0.75
"""How often an alien in a team sabotages."""
SLIPS: Final = 0.004
"""How often a human does: a mistake, or a ruse."""
LEAST: Final = 1e-6
"""No set is ruled out by conduct alone."""


class Suspicion(Kept):
    """A weight for each set of aliens, a set being a number with a bit for every seat.

    Exact but for one thing: a second Assimilated! of the same player is not reckoned with."""

    players: int
    weights: list[float] = msgspec.field(default_factory=lambda: [1.0])
    _shares: Shares | None = None

    def __post_init__(self) -> None:
        self.weights += [0.0] * ((1 << self.players) - 1)

    # Cards

    def drew(self, seat: Seat, chances: Sequence[float]) -> None:
        """Somebody drew unseen cards; `chances` tells, by the number of aliens so far, how likely that turns a human."""
        bit, weights = 1 << seat, self.weights
        for aliens, weight in enumerate(weights):
            if weight and not aliens & bit:
                turned = weight * chances[aliens.bit_count()]
                weights[aliens | bit] += turned
                weights[aliens] = weight - turned
        self._shares = None

    def known(self, seat: Seat, *, alien: bool) -> None:
        """The cards are known: this seat is an alien, or it is not, now."""
        bit = 1 << seat
        self._keep(lambda aliens: bool(aliens & bit) == alien)

    def turned(self, seat: Seat) -> None:
        """A human drew an Assimilated! and knows it."""
        bit, weights = 1 << seat, self.weights
        for aliens in range(len(weights)):
            if not aliens & bit:
                weights[aliens | bit] += weights[aliens]
                weights[aliens] = 0.0
        self._shares = None

    def _keep(self, fits: Callable[[int], bool]) -> None:
        kept = [weight if fits(aliens) else 0.0 for aliens, weight in enumerate(self.weights)]
        if sum(kept) <= 0:  # the impossible has happened: start over from what is certain
            kept = [1.0 if fits(aliens) else 0.0 for aliens in range(len(self.weights))]
        self._settle(kept)

    # Conduct

    def voted(self, team: Iterable[Seat], sabotaged: int, own: tuple[Seat, bool] | None = None) -> None:
        """So many of this team sabotaged; `own` is what oneself did, which says nothing about oneself."""
        others = [seat for seat in team if own is None or seat != own[0]]
        hidden = sabotaged - (1 if own is not None and own[1] else 0)
        mask, size = sum(1 << seat for seat in others), len(others)
        likely = [_chance(hidden, among, size - among) for among in range(size + 1)]
        self._settle([weight * likely[(aliens & mask).bit_count()] for aliens, weight in enumerate(self.weights)])

    def acted(self, seat: Seat, ratio: float) -> None:
        """An alien does so this many times as often as a human."""
        bit = 1 << seat
        self._settle([weight * ratio if aliens & bit else weight for aliens, weight in enumerate(self.weights)])

    def one_of(self, seats: Sequence[Seat], alien: float, human: float, rest: float, pile: int) -> None:
        """One card of a pile was drawn at random: those of these seats are like that with one chance or the other,
        depending on whose they are; `rest` is what all other cards of the pile add to it."""
        masks = [1 << seat for seat in seats]
        self._settle(
            [
                weight and weight * (rest + sum([alien if aliens & mask else human for mask in masks])) / pile
                for aliens, weight in enumerate(self.weights)
            ]
        )

    def _settle(self, weights: list[float]) -> None:
        total = sum(weights)
        self.weights = [weight / total for weight in weights] if total > LEAST**3 else self.weights
        self._shares = None

    # What follows

    @property
    def shares(self) -> Shares:
        """For each seat the chance that it is an alien."""
        if self._shares is None:
            total = sum(self.weights)
            shares = [0.0] * self.players
            for aliens, weight in enumerate(self.weights):
                if weight:
                    for seat in range(self.players):
                        if aliens >> seat & 1:
                            shares[seat] += weight
            self._shares = tuple([share / total for share in shares])
        return self._shares

    def any_of(self, seats: Iterable[Seat]) -> float:
        """The chance that there is an alien among these."""
        mask = sum(1 << seat for seat in seats)
        return sum([weight for aliens, weight in enumerate(self.weights) if aliens & mask]) / sum(self.weights)


def _chance(sabotaged: int, aliens: int, humans: int) -> float:
    """That so many sabotage among so many of each."""
    if not 0 <= sabotaged <= aliens + humans:
        return LEAST
    total = 0.0
    for slips in range(min(sabotaged, humans) + 1):
        by_aliens = sabotaged - slips
        if by_aliens <= aliens:
            total += _binomial(by_aliens, aliens, SABOTAGES) * _binomial(slips, humans, SLIPS)
    return max(total, LEAST)


def _binomial(hits: int, tries: int, chance: float) -> float:
    return float(comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits))
