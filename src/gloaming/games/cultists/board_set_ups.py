"""Boards that bring numbers of their own in place of the printed set-up table (AC-SETUP-01): fewer Rooms, cards and rounds.

The rules are the same. How many Cultists there are, and which Roles are fair, stays as it is printed for the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gloaming.games.cultists.cards import ALIVE, ENCOUNTER_CARDS, ROOM_CARDS, Cards, cards, of_kind
from gloaming.games.cultists.tables import LAST_ROUND, SET_UP, SetUpTable
from gloaming.kernel.sources import Faults, Location

if TYPE_CHECKING:
    from gloaming.games.cultists.board_files import Tables

FACES = frozenset(("alive", "dead", "success", "failure", "sabotage"))
NUMBERS = ("last_round", "points_needed", "dead_needed", "plain_tokens", "unsafe_tokens")
PILES = ("investigator_deck", "cultist_deck", "pulse_start", "room_start", "draw_pile")


class OwnSetUp(msgspec.Struct, frozen=True):
    """The table `[set_up]` of a board file; a pile is written as `{ alive = 2, dead = 1 }`."""

    last_round: int
    points_needed: int
    dead_needed: int
    plain_tokens: int
    unsafe_tokens: int
    investigator_deck: dict[str, int]
    cultist_deck: dict[str, int]
    pulse_start: dict[str, int]
    room_start: dict[str, int]
    draw_pile: dict[str, int]

    def pile(self, name: str) -> Cards:
        return cards(**getattr(self, name))

    def in_place_of(self, printed: SetUpTable) -> SetUpTable:
        piles = {name: self.pile(name) for name in PILES}
        return msgspec.structs.replace(printed, **piles, **{name: getattr(self, name) for name in NUMBERS})


def is_pile(value: object) -> bool:
    """Whether it names how many cards of which faces lie there."""
    return isinstance(value, dict) and FACES.issuperset(value) and all(map(is_count, value.values()))


def is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= 100


def check_set_up(tables: Tables) -> Faults:
    """Each fault of a board's own numbers; none where it plays by the printed ones."""
    own = tables.set_up
    if own is None:
        return
    if len(tables.players) > 1:
        yield Location(key="players"), 'a board with a [set_up] is for one seat count; name only one in "players"'
    yield from _aims(tables, own)
    yield from _rooms(tables, own)
    yield from _decks(own)
    yield from _pulse(tables.players[0], own)


def _aims(tables: Tables, own: OwnSetUp) -> Faults:
    points = sum(rack.points for rack in tables.rack)
    for key, most in (("last_round", LAST_ROUND), ("points_needed", points), ("dead_needed", tables.players[0] - 1)):
        if not 1 <= getattr(own, key) <= most:
            yield _at(key), f'"{key}" is {getattr(own, key)}, which this board has no room for; take 1 to {most}'


def _rooms(tables: Tables, own: OwnSetUp) -> Faults:
    """AC-SETUP-12, -13, -24: a token and as many cards for each Room."""
    rooms, tokens = len(tables.room), (own.plain_tokens, own.unsafe_tokens)
    if min(tokens) < 0 or sum(tokens) != rooms:
        yield _at("plain_tokens"), f"there are {rooms} rooms and {sum(tokens)} tokens; give each room one"
    for key in ("room_start", "draw_pile"):
        if ENCOUNTER_CARDS.intersection(own.pile(key)):
            yield _at(key), f'"{key}" holds Alive or Dead cards; only Room cards lie there'
    starts = len(own.pile("room_start"))
    if starts % rooms or not starts:
        yield _at("room_start"), f"{rooms} rooms cannot share {starts} start cards; give each as many"


def _decks(own: OwnSetUp) -> Faults:
    """AC-SETUP-02: how many cards of either back a hand has tells nothing."""
    decks = own.pile("investigator_deck"), own.pile("cultist_deck")
    backs = [(len(of_kind(deck, ENCOUNTER_CARDS)), len(of_kind(deck, ROOM_CARDS))) for deck in decks]
    if backs[0] != backs[1]:
        fault = "a Cultist's deck could be told from an Investigator's by its backs"
        yield _at("cultist_deck"), f"{fault}; give both as many Encounter cards and as many Room cards"


def _pulse(seats: int, own: OwnSetUp) -> Faults:
    """AC-SETUP-07: a start card for each seat, and a Cultist's is Alive; or none at all."""
    pile = own.pile("pulse_start")
    if ROOM_CARDS.intersection(pile):
        yield _at("pulse_start"), '"pulse_start" holds Room cards; only Alive and Dead lie there'
    if pile and (len(pile) < seats or pile.count(ALIVE) < SET_UP[seats].cultists):
        fault = f"{len(pile)} cards are too few for {seats} Pulse decks, of which a Cultist's begins Alive"
        yield _at("pulse_start"), f"{fault}; add some, or leave the pile empty"


def _at(key: str) -> Location:
    return Location("set_up", 0, key)
