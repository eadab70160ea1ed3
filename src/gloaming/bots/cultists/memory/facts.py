"""What a seat's journal says: gifts, looks, fillings, Routes that still fit, ballots, deaths, curses."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, NamedTuple

from msgspec import field

from gloaming.bots.cultists.memory import decks as d
from gloaming.bots.cultists.memory.decks import Laid, Mix, RoomDeck
from gloaming.bots.kept import Kept
from gloaming.games.cultists.board import Board, Place, board_of, set_up_of
from gloaming.games.cultists.cards import CURSE_ALIVE, CURSE_SUCCESS, DEAD, SUCCESS, Card
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.state import Team
from gloaming.games.cultists.tables import UNSAFE_DECK, SetUpTable
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

NOBODY: Final = -1
DEADLY: Final = {1: 0.45, 2: 0.3}
"""How often a Cultist's gift is a Dead card: three of seven, or, where two share the work, three of nine."""
FAINT: Final = 0.02
"""No single trace clears anybody for good."""


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
    """The public chance, just then, that the seat named was a Cultist."""


def team_of(role: str | None) -> Team:
    """Whose side a Role is on; without one, that of most."""
    return ROLES[role].team if role else "investigators"


class Memory(Kept, kw_only=True):
    """The facts of one game in the order in which a seat, or everybody, heard of them. Nothing here judges."""

    me: Seat
    open: bool
    """Whether the seat's own secrets are left aside, and it is read as anyone would."""
    options: Options
    board: Board
    table: SetUpTable
    seats: range
    automa: Seat | None
    role: str
    roles: frozenset[str]
    """The special Roles that were laid out."""
    round: int = 0
    now: int = 0
    last: Event | None = None
    at: list[Place]
    event: str = ""

    gifts: list[tuple[Gift, ...]]
    given: list[int]
    """How many cards each seat has given."""
    looks: list[tuple[Look, ...]]
    """Looks at each Pulse deck that ended without a word."""
    ghosts: set[Seat] = field(default_factory=set)
    known_dead: set[Seat]
    """Seats whose Pulse decks hold a Dead card, by this seat's own knowledge."""
    dealt: dict[Seat, float] = field(default_factory=dict)
    """How likely each seat got a Dead card out of a dead Celebrity's deck (UTS-ROLE-16)."""
    deadly: float
    """How often a Cultist's gift is a Dead card."""
    start_dead: float
    start_cards: float
    """How many start cards nobody knows, and how many of them are Dead."""
    dead_at_start: float
    """How likely an Investigator, not looked at so far, was dead from the start (AC-SETUP-08)."""
    met: tuple[Seat, ...] = ()
    in_the_dark: Seat | None = None
    """Who got this seat's card, where nobody else could see it."""
    start: int
    """How many cards each Pulse deck began with."""
    mixed: list[int]
    """How many cards of each Pulse deck lie in an order that nobody knows."""
    before_look: int = 0
    means: str = ""
    camera: bool = False
    """Whether the next look goes through the Camera."""
    in_order: bool = False
    """Whether the look that goes on is the Profiler's (MOC-PROF-34)."""
    seen_dead: bool = False
    """... and whether it showed this seat a Dead card."""

    ballots: list[Ballot] = field(default_factory=list)
    electing: bool = False
    """Whether ballots are for a leader of the ritual (UTS-ORG-09)."""
    fits: list[frozenset[int]]
    """The Routes that allow all Room actions seen of each seat."""
    strays: list[int]
    """How often each acted where none does."""
    decks: dict[Place, RoomDeck]
    unsafe: RoomDeck
    """The Unsafe Passage deck: whose cards went into it."""
    laid: list[int]
    """How many Room cards each has laid."""
    explored: frozenset[Place] = frozenset()
    ritual: tuple[Laid, ...] = ()
    """The cards of the Ritual deck."""

    handed: set[str] = field(default_factory=set)
    """Items that have changed hands."""
    cursed: set[Seat] = field(default_factory=set)
    """Whom this seat, the Cursed Hunter, has given a cursed card, ..."""
    curses: dict[Place, int] = field(default_factory=dict)
    """... and into which Room decks it has put some."""
    traces: list[float]
    """How likely each seat is the Hunter, by the cursed cards that were seen, as a logarithm."""

    # Deaths

    def settle_start(self, by_start: float) -> None:
        """One start card is known now, and was Dead with this probability."""
        self.start_dead = max(0.0, self.start_dead - by_start)
        self.start_cards = max(1.0, self.start_cards - 1)
        self.dead_at_start = self.start_dead / self.start_cards

    def settle_death(self, victim: Seat, chance: float) -> None:
        """Somebody is dead, as was likely by so much: perhaps from the start."""
        if not self.looks[victim]:
            self.settle_start(min(1.0, self.dead_at_start / max(chance, 0.05)))

    def gave(self, givers: tuple[Seat, ...], to: Seat) -> None:
        self.gifts[to] += (Gift(self.now, givers),)

    def gave_oneself(self, card: Card | None, to: Seat) -> None:
        if card == DEAD:
            self.known_dead.add(to)
        elif card == CURSE_ALIVE:
            self.cursed.add(to)

    def found_alive(self, target: Seat, looker: Seat) -> None:
        self.looks[target] += (Look(self.now, looker),)

    def closed(self, target: Seat, looker: Seat) -> None:
        """A look that ended without a word."""
        if not self.looks[target]:
            self.settle_start(0.0)
        self.found_alive(target, looker)

    def deadly_gifts(self, to: Seat, suspects: tuple[Seat, ...]) -> tuple[float, bool]:
        """How many gifts of these suspects may lie there unseen, and whether the start card may still be Dead.

        A look by anybody else is trusted: only a Cultist may conceal a death (AC-ACT-CS-06)."""
        since, gifts = self.last_trusted(to, suspects), 0.0
        for when, givers in self.gifts[to]:
            if when > since:
                gifts += share_of(givers, suspects)
        return gifts, since < 0 and to not in suspects

    def last_trusted(self, to: Seat, suspects: tuple[Seat, ...]) -> int:
        """When this Pulse deck was last looked at by somebody who would have told; -1: never."""
        for when, looker in reversed(self.looks[to]):
            if looker not in suspects:
                return when
        return -1

    # The order of Pulse decks

    def pulse(self, seat: Seat) -> int:
        """How many cards this Pulse deck has, as far as they came as gifts."""
        return self.start + len(self.gifts[seat])

    def shuffle(self, seat: Seat) -> None:
        self.before_look = self.mixed[seat]
        self.mixed[seat] = self.pulse(seat)

    def giver_of(self, target: Seat, index: int, cards: int) -> Seat | None:
        """MOC-PROF-36: who gave the card at this place of an unshuffled deck, if that can be told."""
        if cards != self.pulse(target) or index < max(self.start, self.mixed[target]):
            return None
        givers = self.gifts[target][index - self.start].givers
        return givers[0] if len(givers) == 1 else None

    # Rooms

    @property
    def helpful(self) -> Mix:
        """The card of an Investigator."""
        return d.NEAR_A_FIRE if "firestarter" in self.roles and self.role != "firestarter" else d.HELPFUL

    def mix(self, laid: Laid, filler: Mix) -> Mix:
        """The faces that this card may show, if its filler plays so."""
        if laid.origin == d.START:
            return d.mix_of(self.table.room_start)
        if laid.origin == d.PILE:
            return d.mix_of(self.table.draw_pile)
        return filler

    def faces(self, laid: Laid, share: Callable[[Seat], float]) -> Mix:
        """The faces that this card may show, if its owner is a Cultist with this chance, by what Cultists hold."""
        if laid.face is not None:
            return d.CERTAIN[laid.face]
        if laid.origin < 0:
            return self.mix(laid, d.SABOTEUR)
        return d.blend(d.SABOTEUR, self.helpful, share(laid.origin))

    def filled(self, seat: Seat, place: Place, card: Card | None) -> None:
        if card == CURSE_SUCCESS:
            self.curses[place] = self.curses.get(place, 0) + 1
        self.decks[place] = self.decks[place].with_card(self.next_card(seat, card))
        if seat >= 0:
            self.laid[seat] += 1

    def next_card(self, seat: Seat, card: Card | None) -> Laid:
        """UTS-HUNT-07: a cursed card counts as a Success."""
        return Laid(seat, plain(card), self.laid[seat] if seat >= 0 else 0)

    # Routes

    def colour_fits(self, seat: Seat, colour: str) -> frozenset[int]:
        """The Routes that would still fit, with a Room action in this colour in this round."""
        return frozenset([number for number in self.fits[seat] if colour in line_of(number, self.round)])

    def acted(self, seat: Seat, colour: str) -> tuple[int, int] | None:
        """A Room action in this colour: how many Routes allowed all that was seen of this seat before, and do now.

        None: nothing could come of it. The AUTOMA follows its open Route whatever it is."""
        before, after = self.fits[seat], self.colour_fits(seat, colour)
        if len(before) == 1 and (seat == self.me or after):
            return None
        self.fits[seat] = after
        self.strays[seat] += not after
        return len(before), len(after)

    def route_known(self, seat: Seat, number: int) -> None:
        """No two seats have the same Route (AC-SETUP-03)."""
        self.fits = [frozenset((number,)) if other == seat else fits - {number} for other, fits in enumerate(self.fits)]


def share_of(givers: tuple[Seat, ...], suspects: tuple[Seat, ...]) -> float:
    """How likely it was one of the suspects who gave a card, by how many may have."""
    if len(givers) == 1:
        return float(givers[0] in suspects)
    return sum([seat in suspects for seat in givers]) / len(givers)


def line_of(route: int | None, round_: int) -> tuple[str, ...]:
    """The colours of a Route in this round (AC-ROUTE-01)."""
    return () if route is None else ROUTES[route][(round_ - 1) % 4]


def plain(card: Card | None) -> Card | None:
    return SUCCESS if card == CURSE_SUCCESS else card


def memory_of(view: View, me: Seat, *, open: bool) -> Memory:  # noqa: A002
    """Before the first event."""
    board, table, seats = board_of(view.options), set_up_of(view.options), len(view.at)
    unsafe = d.EMPTY
    for card in UNSAFE_DECK:
        unsafe = unsafe.with_card(Laid(d.START, card))
    known = view.start_cards if me != NOBODY else ()
    start_dead, start_cards = table.pulse_start.count(DEAD), max(1, len(table.pulse_start) - table.cultists)
    memory = Memory(
        me=me,
        open=open,
        options=view.options,
        board=board,
        table=table,
        seats=range(seats),
        automa=view.options.automa_seat,
        role=(view.role or "") if me != NOBODY else "",
        roles=frozenset(name for group in view.roles_laid_out for name in group.split("|")),
        at=[board.start] * seats,
        gifts=[()] * seats,
        given=[0] * seats,
        looks=[()] * seats,
        known_dead={seat for seat, card in enumerate(known) if card == DEAD},
        deadly=DEADLY[table.cultists],
        start_dead=float(start_dead),
        start_cards=float(start_cards),
        dead_at_start=start_dead / start_cards,
        start=int(bool(table.pulse_start)),
        mixed=[int(bool(table.pulse_start))] * seats,
        fits=[frozenset(ROUTES)] * seats,
        strays=[0] * seats,
        decks=dict.fromkeys(board.rooms, RoomDeck.begun(table.cards_in_a_room)),
        unsafe=unsafe,
        laid=[0] * seats,
        traces=[0.0] * seats,
    )
    for seat, number in view.routes.items():
        memory.route_known(seat, number)
    if view.route is not None and not open:
        memory.route_known(me, view.route)
    return memory


# Traces of the Cursed Hunter


def trace_in_room(memory: Memory, deck: RoomDeck) -> None:
    """A cursed card came out of this deck: one of those who filled it laid it."""
    cards = [laid for laid in deck.cards if laid.origin >= 0]
    size = sum([laid.weight for laid in cards])
    for seat in memory.seats:
        weight = sum([laid.weight for laid in cards if laid.origin == seat])
        memory.traces[seat] += log(max(FAINT, weight / max(size, 0.01)))


def trace_to_givers(memory: Memory, target: Seat) -> None:
    """A cursed card lies on this Pulse deck: one of those who gave it cards gave it."""
    for seat in memory.seats:
        memory.traces[seat] += may_have_cursed(memory, seat, target)


def may_have_cursed(memory: Memory, seat: Seat, target: Seat) -> float:
    givers = [giver for gift in memory.gifts[target] for giver in gift.givers]
    return log(max(FAINT, givers.count(seat) / max(1, len(givers))))
