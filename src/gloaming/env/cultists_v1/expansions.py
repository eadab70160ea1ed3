"""What the expansions lay on the table, as numbers. Each writes into parts of the sheet that were blank before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gloaming.env.cultists_v1.places import ROOMS
from gloaming.env.cultists_v1.sheet import AT, ROW
from gloaming.env.cultists_v1.words import ITEMS, PROFESSIONS
from gloaming.games.cultists.expansions import curse_of_the_hunter
from gloaming.games.cultists.expansions.curse_of_the_hunter import CurseTokens
from gloaming.games.cultists.expansions.mountains_of_chaos import state as mountains
from gloaming.games.cultists.expansions.mountains_of_chaos.state import Mine
from gloaming.games.cultists.expansions.professions import state as professions
from gloaming.games.cultists.expansions.professions.state import ProfessionsSeen
from gloaming.games.cultists.expansions.under_the_surface import state as surface
from gloaming.games.cultists.expansions.under_the_surface.state import SurfaceSeen
from gloaming.kernel.game import Part
from gloaming.kernel.values import Seat

ITEM = {item: nth for nth, item in enumerate(ITEMS)}
Parts = dict[str, Part]


def write_people(people: bytearray, parts: Parts) -> None:
    """Who carries, leads, takes part, holds; with seat 0 first."""
    seen: Any = parts.get(surface.NAME)
    if seen is not None:
        for seat, items in seen.carried.items():
            for item in items:
                people[seat * ROW + AT["carried"] + ITEM[item]] += 1
        mark(people, "lamp", seen.lamp_lit)
        mark(people, "leader", seen.leader)
        for seat in seen.participants:
            mark(people, "participant", seat)
    seen = parts.get(professions.NAME)
    if seen is not None:
        mark(people, "holder", seen.holder)


def mark(people: bytearray, part: str, seat: Seat | None) -> None:
    if seat is not None:
        people[seat * ROW + AT[part]] = 1


def write_house(house: bytearray, slot: dict[str, int], parts: Parts) -> None:
    for name, seen in parts.items():
        HOUSE_PAGES[name](house, slot, seen)


def write_own(own: bytearray, order: tuple[int, ...], parts: Parts) -> None:
    """What a seat alone knows of the Professions."""
    seen: Any = parts.get(professions.NAME)
    if seen is None:
        return
    if seen.informant is not None:
        own[AT["informant"] + order[seen.informant]] = 1
    if seen.is_informant is not None:
        own[AT["own_token"] + seen.is_informant] = 1


def surface_page(house: bytearray, slot: dict[str, int], seen: SurfaceSeen) -> None:
    for place, items in seen.lying.items():
        for item in items:
            house[AT["lying"] + slot[place] * len(ITEMS) + ITEM[item]] += 1
    for place in seen.covered:
        house[AT["covered"] + slot[place]] = 1
    for item in (*seen.used.values(), *seen.gone):
        house[AT["items_out"] + ITEM[item]] += 1
    house[AT["items_lost"]] = seen.lost
    house[AT["relics"]] = seen.relics
    house[AT["door_open"]] = seen.door_open
    house[AT["leader_vote"]] = seen.leader_vote


def mine_page(house: bytearray, slot: dict[str, int], seen: Mine) -> None:
    house[AT["blocked"] + slot[seen.blocked]] = 1
    for nth, room in enumerate(seen.lifts.values()):
        house[AT["lifts"] + nth * ROOMS + slot[room]] = 1


def professions_page(house: bytearray, _: dict[str, int], seen: ProfessionsSeen) -> None:
    if seen.profession is not None:
        house[AT["profession"] + PROFESSIONS.index(seen.profession)] = 1
    house[AT["profession_used"]] = seen.used
    house[AT["profession_lost"]] = seen.lost
    house[AT["exorcised"]] = seen.exorcised


def curse_page(house: bytearray, slot: dict[str, int], seen: CurseTokens) -> None:
    for room in seen.rooms:
        house[AT["cursed"] + slot[room]] = 1


HOUSE_PAGES: dict[str, Callable[[bytearray, dict[str, int], Any], None]] = {
    surface.NAME: surface_page,
    mountains.NAME: mine_page,
    professions.NAME: professions_page,
    curse_of_the_hunter.NAME: curse_page,
}
"""By the names of the parts."""
