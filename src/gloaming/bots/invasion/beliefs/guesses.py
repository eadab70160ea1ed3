"""Guesses: who may be an alien, by the cards and by rates that somebody wrote down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb
from typing import Any, Final

import msgspec

from gloaming.bots.beliefs.journal import JournalBeliefs, Shares, Teller
from gloaming.bots.invasion.memory.facts import Hearer, Memory, Verdict, memory_of
from gloaming.bots.kept import Kept
from gloaming.games.invasion import events as e
from gloaming.games.invasion.event_cards import EVENT_CARDS
from gloaming.games.invasion.state import ASSIMILATED
from gloaming.games.invasion.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.talk import Said
from gloaming.kernel.values import Seat

SABOTAGES: Final = 0.75
"""How often an alien in a team sabotages."""
SLIPS: Final = 0.004
"""How often a human does: a mistake, or a ruse."""
LEAST: Final = 1e-6
"""No set is ruled out by conduct alone."""
CHANCES: Final = {"own": (0.42, 0.05), "red": (0.44, 0.36), "yellow": (0.14, 0.59)}
"""How often an alien and a human let a Mother Ship!, a red and a yellow card come, of two that they drew."""
RATIOS: Final[dict[Verdict, float]] = {"idle": 3.0, "astray": 3.0, "slack": 1.5, "diligent": 0.85}
"""How many times as often an alien spends an agent on nothing, on harm, on little, on something good."""


class Suspicion(Kept):
    """A weight for each set of aliens, a set being a number with a bit for every seat.

    Exact but for one thing: a second Assimilated! of the same player is not reckoned with."""

    players: int
    weights: list[float] = msgspec.field(default_factory=lambda: [1.0])
    _shares: Shares | None = None

    def __post_init__(self) -> None:
        self.weights += [0.0] * ((1 << self.players) - 1)

    # Cards

    def drew(self, seat: Seat, chances: Sequence[float]) -> None:
        """Somebody drew unseen cards; `chances` tells, by the number of aliens so far, how likely that turns a human."""
        bit, weights = 1 << seat, self.weights
        for aliens, weight in enumerate(weights):
            if weight and not aliens & bit:
                turned = weight * chances[aliens.bit_count()]
                weights[aliens | bit] += turned
                weights[aliens] = weight - turned
        self._shares = None

    def known(self, seat: Seat, *, alien: bool) -> None:
        """The cards are known: this seat is an alien, or it is not, now."""
        bit = 1 << seat
        self._keep(lambda aliens: bool(aliens & bit) == alien)

    def turned(self, seat: Seat) -> None:
        """A human drew an Assimilated! and knows it."""
        bit, weights = 1 << seat, self.weights
        for aliens in range(len(weights)):
            if not aliens & bit:
                weights[aliens | bit] += weights[aliens]
                weights[aliens] = 0.0
        self._shares = None

    def _keep(self, fits: Callable[[int], bool]) -> None:
        kept = [weight if fits(aliens) else 0.0 for aliens, weight in enumerate(self.weights)]
        if sum(kept) <= 0:  # the impossible has happened: start over from what is certain
            kept = [1.0 if fits(aliens) else 0.0 for aliens in range(len(self.weights))]
        self._settle(kept)

    # Conduct

    def voted(self, team: Iterable[Seat], sabotaged: int, own: tuple[Seat, bool] | None = None) -> None:
        """So many of this team sabotaged; `own` is what oneself did, which says nothing about oneself."""
        others = [seat for seat in team if own is None or seat != own[0]]
        hidden = sabotaged - (1 if own is not None and own[1] else 0)
        mask, size = sum(1 << seat for seat in others), len(others)
        cards = [red_cards(hidden, among, size - among, SABOTAGES, SLIPS) for among in range(size + 1)]
        likely = [max(chance, LEAST) for chance in cards]
        self._settle([weight * likely[(aliens & mask).bit_count()] for aliens, weight in enumerate(self.weights)])

    def acted(self, seat: Seat, ratio: float) -> None:
        """An alien does so this many times as often as a human."""
        bit = 1 << seat
        self._settle([weight * ratio if aliens & bit else weight for aliens, weight in enumerate(self.weights)])

    def one_of(self, seats: Sequence[Seat], alien: float, human: float, rest: float, pile: int) -> None:
        """One card of a pile was drawn at random: those of these seats are like that with one chance or the other,
        depending on whose they are; `rest` is what all other cards of the pile add to it."""
        masks = [1 << seat for seat in seats]
        self._settle(
            [
                weight and weight * (rest + sum([alien if aliens & mask else human for mask in masks])) / pile
                for aliens, weight in enumerate(self.weights)
            ]
        )

    def _settle(self, weights: list[float]) -> None:
        total = sum(weights)
        self.weights = [weight / total for weight in weights] if total > LEAST**3 else self.weights
        self._shares = None

    # What follows

    @property
    def shares(self) -> Shares:
        """For each seat the chance that it is an alien."""
        if self._shares is None:
            sets = [(aliens, weight) for aliens, weight in enumerate(self.weights) if weight]
            bits, total = [1 << seat for seat in range(self.players)], sum(self.weights)
            self._shares = tuple([sum([weight for aliens, weight in sets if aliens & bit]) / total for bit in bits])
        return self._shares

    def any_of(self, seats: Iterable[Seat]) -> float:
        """The chance that there is an alien among these."""
        mask = sum(1 << seat for seat in seats)
        return sum([weight for aliens, weight in enumerate(self.weights) if aliens & mask]) / sum(self.weights)


def red_cards(count: int, aliens: int, humans: int, sabotages: float, slips: float) -> float:
    """How likely so many sabotage among so many of each."""
    total = 0.0
    for slipped in range(max(0, count - aliens), min(count, humans) + 1):
        total += binomial(count - slipped, aliens, sabotages) * binomial(slipped, humans, slips)
    return total


def binomial(hits: int, tries: int, chance: float) -> float:
    return float(comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits))


class Judge(Hearer):
    """A memory, and what every mind makes of the cards that were shown."""

    memory: Memory
    aliens: Any

    @property
    def hostile(self) -> Shares:
        shares: Shares = self.aliens.shares
        return shares

    def hear(self, event: Event) -> None:
        """What it means, by all that went before; then it is a fact itself."""
        super().hear(event)
        self.memory.hear(event)

    def alien_stated(self, event: e.AlienStated) -> None:
        self.aliens.known(event.seat, alien=True)

    def tokens_lost(self, event: e.AccuserTokensLost) -> None:
        """INV-ACCUSE-14: all cards were human, up to this moment."""
        if self.memory.charge is not None:
            self.aliens.known(self.memory.charge[1], alien=False)

    def event_turned(self, event: e.EventTurned) -> None:
        """Whose card it may be, and whether a human would have let it come."""
        pile, me, colour = self.memory.on_top, self.memory.me, EVENT_CARDS[event.card].colour
        if pile:
            fixed = sum(laid.seat is None for laid in pile) * (colour == "red")
            fixed += sum(laid.seat == me and laid.card == event.card for laid in pile)
            planners = [laid.seat for laid in pile if laid.seat is not None and laid.seat != me]
            self.came(colour, fixed, planners, len(pile))

    def came(self, colour: str, fixed: int, planners: list[Seat], pile: int) -> None:
        """A card came out of such a pile: so many of it surely are like that, the others are these planners'."""
        raise NotImplementedError


class Guesses(Judge):
    """It hears no talk."""

    aliens: Suspicion
    teller: Teller | None = None

    def listen(self, said: Said) -> None: ...

    # Cards

    def drew(self, event: e.Drew) -> None:
        if event.seat != self.memory.me:
            self.aliens.drew(event.seat, self.memory.chances(len(event.cards)))
        elif ASSIMILATED in event.cards:
            self.aliens.turned(event.seat)

    def recognised(self, event: e.AliensRecognised) -> None:
        if event.aliens:
            for seat in range(self.memory.players):
                self.aliens.known(seat, alien=seat in event.aliens)

    # Conduct

    def votes_shown(self, event: e.RescueCardsShown) -> None:
        memory = self.memory
        own = None if memory.sabotaged is None else (memory.me, memory.sabotaged)
        self.aliens.voted(memory.team, event.sabotage, own)

    def agent_used(self, event: e.AgentUsed) -> None:
        done = self.memory.control
        if done is not None:
            self.aliens.acted(done.seat, RATIOS[done.verdict])

    def came(self, colour: str, fixed: int, planners: list[Seat], pile: int) -> None:
        self.aliens.one_of(planners, *CHANCES[colour], fixed, pile)


def guesses_of(view: View, public: bool) -> Guesses:
    return Guesses(memory_of(view, public), Suspicion(view.options.players))


class GuessedBeliefs(JournalBeliefs[Guesses]):
    mind_of = guesses_of
