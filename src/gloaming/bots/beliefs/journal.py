"""Reading: a journal and the table's talk, in the one order in which they came, into a mind that weighs them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from gloaming.bots.beliefs.base import Clue, log_odds
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

SLIGHT: Final = 0.02
"""A clue moves the odds by at least this much."""

Shares = tuple[float, ...]
"""For each seat how likely it is hostile."""


Supposed = tuple[Event | Said, ...]
"""What might happen next, or be said."""

Whom = Mapping[Seat, Seat | None]
"""Whom a clue concerns, and for each of them whom else it is about."""


class Teller:
    """Notes what moved whom. It takes time, and a mind has one only where somebody asks for clues."""

    def __init__(self, now: Shares) -> None:
        self.clues: list[Clue] = []
        self.now = now
        self.at = 0
        self.talk = False

    def note(self, name: str, now: Shares, whom: Whom) -> None:
        """Something was weighed: who of those it concerns looks different now? That others change in turn isn't a clue."""
        for seat, about in whom.items():
            before, after = self.now[seat], now[seat]
            moved = 0.0 if before == after else log_odds(after) - log_odds(before)
            if abs(moved) >= SLIGHT:
                self.clues.append(Clue(name, seat, None if about == seat else about, moved, self.at, self.talk))
        self.now = now


class Mind(Protocol):
    """What a game keeps to weigh events."""

    teller: Teller | None

    @property
    def hostile(self) -> Shares: ...

    def hear(self, event: Event) -> None: ...

    def listen(self, said: Said) -> None: ...

    def copy(self) -> Self:
        """An independent one, without a teller."""
        ...


MindT = TypeVar("MindT", bound=Mind)


class Reading(Generic[MindT]):
    def __init__(self, mind: MindT, public: bool) -> None:
        self.mind = mind
        self.public = public
        self.journal: tuple[Event, ...] = ()
        self.talk: tuple[Said, ...] = ()
        self.opened = 0
        """How many of the events all have seen."""
        self.since = 0
        """How many this seat alone has seen since the last of these."""

    def goes_on(self, journal: tuple[Event, ...], talk: Sequence[Said]) -> bool:
        """Whether this continues where the reading stopped, and nothing new belongs between what was read."""
        heard = len(self.talk)
        if journal[: len(self.journal)] != self.journal or tuple(talk[:heard]) != self.talk:
            return False
        return len(talk) == heard or talk[heard].heard > self.opened - (self.since == 0)

    def read_on(self, journal: tuple[Event, ...], talk: Sequence[Said]) -> None:
        """What was said is heard right after the last event that its speaker knew of."""
        heard, said = len(self.talk), len(talk)
        for at in range(len(self.journal), len(journal)):
            if heard < said:
                heard = self.listen(talk, heard)
            self.hear(journal[at], at)
        heard = self.listen(talk, heard)
        self.journal, self.talk = journal, tuple(talk[:heard])

    def listen(self, talk: Sequence[Said], heard: int) -> int:
        while heard < len(talk) and talk[heard].heard <= self.opened:
            if self.mind.teller is not None:
                self.mind.teller.at, self.mind.teller.talk = heard, True
            self.mind.listen(talk[heard])
            heard += 1
        return heard

    def hear(self, event: Event, at: int) -> None:
        if self.mind.teller is not None:
            self.mind.teller.at, self.mind.teller.talk = at, False
        seen = event.seen_by(None)
        if seen is not None:
            self.opened += 1
            self.since = 0
            self.mind.hear(seen if self.public else event)
        elif not self.public:
            self.since += 1
            self.mind.hear(event)


class JournalBeliefs(Generic[MindT]):
    """What one seat, or a spectator, believes: it follows from the view and the talk alone, by a mind that hears both."""

    mind_of: ClassVar[Callable[[Any, bool], Any]]
    """(view, public) -> a mind that knows what there was to know before the first event."""

    def __init__(self, view: Any, public: bool = False) -> None:
        self.public = public or view.seat is None
        self.seat: Seat | None = None if self.public else view.seat
        self._begin(view)

    def _begin(self, view: Any) -> None:
        self._view = view
        self._plain = Reading(self.fresh(), self.public)
        self._telling: Reading[MindT] | None = None
        self._shares: Shares | None = None
        self._supposed: dict[Supposed, MindT] = {}

    def fresh(self) -> MindT:
        mind: MindT = type(self).mind_of(self._view, self.public)
        return mind

    @property
    def mind(self) -> MindT:
        return self._plain.mind

    @property
    def opened(self) -> int:
        """How many of the events that were read all have seen."""
        return self._plain.opened

    def read(self, view: Any, talk: Sequence[Said] = ()) -> None:
        """Catch up with the journal and with all that was said so far. Made fresh, it comes to the same."""
        if view.seat != self._view.seat or not self._plain.goes_on(view.journal, talk):
            self._begin(view)
        self._plain.read_on(view.journal, talk)
        self._shares = None
        self._supposed = {}

    # What follows

    @property
    def hostile(self) -> Shares:
        """For each seat how likely it is against the others; what is certain is exactly 0 or 1."""
        if self._shares is None:
            self._shares = self.mind.hostile
        return self._shares

    def roles(self, seat: Seat) -> Mapping[str, float]:
        """How likely this seat holds each Role; empty in games without Roles."""
        return {}

    def after(self, *events: Event | Said) -> Shares:
        """`hostile` as it would be if this happened, or was said, next, in everybody's sight. Nothing is kept."""
        return self._after(events).hostile

    def _after(self, events: Supposed) -> MindT:
        """What begins alike is supposed once."""
        if not events:
            return self.mind
        if events not in self._supposed:
            mind, event = self._after(events[:-1]).copy(), events[-1]
            if isinstance(event, Said):
                mind.listen(event)
            elif (seen := event.seen_by(self.seat)) is not None:
                mind.hear(seen)
            self._supposed[events] = mind
        return self._supposed[events]

    def clues(self, seat: Seat) -> Sequence[Clue]:
        """What moved the belief about this seat, the strongest first."""
        found = [clue for clue in self.all_clues() if clue.seat == seat]
        return sorted(found, key=lambda clue: -abs(clue.amount))

    def all_clues(self) -> Sequence[Clue]:
        """In the order in which they came. The journal is read once more for them."""
        if self._telling is None:
            mind = self.fresh()
            mind.teller = Teller(mind.hostile)
            self._telling = Reading(mind, self.public)
        self._telling.read_on(self._plain.journal, self._plain.talk)
        assert self._telling.mind.teller is not None
        return self._telling.mind.teller.clues
