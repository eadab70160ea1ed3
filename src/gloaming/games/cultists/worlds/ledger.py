"""What a seat's journal proves about the others: the bookkeeping on which every possible world has to agree."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gloaming.games.cultists.board import Board
from gloaming.games.cultists.cards import ENCOUNTER_CARDS, Card, of_kind
from gloaming.games.cultists.events import (
    BecameGhost,
    CameraUsed,
    CheckClosed,
    DeathReported,
    Gave,
    GaveInTheDark,
    HallwaySecured,
    KnifeUsed,
    Met,
    PortalTouched,
    PowerRestarted,
    PulseGrew,
    PulseOpened,
    PulseSeen,
    RoomChecked,
    RoomFilled,
    RoundBegan,
    RoundEnded,
    StateChecked,
    VoteInitiated,
)
from gloaming.games.cultists.roles.butterfingers import HARMLESS
from gloaming.games.cultists.state import Cause
from gloaming.games.cultists.tables import FIRESTARTER_ROUND, SET_UP
from gloaming.games.cultists.view import View
from gloaming.kernel.dice import Dice
from gloaming.kernel.events import Event
from gloaming.kernel.values import Seat

FATAL: dict[type[Event], str] = {
    VoteInitiated: "greenhorn",
    CameraUsed: "greenhorn",
    KnifeUsed: "butterfingers",
    DeathReported: "crybaby",
}
"""What each of these would have done to whom."""


class Gift:
    """A card in a Pulse deck: given by somebody, or (giver None) the start card."""

    def __init__(self, giver: Seat | None, to: Seat, round_: int, card: Card | None) -> None:
        self.giver, self.to, self.round, self.card = giver, to, round_, card


class Look:
    """One look at a Pulse deck, when it held so many cards."""

    def __init__(self, seat: Seat, target: Seat, means: str, cards: int) -> None:
        self.seat, self.target, self.means, self.cards = seat, target, means, cards
        self.dead_seen: int | None = None
        """How many Dead cards there were, if this journal's owner saw them."""
        self.shown: bool | None = None
        """Whether a death was shown; None while the looker still thinks."""


class Ledger:
    def __init__(self, view: View, board: Board, dice: Dice) -> None:
        self.view = view
        self.board = board
        self.dice = dice
        seats = len(view.at)
        self.round = 0
        self.pulses: list[list[Gift]] = [[] for _ in range(seats)]
        self.shuffled: list[int] = [0] * seats
        """How many cards of each Pulse deck lay there at the last shuffle."""
        self.looks: list[Look] = []
        self.room_actions: list[list[tuple[int, str, bool]]] = [[] for _ in range(seats)]
        """Round, colour, and whether the actor was a Ghost: what a Route has to allow."""
        self.rooms_played: list[list[int]] = [[] for _ in range(seats)]
        """In which rounds each seat laid a Room card."""
        self.ghosts: dict[Seat, tuple[int, Cause]] = {}
        self.explained: dict[Seat, str] = {}
        """Whose death only this Role explains."""
        self.not_these: list[set[str]] = [set() for _ in range(seats)]
        """Roles that would have died of what this seat has done."""
        self.camera = False
        self.ghost_at_camera = False
        self.company: tuple[Seat, ...] = ()
        self.own_in_the_dark: GaveInTheDark | None = None
        self.dark: list[Seat] = []
        """Who got cards in the dark, in an Encounter that is not yet solved."""
        if SET_UP[seats].pulse_start:
            for seat in range(seats):
                card = view.start_cards[seat] if view.start_cards else None
                self.pulses[seat].append(Gift(None, seat, 0, card))
        self.read(view.journal)

    def read(self, journal: Iterable[Event]) -> None:
        before: Event | None = None
        for event in journal:
            if self.dark and not isinstance(event, PulseGrew):
                self.solve_darkness()
            self.note(event, before)
            before = event
        if self.dark:
            self.solve_darkness()
        self.survived_so_far(before, None)

    def note(self, event: Any, before: Event | None) -> None:
        match event:
            case RoundBegan(number, _):
                self.round = number
            case RoomFilled() | HallwaySecured() | RoomChecked() | VoteInitiated() | PowerRestarted() | PortalTouched():
                self.note_action(event)
            case StateChecked() | PulseSeen() | PulseOpened() | CheckClosed():
                self.note_look(event)
            case BecameGhost(seat, cause):
                self.note_ghost(seat, cause, before)
            case _:
                self.note_gift(event)
        if isinstance(event, CameraUsed):
            self.camera, self.ghost_at_camera = True, event.seat in self.ghosts
        elif isinstance(event, RoomChecked | StateChecked):
            self.camera = False
        if not isinstance(event, BecameGhost):
            self.survived_so_far(before, event)

    def note_gift(self, event: Any) -> None:
        match event:
            case Met(_, seats):
                self.company = seats
            case Gave(giver, card, to):
                self.pulses[to].append(Gift(giver, to, self.round, card))
            case GaveInTheDark():
                self.own_in_the_dark = event
            case PulseGrew(seat):
                self.dark.append(seat)
            case _:
                pass

    # Actions, and the Routes that allow them

    def note_action(self, event: Any) -> None:
        seat = event.seat
        match event:
            case RoomFilled():
                self.rooms_played[seat].append(self.round)
                colour = self.board.colour[event.place]
            case HallwaySecured():
                self.rooms_played[seat].append(self.round)
                return
            case RoomChecked():
                colour = "red" if self.camera else self.board.colour[event.place]
            case VoteInitiated():
                colour = "light_blue"
            case PowerRestarted():
                colour = "red"
            case _:
                if not self.view.options.portal_partner_needs_route:
                    return  # it may have been the second one, who is free
                colour = "green"
        self.room_actions[seat].append((self.round, colour, seat in self.ghosts))

    def note_look(self, event: Any) -> None:
        match event:
            case StateChecked(seat, target, means):
                self.looks.append(Look(seat, target, means, len(self.pulses[target])))
                self.shuffled[target] = len(self.pulses[target])
                free = self.view.options.camera_state_check_is_character_action and not self.ghost_at_camera
                if means == "camera" and not free:
                    self.room_actions[seat].append((self.round, "red", seat in self.ghosts))
            case PulseSeen(_, _, cards):
                self.looks[-1].dead_seen = cards.count("dead")
            case PulseOpened(seat, cards):
                self.looks.append(Look(seat, seat, "claim", len(cards)))
                self.looks[-1].dead_seen = cards.count("dead")
            case _:
                self.looks[-1].shown = False

    # Deaths, and the Roles that explain them

    def note_ghost(self, seat: Seat, cause: Cause, before: Event | None) -> None:
        self.ghosts[seat] = (self.round, cause)
        if cause == "murder" and self.looks:
            self.looks[-1].shown = True
        if cause == "own":
            role = FATAL.get(type(before)) if before is not None else None
            self.explained[seat] = role or "firestarter"

    def survived_so_far(self, before: Event | None, event: Event | None) -> None:
        """Whoever did what is fatal for a Role, and did not die of it, does not hold that Role."""
        if before is None or type(before) not in FATAL:
            return
        seat = before.seat  # type: ignore[attr-defined]
        harmless = HARMLESS[self.view.options.butterfingers_double_vote]
        if isinstance(before, KnifeUsed) and before.purpose in harmless:
            return
        if seat not in self.ghosts and (event is not None or self.view.asked is not None):
            self.not_these[seat].add(FATAL[type(before)])

    # The dark

    def solve_darkness(self) -> None:
        """With hidden transfers: any way to say who gave which card, one each, none to oneself."""
        receivers, self.dark = self.dark, []
        own, self.own_in_the_dark = self.own_in_the_dark, None
        if own is not None:
            receivers.remove(own.to)
            self.pulses[own.to].append(Gift(own.seat, own.to, self.round, own.card))
        me = None if own is None else own.seat
        able = [seat for seat in self.company if seat != me and self.has_cards(seat)]
        givers = self.dice.shuffled(able)
        while any(giver == to for giver, to in zip(givers, receivers, strict=True)):
            givers = self.dice.shuffled(able)
        for giver, to in zip(givers, receivers, strict=True):
            self.pulses[to].append(Gift(giver, to, self.round, None))

    def has_cards(self, seat: Seat) -> bool:
        """AC-ENC-20: everybody in an Encounter gives a card while there is one in hand."""
        given = sum(gift.giver == seat for deck in self.pulses for gift in deck)
        return given < len(of_kind(SET_UP[len(self.pulses)].cultist_deck, ENCOUNTER_CARDS))


def firestarter_round_over(view: View) -> bool:
    return any(isinstance(event, RoundEnded) and event.round == FIRESTARTER_ROUND for event in view.journal)
