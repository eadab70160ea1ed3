"""The mind that reads a journal of Cultists, event by event, into memory, Roles and the scores of all sets of Cultists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self

from gloaming.bots.beliefs.hearsay import Habits, Hearsay
from gloaming.bots.beliefs.journal import Shares, Teller
from gloaming.bots.beliefs.weights import manners_of, rates_of, weights_of
from gloaming.bots.cultists.beliefs import deaths, hearsay, proofs, rooms, turns, votes
from gloaming.bots.cultists.beliefs.conduct import Conduct, manners
from gloaming.bots.cultists.beliefs.memory import Rates, Remembered
from gloaming.bots.cultists.beliefs.priors import MANNERS, PRIORS
from gloaming.bots.cultists.beliefs.roles import Roles
from gloaming.bots.cultists.beliefs.suspects import Scores, layout
from gloaming.bots.cultists.memory.decks import Laid
from gloaming.games.cultists.board import Place, board_of
from gloaming.games.cultists.cards import DEAD
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.tables import SET_UP
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

NOBODY: Final = -1
GROUPS: Final = {1: "one", 2: "two"}
"""Tables are fitted by the number of Cultists."""


class CultistsMind:
    """What a seat knows of the deal, and what it makes of the rest."""

    def __init__(self, view: View, public: bool, strangers: frozenset[Seat] = frozenset()) -> None:
        seats = len(view.at)
        self.options = view.options
        self.me: Seat = NOBODY if public or view.seat is None else view.seat
        self.automa = view.options.automa_seat
        self.board = board_of(view.options)
        group = GROUPS[SET_UP[seats].cultists]
        self.weights = {**PRIORS, **weights_of("cultists", group)}
        self.memory = memory = Remembered(seats, self.board, self.automa, Rates(rates_of("cultists", group)))
        memory.roles = frozenset(name for group in view.roles_laid_out for name in group.split("|"))
        sets = layout(seats, memory.table.cultists, *self._dealt(view))
        self.roles = Roles(sets.sets, seats, view.roles_laid_out)
        conduct = Conduct(seats, manners(manners_of("cultists", group) or MANNERS))
        self.scores = Scores(sets, self.roles, self.weights, conduct)
        for seat, number in view.routes.items():
            memory.route_known(seat, number)
        if self.me != NOBODY:
            self._look_at_own(view)
        self.knows = self.me == NOBODY
        """For the readers that are shared with the careful bot: whether the own secrets are left aside."""
        self.cultists: frozenset[Seat] = frozenset()
        self.last: Event | None = None
        self.at = [self.board.start] * seats
        self.event = ""
        self.electing = False
        self.in_order = False
        self.camera = False
        self.means = ""
        self.seen_dead = False
        self.in_the_dark: Seat | None = None
        self.before_ghost: tuple[Seat, list[float]] = (NOBODY, [])
        """Who became a Ghost last, and the scores before that."""
        self.own_ballot: Seat | None = None
        self.ritual: tuple[Laid, ...] = ()
        """The cards of the Ritual deck."""
        self.explored: frozenset[Place] = frozenset()
        self.haunted: list[Seat] = []
        self.burning: list[Seat] = []
        """Who would die now of a Role."""
        self.habits = Habits(strangers)
        self.hearsay = Hearsay(self.me)
        self.visits: dict[tuple[Seat, int], tuple[Place, ...]] = {}
        self.meetings: frozenset[frozenset[Seat]] = frozenset()
        self.fillings: frozenset[tuple[Seat, Place]] = frozenset()
        """What people may speak of: where each was in which round, who met whom, who filled which Room."""

    def _dealt(self, view: View) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Who is surely a Cultist by the deal, and who is surely none."""
        if self.me == NOBODY:
            return (), ()
        if view.known_cultists:
            return tuple(sorted(view.known_cultists)), ()
        return ((self.me,), ()) if TEAM_OF.get(view.role or "") == "cultists" else ((), (self.me,))

    def _look_at_own(self, view: View) -> None:
        memory = self.memory
        memory.role = view.role or ""
        if view.role:
            self.roles.fix(self.me, view.role)
        if view.route is not None:
            memory.route_known(self.me, view.route)
        memory.known_dead = {seat for seat, card in enumerate(view.start_cards) if card == DEAD}

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.memory = self.memory.copy()
        other.scores = self.scores.copy()
        other.roles = other.scores.roles
        other.at = self.at[:]
        for name in ("habits", "hearsay", "visits"):
            setattr(other, name, getattr(self, name).copy())
        return other

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
        if type(self.last) in proofs.FATAL:
            proofs.survived(self, self.last, event)
        if self.haunted or self.burning:
            proofs.settle_danger(self, event)
        for hear in HEARD.get(type(event), ()):
            hear(self, event)
        self.memory.now += 1
        self.last = event

    def listen(self, said: Said) -> None:
        hearsay.listen(self, said)

    # What readers use

    def did(self, name: str, seat: Seat, about: Seat | None = None) -> None:
        """Somebody did something that a Cultist does more often, or less. The AUTOMA has no say in what it does."""
        told = "automa" if seat == self.automa else name
        self.scores.member(told, seat, about, self.habits.once_more(told, seat))

    def story(self, name: str, values: list[float], about: Seat | None = None) -> None:
        self.scores.story(name, values, about)


ROOMS: Final = (deaths.HEARD, rooms.HEARD, turns.HEARD, turns.ACTIONS, votes.HEARD, proofs.HEARD, hearsay.HEARD)
HEARD: Final[dict[type[Event], tuple[Callable[[Any, Any], None], ...]]] = {
    kind: tuple(room[kind] for room in ROOMS if kind in room) for room in ROOMS for kind in room
}
"""Who listens to which events, in this order."""
