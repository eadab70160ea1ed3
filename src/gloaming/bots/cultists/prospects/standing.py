"""A Cultist's standing: how many have still to die, how its side looks to the table, and the chance of winning from there."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from gloaming.bots.kept import once
from gloaming.bots.sizes import BySize, at_size
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import Place
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

if TYPE_CHECKING:
    from gloaming.bots.cultists.turn import Turn

SLOPE: Final = 0.07
"""So much more suspicion, or less, than a table bears makes it all but sure to be voted out, or unlikely."""
ALL_OF_THEM: Final = 3
"""Where every third has spoken, all are taken for talkers."""
UNHEARD: Final = 1.0
"""How many are taken for talkers before the first round is over."""
COVERED: Final = 0.35
"""How far a table goes on to look for the second Cultist, once it has the first."""
WINS: Final = (1.0, 0.8, 0.62, 0.5, 0.42, 0.38)
"""The chance of winning if one is never found out, by how many have still to die; the last holds for more."""
GUESS: Final = 0.25
"""The chance that is left to one who is found out, where there is a Seer to name."""
UNHEARD_OF: Final = 0.27
"""How much less often a death comes to light where nobody talks."""
AT_ONCE: Final = 0.55
"""How much less often the last death comes to light, before the round is over."""
CALM: Final = 6
"""The round from which on it is as good a time to kill as any."""

Shares = tuple[float, ...]
Seen = tuple[Event, ...]
"""What everybody would see next."""


class Standing:
    """All of it is weighed by what the others will come to believe."""

    def __init__(self, turn: Turn) -> None:
        self.me, self.view, self.spoken = turn.me, turn.view, {said.seat for said in turn.talk}
        self.public, self.own = turn.mind.public, turn.mind.own.mind
        self.table = turn.memory.table
        self.known_dead = turn.known_dead
        self.cult = tuple(sorted(turn.cultists))
        self.mates = [seat for seat in self.cult if seat != self.me]
        self.temper = turn.style.temper
        self.guess = GUESS if "seer" in turn.memory.roles else 0.0

    @once
    def needed(self) -> float:
        """How many have still to die; where another Cultist has given cards, that is a guess."""
        known = self.known_dead
        others = [seat for seat in range(len(self.view.at)) if seat not in known and seat not in self.cult]
        return self.table.dead_needed - len(known) - sum([self.doomed(seat) for seat in others])

    def doomed(self, seat: Seat) -> float:
        """How likely the other Cultist has killed this one."""
        return self.own.chance_of_death(seat, self.cult) if self.mates else 0.0

    def minds(self, trait: BySize) -> float:
        """This trait of its temper, at this table."""
        return at_size(trait, len(self.view.at))

    # Chances

    def value(self, shares: Shares, needed: float) -> float:
        """The chance of winning, if the table believes this and so many have still to die."""
        lost = self.exposed(shares)
        return (1 - lost) * winning(needed) + lost * self.guess

    def exposed(self, shares: Shares) -> float:
        """How likely its own side will be voted out."""
        lost = self.caught(self.me, shares)
        for mate in self.mates:
            lost *= COVERED + (1 - COVERED) * self.caught(mate, shares)
        return lost

    def caught(self, seat: Seat, shares: Shares) -> float:
        return 1.0 if self.view.ghost[seat] else 1 / (1 + exp((self.breaks - shares[seat]) / SLOPE))

    @once
    def talk(self) -> float:
        """How watchful the table is: one that talks finds out more than one that is silent."""
        if self.view.round == 1:
            return UNHEARD
        others = [seat for seat in range(self.view.options.players) if seat not in self.cult]
        return min(1.0, ALL_OF_THEM * len(self.spoken.intersection(others)) / max(1, len(others)))

    @once
    def breaks(self) -> float:
        """How suspect a Cultist may be."""
        return _between((self.minds(self.temper.drowsy), self.minds(self.temper.watchful)), self.talk)

    @once
    def now(self) -> float:
        return self.value(self.public.after(), self.needed)

    def change(self, *events: Event) -> float:
        """What it does to the chance of winning that all see this."""
        return self.value(self.public.after(*events), self.needed) - self.now

    # Meetings

    def encounter(self, place: Place, other: Seat) -> Seen:
        """What everybody would see, if this seat went in there and met the one who is there."""
        me, cards = self.me, self.view.encounter_cards
        gifts = [e.Gave(giver, None, to) for giver, to in ((me, other), (other, me)) if cards[giver]]
        return (e.Entered(me, place), e.Met(place, (me, other)), *gifts)

    def killing(self, victim: Seat, before: Seen = ()) -> float:
        """The chance of winning after a Dead card for this one, whether it is found in time or not."""
        needed = self.needed - self.counts(victim)
        unseen = self.value(self.public.after(*before), needed)
        found = self.value(self.public.after(*before, e.BecameGhost(victim, "murder")), needed)
        heard = self.minds(self.temper.found)
        chance = _between((UNHEARD_OF * heard, heard), self.talk) * (AT_ONCE if needed <= 0 else 1.0)
        return (1 - chance) * unseen + chance * found - self.qualms

    @once
    def qualms(self) -> float:
        """What it costs to kill, in this round."""
        early = max(0.0, (CALM - self.view.round) / (CALM - 1))
        cost = self.minds(self.temper.mercy) + self.minds(self.temper.calm) * early
        return cost * _between((self.minds(self.temper.unheard), 1.0), self.talk)

    def sparing(self, before: Seen = ()) -> float:
        """... and after an Alive card."""
        return self.value(self.public.after(*before), self.needed)

    def counts(self, victim: Seat) -> float:
        """How much nearer this death brings the end: nothing, if the victim is dead already."""
        if victim in self.known_dead or victim in self.cult:
            return 0.0
        return 1.0 - self.doomed(victim)


def winning(needed: float) -> float:
    """Between two whole numbers, as far as it lies between them."""
    low = min(max(0, int(needed)), len(WINS) - 1)
    high = min(low + 1, len(WINS) - 1)
    return WINS[low] + (WINS[high] - WINS[low]) * max(0.0, needed - low)


def _between(ends: tuple[float, float], share: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * share
