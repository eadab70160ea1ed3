"""The mind that reads a journal of Cultists, event by event, into memory, Roles and the scores of all sets of Cultists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import exp, log
from typing import Any, Final

from msgspec import field

from gloaming.bots.beliefs.hearsay import Habits, Hearsay
from gloaming.bots.beliefs.journal import Shares, Teller
from gloaming.bots.beliefs.weights import fitted
from gloaming.bots.cultists.beliefs import cards, hearsay, proofs, turns
from gloaming.bots.cultists.beliefs.priors import MANNERS, PRIORS
from gloaming.bots.cultists.beliefs.rates import MATE, Rates
from gloaming.bots.cultists.beliefs.roles import roles_of
from gloaming.bots.cultists.beliefs.suspects import Conduct, Scores, Suspects, layout, manners
from gloaming.bots.cultists.memory.decks import Laid, Mix, RoomDeck, blend
from gloaming.bots.cultists.memory.facts import NOBODY, memory_of, share_of, team_of
from gloaming.bots.cultists.memory.reading import FACTS, Reader
from gloaming.bots.hearing import together
from gloaming.games.cultists.board import Place
from gloaming.games.cultists.cards import Card
from gloaming.games.cultists.tables import SetUpTable
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

GROUPS: Final = {1: ("five", "six"), 2: ("seven", "eight")}
"""Tables are fitted by the number of Cultists, and by how many sit there: as few as that, or more."""
FEWEST: Final = {1: 5, 2: 7}


class CultistsMind(Reader):
    """What a seat knows of the deal, and what it makes of the rest."""

    scores: Scores
    rates: Rates
    habits: Habits
    hearsay: Hearsay
    charges: dict[Seat, tuple[Seat, ...]] = field(default_factory=dict)
    """Whom each has accused, over and over, ..."""
    votes: frozenset[tuple[Seat, Seat]] = frozenset()
    """... and for whom each has ever voted."""
    tainted: frozenset[frozenset[Seat]] = frozenset()
    """For each red card that came to light, who had put cards there."""
    spares: dict[tuple[Seat, int], float] = field(default_factory=dict)
    """By receiver and moment: the logarithm of how likely a Cultist's gift was harmless."""
    before_ghost: tuple[Seat, tuple[float, ...]] = (NOBODY, ())
    """Who became a Ghost last, and the scores before that."""
    own_ballot: Seat | None = None
    haunted: tuple[Seat, ...] = ()
    burning: tuple[Seat, ...] = ()
    """Who would die now of a Role."""
    visits: dict[tuple[Seat, int], tuple[Place, ...]] = field(default_factory=dict)
    meetings: frozenset[frozenset[Seat]] = frozenset()
    fillings: frozenset[tuple[Seat, Place]] = frozenset()
    """What people may speak of: where each was in which round, who met whom, who filled which Room."""

    # What the reading asks of a mind

    @property
    def teller(self) -> Teller | None:
        return self.scores.teller

    @teller.setter
    def teller(self, teller: Teller | None) -> None:
        self.scores.teller = teller

    @property
    def hostile(self) -> Shares:
        return self.scores.shares

    def hear(self, event: Event) -> None:
        memory = self.memory
        if type(memory.last) in proofs.FATAL:
            proofs.survived(self, memory.last, event)
        if self.haunted or self.burning:
            proofs.settle_danger(self, event)
        for hear in HEARD.get(type(event), ()):
            hear(self, event)
        memory.now += 1
        memory.last = event

    def listen(self, said: Said) -> None:
        hearsay.listen(self, said)

    acted = cards.acted
    traced = proofs.follow_traces

    def drawn(self, deck: RoomDeck, face: Card, *, top: bool) -> None:
        cards.drawn(self, "drawn", deck.drawable(top=top), face)

    def guilty(self, seat: Seat) -> None:
        self.scores.guilty(seat)

    def did(self, name: str, seat: Seat, about: Seat | None = None) -> None:
        """Somebody did something that a Cultist does more often, or less. The AUTOMA has no say in what it does."""
        told = "automa" if seat == self.memory.automa else name
        self.scores.member(told, seat, about, self.habits.once_more(told, seat))

    # What is asked of it

    def share(self, seat: Seat) -> float:
        return self.scores.shares[seat]

    def faces(self, laid: Laid) -> Mix:
        """What an answer counts on: a Cultist's card is any of its hand, however harmlessly Cultists begin."""
        return self.memory.faces(laid, self.share)

    def mix(self, laid: Laid) -> Mix:
        innocent = self.rates.innocent(self.memory, laid)
        if laid.face is not None or laid.origin < 0:
            return innocent
        return blend(self.rates.guilty(self.memory, laid), innocent, self.scores.shares[laid.origin])

    def chance_of_death(self, seat: Seat, suspects: Suspects) -> float:
        """How likely this Pulse deck holds a Dead card if these are the Cultists."""
        memory, inside = self.memory, seat in suspects
        since, spared, usual = memory.last_trusted(seat, suspects), 0.0, log(1 - memory.deadly)
        for when, givers in memory.gifts[seat]:
            if when > since:
                share = share_of(givers, suspects)
                if share:
                    spared += share * (MATE if inside else self.spares.get((seat, when), usual))
        alive = exp(spared)
        if memory.dealt:
            alive *= 1 - memory.dealt.get(seat, 0.0)
        if since < 0 and not inside:
            alive *= 1 - memory.dead_at_start
        return 1 - alive

    def death(self, seat: Seat) -> float:
        """... over all sets."""
        return self.scores.mean([self.chance_of_death(seat, suspects) for suspects in self.scores.sets])


Told = Callable[[str, str], Any]
"""Of a group of tables, a part of what there is to judge by."""
FITTED: Final[Told] = partial(fitted, "cultists")


def mind_of(view: View, public: bool, told: Told = FITTED) -> CultistsMind:
    """Before the first event."""
    me = NOBODY if public or view.seat is None else view.seat
    memory = memory_of(view, me, open=me == NOBODY)
    seats = len(memory.seats)
    group = group_of(memory.table, seats)
    sets, with_seat = layout(seats, memory.table.cultists, *_dealt(view, me))
    roles = roles_of(sets, seats, view.roles_laid_out)
    if memory.role:
        roles.fix(me, memory.role)
    known = manners(told(group, "manners") or MANNERS)
    conduct = Conduct(known, [tuple([manner.share for manner in known])] * seats, [0.0] * seats)
    weights = {**PRIORS, **told(group, "weights")}
    scores = Scores(sets, with_seat, roles, weights, conduct, [0.0] * len(sets))
    return CultistsMind(memory, scores, Rates(told(group, "rates")), Habits(), Hearsay(me))


def group_of(table: SetUpTable, seats: int) -> str:
    few, more = GROUPS[table.cultists]
    return few if seats <= FEWEST[table.cultists] else more


def _dealt(view: View, me: Seat) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who is surely a Cultist by the deal, and who is surely none."""
    if me == NOBODY:
        return (), ()
    if view.known_cultists:
        return tuple(sorted(view.known_cultists)), ()
    return ((me,), ()) if team_of(view.role) == "cultists" else ((), (me,))


HEARD: Final[Mapping[type[Event], tuple[Any, ...]]] = together(
    cards.HEARD, FACTS, turns.HEARD, turns.ACTIONS, proofs.HEARD, hearsay.HEARD
)
