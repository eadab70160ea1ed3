"""The mind of one seat in Invasion: it reads the journal of its view, event by event, into memory and suspicion.

It may be made fresh in the middle of a game: everything in it follows from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from gloaming.bots.invasion.careful.suspicion import Suspicion
from gloaming.bots.invasion.memory.chart import chart_of
from gloaming.bots.invasion.memory.control import Control, Verdict
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import ASSIMILATED
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

STACK: Final = 10
DECK_BEFORE_DEAL: Final = 27
"""INV-SETUP-31: so many, and one for each player."""
THIRD: Final = 3
FEWEST: Final = 4
"""With four players the third stack is dealt like the others (INV-SETUP-14)."""

CHANCES: Final = {"own": (0.42, 0.05), "red": (0.44, 0.36), "yellow": (0.14, 0.59)}
"""How often an alien and a human let a Mother Ship!, a red and a yellow card come, of two that they drew."""
RATIOS: Final[dict[Verdict, float]] = {"idle": 3.0, "astray": 3.0, "slack": 1.5, "diligent": 0.85}
"""How many times as often an alien spends an agent on nothing, on harm, on little, on something good."""


class Laid(NamedTuple):
    """A card on the upcoming pile."""

    seat: Seat | None
    """Who planned it; None: Alien planning did."""
    card: str | None
    """Its name, if this seat knows it."""


class Mind:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me: Seat = view.seat
        self.players = players = view.options.players
        self.chart = chart_of(view.options.city)
        self.journal: tuple[Event, ...] = ()
        self.deck = DECK_BEFORE_DEAL + players
        self.ships = 0
        self.own, self.public = Suspicion(players), Suspicion(players)
        """What this seat knows and thinks, and what somebody would who has no cards."""
        self.control: Control | None = None
        self.team: tuple[Seat, ...] = ()
        self.vote: bool | None = None
        """Whether this seat sabotaged the rescue that goes on, if it is in the team."""
        self.accused: Seat | None = None
        self.upcoming: list[Laid] = []
        self.on_top: list[Laid] = []
        """The pile from which the next event is turned over."""
        self.drawn: dict[str, int] = {}
        """The own cards on the prevented pile, or put under the deck."""

    @property
    def both(self) -> tuple[Suspicion, Suspicion]:
        return self.own, self.public

    def follows(self, view: View) -> bool:
        """Whether this view goes on where this mind stopped reading."""
        return view.seat == self.me and view.journal[: len(self.journal)] == self.journal

    def read(self, view: View) -> None:
        for event in view.journal[len(self.journal) :]:
            hear = HEARD.get(type(event))
            if hear is not None:
                hear(self, event)
        self.journal = view.journal

    # Assimilation cards

    def chances(self, count: int) -> list[float]:
        """By the number of aliens so far: how likely so many cards turn a human. Exact, as cards are unseen alike."""
        total = self.players - 3
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

    def drew(self, event: e.Drew) -> None:
        chances = self.chances(len(event.cards))
        self.deck -= len(event.cards)
        self.public.drew(event.seat, chances)
        if event.seat != self.me:
            self.own.drew(event.seat, chances)
        elif ASSIMILATED in event.cards:
            self.own.turned(self.me)

    def ship_arrived(self, event: e.MotherShipArrived) -> None:
        self.ships = event.number
        self.deck += event.cards

    def alien_stated(self, event: e.AlienStated) -> None:
        for suspicion in self.both:
            suspicion.known(event.seat, alien=True)

    def accused_somebody(self, event: e.Accused) -> None:
        self.accused = event.accused

    def tokens_lost(self, event: e.AccuserTokensLost) -> None:
        """INV-ACCUSE-14: all cards were human, up to this moment."""
        if self.accused is not None:
            for suspicion in self.both:
                suspicion.known(self.accused, alien=False)

    def recognised(self, event: e.AliensRecognised) -> None:
        if event.aliens:
            for seat in range(self.players):
                self.own.known(seat, alien=seat in event.aliens)

    # Rescues

    def team_named(self, event: e.TeamNamed) -> None:
        self.team, self.vote = event.team, None

    def card_laid(self, event: e.RescueCardLaid) -> None:
        self.vote = event.card == "sabotage"

    def votes_shown(self, event: e.RescueCardsShown) -> None:
        self.own.voted(self.team, event.sabotage, None if self.vote is None else (self.me, self.vote))
        self.public.voted(self.team, event.sabotage)

    # Agents

    def agent_taken(self, event: e.AgentTaken) -> None:
        self.control = Control(event.seat)

    def control_goes_on(self, event: Event) -> None:
        if self.control is not None:
            self.control = self.control.after(event, self.chart)

    def agent_used(self, event: e.AgentUsed) -> None:
        done, self.control = self.control, None
        if done is not None:
            for suspicion in self.both:
                suspicion.acted(done.seat, RATIOS[done.verdict])

    # Events

    def events_placed(self, event: e.EventsPlaced) -> None:
        self.upcoming += [Laid(event.seat, card) for card in event.upcoming]
        for card in event.prevented:
            if card is not None:
                self.drawn[card] = self.drawn.get(card, 0) + 1

    def alien_plan(self, event: e.AlienPlanCounted) -> None:
        self.upcoming += [Laid(None, None)] * event.upcoming

    def reorganised(self, event: e.Reorganised) -> None:
        self.on_top, self.upcoming = self.upcoming, []

    def events_drawn(self, event: e.EventsDrawn) -> None:
        self.on_top = []

    def event_turned(self, event: e.EventTurned) -> None:
        """Whose card it may be, and whether a human would have let it come."""
        pile, self.on_top = self.on_top, []
        if not pile:
            return
        colour = EVENT_CARDS[event.card].colour
        alien, human = CHANCES[colour]
        by_red = sum(laid.seat is None for laid in pile) * (colour == "red")
        planners = [laid.seat for laid in pile if laid.seat is not None]
        self.public.one_of(planners, alien, human, by_red, len(pile))
        others = [seat for seat in planners if seat != self.me]
        mine = sum(laid.card == event.card for laid in pile if laid.seat == self.me)
        self.own.one_of(others, alien, human, by_red + mine, len(pile))


HEARD: Final[dict[type[Event], Callable[[Mind, Any], None]]] = {
    e.Drew: Mind.drew,
    e.MotherShipArrived: Mind.ship_arrived,
    e.AlienStated: Mind.alien_stated,
    e.Accused: Mind.accused_somebody,
    e.AccuserTokensLost: Mind.tokens_lost,
    e.AliensRecognised: Mind.recognised,
    e.TeamNamed: Mind.team_named,
    e.RescueCardLaid: Mind.card_laid,
    e.RescueCardsShown: Mind.votes_shown,
    e.AgentTaken: Mind.agent_taken,
    e.AgentMoved: Mind.control_goes_on,
    e.TokensRemoved: Mind.control_goes_on,
    e.ScientistEscorted: Mind.control_goes_on,
    e.RescueAttempted: Mind.control_goes_on,
    e.AgentUsed: Mind.agent_used,
    e.EventsPlaced: Mind.events_placed,
    e.AlienPlanCounted: Mind.alien_plan,
    e.Reorganised: Mind.reorganised,
    e.EventsDrawn: Mind.events_drawn,
    e.EventTurned: Mind.event_turned,
}
