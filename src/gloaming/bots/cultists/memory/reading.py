"""Reading: each event into memory. What it means is for the mind to say that reads it."""

from __future__ import annotations

from typing import Final

from gloaming.bots.cultists.memory.decks import EMPTY, PILE, Laid, Mix, RoomDeck
from gloaming.bots.cultists.memory.facts import Ballot, Gift, Memory, trace_in_room, trace_to_givers
from gloaming.bots.hearing import hears
from gloaming.bots.kept import Kept
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


class Reader(Kept):
    """A mind that reads: it has a memory, and draws its conclusions from what happens just when it happens."""

    memory: Memory

    def share(self, seat: Seat) -> float:
        """How likely this seat is a Cultist, as far as it has read."""
        raise NotImplementedError

    def mix(self, laid: Laid) -> Mix:
        """The faces that this card may show."""
        raise NotImplementedError

    def acted(self, seat: Seat, colour: str) -> None:
        """Somebody took a Room action in this colour; the memory is still to be told."""

    def drawn(self, deck: RoomDeck, face: Card, *, top: bool) -> None:
        """Out of this deck came this face."""

    def guilty(self, seat: Seat) -> None: ...

    def traced(self) -> None:
        """The Cursed Hunter left a trace."""

    # Movement and meetings

    def round_began(self, event: e.RoundBegan) -> None:
        self.memory.round = event.round

    def entered(self, event: e.Entered) -> None:
        self.memory.at[event.seat] = event.place

    def token_drawn(self, event: e.TokenDrawn) -> None:
        """A Mirror leaves the event as it was."""
        if event.token != mirror.name:
            self.memory.event = event.token

    def met(self, event: e.Met) -> None:
        self.memory.in_the_dark = None
        self.memory.met = event.seats

    def gave(self, event: e.Gave) -> None:
        memory = self.memory
        memory.given[event.seat] += 1
        memory.gave((event.seat,), event.to)
        memory.gave_oneself(event.card, event.to)

    def gave_in_the_dark(self, event: e.GaveInTheDark) -> None:
        """AC-ENC-18, hidden: only the giver knows; the others see that the deck grew."""
        self.memory.in_the_dark = event.to
        self.memory.gave_oneself(event.card, event.to)

    def pulse_grew(self, event: e.PulseGrew) -> None:
        """Anyone who was there may have given it; the giver knows where their own card went."""
        memory = self.memory
        others = tuple(seat for seat in memory.met if seat != event.seat)
        if not memory.open and memory.in_the_dark == event.seat:
            memory.in_the_dark, others = None, (memory.me,)
        elif not memory.open:
            others = tuple(seat for seat in others if seat != memory.me)
        if others:
            memory.gave(others, event.seat)

    # States

    def camera_used(self, event: e.CameraUsed) -> None:
        self.memory.camera = True

    def state_checked(self, event: e.StateChecked) -> None:
        memory = self.memory
        memory.camera = memory.in_order = memory.seen_dead = False
        memory.means = event.means
        memory.shuffle(event.target)

    def kept_in_order(self, event: KeptInOrder) -> None:
        """MOC-PROF-34: the look that has just begun shuffles nothing."""
        memory = self.memory
        memory.mixed[event.target] = memory.before_look
        memory.in_order = True

    def pulse_seen(self, event: e.PulseSeen) -> None:
        memory, cards = self.memory, event.cards
        memory.seen_dead = DEAD in cards
        if memory.seen_dead:
            memory.known_dead.add(event.target)
            giver = memory.giver_of(event.target, cards.index(DEAD), len(cards)) if memory.in_order else None
            if giver is not None and not memory.open:
                self.guilty(giver)
        if CURSE_ALIVE in cards:
            self.trace_on_pulse(event.target)

    def pulse_turned(self, event: PulseTurned) -> None:
        self.memory.shuffle(event.seat)

    def became_ghost(self, event: e.BecameGhost) -> None:
        self.memory.ghosts.add(event.seat)

    def revived(self, event: Revived) -> None:
        """MOC-PROF-29, MOC-RQ-33: back among the living, without the Dead card that lay open."""
        memory, seat = self.memory, event.target
        memory.ghosts.discard(seat)
        if event.cards:
            memory.known_dead.discard(seat)
            memory.gifts[seat] = ()
            memory.found_alive(seat, seat)

    def pulse_dealt(self, event: PulseDealt) -> None:
        """UTS-ROLE-16: a Dead card at least went round; nobody can tell to whom."""
        memory = self.memory
        for seat in event.to:
            memory.dealt[seat] = 1 - (1 - memory.dealt.get(seat, 0.0)) * (1 - 1 / len(event.to))
            memory.gifts[seat] += (Gift(memory.now, (event.seat,)),)

    # Rooms

    def room_filled(self, event: e.RoomFilled) -> None:
        self.acted(event.seat, self.memory.board.colour[event.place])
        self.memory.filled(event.seat, event.place, event.card)

    def owl_sent(self, event: OwlSent) -> None:
        """UTS-ITEM-33, -35: a card more in that deck, which was shuffled; the Route has no say in it."""
        memory = self.memory
        memory.filled(event.seat, event.place, event.card)
        memory.decks[event.place] = memory.decks[event.place].shuffled()

    def card_placed(self, event: e.CardPlaced) -> None:
        if event.place is None:
            self.memory.unsafe = self.memory.unsafe.with_card(Laid(PILE, None))
        else:
            self.memory.filled(PILE, event.place, None)

    def panes_broke(self, event: e.PanesBroke) -> None:
        for _ in range(event.cards):
            self.memory.unsafe = self.memory.unsafe.with_card(Laid(PILE, None))

    def hallway_secured(self, event: e.HallwaySecured) -> None:
        memory = self.memory
        memory.unsafe = memory.unsafe.with_card(memory.next_card(event.seat, event.card))
        memory.laid[event.seat] += 1

    def ritual_card_laid(self, event: RitualCardLaid) -> None:
        self.memory.ritual += (self.memory.next_card(event.seat, event.card),)

    def room_checked(self, event: e.RoomChecked) -> None:
        memory, card = self.memory, event.card
        self.acted(event.seat, "red" if memory.camera else memory.board.colour[event.place])
        memory.camera = False
        deck = memory.decks[event.place]
        if card == CURSE_SUCCESS:  # UTS-HUNT-07: it counts as a Success, and it is the Hunter's
            trace_in_room(memory, deck)
            memory.curses[event.place] = max(0, memory.curses.get(event.place, 0) - 1)
            card = SUCCESS
            self.traced()
        if deck.cards:
            self.drawn(deck, card, top=event.top)
            memory.decks[event.place] = deck.without(card, self.mix, top=event.top)

    def room_explored(self, event: e.RoomExplored) -> None:
        self.memory.explored |= {event.place}

    def room_finished(self, event: e.RoomFinished) -> None:
        self.memory.decks[event.place] = EMPTY

    def decks_swapped(self, event: DecksSwapped) -> None:
        decks, curses = self.memory.decks, self.memory.curses
        decks[event.one], decks[event.other] = decks[event.other], decks[event.one]
        curses[event.one], curses[event.other] = curses.get(event.other, 0), curses.get(event.one, 0)

    def vote_initiated(self, event: e.VoteInitiated) -> None:
        self.acted(event.seat, "light_blue")

    def power_restarted(self, event: e.PowerRestarted) -> None:
        self.acted(event.seat, "red")

    def portal_touched(self, event: e.PortalTouched) -> None:
        """RQ-78: a partner may need no Route."""
        if self.memory.options.portal_partner_needs_route:
            self.acted(event.seat, "green")

    def lift_called(self, event: LiftCalled) -> None:
        """MOC-LIFT-16: a call is bound to the Route like a Room action."""
        self.acted(event.seat, self.memory.board.colour[event.to])

    # Votes, Items, curses

    def ballots_opened(self, event: e.BallotsOpened) -> None:
        memory = self.memory
        if not memory.electing:
            named = [
                (voter, seat) for voter, seat in enumerate(event.ballots) if seat is not None and voter != memory.me
            ]
            memory.ballots += [Ballot(voter, seat, self.share(seat)) for voter, seat in named]

    def ritual_called(self, event: RitualCalled) -> None:
        """UTS-ORG-09: ballots are for somebody from now on, not against."""
        self.memory.electing = True

    def item_handed_over(self, event: ItemHandedOver) -> None:
        self.memory.handed.add(event.item)

    def curse_shown(self, event: CurseShown) -> None:
        self.trace_on_pulse(event.seat)

    def trace_on_pulse(self, target: Seat) -> None:
        trace_to_givers(self.memory, target)
        self.traced()


FACTS: Final = hears(vars(Reader))
