"""The mind that reads a journal of Invasion, event by event, into weights for all sets of aliens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from typing import Any, Final, Self

from gloaming.bots.beliefs.hearsay import Habits, Hearsay
from gloaming.bots.beliefs.journal import Shares, Teller
from gloaming.bots.beliefs.weights import rates_of, weights_of
from gloaming.bots.invasion.beliefs.aliens import Aliens
from gloaming.bots.invasion.beliefs.priors import EVENTS, PRIORS, SABOTAGES, SLIPS
from gloaming.bots.invasion.careful.mind import Laid
from gloaming.bots.invasion.memory.chart import chart_of
from gloaming.bots.invasion.memory.control import Control
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.statements import Laid as SaidLaid
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

NOBODY: Final = -1
GROUP: Final = "all"


class InvasionMind:
    def __init__(self, view: View, public: bool, strangers: frozenset[Seat] = frozenset()) -> None:
        self.me: Seat = NOBODY if public or view.seat is None else view.seat
        self.options = view.options
        self.chart = chart_of(view.options.city)
        self.rates: Mapping[str, Any] = rates_of("invasion", GROUP)
        self.aliens = Aliens(view.options.players, {**PRIORS, **weights_of("invasion", GROUP)})
        self.round = 0
        self.control: Control | None = None
        self.leader: Seat | None = None
        self.team: tuple[Seat, ...] = ()
        self.sabotaged: bool | None = None
        """Whether this seat sabotaged the rescue that goes on, if it is in the team."""
        self.stated: frozenset[Seat] = frozenset()
        self.charge: tuple[Seat, Seat] | None = None
        self.upcoming: tuple[Laid, ...] = ()
        self.on_top: tuple[Laid, ...] = ()
        """The pile from which the next event is turned over."""
        self.teams: frozenset[tuple[Seat, int]] = frozenset()
        """Who was in a rescue team in which round."""
        self.habits = Habits(strangers)
        self.hearsay = Hearsay(self.me)

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("aliens", "habits", "hearsay"):
            setattr(other, name, getattr(self, name).copy())
        return other

    # What the reading asks of a mind

    @property
    def teller(self) -> Teller | None:
        return self.aliens.teller

    @teller.setter
    def teller(self, teller: Teller | None) -> None:
        self.aliens.teller = teller

    @property
    def hostile(self) -> Shares:
        return self.aliens.shares

    def hear(self, event: Event) -> None:
        hear = HEARD.get(type(event))
        if hear is not None:
            hear(self, event)

    def listen(self, said: Said) -> None:
        self.hearsay.listen(said, self.aliens, self.habits)
        statement = said.statement
        laid_nothing = isinstance(statement, SaidLaid) and (said.seat, statement.round) not in self.teams
        if laid_nothing and said.seat != self.me:
            self.did("false_word", said.seat)

    def did(self, name: str, seat: Seat, about: Seat | None = None) -> None:
        if seat != self.me:
            self.aliens.member(name, seat, about, self.habits.once_more(name, seat))

    # Cards

    def round_began(self, event: e.RoundBegan) -> None:
        """INV-ALIEN-01: whoever is an alien may declare it; another round has gone by in which nobody of these did."""
        self.round = event.number
        self.hearsay.round_over(self.aliens, self.habits)
        for seat in range(self.options.players if event.number > 1 else 0):
            if seat not in self.stated and seat != self.me:
                self.aliens.member("undeclared", seat)

    def drew(self, event: e.Drew) -> None:
        self.aliens.drew(event.seat, event.cards)

    def ship_arrived(self, event: e.MotherShipArrived) -> None:
        self.aliens.ship_arrived(event.number, event.cards)

    def recognised(self, event: e.AliensRecognised) -> None:
        """INV-INFO-14: exactly these; where stated ones stay away, at least these (INV-RQ-61)."""
        if event.aliens and self.options.revelation_includes_stated:
            self.aliens.exactly(event.aliens)
        for seat in event.aliens:
            self.aliens.known(seat, alien=True)

    # Accusations

    def accused(self, event: e.Accused) -> None:
        self.charge = (event.seat, event.accused)
        self.charged(event.seat, event.accused)

    def support_heard(self, event: e.SupportHeard) -> None:
        if self.charge is not None:
            for seat in event.supporters:
                self.charged(seat, self.charge[1])

    def charged(self, seat: Seat, accused: Seat) -> None:
        """Somebody staked a token on it."""
        if seat != self.me:
            tells = self.habits.tells(seat)
            self.aliens.pair("charge_mate", seat, accused, tells)
            self.aliens.apart("charge_right", seat, accused, tells)
            self.aliens.apart("charge_other", accused, seat, tells)

    def tokens_lost(self, event: e.AccuserTokensLost) -> None:
        """INV-ACCUSE-14: all cards were human, up to this moment."""
        if self.charge is not None:
            self.aliens.known(self.charge[1], alien=False)

    def alien_stated(self, event: e.AlienStated) -> None:
        self.stated |= {event.seat}
        self.aliens.known(event.seat, alien=True)

    # Rescues

    def rescue_attempted(self, event: e.RescueAttempted) -> None:
        self.leader = event.leader
        self.did("attempted", event.leader)
        self.control_goes_on(event)

    def team_named(self, event: e.TeamNamed) -> None:
        self.team, self.sabotaged = event.team, None
        self.teams |= {(seat, self.round) for seat in event.team}
        if self.leader is not None and self.leader != self.me:
            tells = self.habits.tells(self.leader)
            for seat in event.team:
                if seat != self.leader:
                    self.aliens.pair("team_mate", self.leader, seat, tells)
                    self.aliens.apart("team_right", self.leader, seat, tells)

    def card_laid(self, event: e.RescueCardLaid) -> None:
        self.sabotaged = event.card == "sabotage"

    def votes_shown(self, event: e.RescueCardsShown) -> None:
        """INV-RESCUE-06: so many of the team sabotaged; the own card says nothing about oneself."""
        others = [seat for seat in self.team if seat != self.me]
        hidden = event.sabotage - bool(self.sabotaged)
        if self.options.human_sabotage == "forbidden":
            self.aliens.at_least(hidden, others)  # INV-RQ-46
        if 0 <= hidden <= len(others):
            sabotages, slips = self.rates.get("sabotages", SABOTAGES), self.rates.get("slips", SLIPS)
            likely = [red_cards(hidden, k, len(others) - k, sabotages, slips) for k in range(len(others) + 1)]
            self.aliens.among("rescued", others, likely)

    # Agents

    def agent_taken(self, event: e.AgentTaken) -> None:
        self.control = Control(event.seat)
        self.did("controlled", event.seat)

    def control_goes_on(self, event: Event) -> None:
        if self.control is not None:
            self.control = self.control.after(event, self.chart)

    def agent_used(self, event: e.AgentUsed) -> None:
        done, self.control = self.control, None
        if done is not None:
            self.did(done.verdict, done.seat)

    # Events

    def planning_announced(self, event: e.PlanningAnnounced) -> None:
        self.did("planned", event.seat)

    def events_placed(self, event: e.EventsPlaced) -> None:
        self.upcoming += tuple([Laid(event.seat, card) for card in event.upcoming])

    def alien_plan(self, event: e.AlienPlanCounted) -> None:
        self.upcoming += (Laid(None, None),) * event.upcoming

    def reorganised(self, event: e.Reorganised) -> None:
        self.on_top, self.upcoming = self.upcoming, ()

    def events_drawn(self, event: e.EventsDrawn) -> None:
        self.on_top = ()

    def event_turned(self, event: e.EventTurned) -> None:
        """Whose card it may be, and whether a human would have let it come."""
        pile, self.on_top = self.on_top, ()
        if not pile:
            return
        colour = EVENT_CARDS[event.card].colour
        alien, human = self.rates.get("events", EVENTS)[colour]
        fixed = sum(laid.seat is None for laid in pile) * (colour == "red")
        fixed += sum(laid.seat == self.me and laid.card == event.card for laid in pile)
        planners = [laid.seat for laid in pile if laid.seat is not None and laid.seat != self.me]
        count = len(planners)
        likely = [(fixed + alien * k + human * (count - k)) / len(pile) for k in range(count + 1)]
        self.aliens.among("event", planners, likely)


def red_cards(count: int, aliens: int, humans: int, sabotages: float, slips: float) -> float:
    """How likely so many sabotage among so many of each."""
    total = 0.0
    for slipped in range(max(0, count - aliens), min(count, humans) + 1):
        total += binomial(count - slipped, aliens, sabotages) * binomial(slipped, humans, slips)
    return max(total, 1e-4)


def binomial(hits: int, tries: int, chance: float) -> float:
    return float(comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits))


HEARD: Final[dict[type[Event], Callable[[InvasionMind, Any], None]]] = {
    e.RoundBegan: InvasionMind.round_began,
    e.Drew: InvasionMind.drew,
    e.MotherShipArrived: InvasionMind.ship_arrived,
    e.AliensRecognised: InvasionMind.recognised,
    e.Accused: InvasionMind.accused,
    e.SupportHeard: InvasionMind.support_heard,
    e.AccuserTokensLost: InvasionMind.tokens_lost,
    e.AlienStated: InvasionMind.alien_stated,
    e.RescueAttempted: InvasionMind.rescue_attempted,
    e.TeamNamed: InvasionMind.team_named,
    e.RescueCardLaid: InvasionMind.card_laid,
    e.RescueCardsShown: InvasionMind.votes_shown,
    e.AgentTaken: InvasionMind.agent_taken,
    e.AgentMoved: InvasionMind.control_goes_on,
    e.TokensRemoved: InvasionMind.control_goes_on,
    e.ScientistEscorted: InvasionMind.control_goes_on,
    e.AgentUsed: InvasionMind.agent_used,
    e.PlanningAnnounced: InvasionMind.planning_announced,
    e.EventsPlaced: InvasionMind.events_placed,
    e.AlienPlanCounted: InvasionMind.alien_plan,
    e.Reorganised: InvasionMind.reorganised,
    e.EventsDrawn: InvasionMind.events_drawn,
    e.EventTurned: InvasionMind.event_turned,
}
