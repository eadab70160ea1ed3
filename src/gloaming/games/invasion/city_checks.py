"""What a city must fulfil before anybody may play in it (INV-MAPC): first its districts, then its spots and roads.

Each check yields the faults it finds, at the line where each can be fixed.
"""

import re
from collections import Counter, defaultdict
from itertools import permutations

from gloaming.games.invasion.city_files import District, Point, Sector, Source, Spot, Tables
from gloaming.games.invasion.outlines import edges, in_any, inside, middle
from gloaming.games.invasion.road_checks import ROAD_CHECKS
from gloaming.kernel.sources import Faults, Location, each

SECTORS: tuple[Sector, ...] = ("A", "B", "C", "D", "E")
ADDRESSES = range(1, 21)
WITHOUT_ADDRESS = 2  # at least
TOKENS = 125
CARDS = ("cathedral", "capitol")


def check_city(source: Source, tables: Tables) -> None:
    """Raise `CityError` unless a game can be played in this city."""
    districts = (_ids, _sectors, _addresses, _count, _drawing, _neighbours)
    source.check(tables, (*districts, *ROAD_CHECKS, _landings, _scientists))


def _ids(tables: Tables) -> Faults:
    listed = {
        "sector": [sector.id for sector in tables.sector],
        "district": [district.id for district in tables.district],
        "spot": [spot.id for spot in tables.spot],
        "road": [road.letter for road in tables.road],
    }
    for table, ids in listed.items():
        key = "letter" if table == "road" else "id"
        for where, name in each(table, ids, key):
            if name in ids[: where.nth]:
                yield where, f'"{name}" is used twice; give this {table} another {key}'
    for where, spot in each("spot", listed["spot"], "id"):
        if not re.fullmatch(r"[a-z][a-z0-9]{0,7}", spot):  # ids go into codes such as "move:f3"
            yield where, f'"{spot}" is not the id of a spot; use a small letter, then small letters and digits'
    if tables.gathering_card not in CARDS:
        fault = f'there is no event card "{tables.gathering_card}" for a city'
        yield Location(key="gathering_card"), f"{fault}; use {' or '.join(CARDS)}"


def _sectors(tables: Tables) -> Faults:
    """INV-MAPC-01: five sectors, each district in one of them."""
    if tuple(sector.id for sector in tables.sector) != SECTORS:
        yield Location("sector"), "a city has five sectors; list A, B, C, D and E in this order"
    for where, district in each("district", tables.district, "sector"):
        if district.sector not in SECTORS:
            fault = f'the district "{district.id}" names the sector "{district.sector}"'
            yield where, f"{fault}; name one of A to E"


def _addresses(tables: Tables) -> Faults:
    """INV-MAPC-02: a number of the die, once a sector; the id tells it."""
    taken: set[tuple[Sector, int]] = set()
    for where, district in each("district", tables.district, "address"):
        wanted = rf"{district.sector}-x\d+"
        if district.address is not None:
            at, wanted = (district.sector, district.address), f"{district.sector}{district.address}"
            if at in taken or district.address not in ADDRESSES:
                fault = f'the address {district.address} of "{district.id}" is taken or not on the die'
                yield where, f"{fault}; use each of 1 to 20 once a sector"
            taken.add(at)
        if not re.fullmatch(wanted, district.id):
            fault = f'the id "{district.id}" does not tell its sector and address'
            yield where._replace(key="id"), f'{fault}; write it as "A7", or as "A-x1" without address'


def _count(tables: Tables) -> Faults:
    """INV-MAPC-03, -04, -06: every number of the die in every sector, a few districts without, tokens for all."""
    taken = {(district.sector, district.address) for district in tables.district}
    for sector in SECTORS:
        for number in ADDRESSES:
            if (sector, number) not in taken:
                fault = f"the sector {sector} has no district with the address {number}, and the dice may ask for it"
                yield Location("district"), f"{fault}; give it to a district"
    least = len(SECTORS) * len(ADDRESSES) + WITHOUT_ADDRESS
    if not least <= len(tables.district) <= TOKENS:
        fault = f"the city has {len(tables.district)} districts"
        remedy = f"make it {least} to {TOKENS}, so some have no address and the tokens cover all"
        yield Location("district"), f"{fault}; {remedy}"


def _drawing(tables: Tables) -> Faults:
    """The map is drawn from the outlines: whole ones, inside the board, none upon another or in the water."""
    wide, high = tables.size
    outlines = [(Location("district", n, "polygon"), d.id, d.polygon) for n, d in enumerate(tables.district)]
    outlines.append((Location(key="gathering_polygon"), tables.gathering_point, tables.gathering_polygon))
    for where, name, polygon in outlines:
        if not 3 <= len(set(polygon)) == len(polygon):
            yield where, f'the outline of "{name}" is not a polygon; give it three or more different corners'
        if any(not (0 <= x <= wide and 0 <= y <= high) for x, y in polygon):
            fault = f'the outline of "{name}" leaves the board of {wide:g} by {high:g}'
            yield where, f"{fault}; move it or enlarge the board"
        centre = middle(polygon)
        for _, other, outline in outlines:
            if other != name and inside(centre, outline):
                yield where, f'the outlines of "{name}" and "{other}" overlap; move one of them'
        if in_any(centre, tables.water):
            yield where, f'the outline of "{name}" lies in the water; move it to a bank'


def _neighbours(tables: Tables) -> Faults:
    """INV-MAPC-13: close are districts that share an edge, except across water; so it holds both ways."""
    at_edge: dict[frozenset[Point], list[District]] = defaultdict(list)
    for district in tables.district:
        for edge in edges(district.polygon):
            if not in_any(middle(edge), tables.water):
                at_edge[frozenset(edge)].append(district.id)
    close: dict[District, set[District]] = defaultdict(set)
    for sharing in at_edge.values():
        for one, two in permutations(sharing, 2):
            close[one].add(two)
    for where, district in each("district", tables.district, "close"):
        shared = close[district.id]
        for other in sorted(set(district.close) - shared):
            fault = f'"{district.id}" and "{other}" share no edge on dry land, so they are not close'
            yield where, f'{fault}; take "{other}" out'
        for other in sorted(shared - set(district.close)):
            yield where, f'"{district.id}" and "{other}" share an edge, so they are close; add "{other}"'


def _landings(tables: Tables) -> Faults:
    """INV-MAPC-14: no landing fills a sector, counted as if its five sites took nothing twice."""
    for sector in SECTORS:
        whole = {district.id for district in tables.district if district.sector == sector}
        most: Counter[Sector] = Counter()
        for site in tables.district:
            if site.address is not None:
                most[site.sector] = max(most[site.sector], len(whole.intersection((site.id, *site.close))))
        if most.total() >= len(whole):
            fault = f"a landing might fill the sector {sector} before anybody moves"
            yield Location("district"), f"{fault}; give it more districts or fewer shared edges"


def _scientists(tables: Tables) -> Faults:
    """INV-MAPC-12: whatever the dice and the architect did before, each landing site still has a spot for its scientist.

    A site is in trouble only if its spots can be handed out, each to another sector whose turn comes earlier. That covers
    all landings without rolling them.
    """
    addressed = {district.id: district.sector for district in tables.district if district.address is not None}
    landing_at: dict[Spot, set[Sector]] = defaultdict(set)
    spots_of: dict[District, list[Spot]] = defaultdict(list)
    for spot in tables.spot:
        for site in addressed.keys() & set(spot.touches):
            spots_of[site].append(spot.id)
            landing_at[spot.id].add(addressed[site])
    for where, district in each("district", tables.district, "polygon"):
        earlier = SECTORS[: SECTORS.index(district.sector)]
        spots = spots_of[district.id]
        for takers in permutations(earlier, len(spots)) if district.id in addressed else ():
            if all(taker in landing_at[spot] for taker, spot in zip(takers, spots, strict=True)):
                fault = f'a landing on "{district.id}" might find all its spots taken by scientists of earlier sectors'
                yield where, f"{fault}; give it another spot"
