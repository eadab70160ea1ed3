"""Guesses: suspicion by rates that somebody wrote down. Each clue says how likely what was seen is, if these are the Cultists."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import exp, log
from typing import Final

import msgspec

from gloaming.bots.beliefs.journal import JournalBeliefs, Shares, Teller
from gloaming.bots.cultists.beliefs.suspects import UNLIKELY, Likelihood, Suspects
from gloaming.bots.cultists.memory.decks import CERTAIN, SABOTEUR, Laid, Mix, RoomDeck
from gloaming.bots.cultists.memory.facts import memory_of, team_of
from gloaming.bots.cultists.memory.reading import FACTS, Reader
from gloaming.bots.hearing import hears, together
from gloaming.bots.kept import Kept
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import DEAD, Card
from gloaming.games.cultists.expansions.mountains_of_chaos.events import PulseTurned
from gloaming.games.cultists.expansions.professions.events import InformantSeen
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.roles.celebrity import CelebrityTested
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

CALM: Final = 0.9
"""The clues overlap a little; so their sum is taken with a grain of salt."""
SEER_WEIGHT: Final = 0.6
"""What the Seer knows counts as much as one good clue: enough to follow the evidence, too little to betray itself."""
CONCEALS: Final = 0.7
"""How often a Cultist puts a Dead card back without a word."""
STRAYS: Final = 0.25
"""How often a Cultist acts in a colour that its Route does not allow."""
SEEKS: Final = 1.3
"""How much more often a Cultist walks into a lone meeting."""
SPARES: Final = 0.35
"""How much more rarely a Cultist votes against the other."""
POINTS: Final = 1.15
"""Votes point at Cultists a little more often than elsewhere: somebody may know more than we do."""


class Suspicion(Kept):
    """The scores are logarithms, and clues add up."""

    seats: tuple[Seat, ...]
    cultists: int
    sets: tuple[Suspects, ...] = ()
    scores: list[float] = msgspec.field(default_factory=list)
    _shares: dict[Seat, float] | None = None

    def __post_init__(self) -> None:
        self.sets = tuple(combinations(self.seats, self.cultists))
        self.scores = [0.0] * len(self.sets)

    def weigh(self, likelihood: Likelihood) -> None:
        self.scores = self._with(likelihood)
        self._shares = None

    def weigh_one(self, seat: Seat, inside: float, outside: float) -> None:
        """... which only depends on whether this seat is among them."""
        yes, no = log(max(UNLIKELY, inside)), log(max(UNLIKELY, outside))
        self.scores = [
            s + (yes if seat in suspects else no) for s, suspects in zip(self.scores, self.sets, strict=True)
        ]
        self._shares = None

    def lean(self, towards: Suspects, weight: float) -> None:
        """Add what the Seer knows: strong, but never more than this weight."""
        known = set(towards)
        self.scores = [
            s + weight * (known == set(suspects)) for s, suspects in zip(self.scores, self.sets, strict=True)
        ]
        self._shares = None

    @property
    def shares(self) -> dict[Seat, float]:
        """The chance that each seat is a Cultist; seats that are out of the question are missing."""
        if self._shares is None:
            self._shares = self._shared(self.scores)
        return self._shares

    def of(self, seat: Seat) -> float:
        return self.shares.get(seat, 0.0)

    def after(self, likelihood: Likelihood) -> dict[Seat, float]:
        """The shares as they would be with one more clue."""
        return self._shared(self._with(likelihood))

    def mean(self, value: Callable[[Suspects], float]) -> float:
        """The expected value over all sets."""
        weights = self._weights(self.scores)
        return sum([w * value(suspects) for w, suspects in zip(weights, self.sets, strict=True) if w > 0.001])

    def beside(self, known: Seat, seat: Seat) -> float:
        """How likely this seat is a Cultist, if that other one is known to be."""
        weights = self._weights(self.scores)
        with_known = [(w, suspects) for w, suspects in zip(weights, self.sets, strict=True) if known in suspects]
        total = sum([w for w, _ in with_known])
        return sum([w for w, suspects in with_known if seat in suspects]) / total if total > 0 else 0.0

    def _with(self, likelihood: Likelihood) -> list[float]:
        return [s + log(max(UNLIKELY, likelihood(set_))) for s, set_ in zip(self.scores, self.sets, strict=True)]

    def _weights(self, scores: list[float]) -> list[float]:
        best = max(scores)
        weights = [exp(CALM * (score - best)) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _shared(self, scores: list[float]) -> dict[Seat, float]:
        shares = dict.fromkeys(self.seats, 0.0)
        for weight, suspects in zip(self._weights(scores), self.sets, strict=True):
            for seat in suspects:
                shares[seat] += weight
        return shares


class Guesses(Reader):
    """The memory of a seat, and its suspicion; it hears no talk.

    Those to whom the night told something keep the suspicion that everyone has, of themselves too: a Cultist to see
    how it looks to the others, the Seer so as not to be seen to know more."""

    scores: Suspicion
    cultists: frozenset[Seat]
    """Those whom a Cultist knows to be of its side, itself included."""
    teller: Teller | None = None

    @property
    def hostile(self) -> Shares:
        shares = self.scores.shares
        return tuple([shares.get(seat, 0.0) for seat in self.memory.seats])

    def hear(self, event: Event) -> None:
        for hear in HEARD.get(type(event), ()):
            hear(self, event)
        self.memory.now += 1
        self.memory.last = event

    def listen(self, said: Said) -> None: ...

    # What is asked of it

    def share(self, seat: Seat) -> float:
        return self.scores.of(seat)

    def faces(self, laid: Laid) -> Mix:
        known = self.cultists
        return self.memory.faces(laid, (lambda seat: float(seat in known)) if known else self.scores.of)

    mix = faces

    def chance_of_death(self, seat: Seat, suspects: Suspects, more: float = 0.0) -> float:
        """How likely this Pulse deck holds a Dead card if these are the Cultists (and gave so many gifts more)."""
        memory = self.memory
        gifts, start_open = memory.deadly_gifts(seat, suspects)
        alive: float = (1 - memory.deadly) ** (gifts + more)
        if memory.dealt:
            alive *= 1 - memory.dealt.get(seat, 0.0)
        return 1 - alive * (1 - memory.dead_at_start) if start_open else 1 - alive

    def death(self, seat: Seat) -> float:
        """... over all suspicions."""
        return self.scores.mean(lambda suspects: self.chance_of_death(seat, suspects))

    # Clues, as they are read

    def acted(self, seat: Seat, colour: str) -> None:
        """AC-ROUTE-03, -04: does any of the Routes allow all Room actions seen of this seat?"""
        memory = self.memory
        routes = memory.acted(seat, colour)
        if routes is None:
            return
        before, after = routes
        fits = after / before if before else 1.0
        others = sum([ROLES[role].roams for role in memory.roles if role != memory.role])
        free = others / (len(memory.seats) - memory.table.cultists)
        honest = fits * (1 - free) + free * 0.4
        cultist = fits * (1 - STRAYS) + STRAYS * 0.4
        self.scores.weigh_one(seat, cultist, honest)

    def drawn(self, deck: RoomDeck, face: Card, *, top: bool) -> None:
        """AC-ACT-CR-14: a red card came from the start, from the Draw pile, or from one of those who filled the Room."""
        drawable = deck.drawable(top=top)
        chances = [(laid.origin, *self.either_way(laid, face)) for laid in drawable]
        size = sum([laid.weight for laid in drawable])
        self.scores.weigh(
            lambda suspects: (
                sum([guilty if origin in suspects else honest for origin, guilty, honest in chances]) / size
            )
        )

    def either_way(self, laid: Laid, face: Card) -> tuple[float, float]:
        """How much this card adds to the chance of this face, if a Cultist laid it and if not."""
        memory = self.memory
        if laid.face is not None and not memory.open:
            guilty = honest = CERTAIN[laid.face]
        else:
            guilty, honest = memory.mix(laid, SABOTEUR), memory.mix(laid, memory.helpful)
        return laid.weight * guilty[face], laid.weight * honest[face]

    def guilty(self, seat: Seat) -> None:
        self.scores.weigh_one(seat, 1.0, 0.0)

    def innocent(self, seat: Seat) -> None:
        self.scores.weigh_one(seat, 0.0, 1.0)

    def sought(self, event: e.Met) -> None:
        before = self.memory.last
        if len(event.seats) == 2 and isinstance(before, e.Entered) and before.seat in event.seats:
            self.scores.weigh_one(before.seat, SEEKS, 1.0)

    def check_closed(self, event: e.CheckClosed) -> None:
        self.found_alive(event.target, event.seat)
        self.memory.closed(event.target, event.seat)

    def celebrity_tested(self, event: CelebrityTested) -> None:
        """UTS-ROLE-14: found alive, for all to see."""
        if event.alive:
            self.found_alive(event.seat, event.seat)
            self.memory.found_alive(event.seat, event.seat)

    def found_alive(self, target: Seat, looker: Seat) -> None:
        """AC-ACT-CS-06, -07: an Investigator must report a death, a Cultist may conceal it."""

        def likelihood(suspects: Suspects) -> float:
            dead = self.chance_of_death(target, suspects)
            return 1 - dead * (1 - CONCEALS) if looker in suspects else 1 - dead

        self.scores.weigh(likelihood)

    def turned(self, event: PulseTurned) -> None:
        """MOC-EVENT-10: one Alive card of several; a Dead one is told by the Ghost that follows."""
        if event.card != DEAD:
            cards = max(1, self.memory.pulse(event.seat))
            self.scores.weigh(lambda suspects: 1 - self.chance_of_death(event.seat, suspects) / cards)

    def died(self, event: e.BecameGhost) -> None:
        """AC-TERM-18: who had the chance to give the Dead card? AC-VOTE-21: the game goes on, so a Cultist is left."""
        memory, seat = self.memory, event.seat
        if event.cause == "murder":
            self.scores.weigh(lambda suspects: self.chance_of_death(seat, suspects))
            memory.settle_death(seat, self.death(seat))
        if memory.table.cultists == 1 or event.cause == "own":
            self.innocent(seat)
        else:
            self.scores.weigh(lambda suspects: 0.0 if memory.ghosts.issuperset(suspects) else 1.0)

    def death_reported(self, event: e.DeathReported) -> None:
        self.scores.weigh_one(event.seat, 1 - CONCEALS, 1.0)

    def role_shown(self, event: e.RoleShown) -> None:
        (self.guilty if team_of(event.role) == "cultists" else self.innocent)(event.seat)

    def informant_seen(self, event: InformantSeen) -> None:
        """MOC-PROF-25: one sure Investigator; a Cultist among the Detectives knew that already."""
        if not self.memory.open:
            self.innocent(event.informant)

    def voted(self, event: e.BallotsOpened) -> None:
        """Who votes against whom: a Cultist spares the other one."""
        if self.memory.electing:
            return
        votes: Sequence[tuple[Seat, Seat | None]] = list(enumerate(event.ballots))

        def likelihood(suspects: Suspects) -> float:
            product = 1.0
            for voter, named in votes:
                if named in suspects and voter != self.memory.me:
                    product *= SPARES if voter in suspects else POINTS
            return product

        self.scores.weigh(likelihood)


def guesses_of(view: View, public: bool) -> Guesses:
    assert view.seat is not None
    me, team = view.seat, team_of(view.role)
    knows = team != "investigators" or view.role == "seer"
    memory = memory_of(view, me, open=knows)
    suspicion = Suspicion(tuple([seat for seat in memory.seats if knows or seat != me]), memory.table.cultists)
    if view.known_cultists and team != "cultists":
        suspicion.lean(view.known_cultists, SEER_WEIGHT)
    return Guesses(memory, suspicion, frozenset((*view.known_cultists, me)) if team == "cultists" else frozenset())


class GuessedBeliefs(JournalBeliefs[Guesses]):
    mind_of = guesses_of


HEARD: Final = together(FACTS, hears(vars(Guesses)))
