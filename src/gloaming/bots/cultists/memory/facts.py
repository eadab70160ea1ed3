"""What a seat's journal says: gifts, looks, fillings, Routes that still fit, ballots, deaths."""

from __future__ import annotations

from typing import Final, NamedTuple

from gloaming.bots.cultists.memory.decks import HELPFUL, NEAR_A_FIRE, PILE, START, Laid, Mix, RoomDeck, mix_of
from gloaming.games.cultists.board import Board, Place
from gloaming.games.cultists.cards import CURSE_SUCCESS, DEAD, SUCCESS, Card
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.tables import SET_UP
from gloaming.kernel.values import Seat

DEADLY: Final = {1: 0.45, 2: 0.3}
"""How often a Cultist's gift is a Dead card: three of seven, or, where two share the work, three of nine."""


class Gift(NamedTuple):
    when: int
    givers: tuple[Seat, ...]
    """The one who gave; in hidden darkness all who may have."""


class Look(NamedTuple):
    when: int
    seat: Seat


class Ballot(NamedTuple):
    voter: Seat
    named: Seat
    share: float
    """How likely the named one was to be a Cultist in everybody's eyes, just then."""


class Memory:
    """The facts of one game in the order in which a seat heard of them. Nothing here judges."""

    def __init__(self, seats: int, board: Board) -> None:
        table = SET_UP[seats]
        self.seats = range(seats)
        self.board = board
        self.table = table
        self.deadly = DEADLY[table.cultists]
        self.role = ""
        self.roles: frozenset[str] = frozenset()
        self.round = 0
        self.now = 0
        self.gifts: list[list[Gift]] = [[] for _ in self.seats]
        self.looks: list[list[Look]] = [[] for _ in self.seats]
        """Looks at each Pulse deck that ended without a word."""
        self.ghosts: set[Seat] = set()
        self.known_dead: set[Seat] = set()
        """Seats whose Pulse decks hold a Dead card, by this seat's own knowledge."""
        self.ballots: list[Ballot] = []
        self.fits: list[frozenset[int]] = [frozenset(ROUTES) for _ in self.seats]
        """The Routes that allow all Room actions seen of each seat."""
        self.decks = {room: RoomDeck() for room in board.rooms}
        self.met: tuple[Seat, ...] = ()
        self.start = int(bool(table.pulse_start))
        """How many cards each Pulse deck began with."""
        self.mixed = [self.start for _ in self.seats]
        """How many cards of each Pulse deck lie in an order that nobody knows."""
        self._before_look = 0
        self.dealt: dict[Seat, float] = {}
        """How likely each seat got a Dead card out of a dead Celebrity's deck (UTS-ROLE-16)."""
        self.handed: set[str] = set()
        """Items that have changed hands."""
        self.cursed: set[Seat] = set()
        """Whom this seat, the Cursed Hunter, has given a cursed card."""
        self.curses: dict[Place, int] = {}
        """... and into which Room decks it has put some."""
        self.traces = [0.0 for _ in self.seats]
        """How likely each seat is the Hunter, by the cursed cards that were seen, as a logarithm."""
        self._start_dead = float(table.pulse_start.count(DEAD))
        self._start_cards = float(max(1, len(table.pulse_start) - table.cultists))
        self._start_mix = mix_of(table.room_start)
        self._pile_mix = mix_of(table.draw_pile)

    # Deaths

    @property
    def dead_at_start(self) -> float:
        """How likely an Investigator, not looked at so far, was dead from the start (AC-SETUP-08)."""
        return max(0.0, self._start_dead / self._start_cards)

    def settle_start(self, by_start: float) -> None:
        """One start card is known now, and was Dead with this probability."""
        self._start_dead = max(0.0, self._start_dead - by_start)
        self._start_cards = max(1.0, self._start_cards - 1)

    def gave(self, givers: tuple[Seat, ...], to: Seat) -> None:
        self.gifts[to].append(Gift(self.now, givers))

    def deadly_gifts(self, to: Seat, suspects: tuple[Seat, ...]) -> tuple[float, bool]:
        """How many gifts of these suspects may lie there unseen, and whether the start card may still be Dead.

        A look by anybody else is trusted: only a Cultist may conceal a death (AC-ACT-CS-06)."""
        looks = [look.when for look in self.looks[to] if look.seat not in suspects]
        since = looks[-1] if looks else -1
        gifts = 0.0
        for gift in self.gifts[to]:
            if gift.when > since:
                gifts += sum([seat in suspects for seat in gift.givers]) / len(gift.givers)
        return gifts, since < 0 and to not in suspects

    def chance_of_death(self, seat: Seat, suspects: tuple[Seat, ...], more: float = 0.0) -> float:
        """How likely this Pulse deck holds a Dead card if these are the Cultists (and gave so many gifts more)."""
        gifts, start_open = self.deadly_gifts(seat, suspects)
        alive: float = (1 - self.deadly) ** (gifts + more)
        if self.dealt:
            alive *= 1 - self.dealt.get(seat, 0.0)
        return 1 - alive * (1 - self.dead_at_start) if start_open else 1 - alive

    # The order of Pulse decks

    def pulse(self, seat: Seat) -> int:
        """How many cards this Pulse deck has, as far as they came as gifts."""
        return self.start + len(self.gifts[seat])

    def shuffle(self, seat: Seat) -> None:
        self._before_look = self.mixed[seat]
        self.mixed[seat] = self.pulse(seat)

    def keep_order(self, seat: Seat) -> None:
        """MOC-PROF-34: the look that has just begun shuffles nothing."""
        self.mixed[seat] = self._before_look

    # Rooms

    @property
    def helpful(self) -> Mix:
        """The card of an Investigator."""
        return NEAR_A_FIRE if "firestarter" in self.roles and self.role != "firestarter" else HELPFUL

    def mix(self, laid: Laid, filler: Mix) -> Mix:
        """The faces that this card may show, if its filler plays so."""
        if laid.origin == START:
            return self._start_mix
        if laid.origin == PILE:
            return self._pile_mix
        return filler

    def filled(self, seat: Seat, place: Place, card: Card | None) -> None:
        self.decks[place].lay(seat, card)
        if card == CURSE_SUCCESS:
            self.decks[place].cards[-1].face = SUCCESS
            self.curses[place] = self.curses.get(place, 0) + 1

    # Routes

    def colour_fits(self, seat: Seat, colour: str) -> frozenset[int]:
        """The Routes that would still fit, with a Room action in this colour in this round."""
        line = (self.round - 1) % 4
        return frozenset([number for number in self.fits[seat] if colour in ROUTES[number][line]])

    def route_known(self, seat: Seat, number: int) -> None:
        """No two seats have the same Route (AC-SETUP-03)."""
        self.fits = [frozenset((number,)) if other == seat else fits - {number} for other, fits in enumerate(self.fits)]
