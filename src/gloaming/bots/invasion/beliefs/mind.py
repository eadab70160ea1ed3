"""The mind that reads a journal of Invasion, event by event, into weights for all sets of aliens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gloaming.bots.beliefs.hearsay import Habits, Hearsay
from gloaming.bots.beliefs.journal import Teller
from gloaming.bots.beliefs.weights import fitted
from gloaming.bots.invasion.beliefs.aliens import Aliens
from gloaming.bots.invasion.beliefs.guesses import Judge, red_cards
from gloaming.bots.invasion.beliefs.priors import EVENTS, PRIORS, SABOTAGES, SLIPS
from gloaming.bots.invasion.memory.facts import memory_of
from gloaming.games.invasion import events as e
from gloaming.games.invasion.options import Options
from gloaming.games.invasion.statements import Laid as SaidLaid
from gloaming.games.invasion.view import View
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

GROUP: Final = "all"
RARE: Final = 1e-4
"""Less likely than this nothing is."""


class InvasionMind(Judge):
    """What is fitted on many games."""

    aliens: Aliens
    options: Options
    hearsay: Hearsay
    habits: Habits
    rates: Mapping[str, Any]

    # What the reading asks of a mind

    @property
    def teller(self) -> Teller | None:
        return self.aliens.teller

    @teller.setter
    def teller(self, teller: Teller | None) -> None:
        self.aliens.teller = teller

    def listen(self, said: Said) -> None:
        self.hearsay.listen(said, self.aliens, self.habits)
        statement = said.statement
        laid_nothing = isinstance(statement, SaidLaid) and (said.seat, statement.round) not in self.memory.teams
        if laid_nothing and said.seat != self.memory.me:
            self.did("false_word", said.seat)

    def did(self, name: str, seat: Seat, about: Seat | None = None) -> None:
        if seat != self.memory.me:
            self.aliens.member(name, seat, about, self.habits.once_more(name, seat))

    # Cards

    def round_began(self, event: e.RoundBegan) -> None:
        """INV-ALIEN-01: an alien may declare; another round has gone by in which none of these did."""
        self.hearsay.round_over(self.aliens, self.habits)
        for seat in range(self.options.players if event.number > 1 else 0):
            if seat not in self.memory.stated and seat != self.memory.me:
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
        self.charged(event.seat, event.accused)

    def support_heard(self, event: e.SupportHeard) -> None:
        if self.memory.charge is not None:
            for seat in event.supporters:
                self.charged(seat, self.memory.charge[1])

    def charged(self, seat: Seat, accused: Seat) -> None:
        """Somebody staked a token on it."""
        if seat != self.memory.me:
            self.aliens.pair("charge_mate", seat, accused)
            self.aliens.apart("charge_right", seat, accused)
            self.aliens.apart("charge_other", accused, seat)

    # Rescues

    def rescue_attempted(self, event: e.RescueAttempted) -> None:
        self.did("attempted", event.leader)

    def team_named(self, event: e.TeamNamed) -> None:
        leader = self.memory.leader
        if leader is not None and leader != self.memory.me:
            for seat in event.team:
                if seat != leader:
                    self.aliens.pair("team_mate", leader, seat)
                    self.aliens.apart("team_right", leader, seat)

    def votes_shown(self, event: e.RescueCardsShown) -> None:
        """INV-RESCUE-06: so many of the team sabotaged; a seat's own card tells it nothing about itself."""
        others = [seat for seat in self.memory.team if seat != self.memory.me]
        hidden = event.sabotage - bool(self.memory.sabotaged)
        if self.options.human_sabotage == "forbidden":
            self.aliens.at_least(hidden, others)  # INV-RQ-46
        if 0 <= hidden <= len(others):
            sabotages, slips = self.rates.get("sabotages", SABOTAGES), self.rates.get("slips", SLIPS)
            cards = [red_cards(hidden, k, len(others) - k, sabotages, slips) for k in range(len(others) + 1)]
            likely = [max(chance, RARE) for chance in cards]
            self.aliens.among("rescued", others, likely)

    # Agents

    def agent_taken(self, event: e.AgentTaken) -> None:
        self.did("controlled", event.seat)

    def agent_used(self, event: e.AgentUsed) -> None:
        done = self.memory.control
        if done is not None:
            self.did(done.verdict, done.seat)

    # Events

    def planning_announced(self, event: e.PlanningAnnounced) -> None:
        self.did("planned", event.seat)

    def came(self, colour: str, fixed: int, planners: list[Seat], pile: int) -> None:
        alien, human = self.rates.get("events", EVENTS)[colour]
        count = len(planners)
        likely = [(fixed + alien * k + human * (count - k)) / pile for k in range(count + 1)]
        self.aliens.among("event", planners, likely)


def mind_of(view: View, public: bool) -> InvasionMind:
    """Before the first event."""
    memory = memory_of(view, public)
    aliens = Aliens(view.options.players, {**PRIORS, **fitted("invasion", GROUP, "weights")})
    rates = fitted("invasion", GROUP, "rates")
    return InvasionMind(memory, aliens, view.options, Hearsay(memory.me), Habits(), rates)
