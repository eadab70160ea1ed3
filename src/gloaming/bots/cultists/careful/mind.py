"""The mind of one seat: it reads the journal of its view, event by event, into memory and suspicion.

It may be made fresh in the middle of a game: everything in it follows from the view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gloaming.bots.cultists.careful import clues
from gloaming.bots.cultists.careful.suspicion import Suspicion
from gloaming.bots.cultists.memory import hearing, traces
from gloaming.bots.cultists.memory.decks import PILE, SABOTEUR, Laid, Mix, blend
from gloaming.bots.cultists.memory.facts import Ballot, Look, Memory
from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import board_of
from gloaming.games.cultists.cards import CURSE_ALIVE, CURSE_SUCCESS, DEAD, Card
from gloaming.games.cultists.rules import TEAM_OF
from gloaming.games.cultists.view import View
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

KNOWING: Final = {role for role, team in TEAM_OF.items() if team != "investigators"} | {"seer"}
"""Who looks at the suspicion of the others: those to whom the night told something, and the Blind Cultist."""
SEER_WEIGHT: Final = 0.6
"""What the Seer knows counts as much as one good clue: enough to follow the evidence, too little to betray itself."""


class Mind:
    """Memory and suspicion of one seat.

    Those who know keep the suspicion that everybody has, the own person included: a Cultist to see how it looks to
    the others, the Seer so as not to be seen to know more."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me: Seat = view.seat
        self.board = board_of(view.options)
        self.is_cultist = TEAM_OF.get(view.role or "") == "cultists"
        self.is_hunter = TEAM_OF.get(view.role or "") == "hunter"
        self.journal: tuple[Event, ...] = ()
        """What was read so far."""
        self.last: Event | None = None
        self.camera = False
        """Whether the next look goes through the Camera."""
        self.in_order = False
        """Whether the look that goes on is the Profiler's (MOC-PROF-34)."""
        self.electing = False
        """Whether ballots are for a leader of the ritual (UTS-ORG-09)."""
        self._deaths: dict[Seat, float] = {}
        """How likely each seat is dead, until there is news."""
        self.in_the_dark: Seat | None = None
        """Who got the own card, where nobody else could see it."""
        self.portal_by_route = view.options.portal_partner_needs_route
        self.memory = memory = Memory(len(view.at), self.board)
        memory.role = view.role or ""
        memory.roles = frozenset(name for group in view.roles_laid_out for name in group.split("|"))
        memory.known_dead = {seat for seat, card in enumerate(view.start_cards) if card == DEAD}
        for seat, number in view.routes.items():
            memory.route_known(seat, number)
        self.knows = view.role in KNOWING
        if view.route is not None and not self.knows:
            memory.route_known(self.me, view.route)
        suspects = [seat for seat in memory.seats if self.knows or seat != self.me]
        self.suspicion = Suspicion(suspects, memory.table.cultists)
        self.cultists = frozenset((*view.known_cultists, *((self.me,) if self.is_cultist else ())))
        """Those whom this seat knows to be Cultists."""
        if view.known_cultists and not self.is_cultist:
            self.suspicion.lean(view.known_cultists, SEER_WEIGHT)

    def follows(self, view: View) -> bool:
        """Whether this view goes on where this mind stopped reading."""
        return view.seat == self.me and view.journal[: len(self.journal)] == self.journal

    def read(self, view: View) -> None:
        for event in view.journal[len(self.journal) :]:
            hear = HEARD.get(type(event))
            if hear is not None:
                hear(self, event)
            self.memory.now += 1
            self.last = event
        if len(view.journal) > len(self.journal):
            self._deaths = {}
        self.journal = view.journal

    # The round

    def round_began(self, event: e.RoundBegan) -> None:
        self.memory.round = event.round

    def met(self, event: e.Met) -> None:
        self.in_the_dark = None
        self.memory.met = event.seats
        before = self.last
        if len(event.seats) == 2 and isinstance(before, e.Entered) and before.seat in event.seats:
            self.suspicion.weigh(clues.sought_meeting(before.seat))

    def gave(self, event: e.Gave) -> None:
        self.memory.gave((event.seat,), event.to)
        if event.card is not None:
            self.gave_oneself(event.card, event.to)

    def gave_in_the_dark(self, event: e.GaveInTheDark) -> None:
        """AC-ENC-18, hidden: only the giver knows; the others see that the deck grew."""
        self.in_the_dark = event.to
        if event.card is not None:
            self.gave_oneself(event.card, event.to)

    def gave_oneself(self, card: Card, to: Seat) -> None:
        if card == DEAD:
            self.memory.known_dead.add(to)
        elif card == CURSE_ALIVE:
            self.memory.cursed.add(to)

    def pulse_grew(self, event: e.PulseGrew) -> None:
        """Anybody who was there may have given it; of the own card the giver knows where it went."""
        others = tuple(seat for seat in self.memory.met if seat != event.seat)
        if not self.knows and self.in_the_dark == event.seat:
            self.in_the_dark, others = None, (self.me,)
        elif not self.knows:
            others = tuple(seat for seat in others if seat != self.me)
        if others:
            self.memory.gave(others, event.seat)

    # States

    def camera_used(self, event: e.CameraUsed) -> None:
        self.camera = True

    def state_checked(self, event: e.StateChecked) -> None:
        self.camera = self.in_order = False
        self.memory.shuffle(event.target)

    def pulse_seen(self, event: e.PulseSeen) -> None:
        if CURSE_ALIVE in event.cards:
            traces.trace_on_pulse(self.memory, event.target)
        if DEAD in event.cards:
            self.memory.known_dead.add(event.target)
            if self.in_order:
                hearing.dead_in_order(self, event)

    def check_closed(self, event: e.CheckClosed) -> None:
        memory = self.memory
        self.suspicion.weigh(clues.found_alive(memory, event.seat, event.target))
        if not memory.looks[event.target]:
            memory.settle_start(0.0)
        memory.looks[event.target].append(Look(memory.now, event.seat))

    def became_ghost(self, event: e.BecameGhost) -> None:
        memory, seat = self.memory, event.seat
        if event.cause == "murder":
            self.suspicion.weigh(clues.found_dead(memory, seat))
            if not memory.looks[seat]:
                chance = self.suspicion.mean(lambda suspects: memory.chance_of_death(seat, suspects))
                memory.settle_start(min(1.0, memory.dead_at_start / max(chance, 0.05)))
        memory.ghosts.add(seat)
        if memory.table.cultists == 1 or event.cause == "own":
            self.suspicion.weigh(clues.innocent(seat))
        else:
            self.suspicion.weigh(clues.still_hidden(memory.ghosts))

    def death_reported(self, event: e.DeathReported) -> None:
        self.suspicion.weigh(clues.reported(event.seat))

    def role_shown(self, event: e.RoleShown) -> None:
        if TEAM_OF[event.role] == "cultists":
            self.suspicion.weigh(clues.guilty(event.seat))
        else:
            self.suspicion.weigh(clues.innocent(event.seat))

    # Rooms

    def acted(self, seat: Seat, colour: str) -> None:
        """A Room action in this colour. The AUTOMA follows its open Route whatever it is."""
        memory = self.memory
        if len(memory.fits[seat]) == 1 and (seat == self.me or memory.colour_fits(seat, colour)):
            return
        self.suspicion.weigh(clues.room_action(memory, seat, colour))
        memory.fits[seat] = memory.colour_fits(seat, colour)
        if not memory.fits[seat]:
            traces.strayed(memory, seat)

    def room_filled(self, event: e.RoomFilled) -> None:
        self.acted(event.seat, self.board.colour[event.place])
        self.memory.filled(event.seat, event.place, event.card)

    def card_placed(self, event: e.CardPlaced) -> None:
        if event.place is not None:
            self.memory.filled(PILE, event.place, None)

    def room_checked(self, event: e.RoomChecked) -> None:
        self.acted(event.seat, "red" if self.camera else self.board.colour[event.place])
        self.camera = False
        deck, card = self.memory.decks[event.place], event.card
        if card == CURSE_SUCCESS:
            card = hearing.curse_drawn(self, event.place)
        if deck.cards:
            drawn = clues.drawn(self.memory, deck, card, top=event.top, knows_own=not self.knows)
            self.suspicion.weigh(drawn)
            deck.take(card, self.mix, top=event.top)

    def room_finished(self, event: e.RoomFinished) -> None:
        self.memory.decks[event.place].clear()

    def vote_initiated(self, event: e.VoteInitiated) -> None:
        self.acted(event.seat, "light_blue")

    def power_restarted(self, event: e.PowerRestarted) -> None:
        self.acted(event.seat, "red")

    def portal_touched(self, event: e.PortalTouched) -> None:
        """RQ-78: a partner may need no Route."""
        if self.portal_by_route:
            self.acted(event.seat, "green")

    # Votes

    def ballots_opened(self, event: e.BallotsOpened) -> None:
        if self.electing:
            return
        named = [(voter, seat) for voter, seat in enumerate(event.ballots) if seat is not None and voter != self.me]
        shares = self.suspicion.shares
        self.memory.ballots += [Ballot(voter, seat, shares.get(seat, 0.0)) for voter, seat in named]
        self.suspicion.weigh(clues.ballots(named))

    # Estimates

    def mix(self, laid: Laid) -> Mix:
        """The faces that this card may show, as this seat sees it."""
        if laid.face is not None:
            return {face: float(face == laid.face) for face in SABOTEUR}
        origin = laid.origin
        if origin < 0:
            return self.memory.mix(laid, SABOTEUR)
        share = float(origin in self.cultists) if self.is_cultist else self.suspicion.of(origin)
        return blend(SABOTEUR, self.memory.helpful, share)

    def chance_of_death(self, seat: Seat) -> float:
        """How likely this seat's Pulse deck holds a Dead card, over all suspicions."""
        if seat in self.memory.known_dead:
            return 1.0
        if seat not in self._deaths:
            chance = self.suspicion.mean(lambda suspects: self.memory.chance_of_death(seat, suspects))
            self._deaths[seat] = chance
        return self._deaths[seat]


HEARD: Final[dict[type[Event], Callable[[Mind, Any], None]]] = {
    e.RoundBegan: Mind.round_began,
    e.Met: Mind.met,
    e.Gave: Mind.gave,
    e.GaveInTheDark: Mind.gave_in_the_dark,
    e.PulseGrew: Mind.pulse_grew,
    e.CameraUsed: Mind.camera_used,
    e.StateChecked: Mind.state_checked,
    e.PulseSeen: Mind.pulse_seen,
    e.CheckClosed: Mind.check_closed,
    e.BecameGhost: Mind.became_ghost,
    e.DeathReported: Mind.death_reported,
    e.RoleShown: Mind.role_shown,
    e.RoomFilled: Mind.room_filled,
    e.CardPlaced: Mind.card_placed,
    e.RoomChecked: Mind.room_checked,
    e.RoomFinished: Mind.room_finished,
    e.VoteInitiated: Mind.vote_initiated,
    e.PowerRestarted: Mind.power_restarted,
    e.PortalTouched: Mind.portal_touched,
    e.BallotsOpened: Mind.ballots_opened,
    **hearing.HEARD,
}
