"""Writes what a seat of Cultists sees. This runs at every step of every agent, so it is written to be fast."""

from __future__ import annotations

from functools import lru_cache

from gloaming.env.answers import Slots
from gloaming.env.cultists_v1 import expansions
from gloaming.env.cultists_v1.answers import ANSWERS, slots
from gloaming.env.cultists_v1.notes import CultistsNotes
from gloaming.env.cultists_v1.places import PLACES, slots_of
from gloaming.env.cultists_v1.sheet import ABSTAINED, AT, QUESTIONS, ROW, SHEET
from gloaming.env.cultists_v1.told import scene, secrets
from gloaming.env.cultists_v1.words import CARDS, CAUSES, LANGUAGE, PHASES, PORTALS, ROLE_NAMES, TEAMS, TOKEN_NAMES
from gloaming.env.rows import Rows
from gloaming.env.scribe import Panel, Scribe
from gloaming.env.sheet import SEATS
from gloaming.games.cultists import CULTISTS
from gloaming.games.cultists.board import COLOURS, board_of
from gloaming.games.cultists.cards import ALIVE, Cards
from gloaming.games.cultists.options import Options
from gloaming.games.cultists.rules import ROUTES
from gloaming.games.cultists.view import View
from gloaming.kernel.values import Seat

ONE_HOT = [bytes(nth == slot for nth in range(PLACES)) for slot in range(PLACES)]
LINES = {
    number: [bytes(colour in line for colour in COLOURS) for line in (route[-1], *route[:-1])]
    for number, route in ROUTES.items()
}
"""By the round modulo 4 (AC-ROUTE-01)."""


def stretch(first: str, last: str) -> tuple[slice, bytes]:
    """From one part to another of the same section, and what makes them blank."""
    widths = {part.name: part.width for parts in SHEET.sections.values() for part in parts}
    where = slice(AT[first], AT[last] + widths[last])
    return where, bytes(where.stop - where.start)


FATES, NO_FATES = stretch("ghost", "shown_role")
BURDENS, NO_BURDENS = stretch("carried", "holder")
HOURS, NO_HOURS = stretch("round", "winner")
ROOMS_SEEN, NO_ROOMS = stretch("explored", "cultist_tokens")
FISHMAN, NO_FISHMAN = stretch("fishman", "fishman")
COUNTERS, _ = stretch("points", "vote_active")
SETTING, NO_SETTING = stretch("roles_laid_out", "automa_route")
ADDED, NO_ADDED = stretch("lying", "cursed")
SELF, NO_SELF = stretch("role", "start_dead")
LINE, NO_LINE = stretch("line", "line")
HAND, _ = stretch("hand", "hand")
BALLOTS, NO_BALLOTS = stretch("ballots", "ballots")
SUPPORT, NO_SUPPORT = stretch("informant", "own_token")


@lru_cache(maxsize=4096)
def counted(hand: Cards) -> bytes:
    return bytes(map(hand.count, CARDS))


class CultistsScribe(Scribe):
    kind = CULTISTS
    version = 1
    sheet = SHEET
    answers = ANSWERS
    questions = QUESTIONS

    def __init__(self, options: Options, seat: Seat) -> None:
        self.board = board_of(options)
        self.slot = slots_of(self.board)
        self.automa = options.automa_seat
        self.room_slots = [(room, self.slot[room]) for room in self.board.rooms]
        super().__init__(options, seat)
        self.bases = [other * ROW for other in range(self.seats)]
        self.nobody = bytes(self.seats)

    def slots(self, options: Options) -> Slots:
        return slots(self.board, self.clockwise)

    def journal_rows(self, options: Options) -> Rows:
        return Rows(CULTISTS, LANGUAGE, self.slot, self.order)

    def notes(self) -> CultistsNotes:
        return CultistsNotes(self)

    # People

    def people_panels(self) -> list[Panel]:
        return [
            Panel("at", self.places_taken),
            Panel("turn knife", self.turns),
            Panel("encounter_cards room_cards pulse", self.cards_held),
            Panel("ghost shown_dead cause shown_role closing spent", self.fates),
            Panel("parts", self.chairs),
        ]

    def places_taken(self, people: bytearray, view: View) -> None:
        slot, first = self.slot, AT["at"]
        for place in view.at:
            people[first : first + PLACES] = ONE_HOT[slot[place]]
            first += ROW

    def turns(self, people: bytearray, view: View) -> None:
        people[AT["knife"] :: ROW] = people[AT["turn"] :: ROW] = self.nobody
        people[AT["knife"] + view.knife * ROW] = 1
        if view.turn is not None:
            people[AT["turn"] + view.turn * ROW] = 1

    def cards_held(self, people: bytearray, view: View) -> None:
        at = AT["encounter_cards"]
        for held in zip(view.encounter_cards, view.room_cards, view.pulse, strict=True):
            people[at : at + 3] = held
            at += ROW

    def fates(self, people: bytearray, view: View) -> None:
        for seat, base in enumerate(self.bases):
            people[base + FATES.start : base + FATES.stop] = NO_FATES
            people[base + AT["ghost"] : base + AT["ghost"] + 4] = (
                view.ghost[seat], view.shown_dead[seat], seat in view.closing, seat in view.spent,
            )  # fmt: skip
        for seat, cause in view.cause.items():
            people[seat * ROW + AT["cause"] + CAUSES.index(cause)] = 1
        for seat, role in view.shown_role.items():
            people[seat * ROW + AT["shown_role"] + ROLE_NAMES.index(role)] = 1

    def chairs(self, people: bytearray, view: View) -> None:
        """Who sits there, and what expansions give to carry."""
        for seat, base in enumerate(self.bases):
            people[base : base + 2] = (1, seat == self.automa)
            people[base + BURDENS.start : base + BURDENS.stop] = NO_BURDENS
        expansions.write_people(people, view.parts)

    # The house

    def house_panels(self) -> list[Panel]:
        return [
            Panel("round phase event clock portal portal_mark no_cards_until winner", self.hours),
            Panel("deck", self.decks),
            Panel("explored unsafe_icon finished books shelf cultist_tokens", self.rooms_seen),
            Panel("fishman points target draw_pile unsafe_deck lurking bag power vote_active", self.counters),
            Panel("roles_laid_out routes", self.setting),
            Panel("parts", self.added),
        ]

    def hours(self, house: bytearray, view: View) -> None:
        house[HOURS] = NO_HOURS
        house[AT["round"]] = view.round
        house[AT["phase"] + PHASES.index(view.phase)] = 1
        if view.event:
            house[AT["event"] + TOKEN_NAMES.index(view.event)] = 1
        for token in filter(None, view.clock):
            house[AT["drawn"] + TOKEN_NAMES.index(token)] += 1
        house[AT["portal"] + PORTALS.index(view.portal)] = 1
        house[AT["portal_mark"]] = view.portal_mark
        house[AT["no_cards"]] = view.round <= view.no_cards_until
        if view.winner is not None:
            house[AT["winner"] + TEAMS.index(view.winner)] = 1

    def decks(self, house: bytearray, view: View) -> None:
        deck, at = view.deck, AT["deck"]
        for room, slot in self.room_slots:
            house[at + slot] = deck[room]

    def rooms_seen(self, house: bytearray, view: View) -> None:
        house[ROOMS_SEEN] = NO_ROOMS
        for room, slot in self.room_slots:
            house[AT["explored"] + slot] = view.explored[room]
            house[AT["finished"] + slot] = view.finished[room]
            house[AT["books"] + slot] = view.books[room]
        for room, unsafe in view.unsafe_icon.items():
            house[AT["unsafe"] + self.slot[room]] = unsafe
        for rack, rooms in self.board.rooms_of_rack.items():
            house[AT["shelf"] + min(self.slot[room] for room in rooms)] = view.shelf[rack]
        for room in view.cultist_tokens:
            house[AT["cultist_tokens"] + self.slot[room]] = 1

    def counters(self, house: bytearray, view: View) -> None:
        house[FISHMAN] = NO_FISHMAN if view.fishman is None else ONE_HOT[self.slot[view.fishman]]
        house[COUNTERS] = (
            view.points, view.target, view.draw_pile, view.unsafe_deck, view.lurking, view.bag, view.power,
            view.vote_active,
        )  # fmt: skip

    def setting(self, house: bytearray, view: View) -> None:
        house[SETTING] = NO_SETTING
        for roles in view.roles_laid_out:
            for role in roles.split("|"):
                house[AT["roles_laid_out"] + ROLE_NAMES.index(role)] += 1
        for route in view.routes.values():
            house[AT["automa_route"] + route - 1] = 1

    def added(self, house: bytearray, view: View) -> None:
        house[ADDED] = NO_ADDED
        expansions.write_house(house, self.slot, view.parts)

    # What this seat alone knows, or sees in its own way

    def own_panels(self) -> list[Panel]:
        return [
            Panel("hand route round", self.hand),
            Panel("role route known_cultists start_cards", self.self_known),
            Panel("ballots", self.ballots),
            Panel("parts", self.support),
        ]

    def hand(self, own: bytearray, view: View) -> None:
        assert view.route is not None
        own[LINE] = LINES[view.route][view.round % 4] if view.round else NO_LINE
        own[HAND] = counted(view.hand)

    def self_known(self, own: bytearray, view: View) -> None:
        assert view.role is not None
        assert view.route is not None
        own[SELF] = NO_SELF
        own[AT["role"] + ROLE_NAMES.index(view.role)] = 1
        own[AT["route"] + view.route - 1] = 1
        for seat in view.known_cultists:
            own[AT["known_cultists"] + self.order[seat]] = 1
        for seat, card in enumerate(view.start_cards):
            own[AT["start_alive" if card == ALIVE else "start_dead"] + self.order[seat]] = 1

    def ballots(self, own: bytearray, view: View) -> None:
        order, first = self.order, AT["ballots"]
        own[BALLOTS] = NO_BALLOTS
        for voter, named in enumerate(view.ballots):
            own[first + order[voter] * (SEATS + 1) + (ABSTAINED if named is None else order[named])] = 1

    def support(self, own: bytearray, view: View) -> None:
        own[SUPPORT] = NO_SUPPORT
        expansions.write_own(own, self.order, view.parts)

    # In words

    @classmethod
    def scene(cls, view: View) -> list[str]:
        return scene(view)

    @classmethod
    def secrets(cls, view: View) -> str:
        return secrets(view)
