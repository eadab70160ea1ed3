"""Guesses: who may be an alien, by the cards and by rates that somebody wrote down."""

from __future__ import annotations

from typing import Final

from gloaming.bots.beliefs.journal import JournalBeliefs, Shares, Teller
from gloaming.bots.hearing import hears
from gloaming.bots.invasion.beliefs.suspicion import Suspicion
from gloaming.bots.invasion.memory.facts import Memory, Verdict, memory_of
from gloaming.bots.kept import Kept
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import ASSIMILATED
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

CHANCES: Final = {"own": (0.42, 0.05), "red": (0.44, 0.36), "yellow": (0.14, 0.59)}
"""How often an alien and a human let a Mother Ship!, a red and a yellow card come, of two that they drew."""
RATIOS: Final[dict[Verdict, float]] = {"idle": 3.0, "astray": 3.0, "slack": 1.5, "diligent": 0.85}
"""How many times as often an alien spends an agent on nothing, on harm, on little, on something good."""


class Guesses(Kept):
    """It hears no talk."""

    memory: Memory
    suspicion: Suspicion
    teller: Teller | None = None

    @property
    def hostile(self) -> Shares:
        return self.suspicion.shares

    def any_of(self, seats: list[Seat]) -> float:
        return self.suspicion.any_of(seats)

    def hear(self, event: Event) -> None:
        """What it means, by all that went before; then it is a fact itself."""
        hear = HEARD.get(type(event))
        if hear is not None:
            hear(self, event)
        self.memory.hear(event)

    def listen(self, said: Said) -> None: ...

    # Cards

    def drew(self, event: e.Drew) -> None:
        if event.seat != self.memory.me:
            self.suspicion.drew(event.seat, self.memory.chances(len(event.cards)))
        elif ASSIMILATED in event.cards:
            self.suspicion.turned(event.seat)

    def alien_stated(self, event: e.AlienStated) -> None:
        self.suspicion.known(event.seat, alien=True)

    def tokens_lost(self, event: e.AccuserTokensLost) -> None:
        """INV-ACCUSE-14: all cards were human, up to this moment."""
        if self.memory.charge is not None:
            self.suspicion.known(self.memory.charge[1], alien=False)

    def recognised(self, event: e.AliensRecognised) -> None:
        if event.aliens:
            for seat in range(self.memory.players):
                self.suspicion.known(seat, alien=seat in event.aliens)

    # Conduct

    def votes_shown(self, event: e.RescueCardsShown) -> None:
        memory = self.memory
        own = None if memory.sabotaged is None else (memory.me, memory.sabotaged)
        self.suspicion.voted(memory.team, event.sabotage, own)

    def agent_used(self, event: e.AgentUsed) -> None:
        done = self.memory.control
        if done is not None:
            self.suspicion.acted(done.seat, RATIOS[done.verdict])

    def event_turned(self, event: e.EventTurned) -> None:
        """Whose card it may be, and whether a human would have let it come."""
        pile, me = self.memory.on_top, self.memory.me
        if not pile:
            return
        colour = EVENT_CARDS[event.card].colour
        by_red = sum(laid.seat is None for laid in pile) * (colour == "red")
        mine = sum(laid.card == event.card for laid in pile if laid.seat == me)
        others = [laid.seat for laid in pile if laid.seat is not None and laid.seat != me]
        self.suspicion.one_of(others, *CHANCES[colour], by_red + mine, len(pile))


def guesses_of(view: View, public: bool, strangers: frozenset[Seat] = frozenset()) -> Guesses:
    return Guesses(memory_of(view, public), Suspicion(view.options.players))


class GuessedBeliefs(JournalBeliefs[Guesses]):
    mind_of = guesses_of


HEARD: Final = hears(vars(Guesses))
