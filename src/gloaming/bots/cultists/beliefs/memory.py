"""What a seat remembers, with how likely each gift was Dead and each Room card red, had a Cultist laid it."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Any, Final, Self

from gloaming.bots.cultists.memory.decks import Laid, Mix, RoomDeck, mix_of
from gloaming.bots.cultists.memory.facts import Memory
from gloaming.games.cultists.board import Board, Place
from gloaming.games.cultists.cards import ALIVE, DEAD, FAILURE, SABOTAGE, SUCCESS, Card
from gloaming.games.cultists.tables import UNSAFE_DECK
from gloaming.kernel.values import Seat

MATE: Final = 0.03
"""How often a Cultist gives another one a Dead card."""
DEADLY: Final = (0.3, 0.3, 0.3, 0.3, 0.3, 0.3)
SABOTEUR: Final = ((0.8, 0.1, 0.1), (0.2, 0.5, 0.3), (0.2, 0.5, 0.3), (0.2, 0.5, 0.3))
"""Without a fit: how often a Cultist's first, second, … gift is Dead, and what its Room cards show."""
HELPFUL: Final = (0.99, 0.005, 0.005)


def mix(shares: tuple[float, ...] | list[float]) -> Mix:
    return dict(zip((SUCCESS, FAILURE, SABOTAGE), shares, strict=True))


class Rates:
    """How Cultists play, by the games that were counted."""

    def __init__(self, counted: Mapping[str, Any]) -> None:
        self.deadly: tuple[float, ...] = tuple(counted.get("deadly", DEADLY))
        self.saboteur: tuple[Mix, ...] = tuple(map(mix, counted.get("saboteur", SABOTEUR)))
        self.helpful: Mix = mix(counted.get("helpful", HELPFUL))
        self.conceals: float = counted.get("conceals", 0.7)
        self.strays: float = counted.get("strays", 0.1)


class Remembered(Memory):
    """The facts of one game; beside those of the careful bot, the order in which each seat gave and laid its cards."""

    def __init__(self, seats: int, board: Board, automa: Seat | None, rates: Rates) -> None:
        super().__init__(seats, board)
        self.rates = rates
        self.automa = automa
        self.given = [0] * seats
        self.laid = [0] * seats
        self.spares: dict[tuple[Seat, int], float] = {}
        """By receiver and moment: the logarithm of how likely a Cultist's gift was harmless."""
        self.unsafe = RoomDeck()
        """The Unsafe Passage deck: whose cards went into it."""
        self.unsafe.clear()
        for card in UNSAFE_DECK:
            self.unsafe.lay(-1, card)
        self._pile = mix_of(self.table.draw_pile)
        hand = self.table.cultist_deck
        self._blind = mix_of(tuple(card for card in hand if card not in (ALIVE, DEAD)))
        self._blind_death = hand.count(DEAD) / (hand.count(DEAD) + hand.count(ALIVE))
        """The AUTOMA gives and lays what lies on top."""

    def copy(self) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in ("gifts", "looks"):
            setattr(other, name, [heap[:] for heap in getattr(self, name)])
        for name in ("fits", "mixed", "given", "laid", "traces", "ballots"):
            setattr(other, name, getattr(self, name)[:])
        for name in ("ghosts", "known_dead", "dealt", "spares", "curses", "handed", "cursed"):
            setattr(other, name, getattr(self, name).copy())
        other.decks = {room: copied(deck) for room, deck in self.decks.items()}
        other.unsafe = copied(self.unsafe)
        return other

    # Gifts

    def received(self, giver: Seat, to: Seat, card: Card | None) -> None:
        """One gift; its giver knows the face."""
        rates, number = self.rates.deadly, self.given[giver]
        self.given[giver] += 1
        chance = rates[min(number, len(rates) - 1)] if giver != self.automa else self._blind_death
        if card is not None:
            chance = float(card == DEAD)
        self.spares[to, self.now] = log(max(1e-9, 1 - chance))
        self.gave((giver,), to)

    def chance_of_death(self, seat: Seat, suspects: tuple[Seat, ...], more: float = 0.0) -> float:
        """A look by anybody but a Cultist is trusted: only a Cultist may conceal a death (AC-ACT-CS-06)."""
        since = max((look.when for look in self.looks[seat] if look.seat not in suspects), default=-1)
        spared, usual = 0.0, log(1 - self.deadly)
        for gift in self.gifts[seat]:
            if gift.when > since:
                share = sum([giver in suspects for giver in gift.givers]) / len(gift.givers)
                if share:
                    spared += share * (log(1 - MATE) if seat in suspects else self.spares.get((seat, gift.when), usual))
        alive = exp(spared)
        if self.dealt:
            alive *= 1 - self.dealt.get(seat, 0.0)
        if since < 0 and seat not in suspects:
            alive *= 1 - self.dead_at_start
        return 1 - alive

    # Rooms

    def filled(self, seat: Seat, place: Place, card: Card | None) -> None:
        super().filled(seat, place, card)
        if seat >= 0:
            self.decks[place].cards[-1].number = self.laid[seat]
            self.laid[seat] += 1

    def innocent_mix(self, laid: Laid) -> Mix:
        """What this card shows, if no Cultist laid it."""
        if laid.face is not None:
            return {face: float(face == laid.face) for face in (SUCCESS, FAILURE, SABOTAGE)}
        if laid.origin < 0:
            return self.mix(laid, self._pile)
        return self.helpful if "firestarter" in self.roles else self.rates.helpful

    def guilty_mix(self, laid: Laid) -> Mix:
        """What it shows, if a Cultist did."""
        if laid.face is not None or laid.origin < 0:
            return self.innocent_mix(laid)
        if laid.origin == self.automa:
            return self._blind
        mixes = self.rates.saboteur
        return mixes[min(laid.number, len(mixes) - 1)]


def copied(deck: RoomDeck) -> RoomDeck:
    other = RoomDeck.__new__(RoomDeck)
    other.cards = [Laid(card.origin, card.face, card.number, card.weight) for card in deck.cards]
    other.fresh = deck.fresh
    return other
