"""A Cultist's standing: how many have still to die, how the own side looks to the table, and the chance of winning from there."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import TYPE_CHECKING, Final

from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.sleuth.turn import SleuthTurn

BREAKS: Final = {1: 0.35, 2: 0.5}
"""As suspect as this, a Cultist is voted out as often as not."""
SLOPE: Final = 0.06
WINS: Final = (1.0, 0.8, 0.62, 0.5, 0.42, 0.38)
"""The chance of winning if one is never found out, by how many have still to die."""
GUESS: Final = 0.25
"""The chance that is left to one who is found out, where there is a Seer to name."""
FOUND: Final = 0.35
"""How often a death comes to light before it counts."""

Shares = tuple[float, ...]


def risk(share: float, cultists: int) -> float:
    return 1 / (1 + exp((BREAKS[cultists] - share) / SLOPE))


class Standing:
    def __init__(self, turn: SleuthTurn) -> None:
        self.turn = turn
        self.me = turn.me
        self.cultists = turn.mind.memory.table.cultists
        self.public = turn.mind.public
        self.guess = GUESS if "seer" in turn.mind.memory.roles else 0.0
        self._after: dict[tuple[Event, ...], Shares] = {}

    @property
    def mates(self) -> list[Seat]:
        return [seat for seat in self.turn.mind.cultists if seat != self.me]

    @cached_property
    def needed(self) -> float:
        """How many have still to die; where another Cultist has given cards, that is a guess."""
        turn, mind = self.turn, self.turn.mind.own.mind
        known, cult = turn.known_dead(), tuple(sorted(turn.mind.cultists))
        hidden = 0.0
        if self.mates:
            others = [seat for seat in range(len(turn.view.at)) if seat not in known and seat not in cult]
            hidden = sum([mind.memory.chance_of_death(seat, cult) for seat in others])
        return turn.mind.memory.table.dead_needed - len(known) - hidden

    def after(self, *events: Event) -> Shares:
        if not events:
            return self.public.hostile
        if events not in self._after:
            self._after[events] = self.public.after(*events)
        return self._after[events]

    def exposed(self, shares: Shares) -> float:
        """How likely the own side will be voted out, as the table believes this."""
        mine = risk(shares[self.me], self.cultists) if not self.turn.is_ghost else 1.0
        for mate in self.mates:
            mine *= 0.35 + 0.65 * (1.0 if self.turn.view.ghost[mate] else risk(shares[mate], self.cultists))
        return mine

    def value(self, shares: Shares, needed: float) -> float:
        lost = self.exposed(shares)
        return (1 - lost) * self.winning(needed) + lost * self.guess

    def winning(self, needed: float) -> float:
        if needed <= 0:
            return WINS[0]
        low = min(int(needed), len(WINS) - 1)
        high = min(low + 1, len(WINS) - 1)
        return WINS[low] + (WINS[high] - WINS[low]) * (needed - low)

    @cached_property
    def now(self) -> float:
        return self.value(self.after(), self.needed)

    # Meetings

    def encounter(self, place: Place, other: Seat) -> tuple[Event, ...]:
        """What everybody would see, if this seat went in there and met the one who is there."""
        me = self.me
        gifts = [e.Gave(me, None, other)] if self.turn.view.encounter_cards[me] else []
        gifts += [e.Gave(other, None, me)] if self.turn.view.encounter_cards[other] else []
        return (e.Entered(me, place), e.Met(place, (me, other)), *gifts)

    def killing(self, victim: Seat, before: tuple[Event, ...]) -> float:
        """The chance of winning after a Dead card for this one, whether it is found in time or not."""
        needed = self.needed - self.counts(victim)
        shares = self.after(*before)
        unseen = self.value(shares, needed)
        found = self.value(self.found(victim, shares, before), needed)
        return (1 - FOUND) * unseen + FOUND * found

    def counts(self, victim: Seat) -> float:
        """How much nearer this death brings the end: nothing, if the victim is dead already."""
        turn = self.turn
        if victim in turn.known_dead() or victim in turn.mind.cultists:
            return 0.0
        mind, cult = turn.mind.own.mind, tuple(sorted(turn.mind.cultists))
        return 1.0 - (mind.memory.chance_of_death(victim, cult) if self.mates else 0.0)

    def found(self, victim: Seat, shares: Shares, before: tuple[Event, ...]) -> Shares:
        return self.after(*before, e.BecameGhost(victim, "murder"))

    def sparing(self, before: tuple[Event, ...]) -> float:
        return self.value(self.after(*before), self.needed)
