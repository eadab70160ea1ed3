"""Who may hold which special Role: every way to deal the markers, summed up exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log
from typing import Final

import msgspec

from gloaming.bots.cultists.memory.facts import team_of
from gloaming.bots.kept import Kept
from gloaming.kernel.values import Seat

Marker = tuple[str, ...]
"""A special Role that was dealt; where the draw is hidden, its candidates."""

SEER: Final = "seer"
PLAIN: Final = "investigator"
CULTIST: Final = "cultist"
FAINT: Final = -700.0
"""The logarithm of what is next to nothing."""


class Roles(Kept):
    """The evidence for each Role at each seat, against a plain Investigator. Tables are replaced, never changed."""

    sets: tuple[tuple[Seat, ...], ...]
    seats: int
    markers: tuple[Marker, ...]
    of_cultists: tuple[Marker, ...]
    names: frozenset[str]
    known: dict[Seat, str] = msgspec.field(default_factory=dict)
    leanings: dict[str, tuple[float, ...]] = msgspec.field(default_factory=dict)
    pointed: tuple[tuple[float, ...], ...] = ()
    """How much each seat has pointed at each other, as a Seer would point at a Cultist."""
    _terms: tuple[float, ...] | None = None
    _stale: bool = False

    # What is heard

    def fix(self, seat: Seat, role: str) -> None:
        self.known[seat] = role
        self._stale = True

    def lean(self, role: str, seat: Seat, amount: float) -> bool:
        """This speaks for the Role at this seat; whether anybody could hold it at all."""
        if role not in self.names or seat in self.known or amount == 0:
            return False
        table = self.leanings.get(role, (0.0,) * self.seats)
        self.leanings[role] = (*table[:seat], max(FAINT, table[seat] + amount), *table[seat + 1 :])
        self._stale = True
        return True

    def assume(self, role: str, table: tuple[float, ...]) -> None:
        """Everything that speaks for this Role is known from elsewhere."""
        self.leanings[role] = table
        self._stale = True

    def rule_out(self, role: str, seat: Seat) -> bool:
        table = self.leanings.get(role)
        if table is not None and table[seat] <= FAINT:
            return False
        return self.lean(role, seat, 2 * FAINT)

    def point(self, seat: Seat, other: Seat, amount: float) -> None:
        if SEER in self.names and seat not in self.known:
            rows = [list(row) for row in self.pointed] or [[0.0] * self.seats for _ in range(self.seats)]
            rows[seat][other] += amount
            self.pointed = tuple(map(tuple, rows))
            self._stale = True

    # What follows

    def terms(self) -> tuple[float, ...] | None:
        """For each set of Cultists the logarithm of how well the Roles can be dealt with it; None: all alike."""
        if self._stale:
            telling = [marker for marker in self.open_markers() if self.is_telling(marker)]
            sums = [deals(self.weights(telling, one))[-1] for one in self.sets] if telling else []
            self._terms = tuple([log(total) if total > 0 else -inf for total in sums]) or None
            self._stale = False
        return self._terms

    def open_markers(self) -> list[Marker]:
        """Those whose holder is not known."""
        left = list(self.markers)
        for role in self.known.values():
            marker = next((marker for marker in left if role in marker), None)
            if marker is not None:
                left.remove(marker)
        return left

    def is_telling(self, marker: Marker) -> bool:
        return any(role in self.leanings or (role == SEER and bool(self.pointed)) for role in marker)

    def weights(self, markers: list[Marker], cultists: tuple[Seat, ...], but: Seat = -1) -> list[list[float]]:
        """For each seat that may hold one of these markers, how well each would fit."""
        free = [s for s in range(self.seats) if s not in cultists and s not in self.known and s != but]
        return [[self.weight(marker, seat, cultists) for marker in markers] for seat in free]

    def weight(self, marker: Marker, seat: Seat, cultists: tuple[Seat, ...]) -> float:
        total = 0.0
        for role in marker:
            table = self.leanings.get(role)
            score = 0.0 if table is None else table[seat]
            if role == SEER and self.pointed:
                score += sum([self.pointed[seat][other] for other in cultists])
            total += exp(score)
        return total / len(marker)

    def of(self, seat: Seat, chances: Sequence[float]) -> Mapping[str, float]:
        """How likely this seat holds each Role, if the sets of Cultists are so likely."""
        if seat in self.known:
            return {self.known[seat]: 1.0}
        found: dict[str, float] = {}
        telling = [marker for marker in self.open_markers() if self.is_telling(marker)]
        silent = [marker for marker in self.open_markers() if marker not in telling]
        for one, chance in zip(self.sets, chances, strict=True):
            if chance > 0:
                for role, share in self._beside(seat, one, telling, silent).items():
                    found[role] = found.get(role, 0.0) + share * chance
        total = sum(chances)
        return {role: share / total for role, share in found.items()}

    def _beside(
        self, seat: Seat, one: tuple[Seat, ...], telling: list[Marker], silent: list[Marker]
    ) -> dict[str, float]:
        if seat in one:
            return self._among_cultists(one)
        shares = self._shares(seat, one, telling)
        left = 1 - sum(shares)
        free = len(self.weights([], one)) - len(telling)
        dealt: dict[str, float] = {}
        for marker, share in [*zip(telling, shares, strict=True), *((m, left / max(1, free)) for m in silent)]:
            fits = [exp(self.leanings[role][seat]) if role in self.leanings else 1.0 for role in marker]
            for role, fit in zip(marker, fits, strict=True):
                dealt[role] = share * fit / (sum(fits) or 1.0)
        dealt[PLAIN] = max(0.0, 1 - sum(dealt.values()))
        return dealt

    def _shares(self, seat: Seat, one: tuple[Seat, ...], telling: list[Marker]) -> list[float]:
        """For each of these markers how likely this seat holds it."""
        if not telling:
            return []
        whole = deals(self.weights(telling, one))[-1]
        without = deals(self.weights(telling, one, but=seat))
        every = len(without) - 1
        here = [self.weight(marker, seat, one) for marker in telling]
        return [fit * without[every ^ (1 << i)] / (whole or 1.0) for i, fit in enumerate(here)]

    def _among_cultists(self, one: tuple[Seat, ...]) -> dict[str, float]:
        special = [marker[0] for marker in self.of_cultists if marker[0] not in self.known.values()]
        open_seats = sum(member not in self.known for member in one)
        shares = {role: 1 / max(1, open_seats) for role in special}
        return {**shares, CULTIST: max(0.0, 1 - sum(shares.values()))}


def roles_of(sets: tuple[tuple[Seat, ...], ...], seats: int, laid_out: Sequence[str]) -> Roles:
    markers = [tuple(group.split("|")) for group in laid_out]
    of_cultists = tuple(marker for marker in markers if team_of(marker[0]) == "cultists")
    others = tuple(marker for marker in markers if marker not in of_cultists)
    return Roles(sets, seats, others, of_cultists, frozenset(name for marker in others for name in marker))


def deals(weights: list[list[float]]) -> list[float]:
    """For each set of markers, as bits, the sum over all ways to deal them to different seats."""
    if not weights:
        return [1.0]
    if len(weights[0]) == 1:
        return [1.0, sum([fit for (fit,) in weights])]
    sums = [1.0] + [0.0] * ((1 << len(weights[0])) - 1)
    for fits in weights:
        for which in range(len(sums) - 1, 0, -1):
            for i, fit in enumerate(fits):
                if which >> i & 1:
                    sums[which] += sums[which ^ (1 << i)] * fit
    return sums
