"""What a seat's journal proves about the others: the bookkeeping on which every possible world has to agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gloaming.games.cultists import events as e
from gloaming.games.cultists.board import set_up_of
from gloaming.games.cultists.cards import ENCOUNTER_CARDS, of_kind
from gloaming.games.cultists.content import Content
from gloaming.games.cultists.roles import ROLES
from gloaming.games.cultists.state import Cause, Cultists
from gloaming.games.cultists.tokens.mirror import mirror
from gloaming.games.cultists.view import View
from gloaming.games.cultists.worlds.gifts import Gift, Look, PulseDecks
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

FATAL: dict[type[Event], str] = {kind: role.name for role in ROLES.values() for kind in role.fatal}
"""What each of these would have done to whom."""
UNPROVOKED = next(role.name for role in ROLES.values() if role.dies_unprovoked)


class Ledger(PulseDecks):
    def __init__(self, view: View, game: Cultists, dice: Dice) -> None:
        self.view = view
        self.board = game.board
        self.dice = dice
        self.content = [module for module in game.book.modules if isinstance(module, Content)]
        self.notes = [module.noted for module in self.content if module.noted]
        seats = len(view.at)
        super().__init__(seats)
        self.at = [game.board.start] * seats
        self.event = ""
        """The event in force: a Mirror leaves it as it was."""
        self.room_actions: list[list[tuple[int, str, bool]]] = [[] for _ in range(seats)]
        """Round, colour, and whether the actor was a Ghost: what a Route has to allow."""
        self.rooms_played: list[list[int]] = [[] for _ in range(seats)]
        """In which rounds each seat laid a Room card."""
        self.ghosts: dict[Seat, tuple[int, Cause]] = {}
        self.deaths: list[tuple[Seat, Cause, frozenset[Seat]]] = []
        """Who became a Ghost, why, and who was one then."""
        self.spared: frozenset[Seat] = frozenset()
        """Who was a Ghost already when the Firestarter's time ran out."""
        self.explained: dict[Seat, str] = {}
        """Whose death only this Role explains."""
        self.not_these: list[set[str]] = [set() for _ in range(seats)]
        """Roles that would have died of what this seat has done."""
        self.camera = False
        self.ghost_at_camera = False
        self.company: tuple[Seat, ...] = ()
        """Who gives a card in the Encounter that was last heard of."""
        self.keeps: tuple[Seat, ...] = ()
        """Who cannot give one in the next, as nobody may be given it."""
        self.handed: list[Gift] = []
        """What was given openly, in the order of the journal."""
        self.own_in_the_dark: e.GaveInTheDark | None = None
        self.dark: list[Seat] = []
        """Who got cards in the dark, in an Encounter that is not yet solved."""
        self.table = set_up_of(view.options)
        if self.table.pulse_start:
            for seat in range(seats):
                card = view.start_cards[seat] if view.start_cards else None
                self.receive(seat, Gift(None, seat, 0, card))
        self.read(view.journal)

    def read(self, journal: Iterable[Event]) -> None:
        before: Event | None = None
        for event in journal:
            if self.dark and not isinstance(event, e.PulseGrew):
                self.solve_darkness()
            self.note(event, before)
            before = event
        if self.dark:
            self.solve_darkness()
        self.survived_so_far(before, None)

    def note(self, event: Any, before: Event | None) -> None:
        match event:
            case e.RoundBegan() | e.Entered() | e.Stayed() | e.TokenDrawn():
                self.note_hour(event)
            case (
                e.RoomFilled()
                | e.HallwaySecured()
                | e.RoomChecked()
                | e.VoteInitiated()
                | e.PowerRestarted()
                | e.PortalTouched()
            ):
                self.note_action(event)
            case e.StateChecked() | e.PulseSeen() | e.PulseOpened() | e.CheckClosed() | e.DeadLaidOpen():
                self.note_look(event)
            case e.BecameGhost(seat, cause):
                self.note_ghost(seat, cause, before)
            case _:
                self.note_gift(event)
        for noted in self.notes:
            if note := noted.get(type(event)):
                note(self, event)
        if isinstance(event, e.CameraUsed):
            self.camera, self.ghost_at_camera = True, event.seat in self.ghosts
        elif isinstance(event, e.RoomChecked | e.StateChecked):
            self.camera = False
        if not isinstance(event, e.BecameGhost):
            self.survived_so_far(before, event)

    def note_hour(self, event: e.RoundBegan | e.Entered | e.Stayed | e.TokenDrawn) -> None:
        match event:
            case e.RoundBegan(number, _):
                self.round = number
            case e.Entered(seat, place) | e.Stayed(seat, place):
                self.at[seat] = place
            case e.TokenDrawn(token):
                self.event = self.event if token == mirror.name else token

    def note_gift(self, event: Any) -> None:
        match event:
            case e.Met(_, seats):
                self.company, self.keeps = tuple(seat for seat in seats if seat not in self.keeps), ()
            case e.Gave(giver, card, to):
                self.handed.append(Gift(giver, to, self.round, card))
                self.receive(to, self.handed[-1])
            case e.GaveInTheDark():
                self.own_in_the_dark = event
            case e.PulseGrew(seat):
                self.dark.append(seat)
            case _:
                pass

    # Actions, and the Routes that allow them

    def note_action(self, event: Any) -> None:
        seat = event.seat
        match event:
            case e.RoomFilled():
                self.rooms_played[seat].append(self.round)
                colour = self.board.colour[event.place]
            case e.HallwaySecured():
                self.rooms_played[seat].append(self.round)
                return
            case e.RoomChecked():
                colour = "red" if self.camera else self.board.colour[event.place]
            case e.VoteInitiated():
                colour = "light_blue"
            case e.PowerRestarted():
                colour = "red"
            case _:
                if not self.view.options.portal_partner_needs_route:
                    return  # it may have been the second one, who is free
                colour = "green"
        self.room_actions[seat].append((self.round, colour, seat in self.ghosts))

    def note_look(self, event: Any) -> None:
        match event:
            case e.StateChecked(seat, target, means):
                self.looks.append(Look(seat, target, means, self.pulses[target]))
                self.looks[-1].before = (self.shuffled[target], self.orders.get(target), self.uppermost.get(target))
                self.shuffle(target)
                free = self.view.options.camera_state_check_is_character_action and not self.ghost_at_camera
                if means == "camera" and not free:
                    self.room_actions[seat].append((self.round, "red", seat in self.ghosts))
            case e.PulseSeen(_, _, cards):
                self.looks[-1].dead_seen = cards.count("dead")
                self.looks[-1].curses_seen = cards.count("curse_alive")
            case e.PulseOpened(seat, cards):
                self.looks.append(Look(seat, seat, "claim", self.pulses[seat]))
                self.looks[-1].dead_seen = cards.count("dead")
            case e.DeadLaidOpen(target, cards):
                if self.looks and self.looks[-1].shown is None and self.looks[-1].target == target:
                    self.looks[-1].laid_open = cards
            case _:
                self.looks[-1].shown = False

    # Deaths, and the Roles that explain them

    def note_ghost(self, seat: Seat, cause: Cause, before: Event | None) -> None:
        self.ghosts[seat] = (self.round, cause)
        self.deaths.append((seat, cause, frozenset(self.ghosts)))
        if cause == "murder" and self.looks and self.looks[-1].shown is None:
            self.looks[-1].shown = True
        if cause == "own":
            role = FATAL.get(type(before)) if before is not None else None
            self.explained[seat] = role or UNPROVOKED

    def survived_so_far(self, before: Event | None, event: Event | None) -> None:
        """A seat that survived what is fatal for a Role does not hold that Role."""
        if before is None or type(before) not in FATAL:
            return
        seat = before.seat  # type: ignore[attr-defined]
        role = FATAL[type(before)]
        if ROLES[role].spares(before, self.view.options):
            return
        if seat not in self.ghosts and (event is not None or self.view.asked is not None):
            self.not_these[seat].add(role)

    # The dark

    def solve_darkness(self) -> None:
        """With hidden transfers: any way to say who gave which card, one each, none to oneself."""
        receivers, self.dark = self.dark, []
        own, self.own_in_the_dark = self.own_in_the_dark, None
        gifts: list[Gift] = []
        if own is not None:
            receivers.remove(own.to)
            gifts.append(Gift(own.seat, own.to, self.round, own.card))
        me = None if own is None else own.seat
        able = [seat for seat in self.company if seat != me and self.has_cards(seat)]
        givers = self.dice.shuffled(able)
        while any(giver == to for giver, to in zip(givers, receivers, strict=True)):
            givers = self.dice.shuffled(able)
        gifts += [Gift(giver, to, self.round, None) for giver, to in zip(givers, receivers, strict=True)]
        for gift in sorted(gifts, key=lambda gift: self.company.index(gift.giver or 0)):
            self.receive(gift.to, gift)

    def has_cards(self, seat: Seat) -> bool:
        """AC-ENC-20: everybody in an Encounter gives a card while there is one in hand."""
        given = sum(card.giver == seat for card in self.given())
        return given < len(of_kind(self.table.cultist_deck, ENCOUNTER_CARDS))
