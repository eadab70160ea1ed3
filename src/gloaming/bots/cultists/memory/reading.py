"""Reading: each event into memory. What it means is for the mind to say that reads it."""

from __future__ import annotations

from typing import Final, Protocol

from gloaming.bots.cultists.memory.decks import EMPTY, PILE, Laid, Mix, RoomDeck
from gloaming.bots.cultists.memory.facts import Ballot, Gift, Memory, trace_in_room, trace_to_givers
from gloaming.bots.hearing import hears
from gloaming.games.cultists import events as e
from gloaming.games.cultists.cards import CURSE_ALIVE, CURSE_SUCCESS, DEAD, SUCCESS, Card
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseShown
from gloaming.games.cultists.expansions.mountains_of_chaos.events import LiftCalled, PulseTurned
from gloaming.games.cultists.expansions.professions.events import DecksSwapped, KeptInOrder, Revived
from gloaming.games.cultists.expansions.under_the_surface.events import ItemHandedOver, OwlSent
from gloaming.games.cultists.expansions.under_the_surface.ritual_events import RitualCalled, RitualCardLaid
from gloaming.games.cultists.roles.celebrity import PulseDealt
from gloaming.games.cultists.tokens.mirror import mirror
from gloaming.kernel.values import Seat


class Reader(Protocol):
    """A mind that reads: it has a memory, and is told what it may draw conclusions from just when that happens."""

    memory: Memory

    def share(self, seat: Seat) -> float:
        """How likely this seat is a Cultist, as far as it has read."""

    def mix(self, laid: Laid) -> Mix:
        """The faces that this card may show."""

    def acted(self, seat: Seat, colour: str) -> None:
        """Somebody took a Room action in this colour; the memory is still to be told."""

    def drawn(self, deck: RoomDeck, face: Card, *, top: bool) -> None:
        """Out of this deck came this face."""

    def guilty(self, seat: Seat) -> None: ...

    def traced(self) -> None:
        """The Cursed Hunter left a trace."""


# Movement and meetings


def round_began(mind: Reader, event: e.RoundBegan) -> None:
    mind.memory.round = event.round


def entered(mind: Reader, event: e.Entered) -> None:
    mind.memory.at[event.seat] = event.place


def token_drawn(mind: Reader, event: e.TokenDrawn) -> None:
    """A Mirror leaves the event as it was."""
    if event.token != mirror.name:
        mind.memory.event = event.token


def met(mind: Reader, event: e.Met) -> None:
    mind.memory.in_the_dark = None
    mind.memory.met = event.seats


def gave(mind: Reader, event: e.Gave) -> None:
    memory = mind.memory
    memory.given[event.seat] += 1
    memory.gave((event.seat,), event.to)
    memory.gave_oneself(event.card, event.to)


def gave_in_the_dark(mind: Reader, event: e.GaveInTheDark) -> None:
    """AC-ENC-18, hidden: only the giver knows; the others see that the deck grew."""
    mind.memory.in_the_dark = event.to
    mind.memory.gave_oneself(event.card, event.to)


def pulse_grew(mind: Reader, event: e.PulseGrew) -> None:
    """Anyone who was there may have given it; the giver knows where their own card went."""
    memory = mind.memory
    others = tuple(seat for seat in memory.met if seat != event.seat)
    if not memory.open and memory.in_the_dark == event.seat:
        memory.in_the_dark, others = None, (memory.me,)
    elif not memory.open:
        others = tuple(seat for seat in others if seat != memory.me)
    if others:
        memory.gave(others, event.seat)


# States


def camera_used(mind: Reader, event: e.CameraUsed) -> None:
    mind.memory.camera = True


def state_checked(mind: Reader, event: e.StateChecked) -> None:
    memory = mind.memory
    memory.camera = memory.in_order = memory.seen_dead = False
    memory.means = event.means
    memory.shuffle(event.target)


def kept_in_order(mind: Reader, event: KeptInOrder) -> None:
    """MOC-PROF-34: the look that has just begun shuffles nothing."""
    memory = mind.memory
    memory.mixed[event.target] = memory.before_look
    memory.in_order = True


def pulse_seen(mind: Reader, event: e.PulseSeen) -> None:
    memory, cards = mind.memory, event.cards
    memory.seen_dead = DEAD in cards
    if memory.seen_dead:
        memory.known_dead.add(event.target)
        giver = memory.giver_of(event.target, cards.index(DEAD), len(cards)) if memory.in_order else None
        if giver is not None and not memory.open:
            mind.guilty(giver)
    if CURSE_ALIVE in cards:
        trace_on_pulse(mind, event.target)


def pulse_turned(mind: Reader, event: PulseTurned) -> None:
    mind.memory.shuffle(event.seat)


def became_ghost(mind: Reader, event: e.BecameGhost) -> None:
    mind.memory.ghosts.add(event.seat)


def revived(mind: Reader, event: Revived) -> None:
    """MOC-PROF-29, MOC-RQ-33: back among the living, without the Dead card that lay open."""
    memory, seat = mind.memory, event.target
    memory.ghosts.discard(seat)
    if event.cards:
        memory.known_dead.discard(seat)
        memory.gifts[seat] = ()
        memory.found_alive(seat, seat)


def pulse_dealt(mind: Reader, event: PulseDealt) -> None:
    """UTS-ROLE-16: a Dead card at least went round; nobody can tell to whom."""
    memory = mind.memory
    for seat in event.to:
        memory.dealt[seat] = 1 - (1 - memory.dealt.get(seat, 0.0)) * (1 - 1 / len(event.to))
        memory.gifts[seat] += (Gift(memory.now, (event.seat,)),)


# Rooms


def room_filled(mind: Reader, event: e.RoomFilled) -> None:
    mind.acted(event.seat, mind.memory.board.colour[event.place])
    mind.memory.filled(event.seat, event.place, event.card)


def owl_sent(mind: Reader, event: OwlSent) -> None:
    """UTS-ITEM-33, -35: a card more in that deck, which was shuffled; the Route has no say in it."""
    memory = mind.memory
    memory.filled(event.seat, event.place, event.card)
    memory.decks[event.place] = memory.decks[event.place].shuffled()


def card_placed(mind: Reader, event: e.CardPlaced) -> None:
    if event.place is None:
        mind.memory.unsafe = mind.memory.unsafe.with_card(Laid(PILE, None))
    else:
        mind.memory.filled(PILE, event.place, None)


def panes_broke(mind: Reader, event: e.PanesBroke) -> None:
    for _ in range(event.cards):
        mind.memory.unsafe = mind.memory.unsafe.with_card(Laid(PILE, None))


def hallway_secured(mind: Reader, event: e.HallwaySecured) -> None:
    memory = mind.memory
    memory.unsafe = memory.unsafe.with_card(memory.next_card(event.seat, event.card))
    memory.laid[event.seat] += 1


def ritual_card_laid(mind: Reader, event: RitualCardLaid) -> None:
    mind.memory.ritual += (mind.memory.next_card(event.seat, event.card),)


def room_checked(mind: Reader, event: e.RoomChecked) -> None:
    memory, card = mind.memory, event.card
    mind.acted(event.seat, "red" if memory.camera else memory.board.colour[event.place])
    memory.camera = False
    deck = memory.decks[event.place]
    if card == CURSE_SUCCESS:  # UTS-HUNT-07: it counts as a Success, and it is the Hunter's
        trace_in_room(memory, deck)
        memory.curses[event.place] = max(0, memory.curses.get(event.place, 0) - 1)
        card = SUCCESS
        mind.traced()
    if deck.cards:
        mind.drawn(deck, card, top=event.top)
        memory.decks[event.place] = deck.without(card, mind.mix, top=event.top)


def room_explored(mind: Reader, event: e.RoomExplored) -> None:
    mind.memory.explored |= {event.place}


def room_finished(mind: Reader, event: e.RoomFinished) -> None:
    mind.memory.decks[event.place] = EMPTY


def decks_swapped(mind: Reader, event: DecksSwapped) -> None:
    decks, curses = mind.memory.decks, mind.memory.curses
    decks[event.one], decks[event.other] = decks[event.other], decks[event.one]
    curses[event.one], curses[event.other] = curses.get(event.other, 0), curses.get(event.one, 0)


def vote_initiated(mind: Reader, event: e.VoteInitiated) -> None:
    mind.acted(event.seat, "light_blue")


def power_restarted(mind: Reader, event: e.PowerRestarted) -> None:
    mind.acted(event.seat, "red")


def portal_touched(mind: Reader, event: e.PortalTouched) -> None:
    """RQ-78: a partner may need no Route."""
    if mind.memory.options.portal_partner_needs_route:
        mind.acted(event.seat, "green")


def lift_called(mind: Reader, event: LiftCalled) -> None:
    """MOC-LIFT-16: a call is bound to the Route like a Room action."""
    mind.acted(event.seat, mind.memory.board.colour[event.to])


# Votes, Items, curses


def ballots_opened(mind: Reader, event: e.BallotsOpened) -> None:
    memory = mind.memory
    if not memory.electing:
        named = [(voter, seat) for voter, seat in enumerate(event.ballots) if seat is not None and voter != memory.me]
        memory.ballots += [Ballot(voter, seat, mind.share(seat)) for voter, seat in named]


def ritual_called(mind: Reader, event: RitualCalled) -> None:
    """UTS-ORG-09: ballots are for somebody from now on, not against."""
    mind.memory.electing = True


def item_handed_over(mind: Reader, event: ItemHandedOver) -> None:
    mind.memory.handed.add(event.item)


def curse_shown(mind: Reader, event: CurseShown) -> None:
    trace_on_pulse(mind, event.seat)


def trace_on_pulse(mind: Reader, target: Seat) -> None:
    trace_to_givers(mind.memory, target)
    mind.traced()


FACTS: Final = hears(globals())
