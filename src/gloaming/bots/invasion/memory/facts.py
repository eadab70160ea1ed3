"""What a seat's journal says: cards drawn, teams, agents in somebody's hands, events laid on piles."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, NamedTuple

import msgspec

from gloaming.bots.hearing import Hear, hears
from gloaming.bots.invasion.map.terrain import Terrain, terrain_of
from gloaming.bots.kept import Kept
from gloaming.games.invasion import events as e
from gloaming.games.invasion.setup import FEWEST, HUMANS, STACK, assimilated_in_play
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

MUCH: Final = 3
"""So many tokens removed are an honest turn's work."""

Verdict = Literal["astray", "diligent", "slack", "idle"]
NOBODY: Final = -1
THIRD: Final = 3
"""The mother ship whose stack holds an Assimilated! of its own, but with four players (INV-SETUP-14)."""


class Control(NamedTuple):
    """One agent in somebody's hands, as far as it has come."""

    seat: Seat
    freed: int = 0
    good: bool = False
    astray: bool = False
    """Whether a scientist was led away from home."""

    def after(self, event: Event, terrain: Terrain) -> Control:
        match event:
            case e.AgentMoved() if terrain.gathering >> terrain.place[event.to] & 1:
                return self._replace(good=True)
            case e.TokensRemoved():
                return self._replace(freed=self.freed + len(event.districts))
            case e.ScientistEscorted():
                return self._replace(good=True, astray=terrain.far(event.to) > terrain.far(event.start))
            case e.RescueAttempted():
                return self._replace(good=True)
            case _:
                return self

    @property
    def verdict(self) -> Verdict:
        """Harm, something good, little, or nothing."""
        if self.astray:
            return "astray"
        if self.good or self.freed >= MUCH:
            return "diligent"
        return "slack" if self.freed else "idle"


class Laid(NamedTuple):
    """A card on the upcoming pile."""

    seat: Seat | None
    """Who planned it; None: Alien planning did."""
    card: str | None
    """Its name, if this seat knows it."""


class Hearer(Kept):
    """Hears each kind of event by the method that names it."""

    listeners: ClassVar[dict[type[Event], Hear]] = {}

    def __init_subclass__(cls) -> None:
        cls.listeners = {**cls.listeners, **hears(vars(cls))}

    def hear(self, event: Event) -> None:
        if (hear := self.listeners.get(type(event))) is not None:
            hear(self, event)


class Memory(Hearer):
    """The facts of one game, in the order in which a seat, or everybody, heard of them. Nothing here judges."""

    me: Seat
    players: int
    terrain: Terrain
    deck: int
    round: int = 0
    ships: int = 0
    control: Control | None = None
    leader: Seat | None = None
    team: tuple[Seat, ...] = ()
    sabotaged: bool | None = None
    """Whether this seat sabotaged the rescue that goes on, if it is in the team."""
    teams: frozenset[tuple[Seat, int]] = frozenset()
    """Who was in a rescue team in which round."""
    stated: frozenset[Seat] = frozenset()
    charge: tuple[Seat, Seat] | None = None
    """Who accused whom last."""
    upcoming: tuple[Laid, ...] = ()
    on_top: tuple[Laid, ...] = ()
    """The pile from which the next event is turned over."""
    drawn: dict[str, int] = msgspec.field(default_factory=dict)
    """This seat's cards on the prevented pile, or put under the deck."""

    def chances(self, count: int) -> list[float]:
        """By the number of aliens so far: how likely so many cards turn a human. Exact, as cards are unseen alike."""
        total = assimilated_in_play(self.players)
        apart = 1 if self.players > FEWEST and self.ships < THIRD else 0
        closed = max(0, THIRD - self.ships - apart)
        pool = self.deck + STACK * closed
        found = []
        for aliens in range(self.players + 1):
            left, none = max(0, total - apart - aliens), 1.0
            for card in range(count):
                none *= max(0.0, 1 - left / max(1, pool - card))
            found.append(1 - none)
        return found

    # What is read

    def round_began(self, event: e.RoundBegan) -> None:
        self.round = event.number

    def drew(self, event: e.Drew) -> None:
        self.deck -= len(event.cards)

    def ship_arrived(self, event: e.MotherShipArrived) -> None:
        self.ships = event.number
        self.deck += event.cards

    def accused(self, event: e.Accused) -> None:
        self.charge = event.seat, event.accused

    def alien_stated(self, event: e.AlienStated) -> None:
        self.stated |= {event.seat}

    def rescue_attempted(self, event: e.RescueAttempted) -> None:
        self.leader = event.leader
        self.control = self.control and self.control.after(event, self.terrain)

    def team_named(self, event: e.TeamNamed) -> None:
        self.team, self.sabotaged = event.team, None
        self.teams |= {(seat, self.round) for seat in event.team}

    def card_laid(self, event: e.RescueCardLaid) -> None:
        self.sabotaged = event.card == "sabotage"

    def agent_taken(self, event: e.AgentTaken) -> None:
        self.control = Control(event.seat)

    def control_goes_on(self, event: e.AgentMoved | e.TokensRemoved | e.ScientistEscorted) -> None:
        self.control = self.control and self.control.after(event, self.terrain)

    def agent_used(self, event: e.AgentUsed) -> None:
        self.control = None

    def events_placed(self, event: e.EventsPlaced) -> None:
        self.upcoming += tuple([Laid(event.seat, card) for card in event.upcoming])
        for card in event.prevented:
            if card is not None:
                self.drawn[card] = self.drawn.get(card, 0) + 1

    def alien_plan(self, event: e.AlienPlanCounted) -> None:
        self.upcoming += (Laid(None, None),) * event.upcoming

    def reorganised(self, event: e.Reorganised) -> None:
        self.on_top, self.upcoming = self.upcoming, ()

    def pile_gone(self, event: e.EventsDrawn | e.EventTurned) -> None:
        self.on_top = ()


def memory_of(view: View, public: bool) -> Memory:
    """Before the first event."""
    players = view.options.players
    deck = HUMANS + assimilated_in_play(players) - THIRD * STACK
    me = NOBODY if public or view.seat is None else view.seat
    return Memory(me, players, terrain_of(view.options.city), deck)
